"""What can be picked on the board before it is asked: a cell before the disc, an area before the part of the cell. The
engine plays the few decisions that lead there on a clone, so what it offers is legal by the same rules."""

from typing import Any

import msgspec

from consigliere.games.lafamiglia import actions, parts
from consigliere.games.lafamiglia.names import NEUTRAL, same_team
from consigliere.games.lafamiglia.planning import issuing, turns
from consigliere.games.lafamiglia.table import Table

Step = tuple[str, dict[str, Any]]

MENUS = {actions.PLAN_DISC, actions.PLAN_PART, actions.GAIN_STEP, actions.EQUIP_KIND, actions.ENC_PART}
PLACES = {
    actions.PLAN_CELL: "cell", actions.ORDER_TOKEN: "token", actions.ORDER_AREA: "area", actions.PLACE_AREA: "area",
    actions.CAR_AREA: "area", actions.LAB_AREA: "area", actions.BOAT_SEA: "sea", actions.RALLY_AREA: "area",
    actions.INFL_ROW: "row", actions.MOVE_TARGET: "area", actions.BOMB_TARGET: "area", actions.PENTITO_AREA: "area",
    actions.INCITE_AREA: "area",
}  # fmt: skip
ONE_BY_ONE = {actions.SETUP_SOLDIER, actions.SETUP_CAR, actions.GAIN_DISC}


class Ahead(msgspec.Struct, frozen=True):
    """After the decisions of `path` (each a notation with its arguments, together costing `fee`) `kind` is asked, and
    any of `ids` answers it: cells, areas, tokens, seas or rows, as `what` says. `then`: where the token may lie,
    whichever it is."""

    path: list[Step]
    fee: int
    kind: str
    what: str
    ids: list[str]
    then: list[str]


class Rest(msgspec.Struct, frozen=True):
    """Of what is placed so many are `left`, this one included; `ids`: where all of them may go, one by one."""

    left: int
    ids: list[str]


def ahead(t: Table, viewer: int | None) -> list[Ahead]:
    """What the viewer could pick now though it is asked later; orders that are asked for with where they may lie."""
    if not _asked(t, viewer):
        return []
    found: list[Ahead] = []
    if t.kind == actions.ORDER_TOKEN:
        found.append(_ahead(t, t, []))
    else:
        _explore(t, t, [], found)
    return found


def rest(t: Table, viewer: int | None) -> Rest | None:
    if not _asked(t, viewer):
        return None
    if t.kind in ONE_BY_ONE:
        left = _left(t)
        return Rest(left, [_id(t, action) for action in t.legal if _takes(t, action, left)] if left > 1 else [])
    frame = t.stack[-1]
    if t.kind in (actions.PLACE_AREA, actions.PLACE_COUNT):
        return Rest(min(frame[parts.MOST], t.hq[t.seat]), [])
    return Rest(frame[issuing.LEFT], []) if t.kind in (actions.ORDER_TOKEN, actions.ORDER_AREA) else None


def _asked(t: Table, viewer: int | None) -> bool:
    return viewer is not None and viewer == t.seat and not t.others


def _explore(start: Table, t: Table, path: list[Step], found: list[Ahead]) -> None:
    for action in _ways(t):
        after = _after(t, action)
        if after.seat != t.seat or after.others:
            continue
        described = t.game.describe(action)
        longer = [*path, (described.notation, dict(described.args))]
        if after.kind in MENUS:
            _explore(start, after, longer, found)
        elif after.kind in PLACES:
            found.append(_ahead(start, after, longer))


def _ways(t: Table) -> list[int]:
    if t.kind == actions.PLAN_TURN:
        return [actions.DO_USE] if actions.DO_USE in t.legal else []
    if t.kind == actions.PLAN_DISC:
        return [min(t.legal, key=lambda action: _fee_and_whose(t, action))]
    return [action for action in t.legal if action not in actions.DECLINING] if t.kind in MENUS else []


def _fee_and_whose(t: Table, action: int) -> tuple[int, bool]:
    """The cheapest disc; a fee rather to the partner than to an opponent."""
    side = turns.side_of(t, action)
    return turns.disc_fee(t.stack[-1], side), side != NEUTRAL and not same_team(side, t.seat)


def _ahead(start: Table, t: Table, path: list[Step]) -> Ahead:
    what = PLACES[t.kind]
    ids = [str(args[what]) for args in _args(t) if what in args]
    fee = start.money[t.seat] - t.money[t.seat]
    return Ahead(path, fee, actions.KINDS[t.kind], what, list(dict.fromkeys(ids)), _then(t))


def _then(t: Table) -> list[str]:
    """Where a token may lie (LF-66, LF-67, LF-68)."""
    tokens = [action for action in t.legal if action not in actions.DECLINING] if t.kind == actions.ORDER_TOKEN else []
    if not tokens:
        return []
    after = _after(t, tokens[0])
    return [str(args["area"]) for args in _args(after)] if after.kind == actions.ORDER_AREA else []


def _args(t: Table) -> list[dict[str, Any]]:
    return [dict(t.game.describe(action).args) for action in t.legal]


def _id(t: Table, action: int) -> str:
    args = t.game.describe(action).args
    return str(args["cell"] if "cell" in args else args["area"])


def _left(t: Table) -> int:
    """How many are placed one by one, this one included."""
    asked, kind, n = t.seat, t.kind, 0
    after = t
    while after.seat == asked and after.kind == kind and not after.others:
        after = _after(after, after.legal[0])
        n += 1
    return n


def _takes(t: Table, action: int, n: int) -> bool:
    """Whether all of them may be placed there."""
    after = t
    for _ in range(n):
        if action not in after.legal:
            return False
        after = _after(after, action)
    return True


def _after(t: Table, action: int) -> Table:
    twin = t.clone()
    assert isinstance(twin, Table)
    twin.apply(action)
    return twin
