"""Games for training: every position as small numbers, how the game ended for its player, what the search thought."""

import random
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from consigliere import games
from consigliere.bots import Budget, make_bot
from consigliere.bots.contract import Thought
from consigliere.bots.famiglia.brain import FamigliaBrain
from consigliere.bots.famiglia.judgement import NetworkJudgement, network_for
from consigliere.games.famiglia.features import LENGTH, features
from consigliere.games.famiglia.state import FamigliaState
from consigliere.kernel import Game

RANDOM_OPENINGS = [0, 0, 2, 6, 12, 25, 40]  # so many decisions are half random: one of these
GREEDY_STEPS = 120
GREEDY_ERRS = 0.05
SHORTER = 0.3  # so many decisions are taken in a quarter of the lines
EXPLORES = 0.12  # so many decisions are taken as often as their lines were tried
NO_THOUGHT = float("nan")


class Teacher(NamedTuple):
    """Who plays: a network with so many lines, or greedy where there is none yet."""

    weights: Path | None
    lines: int


class Lesson(NamedTuple):
    """A row for each position; `result` and `thought` are for the player whose turn it is."""

    rows: npt.NDArray[np.uint8]
    result: npt.NDArray[np.float32]
    thought: npt.NDArray[np.float32]


@cache
def the_game() -> Game:
    return games.load("famiglia")


@cache
def judgement(weights: Path) -> NetworkJudgement:
    return NetworkJudgement(network_for(the_game(), weights))


def brain_with(weights: Path, seed: int) -> FamigliaBrain:
    brain = FamigliaBrain(the_game(), seed)
    brain.judgement = judgement(weights)
    return brain


def play(teacher: Teacher, seed: int) -> Lesson:
    rng = random.Random(seed)
    state = the_game().new(seed=seed, journal=False)
    opening = rng.choice(RANDOM_OPENINGS)
    rows: list[bytes] = []
    players: list[int] = []
    thoughts: list[float] = []
    while state.seat >= 0:
        assert isinstance(state, FamigliaState)
        rows.append(features(state))
        players.append(state.player)
        chance = NO_THOUGHT
        if state.seq < opening and rng.random() < 0.5:
            action = rng.choice(state.legal)
        elif teacher.weights is None:
            action = _greedy(state, rng)
        else:
            action, chance = _searched(state, teacher.weights, teacher.lines, rng)
        thoughts.append(chance)
        state.apply(action)
    returns = state.returns
    assert returns is not None
    table = np.frombuffer(b"".join(rows), np.uint8).reshape(-1, LENGTH)
    results = np.array([returns[player] for player in players], np.float32)
    return Lesson(table, results, np.array(thoughts, np.float32))


def _greedy(state: FamigliaState, rng: random.Random) -> int:
    if rng.random() < GREEDY_ERRS:
        return rng.choice(state.legal)
    bot = make_bot("greedy", the_game(), rng.getrandbits(30))
    return bot.choose(state.view(state.seat), Budget(steps=GREEDY_STEPS))


def _searched(state: FamigliaState, weights: Path, lines: int, rng: random.Random) -> tuple[int, float]:
    steps = lines // 4 if rng.random() < SHORTER else lines
    thought = brain_with(weights, rng.getrandbits(30)).think(state.view(state.seat), Budget(steps=steps))
    action = _any(thought, rng) if rng.random() < EXPLORES else thought.best.action
    return action, thought.best.chance


def _any(thought: Thought, rng: random.Random) -> int:
    """Any action, those with a good chance more often."""
    best = thought.best.chance
    weights = [np.exp((one.chance - best) / 0.05) + 0.01 for one in thought.prospects]
    return rng.choices([one.action for one in thought.prospects], weights)[0]
