"""The brain of Scarface."""

import copy
import time
from pathlib import Path

import msgspec
import pytest

import consigliere
from consigliere.bots import Budget, make_bot
from consigliere.bots.acts import ActSearch, Line
from consigliere.bots.brains import brain
from consigliere.bots.contract import Thought
from consigliere.bots.scarface import turns
from consigliere.bots.scarface.brain import ScarfaceBrain
from consigliere.bots.scarface.judgement import Judgement
from consigliere.bots.scarface.learned import WEIGHTS, Learned, network_for
from consigliere.bots.weights import PlainNetwork, made_for
from consigliere.games.scarface.actions import DO_SKILL, PLAN_CARD
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.evaluation.features import LENGTH, VERSION, features
from consigliere.games.scarface.evaluation.position import reorganizations_left
from consigliere.games.scarface.evaluation.weights import USUAL
from consigliere.games.scarface.game import Scarface
from consigliere.games.scarface.names import CARDS, HUMAN, NONE
from consigliere.kernel import BadInput, State, Stream, View
from consigliere.kernel.packs import Pack

GAME = consigliere.load("scarface")
worth = Judgement(USUAL).worth
OPTIONS: dict[str, object] = {"gang": "wolves", "rival": "mob"}


def positions(seed: int, every: int) -> list[ScarfaceState]:
    """Positions of a game of the eager bot, from different kinds of decisions."""
    state, bot = GAME.new(seed=seed, options=OPTIONS, journal=False), make_bot("eager", GAME, seed)
    found: list[ScarfaceState] = []
    while state.seat == 0:
        if state.seq % every == 0:
            twin = state.clone()
            assert isinstance(twin, ScarfaceState)
            found.append(twin)
        state.apply(bot.choose(state.view(0), Budget()))
    return found


POSITIONS = positions(3, 29)


def check(thought: Thought, view: View) -> None:
    legal = [action for action, _, _ in view.legal]
    actions = [prospect.action for prospect in thought.prospects]
    assert set(actions) <= set(legal)
    assert len(actions) == len(set(actions))
    chances = [prospect.chance for prospect in thought.prospects]
    assert chances == sorted(chances, reverse=True)
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert all(prospect.line[0] == prospect.action for prospect in thought.prospects)


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_whole_games_in_few_steps(level: str) -> None:
    state, bot = GAME.new(seed=8, options=OPTIONS, journal=False), make_bot(level, GAME, 8)
    while state.seat == 0:
        action = bot.choose(state.view(0), Budget(steps=2))
        assert action in state.legal
        state.apply(action)
    assert state.returns is not None


def test_every_legal_action_is_thought_about_and_the_view_stays() -> None:
    for state in POSITIONS:
        view = state.view(0)
        before = msgspec.json.encode(view)
        thought = brain(GAME, 1).think(view, Budget(steps=40))
        check(thought, view)
        assert len(thought.prospects) == len(view.legal)
        assert msgspec.json.encode(view) == before


def test_with_steps_a_thought_hangs_on_seed_and_view_alone() -> None:
    """Not on what the brain thought before, and not on what is to come, which nobody sees."""
    used = brain(GAME, 4)
    for state in POSITIONS[::2]:
        other = state.clone()
        other.stream = Stream(99)
        other.drawn = 7
        thought = used.think(state.view(0), Budget(steps=60))
        assert thought == brain(GAME, 4).think(other.view(0), Budget(steps=60))


def test_lines_are_legal_as_long_as_nothing_is_drawn() -> None:
    for state in POSITIONS[::3]:
        drawn = state.drawn
        for action in brain(GAME, 2).think(state.view(0), Budget(steps=60)).best.line:
            if state.drawn != drawn:
                break
            assert action in state.legal
            state = state.clone()
            state.apply(action)


def test_without_time_there_is_an_answer() -> None:
    for state in POSITIONS[::3]:
        check(brain(GAME, 1).think(state.view(0), Budget(seconds=0.0)), state.view(0))


def test_steps_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def counted(search: ActSearch, line: Line, action: int) -> Line:
        tried.append(action)
        return after(search, line, action)

    after = ActSearch._after
    monkeypatch.setattr(ActSearch, "_after", counted)
    for state in POSITIONS[::3]:
        tried.clear()
        brain(GAME, 1).think(state.view(0), Budget(steps=1200))
        assert len(tried) <= 1600


def test_when_the_time_is_up_no_further_line_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it was up before the first look ahead or just after it began: every action is tried once, no more."""

    def left(*clock: float) -> int:
        times = iter(clock)
        monkeypatch.setattr(time, "monotonic", lambda: next(times, 9.0))
        search = ActSearch(GAME, 0, 1.0, worth)
        search.judge(GAME.imagine_turn(POSITIONS[1].view(0), Stream(1)), POSITIONS[1].legal, 2000)
        return search.left

    assert left(9.0) == left(0.0, 9.0) > left(0.0, 0.0, 9.0)


def test_actions_looked_at_apart_get_the_same_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    shares: list[tuple[list[int], int]] = []

    def noted(search: ActSearch, state: State, actions: list[int], steps: int) -> dict[int, float]:
        shares.append((actions, steps))
        return judge(search, state, actions, steps)

    judge = ActSearch.judge
    monkeypatch.setattr(ActSearch, "judge", noted)
    for state in POSITIONS[::3]:
        shares.clear()
        thinker = ScarfaceBrain(GAME, 1)
        check(thinker.think_apart(state.view(0), 400), state.view(0))
        part = 400 if state.kind == PLAN_CARD else 100
        assert shares == [([action], part // len(state.legal)) for action in state.legal]


def test_a_forced_choice_is_made_at_once() -> None:
    view = POSITIONS[-1].view(0)
    forced = msgspec.structs.replace(view, legal=view.legal[:1])
    start = time.monotonic()
    assert brain(GAME, 1).think(forced, Budget(seconds=1000.0)).best.action == view.legal[0][0]
    assert time.monotonic() - start < 100.0


def test_a_line_is_worth_what_it_brings_in_several_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here a turn is worth the cards in hand, and one can be drawn: in one world luck alone would count."""
    draw = DO_SKILL + CARDS.index("lookout")
    state = next(one for one in positions(3, 1) if draw in one.legal and len(one.deck_bag[HUMAN]) > 2)
    root = state.clone()
    root.one_turn = True

    def luck(world: State, seat: int) -> float:
        assert isinstance(world, ScarfaceState)
        return float(sum(world.hand[HUMAN])) if world.seat != seat else 0.0

    def spread(worlds: int) -> float:
        monkeypatch.setattr(turns, "WORLDS", worlds)
        monkeypatch.setattr(turns, "COMPARED", 100)
        found = []
        for seed in range(12):
            root.stream = Stream(seed)
            search = ActSearch(GAME, 0, float("inf"), luck)
            found.append(turns.weigh(search, root, Stream(100 + seed), 30).worths[draw])
        return max(found) - min(found)

    assert spread(12) < spread(1)


def test_an_owners_pack_is_thought_about_too() -> None:
    assert isinstance(GAME, Scarface)
    tables = copy.deepcopy(GAME.pack.tables)
    tables["prices"]["prices"]["car"] = 7
    other = Scarface(Pack("mine", tables))
    state = POSITIONS[2]
    brain = ScarfaceBrain(other, 1)
    assert isinstance(brain.judgement, Judgement)
    check(brain.think(state.view(0), Budget(steps=20)), state.view(0))


def test_the_weights_we_ship_fit() -> None:
    """If this fails, rules or numbers have changed: train again (docs/training.md)."""
    network = network_for(GAME)
    assert network.layers[0][0].shape[0] == LENGTH
    assert WEIGHTS.stat().st_size < 4_000_000
    assert isinstance(ScarfaceBrain(GAME, 1).judgement, Learned)


def test_without_numpy_the_network_says_the_same() -> None:
    made = made_for(GAME, VERSION, LENGTH)
    plain, quick = PlainNetwork.read(WEIGHTS, made), network_for(GAME)
    for state in POSITIONS[1:]:
        row = features(state)
        assert plain.logit(row) == pytest.approx(quick.logit(row), abs=1e-4)


@pytest.mark.parametrize(("what", "other"), [("rules", "1"), ("pack", "0" * 12), ("features", 0)])
def test_weights_for_something_else_are_refused(what: str, other: object, tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    network_for(GAME).write(file, made_for(GAME, VERSION, LENGTH) | {what: other})
    with pytest.raises(BadInput, match="was trained for something else") as caught:
        network_for(GAME, file)
    assert what in str(caught.value)


def test_positions_are_numbers_of_about_the_same_size() -> None:
    for state in POSITIONS[1:]:
        row = features(state)
        assert len(row) == LENGTH
        assert max(abs(number) for number in row) < 20.0


def test_features_tell_positions_apart() -> None:
    state = POSITIONS[5]
    before = features(state)
    for change in ("money", "crime", "place", "level", "alcohol"):
        twin = state.clone()
        mine = getattr(twin, change)
        mine[twin.tiles_of(HUMAN)[0] if change == "alcohol" else HUMAN] += 1
        assert features(twin) != before, change


def test_in_company_the_network_sees_every_human_as_himself() -> None:
    state = GAME.new(seed=4, options={"humans": "2"}, journal=False)
    assert isinstance(state, ScarfaceState)
    while NONE in state.gang or state.round < 3:
        state.apply(state.legal[0])
    for me, other in ((0, 2), (2, 0)):
        twin = state.clone()
        for mine in (twin.money, twin.level, twin.place):
            mine[me * (len(mine) // len(twin.gang))] += 1
        assert features(twin, me) != features(state, me)
        assert features(twin, other) == features(state, other)


def last_turn() -> ScarfaceState:
    state = POSITIONS[-1].clone()
    state.turn, state.crime, state.news_left = HUMAN, [1, 1], 0
    return state


def test_in_the_last_turn_only_what_is_counted_after_it_is_worth_anything() -> None:
    state = last_turn()
    state.closing = True
    before = worth(state, 0)
    state.money[HUMAN] += 5
    state.discard[HUMAN] += state.hand[HUMAN]
    state.hand[HUMAN], state.alcohol = [], [3] * len(state.alcohol)
    assert worth(state, 0) == before + 5
    state.crime[HUMAN] = 8
    assert worth(state, 0) < before


def test_who_is_behind_does_not_end_the_game() -> None:
    state = last_turn()
    state.time = state.book.last_time
    assert reorganizations_left(state) == 0
    leads = GAME.scores(state)
    state.money[HUMAN] += leads[1] - leads[0] + 20
    assert worth(state, 0) > 20
    state.money[HUMAN] -= 40
    assert worth(state, 0) < -20
