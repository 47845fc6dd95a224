"""Make puzzles: positions from games between bots in which one action is clearly best and greedy does not see it.

    python -m tools.puzzles famiglia --count 30 --seed 1

The bots of a game think a little and slip now and then, so that positions differ. A position in which one action leads
by far, and greedy with 2,000 steps takes another, is looked at longer, and at last with ten times the steps of hard (a
search may end before that, where nothing comes near), or with all lines to the end where that is little. Whatever does
not hold is dropped. Every puzzle is written as soon as it is found, with the seed it came from: the same command goes
on after the last one. Of a game at most one is taken.

    python -m tools.puzzles famiglia --count 20 --seed 1000001 --late

looks only at the end of games, where all lines can be played: up to there greedy plays and passes only when it must.
"""

import argparse
from collections.abc import Iterator

import msgspec

import consigliere
from consigliere.bots import Budget, make_bot
from consigliere.bots.brains import brain
from consigliere.bots.contract import Brain, Thought, stream_for
from consigliere.bots.famiglia.ending import exact, is_last
from consigliere.bots.levels import in_steps, slipped
from consigliere.bots.puzzles import EXACT, SEARCH, Collection, Puzzle, collection, file_of
from consigliere.games.famiglia.actions import DO_PASS, DO_STOP
from consigliere.kernel import BadInput, Game, State, Stream

GAP = 0.10
LIKELY = 0.27  # what must lead at a first look: what leads by little then is seldom still clear after a long one
LEAST = 0.25  # the chance of the best action: not lost anyway, as far as a first look goes
SLIP = 0.04
TIMES = 10  # hard's steps
LOOKS = ((100, 0.26), (10, 0.26), (1, GAP))  # parts of those steps, and what must lead then: the last look takes long
POSITIONS = 400_000  # of an exact search
GREEDY = Budget(steps=2000)
FEW = Budget(steps=60)
ENDING = (DO_PASS, DO_STOP)  # what ends a game of Famiglia before its deck does


class Candidate(msgspec.Struct):
    state: State
    moves: list[int]
    action: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=0.01, help="of hard's time a bot thinks while it plays")
    parser.add_argument("--late", action="store_true", help="only positions that can be solved")
    wishes = parser.parse_args()
    game = consigliere.load(wishes.game)
    options = game.check_options(game.quick())
    found = so_far(game, options)
    taken = [puzzle.seed for puzzle in found.puzzles]
    seed = max((one + 1 for one in taken if one >= wishes.seed), default=wishes.seed)
    while len(found.puzzles) < wishes.count:
        puzzle = puzzle_of(game, options, seed, wishes.share, wishes.late)
        print(seed, "-" if puzzle is None else [*map(game.notation, puzzle.line)], flush=True)
        if puzzle is not None:
            found = so_far(game, options)
            found = msgspec.structs.replace(found, puzzles=[*found.puzzles, puzzle])
            file_of(game).write_bytes(written(found))
        seed += 1


def so_far(game: Game, options: dict[str, object]) -> Collection:
    try:
        return collection(game)
    except BadInput:
        return Collection(game.id, game.rules, game.pack.digest, options, [])


def written(found: Collection) -> bytes:
    """A line a puzzle."""
    puzzles = b",\n".join(msgspec.json.encode(puzzle) for puzzle in found.puzzles)
    return msgspec.json.encode(msgspec.structs.replace(found, puzzles=[]))[:-2] + b"\n" + puzzles + b"\n]}\n"


def puzzle_of(game: Game, options: dict[str, object], seed: int, share: float, late: bool) -> Puzzle | None:
    """The last position of a game that is one; late ones are surest."""
    mind = brain(game, seed)
    budget = in_steps(game, "hard", share)
    for candidate in reversed([*candidates(game, mind, options, seed, budget, late)]):
        puzzle = check(game, mind, seed, candidate)
        if puzzle is not None:
            return puzzle
    return None


def candidates(
    game: Game, mind: Brain, options: dict[str, object], seed: int, budget: Budget, late: bool
) -> Iterator[Candidate]:
    """Of a game between bots that slip, the positions in which one action leads at a first look."""
    state = game.new(seed=seed, options=options, journal=False)
    moves: list[int] = []
    greedy = make_bot("greedy", game, seed)
    while (seat := state.seat) >= 0:
        view = state.view(seat)
        action = state.legal[0]
        if late and not solvable(state):
            action = greedy.choose(view, FEW)
            if action in ENDING:
                action = state.legal[-1]
        elif len(state.legal) > 1:
            thought = solved(state) or mind.think(view, budget)
            clear = leads(thought, LIKELY) and thought.best.chance >= LEAST and not state.others
            if clear and greedy.choose(view, GREEDY) != thought.best.action:
                yield Candidate(state.clone(), list(moves), thought.best.action)
            action = slipped(thought, SLIP, Stream(stream_for(view, seed).word(0)))
        moves.append(action)
        state.apply(action)


def check(game: Game, mind: Brain, seed: int, candidate: Candidate) -> Puzzle | None:
    """All lines to the end, or longer and longer looks, at last the one that counts; all must find the same."""
    known = solved(candidate.state)
    if known is not None:
        return puzzle_from(seed, candidate, known, EXACT, 0)
    view = candidate.state.view(candidate.state.seat)
    steps = in_steps(game, "hard", TIMES).steps or 1
    for part, gap in LOOKS:
        thought = mind.think(view, Budget(steps=max(1, steps // part)))
        if thought.best.action != candidate.action or not leads(thought, gap):
            return None
    return puzzle_from(seed, candidate, thought, SEARCH, steps)


def puzzle_from(seed: int, candidate: Candidate, thought: Thought, checked: str, steps: int) -> Puzzle | None:
    best = thought.best
    if best.action != candidate.action or not leads(thought, GAP):
        return None
    second = thought.prospects[1]
    chances = round(best.chance, 4), round(second.chance, 4)
    return Puzzle(seed, candidate.moves, list(best.line), second.action, *chances, checked, steps)


def leads(thought: Thought, gap: float) -> bool:
    first, *others = thought.prospects
    return bool(others) and all(first.chance - other.chance >= gap for other in others)


def solvable(state: State) -> bool:
    """The last turns of Famiglia."""
    return state.game.id == "famiglia" and is_last(state)


def solved(state: State) -> Thought | None:
    return exact(state.game.teams(state.options), POSITIONS).thought(state) if solvable(state) else None


if __name__ == "__main__":
    main()
