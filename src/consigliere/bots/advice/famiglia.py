"""Why a move of Famiglia: points, cards, what the rival can recruit."""

from collections import Counter
from collections.abc import Iterable

from consigliere.bots.advice.following import Followed
from consigliere.bots.advice.phrases import Phrase
from consigliere.games.famiglia.actions import DECLINING, DO_RECRUIT, RECRUIT, RECRUITMENTS
from consigliere.games.famiglia.cards import NAMES, count, size
from consigliere.games.famiglia.state import FamigliaState
from consigliere.kernel.journal import Event

Reach = dict[str, int]  # cards by name, with their points


def gains(followed: Followed) -> list[Phrase]:
    before, after = positions(followed)
    seat = followed.seat
    rival = 1 - seat
    found: list[Phrase] = []
    if after.ended:
        mine, theirs = after.score(seat), after.score(rival)
        won = after.standing()[seat]
        outcome = "won" if won == 1.0 else "draw" if won == 0.5 else "lost"
        found.append(Phrase("famiglia-reason-ends", {"mine": mine, "theirs": theirs, "outcome": outcome}))
    found += [Phrase("famiglia-reason-card", {"card": card}) for card in told(followed.events, "recruit", "card")]
    points = after.score(seat) - before.score(seat)
    if points > 0:
        found.append(Phrase("famiglia-tale-points", {"n": points}))
    taken = beyond(told(followed.events, "take", "card"), out_of_hand(followed))
    if taken:
        found.append(Phrase("famiglia-reason-back", {"cards": taken}))
    gone = [card for name in ("recruit", "discard", "under") for card in told(followed.events, name, "card")]
    denied = [card for card in sorted(set(gone) & set(reach(before, rival))) if gone.count(card) == lies(before, card)]
    if denied and not after.ended and not followed.open:
        found.append(Phrase("famiglia-reason-denied", {"cards": denied, "other": rival}))
    fresh = size(after.street) - size(before.street) + len(gone)
    if fresh > 0:
        found.append(Phrase("famiglia-reason-fresh", {"n": fresh}))
    return found


def risks(followed: Followed) -> list[Phrase]:
    _, after = positions(followed)
    seat = followed.seat
    rival = 1 - seat
    found: list[Phrase] = []
    if after.ended:
        return found
    if after.player == rival and after.passes == 1 and after.standing()[rival] == 1.0:
        found.append(Phrase("famiglia-reason-rival-ends", {"other": rival}))
    likely = told(followed.replies, "recruit", "card")
    if likely:
        found.append(Phrase("famiglia-reason-likely", {"card": likely[0], "other": rival}))
    elif not followed.open and after.player == rival:
        near = reach(after, rival)
        if near:
            card = max(near, key=lambda one: (near[one], one))
            found.append(Phrase("famiglia-reason-rival", {"card": card, "n": near[card], "other": rival}))
    if followed.open:
        found.append(Phrase("famiglia-reason-unknown", {}))
    spent = beyond(out_of_hand(followed), told(followed.events, "take", "card"))
    if spent:
        found.append(Phrase("famiglia-reason-spent", {"cards": spent}))
    return found


def positions(followed: Followed) -> tuple[FamigliaState, FamigliaState]:
    assert isinstance(followed.before, FamigliaState)
    assert isinstance(followed.after, FamigliaState)
    return followed.before, followed.after


def told(events: list[Event], name: str, what: str) -> list[str]:
    messages = (f"famiglia-event-{name}", f"famiglia-event-{name}-free")
    return [str(event.args[what]) for event in events if event.message in messages]


def beyond(cards: Iterable[str], others: Iterable[str]) -> list[str]:
    """Those that are not among the others too: what comes back and goes again is neither gained nor spent."""
    return list((Counter(cards) - Counter(others)).elements())


def out_of_hand(followed: Followed) -> list[str]:
    return [card for name in ("recruit", "accountant", "brute", "lay") for card in laid(followed, name)]


def laid(followed: Followed, name: str) -> list[str]:
    """The cards that went from the own hand into the area."""
    what = "lay" if name == "recruit" else "card"
    message = f"famiglia-event-{name}"
    return [str(event.args[what]) for event in followed.events if event.message == message]


def lies(state: FamigliaState, card: str) -> int:
    """How often in the Street."""
    return count(state.street, NAMES.index(card))


def reach(state: FamigliaState, seat: int) -> Reach:
    """What a seat can recruit in its next turn as the Street lies, without accountant and brute, if the other seat does
    no more in its own."""
    twin = state.clone()
    while not twin.ended and not (twin.kind == RECRUIT and twin.player == seat):
        decline = next((action for action in twin.legal if action in DECLINING), None)
        if decline is None:
            return {}
        twin.apply(decline)
    if twin.ended or twin.street != state.street:
        return {}
    ways = [RECRUITMENTS[action - DO_RECRUIT] for action in twin.legal if action >= DO_RECRUIT]
    return {NAMES[way.card]: twin.points[way.card] for way in ways}
