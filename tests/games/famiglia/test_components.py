from pathlib import Path

import pytest

import consigliere
from consigliere.games.famiglia.actions import RECRUIT, RECRUITMENTS
from consigliere.games.famiglia.cards import NAMES, NUMBERS, ONE, names, nth, size, types
from consigliere.games.famiglia.state import FamigliaState
from consigliere.kernel import BadInput
from tests.marks import rule

GAME = consigliere.load("famiglia")


@rule("F-1")
def test_sixty_cards() -> None:
    cards = GAME.components()["cards"]
    assert isinstance(cards, list)
    assert sum(card["copies"] for card in cards) == 60
    for card in cards:
        assert card["copies"] == 5 - card["value"]
        assert card["id"] == card["family"][0].upper() + str(card["value"])


@pytest.mark.parametrize("cards", ["I0", "M4", "A4 A4 B0", "I0 I0 I4 A1 B0 B2 B2 B2 M0 M3 M4"])
def test_a_pile_counts_its_cards_in_order(cards: str) -> None:
    pile = sum(ONE[NUMBERS[name]] for name in cards.split())
    assert size(pile) == len(cards.split())
    assert names(pile) == [NAMES[nth(pile, n)] for n in range(size(pile))] == cards.split()
    assert types(pile) == sorted({NUMBERS[name] for name in cards.split()})


@rule("F-2")
def test_points_of_the_cards() -> None:
    cards = GAME.components()["cards"]
    assert isinstance(cards, list)
    points = {card["id"]: card["points"] for card in cards}
    assert [points[f"I{value}"] for value in range(5)] == [2, 4, 7, 11, 16]
    for family in "ABM":
        assert [points[f"{family}{value}"] for value in range(5)] == [0, 1, 3, 6, 10]


@rule("F-2")
def test_what_is_known_of_the_points_and_from_where() -> None:
    """The rulebook prints which cards there are, but no points: some are published elsewhere, the others inferred."""
    cards = GAME.components()["cards"]
    assert isinstance(cards, list)
    assert {card["id"] for card in cards if card["prov"] == "published"} == {"B1", "I4", "A4", "B4", "M4"}
    assert {card["prov"] for card in cards} == {"published", "inferred"}
    assert {card["copies_prov"] for card in cards} == {"rulebook"}


@rule("F-18", "F-19")
def test_what_a_card_asks_for_is_what_recruits_it() -> None:
    """With two of the card it names one can recruit, with nothing only what is free."""
    cards = GAME.components()["cards"]
    assert isinstance(cards, list)
    for card in cards:
        assert len(card["prices"]) == card["value"] + 1
        for by, price in enumerate(card["prices"]):
            assert recruited(card["id"], by, "I0" if price is None else f"{price} {price}")
            assert price is None or not recruited(card["id"], by, price)


def recruited(card: str, by: int, hand: str) -> bool:
    """Whether a hand can recruit a card that was lowered by so much; an Italian 0 is always free."""
    state = GAME.position({"decision": "recruit", "hand": [hand, "A0"], "street": f"{card} I0"}, possible=False)
    assert isinstance(state, FamigliaState)
    if by:
        state.lowered, state.lowered_by = NUMBERS[card], by
    state.enter(RECRUIT)
    wanted = {"card": card, "by": by}
    return any(wanted.items() <= GAME.describe(action).args.items() for action in state.legal)


def test_the_alphabet_of_rules_2_is_frozen() -> None:
    assert GAME.rules == "2"
    assert len(GAME.alphabet) == 1527
    assert GAME.alphabet.fingerprint() == "1329276c0582d80f"


def test_the_longest_list_there_can_be() -> None:
    """A card of (lowered) value m has at most 1 + 2 * (5 - m) ways to pay: 9, 7, 5, 3; a zero has one.

    All types in the Street and all payable would give 1 + 4 + 4 * (9 + 7 + 5 + 3). But the only mercenary 4 is in the
    hand (without it more is lost), which costs 3; and a pair of 3s takes both out of the Street, so a 3 in the Street
    leaves the 4 of its family two ways: 3 less. A second copy of a 2, lowered by 1, adds 9 ways and takes the pair from
    the 3 above it. That makes 103, in a position far from any game; random play stays below 100 (see test_play).
    """
    hand = "I0 I0 I1 I1 I2 I3 A0 A0 A1 A1 A2 A2 A3 B0 B0 B1 B1 B2 B2 B3 M0 M0 M1 M1 M2 M2 M3 M4"
    street = "I0 I1 I2 I2 I3 I4 A0 A1 A2 A3 A4 B0 B1 B2 B3 B4 M0 M1 M2 M3"
    state = GAME.position({"decision": "recruit", "hand": [hand, "A0"], "street": street})
    assert isinstance(state, FamigliaState)
    state.lowered, state.lowered_by = NUMBERS["I2"], 1
    state.enter(RECRUIT)
    assert len(state.legal) == 1 + 4 + 4 * (9 + 7 + 5 + 3) - 3 - 3 + 9 - 1 == 103
    assert len(RECRUITMENTS) == 20 + 3 * 10 * 36 + 10 * 25


def test_an_action_says_what_it_means() -> None:
    paid = GAME.describe(GAME.parse("recruit M3-1 with M1+M4 keep M4"))
    assert paid.args == {"verb": "recruit", "card": "M3", "by": 1, "with": ["M1", "M4"], "keep": "M4", "lay": "M1"}
    free = GAME.describe(GAME.parse("recruit M3-3"))
    assert free.args == {"verb": "recruit-free", "card": "M3", "by": 3}


@rule("F-17")
def test_the_rulings_of_the_rulebook_are_the_default() -> None:
    assert GAME.choices() == {"rulings": ["rulebook", "faq"]}
    assert GAME.new(seed=1).view(0).options == {"rulings": "rulebook"}
    assert GAME.new(seed=1, options={"rulings": "faq"}).view(0).options == {"rulings": "faq"}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"rulings": "mine"}, "error-option-value"),
        ({"rulings": ["faq"]}, "error-option-value"),
        ({"speed": 9}, "error-unknown-option"),
    ],
)
def test_other_options_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.new(options=options)
    assert caught.value.message == message
    with pytest.raises(BadInput) as caught:
        GAME.position({"options": options})
    assert caught.value.message == message


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"street": "I5"}, "famiglia-error-unknown-card"),
        ({"street": "I4 I4"}, "famiglia-error-too-many-cards"),
        ({"hand": ["M0 M0 M0", "M0 M0"], "street": "M0"}, "famiglia-error-too-many-cards"),
    ],
)
def test_a_position_has_the_cards_there_are(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.position(given)
    assert caught.value.message == message


def owner(folder: Path, text: str) -> Path:
    (folder / "cards.toml").write_text(text)
    return folder


@rule("F-2")
def test_a_pack_changes_points(tmp_path: Path) -> None:
    game = consigliere.load("famiglia", owner(tmp_path, '[[card]]\nid = "I0"\npoints = 9\n'))
    state = game.position({"decision": "recruit", "street": "A0 B0", "passes": 1})
    state.apply(game.parse("pass"))
    assert state.view(None).board.scores == [9, 9]
    assert state != GAME.position({"decision": "recruit", "street": "A0 B0", "passes": 1})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('[[card]]\nid = "I0"\ncopies = 6\n', "Card Italian 0: “copies” is 6, but the rules fix it at 5 (F-1)."),
        ('[[card]]\nid = "I0"\nvalue = 1\n', "“value” is 1"),
        ('[[card]]\nid = "I0"\nfamily = "brutes"\n', "“family” is Brutes"),
        ('[[card]]\nid = "I0"\npoints = -1\n', "points must be a whole number from 0 to 99, not -1"),
        ('[[card]]\nid = "I0"\npoints = 100\n', "points must be a whole number from 0 to 99, not 100"),
        ('[[card]]\nid = "I5"\npoints = 1\n', "there is no card I5"),
    ],
)
@rule("F-1")
def test_a_pack_cannot_change_which_cards_there_are(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        consigliere.load("famiglia", owner(tmp_path, text))
    assert sentence in str(caught.value)


def test_an_unknown_game_is_bad_input() -> None:
    with pytest.raises(BadInput, match="no game “chess”"):
        consigliere.load("chess")
