"""One engine, measured for some seconds in this process; prints a JSON object. Started by playouts.py."""

import copy
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

Game = Iterator[int]
T = TypeVar("T")

COPY = "copy of a state, µs"
VIEW = "view as bytes, µs"
SIZE = "largest view, bytes"
STRIDE = 25  # decisions between two positions of a game that are copied and shown


def measure(games: Callable[[random.Random], Game], seconds: float, warm_up: int = 20) -> dict[str, float]:
    """Play whole games until the time is over; a game yields once, the number of its decisions."""
    rng = random.Random(1)
    for _ in range(warm_up):
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
    declined = game.declining

    def play(rng: random.Random) -> Game:
        state = game.new(seed=rng.getrandbits(60), journal=False)
        while legal := state.legal:
            skip = legal[0] in declined
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
            skip = legal[0] in game.declining
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


def catanatron(seconds: float) -> dict[str, float]:
    """Four random players. It also asks where there is one option (roll, end the turn); we do not."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.json import GameEncoder
    from catanatron.models.player import Color, RandomPlayer

    def play(rng: random.Random, keep: Callable[[Game], None] | None = None) -> Iterator[int]:
        game = Game([RandomPlayer(color) for color in Color], seed=1 + rng.getrandbits(60))
        state, decisions = game.state, 0
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            legal = state.playable_actions
            game.execute(legal[int(rng.random() * len(legal))])
            decisions += 1
            if keep is not None and decisions % STRIDE == 0:
                keep(game.copy())
        yield decisions

    numbers = measure(play, seconds, warm_up=2)
    kept: list[Game] = []
    next(play(random.Random(3), kept.append))

    def view(game: Game) -> bytes:
        return json.dumps(game, cls=GameEncoder).encode()

    return {**numbers, **copies_and_views(kept, lambda game: game.state.copy(), view)}


def lafamiglia(seconds: float) -> dict[str, float]:
    return {**random_play("lafamiglia", seconds), **lafamiglia_by_round(seconds)}


def scarface(seconds: float) -> dict[str, float]:
    """One seat: the Henchman's turns cost time and are no decisions. Eager play, so that the human plays his turns."""
    return random_play("scarface", seconds, eager=True)


def random_play(name: str, seconds: float, eager: bool = False) -> dict[str, float]:
    """Random play, uniform or eager; the views are those of the deciding seat, the largest: with its legal actions."""
    import consigliere
    from consigliere.kernel import State

    game = consigliere.load(name)
    declined = game.declining if eager else frozenset()

    def play(rng: random.Random, keep: Callable[[State], None] | None = None) -> Iterator[int]:
        state = game.new(seed=rng.getrandbits(60), journal=False)
        while legal := state.legal:
            if keep is not None and state.seq % STRIDE == 0:
                keep(state.clone())
            skip = len(legal) > 1 and legal[0] in declined
            state.apply(legal[skip + int(rng.random() * (len(legal) - skip))])
        yield state.seq

    numbers = measure(play, seconds)
    kept: list[State] = []
    for seed in range(40):
        next(play(random.Random(seed), kept.append))

    def view(state: State) -> bytes:
        return state.view(state.seat).encode()

    return {**numbers, **copies_and_views(kept, lambda state: state.clone(), view)}


def copies_and_views(kept: list[T], duplicate: Callable[[T], object], view: Callable[[T], bytes]) -> dict[str, float]:
    """What a copy and an encoded view cost, on average over the positions kept of whole games."""

    def over_all(action: Callable[[T], object]) -> Callable[[], None]:
        def run() -> None:
            for position in kept:
                action(position)

        return run

    return {
        COPY: cost(over_all(duplicate), times=25) / len(kept),
        VIEW: cost(over_all(view), times=25) / len(kept),
        SIZE: max(len(view(position)) for position in kept),
    }


def lafamiglia_by_round(seconds: float) -> dict[str, float]:
    """Decisions/s in each round of the same random games, set-up left out; processor time, as the parts are short."""
    import consigliere
    from consigliere.games.lafamiglia.engine import LaFamigliaState

    game = consigliere.load("lafamiglia")
    rng = random.Random(2)
    spent, decided = [0.0] * 5, [0] * 5
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        seed = rng.getrandbits(60)
        lines: list[list[int]] = [[] for _ in range(5)]
        state = game.new(seed=seed, journal=False)
        assert isinstance(state, LaFamigliaState)
        while legal := state.legal:
            action = legal[int(rng.random() * len(legal))]
            lines[state.round].append(action)
            state.apply(action)
        again = game.new(seed=seed, journal=False)
        for number, moves in enumerate(lines):
            before = time.process_time()
            for move in moves:
                if again.legal:
                    again.apply(move)
            spent[number] += time.process_time() - before
            decided[number] += len(moves)
    return {f"decisions/s in round {n} of a game": decided[n] / spent[n] for n in range(1, 5)}


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
    engines = {
        "openspiel": openspiel,
        "rlcard": rlcard,
        "famiglia": famiglia,
        "catanatron": catanatron,
        "lafamiglia": lafamiglia,
        "scarface": scarface,
    }
    print(json.dumps(engines[sys.argv[1]](float(sys.argv[2]))))
