"""Scenarios: one case of the rules in a TOML file, run by the tests and by `consigliere scenario`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from consigliere.kernel.errors import BadInput, ConsigliereError, IllegalAction, Impossible
from consigliere.kernel.game import Game
from consigliere.kernel.given import Given
from consigliere.kernel.reading import is_digits, parse_toml, read_number, read_text
from consigliere.kernel.scenario_lines import Place, key_lines, line_of
from consigliere.kernel.state import CHANCE, WHOEVER_IS_ASKED, State

PARTS = ("title", "rules", "impossible", "given", "when", "then", "step")
STEP_PARTS = ("when", "then")
TABLES = ("facts", "changes", "seen", "decision", "refused")
LISTS = ("legal", "illegal", "exactly", "events", "taken", "over")
SPECTATOR = "spectator"


class Step(NamedTuple):
    """Moves and what must hold after them; `place` is where it stands in the file."""

    when: list[str]
    then: dict[str, object]
    place: Place


class Scenario(NamedTuple):
    title: str
    rules: list[str]
    given: dict[str, object]
    steps: list[Step]
    draws: list[str]
    before: list[str]
    impossible: str
    file: str
    lines: dict[Place, int]


def _located(file: str, lines: dict[Place, int], place: Place, error: ConsigliereError) -> BadInput:
    """An error with the file, the line and the key it belongs to."""
    more = {"rule": error.rule} if isinstance(error, IllegalAction) else {}
    line, key = line_of(lines, place), ".".join(place)
    return BadInput("error-scenario-at", file=file, line=line, key=key, problem=error, **more)


# Reading


def read(file: Path) -> Scenario:
    try:
        text = read_text(file)
        data = parse_toml(text)
    except BadInput as error:
        raise BadInput("error-scenario-unreadable", file=str(file), reason=error) from None
    lines = key_lines(text)
    try:
        return _scenario(Given(data, PARTS), str(file), lines)
    except BadInput as error:
        raise _located(str(file), lines, tuple(str(error.details["part"]).split(".")), error) from None


def _scenario(data: Given, file: str, lines: dict[Place, int]) -> Scenario:
    for part in ("title", "rules", "given"):
        if part not in data:
            raise BadInput("error-scenario-missing", part=part)
    given = data.table("given")
    parts = {name: part for name, part in given.parts.items() if name not in ("draws", "before")}
    return Scenario(
        title=data.text("title", ""),
        rules=data.texts("rules", []),
        given=parts,
        steps=_steps(data),
        draws=given.texts("draws", []),
        before=given.texts("before", []),
        impossible=data.text("impossible", ""),
        file=file,
        lines=lines,
    )


def _steps(data: Given) -> list[Step]:
    """A list of steps, or one step written as `when` and `then`."""
    steps = data.parts.get("step")
    if steps is None:
        return [_step(data, ())]
    if not isinstance(steps, list) or "when" in data or "then" in data:
        raise data.wrong("step", "steps")
    each = Given({str(n): step for n, step in enumerate(steps)}, None, "step")
    return [_step(each.table(str(n), STEP_PARTS), ("step", str(n))) for n in range(len(steps))]


def _step(data: Given, place: Place) -> Step:
    for part in STEP_PARTS:
        if part not in data:
            raise BadInput("error-scenario-missing", part=data.at(part))
    then = data.table("then", [*TABLES, *LISTS])
    for part in then.parts:
        if part in TABLES:
            then.table(part)
        elif part != "over":
            then.texts(part, [])
    return Step(data.texts("when", []), then.parts, place)


# Running


def problems(file: Path, game: Game) -> list[ConsigliereError]:
    """What is wrong with a scenario's file or with what it says; nothing if all is well."""
    try:
        return run(read(file), game)
    except ConsigliereError as error:
        return [error]


def run(scenario: Scenario, game: Game, look: Callable[[State], None] | None = None) -> list[ConsigliereError]:
    """What is not as the scenario says; nothing if all is well. `look` sees the position after each step."""
    case = _Case(scenario)
    try:
        case.begin(game)
        for step in scenario.steps:
            case.step(step)
            if look is not None:
                look(case.state)
        if case.draws:
            unused = ConsigliereError("error-scenario-unused-draws", draws=" ".join(case.draws))
            case.problem(("given", "draws", str(len(scenario.draws) - len(case.draws))), unused)
    except _Stopped:
        pass
    except Exception as error:
        if not scenario.impossible:
            raise
        broke = ConsigliereError("error-scenario-broke", reason=f"{type(error).__name__}: {error}")
        case.problem(("impossible",), broke)
    return case.problems


class _Stopped(Exception):
    """The scenario cannot go on; why is among the problems."""


class _Case:
    def __init__(self, scenario: Scenario) -> None:
        self.scenario: Scenario = scenario
        self.state: State = None  # type: ignore[assignment]  # set by begin
        self.draws: list[str] = list(scenario.draws)
        self.problems: list[ConsigliereError] = []
        self.told: int = 0  # events before this step
        self.taken: int = 0  # moves taken without asking before this step
        self.just_taken: int = 0  # and before the last move

    def problem(self, place: Place, error: ConsigliereError) -> None:
        self.problems.append(_located(self.scenario.file, self.scenario.lines, place, error))

    def stop(self, place: Place, error: ConsigliereError) -> _Stopped:
        self.problem(place, error)
        return _Stopped()

    def begin(self, game: Game) -> None:
        try:
            self.state = self._position(game)
        except BadInput as error:
            part = error.details.get("part")
            raise self.stop(("given", *(str(part).split(".") if part else ())), error) from None
        self._draw(("given",))
        for n, move in enumerate(self.scenario.before):
            self._move(move, ("given", "before", str(n)))
        if self.scenario.before:
            self._mark()

    def _position(self, game: Game) -> State:
        given, why = self.scenario.given, self.scenario.impossible
        if not why:
            return game.position(given)
        try:
            game.position(given)
        except Impossible:
            return game.position(given, False)
        raise self.stop(("impossible",), BadInput("error-scenario-possible", why=why))

    def _mark(self) -> None:
        self.told = len(self.state.journal or [])
        self.taken = len(self.state.taken or [])

    # Moves

    def step(self, step: Step) -> None:
        changes = step.then.get("changes")
        places = [(*step.place, "then", "changes", path) for path in changes] if isinstance(changes, dict) else []
        facts = self.state.game.facts(self.state) if places else {}
        before = {place: self._number(facts, place) for place in places}
        for n, move in enumerate(step.when):
            self._move(move, (*step.place, "when", str(n)))
        self._check(step)
        for place, number in before.items():
            after = self._number(self.state.game.facts(self.state), place)
            self._compare(place, after - number, step.then["changes"][place[-1]])  # type: ignore[index]
        self._mark()

    def _number(self, facts: object, place: Place) -> int:
        found = self._find(facts, place)
        if isinstance(found, bool) or not isinstance(found, int):
            raise self.stop(place, BadInput("error-scenario-no-number", path=place[-1]))
        return found

    def _parse(self, text: str, place: Place) -> tuple[int, int]:
        """A move by its notation, of the seat that is asked first, or of the seat whose number stands before it."""
        number, _, notation = text.partition(" ")
        try:
            if not is_digits(number):
                return self.state.game.parse(text), WHOEVER_IS_ASKED
            seat = read_number(number, 0, self.state.seat_count - 1)
            if seat is None:
                raise BadInput("error-no-such-seat", number=number, most=self.state.seat_count - 1)
            return self.state.game.parse(notation), seat
        except BadInput as error:
            raise self.stop(place, error) from None

    def _move(self, move: str, place: Place) -> None:
        action, seat = self._parse(move, place)
        already = (self.state.taken or [])[self.just_taken :]
        self.just_taken = len(self.state.taken or [])
        try:
            self.state.apply(action, seat)
        except ConsigliereError as error:
            alone = ConsigliereError("error-scenario-taken", move=move)
            raise self.stop(place, alone if action in already else error) from None
        self._draw(place)

    def _draw(self, place: Place) -> None:
        """Chance takes the results the scenario gives: `M2` is short for `deal M2`."""
        state = self.state
        while state.seat == CHANCE:
            if not self.draws:
                raise self.stop(place, BadInput("error-scenario-no-draws", kind=state.game.kinds[state.kind]))
            at = ("given", "draws", str(len(self.scenario.draws) - len(self.draws)))
            draw = f"{state.game.kinds[state.kind]} {self.draws.pop(0)}"
            action, _ = self._parse(draw, at)
            if action not in state.legal:
                raise self.stop(at, BadInput("error-scenario-draw", draw=draw))
            state.apply(action, CHANCE)

    # Checks

    def _check(self, step: Step) -> None:
        state, then, place = self.state, step.then, (*step.place, "then")
        decision = state.decision
        for part in ("facts", "seen", "refused"):
            table = then.get(part, {})
            assert isinstance(table, dict)
            for key, expected in table.items():
                self._check_entry(part, (*place, part, key), expected)
        if "decision" in then:
            found = None if decision is None else {"seat": decision.seat, "kind": decision.kind}
            self._compare((*place, "decision"), found, then["decision"])
        if "exactly" in then:
            legal = [state.game.notation(action) for action in state.legal]
            self._compare((*place, "exactly"), legal, then["exactly"])
        if "over" in then:
            self._compare((*place, "over"), state.returns, then["over"])
        told = [event.message for event in (state.journal or [])[self.told :]]
        for part in ("legal", "illegal", "taken", "events"):
            items = then.get(part, [])
            assert isinstance(items, list)
            for n, item in enumerate(items):
                self._check_item(part, item, told, (*place, part, str(n)))

    def _check_entry(self, part: str, place: Place, expected: object) -> None:
        if part == "facts":
            self._compare(place, self._find(self.state.game.facts(self.state), place), expected)
        elif part == "seen":
            self._compare(place, self._find(self._views(place), place), expected)
        else:
            action, seat = self._parse(place[-1], place)
            try:
                refusal = self.state.explain(action, seat)
            except BadInput as error:
                self.problem(place, error)
                return
            self._compare(place, "legal" if refusal is None else refusal.rule, expected)

    def _views(self, place: Place) -> object:
        """What the seat at the head of the path, or a spectator, is shown."""
        who = place[-1].partition(".")[0]
        if who == SPECTATOR:
            return {who: json.loads(self.state.view(None).encode())}
        seat = read_number(who, 0, self.state.seat_count - 1)
        return {} if seat is None else {who: json.loads(self.state.view(seat).encode())}

    def _check_item(self, part: str, item: str, told: list[str], place: Place) -> None:
        if part == "events":
            if item not in told:
                self.problem(place, ConsigliereError("error-scenario-missing-item", item=item))
            return
        action, seat = self._parse(item, place)
        state = self.state
        legal = action in state.legal_for(state.seat if seat == WHOEVER_IS_ASKED else seat)
        alone = action in (state.taken or [])[self.taken :]
        if part == "taken" and not alone:
            self.problem(place, ConsigliereError("error-scenario-not-taken", move=item))
        elif part == "legal" and not legal:
            self.problem(place, ConsigliereError("error-scenario-missing-item", item=item))
        elif part == "illegal" and legal:
            self.problem(place, ConsigliereError("error-scenario-legal", move=item))

    def _compare(self, place: Place, found: object, expected: object) -> None:
        if isinstance(expected, str) and isinstance(found, list):
            found = " ".join([str(item) for item in found])
        if found is None and expected == "":
            return
        if found != expected:
            differs = ConsigliereError("error-scenario-differs", found=str(found), expected=str(expected))
            self.problem(place, differs)

    def _find(self, facts: object, place: Place) -> object:
        """The fact at the end of a path."""
        for name in place[-1].split("."):
            number = read_number(name, 0, len(facts) - 1) if isinstance(facts, list) else None
            if isinstance(facts, list) and number is not None:
                facts = facts[number]
            elif isinstance(facts, dict) and name in facts:
                facts = facts[name]
            else:
                raise self.stop(place, BadInput("error-scenario-no-fact", path=place[-1]))
        return facts
