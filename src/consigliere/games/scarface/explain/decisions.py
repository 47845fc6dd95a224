"""Why an action is not legal now: the first rule that forbids it. Acts of the turn are in acts.py."""

from collections.abc import Callable
from typing import Final

from consigliere.games.scarface import actions, flow, names
from consigliere.games.scarface.explain.acts import why_not_act
from consigliere.games.scarface.human import offers, orders, streets, trade, turn
from consigliere.games.scarface.names import NONE
from consigliere.games.scarface.table import Table
from consigliere.kernel.errors import Refusal


def why_not(t: Table, seat: int, action: int) -> Refusal:
    kind = actions.KIND_OF[action]
    if kind != t.kind:
        asked = actions.KINDS[t.kind]
        if t.kind == actions.PLAN_CARD and kind == actions.ACT:
            return _by_plan(t, action)
        return Refusal(actions.KIND_RULES[t.kind], "scarface-why-step", {"kind": asked})
    args = _args(action)
    if t.seat < 0:
        return Refusal(actions.KIND_RULES[kind], "scarface-why-not-in-deck", args)
    reason = REASONS.get(actions.KINDS[kind])
    if reason is not None:
        return reason(t, t.stack[-1], action, args)
    rule, message = PLAIN[actions.KINDS[kind]]
    return Refusal(rule, message, args)


def _by_plan(t: Table, action: int) -> Refusal:
    """While the plan is laid: what it does not pay for, or that it is to be finished first."""
    ready = t.clone()
    assert isinstance(ready, Table)
    turn.plan_ready(ready)
    if action in offers.acts(ready):
        return Refusal("SF-44", "scarface-why-step", {"kind": "plan_card"})
    return why_not_act(ready, action, _args(action))


def _args(action: int) -> dict[str, object]:
    return {name: value for name, value in actions.ALPHABET.describe(action).args.items() if name != "verb"}


Args = dict[str, object]
FIRST_UNIT: Final = "scarface-why-first-unit"
DONE_ENOUGH: Final = "scarface-why-done-enough"

# Where one reason covers all: the rule and the message.
PLAIN: Final[dict[str, tuple[str, str]]] = {
    "setup_gang": ("SF-25", "scarface-why-gang-chosen"),
    "setup_rival": ("SF-34", "scarface-why-gang-chosen"),
    "setup_vehicle": ("SF-31", "scarface-why-not-offered"),
    "setup_job": ("SF-32", "scarface-why-not-drawn"),
    "setup_good": ("SF-33", "scarface-why-not-offered"),
    "turn_kind": ("SF-42", "scarface-why-not-offered"),
    "pay_any": ("SF-47", "scarface-why-split"),
    "deck_top": ("SF-2", "scarface-why-no-money"),
    "keep_job": ("SF-60", "scarface-why-not-drawn"),
    "keep_dealer": ("SF-61", "scarface-why-not-drawn"),
    "truck_good": ("SF-87", "scarface-why-truck"),
    "crime_steps": ("SF-67", "scarface-why-crime-steps"),
    "free_count": ("SF-68", "scarface-why-free-count"),
    "move_riders": ("SF-70", "scarface-why-riders"),
    "goods_kind": ("SF-73", "scarface-why-none-left"),
    "store_good": ("SF-89", "scarface-why-no-room"),
    "lose_thug": ("SF-80", "scarface-why-no-thug-there"),
    "lose_marker": ("SF-93", "scarface-why-no-marker-there"),
    "lose_tile": ("SF-66", "scarface-why-not-your-tile"),
    "lose_vehicle": ("SF-81", "scarface-why-no-vehicle-there"),
    "lose_level": ("SF-107", "scarface-why-no-level"),
    "discard_card": ("SF-182", "scarface-why-not-in-hand"),
    "retire_card": ("SF-98", "scarface-why-no-such-card"),
    "right_hand": ("SF-106", "scarface-why-no-such-card"),
    "police_from": ("SF-82", "scarface-why-no-police-there"),
    "police_to": ("SF-82", "scarface-why-police-there"),
    "choose_option": ("SF-182", "scarface-why-option-null"),
    "may_pay": ("SF-183", "scarface-why-not-offered"),
    "hench_choice": ("SF-186", "scarface-why-not-offered"),
    "business_type": ("SF-5", "scarface-why-none-left"),
    "choose_victim": ("SF-222", "scarface-why-no-victim"),
}


def _setup_district(t: Table, f: list[int], action: int, args: Args) -> Refusal:
    if t.police[action - actions.DO_SETUP_DISTRICT]:
        return Refusal("SF-31", "scarface-why-police-there", args)
    return Refusal("SF-218", "scarface-why-start-taken", args)


def _plan_card(t: Table, f: list[int], action: int, args: Args) -> Refusal:
    if action == actions.DO_READY:
        return Refusal("SF-44", "scarface-why-empty-plan", {})
    if action - actions.DO_PLAN in t.hand[t.human]:
        return Refusal("SF-231", "scarface-why-plan-price", {**args, "n": t.plan_price()})
    return Refusal("SF-44", "scarface-why-not-in-hand", args)


def _hire_card(t: Table, f: list[int], action: int, args: Args) -> Refusal:
    card = t.market[action - actions.DO_HIRE]
    if card == NONE:
        return Refusal("SF-58", "scarface-why-empty-slot", args)
    price = orders.hire_due(t, t.human, card, f[flow.ORDER_DISCOUNT])
    return Refusal("SF-58", "scarface-why-too-expensive", {**args, "n": price})


def _sell_tile(t: Table, f: list[int], action: int, args: Args) -> Refusal:
    if action == actions.DO_SELL_STOP:
        return Refusal("SF-217", FIRST_UNIT, {})
    tile = action - actions.DO_SELL
    if t.control[tile] != t.human:
        return Refusal("SF-62", "scarface-why-not-your-tile", args)
    if f[flow.SALES_SOLD] >> tile & 1:
        return Refusal("SF-62", "scarface-why-sold-already", args)
    if not t.sale_drops(t.human, tile):
        return Refusal("SF-88", "scarface-why-not-supplied", args)
    return Refusal("SF-62", "scarface-why-no-points", args)


def _recruit_step(t: Table, f: list[int], action: int, args: Args) -> Refusal:
    if action == actions.DO_RECRUIT_STOP:
        return Refusal("SF-217", FIRST_UNIT, {})
    if f[flow.UNITS_LEFT] == 0:
        return Refusal("SF-54", DONE_ENOUGH, {})
    if t.points(0) < f[flow.UNIT_COST] - f[flow.UNIT_DISCOUNT]:
        return Refusal("SF-63", "scarface-why-no-points", args)
    return Refusal("SF-63", "scarface-why-nobody-there", args)


def _fence_good(t: Table, f: list[int], action: int, args: Args) -> Refusal:
    if action == actions.DO_FENCE_STOP:
        return Refusal("SF-64", FIRST_UNIT, {})
    place, kind = divmod(action - actions.DO_FENCE, names.GOOD_COUNT)
    if place not in trade.stores(t, kind):
        return Refusal("SF-64", "scarface-why-no-good-there", args)
    return Refusal("SF-64", "scarface-why-no-points", args)


def _lose_good(t: Table, f: list[int], action: int, args: Args) -> Refusal:
    place, kind = divmod(action - actions.DO_LOSE_GOOD, names.GOOD_COUNT)
    if place in trade.stores(t, kind):
        return Refusal("SF-91", "scarface-why-other-kind", args)
    return Refusal("SF-91", "scarface-why-no-good-there", args)


def _business_tile(t: Table, f: list[int], action: int, args: Args) -> Refusal:
    if action == actions.DO_BUSINESS_STOP:
        return Refusal("SF-217", FIRST_UNIT, {})
    tile = action - actions.DO_BUSINESS_TILE
    if t.control[tile] != t.human:
        return Refusal("SF-65", "scarface-why-not-your-tile", args)
    if not trade.free_slot(t, tile):
        return Refusal("SF-65", "scarface-why-tile-full", args)
    return Refusal("SF-65", "scarface-why-too-expensive", {**args, "n": trade.business_price(t, t.human, tile)})


def _target_tile(t: Table, f: list[int], action: int, args: Args) -> Refusal:
    tile = next(n for n in range(18) if args["tile"] == TILE_NAMES[n])
    if tile not in orders.rival_tiles(t):
        return Refusal("SF-66", "scarface-why-not-rivals-tile", args)
    return Refusal("SF-66", "scarface-why-too-expensive", {**args, "n": orders.remove_price(t, tile)})


def _send_to(t: Table, f: list[int], action: int, args: Args) -> Refusal:
    if action == actions.DO_SEND_STOP:
        return Refusal("SF-217", FIRST_UNIT, {})
    district = action - actions.DO_SEND
    if t.thugs(names.HQ) == 0:
        return Refusal("SF-69", "scarface-why-hq-empty", args)
    if f[flow.UNITS_LEFT] == 0 or t.points(0) < f[flow.UNIT_COST] - f[flow.UNIT_DISCOUNT]:
        return Refusal("SF-69", "scarface-why-no-points", args)
    if district not in streets.allowed(t, f[flow.SENDS_TO]):
        return Refusal("SF-182", "scarface-why-not-there", args)
    return Refusal("SF-78", "scarface-why-no-bribe", {**args, "n": t.bribe(district)})


def _move_piece(t: Table, f: list[int], action: int, args: Args) -> Refusal:
    if action == actions.DO_MOVE_STOP:
        return Refusal("SF-217", FIRST_UNIT, {})
    if t.points(2) < f[flow.UNIT_COST] - f[flow.UNIT_DISCOUNT]:
        return Refusal("SF-70", "scarface-why-no-points", args)
    if action >= actions.DO_MOVE_RESERVE:
        return _reserve(t, f, action - actions.DO_MOVE_RESERVE, args)
    piece, district = divmod(action - actions.DO_MOVE_THUG, names.DISTRICT_COUNT)
    if [t.street, t.cars, t.trucks][piece][names.DISTRICT_COUNT * t.human + district] == 0:
        return Refusal("SF-70", "scarface-why-no-piece-there", args)
    return Refusal("SF-78", "scarface-why-no-bribe", {**args, "n": t.book.bribe})


def _reserve(t: Table, f: list[int], kind: int, args: Args) -> Refusal:
    if f[flow.UNIT_COST] == 0:
        return Refusal("SF-183", "scarface-why-no-reserve-move", args)
    if t.reserve(t.human, kind) == 0:
        return Refusal("SF-4", "scarface-why-reserve-empty", args)
    if t.money[t.human] < t.book.vehicle_price[kind]:
        return Refusal("SF-70", "scarface-why-no-money", args)
    if not streets.allowed(t, names.TO_OWN):
        return Refusal("SF-70", "scarface-why-no-own-district", args)
    return Refusal("SF-78", "scarface-why-no-bribe", {**args, "n": t.book.bribe})


def _move_to(t: Table, f: list[int], action: int, args: Args) -> Refusal:
    district = action - actions.DO_MOVE_TO
    if f[flow.MOVES_PIECE] == names.THUG and district not in t.book.adjacent[f[flow.MOVES_ORIGIN]]:
        return Refusal("SF-70", "scarface-why-not-adjacent", args)
    if f[flow.MOVES_PIECE] >= streets.RESERVE_CAR and district not in streets.allowed(t, names.TO_OWN):
        return Refusal("SF-70", "scarface-why-not-your-district", args)
    if district == f[flow.MOVES_ORIGIN]:
        return Refusal("SF-70", "scarface-why-same-district", args)
    return Refusal("SF-78", "scarface-why-no-bribe", {**args, "n": t.bribe(district) * (1 + f[flow.MOVES_RIDERS])})


def _place_vehicle(t: Table, f: list[int], action: int, args: Args) -> Refusal:
    kind, district = divmod(action - actions.DO_PLACE, names.DISTRICT_COUNT)
    if t.reserve(t.human, kind) == 0:
        return Refusal("SF-4", "scarface-why-reserve-empty", args)
    if district not in streets.allowed(t, f[flow.VEHICLE_TO]):
        return Refusal("SF-182", "scarface-why-not-there", args)
    return Refusal("SF-78", "scarface-why-no-bribe", {**args, "n": t.bribe(district)})


def _takeover_tile(t: Table, f: list[int], action: int, args: Args) -> Refusal:
    tile = action - actions.DO_TAKEOVER
    if t.district[tile] == NONE:
        return Refusal("SF-71", "scarface-why-not-on-board", args)
    if t.control[tile] == t.human:
        return Refusal("SF-71", "scarface-why-already-yours", args)
    if not orders.present(t, t.district[tile]):
        return Refusal("SF-71", "scarface-why-no-presence", args)
    return Refusal("SF-71", "scarface-why-too-expensive", {**args, "n": orders.takeover_price(t, tile)})


def _upgrade_what(t: Table, f: list[int], action: int, args: Args) -> Refusal:
    what = action - actions.DO_UPGRADE
    at, level = (
        names.CHARACTERISTIC_COUNT * t.gang[t.human] + what,
        t.level[names.CHARACTERISTIC_COUNT * t.human + what],
    )
    if level == len(t.book.char_values[at]):
        return Refusal("SF-102", "scarface-why-top-level", args)
    if t.money[t.human] < t.book.char_money[at][level - 1]:
        return Refusal("SF-72", "scarface-why-no-money", args)
    return Refusal("SF-72", "scarface-why-too-expensive", {**args, "n": t.book.char_points[at][level - 1]})


def _goods_dealer(t: Table, f: list[int], action: int, args: Args) -> Refusal:
    if action == actions.DO_GOODS_STOP:
        return Refusal("SF-217", FIRST_UNIT, {})
    number = action - actions.DO_GOODS_DEALER
    if number >= len(t.dealers[t.human]):
        return Refusal("SF-73", "scarface-why-no-such-dealer", args)
    if f[flow.ACTIVATE_USED] >> number & 1:
        return Refusal("SF-73", "scarface-why-dealer-used", args)
    dealer = t.dealers[t.human][number]
    if f[flow.ACTIVATE_THUG] and dealer[names.DEALER_THUGS] >= t.book.dealer_spaces[dealer[names.DEALER_TYPE]]:
        return Refusal("SF-73", "scarface-why-dealer-full", args)
    if f[flow.ACTIVATE_THUG] and t.thugs(names.HQ) == 0:
        return Refusal("SF-73", "scarface-why-hq-empty", args)
    price = t.book.dealer_muscle[dealer[names.DEALER_TYPE]] + trade.order_price(t, f)
    return Refusal("SF-73", "scarface-why-too-expensive", {**args, "n": price})


def _act(t: Table, f: list[int], action: int, args: Args) -> Refusal:
    return why_not_act(t, action, args)


TILE_NAMES: Final = [str(actions.ALPHABET.describe(actions.DO_SELL + tile).args["tile"]) for tile in range(18)]
REASONS: Final[dict[str, Callable[[Table, list[int], int, Args], Refusal]]] = {
    "setup_district": _setup_district, "plan_card": _plan_card, "act": _act, "hire_card": _hire_card,
    "sell_tile": _sell_tile,
    "recruit_step": _recruit_step, "fence_good": _fence_good, "lose_good": _lose_good,
    "business_tile": _business_tile, "target_tile": _target_tile, "send_to": _send_to, "move_piece": _move_piece,
    "move_to": _move_to, "place_vehicle": _place_vehicle, "takeover_tile": _takeover_tile,
    "upgrade_what": _upgrade_what, "goods_dealer": _goods_dealer,
}  # fmt: skip
