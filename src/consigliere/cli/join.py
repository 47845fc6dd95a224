"""`consigliere join`: a seat at a server's table, played in this terminal."""

import json
import secrets
import shlex
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from consigliere import games
from consigliere.bots import LEVELS
from consigliere.cli.advising import advice_words
from consigliere.cli.boards import board_of, with_board
from consigliere.cli.guests import Guest, Refused
from consigliere.cli.options import Options, PackFolder, read_options
from consigliere.cli.partner import wish_words
from consigliere.cli.play import Quit, list_options, read_choice
from consigliere.cli.stopping import Stopped, exit_code
from consigliere.cli.words import console, has_text, say, sentence
from consigliere.kernel import BadInput, ConsigliereError, View, rules
from consigliere.kernel.reading import is_digits
from consigliere.server import messages as m

HERE = ("board", "rule", "level", "help", "quit")
SENT: dict[str, dict[str, Any]] = {
    "undo": {"type": "undo"},
    "redo": {"type": "redo"},
    "reset": {"type": "reset"},
    "ask": {"type": "ask", "what": "undo"},
    "draw": {"type": "ask", "what": "draw"},
    "yes": {"type": "answer", "yes": True},
    "no": {"type": "answer", "yes": False},
    "hint": {"type": "hint"},
    "why": {"type": "why"},
    "say": {"type": "say"},
    "wish": {"type": "wish"},
    "resign": {"type": "resign"},
}
RETRY_SECONDS = 1.0
NEWS: msgspec.json.Decoder[m.AnyNews] = msgspec.json.Decoder(m.AnyNews)


def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help=say("help-join-link"))],
    name: Annotated[str, typer.Option(help=say("help-join-name"))] = "",
    new: Annotated[str | None, typer.Option(metavar="GAME", help=say("help-join-new"))] = None,
    option: Options = None,
    pack: PackFolder = None,
) -> None:
    address, _, table = link.rstrip("/").rpartition("/t/")
    if (new is None and not address) or not link.startswith(("http://", "https://")):
        raise BadInput("error-join-link", link=link)
    guest = Guest(address or table, name)
    if new is not None:
        the_game, options = games.load(new, pack), read_options(option)
        seats = [m.SeatWish("me")] + [m.SeatWish("open")] * (the_game.seats_in(the_game.check_options(options)) - 1)
        table = guest.ask(m.TableInfo, "POST", "/api/tables", m.NewTable(new, options, seats)).id
        console.print(say("join-invite", link=f"{guest.address}/t/{table}"), soft_wrap=True)
    Place(guest, guest.ask(m.TableInfo, "GET", f"/api/tables/{table}"), pack).play()


class Place:
    """Where somebody sits at a table, or only looks on."""

    def __init__(self, guest: Guest, table: m.TableInfo, pack: Path | None) -> None:
        self.guest, self.table = guest, table
        self.game = games.load(table.game, pack)
        if table.pack != self.game.pack.digest:
            raise BadInput("error-record-other-pack", found=table.pack, pack=self.game.pack.digest)
        self.board = board_of(table.game)
        self.commands = [*HERE, *SENT, *self.board.LOOKS]
        self.link = f"{guest.address}/t/{table.id}"
        self.seat = self._sit_down()
        self.seq = 0
        self.view: View | None = None
        self.offers: list[m.Offer] = []
        self.unanswered = ""
        self.socket: Any = None
        self.news: SimpleQueue[m.AnyNews | ConsigliereError | str | None] = SimpleQueue()

    def _sit_down(self) -> int | None:
        """On my own seat, else on one that is free; if there is none I look on."""
        chairs = list(enumerate(self.table.seats))
        free = [seat for seat, chair in chairs if chair.kind == "open" or (chair.away and not chair.name)]
        for seat in [*(seat for seat, chair in chairs if chair.mine), *free][:1]:
            self.table = self.guest.ask(m.TableInfo, "POST", f"/api/tables/{self.table.id}/seats/{seat}")
            return seat
        return None

    @property
    def players(self) -> list[str]:
        return [say("play-you") if seat == self.seat else chair.name for seat, chair in enumerate(self.table.seats)]

    def play(self) -> None:
        """Until the game is over or the person has enough; what was played is at the server."""
        console.print(say("play-welcome", commands=", ".join(self.commands)))
        for work in (self._listen, self._read):
            threading.Thread(target=work, daemon=True).start()
        try:
            while self.view is None or self.view.returns is None:
                self._take(self.news.get())
        except (Quit, Stopped) as why:
            name = f" --name {shlex.quote(self.guest.name)}" if self.guest.name else ""
            console.print("\n" + say("join-left", command=f"consigliere join {self.link}{name}"), soft_wrap=True)
            raise typer.Exit(exit_code(why)) from None
        else:
            self._show()
            console.print(say("join-over", link=self.link), soft_wrap=True)

    # What comes in: messages of the server, lines of the keyboard, None when the connection is lost

    def _read(self) -> None:
        for line in sys.stdin:
            self.news.put(line.strip())
        self.news.put("quit")

    def _listen(self) -> None:
        place = "" if self.seat is None else f"&seat={self.seat}"
        address = f"{self.guest.address.replace('http', 'ws', 1)}/api/tables/{self.table.id}/live?seq="
        while True:
            with suppress(OSError, ConnectionClosed, InvalidHandshake):
                url = f"{address}{self.seq}{place}"
                with connect(url, additional_headers=self.guest.headers, max_size=None) as self.socket:
                    for message in self.socket:
                        self.news.put(self._understood(message))
            self.news.put(None)
            time.sleep(RETRY_SECONDS)

    def _understood(self, message: str | bytes) -> m.AnyNews | ConsigliereError:
        try:
            return NEWS.decode(message)
        except msgspec.MsgspecError as error:
            return BadInput("error-no-server", address=self.guest.address, reason=str(error))

    def _take(self, news: m.AnyNews | ConsigliereError | str | None) -> None:
        match news:
            case ConsigliereError():
                raise news
            case None:
                console.print(say("join-lost"))
            case str():
                self._obey(news)
            case m.Position() | m.Update():
                self._go_on(news)
            case m.TableChanged():
                self.table = news.table
            case m.Chat():
                self._hear(news.line)
            case _:
                self._answered(news)

    def _hear(self, line: m.Line) -> None:
        """A line of chat; what a bot and its partner tell each other is a message. A bot is called by its place."""
        words = say(line.message, self.players, **line.args) if line.message else line.text
        console.print(f"{line.name or self.players[line.seat]}: {words}")

    def _go_on(self, news: m.Position | m.Update) -> None:
        """Tell what happened; whoever is asked now and was not before sees the board."""
        asked = bool(self.view and self.view.legal)
        self.seq, self.offers = news.seq, news.offers
        if isinstance(news, m.Position):
            self.table = news.table
            self._send()
        for event in [event for event in news.events if has_text(event.message)]:
            console.print("· " + say(event.message, self.players, **event.args))
        if news.view is None:
            console.print(say("join-waiting"))
            return
        self.view = with_board(news.view)
        if self.view.legal:
            if not asked:
                self._show()
            list_options(self.game, self.view, self.players)
            self._ready()

    def _answered(self, reply: m.AnyReply) -> None:
        self.unanswered = ""
        if isinstance(reply, m.Refused) and not reply.id:
            raise Refused(reply.problem)
        if isinstance(reply, m.Hinted) and self.seat is not None:
            self._ready("\n".join(advice_words(self.game, reply.advice, self.seat, self.players)))
        elif isinstance(reply, (m.Refused, m.Reason)):
            self._ready(sentence(Refused(reply.problem)) if reply.problem else say("play-why-legal"))

    # What is typed

    def _obey(self, words: str) -> None:
        command, _, rest = words.partition(" ")
        try:
            if command in HERE:
                getattr(self, f"_do_{command}")(rest)
            elif command in self.board.LOOKS and self.view is not None:
                self._ready(self.board.LOOKS[command](self.view, rest.strip(), self.game.pack))
            elif words:
                self._send(SENT.get(command, {"type": "play"}) | self._more(command, rest.strip(), words))
        except ConsigliereError as error:
            self._ready(sentence(error))

    def _more(self, command: str, rest: str, words: str) -> dict[str, Any]:
        """What a command says besides its kind; an action may be a number of the list."""
        if command in ("yes", "no"):
            return {"offer": self.offers[0].id if self.offers else 0}
        if command == "say":
            return {"text": rest}
        if command == "wish":
            what, about = wish_words(rest)
            return {"what": what, "about": about}
        if command in SENT and command != "why":
            return {}
        action, legal = rest if command == "why" else words, self.view.legal if self.view else []
        return {"action": legal[read_choice(action, len(legal)) - 1][0] if is_digits(action) else action}

    def _send(self, command: dict[str, Any] | None = None) -> None:
        """A command, or that which is not answered yet: what was lost on its way is sent again."""
        if command is not None:
            seat = -1 if self.seat is None else self.seat
            self.unanswered = json.dumps({**command, "id": secrets.token_hex(8), "seat": seat, "seq": self.seq})
        if self.unanswered and self.socket is not None:
            with suppress(ConnectionClosed):
                self.socket.send(self.unanswered)

    def _do_board(self, rest: str) -> None:
        self._show()
        self._ready()

    def _do_rule(self, rest: str) -> None:
        self._ready(rules.rule_text(rules.read_rules(self.game.id), rest.strip().upper()))

    def _do_level(self, rest: str) -> None:
        """The bot of a seat plays on at another level, if the table is mine."""
        which, _, level = rest.strip().partition(" ")
        if level not in LEVELS:
            raise BadInput("error-level", found=rest, known=", ".join(LEVELS))
        seat = read_choice(which, len(self.table.seats)) - 1
        wish = m.SeatWish("bot", level)
        self.table = self.guest.ask(m.TableInfo, "PUT", f"/api/tables/{self.table.id}/seats/{seat}", wish)
        self._ready()

    def _do_help(self, rest: str) -> None:
        for command in self.commands:
            console.print(f"  {command:<6} {say('join-command', command=command)}")
        self._ready()

    def _do_quit(self, rest: str) -> None:
        raise Quit

    # What is shown

    def _show(self) -> None:
        if self.view is not None:
            console.print()
            console.print(self.board.draw(self.view, self.players, False, self.game.pack), soft_wrap=True)

    def _ready(self, words: str | Text = "") -> None:
        """Say something, and that it is time to type."""
        if words:
            console.print(words)
        console.print("> ", end="")
