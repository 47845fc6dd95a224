"""Bonuses, conflict and knock-out (section 14), for shotguns and for incited neutrals."""

from typing import Final

from consigliere.games.lafamiglia.actions import (
    DO_BRUTE,
    DO_CARD,
    DO_DEFEND_PARTNER,
    DO_DEFEND_SELF,
    DO_LEAVE,
    DO_TACTICS,
    DO_TAKE,
    FIGHT_CARD,
    FIGHT_MODE,
    FIGHT_NEUTRAL,
    FIGHT_TAKE,
)
from consigliere.games.lafamiglia.encounter.clash import ATTACKER, Clash, after_bonuses, workings
from consigliere.games.lafamiglia.flow import SEAT
from consigliere.games.lafamiglia.names import AREAS, CARDS, EMPTY, NEUTRAL, following
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.frames import STEP, Frame

# Places; the seat is the attacking player
SIDE: Final = 3  # that attacks
TARGET: Final = 4
DEFENDING: Final = 5  # side
DEFENDER: Final = 6  # who plays for it
ATTACKERS: Final = 7
CAR: Final = 8
BONUS: Final = 9  # of the attack
TAKES: Final = 10  # whether the attacker takes the defender's card

# Steps
BONUSES: Final = 0
MODE: Final = 1
ASK_DEFENDER: Final = 2
CHOOSE: Final = 3
ATTACKER_TAKES: Final = 4
DEFENDER_TAKES: Final = 5
KNOCK_OUT: Final = 6


def go(t: Table, f: Frame) -> bool:
    step = f[STEP]
    if step == BONUSES:
        return _bonuses(t, f)
    if step == MODE:
        t.ask(f[SEAT], FIGHT_MODE, [DO_TACTICS, DO_BRUTE])
        return True
    if step == ASK_DEFENDER:
        return _ask_defender(t, f)
    if step == CHOOSE:
        choices = [DO_CARD, DO_CARD + 1, DO_CARD + 2]
        t.ask_together(FIGHT_CARD, [(f[SEAT], choices), (f[DEFENDER], choices)])  # LF-135, LF-176
        return True
    if step == ATTACKER_TAKES:
        t.ask(f[SEAT], FIGHT_TAKE, [DO_LEAVE, DO_TAKE])
        return True
    if step == DEFENDER_TAKES:
        t.ask(f[DEFENDER], FIGHT_TAKE, [DO_LEAVE, DO_TAKE])
        return True
    _knock_out(t, f)
    return False


def clash_of(t: Table, f: Frame) -> Clash:
    clash = Clash(f[ATTACKERS], t.soldiers[f[TARGET]])
    clash.stock = [t.stock(f[SIDE]), t.stock(f[DEFENDING])]
    clash.neutral = [f[SIDE] == NEUTRAL, f[DEFENDING] == NEUTRAL]
    return clash


def defence_bonus(t: Table, area: int) -> int:
    """LF-132: labs and vests."""
    return t.labs[area] + t.vests(area)


def _bonuses(t: Table, f: Frame) -> bool:
    target = f[TARGET]
    defence = defence_bonus(t, target)
    if t.soldiers[target]:
        if t.journal is not None:
            args: dict[str, object] = {"side": t.side_name(f[SIDE]), "area": AREAS[target]}
            t.note("lafamiglia-event-bonuses", {**args, "attack": f[BONUS], "defence": defence})
        _lose_defenders(t, f, t.soldiers[target] - after_bonuses(t.soldiers[target], f[BONUS], defence))
    if t.soldiers[target]:
        f[STEP] = MODE
    else:
        _end(t, f)
    return False


def _lose_defenders(t: Table, f: Frame, n: int) -> None:
    """With the neutral reward for the attacker (LF-30); his own soldiers have gone before."""
    t.remove(f[TARGET], n)
    if f[DEFENDING] == NEUTRAL:
        t.reward(f[SEAT], n)


def _lose_attackers(t: Table, f: Frame, n: int) -> None:
    f[ATTACKERS] -= n
    t.to_stock(f[SIDE], n)
    if n and t.journal is not None:
        t.note("lafamiglia-event-attackers-lost", {"side": t.side_name(f[SIDE]), "area": AREAS[f[TARGET]], "n": n})


def _reward_defender(t: Table, f: Frame, n: int) -> None:
    """LF-158: for incited neutrals that went to the pool."""
    if f[SIDE] == NEUTRAL:
        t.reward(f[DEFENDING], n)


def fight_mode(t: Table, f: Frame, action: int) -> None:
    if action == DO_TACTICS:
        f[STEP] = ASK_DEFENDER
        return
    if t.journal is not None:
        t.note("lafamiglia-event-brute", {"seat": f[SEAT], "area": AREAS[f[TARGET]]})
    n = clash_of(t, f).brute_force()
    _lose_attackers(t, f, n)
    _reward_defender(t, f, n)
    f[STEP] = KNOCK_OUT


def _ask_defender(t: Table, f: Frame) -> bool:
    """LF-136."""
    if f[DEFENDING] != NEUTRAL:
        f[DEFENDER] = f[DEFENDING]
        f[STEP] = CHOOSE
        return False
    t.ask(following(f[SEAT]), FIGHT_NEUTRAL, [DO_DEFEND_SELF, DO_DEFEND_PARTNER])
    return True


def fight_neutral(t: Table, f: Frame, action: int) -> None:
    f[DEFENDER] = following(f[SEAT], 1 if action == DO_DEFEND_SELF else 3)
    f[STEP] = CHOOSE
    if t.journal is not None:
        t.note("lafamiglia-event-defends-neutrals", {"seat": f[DEFENDER], "area": AREAS[f[TARGET]]})


def cards_chosen(t: Table, f: Frame, answers: list[tuple[int, int]]) -> None:
    for seat, action in answers:
        t.cards[0 if seat == f[SEAT] else 1] = action - DO_CARD
    f[STEP] = ATTACKER_TAKES
    if t.journal is not None:
        t.note("lafamiglia-event-cards-chosen", {"seat": f[SEAT], "other": f[DEFENDER]})


def fight_take(t: Table, f: Frame, action: int) -> None:
    takes = action == DO_TAKE
    attacker = f[STEP] == ATTACKER_TAKES
    if t.journal is not None:
        seats: dict[str, object] = {
            "seat": f[SEAT] if attacker else f[DEFENDER],
            "other": f[DEFENDER] if attacker else f[SEAT],
        }
        if takes:
            t.note("lafamiglia-event-takes-card", seats)
        else:
            t.note("lafamiglia-event-leaves-card", seats)
    if attacker:
        f[TAKES] = 1 if takes else 0
        f[STEP] = DEFENDER_TAKES
    else:
        _show_cards(t, f, takes)
        f[STEP] = KNOCK_OUT


def _show_cards(t: Table, f: Frame, defender_takes: bool) -> None:
    """LF-137, LF-138: first every Traitor, then every Coward, the attacker's side first."""
    mine, theirs = t.cards
    t.cards = [EMPTY, EMPTY]  # LF-141
    t.revealed += 1
    if t.journal is not None:
        t.note("lafamiglia-event-card-shown", {"seat": f[SEAT], "card": CARDS[mine]})
        t.note("lafamiglia-event-card-shown", {"seat": f[DEFENDER], "card": CARDS[theirs]})
    clash = clash_of(t, f)
    for side, card in workings(t.book, mine, theirs, f[TAKES], defender_takes, t.predictable):
        _work(t, f, clash, side, card)


def _work(t: Table, f: Frame, clash: Clash, side: int, card: int) -> None:
    n = t.book.card_n[card]
    if not t.book.card_traitor[card]:
        _coward(t, f, side, clash.coward(side, n))
        return
    for _ in range(n):
        gone, come = clash.traitor(side)
        _traitor(t, f, side, gone, come)


def _traitor(t: Table, f: Frame, side: int, gone: int, come: int) -> None:
    """LF-139: the enemy goes and the own soldier comes, each as far as it can; then the reward."""
    if side == ATTACKER:
        t.remove(f[TARGET], gone)
        f[ATTACKERS] += _join(t, f, f[SIDE], come)
        return
    _lose_attackers(t, f, gone)
    t.soldiers[f[TARGET]] += _join(t, f, f[DEFENDING], come)
    _reward_defender(t, f, gone)


def _join(t: Table, f: Frame, side: int, n: int) -> int:
    if n and t.journal is not None:
        t.note("lafamiglia-event-traitor", {"side": t.side_name(side), "area": AREAS[f[TARGET]]})
    return t.from_stock(side, n)


def _coward(t: Table, f: Frame, side: int, n: int) -> None:
    """LF-140: to the player's HQ; neutrals to the pool, with a reward for the other side."""
    if n == 0:
        return
    fleeing = f[SIDE] if side == ATTACKER else f[DEFENDING]
    if t.journal is not None:
        t.note("lafamiglia-event-coward", {"side": t.side_name(fleeing), "area": AREAS[f[TARGET]], "n": n})
    if side == ATTACKER:
        f[ATTACKERS] -= n
    else:
        t.soldiers[f[TARGET]] -= n
    if fleeing != NEUTRAL:
        t.hq[fleeing] += n
    else:
        t.pool += n
        t.reward(f[DEFENDING] if side == ATTACKER else f[SEAT], n)


def _knock_out(t: Table, f: Frame) -> None:
    """LF-142: both sides at once; only then the neutral reward, which may take the fallen."""
    n = clash_of(t, f).knock_out()
    if n:
        if t.journal is not None:
            t.note("lafamiglia-event-knock-out", {"area": AREAS[f[TARGET]], "n": n})
        _lose_attackers(t, f, n)
        _lose_defenders(t, f, n)
        _reward_defender(t, f, n)
    _end(t, f)


def _end(t: Table, f: Frame) -> None:
    """LF-143, LF-144."""
    t.pop()
    side, target, attackers, car = f[SIDE], f[TARGET], f[ATTACKERS], f[CAR]
    t.leave_if_empty(target)
    if attackers and t.holder[target] == EMPTY:
        t.come(side, target, attackers)
        t.cars[target] += car
        if t.journal is not None:
            t.note("lafamiglia-event-area-taken", {"side": t.side_name(side), "area": AREAS[target], "n": attackers})
        return
    if car:
        t.cars_left[side] += car
    if t.journal is not None:
        left = t.soldiers[target]
        t.note("lafamiglia-event-attack-over", {"side": t.side_name(side), "area": AREAS[target], "n": left})
