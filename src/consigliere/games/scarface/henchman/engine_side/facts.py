"""The facts of the Henchman's door (henchman.world.World) on the digital table, read off the state."""

from consigliere.games.scarface import draws, names
from consigliere.games.scarface.effects.conditions import count, holds
from consigliere.games.scarface.henchman.world import World
from consigliere.games.scarface.human import null_effects
from consigliere.games.scarface.names import HENCHMAN, NONE
from consigliere.games.scarface.table import Table


class EngineFacts(World):
    def __init__(self, t: Table) -> None:
        super().__init__(t.book)
        self.t: Table = t

    def push(self, frame: list[int]) -> None:
        self.t.stack.append(frame)

    def pop(self) -> None:
        self.t.stack.pop()

    def shown(self) -> list[int]:
        return self.t.take_shown()

    def gang(self) -> int:
        return self.t.gang[HENCHMAN]

    def extra_power(self) -> int:
        return self.t.extra_power()

    def money(self) -> int:
        return self.t.money[HENCHMAN]

    def level(self, what: int) -> int:
        return self.t.level[names.HIS_LEVELS + what]

    def value(self, what: int) -> int:
        return self.t.value(HENCHMAN, what)

    def boss(self) -> int:
        return self.t.boss(HENCHMAN)

    def thugs(self, place: int) -> int:
        return self.t.place[names.HIS_PLACES + place]

    def street(self, district: int) -> int:
        return self.t.street[names.HIS_DISTRICTS + district]

    def vehicles(self, kind: int, district: int) -> int:
        return (
            self.t.cars[names.HIS_DISTRICTS + district] if kind == 0 else self.t.trucks[names.HIS_DISTRICTS + district]
        )

    def reserve(self, kind: int) -> int:
        return self.t.reserve(HENCHMAN, kind)

    def free_markers(self) -> int:
        return self.t.free_markers(HENCHMAN)

    def dealers(self) -> int:
        return len(self.t.dealers[HENCHMAN])

    def dealer_thugs(self, dealer: int) -> int:
        return self.t.dealers[HENCHMAN][dealer][names.DEALER_THUGS]

    def jobs(self) -> int:
        return len(self.t.jobs[HENCHMAN])

    def crime(self) -> int:
        return self.t.crime[HENCHMAN]

    def floor(self) -> int:
        return self.t.floor()

    def deck(self) -> int:
        return len(self.t.h_bag) + len(self.t.h_top)

    def plan(self) -> list[int]:
        return self.t.h_plan

    def pile(self, pile: int) -> int:
        return self.t.pile_left[pile]

    def stock(self, store: int, kind: int) -> int:
        if store < 0:
            return self.t.dealers[HENCHMAN][-1 - store][names.DEALER_GOODS + kind]
        return self.t.alcohol[store] if kind == 0 else self.t.guns[store]

    def here(self) -> int:
        return self.t.here

    def number(self, district: int) -> int:
        return self.t.token[district]

    def tiles(self) -> list[int]:
        return self.t.placed

    def district(self, tile: int) -> int:
        return self.t.district[tile]

    def controller(self, tile: int) -> int:
        return self.t.control[tile]

    def tiles_of(self, side: int) -> list[int]:
        return self.t.tiles_of(side)

    def tiles_in(self, district: int) -> list[int]:
        where = self.t.district
        return [tile for tile in self.t.placed if where[tile] == district]

    def dealer_goods(self) -> list[int]:
        alcohol, guns = 0, 0
        for _, _, more_alcohol, more_guns in self.t.dealers[HENCHMAN]:
            alcohol += more_alcohol
            guns += more_guns
        return [alcohol, guns]

    def need(self, tile: int) -> list[int]:
        return self.book.need[self.t.face(tile)]

    def benefit(self, tile: int) -> bool:
        side = self.t.control[tile]
        return side >= 0 and self.t.benefit(tile, side)

    def profit(self, tile: int, side: int) -> int:
        return self.t.profit(tile, side)

    def defence(self, tile: int, force: int) -> int:
        return self.t.defence(tile)

    def markers(self, tile: int) -> int:
        return self.t.marker_count(tile)

    def is_night(self, tile: int) -> bool:
        return self.t.face(tile) & names.NIGHT == 1

    def has_police(self, district: int) -> bool:
        return self.t.police[district] == 1

    def passive(self, key: int) -> int:
        return self.t.bonus[names.HIS_PASSIVES + key]

    def human_tiles(self) -> list[int]:
        control = self.t.control
        return [tile for tile in self.t.placed if control[tile] >= 0 and control[tile] != HENCHMAN]

    def human_money(self) -> list[int]:
        return [self.t.money[side] for side in self.t.humans()]

    def human_thugs(self, at: int, from_prison: bool) -> int:
        return sum([self._thugs_of(side, at, from_prison) for side in self.t.humans()])

    def _thugs_of(self, side: int, at: int, from_prison: bool) -> int:
        t, place, street = self.t, names.PLACE_COUNT * side, names.DISTRICT_COUNT * side
        if at == names.AT_HERE:
            return t.street[street + t.here]
        prison = t.place[place + names.PRISON] if from_prison else 0
        if at == names.AT_PRISON:
            return prison
        out = sum(t.street[street : street + names.DISTRICT_COUNT])
        if at == names.AT_DISTRICTS:
            return out
        assert at == names.AT_ANY
        on_dealers = sum(dealer[names.DEALER_THUGS] for dealer in t.dealers[side])
        return sum(t.place[place + names.HQ : place + names.PRISON]) + prison + on_dealers + out

    def touches_human(self, number: int, index: int) -> bool:
        return null_effects.touches_humans(self.t, self.book.lists[number][index])

    def market(self, most: int) -> list[int]:
        stars = self.t.book.stars
        return [0 if card == NONE else stars[card] for card in self.t.market]

    def jobs_left(self) -> bool:
        return draws.jobs_left(self.t) > 0

    def dealers_left(self) -> bool:
        return draws.dealers_left(self.t) > 0

    def markers_left(self) -> int:
        return draws.markers_left(self.t)

    def supply(self, kind: int) -> int:
        return self.t.supply[kind]

    def news(self) -> int:
        return len(self.t.news_active)

    def holds_ring(self) -> bool:
        return self.t.ring == HENCHMAN

    def income(self) -> int:
        return self.t.business_income(HENCHMAN)

    def count(self, per: int) -> int:
        return count(self.t, HENCHMAN, per)

    def holds(self, key: int, n: int) -> bool:
        return holds(self.t, HENCHMAN, key, n)
