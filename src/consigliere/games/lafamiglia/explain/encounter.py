"""Refusals of the encounter phase."""

from consigliere.games.lafamiglia import symbols
from consigliere.games.lafamiglia.encounter import movement, other_attacks, supply_symbols
from consigliere.games.lafamiglia.encounter.tokens import area_lost, next_tokens
from consigliere.games.lafamiglia.explain.reasons import (
    Args,
    area_of,
    no,
    not_hostile,
    not_neighbour,
    not_own,
    number_of,
    too_dear,
    wrong_number,
)
from consigliere.games.lafamiglia.flow import FIRST_END, ORDER_AREA, ORDER_TOKEN, TAKEN, USED
from consigliere.games.lafamiglia.names import (
    ALLIES,
    AREAS,
    BRIBERY,
    DELAY_DETONATOR,
    EMPTY,
    FAMILY_TOKENS,
    NEUTRAL,
    RECRUITMENT,
    SYMBOLS,
    TILES,
    TOKENS,
    partner,
)
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.errors import Refusal

# Tokens and symbols


def enc_pick(t: Table, seat: int, args: Args) -> Refusal:
    """LF-110."""
    name = str(args["token"])
    token, now = TOKENS.index(name), next_tokens(t)[0]
    if token // FAMILY_TOKENS != t.colour[seat]:
        return no("LF-110", "lafamiglia-why-not-your-token", token=name)
    if token in t.resolved:
        return no("LF-113", "lafamiglia-why-token-resolved", token=name)
    if t.where[token] >= 36:
        return no("LF-110", "lafamiglia-why-token-not-on-map", token=name)
    if t.book.attack[token] > t.book.attack[now]:
        return no("LF-110", "lafamiglia-why-supply-first", token=name)
    return no("LF-110", "lafamiglia-why-other-initiative", token=name, initiative=t.book.initiative[now])


def enc_part(t: Table, seat: int, args: Args) -> Refusal:
    frame = t.stack[-1]
    name = str(args["symbol"])
    symbol = SYMBOLS.index(name)
    if symbol not in t.book.symbols[frame[ORDER_TOKEN]]:
        return no("LF-117", "lafamiglia-why-symbol-not-here", symbol=name, token=TOKENS[frame[ORDER_TOKEN]])
    if frame[USED] >> symbol & 1:
        return no("LF-112", "lafamiglia-why-symbol-used", symbol=name)
    if area_lost(t, frame):
        return no("LF-115", "lafamiglia-why-area-left", symbol=name, area=AREAS[frame[ORDER_AREA]])
    if symbol == symbols.RALLY and frame[USED] >> symbols.SHOTGUN & 1:
        return no("LF-112", "lafamiglia-why-rally-first")
    if symbol == symbols.BOAT and not t.book.seas_of[frame[ORDER_AREA]]:
        return no("LF-181", "lafamiglia-why-not-coastal", area=AREAS[frame[ORDER_AREA]])
    return no("LF-181", "lafamiglia-why-symbol-no-effect", symbol=name)


def guard_area(t: Table, seat: int, args: Args) -> Refusal:
    if "area" not in args:
        labs = sum(supply_symbols.unguarded(t, t.stack[-1], area) for area in t.own_areas(seat))
        return no("LF-119", "lafamiglia-why-too-few-soldiers", n=labs, have=t.hq[seat])
    area = area_of(args)
    return not_own(t, seat, area, "LF-119") or no("LF-119", "lafamiglia-why-no-lab", area=AREAS[area])


def around_area(t: Table, seat: int, args: Args) -> Refusal:
    area, frame = area_of(args), t.stack[-1]
    if (
        frame[supply_symbols.HERE_USED]
        if area == frame[ORDER_AREA]
        else frame[supply_symbols.NEIGHBOURS_USED] >> area & 1
    ) != 0:
        return no("LF-120", "lafamiglia-why-area-used", area=AREAS[area])
    if area != frame[ORDER_AREA]:
        far = not_neighbour(t, frame[ORDER_AREA], area, "LF-120")
        if far:
            return far
        if frame[supply_symbols.NEIGHBOURS_USED].bit_count() >= t.book.around_areas[frame[ORDER_TOKEN]]:
            return no("LF-120", "lafamiglia-why-enough-areas", n=t.book.around_areas[frame[ORDER_TOKEN]])
    holder = t.holder[area]
    if holder == NEUTRAL and not t.around_neutral:
        return no("LF-120", "lafamiglia-why-no-neutrals", area=AREAS[area])
    if holder not in (seat, partner(seat), NEUTRAL):
        return no("LF-120", "lafamiglia-why-not-your-area", area=AREAS[area])
    return no("LF-120", "lafamiglia-why-no-soldier", area=AREAS[area])


def around_count(t: Table, seat: int, args: Args) -> Refusal:
    frame = t.stack[-1]
    holder = t.holder[frame[supply_symbols.AREA]]
    have = t.pool if holder == NEUTRAL else t.hq[holder]
    return wrong_number("LF-120", number_of(args), 1, min(have, t.book.symbol_n[frame[ORDER_TOKEN]][symbols.AROUND]))


# Moves


def move_from(t: Table, seat: int, args: Args) -> Refusal:
    area, order = area_of(args), t.stack[-2]
    if area not in (order[ORDER_AREA], order[FIRST_END]):
        return no("LF-145", "lafamiglia-why-origin", area=AREAS[area])
    return not_own(t, seat, area, "LF-145") or _no_target(t, seat, area)


def _no_target(t: Table, seat: int, area: int) -> Refusal:
    assert not movement.move_has_target(t, seat, area)
    return no("LF-125", "lafamiglia-why-no-target", area=AREAS[area])


def move_target(t: Table, seat: int, args: Args) -> Refusal:
    """LF-125, LF-25, LF-105."""
    area, origin = area_of(args), t.stack[-1][movement.ORIGIN]
    rule = "LF-105" if args["verb"] == "move-target-allies" else "LF-125"
    if area == origin:
        return no(rule, "lafamiglia-why-origin-itself", area=AREAS[area])
    if t.holder[area] == partner(seat):
        return no(rule, "lafamiglia-why-partners-area", area=AREAS[area])
    if args["verb"] == "move-target-boat":
        return _no_sea_link(t, origin, area)
    if args["verb"] == "move-target-allies":
        return _no_allies(t, seat, origin, area)
    return not_neighbour(t, origin, area, rule) or no(rule, "lafamiglia-why-origin-itself", area=AREAS[area])


def _no_sea_link(t: Table, origin: int, area: int) -> Refusal:
    """LF-25."""
    for place in (origin, area):
        if not t.book.seas_of[place]:
            return no("LF-25", "lafamiglia-why-not-coastal", area=AREAS[place])
    return no("LF-25", "lafamiglia-why-no-boat-chain", area=AREAS[origin], other=AREAS[area])


def _no_allies(t: Table, seat: int, origin: int, area: int) -> Refusal:
    """LF-105."""
    tile = TILES[ALLIES]
    if not t.in_play[ALLIES]:
        return no("LF-10", "lafamiglia-why-tile-not-in-play", tile=tile)
    if not t.owns_tile(seat, ALLIES):
        return no("LF-96", "lafamiglia-why-not-your-tile", tile=tile)
    if area in t.book.neighbours[origin]:
        return no("LF-105", "lafamiglia-why-allies-near", area=AREAS[area])
    friendly = not_hostile(t, seat, area, "LF-105")
    if friendly:
        return friendly
    between = [a for a in t.book.neighbours[area] if a in t.book.neighbours[origin]]
    if not any(t.holder[a] in (EMPTY, NEUTRAL) for a in between):
        return no("LF-105", "lafamiglia-why-allies-between", area=AREAS[origin], other=AREAS[area])
    dear = too_dear(t, seat, t.book.tile_price[ALLIES])
    return dear or no("LF-105", "lafamiglia-why-allies-near", area=AREAS[area])


def move_bribe(t: Table, seat: int, args: Args) -> Refusal:
    price = t.book.tile_price[BRIBERY]
    return no("LF-40", "lafamiglia-why-too-dear", price=price, money=t.money[seat])


def move_soldiers(t: Table, seat: int, args: Args) -> Refusal:
    return wrong_number("LF-126", number_of(args), 1, t.soldiers[t.stack[-1][movement.ORIGIN]])


def move_turncoat(t: Table, seat: int, args: Args) -> Refusal:
    frame = t.stack[-1]
    return wrong_number(
        "LF-121", number_of(args), 0, min(t.book.turncoat[frame[ORDER_TOKEN]], t.soldiers[frame[movement.TARGET]])
    )


def move_payoff(t: Table, seat: int, args: Args) -> Refusal:
    n, defenders = number_of(args), t.soldiers[t.stack[-1][movement.TARGET]]
    if n > defenders:
        return wrong_number("LF-122", n, 0, defenders)
    return no("LF-40", "lafamiglia-why-too-dear", price=n, money=t.money[seat])


def take_recruit(t: Table, seat: int, args: Args) -> Refusal:
    n = t.book.tile_n[RECRUITMENT]
    if t.hq[seat] < n:
        return no("LF-104", "lafamiglia-why-too-few-soldiers", n=n, have=t.hq[seat])
    return no("LF-40", "lafamiglia-why-too-dear", price=t.book.tile_price[RECRUITMENT], money=t.money[seat])


# The other attacks


def bomb_from(t: Table, seat: int, args: Args) -> Refusal:
    area, order = area_of(args), t.stack[-2]
    if area != order[ORDER_AREA] and not order[TAKEN] >> area & 1:
        return no("LF-146", "lafamiglia-why-bomb-origin", area=AREAS[area])
    return not_own(t, seat, area, "LF-146") or no("LF-147", "lafamiglia-why-no-target", area=AREAS[area])


def bomb_target(t: Table, seat: int, args: Args) -> Refusal:
    area, origin = area_of(args), t.stack[-1][other_attacks.ORIGIN]
    friendly = not_hostile(t, seat, area, "LF-147")
    if friendly:
        return friendly
    if args["verb"] == "bomb-target":
        return not_neighbour(t, origin, area, "LF-147") or _too_far(origin, area)
    tile = TILES[DELAY_DETONATOR]
    if not t.in_play[DELAY_DETONATOR]:
        return no("LF-10", "lafamiglia-why-tile-not-in-play", tile=tile)
    if not t.owns_tile(seat, DELAY_DETONATOR):
        return no("LF-107", "lafamiglia-why-not-your-tile", tile=tile)
    if not t.cars[origin]:
        return no("LF-107", "lafamiglia-why-no-car", area=AREAS[origin])
    return _too_far(origin, area)


def _too_far(origin: int, area: int) -> Refusal:
    return no("LF-107", "lafamiglia-why-wrong-distance", area=AREAS[origin], other=AREAS[area])


def pentito_area(t: Table, seat: int, args: Args) -> Refusal:
    area, frame = area_of(args), t.stack[-1]
    if frame[other_attacks.AREAS_USED] >> area & 1:
        return no("LF-152", "lafamiglia-why-area-used", area=AREAS[area])
    return _no_victim(t, seat, frame[ORDER_AREA], area, "LF-152")


def _no_victim(t: Table, seat: int, centre: int, area: int, rule: str) -> Refusal:
    assert area not in other_attacks.victims(t, seat, centre)
    far = not_neighbour(t, centre, area, rule)
    return far or not_hostile(t, seat, area, rule) or no(rule, "lafamiglia-why-empty-area", area=AREAS[area])


def pentito_count(t: Table, seat: int, args: Args) -> Refusal:
    frame = t.stack[-1]
    most = min(
        t.book.pentito[frame[ORDER_TOKEN]][frame[other_attacks.NUMBERS_USED]], t.soldiers[frame[other_attacks.VICTIM]]
    )
    return wrong_number("LF-152", number_of(args), 1, most)


def defect_area(t: Table, seat: int, args: Args) -> Refusal:
    return _no_victim(t, seat, t.stack[-1][other_attacks.DEFECT_TO], area_of(args), "LF-153")


def defect_count(t: Table, seat: int, args: Args) -> Refusal:
    frame = t.stack[-1]
    return wrong_number(
        "LF-153", number_of(args), 1, min(frame[other_attacks.LEFT], t.soldiers[frame[other_attacks.DEFECTING]])
    )


def incite_area(t: Table, seat: int, args: Args) -> Refusal:
    area, frame = area_of(args), t.stack[-1]
    if t.holder[area] != NEUTRAL:
        return no("LF-155", "lafamiglia-why-not-neutral", area=AREAS[area])
    distance, most = t.book.distance[frame[ORDER_AREA]][area], t.book.symbol_n[frame[ORDER_TOKEN]][symbols.INCITE]
    if distance > most:
        return no("LF-155", "lafamiglia-why-too-far", area=AREAS[area], distance=distance, most=most)
    return no("LF-155", "lafamiglia-why-no-target", area=AREAS[area])


def incite_target(t: Table, seat: int, args: Args) -> Refusal:
    area, source = area_of(args), t.stack[-1][other_attacks.ORIGIN]
    far = not_neighbour(t, source, area, "LF-155")
    return far or not_hostile(t, seat, area, "LF-155") or no("LF-155", "lafamiglia-why-empty-area", area=AREAS[area])


def incite_count(t: Table, seat: int, args: Args) -> Refusal:
    return wrong_number("LF-155", number_of(args), 1, t.soldiers[t.stack[-1][other_attacks.ORIGIN]])
