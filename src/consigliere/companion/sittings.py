"""The companion as the page sees it: sessions made from saved texts, and what they ask as messages."""

import asyncio
import json
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

from consigliere.companion.box import Box
from consigliere.companion.box import Problem as BoxProblem
from consigliere.companion.his_cards import may_come
from consigliere.companion.kept import Kept
from consigliere.companion.messages import (
    CompanionAnswer,
    CompanionCard,
    CompanionDistrict,
    CompanionGame,
    CompanionInfo,
    CompanionLine,
    CompanionProblem,
    CompanionQuestion,
    CompanionRow,
    CompanionSheet,
    CompanionTile,
    NewCompanion,
    PackCheck,
)
from consigliere.companion.questions import COUNTED, NUMBERS, Question
from consigliere.companion.session import COMPANY, TITLE, UNFINISHED, Session, read_header, resume
from consigliere.companion.sheet import (
    LOW_STARS,
    P_PAUSE,
    T_ALCOHOL,
    T_CONTROL,
    T_DEFENCE,
    T_DISTRICT,
    T_GUNS,
    T_MARKERS,
    T_PROFIT,
    T_STOCK,
    UNSET,
    Line,
    Sheet,
)
from consigliere.games.scarface.explain.card_text import plain as said
from consigliere.games.scarface.explain.effect_text import Phrase, effect_phrases, joined
from consigliere.games.scarface.game import DATA
from consigliere.games.scarface.names import DISTRICTS, GANGS, PLACES
from consigliere.kernel.errors import BadInput
from consigliere.kernel.packs import Pack, read_pack
from consigliere.kernel.reading import parse_toml
from consigliere.server.table.wrong import Wrong, plain

T = TypeVar("T")
TEMPLATE: Final = Path(__file__).parent / "owner_template.toml"
MOST_ANSWERS: Final = 5000
SESSIONS_KEPT: Final = 32
MOST_DOTS: Final = 64  # in a line of TOML: each may open a table inside a table, and to read many takes for ever
OWN: Final = "own"
SHIPPED: Final = "standard"


@cache
def our_pack() -> Pack:
    return read_pack(DATA)


def make_box(pack: str, physical: bool) -> Box:
    """Our numbers, with those of an owner's TOML laid over them."""
    if any(line.count(".") > MOST_DOTS for line in pack.splitlines()):
        raise Wrong(400, "error-too-deep", most=MOST_DOTS)
    if not pack.strip():
        return Box(our_pack(), {}, SHIPPED, physical)
    try:
        data = parse_toml(pack)
    except BadInput as error:
        raise BadInput("error-pack-unreadable", file="TOML", reason=error) from None
    return Box(our_pack(), data, OWN, physical)


Change = Callable[[Session], None]


class Sittings:
    """Sessions that are being played. Everything that takes time runs in one thread beside the others."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="companion")
        self._known: OrderedDict[str, tuple[int, Session]] = OrderedDict()

    async def do(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        self._thread.shutdown()

    def session(self, kept: Kept, anyway: bool = False) -> Session:
        """The session of a saved game; made again from its text where it is not known."""
        version, session = self._known.get(kept.id, (-1, None))
        if session is None or version != kept.version:
            session = self.read(kept.text, kept.pack, anyway)
        self.keep(kept, session)
        return session

    def after(self, kept: Kept, change: Change) -> tuple[Session, str]:
        """A session after a change, and what is to be saved of it."""
        session = self.session(kept)
        change(session)
        return session, session.write()

    @contextmanager
    def saving(self, id: str) -> Iterator[None]:
        """A change that cannot be saved is forgotten."""
        try:
            yield
        except BadInput:
            raise
        except BaseException:
            self.drop(id)
            raise

    def read(self, text: str, pack: str, anyway: bool) -> Session:
        if text.count("\n") > MOST_ANSWERS:
            raise BadInput("companion-error-file-long", most=MOST_ANSWERS)
        header = read_header(text)
        return resume(text, make_box(pack, header["cards"] == "physical"), anyway)

    def keep(self, kept: Kept, session: Session) -> None:
        self._known[kept.id] = (kept.version, session)
        self._known.move_to_end(kept.id)
        while len(self._known) > SESSIONS_KEPT:
            self._known.popitem(last=False)

    def drop(self, id: str) -> None:
        self._known.pop(id, None)


def begun(wanted: NewCompanion, before: list[Kept]) -> Session:
    """A new game after those that were played before."""
    box = make_box(wanted.pack, wanted.cards == "physical")
    return Session(box, secrets.randbits(32), learned(before, box), wanted.humans)


def answered(said: CompanionAnswer) -> Change:
    def give(session: Session) -> None:
        if len(session.answers) >= MOST_ANSWERS:
            raise BadInput("error-game-over")
        session.answer(said.text)

    return give


def learned(kept: list[Kept], box: Box) -> list[str]:
    """SF-208: cards entered in earlier games with this pack."""
    if not box.physical:
        return []
    for game in kept:
        header = read_header(game.text, any_version=True)
        if header["pack"].split()[-1] == box.digest and header["cards"] == "physical":
            cards: list[str] = json.loads(header["piles"])["learned"]
            return cards
    return []


# As messages


def info(kept: Kept) -> CompanionInfo:
    header = read_header(kept.text, any_version=True)
    turn = int(json.loads(header["sheet"])["turn"])
    old = not kept.text.startswith(f"{TITLE}\n")
    cards: Literal["app", "physical"] = "physical" if header["cards"] == "physical" else "app"
    name = header["pack"].rpartition(" ")[0]
    over = header["result"] != UNFINISHED
    humans = header[COMPANY].split()
    return CompanionInfo(kept.id, cards, name, humans, turn, over, old, kept.created, kept.changed)


def game(kept: Kept, session: Session) -> CompanionGame:
    s = session.sheet
    return CompanionGame(
        info(kept),
        kept.version,
        len(session.answers),
        _question(session),
        _sheet(session) if s.phase >= P_PAUSE else None,
        _plan(session),
        s.owners(),
        problems(session.box.problems),
    )


def check(pack: str) -> PackCheck:
    box = make_box(pack, physical=True)
    return PackCheck(box.digest, sum(1 for id in box.cards if id), problems(box.problems))


def problems(found: list[BoxProblem]) -> list[CompanionProblem]:
    return [CompanionProblem(one.wrong, one.message, _plain(one.args)) for one in found]


def _plain(args: dict[str, object]) -> dict[str, Any]:
    return {name: said(value) if isinstance(value, Phrase) else plain(value) for name, value in args.items()}


def _lines(lines: list[Line]) -> list[CompanionLine]:
    return [CompanionLine(message, _plain(args)) for message, args in lines]


def _question(session: Session) -> CompanionQuestion:
    question: Question = session.question
    _, least, most = COUNTED.get(question.kind, (0, 0, 0))
    most = LOW_STARS if question.args.get("row") == "low" else most
    return CompanionQuestion(
        question.kind,
        question.message,
        _plain(question.args),
        question.rule,
        question.form,  # type: ignore[arg-type]
        question.options,
        question.columns,
        [[value if isinstance(value, int) else str(value) for value in row] for row in question.rows],
        len(question.known) if question.form == NUMBERS else 0,
        least,
        most,
        question.default,
        question.known,
        question.enough,
        question.cannot,
        question.who,
        question.draw,
        [session.box.cards[slot] for slot in may_come(session.box, session.sheet)] if question.draw else [],
        _lines(question.lines),
        _lines(question.because),
    )


def _plan(session: Session) -> list[CompanionCard]:
    s, box = session.sheet, session.box
    return [
        CompanionCard(
            box.cards[card],
            box.book.action_power[card],
            box.book.action_move[card],
            [_row(row) for row in box.records[card]["rows"]],
            [row for at, row in s.cubes if at == place],
        )
        for place, card in enumerate(s.plan)
    ]


def _row(row: dict[str, Any]) -> CompanionRow:
    text = joined(effect_phrases(row["act"], "his"))
    return CompanionRow(row["act"], row["bonus"], CompanionLine(**said(text)))


def _sheet(session: Session) -> CompanionSheet:
    s = session.sheet
    return CompanionSheet(
        turn=s.turn,
        gang=GANGS[s.gang],
        money=s.money,
        crime=s.crime,
        ness=s.ness,
        stars=s.stars,
        jobs=s.jobs,
        news=s.news,
        ring=s.owner(s.ring),
        here=DISTRICTS[s.here],
        thugs=dict(zip(PLACES, s.place, strict=True)),
        levels=dict(zip(session.box.whats[s.gang], s.level, strict=True)),
        boss=s.boss(),
        dealers=[list(dealer) for dealer in s.dealers],
        deck=len(s.deck),
        discard=len(s.discard),
        piles=[len(pile) for pile in s.piles],
        districts=[
            CompanionDistrict(id, s.token[n], s.street[n], s.cars[n], s.trucks[n]) for n, id in enumerate(DISTRICTS)
        ],
        tiles=[_tile(s, n) for n in range(len(s.tiles))],
    )


def _tile(s: Sheet, n: int) -> CompanionTile:
    row = s.tiles[n]
    alcohol, guns, profit, defence = (
        None if row[place] == UNSET else row[place] for place in (T_ALCOHOL, T_GUNS, T_PROFIT, T_DEFENCE)
    )
    goods = row[T_STOCK : T_STOCK + 2]
    owner = s.owner(row[T_CONTROL])
    district = DISTRICTS[row[T_DISTRICT]]
    return CompanionTile(s.labels[n], district, owner, alcohol, guns, profit, defence, row[T_MARKERS], goods)
