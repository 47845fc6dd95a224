"""Decisions in a conflict: its game is solved for what every end of it is worth on this map."""

from consigliere.bots.contract import Prospect, Thought
from consigliere.bots.lafamiglia.chance import chance
from consigliere.bots.lafamiglia.conflict import TRICKS, Mix, solved
from consigliere.bots.lafamiglia.dice import Dice
from consigliere.games.lafamiglia.actions import (
    DO_BRUTE,
    DO_CARD,
    DO_LEAVE,
    DO_TACTICS,
    DO_TAKE,
    FIGHT_CARD,
    FIGHT_MODE,
    FIGHT_NEUTRAL,
)
from consigliere.games.lafamiglia.encounter import conflict
from consigliere.games.lafamiglia.encounter.clash import ATTACKER, DEFENDER
from consigliere.games.lafamiglia.evaluation.position import evaluate
from consigliere.games.lafamiglia.evaluation.worths import Weights
from consigliere.games.lafamiglia.flow import SEAT
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.frames import STEP


def think_of_conflict(t: Table, seat: int, weights: Weights, dice: Dice) -> Thought:
    """A trick is mixed, so that nobody can foresee it: the one that is taken comes first, what the others are worth
    stands beside it."""
    if t.kind == FIGHT_MODE:
        return _mode(t, seat, weights)
    frame = t.stack[-1]
    ends = Ends(t, frame[SEAT], weights)
    mix = solved(ends.worth)
    side = ATTACKER if seat == frame[SEAT] else DEFENDER
    sign = 1.0 if side == ATTACKER else -1.0
    if t.kind == FIGHT_CARD:
        laid = dice.pick(mix.laid[side])
        worths = [sign * _card_worth(mix, ends, side, card) for card in range(TRICKS)]
        return _mixed(t, [DO_CARD + card for card in range(TRICKS)], worths, laid)
    card = t.cards[side]
    if side == ATTACKER:
        taking = mix.attacker_takes[card]
        worths = [_attacker_worth(mix, ends, card, takes) for takes in range(2)]
    else:
        takes = frame[conflict.TAKES]
        taking = mix.defender_takes[2 * card + takes]
        believed = mix.attackers_card(takes)
        worths = [
            -sum([believed[mine] * ends.worth(mine, card, takes, answer) for mine in range(TRICKS)])
            for answer in range(2)
        ]
    return _mixed(t, [DO_LEAVE, DO_TAKE], worths, 1 if dice.below(1000) < 1000 * taking else 0)


def _mixed(t: Table, actions: list[int], worths: list[float], chosen: int) -> Thought:
    prospects = [Prospect(action, chance(t, worth), (action,)) for action, worth in zip(actions, worths, strict=True)]
    first = prospects.pop(chosen)
    return Thought([first, *sorted(prospects, key=lambda one: -one.chance)])


def _mode(t: Table, seat: int, weights: Weights) -> Thought:
    by_force = _after(t, DO_BRUTE)
    cards = _after(t, DO_TACTICS)
    if cards.kind == FIGHT_NEUTRAL:
        cards.apply(cards.legal[0])
    worths = [
        (solved(Ends(cards, seat, weights).worth).value, DO_TACTICS),
        (evaluate(by_force, seat, weights), DO_BRUTE),
    ]
    worths.sort(reverse=True)
    return Thought([Prospect(action, chance(t, worth), (action,)) for worth, action in worths])


def _after(t: Table, action: int) -> Table:
    twin = t.clone()
    twin.apply(action)
    assert isinstance(twin, Table)
    return twin


class Ends:
    """What every end of a conflict is worth to the attacking player; each is looked at once."""

    def __init__(self, t: Table, seat: int, weights: Weights) -> None:
        self.seat: int = seat
        self.weights: Weights = weights
        self.start: Table = t
        while self.start.kind == FIGHT_CARD:
            self.start = _after(self.start, DO_CARD)
        self.known: dict[int, float] = {}

    def worth(self, mine: int, theirs: int, takes: int, answer: int) -> float:
        key = mine + TRICKS * (theirs + TRICKS * (takes + 2 * answer))
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = evaluate(self._end(mine, theirs, takes, answer), self.seat, self.weights)
        return found

    def _end(self, mine: int, theirs: int, takes: int, answer: int) -> Table:
        twin = self.start.clone()
        assert isinstance(twin, Table)
        twin.cards = [mine, theirs]
        frame = twin.stack[-1]
        frame[STEP] = conflict.DEFENDER_TAKES
        frame[conflict.TAKES] = takes
        twin.advance()
        twin.apply(DO_TAKE if answer else DO_LEAVE)
        return twin


def _attacker_worth(mix: Mix, ends: Ends, card: int, takes: int) -> float:
    """With this card, taking or leaving, against how the defender mixes."""
    total = 0.0
    for theirs in range(TRICKS):
        answer = mix.defender_takes[2 * theirs + takes]
        left, taken = ends.worth(card, theirs, takes, 0), ends.worth(card, theirs, takes, 1)
        total += mix.laid[DEFENDER][theirs] * ((1.0 - answer) * left + answer * taken)
    return total


def _defender_worth(mix: Mix, ends: Ends, card: int) -> float:
    """For the attacker, if the defender lays this card and answers well."""
    total = 0.0
    for takes in range(2):
        total += min(
            sum([mix.attacker[2 * mine + takes] * ends.worth(mine, card, takes, answer) for mine in range(TRICKS)])
            for answer in range(2)
        )
    return total


def _card_worth(mix: Mix, ends: Ends, side: int, card: int) -> float:
    if side == ATTACKER:
        return max(_attacker_worth(mix, ends, card, takes) for takes in range(2))
    return _defender_worth(mix, ends, card)
