"""A tiny game that uses all of the kernel: a hidden card each, chance, and bids made at the same time.

Each of two (or three) seats gets a secret card (0 to 4) and three coins. Three times all bid 0 to 2 coins at once, but
never more than they have; bids are shown when all are made. In the end the cards are shown; card and bids decide.
"""

import msgspec

from consigliere.kernel import CHANCE, NOBODY, Game, Refusal, State, Stream, View
from consigliere.kernel.alphabet import Action, Alphabet
from consigliere.kernel.packs import Pack

DEAL, BID = 0, 1
CARDS = 5
ALPHABET = Alphabet(
    [
        *[Action("bid", f"bid {coins}", {"verb": "bid", "coins": coins}) for coins in range(3)],
        *[Action("deal", f"deal {card}", {"verb": "deal", "card": card}) for card in range(CARDS)],
    ]
)
FIELDS = ("cards", "coins", "bids", "round")


class Board(msgspec.Struct, frozen=True):
    cards: list[int | None]
    answer: int | None
    coins: list[int]
    bids: list[int]
    round: int


class TinyState(State):
    def __init__(self, seats: int = 2) -> None:
        super().__init__()
        self.cards: list[int] = []
        self.coins: list[int] = [3] * seats
        self.bids: list[int] = [0] * seats
        self.round: int = 0

    def set_up(self) -> None:
        while len(self.cards) < len(self.coins):
            free = [card for card in range(CARDS) if card not in self.cards]
            if self.stream is None:
                self.ask(CHANCE, DEAL, [3 + card for card in free])
                return
            card = free[self.below(len(free))]
            self.fell(3 + card)
            self._give(card)
        self.ask_bids()

    def _give(self, card: int) -> None:
        self.cards = [*self.cards, card]
        seat = len(self.cards) - 1
        self.note("tiny-event-card", {"seat": seat, "card": card}, (seat,))

    def ask_bids(self) -> None:
        if self.round == 3:
            self.ask(NOBODY, BID, [])
        else:
            self.ask_together(BID, [(seat, list(range(min(2, coins) + 1))) for seat, coins in enumerate(self.coins)])

    def play(self, action: int) -> None:
        self._give(action - 3)
        self.set_up()

    def play_together(self, answers: list[tuple[int, int]]) -> None:
        self.round += 1
        self.revealed += 1
        for seat, coins in answers:
            self.coins[seat] -= coins
            self.bids[seat] += coins
        self.note("tiny-event-bids", {"bids": [coins for _, coins in answers]})
        self.ask_bids()

    def chances(self) -> list[float]:
        return [1 / len(self.legal)] * len(self.legal)

    def clone(self) -> "TinyState":
        twin = TinyState()
        self.copy_base(twin)
        twin.cards = self.cards[:]
        twin.coins = self.coins[:]
        twin.bids = self.bids[:]
        twin.round = self.round
        return twin

    @property
    def returns(self) -> list[float] | None:
        if self.round < 3:
            return None
        mine, theirs = self.cards[0] + self.bids[0], self.cards[1] + self.bids[1]
        return [0.5, 0.5] if mine == theirs else [float(mine > theirs), float(theirs > mine)]


class Tiny(Game):
    def __init__(self, seats: int = 2) -> None:
        self.id = "tiny"
        self.rules = "1"
        self.seats = seats
        self.alphabet = ALPHABET
        self.kinds = ["deal", "bid"]
        self.kind_rules = ["T-1", "T-2"]
        self.declining = frozenset()
        self.fields = FIELDS
        self.pack = Pack("standard", {})

    def __reduce__(self) -> tuple[object, ...]:
        return (Tiny, (self.seats,))

    def blank(self) -> TinyState:
        state = TinyState(self.seats)
        state.game = self
        return state

    def why_not(self, state: State, seat: int, action: int) -> Refusal:
        if ALPHABET.describe(action).kind != self.kinds[state.kind]:
            return Refusal(self.kind_rules[state.kind], "error-game-over", {})
        return Refusal("T-3", "error-game-over", {})

    def phase(self, state: State) -> str:
        return self.kinds[state.kind]

    def board(self, state: State, seat: int | None) -> Board:
        assert isinstance(state, TinyState)
        shown = state.round == 3
        return Board(
            cards=[card if shown or owner == seat else None for owner, card in enumerate(state.cards)],
            answer=dict(state.answers).get(seat) if seat is not None else None,
            coins=state.coins[:],
            bids=state.bids[:],
            round=state.round,
        )

    def facts(self, state: State) -> dict[str, object]:
        assert isinstance(state, TinyState)
        return {"cards": state.cards, "coins": state.coins, "bids": state.bids, "returns": state.returns}

    def imagine(self, view: View, stream: Stream) -> TinyState:
        board: Board = view.board
        state = self.blank()
        state.stream = stream
        cards = [card for card in range(CARDS) if card not in board.cards]
        for known in board.cards:
            state.cards.append(cards.pop(state.below(len(cards))) if known is None else known)
        state.coins, state.bids, state.round = board.coins[:], board.bids[:], board.round
        state.ask_bids()
        asked = [decision.seat for decision in view.decisions]
        for decision in state.decisions:
            if decision.seat not in asked:
                own = board.answer if decision.seat == view.seat else None
                answer = decision.legal[state.below(len(decision.legal))] if own is None else own
                state.apply(answer, decision.seat)
        state.seq = view.seq
        return state

    def position(self, given: dict[str, object], possible: bool = True) -> TinyState:
        state = self.blank()
        state.journal = []
        state.taken = []
        state.cards = [int(card) for card in str(given.get("cards", "")).split()]
        state.set_up()
        return state

    def components(self) -> dict[str, object]:
        return {"cards": list(range(CARDS))}

    def named(self) -> list[str]:
        return []

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, TinyState)
        return float(state.bids[seat])
