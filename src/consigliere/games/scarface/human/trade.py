"""Sections 4 and 6: selling, fencing, business, dealers and storing of the human."""

from consigliere.games.scarface import actions, draws, flow, names
from consigliere.games.scarface.human.costs import ask_unit, due, pay_unit
from consigliere.games.scarface.names import NONE
from consigliere.games.scarface.table import Table

# Sales (SF-52, SF-62, SF-87)


def sale_options(t: Table, f: list[int]) -> list[int]:
    if f[flow.UNITS_LEFT] == 0 or t.points(names.INFLUENCE) < f[flow.UNIT_COST] - f[flow.UNIT_DISCOUNT]:
        return []
    return [
        actions.DO_SELL + tile
        for tile in t.tiles_of(t.human)
        if not f[flow.SALES_SOLD] >> tile & 1 and t.sale_drops(t.human, tile)
    ]


def sales(t: Table, f: list[int]) -> bool:
    if f[flow.STEP] == 1:
        t.ask_human(actions.TRUCK_GOOD, [actions.DO_TRUCK + kind for kind in t.sale_drops(t.human, f[flow.SALES_TILE])])
        return True
    legal = sale_options(t, f)
    never_offered = f[flow.UNITS_DONE] == 1 and not f[flow.SALES_SOLD]
    over = not legal and (f[flow.UNITS_LEFT] == 0 or never_offered)
    return ask_unit(t, f, actions.SELL_TILE, actions.DO_SELL_STOP, legal, over)


def sell_tile(t: Table, f: list[int], action: int) -> None:
    if action == actions.DO_SELL_STOP:
        t.pop()
        return
    tile = action - actions.DO_SELL
    pay_unit(t, f, names.INFLUENCE)
    f[flow.SALES_SOLD] |= 1 << tile
    f[flow.SALES_TILE] = tile
    drops = t.sale_drops(t.human, tile)
    if drops[0] == NONE:
        _sell(t, f, NONE)
    else:
        f[flow.STEP] = 1


def truck_good(t: Table, f: list[int], action: int) -> None:
    f[flow.STEP] = 0
    _sell(t, f, action - actions.DO_TRUCK)


def _sell(t: Table, f: list[int], drop: int) -> None:
    tile = f[flow.SALES_TILE]
    f[flow.SALES_TILE] = NONE
    profit = t.profit(tile, t.human)
    spent = t.carry_out_sale(t.human, tile, drop)
    if t.journal is not None:
        kinds = spent[1::2]
        args: dict[str, object] = {
            "tile": names.TILES[tile],
            "alcohol": kinds.count(0),
            "guns": kinds.count(1),
            "n": profit,
        }
        t.note("scarface-event-sale", {**t.who(t.human), **args})
    t.money[t.human] += profit


# The authorities (SF-64)


def stores(t: Table, kind: int) -> list[int]:
    """Places of the human that hold this kind, numbered as in STORES."""
    goods = t.alcohol if kind == 0 else t.guns
    found = [tile for tile in t.tiles_of(t.human) if goods[tile]]
    return found + [
        actions.FIRST_STORE_DEALER + n
        for n, dealer in enumerate(t.dealers[t.human])
        if dealer[names.DEALER_GOODS + kind]
    ]


def store_of(number: int) -> int:
    """A place of STORES as the table's store."""
    return number if number < actions.FIRST_STORE_DEALER else actions.FIRST_STORE_DEALER - 1 - number


def fence_price(t: Table, side: int, kind: int) -> int:
    return max(0, t.book.fence_price[kind] + t.bonus[names.PASSIVE_COUNT * side + names.P_FENCE_ALCOHOL + kind])


def fence_options(t: Table, f: list[int]) -> list[int]:
    if f[flow.UNITS_LEFT] == 0 or (
        f[flow.FENCE_PAID] == 0 and t.points(names.INFLUENCE) < f[flow.UNIT_COST] - f[flow.UNIT_DISCOUNT]
    ):
        return []
    pairs = [names.GOOD_COUNT * place + kind for kind in range(2) for place in stores(t, kind)]
    return [actions.DO_FENCE + pair for pair in sorted(pairs)]


def fence(t: Table, f: list[int]) -> bool:
    legal = fence_options(t, f)
    over = not legal and (f[flow.UNITS_LEFT] == 0 or (f[flow.UNITS_DONE] == 1 and f[flow.UNIT_COST] == 0))
    return ask_unit(t, f, actions.FENCE_GOOD, actions.DO_FENCE_STOP, legal, over)


def fence_good(t: Table, f: list[int], action: int) -> None:
    if action == actions.DO_FENCE_STOP:
        t.pop()
        return
    place, kind = divmod(action - actions.DO_FENCE, names.GOOD_COUNT)
    if f[flow.FENCE_PAID] == 0:
        t.pay_points(names.INFLUENCE, due(f, flow.UNIT_DISCOUNT, f[flow.UNIT_COST]))
        f[flow.FENCE_PAID] = t.book.fence_per_point
    f[flow.FENCE_PAID] -= 1
    f[flow.UNITS_LEFT] -= 1
    f[flow.UNITS_DONE] += 1
    price = fence_price(t, t.human, kind)
    t.take_good(t.human, store_of(place), kind)
    t.money[t.human] += price
    if t.journal is not None:
        args: dict[str, object] = {"place": actions.STORES[place], "good": names.GOODS[kind], "n": price}
        t.note("scarface-event-fence", {**t.who(t.human), **args})


# Business (SF-65)


def business_price(t: Table, side: int, tile: int) -> int:
    return t.book.business_price(t.marker_count(tile), t.bonus[names.PASSIVE_COUNT * side + names.P_BUSINESS_COST])


def free_slot(t: Table, tile: int) -> bool:
    return t.marker_count(tile) < t.book.business_slots[tile]


def business_options(t: Table, f: list[int]) -> list[int]:
    if f[flow.UNITS_LEFT] == 0 or draws.markers_left(t) == 0:
        return []
    influence = t.points(names.INFLUENCE) + f[flow.UNIT_DISCOUNT]
    if f[flow.UNIT_COST] and influence == 0:  # a marker costs at least 1
        return []
    return [
        actions.DO_BUSINESS_TILE + tile
        for tile in t.tiles_of(t.human)
        if free_slot(t, tile) and (not f[flow.UNIT_COST] or business_price(t, t.human, tile) <= influence)
    ]


def business(t: Table, f: list[int]) -> bool:
    if f[flow.BUSINESS_TILE] != NONE:
        t.ask_human(actions.BUSINESS_TYPE, [actions.DO_BUSINESS_TYPE + kind for kind in range(3) if t.business[kind]])
        return True
    legal = business_options(t, f)
    if f[flow.UNITS_DONE] and f[flow.UNIT_COST]:
        legal.insert(0, actions.DO_BUSINESS_STOP)
    return t.ask_or_end(actions.BUSINESS_TILE, legal)


def business_tile(t: Table, f: list[int], action: int) -> None:
    if action == actions.DO_BUSINESS_STOP:
        t.pop()
    else:
        f[flow.BUSINESS_TILE] = action - actions.DO_BUSINESS_TILE


def business_type(t: Table, f: list[int], action: int) -> None:
    tile, kind = f[flow.BUSINESS_TILE], action - actions.DO_BUSINESS_TYPE
    if f[flow.UNIT_COST]:
        t.pay_points(names.INFLUENCE, due(f, flow.UNIT_DISCOUNT, business_price(t, t.human, tile)))
    f[flow.UNITS_LEFT] -= 1
    f[flow.UNITS_DONE] += 1
    f[flow.BUSINESS_TILE] = NONE
    t.add_marker(tile, kind)
    if t.journal is not None:
        t.note("scarface-event-marker", {**t.who(t.human), "tile": names.TILES[tile], "business": names.BUSINESS[kind]})


# Dealers (SF-73) and storing (SF-89)


def activate_options(t: Table, f: list[int]) -> list[int]:
    if f[flow.UNITS_LEFT] == 0 or (f[flow.ACTIVATE_THUG] and t.thugs(names.HQ) == 0):
        return []
    book, muscle = t.book, t.points(names.MUSCLE) + f[flow.UNIT_DISCOUNT] - order_price(t, f)
    return [
        actions.DO_GOODS_DEALER + n
        for n, dealer in enumerate(t.dealers[t.human])
        if not f[flow.ACTIVATE_USED] >> n & 1
        and (not f[flow.ACTIVATE_THUG] or dealer[names.DEALER_THUGS] < book.dealer_spaces[dealer[names.DEALER_TYPE]])
        and book.dealer_muscle[dealer[names.DEALER_TYPE]] <= muscle
    ]


def order_price(t: Table, f: list[int]) -> int:
    """What the order itself costs, due with its first dealer."""
    return 0 if f[flow.UNITS_DONE] else t.book.order_cost[names.O_GOODS][0]


def activate(t: Table, f: list[int]) -> bool:
    legal = activate_options(t, f)
    return ask_unit(t, f, actions.GOODS_DEALER, actions.DO_GOODS_STOP, legal, f[flow.UNITS_LEFT] == 0)


def goods_dealer(t: Table, f: list[int], action: int) -> None:
    if action == actions.DO_GOODS_STOP:
        t.pop()
        return
    number = action - actions.DO_GOODS_DEALER
    dealer = t.dealers[t.human][number]
    t.pay_points(
        names.MUSCLE, due(f, flow.UNIT_DISCOUNT, t.book.dealer_muscle[dealer[names.DEALER_TYPE]] + order_price(t, f))
    )
    if f[flow.ACTIVATE_THUG]:
        t.place[names.PLACE_COUNT * t.human + names.HQ] -= 1
        dealer[names.DEALER_THUGS] += 1
    if t.journal is not None:
        t.note(
            "scarface-event-activate",
            {**t.who(t.human), "place": f"dealer{number + 1}", "dealer": names.DEALERS[dealer[names.DEALER_TYPE]]},
        )
    extra = (
        0
        if f[flow.ACTIVATE_SUPPLY]
        else t.value(t.human, names.SUPPLY) + t.bonus[names.PASSIVE_COUNT * t.human + names.P_SUPPLY]
    )
    f[flow.UNITS_LEFT] -= 1
    f[flow.UNITS_DONE] += 1
    f[flow.ACTIVATE_USED] |= 1 << number
    f[flow.ACTIVATE_SUPPLY] = 1
    alcohol, guns, either = t.book.dealer_goods[dealer[names.DEALER_TYPE]]
    store(t, alcohol, guns, either + max(0, extra), max(0, -extra))


def store(t: Table, alcohol: int, guns: int, either: int, forgone: int) -> None:
    """Begin to store goods gained; the supply may hold fewer (SF-3)."""
    t.push([flow.STORE, 0, min(alcohol, t.supply[names.ALCOHOL]), min(guns, t.supply[names.GUNS]), either, forgone])


def storing(t: Table, f: list[int]) -> bool:
    if f[flow.STORE_EITHER] or f[flow.STORE_FORGONE]:
        return _kinds(t, f)
    if f[flow.STORE_GOODS + names.ALCOHOL] + f[flow.STORE_GOODS + names.GUNS] == 0:
        t.pop()
        return False
    t.ask_human(actions.STORE_GOOD, [*[actions.DO_STORE + place for place in roomy(t)], actions.DO_STORE_SUPPLY])
    return True


def _kinds(t: Table, f: list[int]) -> bool:
    """Goods of either kind, and goods forgone, are named one by one."""
    if f[flow.STORE_EITHER]:
        kinds = [kind for kind in range(2) if t.supply[kind] > f[flow.STORE_GOODS + kind]]
    else:
        kinds = [kind for kind in range(2) if f[flow.STORE_GOODS + kind]]
    if not kinds:
        f[flow.STORE_EITHER if f[flow.STORE_EITHER] else flow.STORE_FORGONE] = 0
        return False
    t.ask_human(actions.GOODS_KIND, [actions.DO_GOODS_KIND + kind for kind in kinds])
    return True


def goods_kind(t: Table, f: list[int], action: int) -> None:
    kind = action - actions.DO_GOODS_KIND
    if f[flow.STORE_EITHER]:
        f[flow.STORE_EITHER] -= 1
        f[flow.STORE_GOODS + kind] += 1
    else:
        f[flow.STORE_FORGONE] -= 1
        f[flow.STORE_GOODS + kind] -= 1


def roomy(t: Table) -> list[int]:
    """SF-89: tiles and dealers of the human with room, as in STORES."""
    found = [tile for tile in t.tiles_of(t.human) if t.room(tile) > 0]
    storage = t.book.dealer_storage
    return found + [
        actions.FIRST_STORE_DEALER + n
        for n, dealer in enumerate(t.dealers[t.human])
        if dealer[names.DEALER_GOODS + names.ALCOHOL] + dealer[names.DEALER_GOODS + names.GUNS]
        < storage[dealer[names.DEALER_TYPE]]
    ]


def store_good(t: Table, f: list[int], action: int) -> None:
    kind = names.ALCOHOL if f[flow.STORE_GOODS + names.ALCOHOL] else names.GUNS
    f[flow.STORE_GOODS + kind] -= 1
    place = "supply" if action == actions.DO_STORE_SUPPLY else actions.STORES[action - actions.DO_STORE]
    if action != actions.DO_STORE_SUPPLY:
        t.put_good(t.human, store_of(action - actions.DO_STORE), kind)
    if t.journal is not None:
        t.note("scarface-event-store", {**t.who(t.human), "place": place, "good": names.GOODS[kind]})
