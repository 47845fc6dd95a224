"""What seeing the deck would be worth in Famiglia:
python -m tools.measuring.cheater [--pairs 50] [--share 0.1] [--workers 1]

A bot that is shown the deck, with normal's steps, plays normal on paired deals; so does hard, which is not shown it.
The share of the cheater's lead that hard has, too, says how much of what can be won is won by thinking.
"""

import argparse
from functools import partial

from consigliere import games
from consigliere.arena.match import wilson
from consigliere.bots import Budget, make_bot
from consigliere.bots.famiglia.brain import street
from consigliere.bots.famiglia.ending import WithEndings
from consigliere.bots.famiglia.judgement import judgement_for
from consigliere.bots.levels import in_steps
from consigliere.bots.tree import Tree
from consigliere.bots.workers import answers, collect_rarely
from consigliere.kernel import Game, State


def cheat(game: Game, state: State, budget: Budget) -> int:
    """Every line in the real world, with the real deck."""
    tree = Tree(
        game.teams(state.options), WithEndings(judgement_for(game), game.teams(state.options)), state.clone, street
    )
    tree.grow(budget)
    return tree.thought().best.action


def play_pair(share: float, cheats: bool, seed: int) -> float:
    """What the cheater, or hard, gets against normal in both games of a deal."""
    game = games.load("famiglia")
    total = 0.0
    for first in range(2):
        state = game.new(seed=seed, journal=False)
        normal, hard = (make_bot(level, game, seed * 2 + first) for level in ("normal", "hard"))
        while (seat := state.seat) >= 0:
            if seat != first:
                action = normal.choose(state.view(seat), in_steps(game, "normal", share))
            elif cheats:
                action = cheat(game, state, in_steps(game, "normal", share))
            else:
                action = hard.choose(state.view(seat), in_steps(game, "hard", share))
            state.apply(action)
        returns = state.returns
        assert returns is not None
        total += returns[first]
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--share", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args()
    collect_rarely()
    leads: list[float] = []
    for name, cheats in (("shown the deck", True), ("hard", False)):
        score, games_played = 0.0, 0
        deals = range(wanted.seed, wanted.seed + wanted.pairs)
        for pair in answers(partial(play_pair, wanted.share, cheats), deals, wanted.workers):
            score, games_played = score + pair, games_played + 2
            low, high = wilson(score / games_played, games_played)
            interval = f"{100 * low:.1f} to {100 * high:.1f} %"
            print(f"{name}: {100 * score / games_played:.1f} % ({interval}) of {games_played} games", flush=True)
        leads.append(score / games_played - 0.5)
    print(f"hard has {100 * leads[1] / leads[0]:.0f} % of the lead")


if __name__ == "__main__":
    main()
