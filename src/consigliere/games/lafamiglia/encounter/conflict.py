"""Bonuses, conflict and knock-out (section 14), for shotguns and for incited neutrals.

A FIGHT frame: f[2] the attacking player, f[3] the attacking side, f[4] target, f[5] the defending side, f[6] who plays
for it, f[7] attackers, f[8] car, f[9] attack bonus, f[10] whether the attacker takes the defender's card.
"""

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
from consigliere.games.lafamiglia.names import AREAS, CARDS, EMPTY, NEUTRAL
from consigliere.games.lafamiglia.table import Table

BONUSES: Final = 0
MODE: Final = 1
DEFENDER: Final = 2
CHOOSE: Final = 3
ATTACKER_TAKES: Final = 4
DEFENDER_TAKES: Final = 5
KNOCK_OUT: Final = 6


def go(t: Table, f: list[int]) -> bool:
    step = f[1]
    if step == BONUSES:
        return _bonuses(t, f)
    if step == MODE:
        t.ask(f[2], FIGHT_MODE, [DO_TACTICS, DO_BRUTE])
        return True
    if step == DEFENDER:
        return _ask_defender(t, f)
    if step == CHOOSE:
        choices = [DO_CARD, DO_CARD + 1, DO_CARD + 2]
        t.ask_together(FIGHT_CARD, [(f[2], choices), (f[6], choices)])  # LF-135
        return True
    if step == ATTACKER_TAKES:
        t.ask(f[2], FIGHT_TAKE, [DO_LEAVE, DO_TAKE])
        return True
    if step == DEFENDER_TAKES:
        t.ask(f[6], FIGHT_TAKE, [DO_LEAVE, DO_TAKE])
        return True
    _knock_out(t, f)
    return False


def defence_bonus(t: Table, area: int) -> int:
    """LF-132: labs and vests."""
    return t.labs[area] + t.vests(area)


def _bonuses(t: Table, f: list[int]) -> bool:
    target = f[4]
    defence = defence_bonus(t, target)
    if t.soldiers[target]:
        if t.journal is not None:
            args: dict[str, object] = {"side": t.side_name(f[3]), "area": AREAS[target]}
            t.note("lafamiglia-event-bonuses", {**args, "attack": f[9], "defence": defence})
        if f[9] > defence:
            _lose_defenders(t, f, min(f[9] - defence, t.soldiers[target]))
    if t.soldiers[target]:
        f[1] = MODE
    else:
        _end(t, f)
    return False


def _lose_defenders(t: Table, f: list[int], n: int) -> None:
    """With the neutral reward for the attacker (LF-30); his own soldiers have gone before."""
    t.remove(f[4], n)
    if f[5] == NEUTRAL:
        t.reward(f[2], n)


def _lose_attackers(t: Table, f: list[int], n: int) -> None:
    f[7] -= n
    t.to_stock(f[3], n)
    if n and t.journal is not None:
        t.note("lafamiglia-event-attackers-lost", {"side": t.side_name(f[3]), "area": AREAS[f[4]], "n": n})


def _reward_defender(t: Table, f: list[int], n: int) -> None:
    """LF-158: for incited neutrals that went to the pool."""
    if f[3] == NEUTRAL:
        t.reward(f[5], n)


def fight_mode(t: Table, f: list[int], action: int) -> None:
    if action == DO_TACTICS:
        f[1] = DEFENDER
        return
    if t.journal is not None:
        t.note("lafamiglia-event-brute", {"seat": f[2], "area": AREAS[f[4]]})
    n = min(2, f[7])  # LF-134
    _lose_attackers(t, f, n)
    _reward_defender(t, f, n)
    f[1] = KNOCK_OUT


def _ask_defender(t: Table, f: list[int]) -> bool:
    """LF-136."""
    if f[5] != NEUTRAL:
        f[6] = f[5]
        f[1] = CHOOSE
        return False
    t.ask((f[2] + 1) & 3, FIGHT_NEUTRAL, [DO_DEFEND_SELF, DO_DEFEND_PARTNER])
    return True


def fight_neutral(t: Table, f: list[int], action: int) -> None:
    f[6] = (f[2] + (1 if action == DO_DEFEND_SELF else 3)) & 3
    f[1] = CHOOSE
    if t.journal is not None:
        t.note("lafamiglia-event-defends-neutrals", {"seat": f[6], "area": AREAS[f[4]]})


def cards_chosen(t: Table, f: list[int], answers: list[tuple[int, int]]) -> None:
    for seat, action in answers:
        t.cards[0 if seat == f[2] else 1] = action - DO_CARD
    f[1] = ATTACKER_TAKES
    if t.journal is not None:
        t.note("lafamiglia-event-cards-chosen", {"seat": f[2], "other": f[6]})


def fight_take(t: Table, f: list[int], action: int) -> None:
    takes = action == DO_TAKE
    attacker = f[1] == ATTACKER_TAKES
    if t.journal is not None:
        seats: dict[str, object] = {"seat": f[2] if attacker else f[6], "other": f[6] if attacker else f[2]}
        if takes:
            t.note("lafamiglia-event-takes-card", seats)
        else:
            t.note("lafamiglia-event-leaves-card", seats)
    if attacker:
        f[10] = 1 if takes else 0
        f[1] = DEFENDER_TAKES
    else:
        _show_cards(t, f, takes)
        f[1] = KNOCK_OUT


def _show_cards(t: Table, f: list[int], defender_takes: bool) -> None:
    """LF-137, LF-138: first every Traitor, then every Coward, the attacker's side first."""
    mine, theirs = t.cards
    before = [[mine] if not defender_takes else [], [theirs] if not f[10] else []]
    if f[10]:
        before[0].append(theirs)
    if defender_takes:
        before[1].append(mine)
    t.cards = [EMPTY, EMPTY]  # LF-141
    t.revealed += 1
    if t.journal is not None:
        t.note("lafamiglia-event-card-shown", {"seat": f[2], "card": CARDS[mine]})
        t.note("lafamiglia-event-card-shown", {"seat": f[6], "card": CARDS[theirs]})
    if t.predictable:  # LF-165
        before = [sorted(set(cards)) for cards in before]
    for step in (1, 0):
        for side in (0, 1):
            for card in before[side]:
                if t.book.card_traitor[card] == step:
                    _work(t, f, side, card)


def _work(t: Table, f: list[int], side: int, card: int) -> None:
    n = t.book.card_n[card]
    if not t.book.card_traitor[card]:
        _coward(t, f, side, n)
        return
    for _ in range(n):
        _traitor(t, f, side)


def _traitor(t: Table, f: list[int], side: int) -> None:
    """LF-139: the enemy goes and the own soldier comes, each as far as it can; then the reward."""
    target = f[4]
    if side == 0:
        t.remove(target, min(1, t.soldiers[target]))
        f[7] += _join(t, f, f[3])
        return
    gone = min(1, f[7])
    _lose_attackers(t, f, gone)
    t.soldiers[target] += _join(t, f, f[5])
    _reward_defender(t, f, gone)


def _join(t: Table, f: list[int], side: int) -> int:
    n = t.from_stock(side, 1)
    if n and t.journal is not None:
        t.note("lafamiglia-event-traitor", {"side": t.side_name(side), "area": AREAS[f[4]]})
    return n


def _coward(t: Table, f: list[int], side: int, n: int) -> None:
    """LF-140: to the player's HQ; neutrals to the pool, with a reward for the other side."""
    n = min(n, f[7] if side == 0 else t.soldiers[f[4]])
    if n == 0:
        return
    fleeing = f[3] if side == 0 else f[5]
    if t.journal is not None:
        t.note("lafamiglia-event-coward", {"side": t.side_name(fleeing), "area": AREAS[f[4]], "n": n})
    if side == 0:
        f[7] -= n
    else:
        t.soldiers[f[4]] -= n
    if fleeing != NEUTRAL:
        t.hq[fleeing] += n
    else:
        t.pool += n
        t.reward(f[5] if side == 0 else f[2], n)


def _knock_out(t: Table, f: list[int]) -> None:
    """LF-142: both sides at once; only then the neutral reward, which may take the fallen."""
    n = min(f[7], t.soldiers[f[4]])
    if n:
        if t.journal is not None:
            t.note("lafamiglia-event-knock-out", {"area": AREAS[f[4]], "n": n})
        _lose_attackers(t, f, n)
        _lose_defenders(t, f, n)
        _reward_defender(t, f, n)
    _end(t, f)


def _end(t: Table, f: list[int]) -> None:
    """LF-143, LF-144."""
    t.pop()
    side, target, attackers, car = f[3], f[4], f[7], f[8]
    t.leave_if_empty(target)
    if attackers and t.holder[target] == EMPTY:
        t.come(side, target, attackers)
        t.cars[target] += car
        if t.journal is not None:
            t.note("lafamiglia-event-area-taken", {"side": t.side_name(side), "area": AREAS[target]})
        return
    if car:
        t.cars_left[side] += car
    if t.journal is not None:
        t.note("lafamiglia-event-attack-over", {"side": t.side_name(side), "area": AREAS[target]})
