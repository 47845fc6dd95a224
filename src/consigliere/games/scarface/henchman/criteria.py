"""Sections 11 and 14: how the Henchman chooses. Every choice among several tells which priority decided it."""

from typing import Final

from consigliere.games.scarface import flow, names
from consigliere.games.scarface.henchman.world import World
from consigliere.games.scarface.names import HENCHMAN, NOBODY_CONTROLS, NONE

TILE_LEVELS: Final = ["profit", "missing", "token"]

ASKED_TILE: Final = 1  # the step of a frame that waits for the human to settle a last tie

# What a tile is chosen for.
WHYS: Final = ["sale", "storing", "goods", "business", "marker", "control", "remove", "takeover"]
FOR_SALE: Final = 0
FOR_STORING: Final = 1
FOR_GOODS: Final = 2
FOR_BUSINESS: Final = 3
FOR_MARKER: Final = 4
FOR_CONTROL: Final = 5
FOR_REMOVE: Final = 6
FOR_TAKEOVER: Final = 7


def own_tiles(w: World) -> list[int]:
    return w.tiles_of(HENCHMAN)


def missing(w: World, tile: int) -> int:
    """SF-132."""
    alcohol, guns = w.need(tile)
    lack = 0
    if alcohol:
        lack += max(0, alcohol - w.stock(tile, 0))
    if guns:
        lack += max(0, guns - w.stock(tile, 1))
    return lack - 1 if lack and alcohol + guns >= 2 and w.benefit(tile) else lack


def pick(
    w: World, rule: str, levels: list[str], keys: list[list[int]], found: list[int], names: list[str]
) -> list[int]:
    """Of those found the one with the smallest key, and at which level it beat the next is told; several are a last
    tie (SF-10), the one a clock would take first."""
    least = min(keys)
    best = [thing for place, thing in enumerate(found) if keys[place] == least]
    if len(best) == 1 and len(keys) > 1 and w.tells():
        second = min([key for key in keys if key != least])
        level = 0
        while least[level] == second[level]:
            level += 1
        args: dict[str, object] = {"rule": rule, "chosen": names[best[0]], "n": len(keys), "by": levels[level]}
        w.tell("scarface-henchman-choice", args)
    return best


def settled(w: World, f: list[int], tied: list[int], rule: str, why: int) -> int:
    """SF-10: the only tile, or the one the human names; NONE while the frame waits for him with step ASKED_TILE."""
    if f[flow.STEP] == ASKED_TILE:
        f[flow.STEP] = 0
        tile = w.shown()[0]
        if w.tells():
            w.tell(
                "scarface-henchman-choice", {"rule": "SF-10", "chosen": names.TILES[tile], "n": len(tied), "by": "you"}
            )
        return tile
    if len(tied) == 1:
        return tied[0]
    f[flow.STEP] = ASKED_TILE
    if w.tells():
        w.tell("scarface-henchman-tie", {"rule": rule, "n": len(tied), "why": WHYS[why]})
    w.ask_tile(tied)
    return NONE


def tile_keys(w: World, tiles: list[int], side: int = HENCHMAN) -> list[list[int]]:
    """SF-133; the goods that are missing matter where profits are equal. SF-226: for tiles of the humans (`side` is
    NONE) the profit is that of the owner."""
    profits = [-w.profit(tile, w.controller(tile) if side == NONE else side) for tile in tiles]
    return [
        [profit, missing(w, tile) if profits.count(profit) > 1 else 0, w.number(w.district(tile))]
        for tile, profit in zip(tiles, profits, strict=True)
    ]


def best_tiles(w: World, tiles: list[int], side: int = HENCHMAN) -> list[int]:
    if len(tiles) == 1:
        return tiles
    return pick(w, "SF-133", TILE_LEVELS, tile_keys(w, tiles, side), tiles, names.TILES)


def worst_tiles(w: World, tiles: list[int], rule: str) -> list[int]:
    """SF-173, SF-175, SF-176: lowest profit, most missing goods, highest token number; last placed first."""
    if len(tiles) == 1:
        return tiles
    keys = [[-level for level in key] for key in reversed(tile_keys(w, tiles, HENCHMAN))]
    return pick(w, rule, TILE_LEVELS, keys, tiles[::-1], names.TILES)


# Districts


def at_number(w: World, number: int) -> int:
    for district in range(7):
        if w.number(district) == number:
            return district
    raise AssertionError("every number lies on a district")


def next_district(w: World, to: int) -> int:
    """SF-130: the next district with a tile of this controller, NONE if there is none."""
    here = w.number(w.here())
    if to == names.TO_NEXT_RIVAL:
        wanted = w.human_tiles()
    else:
        wanted = w.tiles_of(HENCHMAN if to == names.TO_NEXT_OWN else NOBODY_CONTROLS)
    with_tile = [w.district(tile) for tile in wanted]
    for step in range(1, w.book.next_district_steps + 1):
        district = at_number(w, names.numbered_after(here, step))
        if district in with_tile:
            return district
    return NONE


def lowest(w: World, districts: list[int]) -> int:
    """SF-131."""
    return min(districts, key=w.number)


# Losing people, pieces, levels


def lose_thugs(w: World, n: int, at: int, to: int) -> None:
    """SF-174."""
    for _ in range(n):
        if not _lose_thug(w, at, to):
            return


def _lose_thug(w: World, at: int, to: int) -> bool:
    places = (
        [names.UNDERWORLD, names.AUTHORITIES]
        if to == names.PRISON
        else [names.UNDERWORLD, names.PRISON, names.AUTHORITIES]
    )
    if at == names.AT_PRISON:
        places = [names.PRISON] if to != names.PRISON else []
    if at in (names.AT_ANY, names.AT_PRISON):
        for place in places:
            if w.thugs(place):
                w.lose_thug(place, to)
                return True
    if at == names.AT_ANY:
        for dealer in range(w.dealers()):
            if w.dealer_thugs(dealer):
                w.lose_dealer_thug(dealer, to)
                return True
        if w.thugs(names.HQ):
            w.lose_thug(names.HQ, to)
            return True
    found: list[int] = []
    if at in (names.AT_ANY, names.AT_DISTRICTS):
        found = [district for district in range(7) if w.street(district)]
    elif at == names.AT_HERE and w.street(w.here()):
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


def from_current(w: World) -> list[int]:
    """The characteristics in the order of their numbers, from the current district's on (SF-168, SF-177)."""
    first, here = names.CHARACTERISTIC_COUNT * w.gang(), w.number(w.here())
    order = [0] * names.CHARACTERISTIC_COUNT
    for what in range(7):
        order[(w.book.solo_no[first + what] - here) % names.DISTRICT_COUNT] = what
    return order


def lose_level(w: World) -> None:
    """SF-177."""
    for level in (3, 2):
        for what in from_current(w):
            if w.level(what) == level:
                if w.tells():
                    w.tell("scarface-henchman-downgrade", {"rule": "SF-177", "what": names.CHARACTERISTICS[what]})
                w.downgrade(what)
                return
