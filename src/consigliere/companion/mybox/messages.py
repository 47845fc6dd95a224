"""The form of a box and what is said of one: messages for the page, used by the terminal as well."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from consigliere.companion.messages import CompanionLine, CompanionProblem
from consigliere.companion.mybox.shape import BoxData, BoxEffect

LONGEST = 60_000  # letters of a box


class BoxOption(msgspec.Struct, frozen=True):
    id: str
    label: CompanionLine


class BoxField(msgspec.Struct, frozen=True):
    """One thing to enter.

    `number`: from `least` to `most`, those of `quick` as buttons, `usual` where nothing is printed. `numbers`: a
    list of them, `count` at most and at least `count_least`, -1 where one is not entered yet. `table`: so many rows of
    so many `columns`. `choice`: one of the options; `places`: some of them. `effects`: a list of effects; `acts`: a
    list of such lists. `condition`: an option and, where it is among `counted`, a number. `record`: the fields inside;
    `records` and `rows`: a list of such. `said`: the lines of a looked-through record are about these.
    """

    name: str
    kind: Literal[
        "number", "numbers", "table", "choice", "places", "effects", "acts", "condition", "record", "records", "rows"
    ]
    label: CompanionLine
    needed: bool = True
    least: int = 0
    most: int = 99
    quick: list[int] = []
    usual: int | None = None
    count: int = 0
    count_least: int = 0
    columns: int = 0
    options: list[BoxOption] = []
    counted: list[str] = []
    said: bool = False
    fields: list["BoxField"] = []


class BoxSymbol(msgspec.Struct, frozen=True):
    """A printed symbol: the effect it stands for, its picture, and which `details` of the form can be told of it."""

    icon: str
    label: CompanionLine
    group: Literal["order", "effect", "rare"]
    effect: BoxEffect
    details: list[str]


class BoxPart(msgspec.Struct, frozen=True):
    """A part of a box: records of a table (`base` is one alone). `ids`: what they are called, `free`: or otherwise;
    `preset`: what each of them has, so that parts of one table are told apart."""

    id: str
    table: Literal["base", "action", "solo_board", "tile", "district"]
    key: str
    label: CompanionLine
    note: CompanionLine
    ids: list[BoxOption]
    free: bool
    most: int
    preset: dict[str, str]
    fields: list[BoxField]


class BoxForm(msgspec.Struct, frozen=True):
    """All there is to enter. `longest`: the letters a box may have; `not_yet`: a number of a list not entered yet."""

    parts: list[BoxPart]
    symbols: list[BoxSymbol]
    details: dict[str, BoxField]
    longest: int
    not_yet: int


class BoxRecord(msgspec.Struct, frozen=True):
    """How a record stands: its place in its table, what is still to enter, what is wrong, and what it says."""

    part: str
    table: str
    place: int
    id: str
    state: Literal["done", "unfinished", "wrong"]
    missing: list[CompanionLine]
    problems: list[CompanionProblem]
    says: list[CompanionLine | None]


class BoxProgress(msgspec.Struct, frozen=True):
    part: str
    have: int
    most: int


class BoxCheck(msgspec.Struct, frozen=True):
    """A box looked through: itself, as a TOML file, and how far each part is."""

    box: BoxData
    toml: str
    digest: str
    progress: list[BoxProgress]
    records: list[BoxRecord]


class BoxText(msgspec.Struct, frozen=True):
    """A box as JSON (as the page keeps it) or as TOML (a file)."""

    text: Annotated[str, Meta(max_length=LONGEST)]
