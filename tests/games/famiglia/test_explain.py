"""Why an action is not legal: the rule, the reason and what it names."""

import pytest

import consigliere
from consigliere.kernel import Refusal
from tests.marks import rule

GAME = consigliere.load("famiglia")
STREET: dict[str, object] = {"street": "B4 M3"}
SWAP: dict[str, object] = {
    "decision": "accountant",
    "hand": ["A0 A2 I0 I1", "A0"],
    "area": ["A2 I1 B0 M1", ""],
    "street": "I0 A1",
}
BRUTE: dict[str, object] = {"decision": "brute", "hand": ["B2 I0 I0 I1", "A0"], "street": "I1 I2 A3 M0"}
FAQ_BRUTE: dict[str, object] = {**BRUTE, "options": {"rulings": "faq"}}
PAY: dict[str, object] = {"decision": "recruit", "hand": ["I1 A0 A0 M1 M3 M4", "A0"], "street": "I2 A1 M0 M2"}

LOWERED: dict[str, object] = {"decision": "brute", "hand": ["B1 A1 M1", "A0"], "street": "A3 I0"}
NO_ITALIAN: dict[str, object] = {**PAY, "hand": ["A0 M3", "A0"]}


@rule("F-7", "F-8", "F-10", "F-13", "F-14", "F-16", "F-17", "F-18", "F-19")
@pytest.mark.parametrize(
    ("given", "moves", "attempt", "law", "reason", "names"),
    [
        (STREET, [], "pass", "F-8", "step", {"kind": "street"}),
        (STREET, [], "discard A1", "F-8", "not-in-street", {"card": "A1"}),
        (STREET, ["discard B4"], "deal B4", "F-10", "not-in-deck", {"card": "B4"}),
        (SWAP, [], "play A0", "F-7", "no-ability", {"card": "A0"}),
        (SWAP, [], "play A1", "F-13", "not-in-hand", {"card": "A1"}),
        (SWAP, ["play A2"], "done", "F-14", "take-one", {}),
        (SWAP, ["play A2"], "take A4", "F-14", "not-in-area", {"card": "A4"}),
        (SWAP, ["play A2", "take A2"], "take A2", "F-14", "not-the-accountant", {"card": "A2"}),
        (SWAP, ["play A2", "take B0"], "take A2", "F-14", "in-order", {"card": "A2", "named": "B0"}),
        (SWAP, ["play A2", "take B0"], "take I1", "F-14", "in-order", {"card": "I1", "named": "B0"}),
        (SWAP, ["play A2", "take B0", "take M1"], "lay B4", "F-14", "not-in-hand", {"card": "B4"}),
        (
            SWAP, ["play A2", "take B0", "take M1", "lay A0"], "lay I1",
            "F-14", "in-order", {"card": "I1", "named": "A0"},
        ),
        (
            SWAP, ["play A2", "take B0", "take M1"], "lay M1",
            "F-14", "too-few-behind", {"card": "M1", "count": 2, "behind": 1},
        ),
        (BRUTE, [], "play B0", "F-7", "no-ability", {"card": "B0"}),
        (BRUTE, [], "play B1", "F-16", "not-in-hand", {"card": "B1"}),
        (BRUTE, ["play B2"], "lower B1 by 1", "F-16", "not-in-street", {"card": "B1"}),
        (BRUTE, ["play B2"], "lower M0 by 1", "F-16", "zero-already", {"card": "M0"}),
        (BRUTE, ["play B2"], "lower I1 by 2", "F-16", "below-zero", {"card": "I1", "by": 2}),
        (BRUTE, ["play B2"], "lower A3 by 3", "F-16", "brute-too-weak", {"card": "A3", "by": 3, "brute": "B2"}),
        (BRUTE, ["play B2"], "lower A3 by 1", "F-17", "whole-value", {"card": "A3", "by": 2, "brute": "B2"}),
        (FAQ_BRUTE, ["play B2"], "lower A3 by 3", "F-16", "brute-too-weak", {"card": "A3", "by": 3, "brute": "B2"}),
        (
            BRUTE, ["play B2", "lower I2 by 2"], "recruit I2 with I1+I1 keep I1",
            "F-16", "is-lowered", {"card": "I2", "by": 2},
        ),
        (
            FAQ_BRUTE, ["play B2", "lower I2 by 2"], "recruit I2-1 with I0+I0 keep I0",
            "F-16", "not-lowered-so", {"card": "I2", "by": 1},
        ),
        (BRUTE, ["play B2", "lower I2 by 2"], "recruit I1-1", "F-16", "not-lowered-so", {"card": "I1", "by": 1}),
        (PAY, [], "recruit B0", "F-18", "not-in-street", {"card": "B0"}),
        (PAY, [], "recruit I2 with M3+M4 keep M3", "F-19", "two-jokers", {"card": "I2", "asked": "I1"}),
        (
            PAY, [], "recruit I2 with I1+M1 keep I1",
            "F-19", "weak-joker", {"card": "I2", "asked": "I1", "joker": "M1"},
        ),
        (
            PAY, [], "recruit M2 with M0+M1 keep M1",
            "F-19", "weak-joker", {"card": "M2", "asked": "M1", "joker": "M0"},
        ),
        (
            LOWERED, ["play B1"], "recruit A3-1 with A1+M1 keep A1",
            "F-19", "weak-joker", {"card": "A3", "asked": "A1", "joker": "M1"},
        ),
        (
            PAY, [], "recruit I2 with I1+I1 keep I1",
            "F-19", "cannot-pay-pair", {"card": "I2", "missing": "I1", "held": 1},
        ),
        (PAY, [], "recruit I2 with I1+M2 keep I1", "F-19", "cannot-pay", {"card": "I2", "missing": "M2"}),
        (PAY, [], "recruit M2 with M1+M2 keep M1", "F-19", "cannot-pay", {"card": "M2", "missing": "M2"}),
        (PAY, [], "recruit A1 with A0+M2 keep A0", "F-19", "cannot-pay", {"card": "A1", "missing": "M2"}),
        (NO_ITALIAN, [], "recruit I2 with I1+M3 keep I1", "F-19", "cannot-pay", {"card": "I2", "missing": "I1"}),
    ],
)  # fmt: skip
def test_why_not(
    given: dict[str, object], moves: list[str], attempt: str, law: str, reason: str, names: dict[str, object]
) -> None:
    state = GAME.position(given)
    for move in moves:
        state.apply(GAME.parse(move))
    assert state.explain(GAME.parse(attempt)) == Refusal(law, f"famiglia-why-{reason}", names)


@rule("F-16")
def test_of_two_copies_one_may_still_be_paid_in_full() -> None:
    """Both prices are offered, and what is missing for the full one is told."""
    given: dict[str, object] = {"decision": "brute", "hand": ["B2 I1 M0", "A0"], "street": "I2 I2"}
    state = GAME.position(given)
    state.apply(GAME.parse("play B2"))
    refusal = state.explain(GAME.parse("recruit I2 with I1+I1 keep I1"))
    assert refusal == Refusal("F-19", "famiglia-why-cannot-pay-pair", {"card": "I2", "missing": "I1", "held": 1})
