"""The brain of La Famiglia: legal, repeatable, blind to what is hidden; its conflicts against another solver."""

import math
import random
from itertools import product

import msgspec
import pytest
from tools.tuning.lafamiglia import Pair, effects, manner, moved, own
from tools.tuning.lafamiglia_chances import Foresight, checked, fitted, told

import consigliere
from consigliere.bots import Budget
from consigliere.bots.lafamiglia.brain import LaFamigliaBrain
from consigliere.bots.lafamiglia.chance import BIAS, TRUST
from consigliere.bots.lafamiglia.conflict import AREA, EMPTY_AREA, FLED, Conflicts
from consigliere.bots.lafamiglia.fighting import Ends
from consigliere.bots.lafamiglia.habits import weights
from consigliere.bots.lafamiglia.matrix import solve
from consigliere.bots.lafamiglia.worlds import likely_worlds
from consigliere.games.lafamiglia.actions import DO_CARD, DO_LEAVE, DO_TAKE, FIGHT_CARD, FIGHT_TAKE, KINDS
from consigliere.games.lafamiglia.encounter import conflict
from consigliere.games.lafamiglia.evaluation.position import evaluate
from consigliere.games.lafamiglia.evaluation.worths import USUAL, Weights
from consigliere.games.lafamiglia.flow import SEAT
from consigliere.games.lafamiglia.names import EMPTY, FAMILY_TOKENS, HQ, NEUTRAL
from consigliere.games.lafamiglia.table import PLANNING, Table
from consigliere.kernel import State, Stream
from tests.conformance import play_out

GAME = consigliere.load("lafamiglia")
FEW = Budget(steps=12)
SHORT: dict[str, object] = {"families": "first_game", "auto_setup": "on", "max_rounds": 2}


def positions(seed: int, step: int) -> list[State]:
    return [state for state in play_out(GAME, seed, True)[::step] if state.seat >= 0]


def test_a_whole_game_in_few_steps_is_legal_and_leaves_every_view_as_it_is() -> None:
    state = GAME.new(seed=2, options=SHORT, journal=False)
    brains = [LaFamigliaBrain(GAME, seat) for seat in range(4)]
    while (seat := state.seat) >= 0:
        view = state.view(seat)
        before = view.encode()
        thought = brains[seat].think(view, FEW)
        assert view.encode() == before
        actions = [one.action for one in thought.prospects]
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(state.legal)
        assert all(0.0 <= one.chance <= 1.0 and one.line[0] == one.action for one in thought.prospects)
        state.apply(thought.best.action, seat)
    assert state.returns is not None


def test_with_steps_a_thought_depends_on_view_and_seed_alone() -> None:
    used = LaFamigliaBrain(GAME, 5)
    for state in positions(4, 61):
        view = state.view(state.seat)
        assert used.think(view, FEW) == LaFamigliaBrain(GAME, 5).think(view, FEW)


def test_a_view_that_came_as_json_is_thought_about_too() -> None:
    state = positions(4, 200)[1]
    view = state.view(state.seat)
    sent = msgspec.json.decode(view.encode(), type=type(view))
    assert LaFamigliaBrain(GAME, 1).think(sent, FEW) == LaFamigliaBrain(GAME, 1).think(view, FEW)


def with_other_orders(state: Table, seat: int) -> Table | None:
    """The same position with other faces of an opponent's tokens, where some are hidden."""
    twin = state.clone()
    assert isinstance(twin, Table)
    for other in (seat ^ 1, seat ^ 3):
        first = FAMILY_TOKENS * twin.colour[other]
        mine = range(first, first + FAMILY_TOKENS)
        laid = [token for token in mine if twin.where[token] < 36]
        kept = [token for token in mine if twin.where[token] == HQ]
        if laid and kept:
            area = twin.where[laid[0]]
            twin.put_token(laid[0], other, HQ)
            twin.put_token(kept[-1], other, area)
            return twin
    return None


def test_hidden_orders_change_nothing() -> None:
    compared = 0
    for state in positions(8, 17):
        assert isinstance(state, Table)
        twin = with_other_orders(state, state.seat) if state.phase == PLANNING else None
        if twin is not None and compared < 6:
            compared += 1
            assert twin != state
            thoughts = [LaFamigliaBrain(GAME, 3).think(one.view(state.seat), FEW) for one in (state, twin)]
            assert thoughts[0] == thoughts[1]
    assert compared == 6


def test_without_time_there_is_an_answer_all_the_same() -> None:
    state = positions(4, 200)[1]
    assert LaFamigliaBrain(GAME, 1).think(state.view(state.seat), Budget(seconds=0.0)).best.action in state.legal


def test_worlds_are_likelier_where_the_orders_of_the_others_make_sense() -> None:
    """Of the worlds that are kept the other team is better off than of all that could be."""
    gains = []
    for state in positions(8, 43):
        assert isinstance(state, Table)
        view = state.view(state.seat)
        if state.phase == PLANNING and with_other_orders(state, state.seat) is not None:
            worth = [GAME.evaluate(one, state.seat ^ 1) for one in likely_worlds(GAME, view, Stream(7), USUAL, 8, 0.8)]
            any_worth = [GAME.evaluate(GAME.imagine(view, Stream(n)), state.seat ^ 1) for n in range(24)]
            gains.append(sum(worth) / len(worth) - sum(any_worth) / len(any_worth))
    assert sum(gains) / len(gains) > 0.0


# Chances


def test_chances_that_came_true_too_rarely_are_told_lower_from_then_on() -> None:
    """A side that thinks to win by 3 to 1 and wins every other game; what no game reached stays as it was."""
    at = 6
    before = told(Foresight(at, math.log(3.0), 1.0), [*zip(BIAS, TRUST, strict=True)])
    played = [[Foresight(at, math.log(3.0), float(number // 4 % 2))] for number in range(400)]
    fit = fitted(played)
    assert told(played[0][0], fit) == pytest.approx(0.5, abs=0.03)
    assert before > 0.55
    assert fit[at - 1] == (BIAS[at - 1], TRUST[at - 1])
    assert all(chance == pytest.approx(0.5, abs=0.05) for chance, _ in checked(played))


# Numbers of one's own


def test_a_brain_judges_by_its_own_numbers_and_the_rule_of_thumb_by_the_usual_ones() -> None:
    state = positions(4, 200)[1]
    assert isinstance(state, Table)
    usual = evaluate(state, 0)
    assert usual == GAME.evaluate(state, 0) == evaluate(state, 0, weights())
    for name in ("area", "stack_few", "mandamento_2", "time_2"):  # the last three through tables made from them
        assert evaluate(state, 0, weights(**{name: 3.0})) != usual
    brain = LaFamigliaBrain(GAME, 5)
    thought = brain.think(state.view(state.seat), FEW)
    brain.weights = weights(coin=5.0)
    assert brain.think(state.view(state.seat), FEW) != thought


def test_danger_counts_what_the_other_team_may_do_whichever_that_is() -> None:
    fearful = weights(danger=2.0)
    fears = []
    for state in positions(8, 43):
        if isinstance(state, Table) and state.phase == PLANNING and with_other_orders(state, 0) is not None:
            fears.append(evaluate(state, 0, fearful) + evaluate(state, 1, fearful))
    assert fears
    assert all(fear < 0.0 for fear in fears)


def test_of_numbers_changed_at_random_those_that_decide_are_found() -> None:
    rng = random.Random(3)
    pairs = []
    for _ in range(200):
        signs = [rng.choice((-1, 1)) for _ in range(3)]
        pairs.append(Pair(0, signs, 0.5 + 0.1 * signs[0] - 0.05 * signs[2] + rng.uniform(-0.1, 0.1)))
    found = effects({"coin": 1.0, "car": 1.0, "lab": 1.0}, pairs)
    for (effect, error), true in zip(found.values(), (0.1, 0.0, -0.05), strict=True):
        assert effect == pytest.approx(true, abs=4 * error)
        assert 0.0 < error < 0.01
    after = moved({"coin": 1.0, "car": 1.0, "lab": 1.0}, pairs)
    assert after["coin"] > 1.0 > after["lab"]
    assert abs(after["car"] - 1.0) < 0.05 < 1.0 - after["lab"]


def test_the_tuning_begins_with_the_numbers_of_the_brain() -> None:
    brain = LaFamigliaBrain(GAME, 5)
    found = manner(own())
    assert found.habits == brain.habits
    assert vars_of(found.weights) == vars_of(brain.weights) != vars_of(USUAL)


def vars_of(numbers: Weights) -> dict[str, object]:
    return {name: getattr(numbers, name) for name in dir(numbers) if name[0] != "_" and name != "prepare"}


# The conflict


def test_a_matrix_is_solved() -> None:
    """Neither player can do better against the other's mix: so it is the solution."""
    rng = random.Random(4)
    for rows, columns in product((1, 2, 6), (1, 3, 12)):
        payoffs = [[rng.choice([-3.0, 0.0, 1.5, rng.random()]) for _ in range(columns)] for _ in range(rows)]
        mine, theirs, value = solve(payoffs)
        assert sum(mine) == pytest.approx(1.0)
        assert sum(theirs) == pytest.approx(1.0)
        assert min(sum(mine[r] * payoffs[r][c] for r in range(rows)) for c in range(columns)) == pytest.approx(value)
        assert max(sum(theirs[c] * payoffs[r][c] for c in range(columns)) for r in range(rows)) == pytest.approx(value)


def fight() -> Table:
    """Both are about to lay a card; nobody is neutral, so that nothing else changes hands."""
    for seed in range(3, 40):
        for state in play_out(GAME, seed, True):
            assert isinstance(state, Table)
            if state.kind == FIGHT_CARD and state.others and state.stack[-1][conflict.DEFENDING] != NEUTRAL:
                return state
    raise AssertionError("no game had a conflict between families")


def played_ends(start: Table, attackers: int, defenders: int) -> dict[tuple[int, int, int, int], float]:
    """By playing every way on the table, worth what the table of conflicts says."""
    ends = {}
    for mine, theirs, takes, answer in product(range(3), range(3), range(2), range(2)):
        t = start.clone()
        assert isinstance(t, Table)
        frame = t.stack[-1]
        target, side = frame[conflict.TARGET], frame[conflict.SIDE]
        frame[conflict.ATTACKERS] = attackers
        t.soldiers[target] = defenders
        t.supply = [30, 30, 30, 30]
        hq = t.hq[side]
        t.apply(DO_CARD + mine, frame[SEAT])
        t.apply(DO_CARD + theirs, frame[conflict.DEFENDER])
        t.apply(DO_TAKE if takes else DO_LEAVE)
        t.apply(DO_TAKE if answer else DO_LEAVE)
        fled = t.hq[side] - hq
        left = t.soldiers[target]
        worth = {side: AREA + left, EMPTY: EMPTY_AREA}.get(t.holder[target], -left)
        ends[mine, theirs, takes, answer] = worth + FLED * fled
    return ends


def regret_matching(ends: dict[tuple[int, int, int, int], float], rounds: int) -> float:
    """Another way to solve it: whoever regrets a plan plays it more; the average of it all is the solution."""
    attacker = list(product(range(3), range(2)))
    defender = list(product(range(3), range(2), range(2)))
    payoff = [[ends[card, other, take, after[take]] for other, *after in defender] for card, take in attacker]
    regrets = [[0.0] * len(attacker), [0.0] * len(defender)]
    total = 0.0
    for n in range(1, rounds + 1):
        mixes = []
        for regret in regrets:
            wanted = [max(0.0, one) for one in regret]
            whole = sum(wanted)
            mixes.append([one / whole for one in wanted] if whole else [1 / len(wanted)] * len(wanted))
        mine = [sum(p * q for p, q in zip(row, mixes[1], strict=True)) for row in payoff]
        theirs = [sum(mixes[0][r] * payoff[r][c] for r in range(len(attacker))) for c in range(len(defender))]
        value = sum(p * q for p, q in zip(mine, mixes[0], strict=True))
        regrets[0] = [max(0.0, old + one - value) for old, one in zip(regrets[0], mine, strict=True)]
        regrets[1] = [max(0.0, old + value - one) for old, one in zip(regrets[1], theirs, strict=True)]
        total += n * value
    return total / (rounds * (rounds + 1) / 2)


def test_the_table_of_conflicts_against_another_solver() -> None:
    start = fight()
    conflicts = Conflicts(start.book, start.predictable)
    for attackers, defenders in [(1, 1), (2, 1), (1, 3), (3, 3), (4, 2), (3, 5), (7, 6)]:
        ends = played_ends(start, attackers, defenders)
        for plans, worth in ends.items():
            assert conflicts.worth(attackers, defenders, *plans) == pytest.approx(worth), plans
        assert conflicts.mix(attackers, defenders).value == pytest.approx(regret_matching(ends, 1500), abs=0.03)


def test_large_armies_fight_as_those_that_differ_as_much() -> None:
    start = fight()
    conflicts = Conflicts(start.book, start.predictable)
    assert conflicts.mix(30, 28) is conflicts.mix(12, 10)
    assert conflicts.mix(2, 40).value < conflicts.mix(12, 12).value < conflicts.mix(40, 2).value


def test_a_conflict_is_mixed_and_its_tricks_are_worth_about_the_same() -> None:
    """Whatever is played in a solution is worth what the best is."""
    start = fight()
    seat = start.stack[-1][SEAT]
    laid = set()
    for seed in range(12):
        thought = LaFamigliaBrain(GAME, seed).think(start.view(seat), FEW)
        laid.add(thought.best.action)
        assert thought.best.chance == pytest.approx(max(one.chance for one in thought.prospects), abs=1e-6)
    assert laid <= {DO_CARD, DO_CARD + 1, DO_CARD + 2}


def test_what_was_taken_is_answered_by_the_card_that_is_held() -> None:
    """Every end is looked at in the position it leads to, whoever is asked."""
    start = fight()
    before = start.clone()
    one = Ends(start, start.stack[-1][SEAT], USUAL)
    asked = start.clone()
    for _ in range(2):
        asked.apply(DO_CARD + 1)
    assert isinstance(asked, Table)
    assert KINDS[asked.kind] == KINDS[FIGHT_TAKE]
    other = Ends(asked, asked.stack[-1][SEAT], USUAL)
    assert start == before
    for plans in product(range(3), range(3), range(2), range(2)):
        assert one.worth(*plans) == other.worth(*plans)
