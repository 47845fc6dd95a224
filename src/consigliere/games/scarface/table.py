"""What lies on the table: the data of a position, what can be read off it, and the small changes all rules share.

Lists by side hold the human's part first: thugs in places at 6 * side + place, things in districts at 7 * side +
district, levels at 7 * side + characteristic. Bags are sorted lists of cards in unknown order: a card is drawn when it
is shown. Long flows are frames on `stack`.
"""

from typing import Final

from consigliere.games.scarface.components import Book
from consigliere.games.scarface.names import (
    CHARACTERISTICS,
    CREW,
    DISTRICTS,
    GOODS,
    HENCHMAN,
    HQ,
    HUMAN,
    NOBODY_CONTROLS,
    NONE,
    P_BRIBE,
    P_DEFENCE,
    P_SALE,
    P_SALE_ALCOHOL,
    P_SALE_GUNS,
    P_TAKEOVER_DEFENCE,
    PASSIVES,
    PLACES,
    PROTECTION,
    SIDES,
    TILES,
    TRADE,
    VEHICLES,
)
from consigliere.kernel.state import State

SETUP: Final = 0
HENCHMAN_PHASE: Final = 1
HUMAN_PHASE: Final = 2
RAID_PHASE: Final = 3
EXTRA_PHASE: Final = 4
OVER: Final = 5
PHASES: Final = ["setup", "henchman", "human", "raid", "extra", "over"]

FIELDS: Final = (
    "phase", "round", "turn", "closing", "gang", "money", "crime", "ness", "time", "ring", "place", "street",
    "cars", "trucks", "level", "rewarded", "token", "here", "police", "placed", "district", "control", "markers",
    "alcohol", "guns", "tile_bag", "business", "supply", "market", "low_bag", "low_bottom", "high_bag",
    "high_bottom", "job_bag", "job_bottom", "jobs", "start_jobs", "open_jobs", "dealer_bag", "dealer_left",
    "dealer_bottom", "dealers", "raid_bag", "raid_discard", "news_bag", "news_left", "news_active", "h_bag",
    "h_top", "h_plan", "h_discard", "pile_bag", "pile_left", "h_associates", "cubes", "hand", "deck_bag",
    "deck_top", "plan", "discard", "right_hand", "pool", "orders_used", "skills_used", "combos_used", "bonus",
    "shown", "stack", "winner",
)  # fmt: skip


class Table(State):
    def __init__(self) -> None:
        super().__init__()
        self.book: Book = None  # type: ignore[assignment]  # set by Game.blank and by clone
        self.hard: int = 0  # SF-180
        self.phase: int = SETUP
        self.round: int = 0
        self.turn: int = NONE
        self.closing: bool = False  # SF-123: the news have run out
        self.gang: list[int] = [NONE, NONE]
        self.money: list[int] = [0, 0]
        self.crime: list[int] = [0, 0]
        self.ness: int = 0
        self.time: int = 0
        self.ring: int = NONE
        self.place: list[int] = [0] * 12
        self.street: list[int] = [0] * 14
        self.cars: list[int] = [0] * 14
        self.trucks: list[int] = [0] * 14
        self.level: list[int] = [1] * 14
        self.rewarded: list[int] = [0, 0]  # bits of cells
        self.token: list[int] = [0] * 7
        self.here: int = NONE
        self.police: list[int] = [0] * 7
        self.placed: list[int] = []
        self.district: list[int] = [NONE] * 18
        self.control: list[int] = [NOBODY_CONTROLS] * 18
        self.markers: list[int] = [0] * 54  # 3 * tile + type
        self.alcohol: list[int] = [0] * 18
        self.guns: list[int] = [0] * 18
        self.tile_bag: list[int] = []
        self.business: list[int] = [0, 0, 0]  # in the supply
        self.supply: list[int] = [0, 0]
        self.market: list[int] = [NONE] * 6
        self.low_bag: list[int] = []
        self.low_bottom: list[int] = []
        self.high_bag: list[int] = []
        self.high_bottom: list[int] = []
        self.job_bag: list[int] = []
        self.job_bottom: list[int] = []
        self.jobs: list[list[int]] = [[], []]
        self.start_jobs: list[int] = []
        self.open_jobs: list[int] = []
        self.dealer_bag: list[int] = []  # unseen: the deck and the Henchman's face-down dealers
        self.dealer_left: int = 0  # how many of them are in the deck
        self.dealer_bottom: list[int] = []
        self.dealers: list[list[list[int]]] = [[], []]  # type, thugs, alcohol, guns
        self.raid_bag: list[int] = []
        self.raid_discard: list[int] = []
        self.news_bag: list[int] = []
        self.news_left: int = 0
        self.news_active: list[int] = []
        self.h_bag: list[int] = []
        self.h_top: list[int] = []  # piles of the cards face down on the bag, the last on top
        self.h_plan: list[int] = []
        self.h_discard: list[int] = []
        self.pile_bag: list[list[int]] = [[], []]  # unseen cards of A and B, wherever they lie
        self.pile_left: list[int] = [0, 0]
        self.h_associates: list[int] = []
        self.cubes: list[int] = []  # 10 * place in the plan + row
        self.hand: list[int] = []
        self.deck_bag: list[int] = []
        self.deck_top: list[int] = []  # the last on top
        self.plan: list[int] = []
        self.discard: list[int] = []
        self.right_hand: list[int] = []
        self.pool: list[int] = [0, 0, 0]  # muscle, influence, wild
        self.orders_used: int = 0  # bits
        self.skills_used: int = 0  # bits of places in the plan
        self.combos_used: int = 0
        self.bonus: list[int] = [0] * 26  # 13 * side + passive: what news and jobs add
        self.shown: list[int] = []  # the cards of the last draw
        self.stack: list[list[int]] = []
        self.winner: int = NONE
        self.one_turn: bool = False  # a world that ends with the human's turn

    # The frames

    def push(self, frame: list[int]) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    def take_shown(self) -> list[int]:
        shown = self.shown
        self.shown = []
        return shown

    # Gang boards

    def boss(self, side: int) -> int:
        """SF-103: the cell of the boss."""
        at = 7 * side
        return sum(self.level[at : at + 7]) - 7

    def value(self, side: int, what: int) -> int:
        at = 7 * self.gang[side] + what
        level = self.level[7 * side + what]
        return self.book.char_values[at][level - 1] if side == HUMAN else self.book.solo_values[at][level - 1]

    def hand_size(self) -> int:
        return self.value(HUMAN, CREW)

    def floor(self) -> int:
        """SF-110."""
        return self.ness + 1

    def set_bonus(self) -> None:
        """SF-100, SF-119: the passives in force: the newest news for both, done jobs for the human."""
        news = self.book.news_passive[self.news_active[-1]]
        self.bonus = news + news
        for job in self.jobs[HUMAN]:
            passive = self.book.job_passive[job]
            for key in range(len(PASSIVES)):
                self.bonus[key] += passive[key]

    def job_count(self, side: int) -> int:
        return len(self.jobs[side]) + (len(self.start_jobs) if side == HUMAN else 0)

    def reserve(self, side: int, kind: int) -> int:
        """Vehicles not on the board."""
        out = self.cars if kind == 0 else self.trucks
        return self.book.vehicles[kind] - sum(out[7 * side : 7 * side + 7])

    def free_markers(self, side: int) -> int:
        return self.book.control_markers - self.control.count(side)

    # Tiles

    def tiles_of(self, side: int) -> list[int]:
        """In the order placed."""
        control = self.control
        return [tile for tile in self.placed if control[tile] == side]

    def marker_count(self, tile: int) -> int:
        markers, at = self.markers, 3 * tile
        return markers[at] + markers[at + 1] + markers[at + 2]

    def face(self, tile: int) -> int:
        """SF-84: 2 * tile, and 1 more at night."""
        markers, at = self.markers, 3 * tile
        return 2 * tile + 1 if markers[at] + markers[at + 1] + markers[at + 2] >= 2 else 2 * tile

    def room(self, tile: int) -> int:
        """SF-89."""
        return self.book.storage[self.face(tile)] - self.alcohol[tile] - self.guns[tile]

    def profit(self, tile: int, side: int) -> int:
        """SF-85."""
        book, markers, bonus, at = self.book, self.markers, self.bonus, 3 * tile
        face = self.face(tile)
        night, key = face & 1, 13 * side
        total = book.profit[face] + self.value(side, TRADE) + bonus[key + P_SALE]
        for kind in range(3):
            if markers[at + kind]:
                total += markers[at + kind] * book.business_profit[kind][night]
        alcohol, guns = book.need[face]
        if alcohol:
            total += bonus[key + P_SALE_ALCOHOL]
        if guns:
            total += bonus[key + P_SALE_GUNS]
        return total if total > 0 else 0

    def defence(self, tile: int) -> int:
        """SF-86."""
        book, at = self.book, 3 * tile
        total = book.defence[self.face(tile)] + self.bonus[P_TAKEOVER_DEFENCE]
        for kind in range(3):
            total += self.markers[at + kind] * book.business_defence[kind]
        side = self.control[tile]
        if side >= 0:
            where = 7 * side + self.district[tile]
            total += self.value(side, PROTECTION) + self.bonus[13 * side + P_DEFENCE]
            total += self.street[where] + self.cars[where]
            if side == HENCHMAN:
                total += self.trucks[where]  # SF-134
        return max(0, total)

    def benefit(self, tile: int, side: int) -> bool:
        """SF-76, SF-134: a vehicle makes sales in its district one good cheaper."""
        where = 7 * side + self.district[tile]
        return self.trucks[where] > 0 or (side == HENCHMAN and self.cars[where] > 0)

    def stored(self, side: int, tile: int, kind: int) -> int:
        """What a sale on this tile can use: its own goods and those of the dealers (SF-87)."""
        total = self.alcohol[tile] if kind == 0 else self.guns[tile]
        kind += 2
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
            if dealer[2 + kind]:
                return -1 - number
        raise AssertionError("nothing to sell")

    # Goods: a store is a tile, or -1 - n for the n-th dealer

    def take_good(self, side: int, store: int, kind: int) -> None:
        """One good back to the supply."""
        if store < 0:
            self.dealers[side][-1 - store][2 + kind] -= 1
        elif kind == 0:
            self.alcohol[store] -= 1
        else:
            self.guns[store] -= 1
        self.supply[kind] += 1

    def put_good(self, side: int, store: int, kind: int) -> None:
        """One good from the supply."""
        if store < 0:
            self.dealers[side][-1 - store][2 + kind] += 1
        elif kind == 0:
            self.alcohol[store] += 1
        else:
            self.guns[store] += 1
        self.supply[kind] -= 1

    def shrink(self, tile: int) -> None:
        """SF-90: goods above the room of a human tile return to the supply, alcohol first."""
        if self.control[tile] != HUMAN:
            return
        while self.room(tile) < 0:
            kind = 0 if self.alcohol[tile] else 1
            self.take_good(HUMAN, tile, kind)
            if self.journal is not None:
                self.note("scarface-event-no-room", {"tile": TILES[tile], "good": GOODS[kind]})

    def clear_goods(self, tile: int) -> None:
        """SF-94."""
        self.supply[0] += self.alcohol[tile]
        self.supply[1] += self.guns[tile]
        self.alcohol[tile] = 0
        self.guns[tile] = 0

    # Changes

    def earn(self, side: int, n: int) -> None:
        self.money[side] += n
        if n and self.journal is not None:
            self.note("scarface-event-earn", {"side": SIDES[side], "n": n})

    def spend(self, side: int, n: int) -> None:
        """A price or a loss that can be paid in full."""
        self.money[side] -= n
        if n and self.journal is not None:
            self.note("scarface-event-pay", {"side": SIDES[side], "n": n})

    def steal(self, thief: int, n: int) -> None:
        """SF-2: as much as there is."""
        n = min(n, self.money[1 - thief])
        self.money[1 - thief] -= n
        self.money[thief] += n
        if n and self.journal is not None:
            self.note("scarface-event-steal", {"side": SIDES[thief], "n": n})

    def change_crime(self, side: int, steps: int) -> None:
        """SF-110."""
        old = self.crime[side]
        new = max(self.floor(), min(self.book.crime_max, old + steps))
        self.crime[side] = new
        if new != old and self.journal is not None:
            self.note("scarface-event-crime", {"side": SIDES[side], "n": new - old, "crime": new})

    def move_thugs(self, side: int, origin: int, target: int, n: int) -> None:
        """Between two of PLACES."""
        self.place[6 * side + origin] -= n
        self.place[6 * side + target] += n
        if n and self.journal is not None:
            args: dict[str, object] = {"side": SIDES[side], "n": n, "from": PLACES[origin], "to": PLACES[target]}
            self.note("scarface-event-thugs", args)

    def send(self, side: int, district: int, n: int) -> None:
        self.place[6 * side + HQ] -= n
        self.street[7 * side + district] += n
        if n and self.journal is not None:
            args: dict[str, object] = {"side": SIDES[side], "n": n, "district": DISTRICTS[district]}
            self.note("scarface-event-send", args)

    def fleet(self, kind: int) -> list[int]:
        return self.cars if kind == 0 else self.trucks

    def place_vehicle(self, side: int, kind: int, district: int) -> None:
        self.fleet(kind)[7 * side + district] += 1
        if self.journal is not None:
            args: dict[str, object] = {"vehicle": VEHICLES[kind], "district": DISTRICTS[district]}
            self.note("scarface-event-place-vehicle", {"side": SIDES[side], **args})

    def lose_vehicle(self, side: int, kind: int, district: int) -> None:
        self.fleet(kind)[7 * side + district] -= 1
        if self.journal is not None:
            args: dict[str, object] = {"vehicle": VEHICLES[kind], "district": DISTRICTS[district]}
            self.note("scarface-event-lose-vehicle", {"side": SIDES[side], **args})

    def add_marker(self, tile: int, kind: int) -> None:
        self.business[kind] -= 1
        self.markers[3 * tile + kind] += 1

    def remove_marker(self, tile: int, kind: int) -> None:
        """SF-93, SF-90."""
        self.business[kind] += 1
        self.markers[3 * tile + kind] -= 1
        self.shrink(tile)

    def uncontrol(self, tile: int) -> None:
        """SF-66."""
        owner = self.control[tile]
        self.control[tile] = NOBODY_CONTROLS
        self.clear_goods(tile)
        if self.journal is not None:
            self.note("scarface-event-uncontrol", {"side": SIDES[owner], "tile": TILES[tile]})

    def take_over(self, side: int, tile: int) -> None:
        """SF-71."""
        owner, district = self.control[tile], self.district[tile]
        if self.journal is not None:
            former = SIDES[owner] if owner >= 0 else "nobody"
            args: dict[str, object] = {"tile": TILES[tile], "district": DISTRICTS[district], "former": former}
            self.note("scarface-event-takeover", {"side": SIDES[side], **args})
        neutral, rival, police = self.book.takeover_crime
        steps = neutral if owner == NOBODY_CONTROLS else rival
        self.control[tile] = side
        if owner == 1 - side and self.street[7 * owner + district]:
            self.street[7 * owner + district] -= 1
            self.place[6 * owner + 1] += 1
            if self.journal is not None:
                self.note_harm(owner, DISTRICTS[district], 1)
        self.change_crime(side, steps + (police if self.police[district] else 0))
        self.shrink(tile)

    def note_harm(self, side: int, where: str, to: int) -> None:
        self.note("scarface-event-harm", {"side": SIDES[side], "place": where, "to": PLACES[to]})

    def raise_level(self, side: int, what: int) -> None:
        self.level[7 * side + what] += 1
        if self.journal is not None:
            level = self.level[7 * side + what]
            args: dict[str, object] = {"what": CHARACTERISTICS[what], "level": level, "cell": self.boss(side)}
            self.note("scarface-event-upgrade", {"side": SIDES[side], **args})

    def lower_level(self, side: int, what: int) -> None:
        """SF-107."""
        self.level[7 * side + what] -= 1
        if self.journal is not None:
            args: dict[str, object] = {"what": CHARACTERISTICS[what], "level": self.level[7 * side + what]}
            self.note("scarface-event-downgrade", {"side": SIDES[side], **args, "cell": self.boss(side)})

    def thugs_return(self, side: int) -> None:
        """SF-55."""
        at = 6 * side
        back = self.place[at + 3] + self.place[at + 4]
        self.place[at + 3] = 0
        self.place[at + 4] = 0
        for dealer in self.dealers[side]:
            back += dealer[1]
            dealer[1] = 0
        self.place[at + HQ] += back
        if back and self.journal is not None:
            self.note("scarface-event-return", {"side": SIDES[side], "n": back})

    def take_ring(self, side: int) -> None:
        """SF-109."""
        if self.ring != side:
            self.ring = side
            if self.journal is not None:
                self.note("scarface-event-ring", {"side": SIDES[side]})

    def time_forward(self) -> None:
        """SF-57; not in the last turn (SF-123)."""
        if not self.closing:
            self.time += 1
            if self.journal is not None:
                self.note("scarface-event-time", {"n": self.time})

    # The human's costs

    def bribe(self, district: int) -> int:
        """SF-78: what one piece of the human pays to enter."""
        return max(0, self.book.bribe + self.bonus[P_BRIBE]) if self.police[district] else 0

    def pay_bribe(self, district: int, pieces: int) -> None:
        n = self.bribe(district) * pieces
        if n:
            self.money[HUMAN] -= n
            if self.journal is not None:
                self.note("scarface-event-bribe", {"n": n, "district": DISTRICTS[district]})

    def points(self, stat: int) -> int:
        """SF-47: what pays a cost of muscle (0), influence (1) or any points (2)."""
        pool = self.pool
        return pool[0] + pool[1] + pool[2] if stat == 2 else pool[stat] + pool[2]

    def pay_points(self, stat: int, n: int) -> None:
        """Muscle or influence: printed points before wild ones."""
        printed = min(n, self.pool[stat])
        self.pool[stat] -= printed
        self.pool[2] -= n - printed
