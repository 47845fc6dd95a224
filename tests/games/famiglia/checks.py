"""What must hold in every position of Famiglia."""

from consigliere.games.famiglia.actions import LOWER
from consigliere.games.famiglia.invariants import check_invariants
from consigliere.games.famiglia.state import FamigliaState
from consigliere.kernel import State

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
    if state.options["rulings"] == "rulebook":
        check_rulebook(state)


def check_rulebook(state: FamigliaState) -> None:
    """F-17: a card is lowered by one amount only; F-24: no turn comes after the round in which the deck runs out."""
    lowered = [state.game.describe(action).args["card"] for action in state.legal] if state.kind == LOWER else []
    assert len(lowered) == len(set(lowered))
    assert state.turns_left < 1 or state.player == state.first
