"""Famiglia, a card duel by Friedemann Friese, as the kernel knows it."""

from pathlib import Path

from consigliere.games.famiglia import positions, view
from consigliere.games.famiglia.actions import ALPHABET, DECLINING, KIND_RULES, KINDS, price
from consigliere.games.famiglia.cards import FAMILIES, NAMES, VALUE, points_of
from consigliere.games.famiglia.evaluation import evaluate
from consigliere.games.famiglia.explain import why_not
from consigliere.games.famiglia.fields import FIELDS
from consigliere.games.famiglia.options import RULINGS
from consigliere.games.famiglia.state import FamigliaState
from consigliere.kernel.game import ModularGame, Modules
from consigliere.kernel.packs import Pack, read_pack
from consigliere.kernel.state import State

DATA = Path(__file__).parent / "data"
MODULES = Modules(
    ALPHABET, KINDS, KIND_RULES, DECLINING, FIELDS, view, why_not, positions.imagine, positions.place, evaluate
)


class Famiglia(ModularGame):
    def __init__(self, pack: Pack) -> None:
        super().__init__("famiglia", pack, rules="2", seats=2, modules=MODULES)
        self.points: list[int] = points_of(pack)

    def blank(self) -> FamigliaState:
        state = FamigliaState()
        state.game = self
        state.points = self.points
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


def _prices(card: int) -> list[str | None]:
    """F-19."""
    return [*(NAMES[price(card, by)] for by in range(VALUE[card])), None]


def load(owner: Path | None = None) -> Famiglia:
    return Famiglia(read_pack(DATA, owner))
