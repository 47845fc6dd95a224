"""What a bot and its partner tell each other, in the games that have partners: the module of each game says it."""

from pkgutil import resolve_name
from typing import Any, NamedTuple, Protocol

from consigliere.bots.contract import Wish
from consigliere.kernel import BadInput, Game, View

PARTNERS = {"lafamiglia": "consigliere.bots.lafamiglia.partner"}
NONE = "none"  # a wish is withdrawn
QUIET, SPEAK = "quiet", "speak"  # whether the bot says what it intends


class Intention(NamedTuple):
    """What a bot is about to do, as a message with its arguments; of one `turn` only one is told."""

    turn: str
    message: str
    args: dict[str, Any]


class Partners(Protocol):
    def wishes(self) -> dict[str, list[str]]:
        """What a bot can be told, each with what it can be about (nothing: it needs no more words)."""

    def words(self, wish: Wish | None) -> tuple[str, dict[str, Any]]:
        """A wish, or that there is none, as a message with its arguments."""

    def intention(self, game: Game, view: View, line: tuple[int, ...]) -> Intention | None:
        """What a line of the view's seat intends; None where it is not worth a word."""


def partners(game: Game) -> Partners | None:
    """None for a game without partners."""
    if game.id not in PARTNERS:
        return None
    found: Partners = resolve_name(PARTNERS[game.id])
    return found


def wishes(game: Game) -> dict[str, list[str]]:
    known = partners(game)
    return {} if known is None else known.wishes()


def read_wish(game: Game, what: str, about: str) -> Wish | None:
    """A wish from outside; None withdraws it."""
    known = wishes(game)
    if what == NONE and not about:
        return None
    if what not in known:
        raise BadInput("error-unknown-wish", wish=what, known=", ".join([*known, NONE]))
    if about not in (known[what] or [""]):
        raise BadInput("error-wish-about", wish=what, found=about, known=", ".join(known[what]))
    return Wish(what, about)
