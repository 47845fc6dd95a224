"""A rule of thumb for how good a position is for a team: mandamenti first, then what may still win or lose them."""

from consigliere.games.lafamiglia.actions import DO_BRUTE, DO_LEAVE, DO_TAKE
from consigliere.games.lafamiglia.check import team_score
from consigliere.games.lafamiglia.encounter import conflict, movement
from consigliere.games.lafamiglia.evaluation.fights import chance_to_take, odds
from consigliere.games.lafamiglia.evaluation.orders import Prospects
from consigliere.games.lafamiglia.evaluation.plans import plan_worth
from consigliere.games.lafamiglia.evaluation.worths import USUAL, WIN, Weights
from consigliere.games.lafamiglia.flow import CAR_ALONG, FIGHT, GIFT, MOVE, ORDER_TOKEN, SEAT
from consigliere.games.lafamiglia.names import ALL_TILES, CHURCH, JUSTICE, NEUTRAL, POLICE, SEATS, SIDES, TEAM_BIT, team
from consigliere.games.lafamiglia.table import CHECK, ENCOUNTER, PLANNING, SETUP, Table, tile_copy
from consigliere.kernel.frames import PROCEDURE, STEP, Frame


def evaluate(table: Table, seat: int, weights: Weights = USUAL) -> float:
    """The worth of the own team less that of the other."""
    returns = table.returns
    if returns is not None:
        lead = team_score(table, team(seat)) - team_score(table, 1 - team(seat))
        return WIN * (returns[seat] - 0.5) + lead
    if table.phase == SETUP and not table.soldiers[0]:
        return 0.0
    frame = table.stack[-1]
    if frame[PROCEDURE] == FIGHT and (frame[STEP] == conflict.ATTACKER_TAKES or frame[STEP] == conflict.DEFENDER_TAKES):
        return _average_of_takes(table, seat, weights)
    worth = _team_zero(table, weights, team(seat))
    return -worth if seat & TEAM_BIT else worth


def _average_of_takes(table: Table, seat: int, weights: Weights) -> float:
    """Whether a card is taken is a bluff: both are as likely."""
    total = 0.0
    for action in (DO_LEAVE, DO_TAKE):
        twin = table.clone()
        twin.apply(action)
        assert isinstance(twin, Table)
        total += evaluate(twin, seat, weights)
    return total / 2


def _team_zero(t: Table, w: Weights, ours: int) -> float:
    """The worth of team 0 less that of team 1, as our team sees it."""
    prospects = Prospects(t, w)
    time = w.time[2 * t.round + (1 if t.phase >= CHECK else 0)]
    worth = _map(t, prospects) + prospects.worth(time, ours)
    for seat in range(4):
        worth += -_player(t, w, seat, time) if seat & TEAM_BIT else _player(t, w, seat, time)
    worth += _goal(t, prospects)
    frame = t.stack[-1]
    if frame[PROCEDURE] == FIGHT:
        mine = _fight(t, prospects, frame)
        return worth - mine if team(frame[SEAT]) else worth + mine
    if frame[PROCEDURE] == MOVE:
        mine = _move(t, prospects, frame)
        return worth - mine if team(frame[SEAT]) else worth + mine
    if frame[PROCEDURE] == GIFT:
        return worth + w.request if team(frame[SEAT]) else worth - w.request
    if t.phase < ENCOUNTER:
        asked = frame[SEAT]
        mine = plan_worth(t, prospects, frame, asked, time)
        return worth - mine if team(asked) else worth + mine
    return worth


def _map(t: Table, prospects: Prospects) -> float:
    worth = 0.0
    w = prospects.w
    stack = w.stack
    holder, soldiers, labs, cars = t.holder, t.soldiers, t.labs, t.cars
    for area in range(36):
        side = holder[area]
        if 0 <= side < 4:
            n = soldiers[area]
            here = w.area + stack[n if n < 50 else 50] + w.lab * labs[area] + w.car * cars[area]
            worth += -here if side & TEAM_BIT else here
    one = w.mandamento[t.round]
    counts = prospects.counts
    for mandamento in range(12):
        at = SEATS * mandamento
        for side in range(4):
            n = counts[at + side]
            if n:
                here = one[n]
                worth += -here if side & TEAM_BIT else here
    return worth


def _goal(t: Table, prospects: Prospects) -> float:
    """The end conditions, as if the check were now."""
    score = [0, 0, 0, 0]
    for n, count in enumerate(prospects.counts):
        if count >= 2:
            score[n % SEATS] += 1
    one, other = score[0] + score[2], score[1] + score[3]
    late = t.phase == ENCOUNTER
    worth = 0.0
    goal, ahead = prospects.w.goal, prospects.w.lead
    if one >= 6 or score[0] >= 5 or score[2] >= 5:
        worth += goal if late else goal / 4
    if other >= 6 or score[1] >= 5 or score[3] >= 5:
        worth -= goal if late else goal / 4
    if t.round >= t.last_round:
        lead = one - other
        if lead == 0:
            bronte = t.holder[t.book.bronte]
            if 0 <= bronte < 4:
                worth += -ahead / 2 if team(bronte) else ahead / 2
        else:
            worth += (ahead if lead > 0 else -ahead) * (1.0 if late else 0.5)
    return worth


def _player(t: Table, w: Weights, seat: int, time: float) -> float:
    """What lies behind the screen and on the boards: it is worth what time is left to use it."""
    hq, money = t.hq[seat], t.money[seat]
    worth = w.hq[hq if hq < 50 else 50] + w.coin * (money if money < 12 else 12 + (money - 12) / 3)
    worth += w.token * t.tokens[seat]
    at = 4 * seat
    uncovered = t.uncovered
    spaces = uncovered[at] + uncovered[at + 1] + uncovered[at + 2] + uncovered[at + 3]
    worth += w.space * spaces
    if t.colour[seat] >= 0:
        worth += w.row_value * (t.base(seat, POLICE) + t.base(seat, CHURCH) + t.base(seat, JUSTICE))
        worth += w.bomb_value * t.bomb_base(seat)
    upper, lower = t.upper, t.lower
    discs = (
        upper[seat] + upper[SIDES + seat] + upper[2 * SIDES + seat] + upper[3 * SIDES + seat] + upper[4 * SIDES + seat]
    )
    worth += w.upper_disc * discs
    if t.phase == PLANNING:
        worth += w.lower_disc * sum(lower[seat::SIDES])
    if t.primo == seat:
        worth += w.first_player
    copies = tile_copy(seat, 0)
    for tile in range(ALL_TILES):
        if t.tile_owner[copies + tile] == seat:
            worth += w.tile[tile]
    return worth * time


# An attack under way


def _move(t: Table, prospects: Prospects, f: Frame) -> float:
    """Soldiers on their way are neither here nor there; before that, what the move promises."""
    step, seat, origin, target = f[STEP], f[SEAT], f[movement.ORIGIN], f[movement.TARGET]
    if step >= movement.AFTER or target < 0:
        return 0.0
    token = f[ORDER_TOKEN]
    if step >= movement.GO:
        joined = prospects.attack_with(
            seat, target, f[movement.SOLDIERS], prospects.bonus(seat, token, movement.car_counts(f, t.stack[-2])), token
        )
        return joined + prospects.w.stack[min(f[movement.SOLDIERS], 50)]
    n = f[movement.SOLDIERS] if step > movement.ASK_SOLDIERS else t.soldiers[origin] - 1
    if t.holder[target] == seat:
        return 0.0
    left = t.soldiers[origin] - n
    lost = 0.0 if left > 0 else prospects.loss(seat, origin)
    if n <= 0:
        n = 1
        lost = prospects.loss(seat, origin)
    car = movement.car_counts(f, t.stack[-2]) or movement.may_take_car(t, f, t.stack[-2][CAR_ALONG])
    return prospects.attack_with(seat, target, n, prospects.bonus(seat, token, car), token) - lost


def _fight(t: Table, prospects: Prospects, f: Frame) -> float:
    """For the attacking player: the average of tactics, or brute force if that is sure."""
    step, seat, side, target, attackers = f[STEP], f[SEAT], f[conflict.SIDE], f[conflict.TARGET], f[conflict.ATTACKERS]
    defenders = t.soldiers[target]
    if step == conflict.KNOCK_OUT:
        return 0.0
    if step == conflict.MODE and attackers - 2 > defenders and side != NEUTRAL:
        twin = t.clone()
        twin.apply(DO_BRUTE)
        assert isinstance(twin, Table)
        brute = evaluate(twin, seat, prospects.w) - evaluate_without_fight(t, seat, prospects.w)
        return max(brute, _tactics(t, prospects, seat, side, target, attackers))
    return _tactics(t, prospects, seat, side, target, attackers)


def evaluate_without_fight(t: Table, seat: int, weights: Weights) -> float:
    frame = t.stack.pop()
    worth = evaluate(t, seat, weights)
    t.stack.append(frame)
    return worth


def _tactics(t: Table, prospects: Prospects, seat: int, side: int, target: int, attackers: int) -> float:
    w = prospects.w
    defenders = t.soldiers[target]
    end = odds(t, attackers, defenders)
    taken, empty = end.taken / end.ways, end.empty / end.ways
    if side == NEUTRAL:
        return (taken + empty) * prospects.denial(seat, target)
    worth = taken * prospects.gain(seat, target) + empty * prospects.denial(seat, target)
    worth += (end.attackers + end.fled * 0.6) / end.ways * w.soldier
    fallen = defenders - end.defenders / end.ways
    worth += fallen * w.soldier if 0 <= t.holder[target] < 4 else fallen * w.soldier * w.neutral
    return worth + (w.secure * taken if chance_to_take(t, attackers, defenders) > 0.9 else 0.0)
