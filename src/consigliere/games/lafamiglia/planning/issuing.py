"""Orders are issued: tokens go face down into areas (section 7)."""

from typing import Final

from consigliere.games.lafamiglia.actions import DO_NO_TOKEN, DO_ORDER_AREA, DO_TOKEN, ORDER_AREA, ORDER_TOKEN
from consigliere.games.lafamiglia.flow import SEAT
from consigliere.games.lafamiglia.names import AREAS, EMPTY, TOKENS
from consigliere.games.lafamiglia.table import Table, team_seats
from consigliere.kernel.frames import STEP, Frame

# Places
TOGETHER: Final = 3  # all of them into one area
LEFT: Final = 4  # orders still to be issued
USED: Final = 5  # bits of the areas
LAST: Final = 6  # area

# Steps
ASK_TOKEN: Final = 0
ASK_AREA: Final = 1


def can_order(t: Table, seat: int) -> bool:
    return t.tokens[seat] > 0 and bool(t.order_areas(seat))


def areas_without_token(t: Table, seat: int) -> list[int]:
    return [area for area in range(36) if t.holder[area] == seat and t.orders[area] == 0]


def order(t: Table, f: Frame) -> bool:
    """LF-66, LF-67, LF-68: token, area, and again."""
    seat = f[SEAT]
    if f[STEP] == ASK_AREA:
        areas = areas_without_token(t, seat) if f[TOGETHER] else _areas_apart(t, seat, f[USED])
        t.ask(seat, ORDER_AREA, [DO_ORDER_AREA + area for area in areas])
        return True
    room = f[LAST] != EMPTY if f[TOGETHER] and f[USED] else bool(_areas_apart(t, seat, f[USED]))
    if f[LEFT] == 0 or t.tokens[seat] == 0 or not room:
        t.pop()
        return False
    legal = [DO_TOKEN + token for token in t.tokens_in_hq(seat)]
    if f[USED]:
        legal.insert(0, DO_NO_TOKEN)
    t.ask(seat, ORDER_TOKEN, legal)
    return True


def _areas_apart(t: Table, seat: int, used: int) -> list[int]:
    return [area for area in t.order_areas(seat) if not used >> area & 1]


def order_token(t: Table, f: Frame, action: int) -> None:
    if action == DO_NO_TOKEN:
        t.pop()
        return
    t.issuing = action - DO_TOKEN
    if f[TOGETHER] and f[USED]:
        _issue(t, f, f[LAST])
    else:
        f[STEP] = ASK_AREA


def order_area(t: Table, f: Frame, action: int) -> None:
    _issue(t, f, action - DO_ORDER_AREA)


def _issue(t: Table, f: Frame, area: int) -> None:
    seat, token = f[SEAT], t.issuing
    t.put_token(token, seat, area)
    t.issuing = EMPTY
    f[STEP] = ASK_TOKEN
    f[LEFT] -= 1
    f[USED] |= 1 << area
    f[LAST] = area
    if t.journal is not None:
        t.note("lafamiglia-event-order", {"seat": seat, "area": AREAS[area]})
        args: dict[str, object] = {"seat": seat, "area": AREAS[area], "token": TOKENS[token]}
        t.note("lafamiglia-event-order-token", args, team_seats(seat))  # LF-171
