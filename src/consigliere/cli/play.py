"""A game in the terminal: people at some seats, bots at the others."""

from collections.abc import Sequence
from pathlib import Path

import typer

from consigliere.bots import LEVELS, Bot, Budget, make_bot
from consigliere.bots.advice import advice
from consigliere.bots.brains import brain
from consigliere.bots.levels import LevelBot
from consigliere.cli.advising import advice_words
from consigliere.cli.boards import board_of
from consigliere.cli.partner import Partnership
from consigliere.cli.saves import autosave_file, write_file
from consigliere.cli.stopping import Stopped, exit_code
from consigliere.cli.words import console, dashed, happening, in_words, reason, say, sentence
from consigliere.kernel import BadInput, ConsigliereError, Game, View, records, rules
from consigliere.kernel.history import History
from consigliere.kernel.reading import is_digits, read_number

YOU = "you"
ADVISER = "normal"
COMMANDS = ("board", "undo", "redo", "hint", "why", "seen", "rule", "level", "wish", "save", "help", "quit")


class Quit(Exception):
    """The person wants to stop."""


class Table:
    """One game: `seats` names who sits where, "you" for a person, else a bot."""

    def __init__(self, history: History, seats: Sequence[str], bot_seed: int) -> None:
        self.history = history
        self.game: Game = history.game
        self.seats = list(seats)
        self.players = _player_names(self.seats)
        self.bot_seed = bot_seed
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, self.game, bot_seed + seat) for seat, name in enumerate(seats) if name != YOU
        }
        self.partnership = Partnership(self.game, self.bots, history.state.options)
        self.file = autosave_file(self.game.id)
        self.seen = False
        self.shown = (-1, "")
        self.told = 0
        self.board = board_of(self.game.id)

    def play(self) -> None:
        """Play to the end, or until the person quits; the record is on disk after every move."""
        console.print(say("play-welcome", commands=", ".join([*COMMANDS, *self.board.LOOKS])))
        self.tell()
        try:
            while self.history.state.returns is None:
                self._decide()
                self._save(self.file)
        except (Quit, Stopped, EOFError) as why:
            self._save(self.file)
            console.print("\n" + say("play-saved-to", file=str(self.file), game=self.game.id), soft_wrap=True)
            raise typer.Exit(exit_code(why)) from None
        self.show()
        console.print(say("play-over", file=str(self.file)))

    def _decide(self) -> None:
        state = self.history.state
        seat = state.seat
        if seat in self.bots:
            self.history.apply(self._chosen(seat, state.view(seat)), seat)
        else:
            self._show_once()
            self._ask(seat)
        self.tell()

    def _chosen(self, seat: int, view: View) -> int:
        bot = self.bots[seat]
        if isinstance(bot, LevelBot):
            return self.partnership.choose(seat, view, bot, self.players[seat])
        return bot.choose(view, Budget())

    def _ask(self, seat: int) -> None:
        """Ask until something was decided or taken back."""
        before = self.history.state.seq
        list_options(self.game, self.history.state.view(seat), self.players)
        while self.history.state.seq == before:
            words = input("> ").strip()
            try:
                self._obey(words, seat)
            except ConsigliereError as error:
                console.print(sentence(error))

    def _obey(self, words: str, seat: int) -> None:
        command, _, rest = words.partition(" ")
        if command in COMMANDS:
            getattr(self, f"_do_{command}")(rest.strip(), seat)
        elif command in self.board.LOOKS:
            view = self.history.state.show(seat)
            console.print(self.board.LOOKS[command](view, rest.strip(), self.game.pack))
        elif words:
            self.history.apply(self._action(words), seat)

    def _action(self, words: str) -> int:
        """An action by its number in the list or by its notation."""
        legal = self.history.state.legal
        if is_digits(words):
            return legal[read_choice(words, len(legal)) - 1]
        return self.history.state.parse(words)

    def _do_undo(self, rest: str, seat: int) -> None:
        people = [move.seat for move in self.history.moves if move.seat not in self.bots]
        self.history.undo(people[-1] if people else seat, agreed=True)
        self.told = min(self.told, len(self.history.state.journal or []))
        console.print(say("play-undone"))
        self.shown = (-1, "")

    def _do_redo(self, rest: str, seat: int) -> None:
        self.history.redo()

    def _do_hint(self, rest: str, seat: int) -> None:
        view = self.history.state.view(seat)
        thought = brain(self.game, 0).think(view, Budget(seconds=LEVELS[ADVISER].seconds))
        for line in advice_words(self.game, advice(self.game, view, thought), seat, self.players):
            console.print(line)

    def _do_why(self, rest: str, seat: int) -> None:
        refusal = self.history.state.explain(self._action(rest), seat)
        console.print(say("play-why-legal") if refusal is None else reason(refusal))

    def _do_seen(self, rest: str, seat: int) -> None:
        self.seen = not self.seen
        self.show()

    def _do_rule(self, rest: str, seat: int) -> None:
        console.print(rules.rule_text(rules.read_rules(self.game.id), rest.upper()))

    def _do_level(self, rest: str, seat: int) -> None:
        """Bots play on at another level: all of them, or that of one seat."""
        *which, level = rest.split() or [""]
        seats = [read_choice(which[0], len(self.seats)) - 1] if which else list(self.bots)
        if level not in LEVELS or len(which) > 1:
            raise BadInput("error-level", found=rest, known=", ".join(LEVELS))
        for one in seats:
            if one not in self.bots:
                raise BadInput("error-no-bot")
            self.bots[one] = make_bot(level, self.game, self.bot_seed + one)
            self.seats[one] = level
            self.players[one] = f"{level} {one + 1}"
            console.print(say("table-level", self.players, seat=one, level=level))

    def _do_wish(self, rest: str, seat: int) -> None:
        console.print(self.partnership.tell(seat, rest))

    def _do_save(self, rest: str, seat: int) -> None:
        file = Path(rest) if rest else self.file
        self._save(file)
        console.print(say("play-saved", file=str(file)))

    def _do_help(self, rest: str, seat: int) -> None:
        for command in [*COMMANDS, *self.board.LOOKS]:
            console.print(f"  {command:<6} {say('play-command', command=command)}")

    def _do_quit(self, rest: str, seat: int) -> None:
        raise Quit

    def _save(self, file: Path) -> None:
        write_file(file, records.write(self.history, self.seats))

    def _do_board(self, rest: str, seat: int) -> None:
        self.show()

    def _show_once(self) -> None:
        """The board before the first of several decisions that follow each other; `board` shows it again."""
        state, moves = self.history.state, self.history.moves
        moment = (state.seat, self.game.phase(state))
        if moment != self.shown or not moves or moves[-1].seat != state.seat:
            self.show()
        self.shown = moment

    def show(self) -> None:
        state = self.history.state
        seat = state.seat if state.seat >= 0 and state.seat not in self.bots else self._someone()
        console.print()
        console.print(self.board.draw(state.show(seat), self.players, self.seen, self.game.pack), soft_wrap=True)

    def _someone(self) -> int:
        return next((seat for seat in range(len(self.seats)) if seat not in self.bots), 0)

    def tell(self) -> None:
        """What happened since the last time, in words."""
        journal = self.history.state.journal or []
        for event in journal[self.told :]:
            if event.seats is None or any(seat not in self.bots for seat in event.seats):
                console.print("· " + happening(event, self.players))
        self.told = len(journal)


def read_choice(words: str, most: int) -> int:
    """The number of a choice of a list."""
    number = read_number(words, 1, most)
    if number is None:
        raise BadInput("error-no-such-choice", number=words, most=most)
    return number


def list_options(game: Game, view: View, players: Sequence[str]) -> None:
    """What a seat is asked, and all it may answer."""
    decision = next(decision for decision in view.decisions if decision.seat == view.seat)
    question = say(f"{game.id}-ask-{dashed(decision.kind)}", players, seat=view.seat)
    console.print(f"{question} [{decision.rule}]")
    for number, (_, notation, args) in enumerate(view.legal, 1):
        console.print(f"{number:>4}  {notation:<34} {in_words(game, args)}")


def _player_names(seats: Sequence[str]) -> list[str]:
    people = seats.count(YOU)
    names = []
    for seat, name in enumerate(seats):
        if name != YOU:
            names.append(f"{name} {seat + 1}")
        else:
            names.append(say("play-you") if people == 1 else say("player", number=seat + 1))
    return names
