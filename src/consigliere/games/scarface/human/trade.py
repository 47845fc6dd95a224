"""Sections 4 and 6: selling, fencing, business, dealers and storing of the human."""

from consigliere.games.scarface import actions, draws, flow, names
from consigliere.games.scarface.human.costs import due
from consigliere.games.scarface.names import HUMAN, NONE
from consigliere.games.scarface.table import Table

# Sales (SF-52, SF-62, SF-87)


def sale_options(t: Table, f: list[int]) -> list[int]:
    if f[2] == 0 or t.points(names.INFLUENCE) < f[3] - f[4]:
        return []
    return [actions.DO_SELL + tile for tile in t.tiles_of(HUMAN) if not f[6] >> tile & 1 and t.sale_drops(HUMAN, tile)]


def sales(t: Table, f: list[int]) -> bool:
    if f[1] == 1:
        t.ask(0, actions.TRUCK_GOOD, [actions.DO_TRUCK + kind for kind in t.sale_drops(HUMAN, f[7])])
        return True
    legal = sale_options(t, f)
    if f[5]:
        if not legal and (f[2] == 0 or (f[5] == 1 and not f[6])):  # nothing was ever on offer
            t.pop()
            return False
        legal.insert(0, actions.DO_SELL_STOP)
    t.ask(0, actions.SELL_TILE, legal)
    return True


def sell_tile(t: Table, f: list[int], action: int) -> None:
    if action == actions.DO_SELL_STOP:
        t.pop()
        return
    tile = action - actions.DO_SELL
    t.pay_points(names.INFLUENCE, due(f, 4, f[3]))
    f[2] -= 1
    f[5] += 1
    f[6] |= 1 << tile
    f[7] = tile
    drops = t.sale_drops(HUMAN, tile)
    if drops[0] == NONE:
        _sell(t, f, NONE)
    else:
        f[1] = 1


def truck_good(t: Table, f: list[int], action: int) -> None:
    f[1] = 0
    _sell(t, f, action - actions.DO_TRUCK)


def _sell(t: Table, f: list[int], drop: int) -> None:
    tile = f[7]
    f[7] = NONE
    profit = t.profit(tile, HUMAN)
    spent = t.carry_out_sale(HUMAN, tile, drop)
    if t.journal is not None:
        kinds = spent[1::2]
        args: dict[str, object] = {
            "tile": names.TILES[tile],
            "alcohol": kinds.count(0),
            "guns": kinds.count(1),
            "n": profit,
        }
        t.note("scarface-event-sale", {"side": names.SIDES[HUMAN], **args})
    t.money[HUMAN] += profit


# The authorities (SF-64)


def stores(t: Table, kind: int) -> list[int]:
    """Places of the human that hold this kind, numbered as in STORES."""
    goods = t.alcohol if kind == 0 else t.guns
    found = [tile for tile in t.tiles_of(HUMAN) if goods[tile]]
    return found + [actions.FIRST_STORE_DEALER + n for n, dealer in enumerate(t.dealers[HUMAN]) if dealer[2 + kind]]


def store_of(number: int) -> int:
    """A place of STORES as the table's store."""
    return number if number < actions.FIRST_STORE_DEALER else actions.FIRST_STORE_DEALER - 1 - number


def fence_price(t: Table, side: int, kind: int) -> int:
    return max(0, t.book.fence_price[kind] + t.bonus[13 * side + names.P_FENCE_ALCOHOL + kind])


def fence_options(t: Table, f: list[int]) -> list[int]:
    if f[2] == 0 or (f[6] == 0 and t.points(names.INFLUENCE) < f[3] - f[4]):
        return []
    pairs = [2 * place + kind for kind in range(2) for place in stores(t, kind)]
    return [actions.DO_FENCE + pair for pair in sorted(pairs)]


def fence(t: Table, f: list[int]) -> bool:
    legal = fence_options(t, f)
    if f[5]:
        if not legal and (f[2] == 0 or (f[5] == 1 and f[3] == 0)):
            t.pop()
            return False
        legal.insert(0, actions.DO_FENCE_STOP)
    t.ask(0, actions.FENCE_GOOD, legal)
    return True


def fence_good(t: Table, f: list[int], action: int) -> None:
    if action == actions.DO_FENCE_STOP:
        t.pop()
        return
    place, kind = divmod(action - actions.DO_FENCE, 2)
    if f[6] == 0:
        t.pay_points(names.INFLUENCE, due(f, 4, f[3]))
        f[6] = t.book.fence_per_point
    f[6] -= 1
    f[2] -= 1
    f[5] += 1
    price = fence_price(t, HUMAN, kind)
    t.take_good(HUMAN, store_of(place), kind)
    t.money[HUMAN] += price
    if t.journal is not None:
        args: dict[str, object] = {"place": actions.STORES[place], "good": names.GOODS[kind], "n": price}
        t.note("scarface-event-fence", {"side": names.SIDES[HUMAN], **args})


# Business (SF-65)


def business_price(t: Table, side: int, tile: int) -> int:
    cost = t.book.order_cost[names.O_BUSINESS][0 if t.marker_count(tile) <= 1 else 1]
    return max(1, cost + t.bonus[13 * side + names.P_BUSINESS_COST])


def free_slot(t: Table, tile: int) -> bool:
    return t.marker_count(tile) < t.book.business_slots[tile]


def business_options(t: Table, f: list[int]) -> list[int]:
    if f[2] == 0 or draws.markers_left(t) == 0:
        return []
    influence = t.points(names.INFLUENCE) + f[4]
    if f[3] and influence == 0:  # a marker costs at least 1
        return []
    return [
        actions.DO_BUSINESS_TILE + tile
        for tile in t.tiles_of(HUMAN)
        if free_slot(t, tile) and (not f[3] or business_price(t, HUMAN, tile) <= influence)
    ]


def business(t: Table, f: list[int]) -> bool:
    if f[6] != NONE:
        t.ask(0, actions.BUSINESS_TYPE, [actions.DO_BUSINESS_TYPE + kind for kind in range(3) if t.business[kind]])
        return True
    legal = business_options(t, f)
    if f[5] and f[3]:
        legal.insert(0, actions.DO_BUSINESS_STOP)
    if not legal:
        t.pop()
        return False
    t.ask(0, actions.BUSINESS_TILE, legal)
    return True


def business_tile(t: Table, f: list[int], action: int) -> None:
    if action == actions.DO_BUSINESS_STOP:
        t.pop()
    else:
        f[6] = action - actions.DO_BUSINESS_TILE


def business_type(t: Table, f: list[int], action: int) -> None:
    tile, kind = f[6], action - actions.DO_BUSINESS_TYPE
    if f[3]:
        t.pay_points(names.INFLUENCE, due(f, 4, business_price(t, HUMAN, tile)))
    f[2] -= 1
    f[5] += 1
    f[6] = NONE
    t.add_marker(tile, kind)
    if t.journal is not None:
        t.note("scarface-event-marker", {"tile": names.TILES[tile], "business": names.BUSINESS[kind]})


# Dealers (SF-73) and storing (SF-89)


def activate_options(t: Table, f: list[int]) -> list[int]:
    if f[2] == 0 or (f[3] and t.place[names.HQ] == 0):
        return []
    book, muscle = t.book, t.points(names.MUSCLE) + f[4] - order_price(t, f)
    return [
        actions.DO_GOODS_DEALER + n
        for n, dealer in enumerate(t.dealers[HUMAN])
        if not f[6] >> n & 1
        and (not f[3] or dealer[1] < book.dealer_spaces[dealer[0]])
        and book.dealer_muscle[dealer[0]] <= muscle
    ]


def order_price(t: Table, f: list[int]) -> int:
    """What the order itself costs, due with its first dealer."""
    return 0 if f[5] else t.book.order_cost[names.O_GOODS][0]


def activate(t: Table, f: list[int]) -> bool:
    legal = activate_options(t, f)
    if f[5]:
        if f[2] == 0:
            t.pop()
            return False
        legal.insert(0, actions.DO_GOODS_STOP)
    t.ask(0, actions.GOODS_DEALER, legal)
    return True


def goods_dealer(t: Table, f: list[int], action: int) -> None:
    if action == actions.DO_GOODS_STOP:
        t.pop()
        return
    number = action - actions.DO_GOODS_DEALER
    dealer = t.dealers[HUMAN][number]
    t.pay_points(names.MUSCLE, due(f, 4, t.book.dealer_muscle[dealer[0]] + order_price(t, f)))
    if f[3]:
        t.place[names.HQ] -= 1
        dealer[1] += 1
    if t.journal is not None:
        t.note("scarface-event-activate", {"place": f"dealer{number + 1}", "dealer": names.DEALERS[dealer[0]]})
    extra = 0 if f[7] else t.value(HUMAN, names.SUPPLY) + t.bonus[names.P_SUPPLY]
    f[2] -= 1
    f[5] += 1
    f[6] |= 1 << number
    f[7] = 1
    alcohol, guns, either = t.book.dealer_goods[dealer[0]]
    store(t, alcohol, guns, either + max(0, extra), max(0, -extra))


def store(t: Table, alcohol: int, guns: int, either: int, forgone: int) -> None:
    """Begin to store goods gained; the supply may hold fewer (SF-3)."""
    t.push([flow.STORE, 0, min(alcohol, t.supply[0]), min(guns, t.supply[1]), either, forgone])


def storing(t: Table, f: list[int]) -> bool:
    if f[4] or f[5]:
        return _kinds(t, f)
    if f[2] + f[3] == 0:
        t.pop()
        return False
    t.ask(0, actions.STORE_GOOD, [*[actions.DO_STORE + place for place in roomy(t)], actions.DO_STORE_SUPPLY])
    return True


def _kinds(t: Table, f: list[int]) -> bool:
    """Goods of either kind, and goods forgone, are named one by one."""
    if f[4]:
        kinds = [kind for kind in range(2) if t.supply[kind] > f[2 + kind]]
    else:
        kinds = [kind for kind in range(2) if f[2 + kind]]
    if not kinds:
        f[4 if f[4] else 5] = 0
        return False
    t.ask(0, actions.GOODS_KIND, [actions.DO_GOODS_KIND + kind for kind in kinds])
    return True


def goods_kind(t: Table, f: list[int], action: int) -> None:
    kind = action - actions.DO_GOODS_KIND
    if f[4]:
        f[4] -= 1
        f[2 + kind] += 1
    else:
        f[5] -= 1
        f[2 + kind] -= 1


def roomy(t: Table) -> list[int]:
    """SF-89: tiles and dealers of the human with room, as in STORES."""
    found = [tile for tile in t.tiles_of(HUMAN) if t.room(tile) > 0]
    storage = t.book.dealer_storage
    return found + [
        actions.FIRST_STORE_DEALER + n
        for n, dealer in enumerate(t.dealers[HUMAN])
        if dealer[2] + dealer[3] < storage[dealer[0]]
    ]


def store_good(t: Table, f: list[int], action: int) -> None:
    kind = 0 if f[2] else 1
    f[2 + kind] -= 1
    place = "supply" if action == actions.DO_STORE_SUPPLY else actions.STORES[action - actions.DO_STORE]
    if action != actions.DO_STORE_SUPPLY:
        t.put_good(HUMAN, store_of(action - actions.DO_STORE), kind)
    if t.journal is not None:
        t.note("scarface-event-store", {"place": place, "good": names.GOODS[kind]})
