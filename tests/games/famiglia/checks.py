"""What must hold in every position of Famiglia."""

from consigliere.games.famiglia.actions import LAY, LOWER, RECRUIT, TAKE
from consigliere.games.famiglia.cards import NO_CARD
from consigliere.games.famiglia.invariants import check_invariants
from consigliere.games.famiglia.state import FamigliaState
from consigliere.kernel import State
from consigliere.kernel.state import CHANCE

# Cards never come back from a hand to the Street, so there are at most 52 recruitments; two passes in a row end the
# game, so there are at most 53 passes between them and one more turn: 106 turns. In the first deck each discard takes
# at least one of its 46 cards. Beside these a turn has at most 14 decisions: stop or discard (2), accountant (1),
# take (4), lay (4), brute (1), lower (1), recruit (1).
LONGEST_GAME = 46 + 106 * 14
VARIANTS: list[dict[str, object]] = [{"rulings": "rulebook"}, {"rulings": "faq"}]


def check(state: State) -> None:
    assert isinstance(state, FamigliaState)
    check_invariants(state)
    assert len(state.legal) <= 100
    assert state.seq <= LONGEST_GAME
    check_nothing_left_over(state)
    if state.options["rulings"] == "rulebook":
        check_rulebook(state)


def check_nothing_left_over(state: FamigliaState) -> None:
    """What belongs to one step is forgotten after it."""
    assert state.to_deal == 0 or state.seat == CHANCE
    assert state.kind in (TAKE, LAY) or (state.accountant, state.moved, state.named) == (NO_CARD, 0, 0)
    assert state.kind == LOWER or state.brute == NO_CARD
    assert state.kind == RECRUIT or state.lowered == NO_CARD
    assert (state.lowered == NO_CARD) == (state.lowered_by == 0)


def check_rulebook(state: FamigliaState) -> None:
    """F-17: a card is lowered by one amount only; F-24: no turn comes after the round in which the deck runs out."""
    lowered = [state.game.describe(action).args["card"] for action in state.legal] if state.kind == LOWER else []
    assert len(lowered) == len(set(lowered))
    assert state.turns_left < 1 or state.player == state.first
