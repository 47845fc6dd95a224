"""What lies on the table: the data of a position, and the common procedures of section 4 and 5.

Seats are the corners nw, ne, sw, se; 4 is the side of the neutrals. Long flows are frames on `stack`: short lists of
ints, the first is the procedure, the second its step. Nothing secret is in a frame: an order being issued is in
`issuing`, conflict cards are in `cards`.
"""

from typing import Final

from consigliere.games.lafamiglia.components import ROW_ROOM, Components
from consigliere.games.lafamiglia.names import (
    ALL_TILES,
    AREAS,
    CHAIN_OF_COMMAND,
    COLOURS,
    EMPTY,
    FAMILY_TOKENS,
    HQ,
    NEUTRAL,
    NEUTRAL_NAME,
    SEAS,
    SEATS,
    SIDES,
    SOLD,
    TILES,
    TOKENS,
    UNUSED,
    partner,
    same_team,
    team,
)
from consigliere.kernel.frames import FlowState

SETUP: Final = 0
PLANNING: Final = 1
ULTIMA: Final = 2
CHECK: Final = 3
ENCOUNTER: Final = 4
OVER: Final = 5
PHASES: Final = ["setup", "planning", "ultima", "check", "encounter", "over"]

NOT_ASKED: Final = 0
REFUSED: Final = 1  # or not answered yet; only the team knows of it
GRANTED: Final = 2
REQUEST_NAMES: Final = ["", "refused", "granted"]

UNFINISHED: Final = -1
DRAW: Final = 2


def team_seats(seat: int) -> tuple[int, int]:
    first = team(seat)
    return (first, partner(first))


def tile_copy(seat: int, tile: int) -> int:
    """LF-3: each team has a copy of every tile."""
    return ALL_TILES * team(seat) + tile


class Table(FlowState):
    def __init__(self) -> None:
        super().__init__()
        self.book: Components = None  # type: ignore[assignment]  # set by Game.blank and by clone
        self.replace_bribed: bool = False
        self.around_neutral: bool = True
        self.predictable: bool = False
        self.choose_amounts: bool = False
        self.last_round: int = 4
        self.phase: int = SETUP
        self.round: int = 0
        self.leader: int = 0  # first player of the current phase
        self.primo: int = 0  # holder of the Primo Giocatore marker
        self.player: int = 0  # whose planning turn it is
        self.colour: list[int] = [EMPTY] * 4
        self.character: list[int] = [EMPTY] * 4
        self.dealt: list[int] = [EMPTY] * 6  # the team a colour was dealt to in the draft
        self.in_play: list[int] = [0] * ALL_TILES
        self.holder: list[int] = [EMPTY] * 36
        self.soldiers: list[int] = [0] * 36
        self.labs: list[int] = [0] * 36
        self.cars: list[int] = [0] * 36  # of the holder
        self.boats: list[int] = [0] * 36  # SEATS * sea + seat
        self.where: list[int] = [UNUSED] * 78  # an area, or HQ, ON_BOARD, SOLD, UNUSED
        self.resolved: list[int] = []  # tokens with a vest that stay on the map
        self.orders: list[int] = [0] * 36  # how many tokens lie in an area
        self.tokens: list[int] = [0] * 4  # how many tokens are in an HQ
        self.money: list[int] = [0] * 4
        self.bank: int = 0  # without limit (LF-5): what players gained is missing here
        self.hq: list[int] = [0] * 4  # soldiers
        self.supply: list[int] = [50] * 4  # LF-1
        self.pool: int = 30  # LF-2
        self.cars_left: list[int] = [5] * 4
        self.boats_left: list[int] = [4] * 4
        self.labs_left: int = 30
        self.discs: list[int] = [8] * 4
        self.neutral_discs: int = 8
        self.uncovered: list[int] = [0] * 16  # 4 * seat + row
        self.upper: list[int] = [0] * 30  # SIDES * column + side
        self.lower: list[int] = [0] * 90  # SIDES * cell + side
        self.tile_owner: list[int] = [EMPTY] * (2 * ALL_TILES)  # tile_copy
        self.control: list[int] = [EMPTY] * 12
        self.marker: list[int] = [EMPTY] * 4  # the cell of the lower sheet where an Ultima Azione marker lies
        self.used_tiles: int = 0  # bits of the once-per-turn tiles used in this turn
        self.request: int = NOT_ASKED  # what became of the one request of LF-38
        self.hushed: bool = False  # asked even with one option, as if a refused request could still be made (LF-174)
        self.whispers: list[int] = [0, 0]  # by team: moves that the other team may not notice (LF-174)
        self.issuing: int = EMPTY  # the token chosen for an order that has no area yet
        self.cards: list[int] = [EMPTY, EMPTY]  # conflict cards face down: attacker's, defender's
        self.stack: list[list[int]] = []
        self.result: int = UNFINISHED  # the team that won, or DRAW

    def begin_for(self, seat: int) -> None:
        """A turn, an Ultima Azione or an order begins: with it a request of its own (LF-38)."""
        self.player = seat
        self.request = NOT_ASKED

    # Names for the journal

    def side_name(self, side: int) -> str:
        return NEUTRAL_NAME if side == NEUTRAL else COLOURS[self.colour[side]]

    # Who may do what

    def owns_tile(self, seat: int, tile: int) -> bool:
        owner = self.tile_owner
        return owner[tile] == seat or owner[ALL_TILES + tile] == seat

    def base(self, seat: int, row: int) -> int:
        """LF-79: the rightmost visible value of a row."""
        return self.book.base[ROW_ROOM * (4 * self.colour[seat] + row) + self.uncovered[4 * seat + row]]

    def bomb_base(self, seat: int) -> int:
        return self.book.bomb_base[ROW_ROOM * 4 * self.colour[seat] + self.uncovered[4 * seat]]

    def own_areas(self, seat: int) -> list[int]:
        holder = self.holder
        return [area for area in range(36) if holder[area] == seat]

    def has_area(self, seat: int) -> bool:
        return seat in self.holder

    def hostile(self, seat: int, area: int) -> bool:
        """Held by neutrals or by an opponent."""
        holder = self.holder[area]
        return holder == NEUTRAL or (holder >= 0 and not same_team(holder, seat))

    def rows_with_discs(self, seat: int) -> list[int]:
        at = 4 * self.colour[seat]
        return [row for row in range(4) if self.uncovered[4 * seat + row] < self.book.row_length[at + row]]

    def tokens_in_hq(self, seat: int) -> list[int]:
        first = FAMILY_TOKENS * self.colour[seat]
        where = self.where
        return [token for token in range(first, first + FAMILY_TOKENS) if where[token] == HQ]

    def seat_of(self, token: int) -> int:
        return self.colour.index(token // FAMILY_TOKENS)

    def order_areas(self, seat: int) -> list[int]:
        """LF-66, LF-103: where one more order may be issued."""
        holder, orders = self.holder, self.orders
        room = 1 if self.owns_tile(seat, CHAIN_OF_COMMAND) else 0
        return [area for area in range(36) if holder[area] == seat and orders[area] <= room]

    def lab_areas(self, seat: int) -> list[int]:
        """LF-34, LF-6."""
        if self.labs_left == 0:
            return []
        holder, labs = self.holder, self.labs
        return [area for area in range(36) if holder[area] == seat and labs[area] < 2]

    def car_areas(self, seat: int) -> list[int]:
        """LF-33."""
        return self.own_areas(seat) if self.cars_left[seat] else []

    def boat_seas(self, seat: int) -> list[int]:
        """LF-32: the seas next to an own area."""
        if self.boats_left[seat] == 0:
            return []
        found: list[int] = []
        for sea in range(9):
            for area in self.book.coast[sea]:
                if self.holder[area] == seat:
                    found.append(sea)
                    break
        return found

    def has_own_neighbour(self, seat: int, area: int) -> bool:
        holder = self.holder
        for other in self.book.neighbours[area]:  # noqa: SIM110  (a loop is faster here)
            if holder[other] == seat:
                return True
        return False

    def rally_areas(self, seat: int) -> list[int]:
        return [area for area in self.own_areas(seat) if self.has_own_neighbour(seat, area)]

    def own_labs(self, seat: int) -> int:
        """LF-26: the labs of an area are its holder's."""
        holder, labs = self.holder, self.labs
        total = 0
        for area in range(36):
            if holder[area] == seat:
                total += labs[area]
        return total

    def vests(self, area: int) -> int:
        """LF-118: of the holder's tokens in this area."""
        holder = self.holder[area]
        if self.orders[area] == 0 or holder < 0 or holder == NEUTRAL:
            return 0
        first = FAMILY_TOKENS * self.colour[holder]
        total = 0
        for token in range(first, first + FAMILY_TOKENS):
            if self.where[token] == area:
                total += self.book.vest[token]
        return total

    # Money

    def pay(self, seat: int, amount: int) -> None:
        """To the bank."""
        self.money[seat] -= amount
        self.bank += amount
        if amount and self.journal is not None:
            self.note("lafamiglia-event-pay", {"seat": seat, "n": amount})

    def earn(self, seat: int, amount: int) -> None:
        """From the bank."""
        self.money[seat] += amount
        self.bank -= amount
        if amount and self.journal is not None:
            self.note("lafamiglia-event-earn", {"seat": seat, "n": amount})

    def pay_fee(self, seat: int, other: int, amount: int) -> None:
        self.money[seat] -= amount
        self.money[other] += amount
        if self.journal is not None:
            self.note("lafamiglia-event-fee", {"seat": seat, "other": other, "n": amount})

    def give(self, giver: int, amount: int) -> None:
        """LF-36; seen by all (LF-39)."""
        self.money[giver] -= 2 * amount
        self.bank += amount
        self.money[partner(giver)] += amount
        if self.journal is not None:
            self.note(
                "lafamiglia-event-give", {"seat": giver, "other": partner(giver), "n": amount, "price": 2 * amount}
            )

    def sell(self, seat: int, token: int) -> None:
        """LF-35, LF-39: the token is out of the game, face up."""
        self.put_token(token, seat, SOLD)
        self.money[seat] += 1
        self.bank -= 1
        self.revealed += 1
        if self.journal is not None:
            self.note("lafamiglia-event-sell", {"seat": seat, "token": TOKENS[token], "n": 1})

    # Tokens

    def put_token(self, token: int, seat: int, place: int) -> None:
        """Move a token of this seat; keeps the counts of areas and HQs."""
        old = self.where[token]
        if old < 36:
            self.orders[old] -= 1
        elif old == HQ:
            self.tokens[seat] -= 1
        self.where[token] = place
        if place < 36:
            self.orders[place] += 1
        elif place == HQ:
            self.tokens[seat] += 1

    # Soldiers

    def recruit(self, seat: int, n: int) -> None:
        self._to_hq(seat, n, "lafamiglia-event-recruit")

    def reward(self, seat: int, n: int) -> None:
        """LF-30: the neutral reward."""
        self._to_hq(seat, n, "lafamiglia-event-reward")

    def _to_hq(self, seat: int, n: int, message: str) -> None:
        """From the supply, all there are if fewer (LF-4)."""
        n = min(n, self.supply[seat])
        self.supply[seat] -= n
        self.hq[seat] += n
        if n and self.journal is not None:
            self.note(message, {"seat": seat, "n": n})

    def place(self, seat: int, area: int, n: int) -> None:
        """Soldiers from HQ into an own or empty area."""
        self.hq[seat] -= n
        if self.journal is not None:
            self.note("lafamiglia-event-place", {"seat": seat, "area": AREAS[area], "n": n})
        self.come(seat, area, n)

    def come(self, side: int, area: int, n: int) -> None:
        """Soldiers come into an area that is empty or their own (LF-7); taking it costs a lab (LF-28)."""
        if self.holder[area] != side:
            self.holder[area] = side
            if self.labs[area]:
                self.labs[area] -= 1
                self.labs_left += 1
                if self.journal is not None:
                    self.note("lafamiglia-event-lab-lost", {"area": AREAS[area]})
        self.soldiers[area] += n

    def stock(self, side: int) -> int:
        """Soldiers in the supply or pool."""
        return self.pool if side == NEUTRAL else self.supply[side]

    def to_stock(self, side: int, n: int) -> None:
        """Soldiers go to their supply or pool."""
        if side == NEUTRAL:
            self.pool += n
        else:
            self.supply[side] += n

    def from_stock(self, side: int, n: int) -> int:
        """Take soldiers from supply or pool, as many as there are."""
        n = min(n, self.stock(side))
        if side == NEUTRAL:
            self.pool -= n
        else:
            self.supply[side] -= n
        return n

    def remove(self, area: int, n: int) -> None:
        """Soldiers of an area go to their supply or pool; the area is not given up yet (LF-29)."""
        self.to_stock(self.holder[area], n)
        self.soldiers[area] -= n
        if n and self.journal is not None:
            side = self.side_name(self.holder[area])
            self.note("lafamiglia-event-lose", {"side": side, "area": AREAS[area], "n": n})

    def leave_if_empty(self, area: int) -> None:
        """LF-27: leaving or losing an area."""
        if self.soldiers[area] or self.holder[area] == EMPTY:
            return
        side = self.holder[area]
        if self.journal is not None:
            self.note("lafamiglia-event-area-left", {"side": self.side_name(side), "area": AREAS[area]})
        if side != NEUTRAL:
            self.cars_left[side] += self.cars[area]
            self.cars[area] = 0
            if self.orders[area]:
                self.take_tokens_back(side, area)
        self.holder[area] = EMPTY

    def take_tokens_back(self, seat: int, area: int) -> None:
        """LF-114: tokens of an area that is lost are not resolved."""
        first = FAMILY_TOKENS * self.colour[seat]
        for token in range(first, first + FAMILY_TOKENS):
            if self.where[token] == area:
                self.put_token(token, seat, HQ)
                if token in self.resolved:
                    self.resolved.remove(token)
                if self.journal is not None:
                    self.note_token_back(seat, token, area)

    def note_tile(self, seat: int, tile: int) -> None:
        if self.journal is not None:
            self.note("lafamiglia-event-tile", {"seat": seat, "tile": TILES[tile]})

    def note_token_back(self, seat: int, token: int, area: int) -> None:
        """Face up tokens of the encounter phase are seen by all, others by the team (LF-171)."""
        args: dict[str, object] = {"seat": seat, "area": AREAS[area]}
        if self.phase != ENCOUNTER:
            self.note("lafamiglia-event-hidden-token-back", args)
        seats = None if self.phase == ENCOUNTER else team_seats(seat)
        self.note("lafamiglia-event-token-back", {**args, "token": TOKENS[token]}, seats)

    # Equipment

    def put_car(self, seat: int, area: int) -> None:
        self.cars_left[seat] -= 1
        self.cars[area] += 1
        if self.journal is not None:
            self.note("lafamiglia-event-car", {"seat": seat, "area": AREAS[area]})

    def put_lab(self, seat: int, area: int) -> None:
        self.labs_left -= 1
        self.labs[area] += 1
        if self.journal is not None:
            self.note("lafamiglia-event-lab", {"seat": seat, "area": AREAS[area]})

    def put_boat(self, seat: int, sea: int) -> None:
        self.boats_left[seat] -= 1
        self.boats[SEATS * sea + seat] += 1
        if self.journal is not None:
            self.note("lafamiglia-event-boat", {"seat": seat, "sea": SEAS[sea]})

    def boats_in(self, sea: int) -> int:
        at = SEATS * sea
        boats = self.boats
        return boats[at] + boats[at + 1] + boats[at + 2] + boats[at + 3]

    # Sheets

    def upper_in(self, column: int) -> int:
        at = SIDES * column
        return sum(self.upper[at : at + SIDES])

    def free_cells(self) -> list[int]:
        """LF-52."""
        infinite, lower = self.book.cell_infinite[self.round], self.lower
        free: list[int] = []
        at = 0
        for cell in range(len(infinite)):
            disc = lower[at] or lower[at + 1] or lower[at + 2] or lower[at + 3] or lower[at + NEUTRAL]
            if not disc or infinite[cell]:
                free.append(cell)
            at += SIDES
        return free
