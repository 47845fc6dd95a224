"""What the page is told beside a position is what the engine then does."""

import random
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

import consigliere
from consigliere.games.lafamiglia.actions import (
    DO_GAIN,
    FIGHT_CARD,
    FIGHT_MODE,
    MOVE_SOLDIERS,
    MOVE_TARGET,
    PLACE_AREA,
    PLACE_COUNT,
    PLAN_CELL,
    PLAN_TURN,
)
from consigliere.games.lafamiglia.encounter import conflict, movement
from consigliere.games.lafamiglia.encounter.forecast import Prospect
from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.games.lafamiglia.flow import FIGHT, MOVE, SEAT
from consigliere.games.lafamiglia.names import AREAS, COLUMNS, HQ, SEAS, TOKENS, partner
from consigliere.games.lafamiglia.seen.outlook import Outlook
from consigliere.kernel.frames import PROCEDURE
from tests.marks import rule

GAME = consigliere.load("lafamiglia")
GAMES, EACH = 12, 25


def outlook(state: LaFamigliaState, seat: int | None) -> Outlook:
    found = state.show(seat).board.outlook
    assert isinstance(found, Outlook)
    return found


def played(seed: int) -> Iterator[LaFamigliaState]:
    """The positions of a random game, one of them with predictable conflicts."""
    rng = random.Random(seed)
    state = GAME.new(seed=seed, options={"predictable_conflicts": "on" if seed % 3 == 0 else "off"}, journal=False)
    while state.returns is None:
        assert isinstance(state, LaFamigliaState)
        yield state
        state.apply(rng.choice(state.legal), state.seat)


@cache
def positions(kind: int) -> list[LaFamigliaState]:
    found: list[LaFamigliaState] = []
    for seed in range(GAMES):
        met = [state.clone() for state in played(seed) if state.kind == kind and state.seat >= 0]
        found += random.Random(seed).sample(met, min(EACH, len(met)))
    assert len(found) > GAMES
    return found


def ends(state: LaFamigliaState, depth: int) -> Iterator[LaFamigliaState]:
    """Every way to decide until the fight that lies so deep on the stack is over."""
    if len(state.stack) < depth or state.stack[depth - 1][PROCEDURE] != FIGHT:
        yield state
        return
    for action in list(state.legal):
        yield from ends(after(state, action), depth)


def after(state: LaFamigliaState, action: int) -> LaFamigliaState:
    twin = state.clone()
    twin.apply(action, state.seat)
    return twin


def left(state: LaFamigliaState, area: int, defending: int) -> tuple[int, int]:
    """Attackers and defenders in an area after the fight for it."""
    stays = state.holder[area] == defending
    return (0 if stays else state.soldiers[area], state.soldiers[area] if stays else 0)


def counted(found: list[tuple[int, int]]) -> tuple[int, int, int, float, float]:
    ways = len(found)
    taken = sum(attackers > 0 for attackers, _ in found)
    held = sum(defenders > 0 for _, defenders in found)
    sums = [round(sum(end[n] for end in found) / ways, 3) for n in (0, 1)]
    return ways, taken, held, sums[0], sums[1]


@rule("LF-132", "LF-134", "LF-137", "LF-138", "LF-139", "LF-140", "LF-142", "LF-165")
def test_the_odds_of_a_conflict_are_those_of_all_ways_it_can_be_played() -> None:
    for state in positions(FIGHT_MODE):
        area, depth = state.stack[-1][conflict.TARGET], len(state.stack)
        rows = {row.what: row.odds for row in told(state, state.seat)}
        for what, action in zip(("tactics", "brute"), state.legal, strict=True):
            found = [left(over, area, state.holder[area]) for over in ends(after(state, action), depth)]
            odds = rows[what]
            many, taken, held, attackers, defenders = counted(found)
            assert many % odds.ways == 0, "who defends neutrals does not matter"
            times = many // odds.ways
            assert (odds.taken * times, odds.held * times) == (taken, held), what
            assert (odds.attackers, odds.defenders) == (attackers, defenders)


def told(state: LaFamigliaState, seat: int | None) -> list[Prospect]:
    found = outlook(state, seat).conflict
    assert found is not None
    return found.rows


def ways(state: LaFamigliaState, seat: int | None) -> list[int]:
    return [row.odds.ways for row in told(state, seat)]


def test_a_known_card_leaves_fewer_ways() -> None:
    for state in [state for state in positions(FIGHT_CARD) if not state.answers]:
        attacker, defender = state.stack[-1][SEAT], state.stack[-1][conflict.DEFENDER]
        assert ways(state, attacker) == [12, 12, 12]
        assert ways(state, None) == [36]
        chosen = state.clone()
        chosen.apply(chosen.legal_for(attacker)[0], attacker)
        assert ways(chosen, attacker) == [12]
        assert ways(chosen, defender) == [12, 12, 12]


@rule("LF-126", "LF-127", "LF-132", "LF-108")
def test_a_move_is_foretold_with_its_bonuses_and_its_car() -> None:
    """As the fight that comes of it has them, with every soldier and the car sent."""
    fights = 0
    for state in positions(MOVE_SOLDIERS):
        forecast = outlook(state, state.seat).conflict
        if forecast is None:
            continue
        twin, depth = state.clone(), len(state.stack)
        while len(twin.stack) == depth and twin.stack[-1][PROCEDURE] == MOVE:
            sent = twin.kind == MOVE_SOLDIERS
            twin.apply(max(twin.legal) if sent else twin.legal[0], twin.seat)
        if twin.stack and twin.stack[-1][PROCEDURE] == FIGHT:
            fights += 1
            assert forecast.attack == twin.stack[-1][conflict.BONUS]
    assert fights > 5


@rule("LF-132")
def test_a_target_is_foretold_as_the_move_to_it_is() -> None:
    for state in positions(MOVE_TARGET):
        targets = {target.area: target for target in outlook(state, state.seat).targets}
        for action in state.legal:
            area = GAME.describe(action).args.get("area")
            if area not in targets or GAME.describe(action).args["verb"] == "move-target-allies":
                continue
            twin = state.clone()
            twin.apply(action, state.seat)
            found = outlook(twin, state.seat).conflict
            if found is not None and twin.stack[-1][movement.WAY] == movement.BY_LAND:
                target = targets[area]
                assert (target.attack, target.defence) == (found.attack, found.defence)


@rule("LF-58")
def test_prices_are_what_gaining_takes() -> None:
    gained = 0
    for state in positions(PLAN_TURN):
        prices = outlook(state, state.seat).prices
        for column in range(len(COLUMNS)):
            if DO_GAIN + column in state.legal:
                gained += 1
                twin = state.clone()
                twin.apply(DO_GAIN + column, state.seat)
                paid = state.money[state.seat] - twin.money[state.seat]
                price = prices[column]
                assert paid == price.total == price.tab + price.discs + sum(fee.n for fee in price.fees)
    assert gained > 20


@rule("LF-110")
def test_the_queue_is_how_orders_are_resolved() -> None:
    met = 0
    for seed in range(4):
        before: list[str] = []
        for state in played(seed):
            found = outlook(state, None)
            if found.now.token and before and found.now.token != before[0]:
                met += 1
                expected = next(token for token in before[1:] if token in found.queue)
                assert when(expected) == when(found.now.token), "among equals of one player they are picked"
            before = found.queue
    assert met > 10


def when(token: str) -> tuple[object, ...]:
    record = GAME.pack.tables["order"][token]
    return record["family"], record["kind"], record["initiative"]


@rule("LF-25")
def test_fleets_land_where_boats_reach() -> None:
    reached = 0
    for state in positions(MOVE_TARGET):
        for seat in range(4):
            fleets = outlook(state, seat).fleets[seat % 2]
            for origin in state.own_areas(seat):
                seas = {SEAS[sea] for sea in state.book.seas_of[origin]}
                landings = {area for fleet in fleets if seas & set(fleet.seas) for area in fleet.coast}
                targets = {AREAS[area] for area in movement.sea_targets(state, seat, origin)}
                reached += len(targets)
                assert targets <= landings
                assert all(
                    state.holder[AREAS.index(area)] == partner(seat) for area in landings - targets - {AREAS[origin]}
                )
    assert reached > 20


@rule("LF-171")
def test_hidden_tokens_are_among_those_that_could_be_held() -> None:
    for state in [*positions(PLAN_TURN), *positions(FIGHT_MODE)]:
        for seat in range(4):
            could = outlook(state, (seat + 1) % 4).could_hold[seat]
            first = 13 * state.colour[seat]
            hidden = [TOKENS[n] for n in range(first, first + 13) if state.where[n] == HQ]
            assert set(hidden) <= set(could)


def test_cells_that_can_be_used_are_on_the_lower_sheet() -> None:
    sheets = GAME.components()["sheets"]
    assert isinstance(sheets, list)
    for state in positions(PLAN_CELL):
        lower = sheets[outlook(state, None).sheets[1]]
        named = {GAME.describe(action).args.get("cell") for action in state.legal} - {None}
        assert named <= {cell["id"] for cell in lower["cell"]}
        assert named or state.hushed


@rule("LF-52")
def test_a_disc_goes_to_a_cell_that_is_not_full() -> None:
    full = set()
    for state in positions(PLAN_CELL):
        cells = GAME.components()["sheets"][state.round]["cell"]  # type: ignore[index]
        taken = {cells[number]["id"] for number in outlook(state, None).full}
        refused = {
            cell for cell in taken if (why := state.explain(GAME.parse(f"plan.cell {cell}"))) and why.rule == "LF-52"
        }
        assert refused == taken
        full |= taken
    assert len(full) > 5


@rule("LF-35", "LF-36")
def test_events_tell_all_the_money_that_a_seat_comes_by_and_spends() -> None:
    for seed in range(3):
        rng = random.Random(seed)
        state = GAME.new(seed=seed, options={"auto_setup": "on", "families": "first_game"})
        assert isinstance(state, LaFamigliaState)
        assert state.journal is not None
        had, seen, sold = list(state.money), len(state.journal), 0
        while state.returns is None:
            state.apply(rng.choice(state.legal), state.seat)
            events = [(event.message.removeprefix("lafamiglia-event-"), event.args) for event in state.journal[seen:]]
            for seat in range(4):
                assert state.money[seat] == had[seat] + sum(gained(*event, seat) for event in events), (seed, events)
            sold += sum(what in ("sell", "give") for what, _ in events)
            had, seen = list(state.money), len(state.journal)
        assert sold > 3


def gained(what: str, args: dict[str, object], seat: int) -> int:
    """As the page adds it up (story.ts)."""
    n, price = int(str(args.get("n", 0))), int(str(args.get("price", 0)))
    if args.get("seat") == seat:
        return {"earn": n, "sell": n, "pay": -n, "fee": -n, "give": -price}.get(what, 0)
    return n if what in ("fee", "give") and args.get("other") == seat else 0


def test_people_get_no_frames_and_bots_no_outlook() -> None:
    state = positions(FIGHT_MODE)[0]
    shown = msgspec.json.decode(state.show(state.seat).encode())
    seen = msgspec.json.decode(state.view(state.seat).encode())
    assert "flow" not in shown["board"]
    assert "outlook" in shown["board"]
    assert "flow" in seen["board"]
    assert "outlook" not in seen["board"]


@pytest.mark.parametrize("kind", [FIGHT_MODE, MOVE_TARGET, PLAN_TURN])
def test_what_is_sent_stays_small(kind: int) -> None:
    assert max(len(state.show(state.seat).encode()) for state in positions(kind)) < 8192


def test_while_it_is_asked_how_many_it_is_known_where() -> None:
    for state in positions(PLACE_AREA):
        for action in state.legal:
            after = state.clone()
            after.apply(action, after.seat)
            if after.kind == PLACE_COUNT:
                assert outlook(after, after.seat).now.target == GAME.describe(action).args["area"]
