"""The messages about what a person has played: ratings, wins and losses, finished games."""

import msgspec

from consigliere.server.messages import SeatInfo


class RatingInfo(msgspec.Struct, frozen=True):
    """How strong somebody is in a game, in games of one `pool`: "people"; a bot by its level, "bot normal"; or,
    where one plays alone against the game, "alone" with its level. Against bots and games 1500 is as strong as they."""

    game: str
    pool: str
    value: int
    deviation: int
    games: int


class Tally(msgspec.Struct, frozen=True):
    """Wins, draws and losses in a game: all of it ("" for `kind`), or against somebody: a person by name, a bot or the
    game itself as in `RatingInfo.pool`."""

    game: str
    kind: str
    name: str
    won: int
    drawn: int
    lost: int


class Profile(msgspec.Struct, frozen=True):
    """`mine`: it is my own, with everything; of others only what is public."""

    name: str
    account: bool
    mine: bool
    games: int
    ratings: list[RatingInfo]
    tallies: list[Tally]


class Played(msgspec.Struct, frozen=True):
    """A finished game: `score` 1 won, 0.5 drawn, 0 lost, None for who sat on both sides. `points`: of each team, the
    game's own last where one plays alone; maybe none. `change`: of the rating, None where the game does not count."""

    table: str
    game: str
    at: float
    seat: int
    seats: list[SeatInfo]
    score: float | None
    points: list[int]
    ending: str
    pool: str
    change: float | None
