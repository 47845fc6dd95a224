"""How the phases of a round follow each other (section 19)."""

from consigliere.games.lafamiglia.flow import CHECKING, PLANNING_START, RESOLVING
from consigliere.games.lafamiglia.names import AREAS, COLOURS, FAMILY_TOKENS, TOKENS
from consigliere.games.lafamiglia.table import CHECK, ENCOUNTER, PLANNING, Table


def begin_planning(t: Table) -> None:
    """LF-164: the holder of the Primo Giocatore marker leads."""
    t.round += 1
    t.phase = PLANNING
    t.leader = t.primo
    t.begin_for(t.leader)
    if t.journal is not None:
        t.note("lafamiglia-event-round", {"round": t.round, "seat": t.leader})
    t.push([PLANNING_START, 0, t.leader])


def begin_check(t: Table, after_encounter: int) -> None:
    t.phase = CHECK
    t.push([CHECKING, 0, t.leader, after_encounter, 0])


def begin_encounter(t: Table) -> None:
    """LF-87, LF-109: all tokens on the map are turned face up."""
    t.phase = ENCOUNTER
    t.leader = t.primo
    t.begin_for(t.leader)
    t.revealed += 1
    if t.journal is not None:
        t.note("lafamiglia-event-encounter", {"round": t.round, "seat": t.leader})
        for token in range(78):
            if t.where[token] < 36:
                args: dict[str, object] = {"colour": COLOURS[token // FAMILY_TOKENS], "token": TOKENS[token]}
                t.note("lafamiglia-event-reveal", {**args, "area": AREAS[t.where[token]]})
    t.push([RESOLVING, 0, t.leader])
