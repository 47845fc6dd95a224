"""The Henchman's door on the digital table: what he does changes the state; facts stand in facts.py."""

from typing import Final

from consigliere.games.scarface import flow, names
from consigliere.games.scarface.henchman.engine_side.facts import EngineFacts
from consigliere.games.scarface.human import streets
from consigliere.games.scarface.names import HENCHMAN, HUMAN, NONE

CONSIDER: Final = "scarface-henchman-consider"  # an act begins


class EngineWorld(EngineFacts):
    # Money, crime, people

    def earn(self, amount: int) -> None:
        self.t.earn(HENCHMAN, amount)

    def pay(self, amount: int) -> None:
        self.t.spend(HENCHMAN, amount)

    def steal(self, amount: int) -> None:
        for side in self.t.humans():
            self.t.steal(HENCHMAN, side, amount)

    def change_crime(self, steps: int) -> None:
        self.t.change_crime(HENCHMAN, steps)

    def place_thug(self, place: int) -> None:
        self.t.move_thugs(HENCHMAN, names.HQ, place, 1)

    def thug_to_dealer(self, dealer: int) -> None:
        self.t.place[names.HIS_PLACES + names.HQ] -= 1
        self.t.dealers[HENCHMAN][dealer][names.DEALER_THUGS] += 1
        if self.t.journal is not None:
            self.t.note("scarface-event-henchman-dealer", {"n": dealer + 1})

    def recruit(self, place: int, n: int) -> None:
        self.t.move_thugs(HENCHMAN, place, names.HQ, n)

    def free(self, n: int) -> None:
        self.t.move_thugs(HENCHMAN, names.PRISON, names.HQ, n)

    def send(self, n: int, district: int) -> None:
        self.t.send(HENCHMAN, district, n)

    def move_thug(self, origin: int, district: int) -> None:
        self.t.move_piece(HENCHMAN, names.THUG, origin, district, 0)

    def move_vehicle(self, kind: int, origin: int, district: int, riders: int) -> None:
        self.t.move_piece(HENCHMAN, names.FIRST_VEHICLE + kind, origin, district, riders)

    def place_vehicle(self, kind: int, district: int) -> None:
        self.t.place_vehicle(HENCHMAN, kind, district)

    def lose_vehicle(self, kind: int, district: int) -> None:
        self.t.lose_vehicle(HENCHMAN, kind, district)

    def lose_thug(self, place: int, to: int) -> None:
        self.t.place[names.HIS_PLACES + place] -= 1
        self._lost(names.PLACES[place], to)

    def lose_dealer_thug(self, dealer: int, to: int) -> None:
        self.t.dealers[HENCHMAN][dealer][names.DEALER_THUGS] -= 1
        self._lost(f"dealer{dealer + 1}", to)

    def lose_street_thug(self, district: int, to: int) -> None:
        self.t.street[names.HIS_DISTRICTS + district] -= 1
        self._lost(names.DISTRICTS[district], to)

    def _lost(self, where: str, to: int) -> None:
        self.t.place[names.HIS_PLACES + to] += 1
        if self.t.journal is not None:
            self.t.note_harm(HENCHMAN, where, to)

    def harm(self, n: int, at: int, to: int) -> None:
        self.t.push_each(self.t.humans(), [flow.HARM, 0, n, at, to])

    def fall_on_human(self, number: int, index: int, source: int, n: int) -> None:
        self.t.push_each(self.t.humans(), [flow.EFFECTS, flow.ONLY_THIS, number, index, source, n])

    def police(self, n: int, source: int) -> None:
        streets.police_by_rule(self.t, n, self.t.sides() if source == flow.BY_NEWS else [HENCHMAN])

    # Cards

    def hire(self, slot: int) -> None:
        t = self.t
        card = t.market[slot]
        t.market[slot] = NONE
        t.h_associates = [*t.h_associates, card]
        t.push([flow.REFILL, 0, slot])
        if t.journal is not None:
            args: dict[str, object] = {"card": names.CARDS[card], "stars": t.book.stars[card]}
            t.note("scarface-event-hire", {**t.who(HENCHMAN), **args})
        t.take_ring(HENCHMAN)

    def take_ring(self) -> None:
        self.t.take_ring(HENCHMAN)

    def take_cards(self, piles: list[int], on_deck: bool) -> None:
        t = self.t
        if not on_deck:
            t.push([flow.HENCH_CARDS, 0, *reversed(piles)])
            return
        for pile in reversed(piles):
            t.pile_left[pile] -= 1
            t.h_top = [*t.h_top, pile]
            if t.journal is not None:
                t.note("scarface-event-henchman-card", {"pile": names.PILES[pile]})

    def take_jobs(self, n: int) -> None:
        self.t.push([flow.HENCH_JOB, 0, n])

    def take_dealer(self) -> None:
        """Face down: nobody sees it, unless only cards are left whose order is known."""
        t = self.t
        if t.dealer_left:
            t.dealer_left -= 1
            dealer = names.UNKNOWN
        else:
            dealer = t.dealer_bottom.pop(0)
        t.dealers[HENCHMAN].append([dealer, 0, 0, 0])
        if t.journal is not None:
            t.note("scarface-event-henchman-new-dealer", {"n": len(t.dealers[HENCHMAN])})

    def turn_up_plan(self, n: int) -> None:
        self.t.push([flow.HENCH_PLAN, 0, n])

    def put_cube(self, card: int, row: int) -> None:
        self.t.cubes = [*self.t.cubes, names.CUBE_ROWS * card + row]

    def discard_plan(self) -> None:
        t = self.t
        t.h_discard = t.h_discard + t.h_plan
        t.h_plan = []
        t.cubes = []

    def shuffle(self) -> None:
        t = self.t
        t.h_bag = sorted(t.h_bag + t.h_discard)
        t.h_discard = []

    # The city

    def move_token(self, district: int) -> None:
        self.t.here = district
        if self.t.journal is not None:
            args: dict[str, object] = {"district": names.DISTRICTS[district], "number": self.t.token[district]}
            self.t.note("scarface-event-token", args)

    def sell(self, tile: int, spent: list[int], profit: int) -> None:
        t = self.t
        for place in range(0, len(spent), 2):
            t.take_good(HENCHMAN, spent[place], spent[place + 1])
        t.money[HENCHMAN] += profit
        if t.journal is not None:
            kinds = spent[1::2]
            args: dict[str, object] = {"tile": names.TILES[tile], "alcohol": kinds.count(0), "guns": kinds.count(1)}
            t.note("scarface-event-sale", {**self.t.who(HENCHMAN), **args, "n": profit})

    def fence(self, store: int, kind: int, price: int) -> None:
        self.t.take_good(HENCHMAN, store, kind)
        self.t.money[HENCHMAN] += price
        if self.t.journal is not None:
            args: dict[str, object] = {"place": store_name(store), "good": names.GOODS[kind], "n": price}
            self.t.note("scarface-event-fence", {**self.t.who(HENCHMAN), **args})

    def gain_good(self, store: int, kind: int) -> None:
        self.t.put_good(HENCHMAN, store, kind)
        if self.t.journal is not None:
            args: dict[str, object] = {"place": store_name(store), "good": names.GOODS[kind]}
            self.t.note("scarface-event-henchman-store", args)

    def lose_good(self, store: int, kind: int) -> None:
        self.t.take_good(HENCHMAN, store, kind)
        if self.t.journal is not None:
            args: dict[str, object] = {"place": store_name(store), "good": names.GOODS[kind]}
            self.t.note("scarface-event-lose-good", {**self.t.who(HENCHMAN), **args})

    def set_up_business(self, tile: int) -> None:
        self.t.push([flow.HENCH_MARKER, 0, tile])

    def lose_business(self, tile: int) -> None:
        kinds = [kind for kind in range(3) if self.t.markers[names.BUSINESS_COUNT * tile + kind]]
        self._ask(HUMAN, [flow.HENCH_ASKED, 0, flow.A_TYPE, tile, *kinds])

    def remove_control(self, tile: int) -> None:
        self.t.uncontrol(tile)

    def take_over(self, tile: int) -> None:
        self.t.take_over(HENCHMAN, tile)

    def upgrade(self, what: int) -> None:
        self.t.raise_level(HENCHMAN, what)

    def downgrade(self, what: int) -> None:
        self.t.lower_level(HENCHMAN, what)

    def thugs_return(self) -> None:
        self.t.thugs_return(HENCHMAN)

    def time_forward(self) -> None:
        self.t.time_forward()

    # Words

    def ask_option(self, options: list[int]) -> None:
        self._ask(HUMAN, [flow.HENCH_ASKED, 0, flow.A_OPTION, NONE, *options])

    def ask_tile(self, tiles: list[int]) -> None:
        owners = {self.t.control[tile] for tile in tiles} - {HENCHMAN, names.NOBODY_CONTROLS}
        self._ask(owners.pop() if len(owners) == 1 else HUMAN, [flow.HENCH_ASKED, 0, flow.A_TILE, NONE, *tiles])

    def ask_good(self, tile: int) -> None:
        self._ask(HUMAN, [flow.HENCH_ASKED, 0, flow.A_GOOD, tile, 0, 1])

    def _ask(self, side: int, frame: list[int]) -> None:
        """SF-225: the human whose piece is concerned chooses, else the next in turn order after the Henchman."""
        self.t.push_as(side, frame)

    def tells(self) -> bool:
        return self.t.journal is not None

    def tell(self, message: str, args: dict[str, object]) -> None:
        if message == CONSIDER:
            self.t.scene()
        self.t.note(message, args)


def store_name(store: int) -> str:
    return names.TILES[store] if store >= 0 else f"dealer{-store}"
