"""The companion's model of the table (SF-209): what it knows of the Henchman, the city and the rest, as plain data.

A sheet is never changed after it was kept: every answer and every step works on a clone, so that taking back is looking
at an older one (SF-213).
"""

from typing import Final, NamedTuple

from consigliere.companion.box import Box
from consigliere.games.scarface.names import ALCOHOL, GUNS, HENCHMAN, HQ, HUMANS, NOBODY_CONTROLS, NONE, PASSIVES, SIDES
from consigliere.kernel.errors import BadInput
from consigliere.kernel.stream import Stream

UNSET: Final = -99  # nobody has told yet
MANY: Final = 99

# A tile of the city. `YOUR_*` is what the person said of a tile of his own before a marker is removed.
T_DISTRICT: Final = 0
T_CONTROL: Final = 1
T_ALCOHOL: Final = 2  # required
T_GUNS: Final = 3
T_PROFIT: Final = 4
T_DEFENCE: Final = 5
T_MARKERS: Final = 6
T_STOCK: Final = 7  # + kind
YOUR_PROFIT: Final = 9
YOUR_MISSING: Final = 10
YOUR_NIGHT: Final = 11

# A dealer of his.
D_THUGS: Final = 0
D_STOCK: Final = 1  # + kind

# Where the game is.
P_LEVEL: Final = 0
P_GANG: Final = 1
P_COUNTS: Final = 2
P_TOKENS: Final = 3
P_START: Final = 4
P_CITY: Final = 5
P_PAUSE: Final = 6
P_TURN: Final = 7
P_FINAL: Final = 8  # and the questions of the end after it
P_OVER: Final = 12

LOW_STARS: Final = 3  # the most that the associates of the low places have
MOST_STARS: Final = 5  # and those of the high ones
HIGH_SLOTS: Final = (4, 5)

LASTING: Final = ("slots:", "news")  # what is known until it is changed

# Who can control a tile or hold the ring. In company (SF-230) the people are called by their colours.
YOU: Final = "you"
HE: Final = "henchman"
NOBODY: Final = "nobody"
COLOURS: Final = ["red", "blue", "green", "yellow", "purple", "orange", "black", "white"]
COMPANY: Final = (2, 3)  # people

Line = tuple[str, dict[str, object]]  # a message with its arguments


class Wish(NamedTuple):
    """A result to be asked for: of these numbers, or of the one."""

    kind: str
    numbers: list[int]

    def number(self) -> int:
        return self.numbers[0]


PILE_FIELDS: Final = ("deck", "on_top", "plan", "discard", "piles", "cubes", "word", "learned")
SHEET_FIELDS: Final = (
    "phase", "turn", "gang", "hard", "money", "crime", "ness", "place", "street", "cars", "trucks", "level",
    "dealers", "jobs", "stars", "ring", "here", "token", "labels", "tiles", "market", "jobs_left", "dealers_left",
    "supply", "news", "passives", "counts", "final",
)  # fmt: skip


class Sheet:
    def __init__(self) -> None:
        self.colours: list[str] = []  # of the people in turn order; none in the solo game
        self.phase: int = P_LEVEL
        self.turn: int = 0
        self.gang: int = 0
        self.hard: int = 0
        self.money: int = 0
        self.crime: int = 1
        self.ness: int = 0
        self.place: list[int] = [0] * 6
        self.street: list[int] = [0] * 7
        self.cars: list[int] = [0] * 7
        self.trucks: list[int] = [0] * 7
        self.level: list[int] = [1] * 7
        self.dealers: list[list[int]] = []
        self.jobs: int = 0
        self.stars: int = 0
        self.ring: int = NONE
        # His cards, the last on top; where they lie on the table see his_cards.py
        self.deck: list[int] = []
        self.on_top: int = 0
        self.plan: list[int] = []
        self.discard: list[int] = []
        self.piles: list[list[int]] = [[], []]
        self.cubes: list[list[int]] = []  # place in the plan, row
        self.word: int = 0  # of the random stream
        # The city
        self.here: int = NONE
        self.token: list[int] = [0] * 7
        self.labels: list[str] = []
        self.tiles: list[list[int]] = []
        # The rest of the table, as last told; what is of people by their sides
        self.your_money: list[int] = [UNSET] * len(SIDES)
        self.your_crime: list[int] = [UNSET] * len(SIDES)
        self.your_thugs: list[list[int]] = [[UNSET] * 8 for _ in SIDES]  # 2 * at + from prison
        self.support: list[list[int]] = [[UNSET] * 7 for _ in SIDES]
        self.market: list[int] = [UNSET] * 6
        self.jobs_left: int = 1
        self.dealers_left: int = 1
        self.supply: list[int] = [MANY, MANY]
        self.news: int = 1
        self.passives: list[int] = [0] * len(PASSIVES)
        self.counts: list[int] = [UNSET] * 14  # COUNTS that only a look at the table gives
        # The flow
        self.drawn: list[int] = []  # cards named so far in a physical draw
        self.card: list[str] = []  # what is known of a card being entered
        self.learned: list[str] = []  # cards entered in this game
        self.final: list[int] = []
        self.fresh: list[str] = []  # what was told this turn
        self.stack: list[list[int]] = []
        self.shown: list[int] = []
        self.pending: list[Line] = []  # an instruction nobody has seen
        self.confirmed: list[Line] = []  # instructions of this action already done
        self.told: list[Line] = []  # reasons not yet shown
        self.spoken: list[Line] = []  # reasons of this action already shown
        self.wanted: Wish | None = None
        self.action: Sheet | None = None  # as it was before this action, for "cannot"

    def clone(self) -> "Sheet":
        other = Sheet()
        for name, value in vars(self).items():
            if isinstance(value, list):
                value = [item.copy() if isinstance(item, list) else item for item in value]
            setattr(other, name, value)
        return other

    def part(self, fields: tuple[str, ...]) -> dict[str, object]:
        """As JSON takes it, for the saved file."""
        return {name: getattr(self, name) for name in fields}

    # Small looks

    def boss(self) -> int:
        return sum(self.level) - 7

    def tiles_of(self, side: int) -> list[int]:
        return [tile for tile, row in enumerate(self.tiles) if row[T_CONTROL] == side]

    def human_tiles(self) -> list[int]:
        return [tile for tile, row in enumerate(self.tiles) if is_human(row[T_CONTROL])]

    def alike(self) -> list[int]:
        """The people's tiles that are as profitable as another of theirs."""
        profits = [self.tiles[tile][YOUR_PROFIT] for tile in self.human_tiles()]
        return [tile for tile in self.human_tiles() if profits.count(self.tiles[tile][YOUR_PROFIT]) > 1]

    def unknown_associates(self, most: int) -> list[int]:
        """SF-154, SF-210: the places of the market to be told where he can pay for so many stars. The high ones come
        first (SF-16, SF-17): where he can hire there, the low ones do not matter."""
        unknown = [slot for slot in range(6) if not self.is_fresh(f"market:{slot}")]
        if most > LOW_STARS:
            high = [slot for slot in unknown if slot in HIGH_SLOTS]
            if high or any(0 < self.market[slot] <= most for slot in HIGH_SLOTS):
                return high
        return [slot for slot in unknown if slot not in HIGH_SLOTS]

    # Who is who (SF-230)

    def humans(self) -> list[int]:
        """The sides of the people in turn order."""
        return HUMANS[max(1, len(self.colours))]

    def people(self) -> list[str]:
        """By the words for them, in turn order."""
        return self.colours or [YOU]

    def owners(self) -> list[str]:
        """Everybody who can control a tile."""
        return [*self.people(), HE, NOBODY]

    def owner(self, side: int) -> str:
        if is_human(side):
            return self.people()[self.humans().index(side)]
        return HE if side == HENCHMAN else NOBODY

    def side(self, word: str) -> int:
        for side in (*self.humans(), HENCHMAN, NOBODY_CONTROLS):
            if self.owner(side) == word:
                return side
        raise BadInput("companion-error-choice", found=word, known=", ".join(self.owners()))

    def named(self, sides: list[int]) -> list[str]:
        """Whom a word is for; where somebody plays alone it needs no name."""
        return [self.owner(side) for side in sides] if self.colours else []

    def is_fresh(self, key: str) -> bool:
        return key in self.fresh

    def freshen(self, key: str) -> None:
        if key not in self.fresh:
            self.fresh.append(key)

    def spoil(self, start: str) -> None:
        """What begins like this must be asked again."""
        self.fresh = [key for key in self.fresh if not key.startswith(start)]

    def forget(self, *keys: str) -> None:
        self.fresh = [key for key in self.fresh if key not in keys]

    def spoil_people(self, side: int) -> None:
        """His thugs are no longer where they were."""
        self.spoil(f"thugs:{side}:")
        self.spoil(f"support:{side}:")

    def grow_old(self) -> None:
        """After his turn: what is his own he knows, the rest may change."""
        self.fresh = [key for key in self.fresh if key.startswith(LASTING)]

    def add_tile(self, label: str, district: int, control: int) -> int:
        tile = len(self.tiles)
        self.labels.append(label)
        self.tiles.append([district, control, UNSET, UNSET, UNSET, UNSET, 1, 0, 0, UNSET, UNSET, UNSET])
        self.freshen(f"slots:{tile}")
        self.now_of(tile, control)
        return tile

    def now_of(self, tile: int, owner: int) -> None:
        """A number on a tile stays as it was told; on a person's own it may change without a word."""
        row, former = self.tiles[tile], self.tiles[tile][T_CONTROL]
        row[T_CONTROL] = owner
        if is_human(owner):
            self.forget(f"slots:{tile}")
            row[T_ALCOHOL] = row[T_GUNS] = UNSET
        elif is_human(former):
            for place, key in ((T_DEFENCE, f"here:{row[T_DISTRICT]}"), (T_PROFIT, f"profit:{tile}")):
                row[place] = row[place] if self.is_fresh(key) else UNSET

    def set_news(self, n: int) -> None:
        """SF-196, SF-118: Ness comes with them."""
        self.news = n
        self.ness = max(0, n - 1)
        self.crime = max(self.crime, self.ness + 1)
        self.freshen("news")

    def put_markers(self, tile: int, n: int) -> None:
        """SF-84: a marker may add to profit and defence, and the other side of a tile needs other goods."""
        row = self.tiles[tile]
        if (row[T_MARKERS] >= 2) != (n >= 2):
            row[T_ALCOHOL] = row[T_GUNS] = UNSET
        if row[T_MARKERS] != n:
            row[T_PROFIT] = row[T_DEFENCE] = UNSET
            self.forget(f"profit:{tile}")
        row[T_MARKERS] = n
        self.freshen(f"slots:{tile}")

    def begin(self, box: Box) -> None:
        """SF-35: his board before the first turn."""
        book = box.book
        self.place = list(book.start_places)
        self.money = book.start_money[HENCHMAN]
        self.crime = book.start_crime
        self.ness = book.start_ness
        self.set_news(self.news)
        self.jobs = 3  # SF-38
        self.dealers = [[0, 0, 0], [0, 0, 0]]  # SF-39

    def take_start_goods(self) -> None:
        """SF-39."""
        row = self.tiles[self.tiles_of(HENCHMAN)[0]]
        first = ALCOHOL if row[T_ALCOHOL] else GUNS
        kinds = [first, GUNS if row[T_GUNS] else first]
        for dealer, kind in zip(self.dealers, kinds, strict=True):
            dealer[D_STOCK + kind] = 1

    def remove_control(self, tile: int) -> None:
        self.now_of(tile, NOBODY_CONTROLS)
        self.tiles[tile][T_STOCK : T_STOCK + 2] = [0, 0]

    def send(self, district: int, n: int) -> None:
        self.place[HQ] -= n
        self.street[district] += n


def is_human(side: int) -> bool:
    return side not in (HENCHMAN, NOBODY_CONTROLS)


def read_colours(words: list[str]) -> list[str]:
    """SF-230: the people's colours in turn order; none where somebody plays alone."""
    if words and (len(words) not in COMPANY or len(set(words)) < len(words) or not set(words) <= set(COLOURS)):
        raise BadInput("companion-error-colours", found=", ".join(words), known=", ".join(COLOURS))
    return words


def shuffled(cards: list[int], seed: int, sheet: Sheet) -> list[int]:
    """SF-36: an app deck; the words of the stream are counted, so that a draw taken back comes again the same."""
    stream = Stream(seed)
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        other = (stream.word(sheet.word) * (last + 1)) >> 32
        sheet.word += 1
        cards[last], cards[other] = cards[other], cards[last]
    return cards
