"""Scenarios: one case of the rules in a TOML file, run by the tests and by `consigliere scenario`."""

import tomllib
from pathlib import Path
from typing import NamedTuple

from consigliere.kernel.errors import BadInput, ConsigliereError
from consigliere.kernel.game import Game
from consigliere.kernel.state import CHANCE, State

PARTS = ("title", "rules", "given", "when", "then")
CHECKS = ("facts", "decision", "legal", "exactly", "refused", "events", "over")


class Scenario(NamedTuple):
    title: str
    rules: list[str]
    given: dict[str, object]
    draws: list[str]
    when: list[str]
    then: dict[str, object]


def read(file: Path) -> Scenario:
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise BadInput("error-scenario-unreadable", file=file.name, reason=str(error)) from None
    for part in PARTS:
        if part not in data:
            raise BadInput("error-scenario-missing", file=file.name, part=part)
    for part in [*data, *data["then"]]:
        if part not in PARTS and part not in CHECKS:
            raise BadInput("error-scenario-unknown-part", part=part, known=", ".join([*PARTS, *CHECKS]))
    given = dict(data["given"])
    return Scenario(data["title"], data["rules"], given, given.pop("draws", []), data["when"], data["then"])


def run(scenario: Scenario, game: Game) -> list[ConsigliereError]:
    """What is not as the scenario says; nothing if all is well."""
    state = game.position(scenario.given)
    draws = list(scenario.draws)
    try:
        _draw(state, draws)
        for move in scenario.when:
            _play(state, move)
            _draw(state, draws)
    except ConsigliereError as error:
        return [error]
    return _unused(draws) + _check(scenario.then, state)


def _play(state: State, move: str) -> None:
    """A move by its notation, of the seat that is asked first, or of the seat whose number stands before it."""
    seat, _, notation = move.partition(" ")
    if seat.isdecimal():
        state.apply(state.game.parse(notation), int(seat))
    else:
        state.apply(state.game.parse(move))


def _draw(state: State, draws: list[str]) -> None:
    """Chance takes the results the scenario gives: `M2` is short for `deal M2`."""
    while state.seat == CHANCE:
        if not draws:
            raise BadInput("error-scenario-no-draws")
        kind = state.game.kinds[state.kind]
        state.apply(state.game.parse(f"{kind} {draws.pop(0)}"), CHANCE)


def _unused(draws: list[str]) -> list[ConsigliereError]:
    return [ConsigliereError("error-scenario-unused-draws", draws=" ".join(draws))] if draws else []


def _differs(what: str, found: object, expected: object) -> list[ConsigliereError]:
    if found == expected:
        return []
    return [ConsigliereError("error-scenario-differs", what=what, found=str(found), expected=str(expected))]


def _check(then: dict[str, object], state: State) -> list[ConsigliereError]:
    legal = [state.game.notation(action) for action in state.legal]
    told = [event.message for event in state.journal or []]
    decision = state.decision
    problems = _check_facts(then.get("facts", {}), state)
    if "decision" in then:
        found = None if decision is None else {"seat": decision.seat, "kind": decision.kind}
        problems += _differs("decision", found, then["decision"])
    if "exactly" in then:
        problems += _differs("exactly", legal, then["exactly"])
    if "over" in then:
        problems += _differs("over", state.returns, then["over"])
    problems += _check_refused(then.get("refused", {}), state)
    problems += _missing("legal", then, legal)
    return problems + _missing("events", then, told)


def _missing(part: str, then: dict[str, object], found: list[str]) -> list[ConsigliereError]:
    wanted = then.get(part, [])
    assert isinstance(wanted, list)
    return [
        ConsigliereError("error-scenario-missing-item", what=part, item=str(item))
        for item in wanted
        if item not in found
    ]


def _check_facts(facts: object, state: State) -> list[ConsigliereError]:
    assert isinstance(facts, dict)
    problems: list[ConsigliereError] = []
    for path, expected in facts.items():
        found = _look_up(state.game.facts(state), path)
        if isinstance(expected, str) and isinstance(found, list):
            found = " ".join([str(item) for item in found])
        problems += _differs(path, found, expected)
    return problems


def _look_up(facts: object, path: str) -> object:
    for name in path.split("."):
        if isinstance(facts, list):
            facts = facts[int(name)]
        elif isinstance(facts, dict) and name in facts:
            facts = facts[name]
        else:
            raise BadInput("error-scenario-no-fact", path=path)
    return facts


def _check_refused(refused: object, state: State) -> list[ConsigliereError]:
    assert isinstance(refused, dict)
    problems: list[ConsigliereError] = []
    for notation, rule in refused.items():
        refusal = state.explain(state.game.parse(notation))
        problems += _differs(notation, "legal" if refusal is None else refusal.rule, rule)
    return problems
