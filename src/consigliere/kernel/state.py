"""A position of a game: it waits for one decision (or for several at once) and moves on when that is taken."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, NamedTuple, NoReturn

from mypy_extensions import mypyc_attr

from consigliere.kernel.errors import BadInput, IllegalAction, Refusal
from consigliere.kernel.journal import Event
from consigliere.kernel.stream import Stream
from consigliere.kernel.views import View

if TYPE_CHECKING:
    from consigliere.kernel.game import Game

CHANCE: Final = -1
NOBODY: Final = -2
WHOEVER_IS_ASKED: Final = -3

# The fields of every state, as they follow the game's id and the pack's digest in a dump; `copy_base` is written out
# because it is hot.
FIELDS: Final = ("options", "stream", "drawn", "revealed", "seq", "seat", "kind", "legal", "others", "answers")
PACK: Final = 1
FIRST_FIELD: Final = 2
STREAM: Final = 3
LEGAL: Final = 9
OTHERS: Final = 10
ANSWERS: Final = 11


class Decision(NamedTuple):
    """One seat's choice among `legal`; for seat CHANCE `chances` are the probabilities of the results."""

    seat: int
    kind: str
    rule: str
    legal: list[int]
    chances: list[float] | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The base of every game's state.

    A game says what it waits for with `ask` or `ask_together`, and moves on in `play`. `seat`, `kind` and `legal`
    always describe the first open decision; `legal` is never changed in place, so it may be shared.
    """

    def __init__(self) -> None:
        self.game: Game = None  # type: ignore[assignment]  # set by Game.new and by clone
        self.options: dict[str, object] = {}
        self.stream: Stream | None = None
        self.drawn: int = 0
        self.revealed: int = 0
        self.seq: int = 0
        self.seat: int = NOBODY
        self.kind: int = 0
        self.legal: list[int] = []
        self.others: list[tuple[int, list[int]]] = []
        self.answers: list[tuple[int, int]] = []
        self.journal: list[Event] | None = None
        self.taken: list[int] | None = None  # where kept: the actions that were the only option, so nobody was asked
        self.luck: list[int] | None = (
            None  # where kept: what the stream decided, as the actions chance would have taken
        )
        self.scenes: list[tuple[int, State]] | None = None  # where kept: positions on the way, see `scene`

    # What a game defines

    @abstractmethod
    def set_up(self) -> None:
        """Bring a blank state to the first decision of the game."""

    @abstractmethod
    def play(self, action: int) -> None:
        """Carry out a legal action of the asked seat and go on to the next decision."""

    def play_together(self, answers: list[tuple[int, int]]) -> None:
        """Carry out the answers (seat, action) to `ask_together`, in the order of the seats."""
        raise TypeError("this game never asks several seats at once")

    @abstractmethod
    def clone(self) -> "State":
        """An equal state that shares nothing that changes, and keeps no journal."""

    def asked_alone(self) -> bool:
        """Whether the decision of this position is asked even with one option."""
        return False

    def chances(self) -> list[float]:
        """The probabilities of `legal` while CHANCE is asked."""
        raise TypeError("this game never asks chance")

    @property
    @abstractmethod
    def returns(self) -> list[float] | None:
        """Win 1, draw 0.5, loss 0 for each seat, None while the game goes on."""

    # What every game has

    @property
    def decisions(self) -> list[Decision]:
        """The open decisions, each of another seat."""
        if self.seat == NOBODY:
            return []
        name = self.game.kinds[self.kind]
        rule = self.game.kind_rules[self.kind]
        first = Decision(self.seat, name, rule, list(self.legal), self.chances() if self.seat == CHANCE else None)
        return [first] + [Decision(seat, name, rule, list(legal)) for seat, legal in self.others]

    @property
    def seat_count(self) -> int:
        """How many play this game."""
        return self.game.seats_in(self.options)

    @property
    def decision(self) -> Decision | None:
        decisions = self.decisions
        return decisions[0] if decisions else None

    def seen_seq(self, seat: int | None) -> int:
        """How many moves there were as far as a seat may know; a game with secret moves counts them here."""
        return self.seq

    def legal_for(self, seat: int) -> list[int]:
        """The legal actions of a seat, none when it is not asked."""
        if seat == self.seat:
            return self.legal
        for other, legal in self.others:
            if other == seat:
                return legal
        return []

    def apply(self, action: int, seat: int = WHOEVER_IS_ASKED) -> None:
        if self.others or self.answers:
            self._answer(action, self.seat if seat == WHOEVER_IS_ASKED else seat)
            return
        if action not in self.legal or (seat != WHOEVER_IS_ASKED and seat != self.seat):
            self.refuse(action, seat)
        self.seq += 1
        if self.seat == CHANCE:
            self.revealed += 1
        self.play(action)

    def parse(self, text: str) -> int:
        """An action by its notation; the kind of decision may be left out where the notation begins with it."""
        alphabet = self.game.alphabet
        with_kind = f"{self.game.kinds[self.kind]} {text}"
        return alphabet.parse(with_kind if alphabet.knows(with_kind) else text)

    def explain(self, action: int, seat: int = WHOEVER_IS_ASKED) -> Refusal | None:
        """None for a legal action, else the first rule that forbids it."""
        asked = self._asked(seat)
        self.game.alphabet.describe(action)
        return None if action in self.legal_for(asked) else self.game.why_not(self, asked, action)

    def view(self, seat: int | None) -> View:
        """What this seat (None: a spectator) may know."""
        game = self.game
        legal = [] if seat is None else self.legal_for(seat)
        actions = [game.describe(action) for action in legal]
        return View(
            game=game.id,
            rules=game.rules,
            pack=game.pack.digest,
            options=dict(self.options),
            seat=seat,
            seq=self.seen_seq(seat),
            phase=game.phase(self),
            decisions=game.seen_decisions(self, seat),
            legal=[(number, a.notation, dict(a.args)) for number, a in zip(legal, actions, strict=True)],
            board=game.board(self, seat),
            returns=self.returns,
        )

    def show(self, seat: int | None) -> View:
        """The same for people: `Game.for_people`."""
        return self.game.for_people(self, self.view(seat))

    def ask(self, seat: int, kind: int, legal: list[int]) -> None:
        self.seat = seat
        self.kind = kind
        self.legal = legal

    def ask_together(self, kind: int, choices: list[tuple[int, list[int]]]) -> None:
        """Ask several seats at once. Who has one option is not asked; nobody learns an answer before the last one."""
        self.answers = [(seat, legal[0]) for seat, legal in choices if len(legal) == 1]
        for _, action in self.answers:
            self.took(action)
        self._ask_rest(kind, [(seat, legal) for seat, legal in choices if len(legal) > 1])

    def took(self, action: int) -> None:
        """The only option was taken without asking."""
        if self.taken is not None:
            self.taken.append(action)

    def fell(self, action: int) -> None:
        """The stream decided what chance would have been asked."""
        if self.luck is not None:
            self.luck.append(action)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 from the random stream."""
        stream = self.stream
        assert stream is not None
        self.drawn += 1
        self.revealed += 1
        return stream.word(self.drawn - 1) * n >> 32

    def note(self, message: str, args: dict[str, object], seats: tuple[int, ...] | None = None) -> None:
        if self.journal is not None:
            self.journal.append(Event(message, args, seats))

    def scene(self) -> None:
        """A position worth showing on the way to the next decision, where nobody is asked; with how much of the journal
        led to it."""
        if self.scenes is not None and self.journal is not None:
            twin = self.clone()
            twin.ask(NOBODY, self.kind, [])
            self.scenes.append((len(self.journal), twin))

    def copy_base(self, twin: "State") -> None:
        """The base class's share of `clone`."""
        twin.game = self.game
        twin.options = self.options
        twin.stream = self.stream
        twin.drawn = self.drawn
        twin.revealed = self.revealed
        twin.seq = self.seq
        twin.seat = self.seat
        twin.kind = self.kind
        twin.legal = self.legal
        twin.others = self.others
        twin.answers = self.answers
        twin.taken = None
        twin.luck = None
        twin.scenes = None

    def content(self) -> tuple[object, ...]:
        """The game's own fields, everything that makes this position what it is."""
        return tuple([_freeze(getattr(self, name)) for name in self.game.fields])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._whole() == other._whole()

    def __hash__(self) -> int:
        return hash((self.seq, self.drawn, self.seat, self.kind, self.content()))

    def __reduce__(self) -> tuple[object, ...]:
        return (_revive, (self.game, self._whole(), self.journal))

    def _whole(self) -> tuple[object, ...]:
        fields = [getattr(self, name) for name in FIELDS]
        return (self.game.id, self.game.pack.digest, *fields, self.content())

    def dump(self) -> list[object]:
        """All of the position but its journal, as plain data for a file or a database; `restore` is the way back."""
        whole = list(self._whole())
        whole[STREAM] = None if self.stream is None else self.stream.seed
        return whole

    def _ask_rest(self, kind: int, rest: list[tuple[int, list[int]]]) -> None:
        if rest:
            self.ask(rest[0][0], kind, rest[0][1])
            self.others = rest[1:]
            return
        answers = sorted(self.answers)
        self.answers = []
        self.others = []
        self.play_together(answers)

    def _answer(self, action: int, seat: int) -> None:
        if action not in self.legal_for(seat):
            self.refuse(action, seat)
        self.seq += 1
        self.answers = sorted([*self.answers, (seat, action)])
        open_now = [(self.seat, self.legal), *self.others]
        self._ask_rest(self.kind, [choice for choice in open_now if choice[0] != seat])

    def _asked(self, seat: int) -> int:
        if self.seat == NOBODY:
            raise BadInput("error-game-over")
        asked = self.seat if seat == WHOEVER_IS_ASKED else seat
        if not self.legal_for(asked):
            raise BadInput("error-not-your-turn", seat=asked)
        return asked

    def refuse(self, action: int, seat: int) -> NoReturn:
        """Raise the reason why an action is not legal."""
        asked = self._asked(seat)
        notation = self.game.alphabet.notation(action)
        refusal = self.game.why_not(self, asked, action)
        raise IllegalAction(refusal.message, rule=refusal.rule, action=notation, game=self.game.id, **refusal.args)


def _revive(game: "Game", whole: tuple[object, ...], journal: list[Event] | None) -> State:
    state = game.blank()
    for name, value in zip(FIELDS, whole[FIRST_FIELD:-1], strict=True):
        setattr(state, name, value)
    content = whole[-1]
    assert isinstance(content, (list, tuple))
    for name, value in zip(game.fields, content, strict=True):
        setattr(state, name, _thaw(value))
    state.journal = journal
    return state


def restore(game: "Game", dump: list[object]) -> State:
    """The position that `dump` put into plain data (which may have become lists on its way), without a journal."""
    if dump[:FIRST_FIELD] != [game.id, game.pack.digest]:
        raise BadInput("error-record-other-pack", found=str(dump[PACK]), pack=game.pack.digest)
    whole = list(dump)
    seed, others, answers = dump[STREAM], dump[OTHERS], dump[ANSWERS]
    assert isinstance(others, (list, tuple))
    assert isinstance(answers, (list, tuple))
    whole[STREAM] = Stream(seed) if isinstance(seed, int) else None
    whole[LEGAL] = _thaw(dump[LEGAL])
    whole[OTHERS] = [(seat, _thaw(legal)) for seat, legal in others]
    whole[ANSWERS] = [(seat, action) for seat, action in answers]
    return _revive(game, tuple(whole), None)


def _freeze(value: object) -> object:
    return tuple([_freeze(item) for item in value]) if isinstance(value, list) else value


def _thaw(value: object) -> object:
    return [_thaw(item) for item in value] if isinstance(value, (tuple, list)) else value
