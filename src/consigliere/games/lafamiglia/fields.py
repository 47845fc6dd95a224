"""Made by `python -m tools.fields` from the declarations in table.py: not to be changed by hand."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from consigliere.games.lafamiglia.table import Table

FIELDS: Final = (
    "replace_bribed", "around_neutral", "predictable", "choose_amounts", "last_round", "phase", "round", "leader",
    "primo", "player", "colour", "character", "dealt", "in_play", "holder", "soldiers", "labs", "cars", "boats",
    "where", "resolved", "orders", "tokens", "money", "bank", "hq", "supply", "pool", "cars_left", "boats_left",
    "labs_left", "discs", "neutral_discs", "uncovered", "upper", "lower", "tile_owner", "control", "marker",
    "used_tiles", "request", "hushed", "whispers", "issuing", "cards", "stack", "result",
)  # fmt: skip


def copy_fields(one: "Table", twin: "Table") -> None:
    """The game's share of `clone`."""
    twin.book = one.book
    twin.replace_bribed = one.replace_bribed
    twin.around_neutral = one.around_neutral
    twin.predictable = one.predictable
    twin.choose_amounts = one.choose_amounts
    twin.last_round = one.last_round
    twin.phase = one.phase
    twin.round = one.round
    twin.leader = one.leader
    twin.primo = one.primo
    twin.player = one.player
    twin.colour = one.colour[:]
    twin.character = one.character[:]
    twin.dealt = one.dealt[:]
    twin.in_play = one.in_play[:]
    twin.holder = one.holder[:]
    twin.soldiers = one.soldiers[:]
    twin.labs = one.labs[:]
    twin.cars = one.cars[:]
    twin.boats = one.boats[:]
    twin.where = one.where[:]
    twin.resolved = one.resolved[:]
    twin.orders = one.orders[:]
    twin.tokens = one.tokens[:]
    twin.money = one.money[:]
    twin.bank = one.bank
    twin.hq = one.hq[:]
    twin.supply = one.supply[:]
    twin.pool = one.pool
    twin.cars_left = one.cars_left[:]
    twin.boats_left = one.boats_left[:]
    twin.labs_left = one.labs_left
    twin.discs = one.discs[:]
    twin.neutral_discs = one.neutral_discs
    twin.uncovered = one.uncovered[:]
    twin.upper = one.upper[:]
    twin.lower = one.lower[:]
    twin.tile_owner = one.tile_owner[:]
    twin.control = one.control[:]
    twin.marker = one.marker[:]
    twin.used_tiles = one.used_tiles
    twin.request = one.request
    twin.hushed = one.hushed
    twin.whispers = one.whispers[:]
    twin.issuing = one.issuing
    twin.cards = one.cards[:]
    twin.stack = [row[:] for row in one.stack]
    twin.result = one.result
