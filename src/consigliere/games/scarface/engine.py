"""Scarface's state: the table, with the steps of its procedures and what answers do. The Henchman's procedures are
called through his door (henchman.world)."""

from collections.abc import Callable
from typing import Final

from consigliere.games.scarface import actions, draws, flow, rounds, setting_up
from consigliere.games.scarface.fields import copy_fields
from consigliere.games.scarface.flow import H_TURN, H_UNITS
from consigliere.games.scarface.henchman import turn as henchman_turn
from consigliere.games.scarface.henchman.engine_side import waits as henchman_waits
from consigliere.games.scarface.henchman.engine_side.world import EngineWorld
from consigliere.games.scarface.human import costs, effects, losses, orders, streets, trade, turn
from consigliere.games.scarface.names import HENCHMAN
from consigliere.games.scarface.table import Table
from consigliere.kernel.frames import PROCEDURE, STEP, Frame, Step, by_number
from consigliere.kernel.state import CHANCE


def henchman(t: Table, frame: Frame) -> bool:
    """As long as his procedures are on top of the stack."""
    world = EngineWorld(t)
    while H_TURN <= (top := t.stack[-1])[PROCEDURE] <= H_UNITS:  # hot
        henchman_turn.go(world, top)
    return False


def as_another(t: Table, frame: Frame) -> bool:
    """Another human decides in the procedure that the frame holds."""
    frame[STEP] += 1
    if frame[STEP] == 1:
        t.human = frame[flow.AS_SIDE]
        t.push(frame[flow.AS_FRAME :])
    else:
        t.human = frame[flow.AS_BEFORE]
        t.pop()
    return False


STEPS: Final[list[Step]] = by_number(
    {
        flow.SET_UP: setting_up.go,
        flow.TURNS: rounds.turns,
        flow.HUMAN_TURN: turn.go,
        flow.DRAW: draws.draw,
        flow.TO_HAND: turn.to_hand,
        flow.EFFECTS: effects.run,
        flow.CHOOSE: effects.choose,
        flow.PAY: costs.pay_any,
        flow.GAIN_CARD: orders.gain_card,
        flow.REFILL: rounds.refill,
        flow.HIRE: orders.hire,
        flow.GET_JOB: orders.get_job,
        flow.GET_DEALER: orders.get_dealer,
        flow.SALES: trade.sales,
        flow.RECRUITS: streets.recruits,
        flow.FENCE: trade.fence,
        flow.BUSINESS: trade.business,
        flow.TARGET: orders.target,
        flow.CRIME: orders.crime,
        flow.FREE: orders.free,
        flow.SENDS: streets.sends,
        flow.MOVES: streets.moves,
        flow.TAKEOVER: orders.takeover,
        flow.UPGRADE: orders.upgrade,
        flow.ACTIVATE: trade.activate,
        flow.STORE: trade.storing,
        flow.HARM: losses.harm,
        flow.LOSE: losses.lose,
        flow.POLICE: streets.police,
        flow.VEHICLE: streets.vehicle,
        flow.TAKE_JOBS: orders.take_jobs,
        flow.TAKE_DEALERS: orders.take_dealers,
        flow.RAID: rounds.raid,
        flow.EXTRA: rounds.extra,
        flow.HENCH_ASKED: henchman_waits.asked,
        flow.HENCH_CARDS: henchman_waits.new_cards,
        flow.HENCH_JOB: henchman_waits.new_jobs,
        flow.HENCH_MARKER: henchman_waits.new_marker,
        flow.HENCH_PLAN: henchman_waits.new_plan,
        flow.JOB_COST: turn.job_cost,
        **dict.fromkeys(range(H_TURN, H_UNITS + 1), henchman),
        flow.AS: as_another,
        flow.VICTIM: effects.victim,
    }
)

ANSWERS: Final[list[Callable[[Table, Frame, int], None]]] = by_number(
    {
        **dict.fromkeys(range(actions.DEAL_TOKEN, actions.DEAL_CARD + 1), draws.dealt),
        actions.SETUP_GANG: setting_up.setup_gang,
        actions.SETUP_RIVAL: setting_up.setup_rival,
        actions.SETUP_DISTRICT: setting_up.setup_district,
        actions.SETUP_VEHICLE: setting_up.setup_vehicle,
        actions.SETUP_JOB: setting_up.setup_job,
        actions.SETUP_GOOD: setting_up.setup_good,
        actions.TURN_KIND: turn.turn_kind,
        actions.PLAN_CARD: turn.plan_card,
        actions.ACT: turn.act,
        actions.PAY_ANY: costs.paid,
        actions.HIRE_CARD: orders.hire_card,
        actions.DECK_TOP: orders.deck_top,
        actions.KEEP_JOB: orders.keep_job,
        actions.KEEP_DEALER: orders.keep_dealer,
        actions.SELL_TILE: trade.sell_tile,
        actions.TRUCK_GOOD: trade.truck_good,
        actions.RECRUIT_STEP: streets.recruit_step,
        actions.FENCE_GOOD: trade.fence_good,
        actions.BUSINESS_TILE: trade.business_tile,
        actions.BUSINESS_TYPE: trade.business_type,
        actions.TARGET_TILE: orders.target_tile,
        actions.CRIME_STEPS: orders.reduce_crime,
        actions.FREE_COUNT: orders.free_count,
        actions.SEND_TO: streets.send_to,
        actions.MOVE_PIECE: streets.move_piece,
        actions.MOVE_RIDERS: streets.move_riders,
        actions.MOVE_TO: streets.move_to,
        actions.PLACE_VEHICLE: streets.place_vehicle,
        actions.TAKEOVER_TILE: orders.takeover_tile,
        actions.UPGRADE_WHAT: orders.upgrade_what,
        actions.GOODS_DEALER: trade.goods_dealer,
        actions.GOODS_KIND: trade.goods_kind,
        actions.STORE_GOOD: trade.store_good,
        actions.LOSE_THUG: losses.lose_thug,
        actions.LOSE_GOOD: losses.lose_good,
        actions.LOSE_MARKER: losses.lose_marker,
        actions.LOSE_TILE: losses.lose_tile,
        actions.LOSE_VEHICLE: losses.lose_vehicle,
        actions.LOSE_LEVEL: losses.lose_level,
        actions.DISCARD_CARD: losses.discard_card,
        actions.RETIRE_CARD: losses.retire_card,
        actions.RIGHT_HAND: orders.right_hand,
        actions.POLICE_FROM: streets.police_from,
        actions.POLICE_TO: streets.police_to,
        actions.CHOOSE_OPTION: effects.choose_option,
        actions.MAY_PAY: effects.may_pay,
        actions.HENCH_CHOICE: henchman_waits.hench_choice,
        actions.DEAL_SEAT: draws.dealt,
        actions.CHOOSE_VICTIM: effects.choose_victim,
    }
)


class ScarfaceState(Table):
    def set_up(self) -> None:
        setting_up.fill(self)
        self.push([flow.SET_UP, 0, 0])
        self.advance()

    def advance(self) -> None:
        """Section 17."""
        self.run(STEPS)

    def asked_alone(self) -> bool:
        """Section 17; in company a discard too, so that nobody learns that a hand left no choice (SF-221)."""
        return self.kind in actions.ASKED_ALONE or (self.kind == actions.DISCARD_CARD and not self.alone())

    def carry_out(self, action: int) -> None:
        ANSWERS[self.kind](self, self.stack[-1], action)

    def chances(self) -> list[float]:
        assert self.seat == CHANCE
        return draws.chances(self)

    @property
    def returns(self) -> list[float] | None:
        """SF-229: a win is 1, shared equally."""
        if not self.winners:
            return None
        seats = [self.seats[side] for side in self.winners if side != HENCHMAN]
        return [1.0 / len(seats) if seat in seats else 0.0 for seat in range(len(self.humans()))]

    def clone(self) -> "ScarfaceState":
        twin = ScarfaceState.__new__(ScarfaceState)
        self.copy_base(twin)
        twin.journal = None
        copy_fields(self, twin)
        return twin
