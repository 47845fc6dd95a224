"""How a conflict that runs or comes can end, for what a viewer may know of it."""

import msgspec

from consigliere.games.lafamiglia.actions import DO_CARD, FIGHT_CARD
from consigliere.games.lafamiglia.encounter import clash, conflict, movement
from consigliere.games.lafamiglia.encounter import odds as counted
from consigliere.games.lafamiglia.flow import CAR_ALONG, FIGHT, MOVE, SEAT, TOKEN
from consigliere.games.lafamiglia.names import CARDS, EMPTY, NEUTRAL, same_team
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.frames import PROCEDURE, STEP, Frame
from consigliere.kernel.views import View

MOST_ROWS = 6


class Odds(msgspec.Struct, frozen=True):
    """Of so many ways, in how many the area is taken, empty, held; soldiers left on average."""

    ways: int
    taken: int
    empty: int
    held: int
    attackers: float
    defenders: float


class Prospect(msgspec.Struct, frozen=True):
    """`what`: brute, tactics, a card, take, leave, or send with a number of soldati."""

    what: str
    n: int
    odds: Odds


class Forecast(msgspec.Struct, frozen=True):
    """`attacking` and `defending` are sides, `attack` and `defence` the bonuses (LF-132). `players`: the seats that
    play the cards of both sides, as far as that is settled; `cards`: for each side "" while none lies there, "down"
    for one face down, or its face where the viewer may know it (LF-172)."""

    attacking: int
    defending: int
    area: int
    attackers: int
    defenders: int
    attack: int
    defence: int
    rows: list[Prospect]
    players: list[int]
    cards: list[str]


def forecast(t: Table, view: View) -> Forecast | None:
    fight = next((frame for frame in reversed(t.stack) if frame[PROCEDURE] == FIGHT), None)
    if fight is not None:
        return _running(t, view, fight)
    frame, order = move_frame(t)
    if frame is None or order is None or frame[movement.TARGET] < 0:
        return None
    mine = view.seat is not None and same_team(view.seat, frame[SEAT])
    return _coming(t, frame, order) if mine and t.hostile(frame[SEAT], frame[movement.TARGET]) else None


def move_frame(t: Table) -> tuple[Frame | None, Frame | None]:
    """The move that is being made, and its order; below a request for money they lie deeper."""
    for frame, below in zip(reversed(t.stack), reversed(t.stack[:-1]), strict=False):
        if frame[PROCEDURE] == MOVE and below[PROCEDURE] == TOKEN:
            return frame, below
    return None, None


def _told(found: counted.Odds) -> Odds:
    ways = found.ways
    return Odds(
        ways, found.taken, found.empty, found.held, round(found.attackers / ways, 3), round(found.defenders / ways, 3)
    )


# A conflict that runs


def _running(t: Table, view: View, f: Frame) -> Forecast:
    return Forecast(
        attacking=f[conflict.SIDE],
        defending=f[conflict.DEFENDING],
        area=f[conflict.TARGET],
        attackers=f[conflict.ATTACKERS],
        defenders=t.soldiers[f[conflict.TARGET]],
        attack=f[conflict.BONUS],
        defence=conflict.defence_bonus(t, f[conflict.TARGET]),
        rows=_rows(t, view, f),
        players=[f[SEAT], f[conflict.DEFENDER]] if f[STEP] >= conflict.CHOOSE else [],
        cards=_lying(t, view, f),
    )


def _rows(t: Table, view: View, f: Frame) -> list[Prospect]:
    side = _side(view, f)
    asked = [decision.kind for decision in view.decisions if decision.seat == view.seat]
    kind = asked[0] if asked else view.decisions[0].kind if view.decisions else ""
    cards, takes = _known_cards(t, view, f, side), _known_takes(f)
    start = conflict.clash_of(t, f)
    if kind == "fight.card" and side is not None and cards[side] == clash.UNKNOWN:
        return [_prospect(t, CARDS[card], start, _with(cards, side, card), takes) for card in range(len(CARDS))]
    if kind == "fight.take" and side is not None and asked:
        return [_prospect(t, what, start, cards, _with(takes, side, n)) for n, what in ((1, "take"), (0, "leave"))]
    tactics = _prospect(t, "tactics", start, cards, takes)
    return [tactics, Prospect("brute", 0, _told(clash.brute_force(start)))] if kind == "fight.mode" else [tactics]


def _side(view: View, f: Frame) -> int | None:
    """The side whose cards the viewer plays."""
    if view.seat is None:
        return None
    players = [f[SEAT], f[conflict.DEFENDER]]
    return players.index(view.seat) if view.seat in players else None


def _known_cards(t: Table, view: View, f: Frame, side: int | None) -> list[int]:
    """LF-172: the own card, face down or chosen while the other side still thinks."""
    cards = [clash.UNKNOWN, clash.UNKNOWN]
    if side is not None:
        cards[side] = t.cards[side]
        if t.kind == FIGHT_CARD:
            cards[side] = next((action - DO_CARD for seat, action in t.answers if seat == view.seat), clash.UNKNOWN)
    return cards


def _lying(t: Table, view: View, f: Frame) -> list[str]:
    known = _known_cards(t, view, f, _side(view, f))
    down = "down" if t.cards[0] != EMPTY else ""
    return [down if card == clash.UNKNOWN else CARDS[card] for card in known]


def _known_takes(f: Frame) -> list[int]:
    return [f[conflict.TAKES] if f[STEP] >= conflict.DEFENDER_TAKES else clash.UNKNOWN, clash.UNKNOWN]


def _with(known: list[int], side: int, value: int) -> list[int]:
    return [value if n == side else other for n, other in enumerate(known)]


def _prospect(t: Table, what: str, start: clash.Clash, cards: list[int], takes: list[int]) -> Prospect:
    return Prospect(what, 0, _told(clash.tactics(t.book, t.predictable, start, cards, takes)))


# A move whose target is known and that has not fought yet


def with_car(t: Table, f: Frame, order: Frame) -> Frame:
    """The move with the car that may still go along (LF-126, LF-127)."""
    if f[STEP] > movement.ASK_CAR or not movement.may_take_car(t, f, order[CAR_ALONG]):
        return f
    found = f[:]
    found[movement.CAR] = 1
    return found


def _coming(t: Table, f: Frame, order: Frame) -> Forecast:
    """How many soldati to send: for each number that makes a difference."""
    target = f[movement.TARGET]
    attack = movement.attack_bonus(t, with_car(t, f, order), order)
    defence = conflict.defence_bonus(t, target)
    defenders = t.soldiers[target]
    left = clash.after_bonuses(defenders, attack, defence)
    declared = f[movement.SOLDIERS]
    most = declared or t.soldiers[f[movement.ORIGIN]]
    least = most if declared else max(1, min(most - MOST_ROWS + 1, left))
    joining = f[movement.JOINED] if f[STEP] <= movement.GO else 0  # by Bribery; later they are among them
    return Forecast(
        attacking=f[SEAT],
        defending=t.holder[target],
        area=target,
        attackers=most,
        defenders=defenders,
        attack=attack,
        defence=defence,
        rows=[
            Prospect("send", n, _told(_sent(t, f, n + joining, left)))
            for n in range(least, min(most, least + MOST_ROWS - 1) + 1)
        ],
        players=[],
        cards=["", ""],
    )


def _sent(t: Table, f: Frame, attackers: int, defenders: int) -> counted.Odds:
    if not defenders:
        return clash.unopposed(attackers)
    defending = t.holder[f[movement.TARGET]]
    start = clash.Clash(attackers, defenders)
    start.stock = [t.stock(f[SEAT]), t.stock(defending)]
    start.neutral = [False, defending == NEUTRAL]
    unknown = [clash.UNKNOWN, clash.UNKNOWN]
    return clash.tactics(t.book, t.predictable, start, unknown, unknown)
