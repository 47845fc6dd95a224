"""What follows by the rules from a position: reserves, prices, rows of the boss tracks, and the card whose effects are
carried out. Pages and boards draw it; they work out no rule themselves."""

from typing import Any

import msgspec

from consigliere.games.scarface import flow
from consigliere.games.scarface.explain.card_text import plain
from consigliere.games.scarface.explain.effect_text import effect_phrases, joined
from consigliere.games.scarface.human.orders import hire_price, upgrade_price
from consigliere.games.scarface.names import CHARACTERISTIC_COUNT, HENCHMAN, HUMAN, NONE
from consigliere.games.scarface.table import Table

EFFECT_FRAMES = (flow.EFFECTS, flow.CHOOSE, flow.H_EFFECTS, flow.H_CHOOSE)
CHOICES = (flow.CHOOSE, flow.H_CHOOSE)


class Reserve(msgspec.Struct, frozen=True):
    """SF-4: what a side has left to bring into play; `markers` are control markers."""

    cars: int
    trucks: int
    markers: int


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


class Outlook(msgspec.Struct, frozen=True):
    """`reserves` and `rows` (of the boss tracks, from 0) by side, the human first. `floor`: the least crime (SF-110).
    `hire`: what the associates in the market cost now, by slot (SF-58). `upgrades`: points and money of the next level,
    by characteristic (SF-72)."""

    reserves: list[Reserve]
    rows: list[int]
    floor: int
    hire: list[int | None]
    upgrades: list[tuple[int, int] | None]
    source: Source | None


def outlook(t: Table) -> Outlook:
    return Outlook(
        reserves=[Reserve(t.reserve(side, 0), t.reserve(side, 1), t.free_markers(side)) for side in (HUMAN, HENCHMAN)],
        rows=[0 if t.gang[side] == NONE else t.book.row_of[t.gang[side]][t.boss(side)] for side in (HUMAN, HENCHMAN)],
        floor=t.floor(),
        hire=_hire(t),
        upgrades=_upgrades(t),
        source=_source(t),
    )


def _top(t: Table, procedure: int) -> list[int] | None:
    """The frame of this procedure, if it is the one that asks."""
    return t.stack[-1] if t.stack and t.stack[-1][flow.PROCEDURE] == procedure else None


def _hire(t: Table) -> list[int | None]:
    asked = _top(t, flow.HIRE)
    off = 0 if asked is None else asked[flow.ORDER_DISCOUNT]
    stars = t.book.stars
    return [None if card == NONE else max(0, hire_price(t, HUMAN, stars[card]) - off) for card in t.market]


def _upgrades(t: Table) -> list[tuple[int, int] | None]:
    if t.gang[HUMAN] == NONE:
        return []
    return [upgrade_price(t, what, _top(t, flow.UPGRADE)) for what in range(CHARACTERISTIC_COUNT)]


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
