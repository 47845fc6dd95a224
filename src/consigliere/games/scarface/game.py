"""Scarface 1920, solo and in company, as the kernel knows it."""

from collections.abc import Mapping
from pathlib import Path

from consigliere.games.scarface import names, positions
from consigliere.games.scarface.actions import ACT, ALPHABET, DECLINING, KIND_RULES, KINDS, TURN_KIND
from consigliere.games.scarface.components import TABLES, Book
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.evaluation.position import evaluate
from consigliere.games.scarface.explain import card_text
from consigliere.games.scarface.explain.decisions import why_not
from consigliere.games.scarface.fields import FIELDS
from consigliere.games.scarface.human.orders import MOST_DEALERS
from consigliere.games.scarface.options import CHOICES, check_gangs
from consigliere.games.scarface.rounds import total
from consigliere.games.scarface.seen import imagining, view
from consigliere.games.scarface.seen.view import side_of
from consigliere.kernel.game import ModularGame, Modules
from consigliere.kernel.packs import Pack, read_pack
from consigliere.kernel.state import State
from consigliere.kernel.stream import Stream
from consigliere.kernel.views import View

SETTLED = frozenset([ACT, TURN_KIND])
DATA = Path(__file__).parent / "data"


def _evaluate(state: ScarfaceState, seat: int) -> float:
    return evaluate(state, me=side_of(state, seat))


MODULES = Modules(
    ALPHABET, KINDS, KIND_RULES, DECLINING, FIELDS, view, why_not, imagining.imagine, positions.place, _evaluate
)


class Scarface(ModularGame):
    def __init__(self, pack: Pack) -> None:
        super().__init__("scarface", pack, rules="3", seats=1, modules=MODULES)
        self.book: Book = Book(pack)
        self._components: dict[str, object] = {}  # made when first asked for

    def choices(self) -> dict[str, list[object]]:
        return {name: list(values) for name, values in CHOICES.items()}

    def seats_in(self, options: Mapping[str, object]) -> int:
        """SF-181."""
        return int(str(options.get("humans", self.seats)))

    def check_options(self, options: dict[str, object]) -> dict[str, object]:
        return check_gangs(super().check_options(options))

    def check_option(self, name: str, value: object, known: list[object]) -> object:
        return super().check_option(name, str(value), known)

    def blank(self) -> ScarfaceState:
        state = ScarfaceState()
        state.game = self
        state.book = self.book
        return state

    def components(self) -> dict[str, object]:
        """The pack's tables as lists in the order of the data files; tables of one record as that record; `texts`:
        what every card says, in phrases; `most_dealers`: what one gang may have (SF-61)."""
        if not self._components:
            tables = self.pack.tables
            self._components.update({name: list(tables[name].values()) for name in [*TABLES, "ruling"]})
            self._components.update({name: table[name] for name, table in tables.items() if list(table) == [name]})
            self._components.update(texts=card_text.texts(self.pack), most_dealers=MOST_DEALERS)
        return dict(self._components)

    def imagine_turn(self, view: View, stream: Stream) -> ScarfaceState:
        """Neither the Henchman's turn nor a raid is in it: what they may do is the evaluation's to say."""
        state = self.imagine(view, stream)
        assert isinstance(state, ScarfaceState)
        state.one_turn = side_of(state, view.seat)
        return state

    def settled(self, state: State) -> bool:
        return state.kind in SETTLED

    def in_acts(self) -> bool:
        return True

    def weight(self, kind: str) -> int:
        """The plan decides what the whole turn can do."""
        return 4 if kind == "plan_card" else 1

    def turn(self, state: State) -> int:
        assert isinstance(state, ScarfaceState)
        return len(names.SIDES) * state.round + state.turn

    def named(self) -> list[str]:
        return card_text.named()

    def scores(self, state: State) -> list[int]:
        """Of the first boss, of the Henchman, of the other bosses in turn order (SF-124)."""
        assert isinstance(state, ScarfaceState)
        return [total(state, side) for side in range(len(state.gang))]


def load(owner: Path | None = None) -> Scarface:
    return Scarface(read_pack(DATA, owner))
