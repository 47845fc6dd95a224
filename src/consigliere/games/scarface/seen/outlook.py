"""What follows by the rules from a position: reserves, prices, rows of the boss tracks, and the card whose effects are
carried out. Pages and boards draw it; they work out no rule themselves."""

from typing import Any

import msgspec

from consigliere.games.scarface import draws, flow, names, setting_up
from consigliere.games.scarface.actions import (
    DO_JOB,
    DO_ORDER,
    DO_SKILL,
    PLAN_CARD,
    SETUP_GOOD,
    SETUP_JOB,
)
from consigliere.games.scarface.explain.card_text import plain
from consigliere.games.scarface.explain.effect_text import effect_phrases, joined
from consigliere.games.scarface.human import offers
from consigliere.games.scarface.human.orders import hire_due, upgrade_price
from consigliere.games.scarface.human.turn import plan_ready
from consigliere.games.scarface.names import CHARACTERISTIC_COUNT, HENCHMAN, HUMAN, NONE
from consigliere.games.scarface.quick import suggestion
from consigliere.games.scarface.rounds import MARKS, marks
from consigliere.games.scarface.table import Table

EFFECT_FRAMES = (flow.EFFECTS, flow.CHOOSE, flow.H_EFFECTS, flow.H_CHOOSE)
CHOICES = (flow.CHOOSE, flow.H_CHOOSE)


class Reserve(msgspec.Struct, frozen=True, array_like=True):
    """SF-4: what a side has left to bring into play; `markers` are control markers."""

    cars: int
    trucks: int
    markers: int


class Decks(msgspec.Struct, frozen=True, array_like=True):
    """How many cards each deck still has, also those that lie under it or are known on top."""

    jobs: int
    dealers: int
    raids: int
    low: int
    high: int
    his: int


class Text(msgspec.Struct, frozen=True):
    """A phrase: a message whose arguments may be phrases, or lists of them."""

    message: str
    args: dict[str, Any]


class Option(msgspec.Struct, frozen=True):
    """One of the options of a card: its effects as they are written, and in words."""

    effects: list[dict[str, Any]]
    text: Text


class Source(msgspec.Struct, frozen=True):
    """The card whose effects are carried out; `options` while one of them is asked for."""

    table: str
    id: str
    options: list[Option]


class Decided(msgspec.Struct, frozen=True):
    by: str
    marks: list[int]


class Plan(msgspec.Struct, frozen=True):
    """The plan as it lies, were it ready now (SF-45, SF-46): its points, his crime then, what one more card would add
    to that, and the orders and jobs it can pay for."""

    pool: list[int]
    crime: int
    more_crime: int
    orders: list[str]
    jobs: list[str]


class Outlook(msgspec.Struct, frozen=True):
    """`reserves` and `rows` (of the boss tracks, from 0) by side: human, Henchman, other humans. `floor`: the least
    crime (SF-110). `first_time`: where the time track begins (SF-22). `hire`: what the associates in the market cost
    now, by slot (SF-58). `upgrades`: points and money of the next level, by characteristic (SF-72). `plan` while it is
    laid. `time`: which of how many equal questions this is (SF-32, SF-33). `suggested`: an answer for who leaves the
    set-up to others. `decided` after the end: which mark of SF-124 and SF-125 made the difference between the winner
    and the next, and their marks."""

    reserves: list[Reserve]
    rows: list[int]
    floor: int
    first_time: int
    decks: Decks
    hire: list[int | None]
    upgrades: list[tuple[int, int] | None]
    source: Source | None
    plan: Plan | None
    time: tuple[int, int] | None
    suggested: int | None
    decided: Decided | None


def outlook(t: Table, me: int = HUMAN) -> Outlook:
    """For the human `me`."""
    decides = me == t.human
    return Outlook(
        reserves=[Reserve(t.reserve(side, 0), t.reserve(side, 1), t.free_markers(side)) for side in range(len(t.gang))],
        rows=[0 if gang == NONE else t.book.row_of[gang][t.boss(side)] for side, gang in enumerate(t.gang)],
        floor=t.floor(),
        first_time=t.first_time(),
        decks=_decks(t),
        hire=_hire(t, me),
        upgrades=_upgrades(t, me),
        source=_source(t),
        plan=_plan(t) if decides else None,
        time=_time(t) if decides else None,
        suggested=suggestion(t) if decides else None,
        decided=_decided(t),
    )


def _decks(t: Table) -> Decks:
    return Decks(
        jobs=draws.jobs_left(t),
        dealers=draws.dealers_left(t),
        raids=len(t.raid_bag),
        low=len(t.low_bag) + len(t.low_bottom),
        high=len(t.high_bag) + len(t.high_bottom),
        his=len(t.h_bag) + len(t.h_top),
    )


def _plan(t: Table) -> Plan | None:
    if t.kind != PLAN_CARD or _top(t, flow.HUMAN_TURN) is None:
        return None
    ready, larger = t.clone(), t.clone()
    assert isinstance(ready, Table)
    assert isinstance(larger, Table)
    larger.plan = t.plan + t.hand[t.human][:1]
    plan_ready(ready)
    plan_ready(larger)
    acts = offers.acts(ready)
    return Plan(
        pool=ready.pool,
        crime=ready.crime[t.human],
        more_crime=larger.crime[t.human] - ready.crime[t.human],
        orders=[names.ORDERS[act - DO_ORDER] for act in acts if DO_ORDER <= act < DO_SKILL],
        jobs=[names.JOBS[act - DO_JOB] for act in acts if act >= DO_JOB],
    )


def _time(t: Table) -> tuple[int, int] | None:
    asked = _top(t, flow.SET_UP)
    if asked is None:
        return None
    if t.kind == SETUP_JOB:
        return (len(t.start_jobs[t.human]) + 1, setting_up.STARTING_JOBS)
    return (asked[flow.SET_UP_COUNTER] + 1, setting_up.STARTING_GOODS) if t.kind == SETUP_GOOD else None


def _decided(t: Table) -> Decided | None:
    """SF-125, SF-229: the winner and the best of the others; in the solo game the human's mark comes first."""
    if not t.winners or len(t.winners) > 1:
        return None
    won = marks(t, t.winners[0])
    lost = max([marks(t, side) for side in t.sides() if side not in t.winners])
    for name, best, next in zip(MARKS, won, lost, strict=True):
        if best != next:
            found = [abs(best), abs(next)]
            return Decided(name, found[::-1] if t.alone() and t.winners[0] == HENCHMAN else found)
    raise AssertionError("the last mark differs")


def _top(t: Table, procedure: int) -> list[int] | None:
    """The frame of this procedure, if it is the one that asks."""
    return t.stack[-1] if t.stack and t.stack[-1][flow.PROCEDURE] == procedure else None


def _hire(t: Table, me: int) -> list[int | None]:
    asked = _top(t, flow.HIRE) if me == t.human else None
    off = 0 if asked is None else asked[flow.ORDER_DISCOUNT]
    return [None if card == NONE else hire_due(t, me, card, off) for card in t.market]


def _upgrades(t: Table, me: int) -> list[tuple[int, int] | None]:
    if t.gang[me] == NONE:
        return []
    asked = _top(t, flow.UPGRADE) if me == t.human else None
    return [upgrade_price(t, me, what, asked) for what in range(CHARACTERISTIC_COUNT)]


def _source(t: Table) -> Source | None:
    for frame in reversed(t.stack):
        if frame[flow.PROCEDURE] in EFFECT_FRAMES:
            table, id = t.book.printed_on[frame[flow.EFFECT_LIST]]
            if table != "gang":
                return Source(table, id, _options(t, table))
    return None


def _options(t: Table, table: str) -> list[Option]:
    """Of the choice that is asked; `self` on a card is its user, whom a raid struck, or the Henchman."""
    asking = [frame for frame in t.stack[-2:] if frame[flow.PROCEDURE] in CHOICES]
    if not asking or not _asked_option(t):
        return []
    frame = asking[-1]
    user = "raided" if table == "raid" else "his" if frame[flow.PROCEDURE] == flow.H_CHOOSE else "self"
    choice = t.book.lists[frame[flow.EFFECT_LIST]][frame[flow.EFFECT_INDEX]]
    return [_option([effect.item for effect in t.book.lists[option]], user) for option in choice.options]


def _asked_option(t: Table) -> bool:
    top = t.stack[-1]
    if top[flow.PROCEDURE] == flow.HENCH_ASKED:
        return top[flow.ASKED_WHAT] == flow.A_OPTION
    return top[flow.PROCEDURE] == flow.CHOOSE


def _option(effects: list[dict[str, Any]], user: str) -> Option:
    return Option(effects, Text(**plain(joined(effect_phrases(effects, user)))))
