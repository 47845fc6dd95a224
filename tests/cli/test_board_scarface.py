"""Scarface in the terminal: it fits, it says what it should, and every event and refusal can be told."""

import random

import msgspec
import pytest
from rich.cells import cell_len

import consigliere
from consigliere.cli import words
from consigliere.cli.boards.lines import WIDTH
from consigliere.cli.boards.scarface import LOOKS, draw
from consigliere.kernel import View
from consigliere.kernel.state import State
from consigliere.locales import LANGUAGES, text
from tests.marks import rule

GAME = consigliere.load("scarface")
PLAYERS = ["Anna"]


def some_positions(seed: int, every: int, level: str = "normal") -> list[State]:
    """Positions of one random game: each kind of decision once, and some more."""
    chance = random.Random(seed)
    state, found, kinds = GAME.new(seed=seed, options={"level": level}), [], set()
    while (decision := state.decision) is not None:
        if decision.kind not in kinds or state.seq % every == 0:
            kinds.add(decision.kind)
            found.append(state.clone())
        state.apply(chance.choice(state.legal))
    return [*found, state]


def drawn(state: State, seen: bool = False) -> str:
    return draw(state.show(0), PLAYERS, seen, GAME.pack).plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_fits_the_width(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "LANG", lang)
    for state in some_positions(LANGUAGES.index(lang), 60, "hard"):
        for seen in (False, True):
            assert max(map(cell_len, drawn(state, seen).split("\n"))) <= WIDTH


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_can_be_told(lang: str) -> None:
    journal = some_positions(10 + LANGUAGES.index(lang), 1000)[-1].journal
    assert journal
    for event in journal:
        assert text(lang, event.message, event.args, PLAYERS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_can_be_told(lang: str) -> None:
    chance = random.Random(lang)
    for state in some_positions(20 + LANGUAGES.index(lang), 1000)[:-1]:
        asked = [n for n, action in enumerate(GAME.alphabet.actions) if action.kind == state.decision.kind]  # type: ignore[union-attr]
        for action in {*asked, *chance.sample(range(len(GAME.alphabet.actions)), 20)}.difference(state.legal):
            refusal = state.explain(action)
            assert refusal is not None
            assert text(lang, refusal.message, refusal.args)


@rule("SF-9")
def test_without_colour_both_sides_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "LANG", "en")
    state = next(state for state in some_positions(3, 1000) if state.decision and state.decision.kind == "plan_card")
    plain = drawn(state)
    assert "● Anna" in plain
    assert "■ The Henchman" in plain
    assert "☞" in plain
    assert plain.count("♜") == 5  # the legend, the head of the column, three police cars


def with_plan(view: View) -> View:
    henchman = msgspec.structs.replace(view.board.henchman, plan=["C01", "C04", "C06", "B11"], cubes=[[1, 0], [0, 1]])
    return msgspec.structs.replace(view, board=msgspec.structs.replace(view.board, henchman=henchman))


@rule("SF-145")
def test_cubes_lie_on_what_the_henchman_has_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "LANG", "en")
    state = next(state for state in some_positions(3, 1000) if state.decision and state.decision.kind == "plan_card")
    plain = draw(with_plan(state.show(0)), PLAYERS, False, GAME.pack).plain
    assert "■ 1 +1 “Take over a neighbour" in plain
    assert "■ 2 “Get goods from dealers”" in plain
    assert "· 1 “Sell in neighbourhoods”" in plain


def test_a_card_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "LANG", "en")
    view = GAME.new(seed=1).view(0)
    assert LOOKS["card"](view, "Loan Shark", GAME.pack).plain.startswith("Loan Shark (loan_shark)\n  2 stars.")
    assert "Row 1, power +1" in LOOKS["card"](view, "c04", GAME.pack).plain
