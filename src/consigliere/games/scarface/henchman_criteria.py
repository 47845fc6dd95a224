"""Sections 11 and 14: how the Henchman chooses. Every choice among several tells which priority decided it."""

from typing import Final

from consigliere.games.scarface.henchman_io import World
from consigliere.games.scarface.names import (
    AT_ANY,
    AT_DISTRICTS,
    AT_HERE,
    AT_PRISON,
    AUTHORITIES,
    CHARACTERISTICS,
    HENCHMAN,
    HQ,
    HUMAN,
    NOBODY_CONTROLS,
    NONE,
    PRISON,
    TILES,
    TO_NEXT_OWN,
    TO_NEXT_RIVAL,
    UNDERWORLD,
)

TILE_LEVELS: Final = ["profit", "missing", "token", "placed"]


def own_tiles(w: World) -> list[int]:
    return w.tiles_of(HENCHMAN)


def missing(w: World, tile: int) -> int:
    """SF-132."""
    alcohol, guns = w.need(tile, 0), w.need(tile, 1)
    lack = 0
    if alcohol:
        lack += max(0, alcohol - w.stock(tile, 0))
    if guns:
        lack += max(0, guns - w.stock(tile, 1))
    return lack - 1 if lack and alcohol + guns >= 2 and w.benefit(tile) else lack


def pick(w: World, rule: str, levels: list[str], keys: list[list[int]], found: list[int], names: list[str]) -> int:
    """Of those found the one with the smallest key; tells at which level it beat the next."""
    best = 0
    for place in range(1, len(keys)):
        if keys[place] < keys[best]:
            best = place
    if len(keys) > 1 and w.tells():
        second = min([key for place, key in enumerate(keys) if place != best])
        level = 0
        while level < len(levels) - 1 and keys[best][level] == second[level]:
            level += 1
        args: dict[str, object] = {"rule": rule, "chosen": names[found[best]], "n": len(keys), "by": levels[level]}
        w.tell("scarface-henchman-choice", args)
    return found[best]


def best_tile(w: World, tiles: list[int], side: int) -> int:
    """SF-133."""
    if len(tiles) == 1:
        return tiles[0]
    keys = [
        [-w.profit(tile, side), missing(w, tile), w.number(w.district(tile)), place] for place, tile in enumerate(tiles)
    ]
    return pick(w, "SF-133", TILE_LEVELS, keys, tiles, TILES)


def in_order(w: World, tiles: list[int]) -> list[int]:
    """SF-133 as an order of all these tiles, computed once."""
    keys = [
        [-w.profit(tile, HENCHMAN), missing(w, tile), w.number(w.district(tile)), place]
        for place, tile in enumerate(tiles)
    ]
    return [tiles[key[3]] for key in sorted(keys)]


def worst_tile(w: World, tiles: list[int], rule: str) -> int:
    """SF-173, SF-175, SF-176: lowest profit, most missing goods, highest token number, last placed."""
    if len(tiles) == 1:
        return tiles[0]
    keys = [
        [w.profit(tile, HENCHMAN), -missing(w, tile), -w.number(w.district(tile)), -place]
        for place, tile in enumerate(tiles)
    ]
    return pick(w, rule, TILE_LEVELS, keys, tiles, TILES)


# Districts


def at_number(w: World, number: int) -> int:
    for district in range(7):
        if w.number(district) == number:
            return district
    raise AssertionError("every number lies on a district")


def next_district(w: World, to: int) -> int:
    """SF-130: the next district with a tile of this controller, NONE if there is none."""
    side = HENCHMAN if to == TO_NEXT_OWN else HUMAN if to == TO_NEXT_RIVAL else NOBODY_CONTROLS
    here = w.number(w.here())
    with_tile = [w.district(tile) for tile in w.tiles_of(side)]
    for step in range(1, w.book.next_district_steps + 1):
        district = at_number(w, (here + step - 1) % 7 + 1)
        if district in with_tile:
            return district
    return NONE


def lowest(w: World, districts: list[int]) -> int:
    """SF-131."""
    return min(districts, key=w.number)


# Sales (SF-87, SF-88, SF-134)


def sale_drop(w: World, tile: int, on_dealers: list[int]) -> int:
    """NONE: a sale of the whole requirement; 0 or 1: without one good of this kind; -2: not supplied."""
    alcohol, guns = w.need(tile, 0), w.need(tile, 1)
    no_alcohol = max(0, alcohol - w.stock(tile, 0) - on_dealers[0]) if alcohol else 0
    no_guns = max(0, guns - w.stock(tile, 1) - on_dealers[1]) if guns else 0
    if alcohol + guns < 2 or not w.benefit(tile):
        return NONE if no_alcohol + no_guns == 0 else -2
    if alcohol and no_alcohol <= 1 and no_guns == 0:
        return 0
    if guns and no_guns <= 1 and no_alcohol == 0:
        return 1
    return -2


def supplied(w: World, tiles: list[int]) -> list[int]:
    if not tiles:
        return []
    on_dealers = [w.dealer_goods(0), w.dealer_goods(1)]
    return [tile for tile in tiles if sale_drop(w, tile, on_dealers) != -2]


def spent_on_sale(w: World, tile: int) -> list[int]:
    """The goods a sale takes: the tile's first, then the dealers' in the order acquired."""
    drop = sale_drop(w, tile, [w.dealer_goods(0), w.dealer_goods(1)])
    spent: list[int] = []
    for kind in range(2):
        left = w.need(tile, kind) - (1 if drop == kind else 0)
        left -= _spend(w, tile, kind, left, spent)
        dealer = 0
        while left:
            left -= _spend(w, -1 - dealer, kind, left, spent)
            dealer += 1
    return spent


def _spend(w: World, store: int, kind: int, most: int, spent: list[int]) -> int:
    """How many goods of a kind this store gives."""
    taken = min(most, w.stock(store, kind)) if most else 0
    for _ in range(taken):
        spent.append(store)
        spent.append(kind)
    return taken


def sell(w: World, most: int) -> int:
    """SF-149, SF-158: up to so many sales, each tile once, the order computed anew; how many were made."""
    rest = own_tiles(w)
    made = 0
    while made < most:
        ready = supplied(w, rest)
        if not ready:
            break
        tile = best_tile(w, ready, HENCHMAN)
        w.sell(tile, spent_on_sale(w, tile), w.profit(tile, HENCHMAN))
        rest.remove(tile)
        made += 1
    return made


# Storing (SF-171)


def store(w: World, alcohol: int, guns: int) -> None:
    """Goods gained: dealers, then alcohol, then guns on tiles; what finds no place stays in the supply."""
    left = [min(alcohol, w.supply(0)), min(guns, w.supply(1))]
    _fill_dealers(w, left)
    tiles = own_tiles(w)
    if not tiles:
        return
    for kind in range(2):
        if left[kind]:
            _fill_tiles(w, in_order(w, tiles), kind, left[kind])


def _fill_dealers(w: World, left: list[int]) -> None:
    kind = 0
    for dealer in range(w.dealers()):
        room = w.book.uniform_storage - w.stock(-1 - dealer, 0) - w.stock(-1 - dealer, 1)
        while room > 0 and left[0] + left[1]:
            if not left[kind]:
                kind = 1 - kind
            w.gain_good(-1 - dealer, kind)
            left[kind] -= 1
            room -= 1
            kind = 1 - kind


def _fill_tiles(w: World, tiles: list[int], kind: int, left: int) -> None:
    for tile in tiles:
        while left and w.stock(tile, kind) < w.need(tile, kind):
            w.gain_good(tile, kind)
            left -= 1
    while left:
        for tile in tiles[:left]:
            w.gain_good(tile, kind)
        left -= len(tiles[:left])


def can_store(w: World, alcohol: int, guns: int) -> bool:
    """SF-11: whether any of these goods would find a place."""
    if min(alcohol, w.supply(0)) + min(guns, w.supply(1)) == 0:
        return False
    if own_tiles(w):
        return True
    storage = w.book.uniform_storage
    return any(w.stock(-1 - n, 0) + w.stock(-1 - n, 1) < storage for n in range(w.dealers()))


# Spending and losing goods (SF-172, SF-173)


def next_good(w: World, only: int, last: int) -> list[int]:
    """The store and kind of the next good to go; `only` NONE: any kind, alternating after `last`. Empty: none."""
    kinds = [only] if only != NONE else [1, 0] if last == 0 else [0, 1]
    tiles = own_tiles(w)
    for kind in kinds:
        with_surplus = [tile for tile in tiles if w.stock(tile, kind) > w.need(tile, kind)]
        if with_surplus:
            return [worst_tile(w, with_surplus, "SF-173"), kind]
    for kind in kinds:
        with_goods = [tile for tile in tiles if w.stock(tile, kind)]
        if with_goods:
            return [worst_tile(w, with_goods, "SF-173"), kind]
    for kind in kinds:
        for dealer in range(w.dealers()):
            if w.stock(-1 - dealer, kind):
                return [-1 - dealer, kind]
    return []


def all_goods(w: World, only: int) -> int:
    kinds = [0, 1] if only == NONE else [only]
    on_tiles = sum(w.stock(tile, kind) for tile in own_tiles(w) for kind in kinds)
    return on_tiles + sum(w.dealer_goods(kind) for kind in kinds)


def lose_goods(w: World, n: int, only: int) -> None:
    last = NONE
    for _ in range(n):
        good = next_good(w, only, last)
        if not good:
            return
        w.lose_good(good[0], good[1])
        last = good[1]


# Losing people, pieces, markers, levels


def lose_thugs(w: World, n: int, at: int, to: int) -> None:
    """SF-174."""
    for _ in range(n):
        if not _lose_thug(w, at, to):
            return


def _lose_thug(w: World, at: int, to: int) -> bool:
    places = [UNDERWORLD, AUTHORITIES] if to == PRISON else [UNDERWORLD, PRISON, AUTHORITIES]
    if at == AT_PRISON:
        places = [PRISON] if to != PRISON else []
    if at in (AT_ANY, AT_PRISON):
        for place in places:
            if w.thugs(place):
                w.lose_thug(place, to)
                return True
    if at == AT_ANY:
        for dealer in range(w.dealers()):
            if w.dealer_thugs(dealer):
                w.lose_dealer_thug(dealer, to)
                return True
        if w.thugs(HQ):
            w.lose_thug(HQ, to)
            return True
    found: list[int] = []
    if at in (AT_ANY, AT_DISTRICTS):
        found = [district for district in range(7) if w.street(district)]
    elif at == AT_HERE and w.street(w.here()):
        found = [w.here()]
    if found:
        w.lose_street_thug(lowest(w, found), to)
    return bool(found)


def lose_vehicle(w: World) -> None:
    """SF-81."""
    found = [district for district in range(7) if w.vehicles(0, district) + w.vehicles(1, district)]
    if found:
        district = lowest(w, found)
        w.lose_vehicle(0 if w.vehicles(0, district) else 1, district)


def lose_control(w: World) -> None:
    """SF-176."""
    tiles = own_tiles(w)
    if tiles:
        w.remove_control(worst_tile(w, tiles, "SF-176"))


def from_current(w: World) -> list[int]:
    """The characteristics in the order of their numbers, from the current district's on (SF-168, SF-177)."""
    first, here = 7 * w.gang(), w.number(w.here())
    order = [0] * 7
    for what in range(7):
        order[(w.book.solo_no[first + what] - here) % 7] = what
    return order


def lose_level(w: World) -> None:
    """SF-177."""
    for level in (3, 2):
        for what in from_current(w):
            if w.level(what) == level:
                if w.tells():
                    w.tell("scarface-henchman-downgrade", {"rule": "SF-177", "what": CHARACTERISTICS[what]})
                w.downgrade(what)
                return
