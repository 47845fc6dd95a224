"""Section 4: the human's orders 1 to 3, 8 to 10, 13 and 14, step by step; they are given in giving_orders.py."""

from collections.abc import Callable
from typing import Final, NamedTuple

from consigliere.games.scarface import actions, draws, flow, names
from consigliere.games.scarface.human.costs import due, pay
from consigliere.games.scarface.names import CHARACTERISTIC_COUNT, DISTRICT_COUNT, NIGHT, NONE, PASSIVE_COUNT
from consigliere.games.scarface.table import Table

MOST_OPEN_JOBS: Final = 3
MOST_DEALERS: Final = 6


def _crime_options(t: Table, f: list[int]) -> list[int]:
    return [actions.DO_CRIME_STEPS + n for n in range(1, crime_steps(t, f) + 1)]


# 1. Hire an associate (SF-58)


def hire_prices(t: Table, side: int) -> list[int]:
    return t.book.hire_prices(t.bonus[PASSIVE_COUNT * side + names.P_HIRE_COST])


def hire_price(t: Table, side: int, stars: int) -> int:
    return hire_prices(t, side)[stars - 1]


def hire_due(t: Table, side: int, card: int, off: int) -> int:
    """SF-58: what a card of the market costs after a discount."""
    return max(0, hire_price(t, side, t.book.stars[card]) - off)


def hire_options(t: Table, f: list[int]) -> list[int]:
    book = t.book
    return [
        actions.DO_HIRE + slot
        for slot, card in enumerate(t.market)
        if card != NONE
        and t.points(book.card_pay[card]) >= hire_price(t, t.human, book.stars[card]) - f[flow.ORDER_DISCOUNT]
    ]


def hire(t: Table, f: list[int]) -> bool:
    t.ask_human(actions.HIRE_CARD, hire_options(t, f))
    return True


def hire_card(t: Table, f: list[int], action: int) -> None:
    slot = action - actions.DO_HIRE
    card = t.market[slot]
    t.market[slot] = NONE
    stars = t.book.stars[card]
    t.pop()
    t.push([flow.REFILL, 0, slot])
    t.push([flow.GAIN_CARD, 0, card, t.book.top_price[0 if stars <= 3 else 1]])
    pay(t, t.book.card_pay[card], hire_due(t, t.human, card, f[flow.ORDER_DISCOUNT]))
    if t.journal is not None:
        t.note("scarface-event-hire", {**t.who(t.human), "card": names.CARDS[card], "stars": stars})
    t.take_ring(t.human)


def gain_card(t: Table, f: list[int]) -> bool:
    """SF-58, SF-106: on the discard pile, or for money on the deck."""
    legal = [actions.DO_TO_DISCARD]
    if t.money[t.human] >= f[flow.GAIN_CARD_PRICE]:
        legal.append(actions.DO_TO_TOP)
    t.ask_human(actions.DECK_TOP, legal)
    return True


def deck_top(t: Table, f: list[int], action: int) -> None:
    if action == actions.DO_TO_TOP:
        t.spend(t.human, f[flow.GAIN_CARD_PRICE])
        t.deck_top[t.human] = [*t.deck_top[t.human], f[flow.GAIN_CARD_CARD]]
    else:
        t.discard[t.human] = [*t.discard[t.human], f[flow.GAIN_CARD_CARD]]
    if t.journal is not None:
        where = "deck" if action == actions.DO_TO_TOP else "discard"
        t.note("scarface-event-gain-card", {**t.who(t.human), "card": names.CARDS[f[flow.GAIN_CARD_CARD]], "to": where})
    t.pop()


# 2 and 3. Get a job, hire a dealer (SF-60, SF-61)


def _gain_job(t: Table, job: int) -> None:
    t.open_jobs[t.human] = [*t.open_jobs[t.human], job]
    if t.journal is not None:
        t.note("scarface-event-get-job", {**t.who(t.human), "job": names.JOBS[job]})


def _gain_dealer(t: Table, dealer: int) -> None:
    t.dealers[t.human].append([dealer, 0, 0, 0])
    if t.journal is not None:
        t.note("scarface-event-get-dealer", {**t.who(t.human), "dealer": names.DEALERS[dealer]})


class CardKind(NamedTuple):
    """Jobs or dealers: cards of which he keeps one of those drawn, or gets the top ones."""

    order: int
    deal: int
    keep: int
    first: int  # action
    told: str
    what: str
    names: list[str]
    gain: Callable[[Table, int], None]


JOB: Final = CardKind(
    names.O_JOB, actions.DEAL_JOB, actions.KEEP_JOB, actions.DO_KEEP_JOB,
    "scarface-event-drawn-jobs", "jobs", names.JOBS, _gain_job,
)  # fmt: skip
DEALER: Final = CardKind(
    names.O_DEALER, actions.DEAL_DEALER, actions.KEEP_DEALER, actions.DO_KEEP_DEALER,
    "scarface-event-drawn-dealers", "dealers", names.DEALERS, _gain_dealer,
)  # fmt: skip


def get_job(t: Table, f: list[int]) -> bool:
    return _choose_one(t, f, JOB)


def get_dealer(t: Table, f: list[int]) -> bool:
    return _choose_one(t, f, DEALER)


def _choose_one(t: Table, f: list[int], kind: CardKind) -> bool:
    f[flow.STEP] += 1
    if f[flow.STEP] == 1:
        draws.begin(t, kind.deal, t.value(t.human, names.CONNECTIONS))
        pay(t, names.ANY, due(f, flow.ORDER_DISCOUNT, t.book.order_cost[kind.order][0]))
        return False
    f[flow.STEP] = 1
    if t.journal is not None:
        t.note(kind.told, {**t.who(t.human), kind.what: [kind.names[card] for card in t.shown]})
    t.ask_human(kind.keep, [kind.first + card for card in sorted(set(t.shown))])
    return True


def keep_job(t: Table, f: list[int], action: int) -> None:
    t.job_bottom = t.job_bottom + _keep(t, action, JOB)


def keep_dealer(t: Table, f: list[int], action: int) -> None:
    t.dealer_bottom = t.dealer_bottom + _keep(t, action, DEALER)


def _keep(t: Table, action: int, kind: CardKind) -> list[int]:
    """The others of those drawn: they go under the deck."""
    card, rest = action - kind.first, t.take_shown()
    rest.remove(card)
    t.pop()
    kind.gain(t, card)
    return rest


def take_jobs(t: Table, f: list[int]) -> bool:
    """`job n`: up to three open jobs."""
    return _take(t, f, JOB, MOST_OPEN_JOBS - len(t.open_jobs[t.human]))


def take_dealers(t: Table, f: list[int]) -> bool:
    """`dealer n`: up to six dealers."""
    return _take(t, f, DEALER, MOST_DEALERS - len(t.dealers[t.human]))


def _take(t: Table, f: list[int], kind: CardKind, most: int) -> bool:
    """The top cards."""
    if f[flow.STEP] == 0:
        f[flow.STEP] = 1
        draws.begin(t, kind.deal, min(f[flow.TAKE_CARDS], most))
        return False
    t.pop()
    for card in t.take_shown():
        kind.gain(t, card)
    return False


# 8. Remove a control marker (SF-66)


def remove_price(t: Table, tile: int) -> int:
    return t.book.order_cost[names.O_REMOVE][t.face(tile) & NIGHT]


def rival_tiles(t: Table) -> list[int]:
    """SF-223: tiles of any other gang, in the order placed."""
    control, me = t.control, t.human
    return [tile for tile in t.placed if control[tile] >= 0 and control[tile] != me]


def target_options(t: Table, f: list[int]) -> list[int]:
    paid = f[flow.UNIT_COST] == 1
    return [
        actions.DO_TARGET + tile
        for tile in rival_tiles(t)
        if not paid or t.points(names.INFLUENCE) >= remove_price(t, tile) - f[flow.UNIT_DISCOUNT]
    ]


def target(t: Table, f: list[int]) -> bool:
    legal = target_options(t, f) if f[flow.UNITS_LEFT] else []
    return t.ask_or_end(actions.TARGET_TILE, legal)


def target_tile(t: Table, f: list[int], action: int) -> None:
    tile = action - actions.DO_TARGET
    if f[flow.UNIT_COST]:
        t.pay_points(names.INFLUENCE, due(f, flow.UNIT_DISCOUNT, remove_price(t, tile)))
    f[flow.UNITS_LEFT] -= 1
    t.uncontrol(tile)


# 9 and 10. Reduce crime, free thugs (SF-67, SF-68)


def _units(t: Table, stat: int, cost: int, discount: int, most: int) -> int:
    """How many units can be paid."""
    return min(most, (t.points(stat) + discount) // cost) if cost else most


def crime_steps(t: Table, f: list[int]) -> int:
    return _units(
        t, names.INFLUENCE, t.book.order_cost[names.O_CRIME][0], f[flow.ORDER_DISCOUNT], t.crime[t.human] - t.floor()
    )


def crime(t: Table, f: list[int]) -> bool:
    t.ask_human(actions.CRIME_STEPS, _crime_options(t, f))
    return True


def reduce_crime(t: Table, f: list[int], action: int) -> None:
    n = action - actions.DO_CRIME_STEPS
    t.pay_points(names.INFLUENCE, due(f, flow.ORDER_DISCOUNT, n * t.book.order_cost[names.O_CRIME][0]))
    t.pop()
    t.change_crime(t.human, -n)


def free_most(t: Table, f: list[int]) -> int:
    return _units(
        t, names.INFLUENCE, f[flow.UNIT_COST], f[flow.UNIT_DISCOUNT], min(f[flow.UNITS_LEFT], t.thugs(names.PRISON))
    )


def free(t: Table, f: list[int]) -> bool:
    least = 1 if f[flow.UNIT_COST] else 0
    t.ask_human(actions.FREE_COUNT, [actions.DO_FREE + n for n in range(least, free_most(t, f) + 1)])
    return True


def free_count(t: Table, f: list[int], action: int) -> None:
    n = action - actions.DO_FREE
    t.pay_points(names.INFLUENCE, due(f, flow.UNIT_DISCOUNT, n * f[flow.UNIT_COST]))
    t.pop()
    t.move_thugs(t.human, names.PRISON, names.HQ, n)


# 13. Take over a neighbourhood (SF-71)


def takeover_price(t: Table, tile: int) -> int:
    at = DISTRICT_COUNT * t.human + t.district[tile]
    return max(0, t.defence(tile) - t.street[at] - t.cars[at])


def takeover_options(t: Table, f: list[int]) -> list[int]:
    if t.free_markers(t.human) == 0:  # SF-4
        return []
    muscle = t.points(names.MUSCLE) + f[flow.ORDER_DISCOUNT]
    return [
        actions.DO_TAKEOVER + tile
        for tile in t.placed
        if t.control[tile] != t.human and present(t, t.district[tile]) and takeover_price(t, tile) <= muscle
    ]


def present(t: Table, district: int) -> bool:
    at = DISTRICT_COUNT * t.human + district
    return t.street[at] + t.cars[at] + t.trucks[at] > 0


def takeover(t: Table, f: list[int]) -> bool:
    t.ask_human(actions.TAKEOVER_TILE, takeover_options(t, f))
    return True


def takeover_tile(t: Table, f: list[int], action: int) -> None:
    tile = action - actions.DO_TAKEOVER
    t.pay_points(names.MUSCLE, due(f, flow.ORDER_DISCOUNT, takeover_price(t, tile)))
    t.pop()
    t.take_over(t.human, tile)


# 14. Upgrade the gang (SF-72, SF-103, SF-104, SF-106)


def upgrade_price(t: Table, side: int, what: int, f: list[int] | None) -> tuple[int, int] | None:
    """Points and money of the next level, in the order or effect of this frame; None: there is none."""
    at, level = CHARACTERISTIC_COUNT * t.gang[side] + what, t.level[CHARACTERISTIC_COUNT * side + what]
    if level == len(t.book.char_values[at]):
        return None
    points, money = t.book.char_points[at][level - 1], t.book.char_money[at][level - 1]
    if f is None:
        return points, money
    return (max(0, points - f[flow.UNIT_DISCOUNT]) if f[flow.UNIT_COST] else 0), money


def upgrade_options(t: Table, f: list[int]) -> list[int]:
    found: list[int] = []
    for what in range(CHARACTERISTIC_COUNT):
        price = upgrade_price(t, t.human, what, f)
        if price is None or t.money[t.human] < price[1]:
            continue
        if t.points(t.book.char_stat[CHARACTERISTIC_COUNT * t.gang[t.human] + what]) >= price[0]:
            found.append(actions.DO_UPGRADE + what)
    return found


def upgrade(t: Table, f: list[int]) -> bool:
    if f[flow.STEP] == 1:
        t.ask_human(actions.RIGHT_HAND, [actions.DO_RIGHT_HAND + card for card in t.right_hand[t.human]])
        return True
    legal = upgrade_options(t, f) if f[flow.UNITS_LEFT] else []
    return t.ask_or_end(actions.UPGRADE_WHAT, legal)


def upgrade_what(t: Table, f: list[int], action: int) -> None:
    what = action - actions.DO_UPGRADE
    at, level = CHARACTERISTIC_COUNT * t.gang[t.human] + what, t.level[CHARACTERISTIC_COUNT * t.human + what]
    t.spend(t.human, t.book.char_money[at][level - 1])
    t.raise_level(t.human, what)
    f[flow.UNITS_LEFT] -= 1
    cell = t.boss(t.human)
    cells = t.book.right_hand_cells[t.gang[t.human]]
    if cell in cells and not t.rewarded[t.human] >> cell & 1:
        t.rewarded[t.human] |= 1 << cell
        if t.right_hand[t.human]:
            f[flow.STEP] = 1
    if f[flow.UNIT_COST]:
        pay(t, t.book.char_stat[at], due(f, flow.UNIT_DISCOUNT, t.book.char_points[at][level - 1]))


def right_hand(t: Table, f: list[int], action: int) -> None:
    card = action - actions.DO_RIGHT_HAND
    t.right_hand[t.human] = [other for other in t.right_hand[t.human] if other != card]
    f[flow.STEP] = 0
    t.push([flow.GAIN_CARD, 0, card, t.book.top_price_right_hand])
