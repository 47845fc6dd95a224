"""What the page is told beside a position is what the engine then does."""

import random
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

import consigliere
from consigliere.cli.boards import with_board
from consigliere.games.scarface import flow, names
from consigliere.games.scarface.actions import (
    ACT,
    CHOOSE_OPTION,
    DO_CHOOSE,
    DO_END,
    DO_HIRE,
    DO_ORDER,
    DO_READY,
    DO_UPGRADE,
    HENCH_CHOICE,
    HIRE_CARD,
    MAY_PAY,
    PLAN_CARD,
    SETUP_GOOD,
    SETUP_JOB,
    UPGRADE_WHAT,
)
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.names import CHARACTERISTIC_COUNT, HENCHMAN, HQ, HUMAN, O_TAKEOVER, VEHICLES
from consigliere.games.scarface.seen.outlook import Outlook
from consigliere.kernel.state import State
from consigliere.kernel.views import View
from tests.marks import rule

GAME = consigliere.load("scarface")
GAMES = 8
LARGEST = 8192


def outlook(state: ScarfaceState) -> Outlook:
    found = state.show(0).board.outlook
    assert isinstance(found, Outlook)
    return found


def played(seed: int) -> Iterator[ScarfaceState]:
    rng = random.Random(seed)
    state = GAME.new(seed=seed, journal=False)
    while state.returns is None:
        assert isinstance(state, ScarfaceState)
        yield state
        state.apply(chosen(rng, state))


def chosen(rng: random.Random, state: State) -> int:
    """Any option but to end the turn, so that much is done."""
    return rng.choice([action for action in state.legal if action != DO_END] or state.legal)


@cache
def games() -> list[ScarfaceState]:
    return [state.clone() for seed in range(GAMES) for state in played(seed)]


@cache
def after_acts() -> list[tuple[str, ScarfaceState]]:
    """What a rich boss can begin: the act as it is written, and the decision that it leads to."""
    found: list[tuple[str, ScarfaceState]] = []
    for state in [state for state in games() if state.kind == ACT][::4]:
        rich = state.clone()
        rich.pool, rich.money[HUMAN], rich.place[HQ] = [9, 9, 9], 60, 2
        rich.skills_used, rich.combos_used, rich.orders_used = 0, 0, 0
        rich.advance()
        for action in rich.legal:
            twin = rich.clone()
            twin.apply(action)
            found.append((GAME.notation(action), twin))
    return found


def positions(kind: int) -> list[ScarfaceState]:
    found = [state for _, state in after_acts() if state.kind == kind]
    assert len(found) > 10
    return found


def paid(before: ScarfaceState, action: int) -> tuple[int, int]:
    """Points and money that an action takes; which points is then answered anyhow."""
    after = before.clone()
    depth = sum(after.pool)
    after.apply(action)
    while after.stack and after.stack[-1][flow.PROCEDURE] == flow.PAY:
        after.apply(after.legal[0])
    return depth - sum(after.pool), before.money[HUMAN] - after.money[HUMAN]


@rule("SF-58")
def test_what_an_associate_costs_is_what_hiring_takes() -> None:
    changed = 0
    for state in positions(HIRE_CARD):
        prices = outlook(state).hire
        printed = GAME.pack.tables["order"]["hire_associate"]["cost"]
        for action in state.legal:
            card = state.market[action - DO_HIRE]
            price = prices[action - DO_HIRE]
            assert paid(state, action) == (price, 0)
            changed += price != printed[state.book.stars[card] - 1]  # type: ignore[index]
        assert [price is None for price in prices] == [card < 0 for card in state.market]
    assert changed, "by news or a discount"


@rule("SF-72")
def test_what_a_level_costs_is_what_an_upgrade_takes() -> None:
    """In the order as it is printed, with a discount of 2, and as an effect, which takes only the money."""
    for state in positions(UPGRADE_WHAT):
        for cost, discount in ((1, 0), (1, 2), (0, 0)):
            twin = state.clone()
            twin.stack[-1][flow.UNIT_COST], twin.stack[-1][flow.UNIT_DISCOUNT] = cost, discount
            twin.advance()
            prices = outlook(twin).upgrades
            assert len(prices) == CHARACTERISTIC_COUNT
            for action in twin.legal:
                assert prices[action - DO_UPGRADE] == paid(twin, action)


@rule("SF-4", "SF-70")
def test_a_reserve_is_what_can_still_come_into_play() -> None:
    """What is on the board and what is left are all there is; an empty reserve places nothing."""
    takeover, without = DO_ORDER + O_TAKEOVER, 0
    limits = GAME.pack.tables["limits"]["limits"]
    for state in games()[::7]:
        view = state.show(0).board
        for side, gang in ((HUMAN, view.human), (HENCHMAN, view.rival)):
            left = outlook(state).reserves[side]
            assert left.cars + sum(gang.cars) == limits["cars"]
            assert left.trucks + sum(gang.trucks) == limits["trucks"]
            mine = [tile for tile in view.tiles if tile.control == ("human", "henchman")[side]]
            assert left.markers + len(mine) == limits["control_markers"]
            assert min(left.cars, left.trucks, left.markers) >= 0
        left = outlook(state).reserves[HUMAN]
        for vehicle, n in zip(VEHICLES, (left.cars, left.trucks), strict=True):
            offered = [n for n in state.legal if GAME.notation(n).startswith(f"place_vehicle {vehicle}:")]
            assert n > 0 or not offered
        if takeover in state.legal:
            laid = state.clone()
            for tile in [tile for tile in range(len(laid.control)) if tile not in laid.placed][: left.markers]:
                laid.control[tile] = HUMAN
            laid.advance()
            without += 1
            assert outlook(laid).reserves[HUMAN].markers == 0
            assert takeover not in laid.legal
    assert without > 1


@rule("SF-105")
def test_the_row_of_a_boss_is_the_one_his_cell_is_in() -> None:
    met = set()
    for state in games()[::7]:
        view = state.show(0).board
        for row, gang in zip(outlook(state).rows, (view.human, view.rival), strict=True):
            if gang.gang:
                first, last = GAME.pack.tables["gang"][gang.gang]["track_rows"][row]  # type: ignore[index]
                assert first <= gang.boss <= last
                met.add(row)
    assert len(met) > 1


@rule("SF-110")
def test_crime_never_falls_below_the_floor() -> None:
    lowest = set()
    for state in games()[::7]:
        floor = outlook(state).floor
        twin = state.clone()
        twin.change_crime(HUMAN, -20)
        assert twin.crime[HUMAN] == floor
        lowest.add(floor)
    assert len(lowest) > 1


@rule("SF-22", "SF-218")
@pytest.mark.parametrize("humans", [1, 2, 3])
def test_the_time_track_begins_where_the_marker_first_stands(humans: int) -> None:
    state = GAME.new(seed=humans, options={"humans": humans}, journal=False)
    assert isinstance(state, ScarfaceState)
    assert state.time == outlook(state).first_time == 3 - humans


def test_a_deck_has_as_many_cards_as_can_be_drawn() -> None:
    met = set()
    for state in games()[::7]:
        board, decks = state.show(0).board, outlook(state).decks
        for name in ("jobs", "dealers", "raids", "low", "high"):
            deck = getattr(board, name)
            assert getattr(decks, name) == deck.left + len(deck.bottom)
            met.add((name, bool(deck.bottom)))
        assert decks.his == len(board.henchman.deck) + len(board.henchman.deck_top)
    assert met >= {("jobs", True), ("low", True), ("high", True)}


def test_the_card_whose_effects_are_carried_out() -> None:
    """The skill, combo or job that was begun; its options are those that can be chosen."""
    met: set[str] = set()
    texts: dict[str, dict[str, object]] = GAME.components()["texts"]  # type: ignore[assignment]
    for act, state in after_acts():
        source = outlook(state).source
        kind, _, id = act.partition(":")
        if state.kind in (CHOOSE_OPTION, MAY_PAY):
            assert source is not None
            assert source.id == id
            assert id in texts[source.table]
            met.add(kind)
        if state.kind == CHOOSE_OPTION:
            assert source is not None
            assert max(state.legal) - DO_CHOOSE <= len(source.options)
        elif source is not None and state.kind != HENCH_CHOICE:
            assert source.options == []
        if kind == "act order":
            assert source is None
    assert met >= {"act skill", "act job"}


def test_an_option_does_what_its_effects_say() -> None:
    """Money, the easiest to see: the option that gives it, and how much."""
    seen = 0
    for state in positions(CHOOSE_OPTION):
        source = outlook(state).source
        assert source is not None
        for number, option in enumerate(source.options, 1):
            money = option.effects[0]
            if DO_CHOOSE + number in state.legal and money["do"] == "money" and list(money) == ["do", "n"]:
                twin = state.clone()
                twin.apply(DO_CHOOSE + number)
                assert twin.money[HUMAN] - state.money[HUMAN] == money["n"]
                assert option.text.args.get("n", money["n"]) == money["n"]
                seen += 1
    assert seen


def plans() -> list[ScarfaceState]:
    found = [state for state in games() if state.kind == PLAN_CARD]
    assert len(found) > 50
    return found


@rule("SF-45", "SF-46")
def test_what_a_plan_gives_is_what_it_gives_once_ready() -> None:
    crimes = set()
    for state in plans():
        plan = outlook(state).plan
        assert plan is not None
        if DO_READY not in state.legal:
            continue
        ready = state.clone()
        ready.apply(DO_READY)
        written = [GAME.notation(act) for act in ready.legal]
        assert plan.pool == ready.pool
        assert plan.crime == ready.crime[HUMAN]
        assert plan.orders == [act.partition(":")[2] for act in written if act.startswith("act order:")]
        assert plan.jobs == [act.partition(":")[2] for act in written if act.startswith("act job:")]
        crimes.add(plan.crime - state.crime[HUMAN])
    assert len(crimes) > 1
    assert all(outlook(state).plan is None for state in games()[::7] if state.kind != PLAN_CARD)


@rule("SF-45")
def test_the_crime_of_one_more_card() -> None:
    dear = set()
    for state in plans():
        plan = outlook(state).plan
        assert plan is not None
        wishes = [action for action in state.legal if action != DO_READY]
        if wishes:
            larger = state.clone()
            larger.apply(wishes[-1])
            after = outlook(larger).plan if larger.kind == PLAN_CARD else None
            if after is not None:
                assert after.crime - plan.crime == plan.more_crime
                dear.add((len(state.plan), plan.more_crime))
    assert dear >= {(0, 0), (1, 0), (2, 1)}


@rule("SF-44", "SF-48")
def test_while_planning_an_order_says_what_the_plan_does_not_pay() -> None:
    """An order the plan pays for waits for the plan; another says what is missing, in points where it is points."""
    missing = 0
    for state in plans()[::3]:
        plan = outlook(state).plan
        assert plan is not None
        for order in names.ORDERS:
            refusal = state.explain(GAME.parse(f"act order:{order}"))
            assert refusal is not None
            assert (refusal.message == "scarface-why-step") == (order in plan.orders)
            if refusal.message == "scarface-why-order-points":
                assert refusal.args["have"] < refusal.args["n"]  # type: ignore[operator]
                assert refusal.args["have"] in (
                    plan.pool[0] + plan.pool[2],
                    plan.pool[1] + plan.pool[2],
                    sum(plan.pool),
                )
                missing += 1
    assert missing > 20


@rule("SF-32", "SF-33")
def test_equal_questions_are_counted() -> None:
    told = [(state.kind, outlook(state).time) for state in played_setup()]
    assert [time for kind, time in told if kind == SETUP_JOB] == [(1, 3), (2, 3), (3, 3)]
    assert [time for kind, time in told if kind == SETUP_GOOD] == [(1, 2), (2, 2)]
    assert all(time is None for kind, time in told if kind not in (SETUP_JOB, SETUP_GOOD))


def played_setup() -> list[ScarfaceState]:
    """A game set up as it is suggested, to the first decision after that."""
    state = GAME.new(seed=4, journal=False)
    assert isinstance(state, ScarfaceState)
    met = [state.clone()]
    while (suggested := outlook(state).suggested) is not None:
        state.apply(suggested)
        met.append(state.clone())
    return met


def test_the_suggested_set_up_leads_into_the_game() -> None:
    met = played_setup()
    assert len(met) == 10
    assert met[-1].round == 1
    assert [dealer[names.DEALER_GOODS :] for dealer in met[-1].dealers[HUMAN]] == [[1, 0], [0, 1]]
    assert all(outlook(state).suggested is None for state in games()[::7] if state.round)


@rule("SF-124", "SF-125")
def test_what_decided_the_game() -> None:
    ends = [state for state in ended() if outlook(state).decided is not None]
    assert len(ends) == GAMES
    for state in ends:
        decided = outlook(state).decided
        assert decided is not None
        assert decided.by == "total"
        assert decided.marks == state.show(0).board.totals
        tie = state.clone()
        tie.money[HUMAN] += decided.marks[1] - decided.marks[0]
        tie.crime = [3, 4]
        for tile in tie.placed:
            tie.control[tile] = -1
        again = outlook(tie).decided
        assert again is not None
        assert (again.by, again.marks) == ("crime", [3, 4])


def ended() -> list[ScarfaceState]:
    found = []
    for seed in range(GAMES):
        last = None
        for state in played(seed):
            last = state
        assert last is not None
        found.append(last)
    return found


def test_people_get_what_they_need_and_bots_what_they_imagine_by() -> None:
    state = games()[200]
    shown = msgspec.json.decode(state.show(0).encode())["board"]
    seen = msgspec.json.decode(state.view(0).encode())["board"]
    assert "outlook" in shown
    assert "outlook" not in seen
    assert "flow" not in shown
    assert "flow" in seen
    assert "unseen" not in shown["jobs"].keys() | shown["henchman"].keys()
    assert "unseen" in seen["jobs"].keys() & seen["henchman"].keys()


@pytest.mark.parametrize("name", ["famiglia", "lafamiglia", "scarface"])
def test_a_terminal_far_away_can_read_what_people_get(name: str) -> None:
    game = consigliere.load(name)
    view = msgspec.json.decode(game.new(seed=1).show(0).encode(), type=View)
    assert type(with_board(view).board) is type(game.new(seed=1).show(0).board)


def test_what_is_sent_stays_small() -> None:
    assert max(len(state.show(0).encode()) for state in games()[::3]) < LARGEST


def test_events_tell_all_the_money_that_a_side_comes_by_and_spends() -> None:
    """As the page adds it up (story.ts)."""
    met = set()
    for seed in range(4):
        rng = random.Random(seed)
        state = GAME.new(seed=seed)
        assert isinstance(state, ScarfaceState)
        assert state.journal is not None
        had, seen = list(state.money), len(state.journal)
        while state.returns is None:
            state.apply(chosen(rng, state))
            events = [(event.message.removeprefix("scarface-event-"), event.args) for event in state.journal[seen:]]
            for side, name in ((HUMAN, "human"), (HENCHMAN, "henchman")):
                assert state.money[side] == had[side] + sum(gained(*event, name) for event in events), (seed, events)
            met |= {what for what, args in events if gained(what, args, "human") or gained(what, args, "henchman")}
            had, seen = list(state.money), len(state.journal)
    assert met == {"earn", "sale", "fence", "steal", "pay", "bribe", "plan-card"}


def gained(what: str, args: dict[str, object], name: str) -> int:
    n = int(str(args.get("n", 0)))
    if args.get("side", "human") == name:
        return {"earn": n, "sale": n, "fence": n, "steal": n, "pay": -n, "bribe": -n, "plan-card": -n}.get(what, 0)
    return -n if what == "steal" and args.get("victim") == name else 0
