"""How many simulations does a search get in the same time? Ours of La Famiglia beside those of Catanatron's MCTS.

    python -m benchmarks.simulations          (with the extra `bench` and after `make compiled`)

A simulation of Catanatron's MCTS is a copy of the game, played to its end by random players. Ours is a world imagined
from a view, played to the end of the round by the quick player that the brain compares lines with; positions are those
it does so in. Both take turns in one run, each in a process of its own; the best round of each counts.
"""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
ROUNDS = 3
SECONDS = 4.0
STRIDE = 25  # decisions between two positions of a game that are played out
GAMES = 8
BAR = 20
OURS, THEIRS = "La Famiglia", "Catanatron"


def catanatron() -> Callable[[random.Random], None]:
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    def on(game: Game, rng: random.Random) -> None:
        legal = game.state.playable_actions
        game.execute(legal[int(rng.random() * len(legal))])

    def over(game: Game) -> bool:
        return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT

    positions: list[Game] = []
    rng = random.Random(1)
    for seed in range(1, GAMES + 1):
        game, decisions = Game([RandomPlayer(color) for color in Color], seed=seed), 0
        while not over(game):
            on(game, rng)
            decisions += 1
            if decisions % STRIDE == 0:
                positions.append(game.copy())

    def simulate(rng: random.Random) -> None:
        game = rng.choice(positions).copy()
        while not over(game):
            on(game, rng)

    return simulate


def lafamiglia() -> Callable[[random.Random], None]:
    import consigliere
    from consigliere.bots.lafamiglia.comparing import can_be_imagined, to_the_end_of_the_round
    from consigliere.bots.lafamiglia.conflict import Conflicts
    from consigliere.bots.lafamiglia.dice import Dice
    from consigliere.bots.lafamiglia.quick import QuickPlayer
    from consigliere.games.lafamiglia.evaluation.worths import USUAL
    from consigliere.games.lafamiglia.table import Table
    from consigliere.kernel import Stream, View

    game = consigliere.load("lafamiglia")
    first = game.new(seed=1)
    assert isinstance(first, Table)
    conflicts = Conflicts(first.book, first.predictable)
    views: list[View] = []
    rng = random.Random(1)
    for seed in range(GAMES):
        state = game.new(seed=seed, journal=False)
        while state.legal:
            assert isinstance(state, Table)
            if state.seq % STRIDE == 0 and can_be_imagined(state):
                views.append(state.view(state.seat))
            state.apply(rng.choice(state.legal))

    def simulate(rng: random.Random) -> None:
        world = game.imagine(rng.choice(views), Stream(rng.getrandbits(32)))
        assert isinstance(world, Table)
        to_the_end_of_the_round(world, QuickPlayer(conflicts, USUAL, Dice(rng.getrandbits(32))))

    return simulate


def worker(name: str) -> None:
    simulate = {OURS: lafamiglia, THEIRS: catanatron}[name]()
    rng, done = random.Random(2), 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        simulate(rng)
        done += 1
    print(json.dumps(done / spent))


def measured(name: str) -> float:
    path = os.pathsep.join([str(COMPILED if name == OURS else ROOT / "src"), str(ROOT)])
    command = [sys.executable, "-m", "benchmarks.simulations", name]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, cwd=ROOT, capture_output=True, check=True)
    return float(json.loads(done.stdout))


def main() -> None:
    best = {OURS: 0.0, THEIRS: 0.0}
    for _ in range(ROUNDS):
        for name in best:
            best[name] = max(best[name], measured(name))
    ratio = best[OURS] / best[THEIRS]
    print("\n".join(f"{name}: {number:,.0f} simulations/s" for name, number in best.items()))
    print(f"{ratio:.1f} times as many (at least {BAR})")
    sys.exit(ratio < BAR)


if __name__ == "__main__":
    worker(sys.argv[1]) if len(sys.argv) > 1 else main()
