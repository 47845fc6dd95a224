"""What every game offers: the alphabet, new games, imagined worlds, positions for scenarios, components."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec
from mypy_extensions import mypyc_attr

from consigliere.kernel.alphabet import Action, Alphabet
from consigliere.kernel.errors import BadInput, Refusal
from consigliere.kernel.packs import Pack
from consigliere.kernel.state import State
from consigliere.kernel.stream import Stream
from consigliere.kernel.views import DecisionView, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game with one pack of components. Immutable, shared by all its states.

    `kinds` are its decisions and `kind_rules` the rules they stand under; `declining` are the actions that decline
    ("pass", "stop"); `seats` is how many play with the first options; `fields` are the attributes that make up a state:
    ints, bools, or lists of them, also nested.
    """

    id: str
    rules: str
    seats: int
    alphabet: Alphabet
    pack: Pack
    kinds: list[str]
    kind_rules: list[str]
    declining: frozenset[int]
    fields: tuple[str, ...]

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.pack,))

    @abstractmethod
    def blank(self) -> State:
        """A state of this game with nothing in it yet."""

    @abstractmethod
    def why_not(self, state: State, seat: int, action: int) -> Refusal:
        """The rule that forbids an action which is not in the seat's legal list; says only what the seat may know."""

    @abstractmethod
    def phase(self, state: State) -> str:
        """Where in its course the game is."""

    @abstractmethod
    def board(self, state: State, seat: int | None) -> object:
        """What a seat (None: a spectator) may know of the position, as the game's own struct."""

    @abstractmethod
    def facts(self, state: State) -> dict[str, object]:
        """The whole position in names of the game, hidden things included: for scenarios."""

    @abstractmethod
    def imagine(self, view: View, stream: Stream) -> State:
        """A whole state that the seat of this view cannot tell from the real one, with a future of its own.

        The view may come from its JSON: then `board` is plain data.
        """

    @abstractmethod
    def position(self, given: dict[str, object], possible: bool = True) -> State:
        """The position a scenario describes; chance is asked. One that cannot be is refused while `possible`."""

    @abstractmethod
    def components(self) -> dict[str, object]:
        """What never changes in a game, JSON-ready: cards, map, tokens."""

    @abstractmethod
    def named(self) -> list[str]:
        """The ids of everything in the game that has a name for people (`<game>-name-<id>`)."""

    def shown(self, state: State, view: View) -> View:
        """A view of this position as people's clients get it: without where the engine stands, and with what follows by
        the rules from what the seat may know (what is going on, prices, reach, odds), so that no page works out a
        rule. The view may say that the players ended the game before its rules did."""
        return view

    def for_people(self, state: State, view: View) -> View:
        """`shown`, and which of the legal actions decline."""
        declines = [action for action, _, _ in view.legal if action in self.declining]
        return msgspec.structs.replace(self.shown(state, view), declines=declines)

    def picture(self, view: View, title: str, players: Sequence[str], names: Mapping[str, str]) -> str | None:
        """A position as an SVG picture, None for a game that has none; `names` are those of `named` in words."""
        return None

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """How good a position is for a seat, by a hand-made rule of thumb: larger is better."""

    def scores(self, state: State) -> list[int]:
        """What each side has so far of what the game is won by, which everybody may know; nothing where that is no
        number."""
        return []

    def turn(self, state: State) -> int:
        """Which turn it is, in a game where turns of one seat follow each other; else any number that stays."""
        return 0

    def imagine_turn(self, view: View, stream: Stream) -> State:
        """A world for a search of the own turn: it may end (NOBODY is asked) when that turn is over."""
        return self.imagine(view, stream)

    def settled(self, state: State) -> bool:
        """Whether this position stands between two acts of a turn, so that it can be compared with others."""
        return True

    def in_acts(self) -> bool:
        """Whether a turn is made of acts, each of several decisions: `settled` says where one is over."""
        return False

    def weight(self, kind: str) -> int:
        """How many times the usual steps a search should give to this kind of decision."""
        return 1

    def seen_decisions(self, state: State, seat: int | None) -> list[DecisionView]:
        """Who is asked for what, as a seat may know it."""
        return [DecisionView(decision.seat, decision.kind, decision.rule) for decision in state.decisions]

    def seats_in(self, options: Mapping[str, object]) -> int:
        """How many play a game with these options."""
        return self.seats

    def teams(self, options: Mapping[str, object]) -> list[int]:
        """The team of each seat; by default each plays for itself."""
        return list(range(self.seats_in(options)))

    def choices(self) -> dict[str, list[object]]:
        """The options of a game, each with its values; the first is the default."""
        return {}

    def quick(self) -> dict[str, object]:
        """The options of a game that starts at once, with as little set-up as the rules allow."""
        return {}

    def check_options(self, options: dict[str, object]) -> dict[str, object]:
        """The options of a game, complete and checked: the first value where none was named."""
        choices = self.choices()
        for name in options:
            if name not in choices:
                raise BadInput("error-unknown-option", option=name, game=self.id)
        return {name: self.check_option(name, options.get(name, known[0]), known) for name, known in choices.items()}

    def check_option(self, name: str, value: object, known: list[object]) -> object:
        """One value; a game may take more than the `known` ones."""
        if value not in known or isinstance(value, bool):
            raise BadInput(
                "error-option-value", option=name, found=str(value), known=", ".join([str(one) for one in known])
            )
        return value

    def new(
        self,
        seed: int | None = None,
        options: dict[str, object] | None = None,
        chance: str = "stream",
        journal: bool = True,
        luck: list[int] | None = None,
    ) -> State:
        """A new game. With chance="ask" every draw is a decision of seat CHANCE; `luck` takes down what the stream
        decides instead."""
        if chance not in ("stream", "ask"):
            raise BadInput("error-unknown-chance", chance=chance)
        state = self.blank()
        state.options = self.check_options(options or {})
        if chance == "stream":
            state.stream = Stream(secrets.randbits(64) if seed is None else seed)
        state.journal = [] if journal else None
        state.luck = luck
        state.set_up()
        return state

    def describe(self, action: int) -> Action:
        return self.alphabet.describe(action)

    def notation(self, action: int) -> str:
        return self.alphabet.notation(action)

    def parse(self, text: str) -> int:
        return self.alphabet.parse(text)


class Seen(Protocol):
    """The module of what is seen of a game's positions."""

    def phase(self, state: Any, /) -> str: ...
    def board(self, state: Any, seat: int | None, /) -> object: ...
    def shown(self, state: Any, view: View, /) -> View: ...
    def facts(self, state: Any, /) -> dict[str, object]: ...


class Modules(NamedTuple):
    """What a game is made of. `imagine` and `place` fill a blank state: from a view, or as a scenario wants it."""

    alphabet: Alphabet
    kinds: list[str]
    kind_rules: list[str]
    declining: frozenset[int]
    fields: tuple[str, ...]
    seen: Seen
    why_not: Callable[[Any, int, int], Refusal]
    imagine: Callable[[Any, View, Stream], None]
    place: Callable[[Any, dict[str, object], bool], None]
    evaluate: Callable[[Any, int], float]


@mypyc_attr(allow_interpreted_subclasses=True)
class ModularGame(Game):
    """A game in modules that are handed states of its own."""

    def __init__(self, id: str, pack: Pack, rules: str, seats: int, modules: Modules) -> None:
        self.id = id
        self.rules = rules
        self.seats = seats
        self.pack = pack
        self.alphabet = modules.alphabet
        self.kinds = modules.kinds
        self.kind_rules = modules.kind_rules
        self.declining = modules.declining
        self.fields = modules.fields
        self.modules: Modules = modules

    def why_not(self, state: State, seat: int, action: int) -> Refusal:
        return self.modules.why_not(state, seat, action)

    def phase(self, state: State) -> str:
        return self.modules.seen.phase(state)

    def board(self, state: State, seat: int | None) -> object:
        return self.modules.seen.board(state, seat)

    def shown(self, state: State, view: View) -> View:
        return self.modules.seen.shown(state, view)

    def facts(self, state: State) -> dict[str, object]:
        return self.modules.seen.facts(state)

    def imagine(self, view: View, stream: Stream) -> State:
        state = self.blank()
        state.options = view.options
        state.seq = view.seq
        self.modules.imagine(state, view, stream)
        state.stream = stream
        return state

    def position(self, given: dict[str, object], possible: bool = True) -> State:
        state = self.blank()
        state.journal = []
        state.taken = []
        self.modules.place(state, given, possible)
        return state

    def evaluate(self, state: State, seat: int) -> float:
        return self.modules.evaluate(state, seat)
