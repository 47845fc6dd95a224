"""What lies on the table: what can be read off it, and the small changes all rules share."""

from typing import Final

from consigliere.games.scarface import names
from consigliere.games.scarface.flow import AS
from consigliere.games.scarface.layout import Layout
from consigliere.games.scarface.names import (
    ALCOHOL,
    AUTHORITIES,
    BROTHEL,
    BUSINESS_COUNT,
    CASINO,
    CHARACTERISTIC_COUNT,
    CREW,
    DEALER_GOODS,
    DEALER_THUGS,
    DISTRICT_COUNT,
    FACE_COUNT,
    GUNS,
    HENCHMAN,
    HQ,
    HUMANS,
    INFLUENCE,
    MUSCLE,
    NIGHT,
    NOBODY_CONTROLS,
    NONE,
    P_BRIBE,
    P_DEFENCE,
    P_SALE,
    P_SALE_ALCOHOL,
    P_SALE_GUNS,
    P_TAKEOVER_DEFENCE,
    PASSIVE_COUNT,
    PLACE_COUNT,
    PROTECTION,
    SAFEHOUSES,
    SPEAKEASY,
    TRADE,
    TURN_ORDER,
    UNDERWORLD,
    WILD,
)

# SF-231: by the number of humans, how many news cards fewer count for the second card of a plan and for those after it.
NEWS_LESS: Final = [(0, 0), (0, 1), (2, 2)]


class Table(Layout):
    # The gangs

    def humans(self) -> list[int]:
        """In turn order."""
        return HUMANS[len(self.gang) - 1]

    def sides(self) -> list[int]:
        """SF-220: the Henchman, then the humans in turn order."""
        return TURN_ORDER[len(self.gang) - 1]

    def alone(self) -> bool:
        """Whether this is the solo game."""
        return len(self.gang) == 2

    def first_time(self) -> int:
        """SF-22, SF-218: the cell where each round of the time track begins."""
        return self.book.start_time + 2 - len(self.gang)

    def who(self, side: int) -> dict[str, object]:
        return {"side": self.named(side)}

    def named(self, side: int) -> str | int:
        """A side as events name it: in company a human by his seat."""
        return names.SIDES[side] if side == HENCHMAN or self.alone() else self.seats[side]

    def ask_human(self, kind: int, legal: list[int]) -> None:
        """The human who decides now."""
        self.seat = self.seats[self.human]
        self.kind = kind
        self.legal = legal

    def ask_or_end(self, kind: int, legal: list[int]) -> bool:
        """Ask him, or end the procedure where nothing is left to choose; whether he is asked."""
        if not legal:
            self.pop()
            return False
        self.ask_human(kind, legal)
        return True

    def thugs(self, place: int) -> int:
        """Of the human who decides now."""
        return self.place[PLACE_COUNT * self.human + place]

    def push_as(self, side: int, frame: list[int]) -> None:
        """Begin a procedure in which this human decides."""
        self.push(frame if side == self.human else [AS, 0, self.human, side, *frame])

    def push_each(self, sides: list[int], frame: list[int]) -> None:
        """Each of these humans for himself, the first first."""
        for side in reversed(sides):
            self.push_as(side, frame[:])

    # The frames

    def take_shown(self) -> list[int]:
        shown = self.shown
        self.shown = []
        return shown

    # Gang boards

    def boss(self, side: int) -> int:
        """SF-103: the cell of the boss."""
        at = CHARACTERISTIC_COUNT * side
        return sum(self.level[at : at + CHARACTERISTIC_COUNT]) - CHARACTERISTIC_COUNT

    def value(self, side: int, what: int) -> int:
        at = CHARACTERISTIC_COUNT * self.gang[side] + what
        level = self.level[CHARACTERISTIC_COUNT * side + what]
        return self.book.char_values[at][level - 1] if side != HENCHMAN else self.book.solo_values[at][level - 1]

    def hand_size(self) -> int:
        return self.value(self.human, CREW)

    def extra_power(self) -> int:
        """SF-180: what each of the Henchman's actions has more."""
        return self.book.hard_power if self.options["level"] == "hard" else self.book.normal_power

    def floor(self) -> int:
        """SF-110."""
        return self.ness + 1

    def set_bonus(self) -> None:
        """SF-100, SF-119: the passives in force: the newest news for all, done jobs for the human who did them."""
        self.bonus = self.book.news_passive[self.news_active[-1]] * len(self.gang)
        for side in self.humans():
            for job in self.jobs[side]:
                passive = self.book.job_passive[job]
                for key in range(PASSIVE_COUNT):
                    self.bonus[PASSIVE_COUNT * side + key] += passive[key]

    def job_count(self, side: int) -> int:
        return len(self.jobs[side]) + len(self.start_jobs[side])

    def reserve(self, side: int, kind: int) -> int:
        """Vehicles not on the board."""
        out = self.cars if kind == 0 else self.trucks
        return self.book.vehicles[kind] - sum(out[DISTRICT_COUNT * side : DISTRICT_COUNT * (side + 1)])

    def free_markers(self, side: int) -> int:
        return self.book.control_markers - self.control.count(side)

    # Tiles

    def tiles_of(self, side: int) -> list[int]:
        """In the order placed."""
        control = self.control
        return [tile for tile in self.placed if control[tile] == side]

    def marker_count(self, tile: int) -> int:
        markers, at = self.markers, BUSINESS_COUNT * tile
        return markers[at] + markers[at + BROTHEL] + markers[at + CASINO]

    def business_income(self, side: int) -> int:
        """SF-53, SF-92, SF-150."""
        income, markers = self.book.business_income, self.markers
        return sum(
            [
                markers[BUSINESS_COUNT * tile + kind] * paid
                for tile in self.tiles_of(side)
                for kind, paid in enumerate(income)
            ]
        )

    def face(self, tile: int) -> int:
        """SF-84: 2 * tile, and 1 more at night."""
        markers, at = self.markers, BUSINESS_COUNT * tile
        return (
            FACE_COUNT * tile + 1
            if markers[at] + markers[at + BROTHEL] + markers[at + CASINO] >= 2
            else FACE_COUNT * tile
        )

    def room(self, tile: int) -> int:
        """SF-89."""
        return self.book.storage[self.face(tile)] - self.alcohol[tile] - self.guns[tile]

    def profit(self, tile: int, side: int) -> int:
        """SF-85."""
        book, markers, bonus, at = self.book, self.markers, self.bonus, BUSINESS_COUNT * tile
        face = self.face(tile)
        night, key = face & NIGHT, PASSIVE_COUNT * side
        total = book.profit[face] + self.value(side, TRADE) + bonus[key + P_SALE]
        adds = book.business_profit[night]
        total += (
            markers[at] * adds[SPEAKEASY] + markers[at + BROTHEL] * adds[BROTHEL] + markers[at + CASINO] * adds[CASINO]
        )
        alcohol, guns = book.need[face]
        if alcohol:
            total += bonus[key + P_SALE_ALCOHOL]
        if guns:
            total += bonus[key + P_SALE_GUNS]
        return total if total > 0 else 0

    def defence(self, tile: int) -> int:
        """SF-86."""
        book, markers, at = self.book, self.markers, BUSINESS_COUNT * tile
        total = book.defence[self.face(tile)] + self.bonus[P_TAKEOVER_DEFENCE]
        adds = book.business_defence
        total += (
            markers[at] * adds[SPEAKEASY] + markers[at + BROTHEL] * adds[BROTHEL] + markers[at + CASINO] * adds[CASINO]
        )
        side = self.control[tile]
        if side >= 0:
            where = DISTRICT_COUNT * side + self.district[tile]
            total += self.value(side, PROTECTION) + self.bonus[PASSIVE_COUNT * side + P_DEFENCE]
            total += self.street[where] + self.cars[where]
            if side == HENCHMAN:
                total += self.trucks[where]  # SF-134
        return max(0, total)

    def falls_to(self, tile: int, force: int) -> bool:
        """SF-71: whether this force takes the tile over; mostly what is printed on it is too much already."""
        side, least = self.control[tile], self.book.least_defence[tile] + self.bonus[P_TAKEOVER_DEFENCE]
        if side >= 0:
            least += self.bonus[PASSIVE_COUNT * side + P_DEFENCE]
        return least <= force and self.defence(tile) <= force

    def benefit(self, tile: int, side: int) -> bool:
        """SF-76, SF-134: a vehicle makes sales in its district one good cheaper."""
        where = DISTRICT_COUNT * side + self.district[tile]
        return self.trucks[where] > 0 or (side == HENCHMAN and self.cars[where] > 0)

    def stored(self, side: int, tile: int, kind: int) -> int:
        """What a sale on this tile can use: its own goods and those of the dealers (SF-87)."""
        total = self.alcohol[tile] if kind == 0 else self.guns[tile]
        kind += DEALER_GOODS
        for dealer in self.dealers[side]:
            total += dealer[kind]
        return total

    def sale_drops(self, side: int, tile: int) -> list[int]:
        """SF-87, SF-88: ways to sell here now: NONE for the whole requirement, or the kind a vehicle saves."""
        alcohol, guns = self.book.need[self.face(tile)]
        no_alcohol = max(0, alcohol - self.stored(side, tile, 0)) if alcohol else 0
        no_guns = max(0, guns - self.stored(side, tile, 1)) if guns else 0
        if no_alcohol + no_guns > 1:
            return []
        if alcohol + guns < 2 or not self.benefit(tile, side):
            return [NONE] if no_alcohol + no_guns == 0 else []
        drops = [0] if alcohol and no_guns == 0 else []
        return [*drops, 1] if guns and no_alcohol == 0 else drops

    def carry_out_sale(self, side: int, tile: int, drop: int) -> list[int]:
        """SF-87: spend the goods; what was spent as store, kind, store, kind..."""
        need = self.book.need[self.face(tile)]
        spent: list[int] = []
        for kind in range(2):
            left = need[kind] - (1 if drop == kind else 0)
            while left > 0:
                store = self._source(side, tile, kind)
                self.take_good(side, store, kind)
                spent += [store, kind]
                left -= 1
        return spent

    def _source(self, side: int, tile: int, kind: int) -> int:
        if (self.alcohol if kind == 0 else self.guns)[tile]:
            return tile
        for number, dealer in enumerate(self.dealers[side]):
            if dealer[DEALER_GOODS + kind]:
                return -1 - number
        raise AssertionError("nothing to sell")

    # Goods: a store is a tile, or -1 - n for the n-th dealer

    def take_good(self, side: int, store: int, kind: int) -> None:
        """One good back to the supply."""
        if store < 0:
            self.dealers[side][-1 - store][DEALER_GOODS + kind] -= 1
        elif kind == 0:
            self.alcohol[store] -= 1
        else:
            self.guns[store] -= 1
        self.supply[kind] += 1

    def put_good(self, side: int, store: int, kind: int) -> None:
        """One good from the supply."""
        if store < 0:
            self.dealers[side][-1 - store][DEALER_GOODS + kind] += 1
        elif kind == 0:
            self.alcohol[store] += 1
        else:
            self.guns[store] += 1
        self.supply[kind] -= 1

    def shrink(self, tile: int) -> None:
        """SF-90: goods above the room of a human tile return to the supply, alcohol first."""
        if self.control[tile] in (HENCHMAN, NOBODY_CONTROLS):
            return
        while self.room(tile) < 0:
            kind = 0 if self.alcohol[tile] else 1
            self.take_good(self.control[tile], tile, kind)
            if self.journal is not None:
                self.note("scarface-event-no-room", {"tile": names.TILES[tile], "good": names.GOODS[kind]})

    def clear_goods(self, tile: int) -> None:
        """SF-94."""
        self.supply[ALCOHOL] += self.alcohol[tile]
        self.supply[GUNS] += self.guns[tile]
        self.alcohol[tile] = 0
        self.guns[tile] = 0

    # Changes

    def earn(self, side: int, n: int) -> None:
        self.money[side] += n
        if n and self.journal is not None:
            self.note("scarface-event-earn", {**self.who(side), "n": n})

    def spend(self, side: int, n: int) -> None:
        """A price or a loss that can be paid in full."""
        self.money[side] -= n
        if n and self.journal is not None:
            self.note("scarface-event-pay", {**self.who(side), "n": n})

    def plan_price(self) -> int:
        """SF-231: what the next card of the plan costs."""
        second, more = self.book.plan_price
        laid = len(self.plan)
        for_second, for_more = NEWS_LESS[len(self.gang) - 2]
        if laid < 2:
            return max(0, len(self.news_active) - for_second) * second * laid
        return max(0, len(self.news_active) - for_more) * more * (laid - 1)

    def steal(self, thief: int, victim: int, n: int) -> None:
        """SF-2: as much as there is."""
        n = min(n, self.money[victim])
        self.money[victim] -= n
        self.money[thief] += n
        if n and self.journal is not None:
            self.note("scarface-event-steal", {**self.who(thief), "n": n, "victim": self.named(victim)})

    def change_crime(self, side: int, steps: int) -> None:
        """SF-110."""
        old = self.crime[side]
        new = max(self.floor(), min(self.book.crime_max, old + steps))
        self.crime[side] = new
        if new != old and self.journal is not None:
            self.note("scarface-event-crime", {**self.who(side), "n": new - old, "crime": new})

    def move_thugs(self, side: int, origin: int, target: int, n: int) -> None:
        """Between two of PLACES."""
        self.place[PLACE_COUNT * side + origin] -= n
        self.place[PLACE_COUNT * side + target] += n
        if n and self.journal is not None:
            args: dict[str, object] = {
                **self.who(side),
                "n": n,
                "from": names.PLACES[origin],
                "to": names.PLACES[target],
            }
            self.note("scarface-event-thugs", args)

    def send(self, side: int, district: int, n: int) -> None:
        self.place[PLACE_COUNT * side + HQ] -= n
        self.street[DISTRICT_COUNT * side + district] += n
        if n and self.journal is not None:
            args: dict[str, object] = {**self.who(side), "n": n, "district": names.DISTRICTS[district]}
            self.note("scarface-event-send", args)

    def move_piece(self, side: int, piece: int, origin: int, district: int, riders: int) -> None:
        """A thug, or a vehicle with its riders."""
        pieces, at = [self.street, self.cars, self.trucks][piece], DISTRICT_COUNT * side
        pieces[at + origin] -= 1
        pieces[at + district] += 1
        self.street[at + origin] -= riders
        self.street[at + district] += riders
        if self.journal is not None:
            args: dict[str, object] = {"from": names.DISTRICTS[origin], "to": names.DISTRICTS[district], "n": riders}
            self.note("scarface-event-move", {**self.who(side), "what": names.PIECES[piece], **args})

    def fleet(self, kind: int) -> list[int]:
        return self.cars if kind == 0 else self.trucks

    def place_vehicle(self, side: int, kind: int, district: int) -> None:
        self.fleet(kind)[DISTRICT_COUNT * side + district] += 1
        if self.journal is not None:
            args: dict[str, object] = {"vehicle": names.VEHICLES[kind], "district": names.DISTRICTS[district]}
            self.note("scarface-event-place-vehicle", {**self.who(side), **args})

    def lose_vehicle(self, side: int, kind: int, district: int) -> None:
        self.fleet(kind)[DISTRICT_COUNT * side + district] -= 1
        if self.journal is not None:
            args: dict[str, object] = {"vehicle": names.VEHICLES[kind], "district": names.DISTRICTS[district]}
            self.note("scarface-event-lose-vehicle", {**self.who(side), **args})

    def add_marker(self, tile: int, kind: int) -> None:
        self.business[kind] -= 1
        self.markers[BUSINESS_COUNT * tile + kind] += 1

    def remove_marker(self, tile: int, kind: int) -> None:
        """SF-93, SF-90."""
        self.business[kind] += 1
        self.markers[BUSINESS_COUNT * tile + kind] -= 1
        self.shrink(tile)

    def uncontrol(self, tile: int) -> None:
        """SF-66."""
        owner = self.control[tile]
        self.control[tile] = NOBODY_CONTROLS
        self.clear_goods(tile)
        if self.journal is not None:
            self.note("scarface-event-uncontrol", {**self.who(owner), "tile": names.TILES[tile]})

    def take_over(self, side: int, tile: int) -> None:
        """SF-71."""
        owner, district = self.control[tile], self.district[tile]
        if self.journal is not None:
            former: str | int = self.named(owner) if owner >= 0 else "nobody"
            args: dict[str, object] = {
                "tile": names.TILES[tile],
                "district": names.DISTRICTS[district],
                "former": former,
            }
            self.note("scarface-event-takeover", {**self.who(side), **args})
        neutral, rival, police = self.book.takeover_crime
        steps = neutral if owner == NOBODY_CONTROLS else rival
        self.control[tile] = side
        if owner >= 0 and self.street[DISTRICT_COUNT * owner + district]:
            self.street[DISTRICT_COUNT * owner + district] -= 1
            self.place[PLACE_COUNT * owner + SAFEHOUSES] += 1
            if self.journal is not None:
                self.note_harm(owner, names.DISTRICTS[district], 1)
        self.change_crime(side, steps + (police if self.police[district] else 0))
        self.shrink(tile)

    def note_harm(self, side: int, where: str, to: int) -> None:
        self.note("scarface-event-harm", {**self.who(side), "place": where, "to": names.PLACES[to]})

    def raise_level(self, side: int, what: int) -> None:
        self.level[CHARACTERISTIC_COUNT * side + what] += 1
        if self.journal is not None:
            level = self.level[CHARACTERISTIC_COUNT * side + what]
            args: dict[str, object] = {"what": names.CHARACTERISTICS[what], "level": level, "cell": self.boss(side)}
            self.note("scarface-event-upgrade", {**self.who(side), **args})

    def lower_level(self, side: int, what: int) -> None:
        """SF-107."""
        self.level[CHARACTERISTIC_COUNT * side + what] -= 1
        if self.journal is not None:
            args: dict[str, object] = {
                "what": names.CHARACTERISTICS[what],
                "level": self.level[CHARACTERISTIC_COUNT * side + what],
            }
            self.note("scarface-event-downgrade", {**self.who(side), **args, "cell": self.boss(side)})

    def thugs_return(self, side: int) -> None:
        """SF-55."""
        at = PLACE_COUNT * side
        back = self.place[at + UNDERWORLD] + self.place[at + AUTHORITIES]
        self.place[at + UNDERWORLD] = 0
        self.place[at + AUTHORITIES] = 0
        for dealer in self.dealers[side]:
            back += dealer[DEALER_THUGS]
            dealer[DEALER_THUGS] = 0
        self.place[at + HQ] += back
        if back and self.journal is not None:
            self.note("scarface-event-return", {**self.who(side), "n": back})

    def turn_up(self, slot: int, card: int) -> None:
        """SF-59."""
        self.market[slot] = card
        if self.journal is not None:
            self.note("scarface-event-market", {"card": names.CARDS[card], "stars": self.book.stars[card]})

    def take_ring(self, side: int) -> None:
        """SF-109."""
        if self.ring != side:
            self.ring = side
            if self.journal is not None:
                self.note("scarface-event-ring", self.who(side))

    def time_forward(self) -> None:
        """SF-57, SF-114; not in the last turn (SF-123)."""
        if not self.closing:
            self.time += 1
            if self.journal is not None:
                self.note("scarface-event-time", {"n": self.time})

    # The human's costs

    def bribe(self, district: int) -> int:
        """SF-78: what one piece of the human pays to enter."""
        at = PASSIVE_COUNT * self.human + P_BRIBE
        return max(0, self.book.bribe + self.bonus[at]) if self.police[district] else 0

    def pay_bribe(self, district: int, pieces: int) -> None:
        n = self.bribe(district) * pieces
        if n:
            self.money[self.human] -= n
            if self.journal is not None:
                self.note(
                    "scarface-event-bribe", {**self.who(self.human), "n": n, "district": names.DISTRICTS[district]}
                )

    def points(self, stat: int) -> int:
        """SF-47: what pays a cost of muscle (0), influence (1) or any points (2)."""
        pool = self.pool
        return pool[MUSCLE] + pool[INFLUENCE] + pool[WILD] if stat == 2 else pool[stat] + pool[WILD]

    def all_points(self) -> list[int]:
        """The same of each kind."""
        muscle, influence, wild = self.pool
        return [muscle + wild, influence + wild, muscle + influence + wild]

    def can_pay(self, muscle: int, influence: int) -> bool:
        """SF-47: both together."""
        has_muscle, has_influence, wild = self.pool
        return (
            muscle <= has_muscle + wild
            and influence <= has_influence + wild
            and muscle + influence <= has_muscle + has_influence + wild
        )

    def pay_points(self, stat: int, n: int) -> None:
        """Muscle or influence: printed points before wild ones."""
        printed = min(n, self.pool[stat])
        self.pool[stat] -= printed
        self.pool[WILD] -= n - printed
