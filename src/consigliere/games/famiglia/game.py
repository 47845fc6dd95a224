"""Famiglia, a card duel by Friedemann Friese, as the kernel knows it."""

from pathlib import Path

from consigliere.games.famiglia import positions
from consigliere.games.famiglia.actions import ALPHABET, DECLINING, KIND_RULES, KINDS, price
from consigliere.games.famiglia.cards import FAMILIES, NAMES, VALUE, points_of
from consigliere.games.famiglia.evaluation import evaluate
from consigliere.games.famiglia.explain import why_not
from consigliere.games.famiglia.fields import FIELDS
from consigliere.games.famiglia.options import RULINGS
from consigliere.games.famiglia.state import FamigliaState
from consigliere.games.famiglia.view import Board, board, facts, phase, shown
from consigliere.kernel.errors import Refusal
from consigliere.kernel.game import Game
from consigliere.kernel.packs import Pack, read_pack
from consigliere.kernel.state import State
from consigliere.kernel.stream import Stream
from consigliere.kernel.views import View

DATA = Path(__file__).parent / "data"


class Famiglia(Game):
    def __init__(self, pack: Pack) -> None:
        self.id = "famiglia"
        self.rules = "2"
        self.seats = 2
        self.alphabet = ALPHABET
        self.kinds = KINDS
        self.kind_rules = KIND_RULES
        self.declining = DECLINING
        self.fields = FIELDS
        self.pack = pack
        self.points: list[int] = points_of(pack)

    def __reduce__(self) -> tuple[object, ...]:
        return (Famiglia, (self.pack,))

    def blank(self) -> FamigliaState:
        state = FamigliaState()
        state.game = self
        state.points = self.points
        return state

    def set_up(self, state: State) -> None:
        assert isinstance(state, FamigliaState)
        state.set_up()

    def why_not(self, state: State, seat: int, action: int) -> Refusal:
        assert isinstance(state, FamigliaState)
        return why_not(state, action)

    def phase(self, state: State) -> str:
        assert isinstance(state, FamigliaState)
        return phase(state)

    def board(self, state: State, seat: int | None) -> Board:
        assert isinstance(state, FamigliaState)
        return board(state)

    def shown(self, state: State, view: View) -> View:
        assert isinstance(state, FamigliaState)
        return shown(state, view)

    def facts(self, state: State) -> dict[str, object]:
        assert isinstance(state, FamigliaState)
        return facts(state)

    def imagine(self, view: View, stream: Stream) -> FamigliaState:
        state = self.blank()
        positions.imagine(state, view, stream)
        return state

    def position(self, given: dict[str, object], possible: bool = True) -> FamigliaState:
        state = self.blank()
        state.journal = []
        state.taken = []
        positions.set_up(state, given, possible)
        return state

    def scores(self, state: State) -> list[int]:
        """By seat."""
        assert isinstance(state, FamigliaState)
        return [state.score(seat) for seat in range(self.seats)]

    def choices(self) -> dict[str, list[object]]:
        return {"rulings": list(RULINGS)}

    def components(self) -> dict[str, object]:
        """`prices` of a card: which two are asked for it, by how much it was lowered; None: it is free."""
        cards = [{**self.pack.tables["card"][name], "prices": _prices(card)} for card, name in enumerate(NAMES)]
        return {"families": list(FAMILIES), "cards": cards}

    def named(self) -> list[str]:
        return [*FAMILIES, *NAMES]

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, FamigliaState)
        return evaluate(state, seat)


def _prices(card: int) -> list[str | None]:
    """F-19."""
    return [*(NAMES[price(card, by)] for by in range(VALUE[card])), None]


def load(owner: Path | None = None) -> Famiglia:
    return Famiglia(read_pack(DATA, owner))
