"""Selling, giving, asking (section 5)."""

from typing import Final

from consigliere.games.lafamiglia.actions import ASK, DO_GIFT, GIFT_ANSWER, MOST_GIFT, REQUESTS, SELL
from consigliere.games.lafamiglia.flow import GIFT, SEAT
from consigliere.games.lafamiglia.names import partner, team
from consigliere.games.lafamiglia.table import GRANTED, NOT_ASKED, REFUSED, Table, team_seats
from consigliere.kernel.frames import Frame

# Places
AMOUNT: Final = 3
INTERRUPTED: Final = 4  # the kind of the decision


def largest_gift(t: Table, seat: int) -> int:
    """LF-38: the most the partner could give, all his tokens sold."""
    giver = partner(seat)
    gift = (t.money[giver] + t.tokens[giver]) // 2
    return gift if gift < MOST_GIFT else MOST_GIFT


def most_to_ask(t: Table, seat: int) -> int:
    """LF-38: nothing after the one request."""
    return largest_gift(t, seat) if t.request == NOT_ASKED else 0


def seems_to_ask(t: Table, seat: int) -> int:
    """LF-174: nobody else knows of a request that was refused, so the others think that it could still be made."""
    return 0 if t.request == GRANTED else largest_gift(t, seat)


def own_reach(t: Table, seat: int) -> int:
    return t.money[seat] + t.tokens[seat]


def reach(t: Table, seat: int) -> int:
    """LF-183: money, tokens, and the largest gift the partner could still give."""
    return own_reach(t, seat) + most_to_ask(t, seat)


def add_money(t: Table, seat: int, kind: int, legal: list[int]) -> None:
    """LF-37: sales, then requests."""
    sell = SELL[kind]
    legal += [sell + token for token in t.tokens_in_hq(seat)]
    most = most_to_ask(t, seat)
    legal += REQUESTS[kind][:most]
    t.hushed = most == 0 and seems_to_ask(t, seat) > 0


def add_money_for(t: Table, seat: int, kind: int, legal: list[int], missing: int) -> None:
    """LF-183: only while an option is missing that the reach could pay; `missing` is the cheapest such price."""
    if t.money[seat] >= missing:
        return
    if missing <= reach(t, seat):
        add_money(t, seat, kind, legal)
    else:
        t.hushed = missing <= own_reach(t, seat) + seems_to_ask(t, seat)


def add_priced(t: Table, seat: int, kind: int, legal: list[int], option: int, price: int) -> None:
    """An option that costs money, or the ways to come by it."""
    if t.money[seat] >= price:
        legal.append(option)
    else:
        add_money_for(t, seat, kind, legal, price)


def take_money(t: Table, kind: int, action: int) -> None:
    """A sale or a request instead of an answer; afterwards the decision is asked again."""
    seat = t.seat
    token = action - SELL[kind]
    if 0 <= token < 78:
        t.sell(seat, token)
        return
    n = action - ASK[kind]
    t.request = REFUSED  # until there is a gift
    t.whispers[team(seat)] += 1
    if t.journal is not None:
        t.note("lafamiglia-event-ask", {"seat": seat, "other": partner(seat), "n": n}, team_seats(seat))  # LF-174
    t.push([GIFT, 0, seat, n, kind])


def ask_gift(t: Table, f: Frame) -> bool:
    """LF-38: what the partner can pay; sales while he cannot pay all that was asked for."""
    giver = partner(f[SEAT])
    money = t.money[giver]
    legal = [DO_GIFT + k for k in range(min(f[AMOUNT], money // 2) + 1)]
    if money // 2 < f[AMOUNT]:
        legal += [SELL[GIFT_ANSWER] + token for token in t.tokens_in_hq(giver)]
    t.ask(giver, GIFT_ANSWER, legal)
    return True


def answer_gift(t: Table, f: Frame, action: int) -> None:
    amount = action - DO_GIFT
    t.pop()
    if amount:
        t.request = GRANTED
        t.give(partner(f[SEAT]), amount)
        return
    t.whispers[team(f[SEAT])] += 1
    if t.journal is not None:
        t.note("lafamiglia-event-no-gift", {"seat": partner(f[SEAT]), "other": f[SEAT]}, team_seats(f[SEAT]))  # LF-174
