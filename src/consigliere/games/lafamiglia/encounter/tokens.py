"""The encounter phase (section 12): which token is next, and its symbols one after the other."""

from consigliere.games.lafamiglia import symbols
from consigliere.games.lafamiglia.actions import DO_PICK, DO_SYMBOL, DO_TOKEN_DONE, ENC_PART, ENC_PICK
from consigliere.games.lafamiglia.encounter.movement import ASK_TARGET, move_has_target
from consigliere.games.lafamiglia.encounter.other_attacks import bomb_origins, incite_areas, victims
from consigliere.games.lafamiglia.encounter.supply_symbols import around_areas
from consigliere.games.lafamiglia.flow import (
    AROUND,
    BOAT,
    BOMB,
    DEFECT,
    GUARD,
    INCITE,
    MOVE,
    ORDER_AREA,
    ORDER_TOKEN,
    PENTITO,
    PLACE,
    RALLY,
    SEAT,
    TOKEN,
    USED,
)
from consigliere.games.lafamiglia.names import (
    AREAS,
    CHURCH,
    EMPTY,
    FAMILY_TOKENS,
    HQ,
    POLICE,
    SYMBOLS,
    TOKENS,
    TURN_ORDER,
)
from consigliere.games.lafamiglia.parts import ASK_COUNT, begin_laundering, begin_recruiting
from consigliere.games.lafamiglia.rounds import begin_check
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.frames import Frame


def go(t: Table, f: Frame) -> bool:
    """LF-110: looked up anew after each token."""
    tokens = next_tokens(t)
    if not tokens:
        _tokens_back(t)
        t.pop()
        begin_check(t, 1)
        return False
    f[SEAT] = t.seat_of(tokens[0])
    t.ask(f[SEAT], ENC_PICK, [DO_PICK + token for token in tokens])
    return True


def coming(t: Table) -> list[tuple[int, int]]:
    """LF-110: when each token on the map has its turn, and which it is: supply before attack, lowest initiative, turn
    order."""
    found: list[tuple[int, int]] = []
    where, attack, initiative = t.where, t.book.attack, t.book.initiative
    for n, seat in enumerate(TURN_ORDER[t.leader]):
        first = FAMILY_TOKENS * t.colour[seat]
        for token in range(first, first + FAMILY_TOKENS):
            if where[token] < 36 and token not in t.resolved:
                found.append((attack[token] << 16 | initiative[token] << 2 | n, token))
    return found


def next_tokens(t: Table) -> list[int]:
    """LF-110: those of one player among equals."""
    orders = coming(t)
    if not orders:
        return []
    first = min(orders)[0]
    return [token for when, token in orders if when == first]


def _tokens_back(t: Table) -> None:
    """LF-159."""
    t.resolved = []
    for seat in range(4):
        for token in range(FAMILY_TOKENS * t.colour[seat], FAMILY_TOKENS * t.colour[seat] + FAMILY_TOKENS):
            area = t.where[token]
            if area < 36:
                t.put_token(token, seat, HQ)
                if t.journal is not None:
                    t.note_token_back(seat, token, area)


def enc_pick(t: Table, f: Frame, action: int) -> None:
    token = action - DO_PICK
    seat = t.seat_of(token)
    t.begin_for(seat)
    if t.journal is not None:
        area = AREAS[t.where[token]]
        t.note("lafamiglia-event-resolve", {"seat": seat, "token": TOKENS[token], "area": area})
    t.push([TOKEN, 0, seat, token, t.where[token], 0, EMPTY, 0, EMPTY])


def token(t: Table, f: Frame) -> bool:
    """LF-111, LF-112, LF-151: one symbol after the other, in any order, and none of them need be used."""
    legal = [DO_TOKEN_DONE]
    for symbol in t.book.symbols[f[ORDER_TOKEN]]:
        if not f[USED] >> symbol & 1 and can_pick(t, f, symbol):
            legal.append(DO_SYMBOL + symbol)
    t.ask(f[SEAT], ENC_PART, legal)
    return True


def area_lost(t: Table, f: Frame) -> bool:
    """LF-115: the order area was left or lost while its token is being resolved."""
    return t.where[f[ORDER_TOKEN]] != f[ORDER_AREA]


def can_pick(t: Table, f: Frame, symbol: int) -> bool:
    """LF-181."""
    seat, token, area = f[SEAT], f[ORDER_TOKEN], f[ORDER_AREA]
    if symbol == symbols.MONEY:
        return True
    if symbol in (symbols.RECRUIT, symbols.LEVY):
        return t.supply[seat] > 0
    if symbol == symbols.LAUNDER:
        return t.own_labs(seat) > 0
    if symbol == symbols.BOMB:
        return bool(bomb_origins(t, f))
    if area_lost(t, f):
        return False
    if symbol in (symbols.SOLDIERS, symbols.DEPLOY):
        return t.hq[seat] > 0
    if symbol == symbols.CAR:
        return t.cars_left[seat] > 0
    if symbol == symbols.LAB:
        return t.labs_left > 0 and t.labs[area] < 2
    if symbol == symbols.BOAT:
        return t.boats_left[seat] > 0 and bool(t.book.seas_of[area])
    if symbol == symbols.LAB_GUARD:
        return t.hq[seat] > 0 and t.own_labs(seat) > 0
    if symbol == symbols.AROUND:
        return bool(around_areas(t, seat, token, area, 0, 0))
    if symbol == symbols.RALLY:  # LF-112: before the first shotgun
        return not f[USED] >> symbols.SHOTGUN & 1 and t.has_own_neighbour(seat, area)
    if symbol == symbols.SHOTGUN:
        return move_has_target(t, seat, area)
    if symbol in (symbols.PENTITO, symbols.DEFECT):
        return bool(victims(t, seat, area))
    return bool(incite_areas(t, seat, token, area))


def enc_part(t: Table, f: Frame, action: int) -> None:
    if action == DO_TOKEN_DONE:
        _finish(t, f)
        return
    symbol = action - DO_SYMBOL
    f[USED] |= 1 << symbol
    if t.journal is not None:
        args: dict[str, object] = {"seat": f[SEAT], "token": TOKENS[f[ORDER_TOKEN]], "symbol": SYMBOLS[symbol]}
        t.note("lafamiglia-event-symbol", args)
    if symbol >= symbols.LAB_GUARD:
        _do_symbol(t, f, symbol)
    else:
        _do_simple_symbol(t, f, symbol)


def _finish(t: Table, f: Frame) -> None:
    """LF-113: without vest back to the HQ at once; with vest it stays until the end of the phase."""
    t.pop()
    token = f[ORDER_TOKEN]
    if t.where[token] >= 36:
        return
    if t.book.vest[token]:
        t.resolved = sorted([*t.resolved, token])
        return
    area = t.where[token]
    t.put_token(token, f[SEAT], HQ)
    if t.journal is not None:
        t.note_token_back(f[SEAT], token, area)


def _do_simple_symbol(t: Table, f: Frame, symbol: int) -> None:
    """LF-116, LF-117: what goes to HQ or to the order area."""
    seat, area = f[SEAT], f[ORDER_AREA]
    n = t.book.symbol_n[f[ORDER_TOKEN]][symbol]
    if symbol == symbols.SOLDIERS:
        t.push([PLACE, ASK_COUNT, seat, n, 1, area])
    elif symbol == symbols.DEPLOY:
        t.push([PLACE, ASK_COUNT, seat, t.base(seat, POLICE) + n, 1, area])
    elif symbol == symbols.RECRUIT:
        begin_recruiting(t, seat, t.base(seat, CHURCH) + n)
    elif symbol == symbols.LEVY:
        begin_recruiting(t, seat, n)
    elif symbol == symbols.MONEY:
        t.earn(seat, n)
    elif symbol == symbols.LAUNDER:
        begin_laundering(t, seat)
    elif symbol == symbols.CAR:
        t.put_car(seat, area)
    elif symbol == symbols.LAB:
        t.put_lab(seat, area)
    else:
        t.push([BOAT, 0, seat, area, EMPTY])


def _do_symbol(t: Table, f: Frame, symbol: int) -> None:
    seat, token, area = f[SEAT], f[ORDER_TOKEN], f[ORDER_AREA]
    if symbol == symbols.LAB_GUARD:
        t.push([GUARD, 0, seat, 0, 0])
    elif symbol == symbols.AROUND:
        t.push([AROUND, 0, seat, token, area, 0, 0, EMPTY])
    elif symbol == symbols.RALLY:
        t.push([RALLY, 0, seat, area, 1, 0, EMPTY, 0])
    elif symbol == symbols.SHOTGUN:  # LF-124: from the order area
        t.push([MOVE, ASK_TARGET, seat, token, area, EMPTY, 0, 0, 0, 0, 0])
    elif symbol == symbols.BOMB:
        t.push([BOMB, 0, seat, token, 0, EMPTY, EMPTY, 0])
    elif symbol == symbols.PENTITO:
        _pay_pentito(t, seat, area)
        t.push([PENTITO, 0, seat, token, area, 0, 0, EMPTY])
    elif symbol == symbols.DEFECT:
        t.push([DEFECT, 0, seat, area, t.book.symbol_n[token][symbol], EMPTY])
    else:
        t.push([INCITE, 0, seat, token, area, EMPTY, EMPTY])


def _pay_pentito(t: Table, seat: int, area: int) -> None:
    """LF-152: one own soldier of the order area is the cost."""
    t.remove(area, 1)
    t.leave_if_empty(area)
