"""Games again: every moment of one, its record, and the rows of a game that goes on from a record."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from consigliere.kernel import BadInput, Game, State, records
from consigliere.kernel.history import History, Move, with_chance
from consigliere.kernel.records import Record
from consigliere.kernel.state import CHANCE
from consigliere.server.messages import Course, ImportedRecord, Moment, NewTable, SeatWish, Told
from consigliere.server.table import play, setting
from consigliere.server.table.play import Entry, Play
from consigliere.server.table.row import Details, Happening, Row
from consigliere.server.table.setting import TableData
from consigliere.server.table.shelf import Shelf
from consigliere.server.table.views import scenes_of
from consigliere.server.table.wrong import Wrong

MARK_EVERY = 25
LONGEST_GAME = 5000
ALL = -1  # the viewer of everything, after the end


class Turned(NamedTuple):
    """A decision of the line that counts, what chance answered to it, and what it told to whom."""

    seat: int
    action: int
    draws: list[int]
    events: list[Happening]
    noticed: set[int]


class Chosen(NamedTuple):
    """A decision in which there was a choice: how many came before it, what was chosen, and what its seat saw."""

    number: int
    action: int
    view: bytes


class Replay:
    """A game again, with a position every few moves to start from. It is never changed: `after` makes the next one."""

    def __init__(self, game: Game, seed: int | None, options: dict[str, Any], first: Row) -> None:
        self.game = game
        self.seq = first.seq
        self.opening = first.events
        self.line: list[Turned] = []  # the decisions that were not taken back
        self._seen = first.seen
        state = play.opening(game, seed, options)
        self.draws = play.draw(state, first.details.draws)
        self._marks: dict[int, State] = {0: state.clone()}

    def after(self, found: list[Row]) -> "Replay":
        """With what happened since."""
        twin = Replay.__new__(Replay)
        twin.__dict__.update(self.__dict__)
        twin.line, twin._marks = list(self.line), dict(self._marks)
        for row in found:
            twin._take(row)
        return twin

    def _take(self, row: Row) -> None:
        back = row.details.to
        if back is not None:
            stays = [step for step in self.line[back:] if (step.seat, step.action) in row.details.again]
            self.line = self.line[:back] + stays
            self._marks = {length: state for length, state in self._marks.items() if length <= back}
        if row.action is not None:
            noticed = {viewer for viewer, count in enumerate(row.seen) if count > self._seen[viewer]}
            self.line.append(Turned(row.seat, row.action, row.details.draws, row.events, noticed))
        self.seq, self._seen = row.seq, row.seen

    def moments(self, viewer: int) -> list[int]:
        """How long the line is after each decision that a viewer notices."""
        return [n for n, step in enumerate(self.line, 1) if viewer == ALL or viewer in step.noticed]

    def moment(self, viewer: int, move: int, ended: Play) -> Moment:
        lengths = self._lengths(viewer, move)
        state, scenes = self._scenes(lengths[move])
        seat = viewer if 0 <= viewer < state.seat_count else None
        view = state.view(seat)
        if move == len(lengths) - 1 and ended.ending and view.returns is None:
            view = play.ended(view, ended.returns)
        facts = self.game.facts(state) if viewer == ALL else None
        view = self.game.for_people(state, view)
        events = self.line[lengths[move] - 1].events if move else []
        heard = [viewer == ALL or event.shown_to(viewer) for event in events]
        on_the_way = scenes_of(self.game, seat, scenes, heard, view)
        return Moment(move, len(lengths) - 1, view, self._told(viewer, move, lengths[move]), on_the_way, facts)

    def story(self, viewer: int) -> list[Told]:
        """All that was told to a viewer, each event with its move."""
        lengths = [0, *self.moments(viewer)]
        return [told for move, length in enumerate(lengths) for told in self._told(viewer, move, length)]

    def course(self, viewer: int) -> Course:
        """What each side had at the start and after each move that a viewer notices."""
        noticed = {0, *self.moments(viewer)}
        state = self._marks[0].clone()
        scores = [self.game.scores(state)]
        for length, step in enumerate(self.line, 1):
            self._go(state, step)
            if length in noticed:
                scores.append(self.game.scores(state))
        return Course(scores)

    def chosen(self) -> Iterator[Chosen]:
        """The decisions of the line in which there was a choice."""
        state = self._marks[0].clone()
        for number, step in enumerate(self.line):
            if len(state.legal_for(step.seat)) > 1:
                yield Chosen(number, step.action, state.view(step.seat).encode())
            self._go(state, step)

    def moves(self, viewer: int, move: int) -> list[Move]:
        """The decisions up to a moment, and among them what chance answered where it was asked."""
        length = self._lengths(viewer, move)[move]
        found = [Move(CHANCE, draw) for draw in self.draws]
        for step in self.line[:length]:
            found += [Move(step.seat, step.action), *[Move(CHANCE, draw) for draw in step.draws]]
        return found

    def _lengths(self, viewer: int, move: int) -> list[int]:
        lengths = [0, *self.moments(viewer)]
        if not 0 <= move < len(lengths):
            raise Wrong(404, "error-no-moment", moves=len(lengths) - 1)
        return lengths

    def _told(self, viewer: int, move: int, length: int) -> list[Told]:
        events = self.line[length - 1].events if move else self.opening
        return [Told(move, event.message, event.args) for event in events if viewer == ALL or event.shown_to(viewer)]

    def _scenes(self, length: int) -> tuple[State, list[tuple[int, State]]]:
        """The position after so many decisions, and those on the way of the last one."""
        state = self._state(max(0, length - 1))
        if length == 0:
            return state, []
        state.journal, state.scenes = [], []
        state.apply(self.line[length - 1].action, self.line[length - 1].seat)
        play.draw(state, self.line[length - 1].draws)
        return state, play.after_them(state)

    def _state(self, length: int) -> State:
        mark = max(known for known in self._marks if known <= length)
        state = self._marks[mark].clone()
        for n in range(mark, length):
            self._go(state, self.line[n])
            if (n + 1) % MARK_EVERY == 0:
                self._marks.setdefault(n + 1, state.clone())
        return state

    def _go(self, state: State, step: Turned) -> None:
        state.apply(step.action, step.seat)
        play.draw(state, step.draws)


def replay_of(game: Game, table: TableData, found: list[Row]) -> Replay:
    return Replay(game, table.seed, table.options, found[0]).after(found[1:])


def written(table: TableData, ended: Play, replay: Replay) -> str:
    history = History(replay.game, play.opening(replay.game, table.seed, table.options).clone())
    for draw in replay.draws:
        history.apply(draw, CHANCE)
    for step in replay.line:
        history.apply(step.action, step.seat)
        for draw in step.draws:
            history.apply(draw, CHANCE)
    ending = "" if ended.ending == "played" else ended.ending
    return records.write(history, names_of(table), ending, ended.returns)


def going_on(table: TableData, replay: Replay) -> str:
    """The record of a game that goes on: what the seed decided stands among the moves, and nothing of what comes."""
    game, line = replay.game, replay.moves(ALL, len(replay.line))
    if table.seed is not None:
        line = with_chance(game, table.seed, table.options, line)
    history = History(game, play.opening(game, None, table.options))
    for move in line:
        history.apply(move.action, move.seat)
    return records.write(history, names_of(table))


def names_of(table: TableData) -> list[str]:
    """Who sat where, without what has a meaning in a record."""
    names = [table.names.get(chair.person) or chair.bot for chair in table.chairs]
    return [" ".join(name.replace(",", " ").replace("#", " ").split()) for name in names]


def line_of(game: Game, record: Record, moves: int) -> tuple[int | None, list[Move], dict[str, object]]:
    """The first moves of a record. Where the game is not over those of chance are among them, and there is no seed:
    whoever knows that of the record must not know what comes."""
    history = records.replay(record, game, moves)
    options, stream = history.state.options, history.state.stream
    if stream is None or history.state.returns is not None:
        return None if stream is None else stream.seed, history.moves, options
    return None, with_chance(game, stream.seed, options, history.moves), options


def of_record(shelf: Shelf, wanted: ImportedRecord, person: str) -> tuple[Game, TableData, list[Move]]:
    """A new table where all seats are mine, and the moves of a record that it begins with."""
    record = records.read(wanted.record)
    header = record.header
    game = shelf.find(header["game"], header["pack"].split()[-1] if header["pack"].split() else "")
    if header["seed"] != records.ASKED and records.read_seed(header["seed"]) < 0:
        raise BadInput("error-record-seed", seed=header["seed"])
    moves = len(record.lines) if wanted.move is None else wanted.move
    if not 0 <= moves <= min(len(record.lines), LONGEST_GAME):
        raise Wrong(400, "error-no-moment", moves=len(record.lines))
    seed, line, options = line_of(game, record, moves)
    table = setting.new(game, NewTable(game.id, options, [SeatWish("me")] * game.seats_in(options)), person)
    return game, msgspec.structs.replace(table, seed=seed, origin="record"), line


def onward(game: Game, old: TableData, line: list[Move], person: str) -> tuple[TableData, list[Move]]:
    """A new table where a finished game goes on after these moves: my seats are mine again, bots have the others."""
    if old.seed is not None:
        line = with_chance(game, old.seed, old.options, line)
    table = setting.new(game, NewTable(old.game, old.options, pack=old.pack), person)
    mine = old.seats_of(person) or [0]
    chairs = [setting.next_chair(chair, person if seat in mine else "") for seat, chair in enumerate(old.chairs)]
    return msgspec.structs.replace(table, seed=None, origin="record", chairs=chairs), line


def played(game: Game, table: TableData, moves: list[Move], now: float) -> tuple[Play, list[Row]]:
    """The game of a record, and its rows: what chance answered stands with the decision before it."""
    opening: list[int] = []
    line: list[tuple[Move, list[int]]] = []
    for move in moves:
        if move.seat != CHANCE:
            line.append((move, []))
        else:
            (line[-1][1] if line else opening).append(move.action)
    current, first = play.begin(game, table.seed, table.options, table.clock, now, opening)
    stored = [msgspec.structs.replace(first, events=[Happening("table-from-record", {}), *first.events])]
    for move, draws in line:
        entry = Entry("move", move.seat, move.action, Details(draws=draws), person=table.owner)
        current, row = current.after(entry, now)
        stored.append(row)
    if not current.ending:
        current, row = current.after(Entry("resumed", -1, events=(Happening("table-goes-on", {}),)), now)
        stored.append(row)
    return current, stored
