"""La Famiglia: The Great Mafia War, as the kernel knows it."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path

from consigliere.games.lafamiglia import options, positions
from consigliere.games.lafamiglia.actions import ALPHABET, DECLINING, KIND_RULES, KINDS
from consigliere.games.lafamiglia.check import controller
from consigliere.games.lafamiglia.components import Components
from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.games.lafamiglia.evaluation.position import evaluate
from consigliere.games.lafamiglia.explain.why import why_not
from consigliere.games.lafamiglia.fields import FIELDS
from consigliere.games.lafamiglia.names import MANDAMENTI, NAMED
from consigliere.games.lafamiglia.seen import imagining
from consigliere.games.lafamiglia.seen.outlook import shows_hq
from consigliere.games.lafamiglia.seen.svg import picture
from consigliere.games.lafamiglia.seen.view import Board, board, facts, phase, seen_decisions, shown
from consigliere.games.lafamiglia.table import team_seats
from consigliere.kernel.errors import Refusal
from consigliere.kernel.game import Game
from consigliere.kernel.packs import Pack, read_pack
from consigliere.kernel.state import State
from consigliere.kernel.stream import Stream
from consigliere.kernel.views import DecisionView, View

DATA = Path(__file__).parent / "data"
LISTS = {
    "areas": "areas", "mandamenti": "mandamenti", "seas": "seas", "corners": "corners", "families": "family",
    "orders": "order", "sheets": "sheet", "tiles": "tile", "characters": "character", "cards": "card",
}  # fmt: skip


class LaFamiglia(Game):
    def __init__(self, pack: Pack) -> None:
        self.id = "lafamiglia"
        self.rules = "2"
        self.seats = 4
        self.alphabet = ALPHABET
        self.kinds = KINDS
        self.kind_rules = KIND_RULES
        self.declining = DECLINING
        self.fields = FIELDS
        self.pack = pack
        self.book: Components = Components(pack)

    def __reduce__(self) -> tuple[object, ...]:
        return (LaFamiglia, (self.pack,))

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

    def set_up(self, state: State) -> None:
        assert isinstance(state, LaFamigliaState)
        state.set_up()

    def why_not(self, state: State, seat: int, action: int) -> Refusal:
        assert isinstance(state, LaFamigliaState)
        return why_not(state, seat, action)

    def phase(self, state: State) -> str:
        assert isinstance(state, LaFamigliaState)
        return phase(state)

    def board(self, state: State, seat: int | None) -> Board:
        assert isinstance(state, LaFamigliaState)
        return board(state, seat)

    def shown(self, state: State, view: View) -> View:
        assert isinstance(state, LaFamigliaState)
        return shown(state, view)

    def facts(self, state: State) -> dict[str, object]:
        assert isinstance(state, LaFamigliaState)
        return facts(state)

    def imagine(self, view: View, stream: Stream) -> LaFamigliaState:
        state = self.blank()
        imagining.imagine(state, view, stream)
        return state

    def position(self, given: dict[str, object], possible: bool = True) -> LaFamigliaState:
        state = self.blank()
        state.journal = []
        state.taken = []
        positions.set_up(state, given, possible)
        return state

    def components(self) -> dict[str, object]:
        """The pack's tables as lists in the order of the data files, and the map's other data."""
        tables = self.pack.tables
        found: dict[str, object] = {name: list(tables[table].values()) for name, table in LISTS.items()}
        return deepcopy({**found, "map": tables["map"]["map"]})

    def seen_decisions(self, state: State, seat: int | None) -> list[DecisionView]:
        assert isinstance(state, LaFamigliaState)
        return seen_decisions(state, seat)

    def always_asked(self, state: State) -> bool:
        """LF-174."""
        assert isinstance(state, LaFamigliaState)
        return state.hushed

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

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, LaFamigliaState)
        return evaluate(state, seat)


def load(owner: Path | None = None) -> LaFamiglia:
    return LaFamiglia(read_pack(DATA, owner))
