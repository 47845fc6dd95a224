"""The Henchman's goods: sales (SF-87, SF-88, SF-134), storing (SF-171), spending and losing (SF-172, SF-173)."""

from typing import Final

from consigliere.games.scarface import flow
from consigliere.games.scarface.henchman import criteria
from consigliere.games.scarface.henchman.world import World
from consigliere.games.scarface.names import ALCOHOL, GUNS, HENCHMAN, NONE, P_FENCE_ALCOHOL, TILES

# Sales

ASKED_GOOD: Final = 2  # the step of a frame that waits for the good a vehicle saves
NOT_SUPPLIED: Final = -2
EITHER: Final = 2


def sale_drop(w: World, tile: int, on_dealers: list[int]) -> int:
    """NONE: a sale of the whole requirement; 0 or 1: without one good of this kind, EITHER: of any."""
    has_alcohol, has_guns = w.stock(tile, 0) + on_dealers[0], w.stock(tile, 1) + on_dealers[1]
    if has_alcohol + has_guns == 0:
        return NOT_SUPPLIED
    alcohol, guns = w.need(tile)
    no_alcohol, no_guns = max(0, alcohol - has_alcohol), max(0, guns - has_guns)
    if alcohol + guns < 2 or not w.benefit(tile):
        return NONE if no_alcohol + no_guns == 0 else NOT_SUPPLIED
    if alcohol and guns and no_alcohol + no_guns == 0:
        return EITHER
    if alcohol and no_alcohol <= 1 and no_guns == 0:
        return 0
    if guns and no_guns <= 1 and no_alcohol == 0:
        return 1
    return NOT_SUPPLIED


def supplied(w: World, tiles: list[int]) -> list[int]:
    return _ready(w, tiles, w.dealer_goods()) if tiles else []


def _ready(w: World, tiles: list[int], on_dealers: list[int]) -> list[int]:
    return [tile for tile in tiles if sale_drop(w, tile, on_dealers) != NOT_SUPPLIED]


def spent_on_sale(w: World, tile: int, drop: int) -> list[int]:
    """The goods a sale takes: the tile's first, then the dealers' in the order acquired."""
    spent: list[int] = []
    for kind, left in enumerate(w.need(tile)):
        if drop == kind:
            left -= 1
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


def sell(w: World, most: int) -> None:
    """SF-149, SF-158: up to so many sales, each tile once, the order computed anew."""
    w.push([flow.H_SALES, 0, most, 0, NONE])


def selling(w: World, f: list[int]) -> None:
    """A frame [H_SALES, step, sales left, bits of tiles sold, tile of the sale going on]."""
    while f[flow.H_SALES_LEFT]:
        on_dealers = w.dealer_goods()
        if f[flow.H_SALES_TILE] == NONE:
            rest = criteria.own_tiles(w)
            if f[flow.H_SALES_SOLD]:
                rest = [tile for tile in rest if not f[flow.H_SALES_SOLD] >> tile & 1]
            ready = _ready(w, rest, on_dealers)
            if not ready:
                break
            f[flow.H_SALES_TILE] = _where_to_sell(w, f, criteria.best_tiles(w, ready))
            if f[flow.H_SALES_TILE] == NONE:
                return
        tile = f[flow.H_SALES_TILE]
        drop = sale_drop(w, tile, on_dealers)
        if drop == EITHER:
            drop = _saved_good(w, f)
            if drop == NONE:
                return
        w.sell(tile, spent_on_sale(w, tile, drop), w.profit(tile, HENCHMAN))
        f[flow.H_SALES_LEFT] -= 1
        f[flow.H_SALES_SOLD] |= 1 << tile
        f[flow.H_SALES_TILE] = NONE
    w.pop()


def _where_to_sell(w: World, f: list[int], tied: list[int]) -> int:
    if len(tied) == 1 or (f[flow.STEP] == 0 and _all_can_sell(w, tied, f[flow.H_SALES_LEFT])):
        return tied[0]
    return criteria.settled(w, f, tied, "SF-133", criteria.FOR_SALE)


def _all_can_sell(w: World, tied: list[int], left: int) -> bool:
    """Whether the order of these sales changes nothing: none takes a dealer's good from another."""
    if left < len(tied):
        return False
    for kind, on_dealers in enumerate(w.dealer_goods()):
        lack = sum(max(0, w.need(tile)[kind] - w.stock(tile, kind)) for tile in tied)
        if lack > on_dealers > 0:
            return False
    return True


def _saved_good(w: World, f: list[int]) -> int:
    """SF-134: either good would do, so the human says which a vehicle saves (SF-10); NONE while he is asked."""
    if f[flow.STEP] == ASKED_GOOD:
        f[flow.STEP] = 0
        return w.shown()[0]
    f[flow.STEP] = ASKED_GOOD
    if w.tells():
        w.tell("scarface-henchman-saves", {"rule": "SF-134", "tile": TILES[f[flow.H_SALES_TILE]]})
    w.ask_good(f[flow.H_SALES_TILE])
    return NONE


# Storing


def store(w: World, alcohol: int, guns: int) -> None:
    """Goods gained: dealers, then alcohol, then guns on tiles; what finds no place stays in the supply."""
    left = [min(alcohol, w.supply(0)), min(guns, w.supply(1))]
    _fill_dealers(w, left)
    if left[ALCOHOL] + left[GUNS] and criteria.own_tiles(w):
        w.push([flow.H_STORE, 0, 0, left[ALCOHOL], left[GUNS]])


def _fill_dealers(w: World, left: list[int]) -> None:
    kind = 0
    for dealer in range(w.dealers()):
        room = w.book.uniform_storage - w.stock(-1 - dealer, 0) - w.stock(-1 - dealer, 1)
        while room > 0 and left[ALCOHOL] + left[GUNS]:
            if not left[kind]:
                kind = 1 - kind
            w.gain_good(-1 - dealer, kind)
            left[kind] -= 1
            room -= 1
            kind = 1 - kind


def storing(w: World, f: list[int]) -> None:
    """A frame [H_STORE, step, kind, alcohol, guns, tiles the human put first...]; the order is computed once a kind."""
    while f[flow.H_STORE_KIND] < 2:
        kind = f[flow.H_STORE_KIND]
        left = f[flow.H_STORE_GOODS + kind]
        if left and not _fill_tiles(w, f, kind, left):
            return
        f[flow.H_STORE_KIND] += 1
        del f[flow.H_STORE_NAMED :]
    w.pop()


def _fill_tiles(w: World, f: list[int], kind: int, left: int) -> bool:
    """False while the human is asked."""
    tiles = criteria.own_tiles(w)
    keys = criteria.tile_keys(w, tiles) if len(tiles) > 1 else [[]]
    named = f[flow.H_STORE_NAMED :]
    for place, tile in enumerate(tiles):
        keys[place] += [named.index(tile) if tile in named else len(tiles), place]
    keys.sort()
    order = [tiles[key[-1]] for key in keys]
    at = 0
    for end in range(1, len(keys) + 1):
        if end < len(keys) and keys[end][:-1] == keys[at][:-1]:
            continue
        if end - at > 1 and _order_matters(w, order, at, end, kind, left):
            tile = criteria.settled(w, f, order[at:end], "SF-133", criteria.FOR_STORING)
            if tile == NONE:
                return False
            f.append(tile)
            return _fill_tiles(w, f, kind, left)
        at = end
    for tile, n in zip(order, _shares(w, order, kind, left), strict=True):
        for _ in range(n):
            w.gain_good(tile, kind)
    return True


def _shares(w: World, tiles: list[int], kind: int, left: int) -> list[int]:
    """How many goods each of these tiles gets: first what it needs, then one by one."""
    if len(tiles) == 1:
        return [left]
    shares: list[int] = []
    for tile in tiles:
        n = min(left, max(0, w.need(tile)[kind] - w.stock(tile, kind))) if left else 0
        shares.append(n)
        left -= n
    if left:
        for place in range(len(tiles)):
            shares[place] += left // len(tiles) + (1 if place < left % len(tiles) else 0)
    return shares


def _order_matters(w: World, order: list[int], at: int, end: int, kind: int, left: int) -> bool:
    """Whether it changes anything which of the tiles from `at` to `end` comes first."""
    shares = _shares(w, order, kind, left)
    for place in range(at + 1, end):
        other = [*order[:at], order[place], *order[at:place], *order[place + 1 :]]
        changed = _shares(w, other, kind, left)
        if [changed[other.index(tile)] for tile in order] != shares:
            return True
    return False


def can_store(w: World, alcohol: int, guns: int) -> bool:
    """SF-11: whether any of these goods would find a place."""
    if min(alcohol, w.supply(0)) + min(guns, w.supply(1)) == 0:
        return False
    if criteria.own_tiles(w):
        return True
    storage = w.book.uniform_storage
    return any(w.stock(-1 - n, 0) + w.stock(-1 - n, 1) < storage for n in range(w.dealers()))


# Spending and losing


def all_goods(w: World, only: int) -> int:
    kinds, on_dealers = [0, 1] if only == NONE else [only], w.dealer_goods()
    on_tiles = sum(w.stock(tile, kind) for tile in criteria.own_tiles(w) for kind in kinds)
    return on_tiles + sum(on_dealers[kind] for kind in kinds)


def lose_goods(w: World, n: int, only: int) -> None:
    w.push([flow.H_PART, 0, 0, n, only, NONE])


def fence(w: World, n: int) -> None:
    """SF-160."""
    w.push([flow.H_PART, 0, 1, n, NONE, NONE])


def parting(w: World, f: list[int]) -> None:
    """A frame [H_PART, step, 1 for a sale to the authorities, goods left, kind or NONE for any, kind of the last]."""
    while f[flow.H_PART_LEFT]:
        good = _next_good(w, f)
        if not good:
            break
        store = good[1]
        if len(good) > 2:
            store = criteria.settled(w, f, good[1:], "SF-173", criteria.FOR_GOODS)
            if store == NONE:
                return
        kind = good[0]
        if f[flow.H_PART_SOLD]:
            w.fence(store, kind, max(0, w.book.fence_price[kind] + w.passive(P_FENCE_ALCOHOL + kind)))
        else:
            w.lose_good(store, kind)
        f[flow.H_PART_LEFT] -= 1
        f[flow.H_PART_LAST] = kind
    w.pop()


def _next_good(w: World, f: list[int]) -> list[int]:
    """The kind of the next good to go and the store, or the tiles that are equal; kinds alternate. Empty: none."""
    kinds = [f[flow.H_PART_ONLY]] if f[flow.H_PART_ONLY] != NONE else [1, 0] if f[flow.H_PART_LAST] == 0 else [0, 1]
    tiles = criteria.own_tiles(w)
    for kind in kinds:
        with_surplus = [tile for tile in tiles if w.stock(tile, kind) and w.stock(tile, kind) > w.need(tile)[kind]]
        if with_surplus:
            return [kind, *_equal(w, f, with_surplus, kinds, True)]
    for kind in kinds:
        with_goods = [tile for tile in tiles if w.stock(tile, kind)]
        if with_goods:
            return [kind, *_equal(w, f, with_goods, kinds, False)]
    for kind in kinds:
        for dealer in range(w.dealers()):
            if w.stock(-1 - dealer, kind):
                return [kind, -1 - dealer]
    return []


def _equal(w: World, f: list[int], tiles: list[int], kinds: list[int], surplus: bool) -> list[int]:
    """The tiles that lose next; where everything of this stage goes the order changes nothing."""
    tied = criteria.worst_tiles(w, tiles, "SF-173")
    if len(tied) > 1 and f[flow.STEP] == 0:
        all_of_it = 0
        for tile in criteria.own_tiles(w):
            for kind in kinds:
                all_of_it += max(0, w.stock(tile, kind) - (w.need(tile)[kind] if surplus else 0))
        if all_of_it <= f[flow.H_PART_LEFT]:
            return tied[:1]
    return tied
