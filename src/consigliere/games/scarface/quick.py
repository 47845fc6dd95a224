"""A quick set-up: for each decision of it a sensible answer, for people who would rather begin to play."""

from consigliere.games.scarface import actions, names
from consigliere.games.scarface.table import Table


def suggestion(t: Table) -> int | None:
    """None outside the set-up."""
    if not t.legal:
        return None
    if t.kind == actions.SETUP_DISTRICT:
        return max(t.legal, key=lambda action: _profit(t, action - actions.DO_SETUP_DISTRICT))
    if t.kind == actions.SETUP_GOOD:
        return t.legal[_stored(t) % 2]
    if t.kind in (actions.SETUP_GANG, actions.SETUP_RIVAL, actions.SETUP_VEHICLE, actions.SETUP_JOB):
        return t.legal[0]
    return None


def _profit(t: Table, district: int) -> int:
    """By day, of the tile that would be his."""
    tiles = [tile for tile in t.placed if t.district[tile] == district]
    return t.profit(tiles[0], t.human) if tiles else -1


def _stored(t: Table) -> int:
    """How many of the starting goods lie there: the first is alcohol, the next a gun."""
    return sum(sum(dealer[names.DEALER_GOODS :]) for dealer in t.dealers[t.human])
