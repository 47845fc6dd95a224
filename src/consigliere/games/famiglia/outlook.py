"""What follows by the rules from a position: what a click that passes would mean, what can be recruited right away, the
points and what decided the game. Pages draw it; they work out no rule themselves."""

import msgspec

from consigliere.games.famiglia.actions import (
    ACCOUNTANT_STEP,
    BRUTE_STEP,
    DECLINING,
    DO_PASS,
    DO_RECRUIT,
    DO_STOP,
    RECRUIT,
    RECRUITMENTS,
    STREET,
)
from consigliere.games.famiglia.cards import FAMILIES, NAMES, TYPES, count, size
from consigliere.games.famiglia.state import FamigliaState
from consigliere.kernel.views import View


class Score(msgspec.Struct, frozen=True):
    """F-27: the points of a seat, by where its cards lie, and by family in the order I A B M."""

    hand: int
    area: int
    families: list[int]
    total: int


class Passing(msgspec.Struct, frozen=True):
    """A legal action after which the seat has passed (F-22, F-26); `ends`: the game is over then, else another pass
    would end it."""

    action: int
    ends: bool


class Decided(msgspec.Struct, frozen=True):
    """The rule that decided the game: the points (F-27), or the strongest cards that differ (F-28), by seat; None for
    a seat that had no card left; no cards at all in a draw."""

    rule: str
    cards: list[str | None]


class Outlook(msgspec.Struct, frozen=True):
    """`deck`: how many cards it still has. `standing`: what each seat would get if the game ended now. `decline`: the
    action that declines what is asked. `ahead`: the cards of the Street that can be recruited once accountant and brute
    are declined, asked before that. `decided` after the end."""

    deck: int
    scores: list[Score]
    standing: list[float]
    passing: list[Passing]
    decline: int | None
    ahead: list[str]
    decided: Decided | None


def outlook(state: FamigliaState, view: View) -> Outlook:
    legal = [action for action, _, _ in view.legal]
    return Outlook(
        deck=size(state.deck) + len(state.bottom),
        scores=[_score(state, seat) for seat in range(2)],
        standing=state.standing(),
        passing=_passing(state, legal),
        decline=next((action for action in legal if action in DECLINING), None),
        ahead=_ahead(state) if legal and state.kind in (ACCOUNTANT_STEP, BRUTE_STEP) else [],
        decided=_decided(state) if state.ended else None,
    )


def _points(state: FamigliaState, pile: int) -> list[int]:
    """By family."""
    worth = [state.points[card] * count(pile, card) for card in range(TYPES)]
    return [sum(worth[5 * family : 5 * family + 5]) for family in range(len(FAMILIES))]


def _score(state: FamigliaState, seat: int) -> Score:
    hand, area = _points(state, state.hands[seat]), _points(state, state.areas[seat])
    families = [one + other for one, other in zip(hand, area, strict=True)]
    return Score(sum(hand), sum(area), families, state.score(seat))


def _passing(state: FamigliaState, legal: list[int]) -> list[Passing]:
    """Only of actions that deal no card: nobody knows what comes."""
    tried = [DO_STOP] if state.kind == STREET else [DO_PASS] if state.kind == RECRUIT else legal
    found: list[Passing] = []
    for action in tried if legal else []:
        twin = state.clone()
        twin.journal = []
        twin.apply(action)
        if any(event.message == "famiglia-event-pass" for event in twin.journal):
            found.append(Passing(action, twin.ended))
    return found


def _ahead(state: FamigliaState) -> list[str]:
    twin = state.clone()
    while twin.kind != RECRUIT and twin.player == state.player and twin.legal[0] in DECLINING:
        twin.apply(twin.legal[0])
    if twin.kind != RECRUIT or twin.player != state.player:
        return []
    ways = [RECRUITMENTS[action - DO_RECRUIT] for action in twin.legal if action >= DO_RECRUIT]
    return sorted({NAMES[way.card] for way in ways})


def _decided(state: FamigliaState) -> Decided:
    if state.score(0) != state.score(1):
        return Decided("F-27", [])
    strongest = [state.strongest_first(seat) for seat in range(2)]
    for n in range(max(len(cards) for cards in strongest)):
        pair = [cards[n] if n < len(cards) else None for cards in strongest]
        if state.strength(pair[0]) != state.strength(pair[1]):
            return Decided("F-28", [None if card is None else NAMES[card] for card in pair])
    return Decided("F-28", [])
