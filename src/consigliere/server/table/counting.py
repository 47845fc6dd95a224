"""What a finished game says about who played it: against whom, how it ended for them, and whether it is rated."""

from collections.abc import Sequence
from typing import NamedTuple

from consigliere.server.table.setting import Chair, TableData, rated

PEOPLE, ALONE = "people", "alone"
A_BOT = ""  # among the players of a side


class Share(NamedTuple):
    """A person's part in a game. `score` None: they sat on both sides. `pool`: with whom a rating compares, or ""."""

    person: str
    seat: int
    score: float | None
    rivals: list[str]
    pool: str
    ours: list[str]
    theirs: list[str]


def shares(table: TableData, teams: Sequence[int], returns: Sequence[float]) -> list[Share]:
    """Of everybody who sits there at the end."""
    pool = pool_of(table, teams)
    people = dict.fromkeys(chair.person for chair in table.chairs if chair.person)
    return [share(table, teams, person, returns, pool) for person in people]


def share(table: TableData, teams: Sequence[int], person: str, returns: Sequence[float], pool: str) -> Share:
    seats = table.seats_of(person)
    side = {teams[seat] for seat in seats}
    ours = [chair for chair, team in zip(table.chairs, teams, strict=True) if team in side]
    theirs = [chair for chair, team in zip(table.chairs, teams, strict=True) if team not in side]
    return Share(
        person=person,
        seat=seats[0],
        score=returns[seats[0]] if len(side) == 1 else None,
        rivals=[_alone(table)] if len(set(teams)) == 1 else list(dict.fromkeys(_rival(chair) for chair in theirs)),
        pool=pool,
        ours=[chair.person for chair in ours],
        theirs=[chair.person for chair in theirs] or [A_BOT],
    )


def pool_of(table: TableData, teams: Sequence[int]) -> str:
    """Rated are games of people alone, and of people (with bots beside them) against bots, all bots of one kind."""
    sides = [
        {chair.person for chair, its in zip(table.chairs, teams, strict=True) if its == team} for team in set(teams)
    ]
    people = [side - {A_BOT} for side in sides]
    on_both = len(set().union(*people)) < sum(len(side) for side in people)
    if on_both or not rated(table, teams) or any(_left(chair) for chair in table.chairs):
        return ""
    if len(sides) == 1:
        return _alone(table)
    bots = {_rival(chair) for chair in table.chairs if chair.kind == "bot"}
    if not bots:
        return PEOPLE
    return bots.pop() if len(bots) == 1 and len([side for side in people if side]) == 1 else ""


def _left(chair: Chair) -> bool:
    """Somebody got up, and a bot plays for nobody."""
    return chair.kind == "person" and not chair.person


def _rival(chair: Chair) -> str:
    return chair.person if chair.person else f"bot {chair.bot}"


def _alone(table: TableData) -> str:
    return f"{ALONE} {table.options.get('level', '')}".strip()
