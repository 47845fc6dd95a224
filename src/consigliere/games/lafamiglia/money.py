"""Selling, giving, asking (section 5)."""

from consigliere.games.lafamiglia.actions import ASK, DO_GIFT, GIFT_ANSWER, SELL
from consigliere.games.lafamiglia.flow import GIFT
from consigliere.games.lafamiglia.table import GRANTED, NOT_ASKED, REFUSED, Table, team_seats


def largest_gift(t: Table, seat: int) -> int:
    """LF-36, LF-38: what the partner could give at most."""
    return min(5, (t.money[seat ^ 2] + t.tokens[seat ^ 2]) // 2)


def may_ask(t: Table, seat: int) -> bool:
    """LF-38."""
    return t.request == NOT_ASKED and largest_gift(t, seat) > 0


def seems_to_ask(t: Table, seat: int) -> bool:
    """LF-174: the request was refused, which nobody else knows, so the others think that it could still be made."""
    return t.request == REFUSED and largest_gift(t, seat) > 0


def own_reach(t: Table, seat: int) -> int:
    return t.money[seat] + t.tokens[seat]


def reach(t: Table, seat: int) -> int:
    """LF-183: money, tokens, and the largest gift the partner could still give."""
    return own_reach(t, seat) + (largest_gift(t, seat) if may_ask(t, seat) else 0)


def add_money(t: Table, seat: int, kind: int, legal: list[int]) -> None:
    """LF-37: sales, then requests."""
    sell = SELL[kind]
    legal += [sell + token for token in t.tokens_in_hq(seat)]
    if may_ask(t, seat):
        ask = ASK[kind]
        legal += [ask + 1, ask + 2, ask + 3, ask + 4, ask + 5]
    elif seems_to_ask(t, seat):
        t.hushed = True


def add_money_for(t: Table, seat: int, kind: int, legal: list[int], missing: int) -> None:
    """LF-183: only while an option is missing that the reach could pay; `missing` is the cheapest such price."""
    if t.money[seat] < missing <= reach(t, seat):
        add_money(t, seat, kind, legal)
    elif t.money[seat] < missing <= own_reach(t, seat) + largest_gift(t, seat) and seems_to_ask(t, seat):
        t.hushed = True


def take_money(t: Table, kind: int, action: int) -> None:
    """A sale or a request instead of an answer; afterwards the decision is asked again."""
    seat = t.seat
    token = action - SELL[kind]
    if 0 <= token < 78:
        t.sell(seat, token)
        return
    n = action - ASK[kind]
    t.request = REFUSED  # until there is a gift
    t.whispers[seat & 1] += 1
    if t.journal is not None:
        t.note("lafamiglia-event-ask", {"seat": seat, "other": seat ^ 2, "n": n}, team_seats(seat))  # LF-174
    t.push([GIFT, 0, seat, n, kind])


def ask_gift(t: Table, f: list[int]) -> bool:
    """LF-38: what the partner can pay; sales while a larger gift is in his reach."""
    giver = f[2] ^ 2
    money = t.money[giver]
    legal = [DO_GIFT + k for k in range(min(f[3], money // 2) + 1)]
    next_gift = money // 2 + 1
    if next_gift <= f[3] and 2 * next_gift <= money + t.tokens[giver]:
        legal += [SELL[GIFT_ANSWER] + token for token in t.tokens_in_hq(giver)]
    t.ask(giver, GIFT_ANSWER, legal)
    return True


def answer_gift(t: Table, f: list[int], action: int) -> None:
    amount = action - DO_GIFT
    t.pop()
    if amount:
        t.request = GRANTED
        t.give(f[2] ^ 2, amount)
        return
    t.whispers[f[2] & 1] += 1
    if t.journal is not None:
        t.note("lafamiglia-event-no-gift", {"seat": f[2] ^ 2, "other": f[2]}, team_seats(f[2]))  # LF-174
