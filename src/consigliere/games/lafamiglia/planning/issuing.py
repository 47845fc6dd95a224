"""Orders are issued: tokens go face down into areas (section 7)."""

from consigliere.games.lafamiglia.actions import DO_NO_TOKEN, DO_ORDER_AREA, DO_TOKEN, ORDER_AREA, ORDER_TOKEN
from consigliere.games.lafamiglia.names import AREAS, EMPTY, TOKENS
from consigliere.games.lafamiglia.table import Table, team_seats


def can_order(t: Table, seat: int) -> bool:
    return t.tokens[seat] > 0 and bool(t.order_areas(seat))


def areas_without_token(t: Table, seat: int) -> list[int]:
    return [area for area in range(36) if t.holder[area] == seat and t.orders[area] == 0]


def order(t: Table, f: list[int]) -> bool:
    """LF-66 to LF-68: token, area, and again."""
    seat = f[2]
    if f[1] == 1:
        areas = areas_without_token(t, seat) if f[3] else _areas_apart(t, seat, f[5])
        t.ask(seat, ORDER_AREA, [DO_ORDER_AREA + area for area in areas])
        return True
    room = f[6] != EMPTY if f[3] and f[5] else bool(_areas_apart(t, seat, f[5]))
    if f[4] == 0 or t.tokens[seat] == 0 or not room:
        t.pop()
        return False
    legal = [DO_TOKEN + token for token in t.tokens_in_hq(seat)]
    if f[5]:
        legal.insert(0, DO_NO_TOKEN)
    t.ask(seat, ORDER_TOKEN, legal)
    return True


def _areas_apart(t: Table, seat: int, used: int) -> list[int]:
    return [area for area in t.order_areas(seat) if not used >> area & 1]


def order_token(t: Table, f: list[int], action: int) -> None:
    if action == DO_NO_TOKEN:
        t.pop()
        return
    t.issuing = action - DO_TOKEN
    if f[3] and f[5]:
        _issue(t, f, f[6])
    else:
        f[1] = 1


def order_area(t: Table, f: list[int], action: int) -> None:
    _issue(t, f, action - DO_ORDER_AREA)


def _issue(t: Table, f: list[int], area: int) -> None:
    seat, token = f[2], t.issuing
    t.put_token(token, seat, area)
    t.issuing = EMPTY
    f[1] = 0
    f[4] -= 1
    f[5] |= 1 << area
    f[6] = area
    if t.journal is not None:
        t.note("lafamiglia-event-order", {"seat": seat, "area": AREAS[area]})
        args: dict[str, object] = {"seat": seat, "area": AREAS[area], "token": TOKENS[token]}
        t.note("lafamiglia-event-order-token", args, team_seats(seat))  # LF-171
