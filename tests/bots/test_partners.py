"""Partners of La Famiglia: a bot heeds wishes, says what it intends, gives what is asked for, and is not in the way."""

import pytest

import consigliere
from consigliere.bots import Budget, make_bot
from consigliere.bots.contract import Wish
from consigliere.bots.lafamiglia.brain import LaFamigliaBrain
from consigliere.bots.lafamiglia.partner import ATTACK, DEFEND, SAVE, heeded, intention, words
from consigliere.bots.levels import LevelBot
from consigliere.bots.partners import Intention, partners, read_wish, wishes
from consigliere.games.lafamiglia.actions import DO_GIFT, GIFT_ANSWER, PLAN_TURN
from consigliere.games.lafamiglia.names import AREAS
from consigliere.games.lafamiglia.table import PLANNING, Table
from consigliere.kernel import BadInput, View
from consigliere.locales import LANGUAGES, text
from tests.conformance import play_out

GAME = consigliere.load("lafamiglia")
FEW = Budget(steps=12)
WISHING = Budget(steps=300)


def planning_turn(seed: int) -> Table:
    """Somebody who has something to place and something to pay begins a planning turn."""
    for state in play_out(GAME, seed, True):
        assert isinstance(state, Table)
        if state.kind == PLAN_TURN and state.money[state.seat] > 1 and state.hq[state.seat] > 2:
            return state
    raise AssertionError("nobody had")


def after_own_turn(start: Table, wish: Wish | None) -> Table:
    seat = start.seat
    brain = LaFamigliaBrain(GAME, 1)
    brain.wish = wish
    state = start.clone()
    assert isinstance(state, Table)
    while state.seat == seat and state.phase == PLANNING:
        state.apply(brain.think(state.view(seat), WISHING).best.action)
    return state


@pytest.mark.parametrize("wish", [Wish(SAVE), Wish(DEFEND)])
def test_a_wish_is_heeded(wish: Wish) -> None:
    """Over a few turns more of what was wished for is there than without the wish."""
    more = 0.0
    for seed in (8, 10, 12):
        start = planning_turn(seed)
        plain, wished = after_own_turn(start, None), after_own_turn(start, wish)
        more += heeded(wished, start.seat, wish) - heeded(plain, start.seat, wish)
    assert more > 0.0


def test_an_attack_that_is_wished_for_is_made_ready_where_it_can_be() -> None:
    start = planning_turn(8)
    near = {
        AREAS[area]
        for mine in start.own_areas(start.seat)
        for area in start.book.neighbours[mine]
        if start.hostile(start.seat, area)
    }
    more = 0.0
    for area in sorted(near)[:3]:
        wish = Wish(ATTACK, area)
        more += heeded(after_own_turn(start, wish), start.seat, wish)
        more -= heeded(after_own_turn(start, None), start.seat, wish)
    assert more > 0.0


def test_chances_say_nothing_of_wishes() -> None:
    """A wish changes what is liked, not how likely it is thought to win."""
    start = planning_turn(8)
    plain, wishing = LaFamigliaBrain(GAME, 1), LaFamigliaBrain(GAME, 1)
    wishing.wish = Wish(SAVE)
    view = start.view(start.seat)
    assert wishing.think(view, FEW).best.chance <= max(one.chance for one in plain.think(view, FEW).prospects) + 0.02


# What it intends


def told(view: View, *notations: str) -> str | None:
    found = intention(GAME, view, tuple(GAME.parse(text) for text in notations))
    return None if found is None else text("en", found.message, found.args)


def test_an_intention_is_told_in_a_sentence() -> None:
    """What matters most of the line comes first; what is not worth a word is not told, nor is half a turn."""
    start = planning_turn(8)
    planning = start.view(start.seat)
    assert told(planning, "plan.turn gain:church", "order.area enna") == "I am laying an order in Enna."
    assert told(planning, "plan.turn gain:church") == "I am gaining influence: Church."
    assert told(planning, "place.area noto") == "I am bringing soldati to Noto."
    assert told(planning, "plan.after end") is None
    start.apply(start.legal[-1])
    assert told(start.view(start.seat), "place.area noto") is None
    fighting = encounter(8)
    assert (
        told(fighting, "enc.part shotgun", "move.target land:gela", "move.soldiers 3") == "I am going to attack Gela."
    )


def encounter(seed: int) -> View:
    return next(state.view(state.seat) for state in play_out(GAME, seed, True) if GAME.phase(state) == "encounter")


def test_each_planning_turn_and_each_order_is_a_turn_of_its_own() -> None:
    """So that a bot can say one sentence in each."""
    found: dict[tuple[int, str], set[str]] = {}
    for state in play_out(GAME, 8, True):
        assert isinstance(state, Table)
        if state.kind == PLAN_TURN:
            one = intention(GAME, state.view(state.seat), (GAME.parse("plan.turn gain:church"),))
            assert one is not None
            found.setdefault((state.round, state.upper.__repr__()), set()).add(one.turn)
    turns = [turn for several in found.values() for turn in several]
    assert len(turns) > 20
    assert all(len(several) == 1 for several in found.values())
    assert len(set(turns)) > len(turns) * 0.9


def test_a_level_tells_the_line_it_chose() -> None:
    state = planning_turn(8)
    bot = LevelBot(GAME, 1, "normal")
    line = bot.decide(state.view(state.seat), WISHING)
    assert line[0] == LevelBot(GAME, 1, "normal").choose(state.view(state.seat), WISHING)
    assert isinstance(intention(GAME, state.view(state.seat), line), Intention)


# What it can be told


def test_wishes_are_read_or_refused() -> None:
    assert list(wishes(GAME)) == [ATTACK, SAVE, DEFEND]
    assert read_wish(GAME, "attack", "enna") == Wish(ATTACK, "enna")
    assert read_wish(GAME, "none", "") is None
    for what, about in (("attack", ""), ("attack", "rome"), ("save", "enna"), ("win", ""), ("none", "enna"), ("", "")):
        with pytest.raises(BadInput):
            read_wish(GAME, what, about)
    assert partners(consigliere.load("famiglia")) is None
    assert wishes(consigliere.load("scarface")) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_wish_can_be_said(lang: str) -> None:
    said = {text(lang, *words(wish)) for wish in (None, Wish(SAVE), Wish(DEFEND), *[Wish(ATTACK, a) for a in AREAS])}
    assert len(said) == 3 + len(AREAS)


# Money (LF-38)


def request(given: dict[str, object], *notations: str) -> Table:
    """Somebody has asked the partner for money."""
    state = GAME.position(given)
    for one in notations:
        state.apply(GAME.parse(one))
    assert isinstance(state, Table)
    assert state.kind == GIFT_ANSWER
    return state


def answer(state: Table, wish: Wish | None = None) -> int:
    bot = LevelBot(GAME, 1, "normal")
    bot.heed(wish)
    return bot.choose(state.view(state.seat), WISHING) - DO_GIFT


RICH: dict[str, object] = {"money": {"red": 0, "green": 9}}


def test_a_bot_gives_what_its_partner_asks_for() -> None:
    assert answer(request(RICH, "plan.turn ask:2")) == 2


def test_a_bot_that_is_to_save_gives_only_what_is_worth_more() -> None:
    assert answer(request(RICH, "plan.turn ask:2"), Wish(SAVE)) < 2


def test_a_gift_is_judged_by_the_partners_turn_and_not_by_the_next_players() -> None:
    """With one coin nothing is left to decide, and blue is asked next: what is good for blue is not good for us."""
    tile = {"tile_discs": {"red": "cars"}, "upper": {"primo": "neutral neutral"}, "hq_tokens": {"red": ""}}
    state = request({**RICH, **tile}, "plan.turn use", "plan.cell s1-11", "plan.after ask:2")
    after = state.clone()
    after.apply(DO_GIFT + 1)
    assert after.seat == 1
    thought = LaFamigliaBrain(GAME, 1).think(state.view(state.seat), WISHING)
    lines = {one.action - DO_GIFT: one.line for one in thought.prospects}
    assert lines[1] == (DO_GIFT + 1,)
    assert len(lines[2]) > 1


def test_no_token_is_sold_for_a_gift() -> None:
    state = request({"money": {"red": 0, "green": 1}, "hq_tokens": {"green": "green-4"}}, "plan.turn ask:1")
    assert answer(state) == 0


# Not in its way

BESIDE: dict[str, object] = {
    "phase": "encounter",
    "decision": "enc.part",
    "order": "red-4",
    "round": 3,
    "rest": "empty",
    "areas": {
        "mistretta": "red 5",
        "petralia": "green 7",
        "bronte": "green 2",
        "patti": "green 2",
        "nicosia": "blue 1",
        "enna": "blue 12",
    },
    "hq_tokens": {"red": "", "green": ""},
}


def attack(tokens: dict[str, str], bot: str = "hard") -> set[str]:
    """Where red goes: to Nicosia, which is worth more to himself, or to Cefalù."""
    state = GAME.position({**BESIDE, "tokens": tokens}, possible=False)
    state.apply(GAME.parse("enc.part shotgun"))
    view = state.view(state.seat)
    return {GAME.notation(make_bot(bot, GAME, seed).choose(view, Budget(steps=400))) for seed in range(3)}


def test_a_bot_leaves_its_partner_the_area_that_the_partner_needs() -> None:
    """With Nicosia green has two of three areas of Enna, and an order to take it: red would be in the way. Greedy is;
    and where green has no order, red takes it himself."""
    both = {"mistretta": "red-4", "petralia": "green-4"}
    assert attack({"mistretta": "red-4"}) == {"move.target land:nicosia"}
    assert attack(both, "greedy") == {"move.target land:nicosia"}
    assert attack(both) == {"move.target land:cefalu"}
