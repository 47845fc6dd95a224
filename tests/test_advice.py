"""Reasons are true: whatever is said of a line in imagined worlds holds when the line is played in the real one."""

import random
from typing import Any

import pytest

import consigliere
from consigliere.bots.advice import Advice, advice
from consigliere.bots.advice.following import follow
from consigliere.bots.contract import Prospect, Thought
from consigliere.games.famiglia.state import FamigliaState
from consigliere.games.lafamiglia.check import controller
from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.games.lafamiglia.names import MANDAMENTI
from consigliere.games.lafamiglia.table import team_seats
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.names import HUMAN
from consigliere.kernel import Game, State
from consigliere.locales import LANGUAGES, text

FAMIGLIA = consigliere.load("famiglia")
MESSAGE = str


def thought(*actions: int) -> Thought:
    return Thought([Prospect(actions[0], 0.6, actions)])


def told(found: Advice, *, gains: bool = True) -> dict[MESSAGE, dict[str, Any]]:
    return {phrase.message: phrase.args for phrase in (found.gains if gains else found.risks)}


def given(given: dict[str, Any], *line: str) -> Advice:
    state = FAMIGLIA.position(given)
    return advice(FAMIGLIA, state.view(state.seat), thought(*(FAMIGLIA.parse(words) for words in line)))


def test_recruiting_brings_the_card_and_its_points_and_takes_it_from_the_rival() -> None:
    found = given(
        {"decision": "recruit", "hand": ["I1 I1", "I1 I1"], "street": "I2 M4"}, "recruit I2 with I1+I1 keep I1"
    )
    gains, risks = told(found), told(found, gains=False)
    assert gains["famiglia-reason-card"] == {"card": "I2"}
    assert gains["famiglia-reason-denied"] == {"cards": ["I2"], "other": 1}
    assert gains["famiglia-tale-points"]["n"] > 0
    assert risks["famiglia-reason-spent"] == {"cards": ["I1"]}
    assert found.second is None


def test_a_second_copy_stays_in_reach_of_the_rival() -> None:
    found = given(
        {"decision": "recruit", "hand": ["I1 I1", "I1 I1"], "street": "I2 I2"}, "recruit I2 with I1+I1 keep I1"
    )
    assert "famiglia-reason-denied" not in told(found)
    assert told(found, gains=False)["famiglia-reason-rival"]["card"] == "I2"


def test_what_the_line_says_of_the_rival_is_a_risk() -> None:
    position = {"decision": "recruit", "hand": ["I1 I1", "I1 I1"], "street": "I2 A0"}
    found = given(position, "pass", "recruit I2 with I1+I1 keep I1")
    assert told(found, gains=False)["famiglia-reason-likely"] == {"card": "I2", "other": 1}


def test_a_card_that_comes_back_and_goes_again_is_neither_gained_nor_spent() -> None:
    position = {"decision": "accountant", "hand": ["A1 B1 M0", "A0"], "area": ["B1", ""], "street": "B2 I4"}
    found = given(position, "play A1", "lay M0", "no brute", "recruit B2 with B1+B1 keep B1")
    assert "famiglia-reason-back" not in told(found)
    assert told(found, gains=False)["famiglia-reason-spent"] == {"cards": ["A1", "M0"]}


def test_a_pass_that_ends_the_game_says_how() -> None:
    found = given({"decision": "recruit", "hand": ["I4 I1", "A0"], "street": "A0", "passes": 1}, "pass")
    assert told(found)["famiglia-reason-ends"]["outcome"] == "won"
    assert found.risks == []


def test_after_a_pass_the_rival_who_leads_can_end_it() -> None:
    found = given({"decision": "recruit", "hand": ["A0", "I4 I1"], "street": "A0"}, "pass")
    assert "famiglia-reason-rival-ends" in told(found, gains=False)


def test_what_is_dealt_stays_unknown() -> None:
    found = given({"decision": "street", "hand": ["A0", "A0"], "street": "I3 M4"}, "discard I3")
    assert told(found)["famiglia-reason-fresh"] == {"n": 3}
    assert "famiglia-reason-unknown" in told(found, gains=False)
    assert "famiglia-reason-rival" not in told(found, gains=False)


def test_the_runner_up_and_the_lines_are_in_notation() -> None:
    state = FAMIGLIA.position({"decision": "recruit", "hand": ["I1 I1", "A0"], "street": "I2 A0"})
    actions = state.legal
    prospects = [Prospect(actions[2], 0.7, (actions[2],)), Prospect(actions[0], 0.4, (actions[0],))]
    found = advice(FAMIGLIA, state.view(0), Thought(prospects))
    assert found.best.line == [FAMIGLIA.notation(actions[2])]
    assert found.second is not None
    assert (found.second.notation, found.second.chance) == ("pass", 0.4)


# Any line, in the real world


def check_famiglia(phrase: MESSAGE, args: dict[str, Any], seat: int, before: State, after: State) -> None:
    assert isinstance(before, FamigliaState)
    assert isinstance(after, FamigliaState)
    if phrase == "famiglia-tale-points":
        assert after.score(seat) - before.score(seat) == args["n"]
    elif phrase == "famiglia-reason-ends":
        assert after.ended
        assert args["outcome"] == {1.0: "won", 0.5: "draw", 0.0: "lost"}[after.standing()[seat]]


def check_lafamiglia(phrase: MESSAGE, args: dict[str, Any], seat: int, before: State, after: State) -> None:
    assert isinstance(before, LaFamigliaState)
    assert isinstance(after, LaFamigliaState)
    ours = team_seats(seat)
    if phrase in ("lafamiglia-reason-control", "lafamiglia-reason-uncontrolled"):
        area = MANDAMENTI.index(args["mandamento"])
        held = (controller(before, area) in ours, controller(after, area) in ours)
        assert held == ((False, True) if phrase == "lafamiglia-reason-control" else (True, False))
    elif phrase == "lafamiglia-tale-money":
        change = after.money[seat] - before.money[seat]
        assert change == (args["n"] if args["sign"] == "plus" else -args["n"])


def check_scarface(phrase: MESSAGE, args: dict[str, Any], seat: int, before: State, after: State) -> None:
    assert isinstance(before, ScarfaceState)
    assert isinstance(after, ScarfaceState)
    if phrase == "scarface-tale-money":
        assert after.money[HUMAN] - before.money[HUMAN] == (args["n"] if args["sign"] == "plus" else -args["n"])
    elif phrase == "scarface-tale-crime":
        assert after.crime[HUMAN] == args["n"]
    elif phrase == "scarface-reason-less-crime":
        assert before.crime[HUMAN] - after.crime[HUMAN] == args["n"]


CHECKS = {"famiglia": check_famiglia, "lafamiglia": check_lafamiglia, "scarface": check_scarface}
LONGEST = 6


def some_line(game: Game, state: State, dice: random.Random) -> list[int]:
    """What is played next in the real world, until somebody else decides or something unknown is met."""
    twin, seat = state.clone(), state.seat
    line: list[int] = []
    while twin.seat == seat and not twin.others and not twin.answers and len(line) < LONGEST:
        eager = [action for action in twin.legal if action not in game.declining]
        line.append(dice.choice(eager or twin.legal))
        revealed = twin.revealed
        twin.apply(line[-1])
        if twin.revealed != revealed:
            break
    return line


@pytest.mark.parametrize(("name", "games", "every"), [("famiglia", 4, 1), ("lafamiglia", 1, 5), ("scarface", 2, 5)])
def test_reasons_hold_in_the_real_world(name: str, games: int, every: int) -> None:
    game = consigliere.load(name)
    dice = random.Random(5)
    checked = 0
    for seed in range(games):
        state = game.new(seed=seed, options=game.quick(), journal=False)
        while state.returns is None:
            line = some_line(game, state, dice)
            if line and state.seq % every == 0:
                checked += check_line(game, state, line)
            state.apply(line[0] if line else dice.choice(state.legal))
    assert checked > 100


def check_line(game: Game, state: State, line: list[int]) -> int:
    seat = state.seat
    view = state.view(seat)
    found = advice(game, view, thought(*line))
    real = state.clone()
    real.journal = []
    for action in line:
        real.apply(action)
    followed = follow(game, view, line)
    assert followed.events == real.journal[: len(followed.events)]
    phrases = [*found.gains, *found.risks]
    assert all(phrase.args.get("n") != 0 for phrase in found.gains), "what never happens brings nothing"
    for phrase in phrases:
        if not followed.open or phrase.message == "famiglia-tale-points":
            CHECKS[game.id](phrase.message, phrase.args, seat, state, real)
        for lang in LANGUAGES:
            said = text(lang, phrase.message, phrase.args)
            assert said
            assert "{$" not in said, said  # nothing is missing
    return len(phrases)
