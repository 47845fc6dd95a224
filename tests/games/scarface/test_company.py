"""Two or three humans and the Henchman: random games with every check, and what a human may not know of the others."""

import random

import pytest

import consigliere
from consigliere.bots import Budget, make_bot
from consigliere.games.scarface import actions, flow
from consigliere.games.scarface.draws import drawing
from consigliere.games.scarface.effects import conditions
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.evaluation import position
from consigliere.games.scarface.evaluation.weights import USUAL
from consigliere.games.scarface.invariants import check_invariants, check_step
from consigliere.games.scarface.names import CONDITIONS, COUNTS, HENCHMAN, HUMAN, NONE
from consigliere.games.scarface.rounds import end, marks
from consigliere.kernel import CHANCE, Stream
from consigliere.kernel.history import History
from consigliere.kernel.records import read, verify, write
from tests.conformance import check_all, random_action
from tests.conftest import often
from tests.marks import rule

GAME = consigliere.load("scarface")
NUMBERS = ["2", "3"]
PARTS = 10
CHECKED = 0.15  # of the positions: all that must hold there
CONFORMING = 0.003


def begin(humans: str, seed: int, chance: str = "stream", journal: bool = False) -> ScarfaceState:
    options: dict[str, object] = {"humans": humans, "level": "hard" if seed % 3 == 0 else "normal"}
    state = GAME.new(seed=seed, options=options, chance=chance, journal=journal)
    assert isinstance(state, ScarfaceState)
    return state


@rule("SF-181", "SF-218", "SF-220", "SF-228", "SF-202")
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("humans", NUMBERS)
def test_random_games_keep_the_invariants_and_end(humans: str, part: int) -> None:
    """200 games of each number of humans."""
    for seed in range(20 * part, 20 * part + often(20)):
        rng = random.Random(seed)
        state = begin(humans, seed, "ask" if seed % 10 == 9 else "stream")
        while state.decisions:
            watched = rng.random() < CHECKED
            before = state.clone() if watched else state
            state.apply(*random_action(state, rng, seed % 2 == 0))
            if watched:
                check_invariants(state)
                check_step(before, state)
            if rng.random() < CONFORMING:
                check_all(state, rng)
        check_invariants(state)
        check_all(state, rng)
        _check_end(state)


def _check_end(state: ScarfaceState) -> None:
    """SF-229: the best marks win; the Henchman alone, humans together."""
    best = max(marks(state, side) for side in state.sides())
    winners = [side for side in state.sides() if marks(state, side) == best]
    assert state.winners == winners
    assert state.returns is not None
    assert sum(state.returns) == pytest.approx(0.0 if winners == [HENCHMAN] else 1.0)
    assert state.time == state.book.last_time


@rule("SF-229", "SF-125")
@pytest.mark.parametrize("humans", ["1", *NUMBERS])
def test_whoever_is_tied_in_everything_wins_before_the_henchman(humans: str) -> None:
    state = GAME.position({"options": {"humans": humans}, "at": "end", "henchman": {"money": 10}})
    assert isinstance(state, ScarfaceState)
    assert len({tuple(marks(state, side)[:-1]) for side in state.sides()}) == 1
    end(state)
    assert state.winners == state.humans()


@rule("SF-220", "SF-123")
@pytest.mark.parametrize("humans", NUMBERS)
def test_every_gang_has_the_same_number_of_turns(humans: str) -> None:
    for seed in range(3):
        state, rng = begin(humans, seed, journal=True), random.Random(seed)
        while state.decisions:
            state.apply(*random_action(state, rng, True))
        told = [event for event in state.journal or [] if event.message == "scarface-event-turn"]
        order = ["henchman", *(state.seats[side] for side in state.humans())]
        assert [event.args["side"] for event in told] == order * state.round


@rule("SF-218")
@pytest.mark.parametrize("humans", NUMBERS)
def test_every_turn_order_comes(humans: str) -> None:
    orders = {tuple(seat for seat in begin(humans, seed).seats if seat != NONE) for seed in range(40)}
    assert len(orders) == {"2": 2, "3": 6}[humans]


@rule("SF-218")
@pytest.mark.parametrize("humans", NUMBERS)
def test_no_seat_is_better_than_another(humans: str) -> None:
    """A seat is its place in the turn order and nothing else: with the order reversed the same is played."""
    last = int(humans) - 1
    rng = random.Random(5)
    state, mirrored = begin(humans, 5, "ask"), begin(humans, 5, "ask")
    while state.decisions:
        draws_seat = state.kind == actions.DEAL_SEAT
        action, seat = random_action(state, rng, True)
        state.apply(action, seat)
        other = 2 * actions.DO_DEAL_SEAT + last - action if draws_seat else action
        mirrored.apply(other, seat if seat == CHANCE else last - seat)
    for side in state.humans():
        assert mirrored.seats[side] == last - state.seats[side]
    assert state.returns is not None
    assert mirrored.returns == state.returns[::-1]
    mirrored.seats = state.seats[:]
    assert mirrored.content() == state.content()


@pytest.mark.parametrize("humans", NUMBERS)
@pytest.mark.parametrize("chance", ["stream", "ask"])
def test_records_of_company_replay(humans: str, chance: str) -> None:
    rng = random.Random(4)
    history = History(GAME, begin(humans, 4, chance, journal=True))
    while history.state.decisions:
        history.apply(*random_action(history.state, rng, True))
    again = verify(read(write(history, ["a", "b", "c"][: int(humans)])), GAME)
    assert again.state == history.state
    assert again.state.journal == history.state.journal


# What others may not know


def exchanged(state: ScarfaceState, side: int, rng: random.Random) -> ScarfaceState:
    """The same position with other cards in a human's hand; his deck has those."""
    twin = state.clone()
    cards = twin.hand[side] + twin.deck_bag[side]
    rng.shuffle(cards)
    size = len(twin.hand[side])
    twin.hand[side], twin.deck_bag[side] = sorted(cards[:size]), sorted(cards[size:])
    if twin.legal:
        twin.advance()
    return twin


def assert_same(one: ScarfaceState, other: ScarfaceState, seat: int) -> None:
    """The same bytes, for bots and for people, and the same journal for all but this seat."""
    for viewer in [*(seat_ for seat_ in range(one.seat_count) if seat_ != seat), None]:
        assert one.view(viewer).encode() == other.view(viewer).encode()
        assert one.show(viewer).encode() == other.show(viewer).encode()
        told, also_told = (
            [event for event in state.journal or [] if event.visible_to(viewer)] for state in (one, other)
        )
        assert told == also_told
    for state in (one, other):
        state.journal = []


@rule("SF-221")
@pytest.mark.parametrize("humans", NUMBERS)
def test_a_hand_changes_nothing_for_the_others(humans: str) -> None:
    """Two lines that differ in one human's hand, until he shows a card that the other line does not have."""
    compared = 0
    seeds = often(20)
    for seed in range(seeds):
        rng = random.Random(seed)
        state = begin(humans, seed)
        for _ in range(rng.randrange(20, 400)):
            if state.decisions:
                state.apply(*random_action(state, rng, True))
        side = rng.choice(state.humans())
        state.journal = []
        other = exchanged(state, side, rng)
        other.journal = []
        seat = state.seats[side]
        while state.decisions:
            assert_same(state, other, seat)
            assert state.seat == other.seat
            common = [action for action in state.legal if action in other.legal]
            assert state.seat == seat or state.legal == other.legal
            if not common:
                break
            move = rng.choice([action for action in common if action not in GAME.declining] or common)
            for line in (state, other):
                line.apply(move)
            compared += 1
            if state.discard[side] != other.discard[side] or state.seat != other.seat:
                break
    assert compared > 50 * seeds


@rule("SF-221", "SF-9")
@pytest.mark.parametrize("humans", NUMBERS)
def test_the_order_of_a_deck_is_its_owners(humans: str) -> None:
    """A card bought onto the deck is seen there by nobody else, and what is imagined is any hand of these cards."""
    given: dict[str, object] = {
        "options": {"humans": humans},
        "human2": {"hand": "bruiser bagman", "deck": "lookout wheelman mouthpiece", "deck_top": "boss_st_clair"},
    }
    state = GAME.position(given)
    mine, seen, far = (state.view(seat).board for seat in (1, 0, None))
    assert mine.cards.hand == ["bruiser", "bagman"]
    assert mine.cards.deck_top == ["boss_st_clair"]
    for cards in (seen.others[0].cards, far.others[0].cards):
        assert cards.hidden
        assert (cards.hand, cards.deck_top, cards.hand_size, cards.deck_size) == ([], [], 2, 4)
        assert len(cards.deck) == 6
    hands = set()
    for seed in range(120):
        world = GAME.imagine(state.view(0), Stream(seed))
        assert isinstance(world, ScarfaceState)
        hands.add(tuple(world.hand[2]))
    assert len(hands) == 15


@rule("SF-98", "SF-221")
@pytest.mark.parametrize("humans", NUMBERS)
def test_who_is_asked_what_to_retire_has_a_card_for_it(humans: str) -> None:
    """With one card in hand and none that was discarded, everybody knows that it is not the boss."""
    given: dict[str, object] = {
        "options": {"humans": humans},
        "human": {"hand": "bruiser", "deck": "boss_capone lookout"},
    }
    state = GAME.position(given)
    assert isinstance(state, ScarfaceState)
    state.push([flow.LOSE, 0, flow.L_RETIRE, 1, NONE])
    state.advance()
    assert state.kind == actions.RETIRE_CARD
    hands = set()
    for seed in range(40):
        world = GAME.imagine(state.view(1), Stream(seed))
        assert isinstance(world, ScarfaceState)
        assert world.view(1) == state.view(1)
        hands.add(tuple(world.hand[HUMAN]))
    assert len(hands) == 2


@rule("SF-221")
def test_what_is_drawn_is_told_to_its_owner() -> None:
    state, rng = begin("2", 5, journal=True), random.Random(5)
    for _ in range(300):
        if state.decisions:
            state.apply(*random_action(state, rng, True))
    events = state.journal or []
    seen = [event for event in events if event.message == "scarface-event-draw-seen"]
    unseen = [event for event in events if event.message == "scarface-event-draw-unseen"]
    assert len(seen) == len(unseen) > 4
    for event in seen:
        assert event.seats is not None
        assert len(event.seats) == 1
    assert all("cards" not in event.args and event.seats is None for event in unseen)


# Bots


@pytest.mark.parametrize("humans", NUMBERS)
@pytest.mark.parametrize("name", ["greedy", "normal", "random"])
def test_bots_take_any_human_seat(humans: str, name: str) -> None:
    state, rng = begin(humans, 8), random.Random(8)
    bots = [make_bot(name, GAME, seat) for seat in range(state.seat_count)]
    asked = set()
    for number in range(160):
        if not state.decisions or state.seat == CHANCE:
            break
        if number % 8 == 0:
            asked.add(state.seat)
            before = state.clone()
            action = bots[state.seat].choose(state.view(state.seat), Budget(steps=8))
            assert state == before
            assert action in state.legal
            state.apply(action)
        else:
            state.apply(*random_action(state, rng, True))
    assert asked == set(range(state.seat_count))


def test_a_position_is_judged_for_its_seat() -> None:
    state, rng = begin("3", 6), random.Random(6)
    for _ in range(200):
        state.apply(*random_action(state, rng, True))
    for side in state.humans():
        richer = state.clone()
        richer.money[side] += 200
        assert GAME.evaluate(richer, state.seats[side]) > GAME.evaluate(state, state.seats[side])
        for other in state.humans():
            if other != side:
                assert GAME.evaluate(richer, state.seats[other]) < GAME.evaluate(state, state.seats[other])


# Counts and conditions about the others


@rule("SF-222")
def test_counts_and_conditions_compare_with_every_other_gang() -> None:
    given: dict[str, object] = {
        "options": {"humans": "3"},
        "tiles": ["loop west human", "pilsen south human2", "maxwell north human3", "uptown north henchman"],
        "human": {"crime": 2},
        "human2": {"crime": 3},
        "human3": {"crime": 2},
        "henchman": {"crime": 4},
    }
    state = GAME.position(given)
    assert isinstance(state, ScarfaceState)
    assert conditions.count(state, HUMAN, COUNTS.index("rival_neighbourhood")) == 3
    lower, behind = CONDITIONS.index("lower_crime"), CONDITIONS.index("behind")
    assert not conditions.holds(state, HUMAN, lower, 0), "the third human stands as low"
    state.crime[HUMAN] = 1
    assert conditions.holds(state, HUMAN, lower, 0)
    assert not conditions.holds(state, HUMAN, behind, 0)
    state.control[state.placed[0]] = HENCHMAN
    assert conditions.holds(state, HUMAN, behind, 0)
    assert conditions.holds(state, 2, behind, 0)
    assert not conditions.holds(state, HENCHMAN, behind, 0)


@rule("SF-181")
def test_every_human_has_a_seat_and_plays_for_himself() -> None:
    assert GAME.seats_in({"humans": "3"}) == 3
    assert GAME.seats_in({}) == 1
    assert GAME.teams({"humans": "2"}) == [0, 1]


@rule("SF-221")
def test_nobody_learns_what_is_being_drawn_from_the_stars() -> None:
    """Seed 99 draws beside a card with stars that stays in the deck."""
    rng = random.Random(99)
    state = begin("3", 99, "ask")
    looked = 0
    while state.decisions and looked < 60:
        if drawing(state) and state.shown:
            check_all(state, rng)
            looked += 1
        state.apply(*random_action(state, rng, False))
    assert looked


def test_the_cycles_of_the_others_hang_on_their_own_cards() -> None:
    """Whoever has fewer cards than the others reorganizes more often; how many the others have is open."""
    t = begin("2", 1)
    other = t.humans()[1]
    few, many = list(range(6)), list(range(12))
    t.deck_bag[HUMAN], t.deck_bag[other] = few, few
    even = position.share(t, HUMAN, USUAL, len(few))
    assert even == pytest.approx(position.share(t, other, USUAL, len(few)))
    t.deck_bag[other] = many
    ahead = position.share(t, HUMAN, USUAL, len(few))
    behind = position.share(t, other, USUAL, len(many))
    assert behind < even < ahead
    t.deck_bag[HUMAN] = many
    assert behind < position.share(t, HUMAN, USUAL, len(many)) < even


LARGEST = 8192  # bytes


@pytest.mark.parametrize("humans", NUMBERS)
def test_what_is_sent_stays_small(humans: str) -> None:
    largest = 0
    for seed in range(2):
        rng, state = random.Random(seed), begin(humans, seed)
        while state.decisions:
            if state.seq % 7 == 0:
                largest = max(largest, len(state.show(state.seat).encode()))
            state.apply(*random_action(state, rng, True))
    assert 5000 < largest < LARGEST
