"""Section 16: counts (`per`) and conditions (`if`, `need`) about a gang."""

from consigliere.games.scarface import names
from consigliere.games.scarface.effects.effect import Effect, scaled
from consigliere.games.scarface.names import HENCHMAN, NONE
from consigliere.games.scarface.table import Table


def count(t: Table, side: int, per: int) -> int:
    name = names.COUNTS[per]
    if name == "neighbourhood":
        return t.control.count(side)
    if name == "rival_neighbourhood":
        return sum([t.control.count(other) for other in t.sides() if other != side])  # SF-222
    if name == "news":
        return len(t.news_active)
    if name == "dealer":
        return len(t.dealers[side])
    if name == "job":
        return t.job_count(side)
    if name == "upgrade":
        return t.boss(side)
    if name == "vehicle":
        return vehicles(t, side)
    if name == "thug_street":
        return sum(t.street[names.DISTRICT_COUNT * side : names.DISTRICT_COUNT * (side + 1)])
    if name == "thug_prison":
        return t.place[names.PLACE_COUNT * side + names.PRISON]
    tiles = t.tiles_of(side)
    if name == "business":
        return sum(t.marker_count(tile) for tile in tiles)
    if name == "night":
        return sum(t.face(tile) & names.NIGHT for tile in tiles)
    kind = ["speakeasy", "brothel", "casino"].index(name)
    return sum(t.markers[names.BUSINESS_COUNT * tile + kind] for tile in tiles)


def vehicles(t: Table, side: int) -> int:
    at, end = names.DISTRICT_COUNT * side, names.DISTRICT_COUNT * (side + 1)
    return sum(t.cars[at:end]) + sum(t.trucks[at:end])


def holds(t: Table, side: int, key: int, n: int) -> bool:
    name = names.CONDITIONS[key]
    if name == "plan_ge":
        return plan_size(t, side) >= n
    if name == "plan_le":
        return plan_size(t, side) <= n
    if name == "crime_ge":
        return t.crime[side] >= n
    if name == "crime_le":
        return t.crime[side] <= n
    if name == "controls_ge":
        return t.control.count(side) >= n
    if name == "controls_le":
        return t.control.count(side) <= n
    if name == "jobs_ge":
        return t.job_count(side) >= n
    if name == "money_ge":
        return t.money[side] >= n
    if name == "money_le":
        return t.money[side] <= n
    if name == "upgrades_ge":
        return t.boss(side) >= n
    if name == "vehicles_ge":
        return vehicles(t, side) >= n
    if name == "night_ge":
        return sum(t.face(tile) & names.NIGHT for tile in t.tiles_of(side)) >= n
    if name == "has_ring":
        return t.ring == side
    if name == "no_ring":
        return t.ring != side
    if name == "behind":
        return t.control.count(side) < max([t.control.count(other) for other in t.sides()])
    return t.crime[side] < min([t.crime[other] for other in t.sides() if other != side])


def plan_size(t: Table, side: int) -> int:
    return len(t.h_plan) if side == HENCHMAN else len(t.plan) if side == t.turn else 0


def amount(t: Table, side: int, e: Effect) -> int:
    """How much an effect of this gang is now; 0 where its condition does not hold."""
    if e.key != NONE and not holds(t, side, e.key, e.key_n):
        return 0
    return e.n if e.per == NONE else scaled(e, count(t, side, e.per))
