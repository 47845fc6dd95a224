"""La Famiglia: The Great Mafia War, as the kernel knows it."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path

from consigliere.games.lafamiglia import options, positions
from consigliere.games.lafamiglia.actions import ALPHABET, DECLINING, KIND_RULES, KINDS, MONEY_VERBS
from consigliere.games.lafamiglia.check import controller
from consigliere.games.lafamiglia.components import Components, freed_tokens
from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.games.lafamiglia.evaluation.position import evaluate
from consigliere.games.lafamiglia.explain.why import why_not
from consigliere.games.lafamiglia.fields import FIELDS
from consigliere.games.lafamiglia.names import MANDAMENTI, NAMED
from consigliere.games.lafamiglia.seen import imagining, view
from consigliere.games.lafamiglia.seen.outlook import shows_hq
from consigliere.games.lafamiglia.seen.svg import picture
from consigliere.games.lafamiglia.table import team_seats
from consigliere.kernel.game import ModularGame, Modules
from consigliere.kernel.packs import Pack, read_pack
from consigliere.kernel.state import State
from consigliere.kernel.views import DecisionView, View

DATA = Path(__file__).parent / "data"
LISTS = {
    "areas": "areas", "mandamenti": "mandamenti", "seas": "seas", "corners": "corners", "families": "family",
    "orders": "order", "sheets": "sheet", "tiles": "tile", "characters": "character", "cards": "card",
}  # fmt: skip
MODULES = Modules(
    ALPHABET, KINDS, KIND_RULES, DECLINING, FIELDS, view, why_not, imagining.imagine, positions.place, evaluate
)


class LaFamiglia(ModularGame):
    def __init__(self, pack: Pack) -> None:
        super().__init__("lafamiglia", pack, rules="2", seats=4, modules=MODULES)
        self.book: Components = Components(pack)

    def teams(self, options: Mapping[str, object]) -> list[int]:
        """LF-8; each has a channel of its own at the table (LF-173)."""
        return [0, 1, 0, 1]

    def choices(self) -> dict[str, list[object]]:
        return {name: list(values) for name, values in options.CHOICES.items()}

    def quick(self) -> dict[str, object]:
        """LF-167."""
        return {"families": "first_game", "auto_setup": "on"}

    def check_option(self, name: str, value: object, known: list[object]) -> object:
        if name in options.LISTS and isinstance(value, list):
            return options.check_list(name, value)
        return super().check_option(name, value, known)

    def blank(self) -> LaFamigliaState:
        state = LaFamigliaState()
        state.game = self
        state.book = self.book
        return state

    def components(self) -> dict[str, object]:
        """The pack's tables as lists in the order of the data files, and the map's other data; `freed`: by family and
        row the token that each space frees (LF-78); `grammar`: how what a thing stands for is written."""
        tables = self.pack.tables
        found: dict[str, object] = {name: list(tables[table].values()) for name, table in LISTS.items()}
        found |= {"freed": freed_tokens(self.book), "grammar": ALPHABET.grammar(MONEY_VERBS)}
        return deepcopy({**found, "map": tables["map"]["map"]})

    def seen_decisions(self, state: State, seat: int | None) -> list[DecisionView]:
        assert isinstance(state, LaFamigliaState)
        return view.seen_decisions(state, seat)

    def named(self) -> list[str]:
        return NAMED

    def picture(self, view: View, title: str, players: Sequence[str], names: Mapping[str, str]) -> str:
        deciding = [decision.seat for decision in view.decisions]
        hidden = [seat for seat in range(4) if not shows_hq(view, seat)]
        tables = self.pack.tables
        return picture(view.board, tables, title=title, players=players, deciding=deciding, hidden=hidden, names=names)

    def scores(self, state: State) -> list[int]:
        """By team: the mandamenti that it would control now (LF-88)."""
        assert isinstance(state, LaFamigliaState)
        owners = [controller(state, mandamento) for mandamento in range(len(MANDAMENTI))]
        return [sum(owner in team_seats(number) for owner in owners) for number in range(2)]


def load(owner: Path | None = None) -> LaFamiglia:
    return LaFamiglia(read_pack(DATA, owner))
