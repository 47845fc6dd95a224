"""Reasons that several decisions share."""

from consigliere.games.lafamiglia.names import AREAS, COLOURS, FAMILY_TOKENS, HQ, ON_BOARD, SOLD, TOKENS, partner
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.errors import Refusal

Args = dict[str, object]


def no(rule: str, message: str, **args: object) -> Refusal:
    return Refusal(rule, message, args)


def area_of(args: Args) -> int:
    return AREAS.index(str(args["area"]))


def number_of(args: Args) -> int:
    n = args["n"]
    assert isinstance(n, int)
    return n


def not_in_hq(t: Table, seat: int, token: int, rule: str) -> Refusal | None:
    """LF-35, LF-66: only tokens in the own HQ are sold or issued."""
    name = TOKENS[token]
    if token // FAMILY_TOKENS != t.colour[seat]:
        return no(rule, "lafamiglia-why-not-your-token", token=name)
    place = t.where[token]
    if place == HQ:
        return None
    if place == SOLD:
        return no("LF-35", "lafamiglia-why-token-sold", token=name)
    if place == ON_BOARD:
        return no(rule, "lafamiglia-why-token-on-board", token=name)
    return no(rule, "lafamiglia-why-token-on-map", token=name, area=AREAS[place])


def not_own(t: Table, seat: int, area: int, rule: str) -> Refusal | None:
    """LF-31: only own areas; the partner's get words of their own."""
    holder = t.holder[area]
    if holder == seat:
        return None
    if holder == partner(seat):
        return no(rule, "lafamiglia-why-partners-area", area=AREAS[area])
    return no(rule, "lafamiglia-why-not-your-area", area=AREAS[area])


def not_neighbour(t: Table, area: int, other: int, rule: str) -> Refusal | None:
    if other in t.book.neighbours[area]:
        return None
    return no(rule, "lafamiglia-why-not-neighbours", area=AREAS[area], other=AREAS[other])


def not_hostile(t: Table, seat: int, area: int, rule: str) -> Refusal | None:
    """Only areas of neutrals and opponents."""
    if t.hostile(seat, area):
        return None
    holder = t.holder[area]
    name = AREAS[area]
    if holder == seat:
        return no(rule, "lafamiglia-why-your-own-area", area=name)
    if holder == partner(seat):
        return no(rule, "lafamiglia-why-partners-area", area=name)
    return no(rule, "lafamiglia-why-empty-area", area=name)


def too_dear(t: Table, seat: int, price: int, rule: str = "LF-40") -> Refusal | None:
    """LF-40: only what can be paid now."""
    if t.money[seat] >= price:
        return None
    return no(rule, "lafamiglia-why-too-dear", price=price, money=t.money[seat])


def wrong_number(rule: str, n: int, least: int, most: int) -> Refusal:
    if n < least:
        return no(rule, "lafamiglia-why-too-few", n=n, least=least)
    return no(rule, "lafamiglia-why-too-many", n=n, most=most)


def colour_seat(t: Table, args: Args) -> int:
    """The seat of the colour named, -1 where nobody plays it."""
    colour = COLOURS.index(str(args["colour"]))
    return t.colour.index(colour) if colour in t.colour else -1
