"""The rules of Famiglia: set-up, the four steps of a turn, the end."""

from consigliere.games.famiglia.actions import (
    ACCOUNTANT_STEP,
    BRUTE_STEP,
    DEAL,
    DO_ACCOUNTANT,
    DO_BRUTE,
    DO_DEAL,
    DO_DISCARD,
    DO_DONE,
    DO_FIRST,
    DO_LAY,
    DO_LOWER,
    DO_NO_ACCOUNTANT,
    DO_NO_BRUTE,
    DO_PASS,
    DO_RECRUIT,
    DO_STOP,
    DO_TAKE,
    FIRST,
    LAY,
    LOWER,
    RECRUIT,
    RECRUITMENTS,
    STREET,
    TAKE,
    WAYS,
)
from consigliere.games.famiglia.cards import (
    ABLE_ACCOUNTANTS,
    ABLE_BRUTES,
    ACCOUNTANT,
    ALL_CARDS,
    BRUTE,
    NAMES,
    NO_CARD,
    ONE,
    START_HAND,
    TYPES,
    VALUE,
    VALUE_BITS,
    VALUES,
    WITHOUT_M4,
    ZEROS,
    count,
    from_card,
    nth,
    size,
    types,
)
from consigliere.games.famiglia.fields import copy_fields
from consigliere.games.famiglia.options import FAQ
from consigliere.kernel.state import CHANCE, NOBODY, State


class FamigliaState(State):
    """Piles are numbers (see cards.py). `deck` is what lies in unknown order, `bottom` what lies known below it."""

    def __init__(self) -> None:
        super().__init__()
        self.points: list[int] = None  # type: ignore[assignment]  # set by Game.blank and by clone
        self.hands: list[int] = [START_HAND, START_HAND]
        self.areas: list[int] = [0, 0]
        self.street: int = 0
        self.discard: int = 0
        self.deck: int = ALL_CARDS - 2 * START_HAND  # F-4
        self.bottom: list[int] = []
        self.first: int = 0
        self.player: int = 0
        self.passes: int = 0
        self.run_out: int = 0  # how often the deck has run out
        self.turns_left: int = -1  # turns after this one, once the deck has run out for good
        self.ended: bool = False
        self.street_used: bool = False  # step 1 was done on the second deck this turn
        self.accountant: int = NO_CARD
        self.moved: int = 0  # cards taken, then cards still to lay
        self.named: int = 0  # sets are named in order: the last card named
        self.brute: int = NO_CARD
        self.lowered: int = NO_CARD
        self.lowered_by: int = 0
        self.to_deal: int = 0
        self.dealing_in: int = FIRST  # the step that deals: FIRST, STREET or RECRUIT

    def by_faq(self) -> bool:
        """Whether the rulings of the players' FAQ hold (F-17, F-24)."""
        return self.options["rulings"] == FAQ

    # Set-up

    def set_up(self) -> None:
        if self.stream is None:
            self.ask(CHANCE, FIRST, [DO_FIRST, DO_FIRST + 1])
        else:
            first = self.below(2)
            self.fell(DO_FIRST + first)
            self._start(first)

    def _start(self, first: int) -> None:
        self.first = self.player = first  # F-5
        if self.journal is not None:
            self.note("famiglia-event-first", {"seat": first})
        self._deal(0, FIRST)  # F-6

    # The deck

    def _deal(self, n: int, step: int) -> None:
        """F-23: where the Street is empty, six cards come first."""
        if not self.street:
            n += 6
            if self.journal is not None and step != FIRST and self.run_out < 2:
                self.note("famiglia-event-street-empty", {})
        self.to_deal = n
        self.dealing_in = step
        self._deal_on()

    def _deal_on(self) -> None:
        while self.to_deal > 0 and self.run_out < 2:
            if not self.deck:
                self._turn_up(self.bottom[0], True)
            elif self.stream is not None:
                card = nth(self.deck, self.below(size(self.deck)))
                if self.luck is not None and len(types(self.deck)) > 1:
                    self.fell(DO_DEAL + card)
                self._turn_up(card, False)
            else:
                options = types(self.deck)
                if len(options) > 1:
                    self.ask(CHANCE, DEAL, [DO_DEAL + card for card in options])
                    return
                self._turn_up(options[0], False)
        self.to_deal = 0
        self._dealt()

    def _turn_up(self, card: int, known: bool) -> None:
        if known:
            self.bottom = self.bottom[1:]
        else:
            self.deck -= ONE[card]
        self.street += ONE[card]
        self.to_deal -= 1
        if self.journal is not None:
            self.note("famiglia-event-deal", {"card": NAMES[card]})
        if not self.deck and not self.bottom:
            self._deck_has_run_out()

    def _deck_has_run_out(self) -> None:
        if self.run_out == 0 and self.discard:  # F-10
            self.run_out = 1
            self.deck = self.discard
            self.discard = 0
            if self.journal is not None:
                self.note("famiglia-event-new-deck", {"count": size(self.deck)})
            return
        self.run_out = 2  # F-24, F-25
        if self.player == self.first:
            self.turns_left = 1
        else:
            self.turns_left = 2 if self.dealing_in == RECRUIT and self.by_faq() else 0
        if self.journal is not None:
            self.note("famiglia-event-deck-over", {"count": self.turns_left})

    def _dealt(self) -> None:
        if self.dealing_in == FIRST:
            self._begin_turn()
        elif self.dealing_in == STREET:
            self._ask_street()
        else:
            self._end_turn()

    # Step 1: the Street

    def _begin_turn(self) -> None:
        self.street_used = False
        self._ask_street()

    def _ask_street(self) -> None:
        if self.may_use_street():
            self.ask(self.player, STREET, [DO_STOP] + [DO_DISCARD + card for card in types(self.street)])
        else:
            self._ask_accountant()

    def may_use_street(self) -> bool:
        if self.street & ZEROS or not self.street:  # F-8
            return False
        return self.run_out == 0 or (self.run_out == 1 and not self.street_used)  # F-9, F-11, F-12

    def _use_street(self, action: int) -> None:
        if action == DO_STOP:
            self._ask_accountant()
            return
        card = action - DO_DISCARD
        self.street -= ONE[card]
        if self.run_out == 0:
            self.discard += ONE[card]
        else:
            self.bottom = [*self.bottom, card]  # F-11
            self.street_used = True
        if self.journal is not None:
            message = "famiglia-event-under" if self.street_used else "famiglia-event-discard"
            self.note(message, {"seat": self.player, "card": NAMES[card]})
        self._deal(VALUE[card], STREET)

    # Step 2: an accountant

    def _ask_accountant(self) -> None:
        hand = self.hands[self.player]
        if hand & ABLE_ACCOUNTANTS and self.areas[self.player]:  # F-13, F-15
            able = VALUES[(hand & ABLE_ACCOUNTANTS) >> 3 * ACCOUNTANT]
            self.ask(self.player, ACCOUNTANT_STEP, [DO_NO_ACCOUNTANT] + [DO_ACCOUNTANT + value for value in able])
        else:
            self._ask_brute()

    def _play_accountant(self, action: int) -> None:
        if action == DO_NO_ACCOUNTANT:
            self._ask_brute()
            return
        card = ACCOUNTANT + action - DO_ACCOUNTANT
        self._lay_card(card)
        self.accountant = card
        if self.journal is not None:
            self.note("famiglia-event-accountant", {"seat": self.player, "card": NAMES[card]})
        self._ask_take()

    def takeable(self) -> int:
        """F-14: what lies in the area, without the accountant just played and what was passed over."""
        return from_card(self.areas[self.player] - ONE[self.accountant], self.named)

    def _ask_take(self) -> None:
        pile = self.takeable()
        if self.moved == VALUE[self.accountant] or not pile:
            self._begin_to_lay()
            return
        legal = [DO_TAKE + card for card in types(pile)]
        if self.moved:
            legal.insert(0, DO_DONE)
        if len(legal) == 1:
            self.took(legal[0])
            self._take(legal[0])
        else:
            self.ask(self.player, TAKE, legal)

    def _take(self, action: int) -> None:
        if action == DO_DONE:
            self._begin_to_lay()
            return
        card = action - DO_TAKE
        self.areas[self.player] -= ONE[card]
        self.hands[self.player] += ONE[card]
        self.moved += 1
        self.named = card
        if self.journal is not None:
            self.note("famiglia-event-take", {"seat": self.player, "card": NAMES[card]})
        self._ask_take()

    def _begin_to_lay(self) -> None:
        self.named = 0
        self._ask_lay()

    def _ask_lay(self) -> None:
        if self.moved == 0:
            self.accountant = NO_CARD
            self.named = 0
            self._ask_brute()
            return
        hand = self.hands[self.player]
        legal = [
            DO_LAY + card for card in types(from_card(hand, self.named)) if size(from_card(hand, card)) >= self.moved
        ]
        if len(legal) == 1:
            self.took(legal[0])
            self._lay(legal[0])
        else:
            self.ask(self.player, LAY, legal)

    def _lay(self, action: int) -> None:
        card = action - DO_LAY
        self._lay_card(card)
        self.moved -= 1
        self.named = card
        if self.journal is not None:
            self.note("famiglia-event-lay", {"seat": self.player, "card": NAMES[card]})
        self._ask_lay()

    def _lay_card(self, card: int) -> None:
        self.hands[self.player] -= ONE[card]
        self.areas[self.player] += ONE[card]

    # Step 3: a brute

    def _ask_brute(self) -> None:
        hand = self.hands[self.player]
        if hand & ABLE_BRUTES and self.street & ~ZEROS:  # F-16
            able = VALUES[(hand & ABLE_BRUTES) >> 3 * BRUTE]
            self.ask(self.player, BRUTE_STEP, [DO_NO_BRUTE] + [DO_BRUTE + value for value in able])
        else:
            self._ask_recruit()

    def _play_brute(self, action: int) -> None:
        if action == DO_NO_BRUTE:
            self._ask_recruit()
            return
        self.brute = BRUTE + action - DO_BRUTE
        self._lay_card(self.brute)
        if self.journal is not None:
            self.note("famiglia-event-brute", {"seat": self.player, "card": NAMES[self.brute]})
        self._ask_lower()

    def _ask_lower(self) -> None:
        most = VALUE[self.brute]
        least = 1 if self.by_faq() else most  # F-17
        legal = [
            DO_LOWER + 4 * card + by - 1
            for card in types(self.street & ~ZEROS)
            for by in range(min(least, VALUE[card]), min(most, VALUE[card]) + 1)  # F-16
        ]
        if len(legal) == 1:
            self.took(legal[0])
            self._lower(legal[0])
        else:
            self.ask(self.player, LOWER, legal)

    def _lower(self, action: int) -> None:
        self.lowered = (action - DO_LOWER) // 4
        self.lowered_by = (action - DO_LOWER) % 4 + 1
        self.brute = NO_CARD
        if self.journal is not None:
            args: dict[str, object] = {
                "seat": self.player,
                "card": NAMES[self.lowered],
                "by": self.lowered_by,
            }
            self.note("famiglia-event-lower", args)
        self._ask_recruit()

    # Step 4: recruit or pass

    def _ask_recruit(self) -> None:
        hand = self.hands[self.player]
        mercenaries = VALUE_BITS[hand >> 45]
        below = (hand & WITHOUT_M4) << 3  # the digit of each card now counts the next lower card
        legal = [DO_PASS]  # F-22
        for card in types(self.street):
            if card != self.lowered:
                legal += WAYS[5 * card][(below >> 3 * card & 7) << 5 | mercenaries]
            else:
                if count(self.street, card) > 1:
                    legal += WAYS[5 * card][(below >> 3 * card & 7) << 5 | mercenaries]
                by = self.lowered_by
                legal += WAYS[5 * card + by][(below >> 3 * (card - by) & 7) << 5 | mercenaries]
        if len(legal) == 1:
            self.took(DO_PASS)
            self._recruit(DO_PASS)
        else:
            self.ask(self.player, RECRUIT, legal)

    def _recruit(self, action: int) -> None:
        self.lowered = NO_CARD
        self.lowered_by = 0
        if action == DO_PASS:
            self._pass()
            return
        self.passes = 0
        way = RECRUITMENTS[action - DO_RECRUIT]
        self.street -= ONE[way.card]
        self.hands[self.player] += ONE[way.card]  # F-18, F-21
        if way.laid >= 0:
            self._lay_card(way.laid)  # F-21
        if self.journal is not None:
            self._note_recruit(way.card, way.kept, way.laid)
        if self.street:
            self._end_turn()
        else:
            self._deal(0, RECRUIT)  # F-23

    def _note_recruit(self, card: int, kept: int, laid: int) -> None:
        if laid < 0:
            self.note("famiglia-event-recruit-free", {"seat": self.player, "card": NAMES[card]})
        else:
            args: dict[str, object] = {"card": NAMES[card], "keep": NAMES[kept], "lay": NAMES[laid]}
            self.note("famiglia-event-recruit", {"seat": self.player, **args})

    def _pass(self) -> None:
        self.passes += 1
        if self.journal is not None:
            self.note("famiglia-event-pass", {"seat": self.player})
        if self.passes == 2:  # F-26
            self._end("famiglia-event-end-passes")
        else:
            self._end_turn()

    # The end

    def _end_turn(self) -> None:
        if self.turns_left == 0:
            self._end("famiglia-event-end-deck")
            return
        if self.turns_left > 0:
            self.turns_left -= 1
        self.player = 1 - self.player
        self._begin_turn()

    def _end(self, message: str) -> None:
        self.ended = True
        self.ask(NOBODY, RECRUIT, [])
        if self.journal is not None:
            self.note(message, {})
            for seat in range(2):
                self.note("famiglia-event-score", {"seat": seat, "points": self.score(seat)})

    def score(self, seat: int) -> int:
        """F-27: the points in hand and area."""
        gang = self.hands[seat] + self.areas[seat]
        return sum(self.points[card] * count(gang, card) for card in range(TYPES))

    def strongest_first(self, seat: int) -> list[int]:
        gang = self.hands[seat] + self.areas[seat]
        cards = [card for card in range(TYPES) for _ in range(count(gang, card))]
        return sorted(cards, key=self.strength, reverse=True)

    def strength(self, card: int | None) -> tuple[int, int]:
        """F-28: by value, then points; no card is weaker than any."""
        return (-1, -1) if card is None else (VALUE[card], self.points[card])

    def standing(self) -> list[float]:
        """F-27, F-28: what each seat would get if the game ended now."""
        mine = (self.score(0), [self.strength(card) for card in self.strongest_first(0)])
        theirs = (self.score(1), [self.strength(card) for card in self.strongest_first(1)])
        if mine == theirs:
            return [0.5, 0.5]
        return [1.0, 0.0] if mine > theirs else [0.0, 1.0]

    @property
    def returns(self) -> list[float] | None:
        return self.standing() if self.ended else None

    # The contract

    def play(self, action: int) -> None:
        kind = self.kind
        if kind == RECRUIT:
            self._recruit(action)
        elif kind == STREET:
            self._use_street(action)
        elif kind == BRUTE_STEP:
            self._play_brute(action)
        elif kind == LOWER:
            self._lower(action)
        elif kind == ACCOUNTANT_STEP:
            self._play_accountant(action)
        elif kind == TAKE:
            self._take(action)
        elif kind == LAY:
            self._lay(action)
        elif kind == DEAL:
            self._turn_up(action - DO_DEAL, False)
            self._deal_on()
        else:
            self._start(action - DO_FIRST)

    def enter(self, kind: int) -> None:
        """Ask for this decision here and now; go on where there is nothing to choose."""
        if kind == FIRST:
            self.set_up()
        elif kind == DEAL:
            self._deal_on()
        elif kind == STREET:
            self._ask_street()
        elif kind == ACCOUNTANT_STEP:
            self._ask_accountant()
        elif kind == TAKE:
            self._ask_take()
        elif kind == LAY:
            self._ask_lay()
        elif kind == BRUTE_STEP:
            self._ask_brute()
        elif kind == LOWER:
            self._ask_lower()
        else:
            self._ask_recruit()

    def chances(self) -> list[float]:
        if self.kind == FIRST:
            return [0.5, 0.5]
        total = size(self.deck)
        return [count(self.deck, action - DO_DEAL) / total for action in self.legal]

    def clone(self) -> "FamigliaState":
        twin = FamigliaState.__new__(FamigliaState)
        self.copy_base(twin)
        twin.journal = None
        copy_fields(self, twin)
        return twin
