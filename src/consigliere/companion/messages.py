"""Every message between the companion and a client. The page's types are made from these, as from the server's."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from consigliere.server.messages import Count, Notation

Command = Annotated[str, Meta(max_length=64)]


class CompanionLine(msgspec.Struct, frozen=True):
    """An instruction or a reason, as a message id with its arguments, which may be such lines too."""

    message: str
    args: dict[str, Any]


class CompanionProblem(msgspec.Struct, frozen=True):
    """Something about an owner's pack. `wrong`: left out until it is put right; else it is missing, ours stands in."""

    wrong: bool
    message: str
    args: dict[str, Any]


class CompanionQuestion(msgspec.Struct, frozen=True):
    """What is asked or told now. `default` is what an empty answer means; `lines` are the instruction that comes first
    and may be impossible (`cannot`); `because` tells the reasons. A `numbers` question wants `count` numbers from
    `least` to `most`: `known` as last told, `enough` (0: none) and more are the same. `who`: the people asked, by their
    colours; in a table, of each row. `draw`: how many of his cards are to be named; `cards`: those that may come."""

    kind: str
    message: str
    args: dict[str, Any]
    rule: str
    form: Literal["choice", "numbers", "table", "words"]
    options: list[str]
    columns: list[str]
    rows: list[list[str | int]]
    count: int
    least: int
    most: int
    default: str
    known: list[int | None]
    enough: int
    cannot: bool
    who: list[str]
    draw: int
    cards: list[str]
    lines: list[CompanionLine]
    because: list[CompanionLine]


class CompanionRow(msgspec.Struct, frozen=True):
    """A row of a card of his: the effects as they are written, and in words."""

    act: list[dict[str, Any]]
    bonus: int
    text: CompanionLine


class CompanionCard(msgspec.Struct, frozen=True):
    """A card of his plan; `cubes` are the rows done, from 0."""

    card: str
    power: int
    move: int
    rows: list[CompanionRow]
    cubes: list[int]


class CompanionDistrict(msgspec.Struct, frozen=True):
    district: str
    number: int
    thugs: int
    cars: int
    trucks: int


class CompanionTile(msgspec.Struct, frozen=True):
    """None where nobody has told yet; `goods` are alcohol and guns lying on it."""

    label: str
    district: str
    owner: str
    alcohol: int | None
    guns: int | None
    profit: int | None
    defence: int | None
    markers: int
    goods: list[int]


class CompanionSheet(msgspec.Struct, frozen=True):
    """All the companion knows of the table. `dealers`: thugs, alcohol, guns of each; `piles`: A and B."""

    turn: int
    gang: str
    money: int
    crime: int
    ness: int
    stars: int
    jobs: int
    news: int
    ring: str
    here: str
    thugs: dict[str, int]
    levels: dict[str, int]
    boss: int
    dealers: list[list[int]]
    deck: int
    discard: int
    piles: list[int]
    districts: list[CompanionDistrict]
    tiles: list[CompanionTile]


class CompanionInfo(msgspec.Struct, frozen=True):
    """A game beside a box, in a list. `humans` are the colours of several people. `old`: saved by another version, it
    cannot go on here."""

    id: str
    cards: Literal["app", "physical"]
    pack: str
    humans: list[str]
    turn: int
    over: bool
    old: bool
    created: float
    changed: float


class CompanionGame(msgspec.Struct, frozen=True):
    """A game beside a box. `version` counts its changes; an answer names the one it answers. `sheet` None: the set-up
    is not done. `owners` are the words for everybody who can control a tile."""

    info: CompanionInfo
    version: int
    answers: int
    question: CompanionQuestion
    sheet: CompanionSheet | None
    plan: list[CompanionCard]
    owners: list[str]
    problems: list[CompanionProblem]


class NewCompanion(msgspec.Struct, frozen=True, omit_defaults=True):
    """`app`: the program shuffles his cards; `physical`: they lie on the table. `humans`: the colours in turn order
    where two or three play against him. `pack`: TOML of one's own box."""

    cards: Literal["app", "physical"] = "app"
    humans: Annotated[list[Command], Meta(max_length=4)] = []
    pack: Annotated[str, Meta(max_length=60_000)] = ""


class CompanionFile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A saved game. `anyway`: go on although the pack is another one."""

    text: Annotated[str, Meta(max_length=60_000)]
    pack: Annotated[str, Meta(max_length=60_000)] = ""
    anyway: bool = False


class CompanionAnswer(msgspec.Struct, frozen=True):
    """An answer or a change of the sheet, in the companion's words; empty: the default. `command` is the client's own
    id of it: sent again, it is not carried out twice."""

    text: Notation
    version: Count
    command: Command = ""


class CompanionUndo(msgspec.Struct, frozen=True):
    version: Count
    command: Command = ""


class CompanionPack(msgspec.Struct, frozen=True):
    pack: Annotated[str, Meta(max_length=60_000)]


class PackCheck(msgspec.Struct, frozen=True):
    """What an owner's pack has, lacks and has wrong."""

    digest: str
    cards: int
    problems: list[CompanionProblem]
