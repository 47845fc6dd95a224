"""Made by `python -m tools.fields` from the declarations in state.py: not to be changed by hand."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from consigliere.games.famiglia.state import FamigliaState

FIELDS: Final = (
    "hands", "areas", "street", "discard", "deck", "bottom", "first", "player", "passes", "run_out", "turns_left",
    "ended", "street_used", "accountant", "moved", "named", "brute", "lowered", "lowered_by", "to_deal", "dealing_in",
)  # fmt: skip


def copy_fields(one: "FamigliaState", twin: "FamigliaState") -> None:
    """The game's share of `clone`."""
    twin.points = one.points
    twin.hands = one.hands[:]
    twin.areas = one.areas[:]
    twin.street = one.street
    twin.discard = one.discard
    twin.deck = one.deck
    twin.bottom = one.bottom[:]
    twin.first = one.first
    twin.player = one.player
    twin.passes = one.passes
    twin.run_out = one.run_out
    twin.turns_left = one.turns_left
    twin.ended = one.ended
    twin.street_used = one.street_used
    twin.accountant = one.accountant
    twin.moved = one.moved
    twin.named = one.named
    twin.brute = one.brute
    twin.lowered = one.lowered
    twin.lowered_by = one.lowered_by
    twin.to_deal = one.to_deal
    twin.dealing_in = one.dealing_in
