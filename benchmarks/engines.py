"""One engine, measured for some seconds in this process; prints a JSON object. Started by playouts.py."""

import copy
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

Game = Iterator[int]


def measure(games: Callable[[random.Random], Game], seconds: float) -> dict[str, float]:
    """Play whole games until the time is over; a game yields once, the number of its decisions."""
    rng = random.Random(1)
    for _ in range(20):
        next(games(rng))
    decisions = played = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += next(games(rng))
        played += 1
    return {"decisions/s": decisions / spent, "games/s": played / spent}


def openspiel(seconds: float) -> dict[str, float]:
    import pyspiel

    game = pyspiel.load_game("gin_rummy")

    def play(rng: random.Random) -> Game:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            decisions += 1
        yield decisions

    return measure(play, seconds)


def rlcard(seconds: float) -> dict[str, float]:
    import rlcard

    env = rlcard.make("gin-rummy")

    def play(rng: random.Random) -> Game:
        view, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(view["legal_actions"])
            view, _ = env.step(legal[int(rng.random() * len(legal))])
            decisions += 1
        yield decisions

    return measure(play, seconds)


def famiglia(seconds: float) -> dict[str, float]:
    """Eager play: it declines only when nothing else is legal, so that games reach both decks."""
    import consigliere

    game = consigliere.load("famiglia")
    refusals = game.refusals

    def play(rng: random.Random) -> Game:
        state = game.new(seed=rng.getrandbits(60), journal=False)
        while legal := state.legal:
            skip = legal[0] in refusals
            state.apply(legal[skip + int(rng.random() * (len(legal) - skip))])
        yield state.seq

    return {**measure(play, seconds), **famiglia_clone(), **famiglia_by_quarter(seconds)}


def famiglia_clone() -> dict[str, float]:
    import consigliere

    state = consigliere.load("famiglia").new(seed=1, journal=False)
    return {
        "clone(), µs": cost(state.clone),
        "copy.copy of a three-field dataclass, µs": cost(lambda: copy.copy(THREE)),
    }


def famiglia_by_quarter(seconds: float) -> dict[str, float]:
    """Decisions/s in each quarter of the same eager games."""
    import consigliere

    game = consigliere.load("famiglia")
    rng = random.Random(2)
    spent, decided = [0.0] * 4, [0] * 4
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        seed = rng.getrandbits(60)
        line: list[int] = []
        state = game.new(seed=seed, journal=False)
        while legal := state.legal:
            skip = legal[0] in game.refusals
            line.append(legal[skip + int(rng.random() * (len(legal) - skip))])
            state.apply(line[-1])
        state = game.new(seed=seed, journal=False)
        for quarter in range(4):
            moves = line[len(line) * quarter // 4 : len(line) * (quarter + 1) // 4]
            before = time.perf_counter()
            for move in moves:
                if state.legal:
                    state.apply(move)
            spent[quarter] += time.perf_counter() - before
            decided[quarter] += len(moves)
    return {f"decisions/s in quarter {n + 1} of a game": decided[n] / spent[n] for n in range(4)}


@dataclass
class Three:
    a: int
    b: int
    c: int


THREE = Three(1, 2, 3)


def cost(action: Callable[[], object], times: int = 100_000) -> float:
    """Microseconds a call, the best of five rounds."""
    rounds = []
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(times // 5):
            action()
        rounds.append((time.perf_counter() - start) / (times // 5) * 1e6)
    return min(rounds)


if __name__ == "__main__":
    engine = {"openspiel": openspiel, "rlcard": rlcard, "famiglia": famiglia}[sys.argv[1]]
    print(json.dumps(engine(float(sys.argv[2]))))
