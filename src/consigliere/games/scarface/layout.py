"""The data of a position.

Lists by side hold the human's part first: thugs in places at PLACE_COUNT * side + place, things in districts at
DISTRICT_COUNT * side + district, levels at CHARACTERISTIC_COUNT * side + characteristic. Bags are sorted lists of cards
in unknown order: a card is drawn when it is shown. Long flows are frames on `stack`.
"""

from typing import Final

from consigliere.games.scarface.components import Book
from consigliere.games.scarface.names import NOBODY_CONTROLS, NONE
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
        self.rewarded: int = 0  # bits of cells, the human's (SF-106)
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
        self.cubes: list[int] = []  # CUBE_ROWS * place in the plan + row
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
        self.bonus: list[int] = [0] * 26  # PASSIVE_COUNT * side + passive: what news and jobs add
        self.shown: list[int] = []  # the cards of the last draw
        self.stack: list[list[int]] = []
        self.winner: int = NONE
        self.one_turn: bool = False  # a world that ends with the human's turn
