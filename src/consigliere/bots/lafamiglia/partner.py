"""What partners tell each other: a wish that the bot heeds where it costs little, and what the bot is about to do."""

from typing import Any, Final

import msgspec

from consigliere.bots.contract import Wish
from consigliere.bots.partners import Intention
from consigliere.games.lafamiglia import flow, parts
from consigliere.games.lafamiglia.actions import KIND_OF, KINDS, MOVE_TARGET, ORDER_AREA, PLACE_AREA, PLAN_TURN
from consigliere.games.lafamiglia.names import AREAS, FAMILY_TOKENS, P_PLACE, POLICE
from consigliere.games.lafamiglia.planning import cells
from consigliere.games.lafamiglia.table import ENCOUNTER, PHASES, Table
from consigliere.kernel import Game, View
from consigliere.kernel.frames import PROCEDURE

ATTACK: Final = "attack"
SAVE: Final = "save"
DEFEND: Final = "defend"

# What is added to the worth of a position; an area is worth about 2, a mandamento about 10
COIN: Final = 0.7
GUARD: Final = 1.0
TAKEN: Final = 6.0
READY: Final = 3.0
NEAR: Final = 0.4


def wishes() -> dict[str, list[str]]:
    return {ATTACK: list(AREAS), SAVE: [], DEFEND: []}


def words(wish: Wish | None) -> tuple[str, dict[str, Any]]:
    if wish is None:
        return "lafamiglia-wish-none", {}
    if wish.what == ATTACK:
        return "lafamiglia-wish-attack", {"area": wish.about}
    return ("lafamiglia-wish-save" if wish.what == SAVE else "lafamiglia-wish-defend"), {}


def heeded(t: Table, seat: int, wish: Wish | None) -> float:
    """How much a position is what the partner wishes of this seat."""
    if wish is None:
        return 0.0
    if wish.what == SAVE:
        return COIN * t.money[seat]
    if wish.what == DEFEND:
        return GUARD * (sum([t.soldiers[area] for area in range(36) if t.holder[area] == seat]) + _coming(t, seat))
    return _attacks(t, seat, AREAS.index(wish.about))


def _coming(t: Table, seat: int) -> int:
    """Soldiers that the turn under way can still place."""
    most = 0
    for frame in t.stack:
        if frame[PROCEDURE] == flow.PLACE:
            most += frame[parts.MOST]
        elif frame[PROCEDURE] == flow.CELL:
            inside = t.book.cell_parts[t.round][frame[cells.CELL]]
            for n in range(len(inside) // cells.PART):
                if inside[cells.PART * n] == P_PLACE and not frame[cells.PARTS_DONE] >> n & 1:
                    most += inside[cells.PART * n + cells.N] + t.base(seat, POLICE)
    return min(most, t.hq[seat])


def _attacks(t: Table, seat: int, target: int) -> float:
    """The area is taken, or an attack on it is ordered, or soldiers stand next to it."""
    if t.holder[target] == seat:
        return TAKEN
    found = 0.0
    first = FAMILY_TOKENS * t.colour[seat]
    for area in t.book.neighbours[target]:
        if t.holder[area] != seat:
            continue
        found += NEAR * min(5, t.soldiers[area] - 1)
        if any(t.where[token] == area and t.book.attack[token] for token in range(first, first + FAMILY_TOKENS)):
            found = max(found, READY + NEAR * min(5, t.soldiers[area] - 1))
    return min(found, TAKEN)


def intention(game: Game, view: View, line: tuple[int, ...]) -> Intention | None:
    """Told where a planning turn begins, and while an order is carried out."""
    if view.phase != PHASES[ENCOUNTER] and view.decisions[0].kind != KINDS[PLAN_TURN]:
        return None
    found = _most_important([(KIND_OF[action], game.describe(action).args) for action in line])
    return None if found is None else Intention(_turn(view), *found)


def _most_important(described: list[tuple[int, dict[str, Any]]]) -> tuple[str, dict[str, Any]] | None:
    for kind, message in (
        (MOVE_TARGET, "lafamiglia-intent-attack"),
        (ORDER_AREA, "lafamiglia-intent-order"),
        (PLACE_AREA, "lafamiglia-intent-place"),
    ):
        for found, args in described:
            if found == kind and "area" in args:
                return message, {"area": args["area"]}
    for found, args in described:
        if found == PLAN_TURN and "column" in args:
            return "lafamiglia-intent-gain", {"column": args["column"]}
    return None


def _turn(view: View) -> str:
    """With every planning turn a disc leaves the upper sheet, with every order of the encounter one is carried out."""
    board = msgspec.to_builtins(view.board)
    discs = sum(sum(column) for column in board["upper"])
    carried_out = sum(order["resolved"] for order in board["orders"])
    return f"{board['round']} {view.phase} {discs} {carried_out}"
