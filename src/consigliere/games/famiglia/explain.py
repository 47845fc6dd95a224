"""Why an action is not legal now: the first rule that forbids it."""

from consigliere.games.famiglia.actions import (
    ALPHABET,
    BRUTE_STEP,
    DO_DEAL,
    DO_DISCARD,
    DO_DONE,
    DO_LAY,
    DO_LOWER,
    DO_RECRUIT,
    DO_TAKE,
    KIND_RULES,
    KINDS,
    RECRUITMENTS,
    Recruitment,
    pays,
    price,
)
from consigliere.games.famiglia.cards import NAMES, NUMBERS, VALUE, count, from_card, size
from consigliere.games.famiglia.state import FamigliaState
from consigliere.kernel.errors import Refusal


def why_not(state: FamigliaState, seat: int, action: int) -> Refusal:
    kind = ALPHABET.describe(action).kind
    asked = KINDS[state.kind]
    if kind != asked:
        return Refusal(KIND_RULES[state.kind], "famiglia-why-step", {"kind": asked})
    if kind == "street":
        return _no(state, "F-8", "famiglia-why-not-in-street", action - DO_DISCARD)
    if kind in ("accountant", "brute"):
        return _why_not_play(state, action)
    if kind == "take":
        return _why_not_take(state, action)
    if kind == "lay":
        return _why_not_lay(state, action - DO_LAY)
    if kind == "lower":
        return _why_not_lower(state, (action - DO_LOWER) // 4, (action - DO_LOWER) % 4 + 1)
    if kind == "deal":
        return _no(state, "F-10", "famiglia-why-not-in-deck", action - DO_DEAL)
    return _why_not_recruit(state, RECRUITMENTS[action - DO_RECRUIT])


def _no(state: FamigliaState, rule: str, message: str, card: int, **more: object) -> Refusal:
    return Refusal(rule, message, {"card": NAMES[card], **more})


def _why_not_play(state: FamigliaState, action: int) -> Refusal:
    card = NUMBERS[str(ALPHABET.describe(action).args["card"])]
    if VALUE[card] == 0:
        return _no(state, "F-7", "famiglia-why-no-ability", card)
    rule = "F-16" if state.kind == BRUTE_STEP else "F-13"
    return _no(state, rule, "famiglia-why-not-in-hand", card)


def _why_not_take(state: FamigliaState, action: int) -> Refusal:
    if action == DO_DONE:
        return Refusal("F-14", "famiglia-why-take-one", {})
    card = action - DO_TAKE
    area = state.areas[state.player]
    if card == state.accountant and count(area, card) == 1:
        return _no(state, "F-14", "famiglia-why-not-the-accountant", card)
    if not count(area, card):
        return _no(state, "F-14", "famiglia-why-not-in-area", card)
    return _no(state, "F-14", "famiglia-why-in-order", card, named=NAMES[state.named])


def _why_not_lay(state: FamigliaState, card: int) -> Refusal:
    hand = state.hands[state.player]
    if not count(hand, card):
        return _no(state, "F-14", "famiglia-why-not-in-hand", card)
    if card < state.named:
        return _no(state, "F-14", "famiglia-why-in-order", card, named=NAMES[state.named])
    behind = size(from_card(hand, card))
    return _no(state, "F-14", "famiglia-why-too-few-behind", card, count=state.moved, behind=behind)


def _why_not_lower(state: FamigliaState, card: int, by: int) -> Refusal:
    if not count(state.street, card):
        return _no(state, "F-16", "famiglia-why-not-in-street", card)
    if VALUE[card] == 0:
        return _no(state, "F-16", "famiglia-why-zero-already", card)
    if by > VALUE[card]:
        return _no(state, "F-16", "famiglia-why-below-zero", card, by=by)
    if by > VALUE[state.brute]:
        return _no(state, "F-16", "famiglia-why-brute-too-weak", card, by=by, brute=NAMES[state.brute])
    whole = min(VALUE[state.brute], VALUE[card])
    return _no(state, "F-17", "famiglia-why-whole-value", card, by=whole, brute=NAMES[state.brute])


def _why_not_recruit(state: FamigliaState, way: Recruitment) -> Refusal:
    card = way.card
    if not count(state.street, card):
        return _no(state, "F-18", "famiglia-why-not-in-street", card)
    is_lowered = card == state.lowered
    if way.by and not (is_lowered and way.by == state.lowered_by):
        return _no(state, "F-16", "famiglia-why-not-lowered-so", card, by=way.by)
    if not way.by and is_lowered and count(state.street, card) == 1:
        return _no(state, "F-16", "famiglia-why-is-lowered", card, by=state.lowered_by)
    return _why_not_paid(state, way)


def _why_not_paid(state: FamigliaState, way: Recruitment) -> Refusal:
    one, other = min(way.kept, way.laid), max(way.kept, way.laid)
    asked = NAMES[price(way.card, way.by)]
    if not pays(way.card, way.by, one, other):
        if NAMES[one] != asked and NAMES[other] != asked:
            return _no(state, "F-19", "famiglia-why-two-jokers", way.card, asked=asked)
        joker = other if NAMES[one] == asked else one
        return _no(state, "F-19", "famiglia-why-weak-joker", way.card, asked=asked, joker=NAMES[joker])
    held = count(state.hands[state.player], one)
    if one == other:
        return _no(state, "F-19", "famiglia-why-cannot-pay-pair", way.card, missing=NAMES[one], held=held)
    missing = other if held else one
    return _no(state, "F-19", "famiglia-why-cannot-pay", way.card, missing=NAMES[missing])
