"""Made by `python -m tools.fields` from the declarations in layout.py: not to be changed by hand."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from consigliere.games.scarface.layout import Layout

FIELDS: Final = (
    "phase", "round", "turn", "human", "seats", "closing", "gang", "money", "crime", "ness", "time", "ring", "place",
    "street", "cars", "trucks", "level", "rewarded", "token", "here", "police", "placed", "district", "control",
    "markers", "alcohol", "guns", "tile_bag", "business", "supply", "market", "low_bag", "low_bottom", "high_bag",
    "high_bottom", "job_bag", "job_bottom", "jobs", "start_jobs", "open_jobs", "dealer_bag", "dealer_left",
    "dealer_bottom", "dealers", "raid_bag", "raid_discard", "news_bag", "news_left", "news_active", "h_bag", "h_top",
    "h_plan", "h_discard", "pile_bag", "pile_left", "h_associates", "cubes", "hand", "deck_bag", "deck_top", "plan",
    "discard", "right_hand", "pool", "orders_used", "skills_used", "combos_used", "bonus", "shown", "stack",
    "winners", "one_turn",
)  # fmt: skip


def copy_fields(one: "Layout", twin: "Layout") -> None:
    """The game's share of `clone`."""
    twin.book = one.book
    twin.phase = one.phase
    twin.round = one.round
    twin.turn = one.turn
    twin.human = one.human
    twin.seats = one.seats[:]
    twin.closing = one.closing
    twin.gang = one.gang[:]
    twin.money = one.money[:]
    twin.crime = one.crime[:]
    twin.ness = one.ness
    twin.time = one.time
    twin.ring = one.ring
    twin.place = one.place[:]
    twin.street = one.street[:]
    twin.cars = one.cars[:]
    twin.trucks = one.trucks[:]
    twin.level = one.level[:]
    twin.rewarded = one.rewarded[:]
    twin.token = one.token[:]
    twin.here = one.here
    twin.police = one.police[:]
    twin.placed = one.placed[:]
    twin.district = one.district[:]
    twin.control = one.control[:]
    twin.markers = one.markers[:]
    twin.alcohol = one.alcohol[:]
    twin.guns = one.guns[:]
    twin.tile_bag = one.tile_bag[:]
    twin.business = one.business[:]
    twin.supply = one.supply[:]
    twin.market = one.market[:]
    twin.low_bag = one.low_bag[:]
    twin.low_bottom = one.low_bottom[:]
    twin.high_bag = one.high_bag[:]
    twin.high_bottom = one.high_bottom[:]
    twin.job_bag = one.job_bag[:]
    twin.job_bottom = one.job_bottom[:]
    twin.jobs = [row[:] for row in one.jobs]
    twin.start_jobs = [row[:] for row in one.start_jobs]
    twin.open_jobs = [row[:] for row in one.open_jobs]
    twin.dealer_bag = one.dealer_bag[:]
    twin.dealer_left = one.dealer_left
    twin.dealer_bottom = one.dealer_bottom[:]
    twin.dealers = [[row[:] for row in part] for part in one.dealers]
    twin.raid_bag = one.raid_bag[:]
    twin.raid_discard = one.raid_discard[:]
    twin.news_bag = one.news_bag[:]
    twin.news_left = one.news_left
    twin.news_active = one.news_active[:]
    twin.h_bag = one.h_bag[:]
    twin.h_top = one.h_top[:]
    twin.h_plan = one.h_plan[:]
    twin.h_discard = one.h_discard[:]
    twin.pile_bag = [row[:] for row in one.pile_bag]
    twin.pile_left = one.pile_left[:]
    twin.h_associates = one.h_associates[:]
    twin.cubes = one.cubes[:]
    twin.hand = [row[:] for row in one.hand]
    twin.deck_bag = [row[:] for row in one.deck_bag]
    twin.deck_top = [row[:] for row in one.deck_top]
    twin.plan = one.plan[:]
    twin.discard = [row[:] for row in one.discard]
    twin.right_hand = [row[:] for row in one.right_hand]
    twin.pool = one.pool[:]
    twin.orders_used = one.orders_used
    twin.skills_used = one.skills_used
    twin.combos_used = one.combos_used
    twin.bonus = one.bonus[:]
    twin.shown = one.shown[:]
    twin.stack = [row[:] for row in one.stack]
    twin.winners = one.winners[:]
    twin.one_turn = one.one_turn
