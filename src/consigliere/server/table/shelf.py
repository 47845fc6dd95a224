"""The games this server offers: each game with the standard pack, and with every pack its owner has added."""

from collections.abc import Iterable, Mapping
from functools import cache

from consigliere.bots import BOTS
from consigliere.bots.partners import wishes
from consigliere.bots.puzzles import Collection, collection
from consigliere.kernel import BadInput, Game
from consigliere.kernel.provenance import ours, provenances
from consigliere.server.messages import GameInfo
from consigliere.server.table.wrong import Wrong


@cache
def puzzles_of(game: Game) -> Collection:
    """None where there are none for these rules and components."""
    try:
        return collection(game)
    except BadInput:
        return Collection(game.id, game.rules, game.pack.digest, {}, [])


def _seats_by(game: Game) -> dict[str, dict[str, int]]:
    """The options that decide how many play, each with the number for each of its values."""
    by = {
        name: {str(value): game.seats_in({name: value}) for value in values} for name, values in game.choices().items()
    }
    return {name: seats for name, seats in by.items() if len(set(seats.values())) > 1}


class Shelf:
    def __init__(self, games: Iterable[Game]) -> None:
        self.games = list(games)

    def find(self, id: str, pack: str = "") -> Game:
        """A game by its name; `pack` is the name or the digest of a pack, the first one if none is named."""
        for game in self.games:
            if game.id == id and pack in ("", game.pack.name, game.pack.digest):
                return game
        known = any(game.id == id for game in self.games)
        raise Wrong(404, "error-no-pack" if known else "error-no-game", game=id, pack=pack)

    def stored(self, id: str, rules: str, pack: str) -> Game:
        """The game of a stored table; it can be opened only with the rules and the pack it began with."""
        game = self.find(id, pack)
        if game.rules != rules:
            raise Wrong(409, "error-table-other-rules", found=rules, rules=game.rules)
        return game

    def teams(self, id: str, options: Mapping[str, object], seats: int) -> list[int]:
        """The team of each seat; of a game that is no longer offered, each for itself."""
        return next((game.teams(options) for game in self.games if game.id == id), list(range(seats)))

    def infos(self) -> list[GameInfo]:
        return [
            GameInfo(
                game.id,
                game.rules,
                game.pack.digest,
                game.pack.name,
                game.seats,
                _seats_by(game),
                game.teams({}),
                game.choices(),
                game.quick(),
                list(BOTS),
                len(puzzles_of(game).puzzles),
                ours(provenances(game.pack.tables)),
                wishes(game),
            )
            for game in self.games
        ]
