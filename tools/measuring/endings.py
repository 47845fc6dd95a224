"""How often hard plays a best move in Famiglia's last turns:
python -m tools.measuring.endings [--positions 200] [--seed 1]

The positions come from games between bots of few steps, after the deck has run out for good, where not every action is
as good as the others. They are solved without any short cut where that is possible, else with those of the ending.
"""

import argparse
from collections.abc import Iterator

from consigliere import games
from consigliere.bots import Budget
from consigliere.bots.contract import Thought
from consigliere.bots.exact import Exact
from consigliere.bots.famiglia.brain import FamigliaBrain
from consigliere.bots.famiglia.ending import exact, is_last
from consigliere.bots.levels import in_steps
from consigliere.kernel import Game, State

FEW = Budget(steps=8)
WITHOUT_SHORT_CUTS = 10_000
MOST = 1_000_000


def last_positions(game: Game, seed: int) -> Iterator[tuple[State, Thought, bool]]:
    """Each with what is best there, and whether that was found without short cuts."""
    while True:
        seed += 1
        state = game.new(seed=seed, journal=False)
        players = [FamigliaBrain(game, 2 * seed + seat) for seat in range(2)]
        while (seat := state.seat) >= 0:
            if is_last(state):
                solved = exact(game.teams(state.options), MOST).thought(state)
                assert solved is not None
                if len({one.chance for one in solved.prospects}) > 1:
                    plain = Exact(game.teams(state.options), WITHOUT_SHORT_CUTS).thought(state)
                    yield state.clone(), plain or solved, plain is not None
            state.apply(players[seat].think(state.view(seat), FEW).best.action)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game = games.load("famiglia")
    budget = in_steps(game, "hard")
    right = plainly = 0
    found = last_positions(game, wanted.seed)
    for number in range(1, wanted.positions + 1):
        state, solved, plain = next(found)
        chosen = FamigliaBrain(game, number).think(state.view(state.seat), budget).best.action
        right += chosen in [one.action for one in solved.prospects if one.chance == solved.best.chance]
        plainly += plain
        if number % 20 == 0:
            print(f"{right} of {number} best moves; {plainly} solved without short cuts", flush=True)


if __name__ == "__main__":
    main()
