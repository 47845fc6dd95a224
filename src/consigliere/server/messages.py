"""Every message between the server and a client, over HTTP and over the socket. The page's types are made from these.

A text for people is never in a message: it is a Fluent id with arguments, which the client says in its own language.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from consigliere.bots.advice import Advice
from consigliere.bots.analysis import Judged
from consigliere.kernel.views import View

# What a client may say has bounds, so that nothing absurd comes in

Word = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Notation = Annotated[str, Meta(max_length=500)]
Secret = Annotated[str, Meta(max_length=200)]

# Seats, clocks, tables


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long people may think. `days`: for one move. `live`: seconds for the game, and an increment for each move."""

    kind: Literal["none", "days", "live"] = "none"
    days: Annotated[int, Meta(ge=0, le=365)] = 0
    seconds: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatWish(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who should sit somewhere: me (several times: hot-seat), a bot (a level, or one of the study bots), or
    whoever comes."""

    kind: Literal["me", "bot", "open"] = "open"
    bot: Word = "normal"


class NewTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table somebody wants. No seats: me, and bots at the others. `pack`: its name or digest, else the first.

    `rated` false: the result does not count. `practice`: nor does it here, and I may take back whatever I like; for me
    and bots only.
    """

    game: Word
    options: Annotated[dict[str, Any], Meta(max_length=32)] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    listed: bool = False
    spectators: bool = True
    clock: Clock = Clock()
    timeout: Literal["fallback", "bot"] = "fallback"
    pack: Word = ""
    rated: bool = True
    practice: bool = False


class SeatInfo(msgspec.Struct, frozen=True):
    """`name` of a bot is its id. `account`: a person's name leads to their page, `/me/<name>`; guests have none.
    `bot`: the level, or the study bot, that plays there, or "".

    `online`: a person's page is connected. `away`: a bot stands in for who left. `knows`: this person has seen secrets
    of another team, and others play here.
    """

    kind: Literal["person", "bot", "open"]
    name: str
    account: bool
    bot: str
    mine: bool
    online: bool
    away: bool
    team: int
    knows: bool


class Offer(msgspec.Struct, frozen=True):
    """Something all must agree on: taking back beyond one's own turn, or a draw."""

    id: int
    what: Literal["undo", "draw"]
    seat: int
    agreed: list[int]


class TableInfo(msgspec.Struct, frozen=True):
    """A table as one person may see it; nothing of it depends on what is hidden in the game.

    `origin` "record": the game goes on from a record, whoever brought it may know what was hidden until then; "again":
    the same deal as in a game before. `rated` false: its result says nothing about the players, as its owner wished or
    somebody may know more than their own side. `practice`: who plays here against bots may take back what they like.
    `scores`: what each side had in the end, where that is a number.
    """

    id: str
    game: str
    rules: str
    pack: str
    options: dict[str, Any]
    status: Literal["waiting", "running", "over", "stopped"]
    seats: list[SeatInfo]
    owner: bool
    listed: bool
    spectators: bool
    clock: Clock
    timeout: str
    created: float
    moved: float
    asked: list[int]
    ending: Literal["", "played", "resigned", "agreed", "time"]
    returns: list[float] | None
    rematch: str | None
    origin: Literal["new", "record", "again"]
    rated: bool
    scores: list[int] | None
    practice: bool


# Commands of a client


class Command(msgspec.Struct, frozen=True, tag_field="type", kw_only=True, omit_defaults=True):
    """`id` is the client's own: repeating a command with the same id is harmless. `seq` is the last one it saw."""

    id: Word
    seat: Number
    seq: Count = 0


class Decide(Command, frozen=True, tag="play", kw_only=True):
    """An action by its number or its notation."""

    action: Number | Notation


class Undo(Command, frozen=True, tag="undo", kw_only=True):
    """Take back my last decision, or the last few that I made just now."""

    decisions: Annotated[int, Meta(ge=1, le=50)] = 1


class Redo(Command, frozen=True, tag="redo", kw_only=True):
    pass


class Reset(Command, frozen=True, tag="reset", kw_only=True):
    """Take back all I decided in this turn, as far as undo goes."""


class Ask(Command, frozen=True, tag="ask", kw_only=True):
    """Offer the table to take back beyond my own turn, or a draw."""

    what: Literal["undo", "draw"]


class Answer(Command, frozen=True, tag="answer", kw_only=True):
    offer: Count
    yes: bool


class Resign(Command, frozen=True, tag="resign", kw_only=True):
    pass


class Say(Command, frozen=True, tag="say", kw_only=True):
    """Chat: `seat` -1 is a spectator, who may only speak to the table. `sketch` carries drawn marks to the team."""

    channel: Literal["table", "team", "sketch"] = "table"
    text: Annotated[str, Meta(min_length=1, max_length=4000)]


class Tell(Command, frozen=True, tag="wish", kw_only=True):
    """What I wish of the bot that is my partner: one of the game's `wishes`, or `none`; or whether it says what it
    intends: `quiet`, `speak`. `about`: what a wish is about, if it has to say it."""

    what: Word
    about: Word = ""


class Hint(Command, frozen=True, tag="hint", kw_only=True):
    """What would the best bot do in my place, and why?"""


class AskChance(Command, frozen=True, tag="chance", kw_only=True):
    """How likely is my side to win, as I am asked now?"""


class WhyNot(Command, frozen=True, tag="why", kw_only=True):
    """Why is this action not legal?"""

    action: Number | Notation


AnyCommand = Decide | Undo | Redo | Reset | Ask | Answer | Resign | Say | Tell | Hint | AskChance | WhyNot

# What the server tells


class Problem(msgspec.Struct, frozen=True):
    """Something that did not work: a message id with its arguments, and the rule where a rule forbids it."""

    message: str
    args: dict[str, Any] = {}
    rule: str = ""
    game: str = ""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event of the journal as one viewer may know it; `seq` is the viewer's own count.

    `undone`: the counts of the decisions that were taken back with it.
    """

    seq: int
    message: str
    args: dict[str, Any]
    undone: list[int] = []


class Line(msgspec.Struct, frozen=True):
    """A line of chat. `seat` -1: a spectator. What is said to a bot that is a partner (channels `wish`, and `voice` for
    whether it says anything), and what it says itself (`intent`), is no text but a message with its arguments; it is
    for the team."""

    n: int
    channel: str
    seat: int
    name: str
    text: str
    at: float
    message: str = ""
    args: dict[str, Any] = {}


class Clocks(msgspec.Struct, frozen=True):
    """Seconds left for each seat when the message was sent (None: no limit), and whose clocks run."""

    left: list[float | None]
    running: list[int]


class Position(msgspec.Struct, frozen=True, tag_field="type", tag="position"):
    """The first message of a socket: everything this viewer may know now, and the events it has missed."""

    table: TableInfo
    seat: int | None
    seq: int
    view: View | None
    events: list[Told]
    chat: list[Line]
    offers: list[Offer]
    clocks: Clocks
    can_undo: bool
    can_redo: bool
    can_ask: bool


class Scene(msgspec.Struct, frozen=True):
    """A position on the way, after the first of the events; `board` are the parts in which it differs from the end."""

    events: int
    phase: str
    board: dict[str, Any]


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """Something happened that this viewer may see. `can_ask`: a decision could be taken back if all agreed."""

    seq: int
    view: View
    events: list[Told]
    offers: list[Offer]
    clocks: Clocks
    can_undo: bool
    can_redo: bool
    can_ask: bool
    scenes: list[Scene] = []


class TableChanged(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    table: TableInfo


class Chat(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    line: Line


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """The command `id` is stored; `seq` is the viewer's count after it."""

    id: str
    seq: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    id: str
    problem: Problem


class Hinted(msgspec.Struct, frozen=True, tag_field="type", tag="hinted"):
    """`chance`: how likely one's side is to win with the action, a draw is half a win; None where the bot does not
    know. `advice`: why, and what it would do else."""

    id: str
    action: int
    notation: str
    chance: float | None
    advice: Advice


class Chance(msgspec.Struct, frozen=True, tag_field="type", tag="chance"):
    """`chance` None: the bot does not know."""

    id: str
    chance: float | None


class Reason(msgspec.Struct, frozen=True, tag_field="type", tag="reason"):
    """The answer to `why`; `problem` None: it is legal."""

    id: str
    problem: Problem | None


AnyReply = Done | Refused | Hinted | Chance | Reason
AnyNews = Position | Update | TableChanged | Chat | AnyReply

# People


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: bool


class Identity(msgspec.Struct, frozen=True):
    """Who I am, with a new secret; one from before works no longer. A script sends it, `Authorization: Bearer
    <secret>`; a browser gets it as a cookie, and here nothing."""

    me: Me
    secret: str


class NewName(msgspec.Struct, frozen=True, omit_defaults=True):
    """An account is found by its name, so its password is needed to change it."""

    name: Secret
    password: Secret = ""


class Credentials(msgspec.Struct, frozen=True):
    name: Secret
    password: Secret


class NewPassword(msgspec.Struct, frozen=True):
    old: Secret
    new: Secret


class Proof(msgspec.Struct, frozen=True, omit_defaults=True):
    """The password of my account, for what cannot be undone; a guest has none."""

    password: Secret = ""


class Carry(msgspec.Struct, frozen=True):
    """A link that carries an identity to another device, once."""

    token: str
    expires: float


class SessionInfo(msgspec.Struct, frozen=True):
    id: str
    agent: str
    created: float
    used: float
    current: bool


class Muted(msgspec.Struct, frozen=True):
    """Somebody whose chat I do not want to read."""

    id: str
    name: str


# Games, records


class GameInfo(msgspec.Struct, frozen=True):
    """`options`: each name with its values, the first is the default. `quick`: those with which a game starts at once.
    `pack`: the digest of its components. `puzzles`: how many there are. `wishes`: what a bot can be told by
    its partner, each with what it can be about. `seats`: how many play with the first options,
    `seats_by`: for each option that changes it, the number with each of its values.

    `ours`: of each kind of component how many are our reconstruction, and how many there are.
    """

    id: str
    rules: str
    pack: str
    pack_name: str
    seats: int
    seats_by: dict[str, dict[str, int]]
    teams: list[int]
    options: dict[str, list[Any]]
    quick: dict[str, Any]
    bots: list[str]
    puzzles: int
    ours: dict[str, list[int]]
    wishes: dict[str, list[str]]


class Tables(msgspec.Struct, frozen=True):
    """Mine (running first, then by last move) and those anybody may join or watch."""

    mine: list[TableInfo]
    listed: list[TableInfo]


class Moment(msgspec.Struct, frozen=True):
    """A position of a replay: after `move` of `moves`, with the events of that move.

    `facts`: the whole position, hidden things included, when all was asked for after the end.
    """

    move: int
    moves: int
    view: View
    events: list[Told]
    scenes: list[Scene] = []
    facts: dict[str, Any] | None = None


class Course(msgspec.Struct, frozen=True):
    """How a game went: what each side had at the start and after each move of its replay."""

    scores: list[list[int]]


class Analysis(msgspec.Struct, frozen=True):
    """What bots think of a finished game: how many decisions are `done` of how many, and at the end all of them, each
    numbered by the moment of the replay in which it was taken."""

    status: Literal["none", "running", "done"]
    done: int
    total: int
    judged: list[Judged]


class PuzzlePosition(msgspec.Struct, frozen=True):
    """A puzzle of so many, as at a table: one action of its seat is clearly best."""

    number: int
    most: int
    seat: int
    table: TableInfo
    view: View


class PuzzleAnswer(msgspec.Struct, frozen=True):
    action: Number


class PuzzleSolution(msgspec.Struct, frozen=True):
    right: bool
    solution: Advice


class GoOn(msgspec.Struct, frozen=True, omit_defaults=True):
    """Play on from a moment of a finished game, counted as `seat` saw it (as for the moments)."""

    move: Count
    seat: Word = ""


class ImportedRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A record to go on with as a hot-seat table, from a move on (None: where it ends)."""

    record: str
    move: Count | None = None
