"""The one door between the Henchman's procedure and the world (SF-205, SF-216).

`World` is what his procedure (this folder) reads (`facts`: typed questions) and changes (`deeds`: typed
instructions); it never touches anything else. In the full digital game (A) `engine_side.world.EngineWorld` answers from
the state; the companion (B) implements the same class by asking and instructing a person beside the box.

His procedure goes by steps on frames (short lists of ints, flow.py): `turn.go(world, frame)` does one small
thing. Deeds marked *interrupting* may need somebody else (a card to be drawn, a thug chosen by
the human): a step does at most one of them, as its last act, and finds the result in `shown()` when it is called again.
The caller goes on with whatever frame is on top. Numbers of districts, tiles, characteristics and cards are places in
names.py; a *store* is a tile (0..) or, for his n-th dealer, -1 - n; kinds of goods are 0 alcohol, 1 guns; sides are
HENCHMAN and the humans'.
"""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from consigliere.games.scarface.components import Book
from consigliere.games.scarface.names import HENCHMAN, NOBODY_CONTROLS


@mypyc_attr(allow_interpreted_subclasses=True)
class World(ABC):
    def __init__(self, book: Book) -> None:
        self.book: Book = book

    # The frames of his procedure

    @abstractmethod
    def push(self, frame: list[int]) -> None:
        """Begin a procedure; it is on top now."""

    @abstractmethod
    def pop(self) -> None:
        """The procedure on top is over."""

    @abstractmethod
    def shown(self) -> list[int]:
        """Result of the last interrupting deed: cards, marker types or an option; forgets it."""

    # Facts: himself

    @abstractmethod
    def gang(self) -> int: ...

    @abstractmethod
    def extra_power(self) -> int:
        """SF-180: what the level adds to his Power."""

    @abstractmethod
    def money(self) -> int: ...

    @abstractmethod
    def level(self, what: int) -> int:
        """1 to 3."""

    @abstractmethod
    def value(self, what: int) -> int:
        """What a characteristic gives at its level."""

    @abstractmethod
    def boss(self) -> int:
        """The boss's cell: 0 to 12."""

    @abstractmethod
    def thugs(self, place: int) -> int:
        """In one of PLACES."""

    @abstractmethod
    def street(self, district: int) -> int:
        """His thugs in a district."""

    @abstractmethod
    def vehicles(self, kind: int, district: int) -> int:
        """His cars (0) or trucks (1) in a district."""

    @abstractmethod
    def reserve(self, kind: int) -> int:
        """His cars or trucks in the reserve."""

    @abstractmethod
    def free_markers(self) -> int:
        """Control markers in his reserve."""

    @abstractmethod
    def dealers(self) -> int: ...

    @abstractmethod
    def dealer_thugs(self, dealer: int) -> int: ...

    @abstractmethod
    def jobs(self) -> int: ...

    @abstractmethod
    def crime(self) -> int: ...

    @abstractmethod
    def floor(self) -> int:
        """SF-110."""

    @abstractmethod
    def deck(self) -> int:
        """Cards in his action deck."""

    @abstractmethod
    def plan(self) -> list[int]:
        """Action cards, left to right."""

    @abstractmethod
    def pile(self, pile: int) -> int:
        """Cards left in A (0) or B (1)."""

    @abstractmethod
    def stock(self, store: int, kind: int) -> int:
        """Goods on a tile or on one of his dealers."""

    # Facts: the city

    @abstractmethod
    def here(self) -> int:
        """The district of the Henchman token."""

    @abstractmethod
    def number(self, district: int) -> int:
        """The token number of a district."""

    @abstractmethod
    def tiles(self) -> list[int]:
        """All tiles on the board in the order placed."""

    @abstractmethod
    def district(self, tile: int) -> int: ...

    @abstractmethod
    def controller(self, tile: int) -> int:
        """A side, or NOBODY_CONTROLS."""

    def tiles_of(self, side: int) -> list[int]:
        """The tiles of one controller in the order placed."""
        return [tile for tile in self.tiles() if self.controller(tile) == side]

    def tiles_in(self, district: int) -> list[int]:
        """The same of one district."""
        return [tile for tile in self.tiles() if self.district(tile) == district]

    def human_tiles(self) -> list[int]:
        """SF-224: the tiles of all humans in the order placed."""
        return [tile for tile in self.tiles() if self.controller(tile) not in (HENCHMAN, NOBODY_CONTROLS)]

    def dealer_goods(self) -> list[int]:
        """On all his dealers, of each kind."""
        return [sum(self.stock(-1 - dealer, kind) for dealer in range(self.dealers())) for kind in range(2)]

    @abstractmethod
    def need(self, tile: int) -> list[int]:
        """The printed requirement of the side shown, of each kind."""

    @abstractmethod
    def benefit(self, tile: int) -> bool:
        """Whether a vehicle of its controller makes sales there one good cheaper (SF-76, SF-134)."""

    @abstractmethod
    def profit(self, tile: int, side: int) -> int:
        """SF-85, for this gang."""

    @abstractmethod
    def defence(self, tile: int, force: int) -> int:
        """SF-86, all counted; once it is above this force what else adds to it does not matter."""

    @abstractmethod
    def markers(self, tile: int) -> int:
        """Business markers on a tile."""

    @abstractmethod
    def is_night(self, tile: int) -> bool: ...

    @abstractmethod
    def has_police(self, district: int) -> bool: ...

    @abstractmethod
    def passive(self, key: int) -> int:
        """What the news add for him (PASSIVES)."""

    # Facts: the rest of the table

    @abstractmethod
    def human_money(self) -> list[int]:
        """Of each human, in turn order."""

    @abstractmethod
    def human_thugs(self, at: int, from_prison: bool) -> int:
        """Thugs of all humans that harm `at` could take (SF-80)."""

    @abstractmethod
    def touches_human(self, number: int, index: int) -> bool:
        """Whether this effect of his, an entry of `book.lists`, would change anything for a human (SF-146)."""

    @abstractmethod
    def market(self, most: int) -> list[int]:
        """Stars of the six open associates in the order of SLOTS, 0 for an empty place; he can pay for so many."""

    @abstractmethod
    def jobs_left(self) -> bool: ...

    @abstractmethod
    def dealers_left(self) -> bool: ...

    @abstractmethod
    def markers_left(self) -> int:
        """Business markers in the supply."""

    @abstractmethod
    def supply(self, kind: int) -> int:
        """Goods in the supply."""

    @abstractmethod
    def news(self) -> int:
        """Cards in the active cell."""

    @abstractmethod
    def holds_ring(self) -> bool: ...

    @abstractmethod
    def income(self) -> int:
        """What the business markers on his tiles pay (SF-150)."""

    @abstractmethod
    def count(self, per: int) -> int:
        """One of COUNTS, about him."""

    @abstractmethod
    def holds(self, key: int, n: int) -> bool:
        """One of CONDITIONS, about him."""

    # Deeds: money, crime, people

    @abstractmethod
    def earn(self, amount: int) -> None:
        """From the supply."""

    @abstractmethod
    def pay(self, amount: int) -> None: ...

    @abstractmethod
    def steal(self, amount: int) -> None:
        """So much from each human, or what he has (SF-224)."""

    @abstractmethod
    def change_crime(self, steps: int) -> None:
        """Within floor and top."""

    @abstractmethod
    def place_thug(self, place: int) -> None:
        """From HQ to the underworld or the authorities."""

    @abstractmethod
    def thug_to_dealer(self, dealer: int) -> None:
        """From HQ."""

    @abstractmethod
    def recruit(self, place: int, n: int) -> None:
        """From the safehouses or the slums straight to HQ."""

    @abstractmethod
    def free(self, n: int) -> None:
        """From prison to HQ."""

    @abstractmethod
    def send(self, n: int, district: int) -> None:
        """From HQ."""

    @abstractmethod
    def move_thug(self, origin: int, district: int) -> None: ...

    @abstractmethod
    def move_vehicle(self, kind: int, origin: int, district: int, riders: int) -> None: ...

    @abstractmethod
    def place_vehicle(self, kind: int, district: int) -> None:
        """From the reserve."""

    @abstractmethod
    def lose_vehicle(self, kind: int, district: int) -> None: ...

    @abstractmethod
    def lose_thug(self, place: int, to: int) -> None:
        """From one of PLACES to PRISON, SAFEHOUSES or SLUMS."""

    @abstractmethod
    def lose_dealer_thug(self, dealer: int, to: int) -> None: ...

    @abstractmethod
    def lose_street_thug(self, district: int, to: int) -> None: ...

    @abstractmethod
    def harm(self, n: int, at: int, to: int) -> None:
        """n thugs of each human go to PRISON, SAFEHOUSES or SLUMS; he chooses them (SF-178). *Interrupting*."""

    @abstractmethod
    def fall_on_human(self, number: int, index: int, source: int, n: int) -> None:
        """Any other effect of his that falls on the humans: an entry of `book.lists`, and how much; 0 where each gang
        counts for itself. *Interrupting*."""

    @abstractmethod
    def police(self, n: int, source: int) -> None:
        """SF-82, by a raid on him or the news (flow.BY_RAID, BY_NEWS)."""

    # Deeds: cards

    @abstractmethod
    def hire(self, slot: int) -> None:
        """The associate joins his pile, the market is refilled, he takes the ring. *Interrupting*."""

    @abstractmethod
    def take_ring(self) -> None: ...

    @abstractmethod
    def take_cards(self, piles: list[int], on_deck: bool) -> None:
        """The top card of each pile: face down on the deck (the first named on top), or face up on the discard pile.
        *Interrupting*."""

    @abstractmethod
    def take_jobs(self, n: int) -> None:
        """The top job cards, as many as there are. *Interrupting*."""

    @abstractmethod
    def take_dealer(self) -> None:
        """Face down, empty, last in order."""

    @abstractmethod
    def turn_up_plan(self, n: int) -> None:
        """From the top of his deck, left to right. *Interrupting*."""

    @abstractmethod
    def put_cube(self, card: int, row: int) -> None:
        """On a row of the n-th plan card."""

    @abstractmethod
    def discard_plan(self) -> None: ...

    @abstractmethod
    def shuffle(self) -> None:
        """His discard pile becomes his deck."""

    # Deeds: the city

    @abstractmethod
    def move_token(self, district: int) -> None: ...

    @abstractmethod
    def sell(self, tile: int, spent: list[int], profit: int) -> None:
        """`spent`: store, kind, store, kind, ..."""

    @abstractmethod
    def fence(self, store: int, kind: int, price: int) -> None:
        """One good to the authorities."""

    @abstractmethod
    def gain_good(self, store: int, kind: int) -> None:
        """One good from the supply."""

    @abstractmethod
    def lose_good(self, store: int, kind: int) -> None:
        """One good to the supply."""

    @abstractmethod
    def set_up_business(self, tile: int) -> None:
        """A random marker. *Interrupting*."""

    @abstractmethod
    def lose_business(self, tile: int) -> None:
        """The human names the type (SF-175). *Interrupting*."""

    @abstractmethod
    def remove_control(self, tile: int) -> None:
        """Of any gang (SF-66)."""

    @abstractmethod
    def take_over(self, tile: int) -> None:
        """All consequences of SF-71."""

    @abstractmethod
    def upgrade(self, what: int) -> None:
        """Cube and boss only (SF-103)."""

    @abstractmethod
    def downgrade(self, what: int) -> None: ...

    @abstractmethod
    def thugs_return(self) -> None:
        """SF-55."""

    @abstractmethod
    def time_forward(self) -> None: ...

    # Deeds: words

    @abstractmethod
    def ask_option(self, options: list[int]) -> None:
        """The human picks one of these options (1..) for him (SF-179). *Interrupting*."""

    @abstractmethod
    def ask_tile(self, tiles: list[int]) -> None:
        """The human picks one of these tiles, which all criteria leave equal (SF-10). *Interrupting*."""

    @abstractmethod
    def ask_good(self, tile: int) -> None:
        """The human picks the kind of good that a vehicle saves in a sale on this tile (SF-134). *Interrupting*."""

    @abstractmethod
    def tells(self) -> bool:
        """Whether anybody reads his commentary: if not, none need be made."""

    @abstractmethod
    def tell(self, message: str, args: dict[str, object]) -> None:
        """A line of his commentary."""
