"""The data of a position.

Lists by side hold the first human's part, then the Henchman's, then those of the other humans in turn order: thugs in
places at PLACE_COUNT * side + place, things in districts at DISTRICT_COUNT * side + district, levels at
CHARACTERISTIC_COUNT * side + characteristic. What only humans have is empty for the Henchman. Bags are sorted lists of
cards in unknown order: a card is drawn when it is shown. Long flows are frames on `stack`.
"""

from typing import Final

from consigliere.games.scarface.components import Book
from consigliere.games.scarface.names import (
    CHARACTERISTIC_COUNT,
    DISTRICT_COUNT,
    HUMAN,
    NOBODY_CONTROLS,
    NONE,
    PASSIVE_COUNT,
    PLACE_COUNT,
)
from consigliere.kernel.frames import FlowState

SETUP: Final = 0
HENCHMAN_PHASE: Final = 1
HUMAN_PHASE: Final = 2
RAID_PHASE: Final = 3
EXTRA_PHASE: Final = 4
OVER: Final = 5
PHASES: Final = ["setup", "henchman", "human", "raid", "extra", "over"]


class Layout(FlowState):
    def __init__(self) -> None:
        super().__init__()
        self.book: Book = None  # type: ignore[assignment]  # set by Game.blank and by clone
        self.phase: int = SETUP
        self.round: int = 0
        self.turn: int = NONE
        self.human: int = HUMAN  # who decides now: whose turn it is, or whom something falls on
        self.seats: list[int] = [0, NONE]  # SF-218: where the side sits
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
        self.rewarded: list[int] = [0, 0]  # bits of cells (SF-106)
        self.token: list[int] = [0] * 7
        self.here: int = NONE
        self.police: list[int] = [0] * 7
        self.placed: list[int] = []
        self.district: list[int] = [NONE] * 18
        self.control: list[int] = [NOBODY_CONTROLS] * 18
        self.markers: list[int] = [0] * 54  # BUSINESS_COUNT * tile + type
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
        self.start_jobs: list[list[int]] = [[], []]
        self.open_jobs: list[list[int]] = [[], []]
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
        self.cubes: list[int] = []  # CUBE_ROWS * place in the plan + row
        self.hand: list[list[int]] = [[], []]
        self.deck_bag: list[list[int]] = [[], []]
        self.deck_top: list[list[int]] = [[], []]  # the last on top
        self.plan: list[int] = []  # of the human whose turn it is, as are the next four
        self.discard: list[list[int]] = [[], []]
        self.right_hand: list[list[int]] = [[], []]
        self.pool: list[int] = [0, 0, 0]  # muscle, influence, wild
        self.orders_used: int = 0  # bits
        self.skills_used: int = 0  # bits of places in the plan
        self.combos_used: int = 0
        self.bonus: list[int] = [0] * 26  # PASSIVE_COUNT * side + passive: what news and jobs add
        self.shown: list[int] = []  # the cards of the last draw
        self.stack: list[list[int]] = []
        self.winners: list[int] = []
        self.one_turn: int = NONE  # a world that ends with this human's turn

    def lay_out(self, humans: int) -> None:
        """Room for the gangs of so many humans and the Henchman."""
        gangs = humans + 1
        self.seats = [NONE] * gangs if gangs > 2 else [0, NONE]
        self.gang = [NONE] * gangs
        self.money = [0] * gangs
        self.crime = [0] * gangs
        self.place = [0] * (PLACE_COUNT * gangs)
        self.street = [0] * (DISTRICT_COUNT * gangs)
        self.cars = [0] * (DISTRICT_COUNT * gangs)
        self.trucks = [0] * (DISTRICT_COUNT * gangs)
        self.level = [1] * (CHARACTERISTIC_COUNT * gangs)
        self.rewarded = [0] * gangs
        self.jobs = [[] for _ in range(gangs)]
        self.start_jobs = [[] for _ in range(gangs)]
        self.open_jobs = [[] for _ in range(gangs)]
        self.dealers = [[] for _ in range(gangs)]
        self.hand = [[] for _ in range(gangs)]
        self.deck_bag = [[] for _ in range(gangs)]
        self.deck_top = [[] for _ in range(gangs)]
        self.discard = [[] for _ in range(gangs)]
        self.right_hand = [[] for _ in range(gangs)]
        self.bonus = [0] * (PASSIVE_COUNT * gangs)
