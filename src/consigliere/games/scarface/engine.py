"""Scarface's state: the table, and the engine that goes from decision to decision.

`STEPS[procedure]` moves the frame on top of the stack on and says whether somebody was asked; `ANSWERS[kind]` carries
out what was chosen. Asking changes nothing, so a position can be asked again from its frames alone. The Henchman's
procedures are called through his door (henchman.world).
"""

from collections.abc import Callable
from typing import Final

from consigliere.games.scarface import draws, rounds, setting_up
from consigliere.games.scarface.actions import ASKED_ALONE
from consigliere.games.scarface.flow import H_TURN, PROCEDURE, SET_UP
from consigliere.games.scarface.henchman import turn as henchman_turn
from consigliere.games.scarface.henchman.engine_side import waits as henchman_waits
from consigliere.games.scarface.henchman.engine_side.world import EngineWorld
from consigliere.games.scarface.human import costs, effects, losses, orders, streets, trade, turn
from consigliere.games.scarface.names import HUMAN, NONE
from consigliere.games.scarface.table import Table
from consigliere.kernel.state import CHANCE, NOBODY

STEPS: Final[list[Callable[[Table, list[int]], bool]]] = [
    setting_up.go, rounds.turns, turn.go, draws.draw, turn.to_hand, effects.run, effects.choose, costs.pay_any,
    orders.gain_card, rounds.refill, orders.hire, orders.get_job, orders.get_dealer, trade.sales, streets.recruits,
    trade.fence, trade.business, orders.target, orders.crime, orders.free, streets.sends, streets.moves,
    orders.takeover, orders.upgrade, trade.activate, trade.storing, losses.harm, losses.lose, streets.police,
    streets.vehicle, orders.take_jobs, orders.take_dealers, rounds.raid, rounds.extra, henchman_waits.asked,
    henchman_waits.new_cards, henchman_waits.new_jobs, henchman_waits.new_marker, henchman_waits.new_plan,
    turn.job_cost,
]  # fmt: skip

ANSWERS: Final[list[Callable[[Table, list[int], int], None]]] = [
    *([draws.dealt] * 11),
    setting_up.setup_gang, setting_up.setup_rival, setting_up.setup_district, setting_up.setup_vehicle,
    setting_up.setup_job, setting_up.setup_good,
    turn.turn_kind, turn.plan_card, turn.act, costs.paid, orders.hire_card, orders.deck_top, orders.keep_job,
    orders.keep_dealer, trade.sell_tile, trade.truck_good, streets.recruit_step, trade.fence_good,
    trade.business_tile, trade.business_type, orders.target_tile, orders.reduce_crime, orders.free_count,
    streets.send_to, streets.move_piece, streets.move_riders, streets.move_to, streets.place_vehicle,
    orders.takeover_tile, orders.upgrade_what, trade.goods_dealer, trade.goods_kind, trade.store_good,
    losses.lose_thug, losses.lose_good, losses.lose_marker, losses.lose_tile, losses.lose_vehicle, losses.lose_level,
    losses.discard_card, losses.retire_card, orders.right_hand, streets.police_from, streets.police_to,
    effects.choose_option, effects.may_pay, henchman_waits.hench_choice,
]  # fmt: skip


class ScarfaceState(Table):
    def set_up(self) -> None:
        self.read_options()
        setting_up.fill(self)
        self.push([SET_UP, 0, 0])
        self.advance()

    def read_options(self) -> None:
        hard = self.options["level"] == "hard"
        self.hard = self.book.hard_power if hard else self.book.normal_power

    def advance(self) -> None:
        """Go on to the next decision that must be asked (section 17)."""
        world: EngineWorld | None = None
        while True:
            frame = self.stack[-1]
            procedure = frame[PROCEDURE]
            if procedure >= H_TURN:
                if world is None:
                    world = EngineWorld(self)
                henchman_turn.go(world, frame)
            elif STEPS[procedure](self, frame):
                if len(self.legal) > 1 or self.seat == NOBODY or self.kind in ASKED_ALONE:
                    return
                self.took(self.legal[0])
                ANSWERS[self.kind](self, self.stack[-1], self.legal[0])

    def play(self, action: int) -> None:
        ANSWERS[self.kind](self, self.stack[-1], action)
        self.advance()

    def chances(self) -> list[float]:
        assert self.seat == CHANCE
        return draws.chances(self)

    @property
    def returns(self) -> list[float] | None:
        if self.winner == NONE:
            return None
        return [1.0 if self.winner == HUMAN else 0.0]

    def clone(self) -> "ScarfaceState":
        twin = ScarfaceState.__new__(ScarfaceState)
        self.copy_base(twin)
        twin.journal = None
        twin.book = self.book
        twin.hard = self.hard
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.closing = self.closing
        twin.gang = self.gang[:]
        twin.money = self.money[:]
        twin.crime = self.crime[:]
        twin.ness = self.ness
        twin.time = self.time
        twin.ring = self.ring
        twin.place = self.place[:]
        twin.street = self.street[:]
        twin.cars = self.cars[:]
        twin.trucks = self.trucks[:]
        twin.level = self.level[:]
        twin.rewarded = self.rewarded
        twin.token = self.token[:]
        twin.here = self.here
        twin.police = self.police[:]
        twin.placed = self.placed[:]
        twin.district = self.district[:]
        twin.control = self.control[:]
        twin.markers = self.markers[:]
        twin.alcohol = self.alcohol[:]
        twin.guns = self.guns[:]
        twin.tile_bag = self.tile_bag[:]
        twin.business = self.business[:]
        twin.supply = self.supply[:]
        twin.market = self.market[:]
        twin.low_bag = self.low_bag[:]
        twin.low_bottom = self.low_bottom[:]
        twin.high_bag = self.high_bag[:]
        twin.high_bottom = self.high_bottom[:]
        twin.job_bag = self.job_bag[:]
        twin.job_bottom = self.job_bottom[:]
        twin.jobs = [self.jobs[0][:], self.jobs[1][:]]
        twin.start_jobs = self.start_jobs[:]
        twin.open_jobs = self.open_jobs[:]
        twin.dealer_bag = self.dealer_bag[:]
        twin.dealer_left = self.dealer_left
        twin.dealer_bottom = self.dealer_bottom[:]
        twin.dealers = [[dealer[:] for dealer in self.dealers[0]], [dealer[:] for dealer in self.dealers[1]]]
        twin.raid_bag = self.raid_bag[:]
        twin.raid_discard = self.raid_discard[:]
        twin.news_bag = self.news_bag[:]
        twin.news_left = self.news_left
        twin.news_active = self.news_active[:]
        twin.h_bag = self.h_bag[:]
        twin.h_top = self.h_top[:]
        twin.h_plan = self.h_plan[:]
        twin.h_discard = self.h_discard[:]
        twin.pile_bag = [self.pile_bag[0][:], self.pile_bag[1][:]]
        twin.pile_left = self.pile_left[:]
        twin.h_associates = self.h_associates[:]
        twin.cubes = self.cubes[:]
        twin.hand = self.hand[:]
        twin.deck_bag = self.deck_bag[:]
        twin.deck_top = self.deck_top[:]
        twin.plan = self.plan[:]
        twin.discard = self.discard[:]
        twin.right_hand = self.right_hand[:]
        twin.pool = self.pool[:]
        twin.orders_used = self.orders_used
        twin.skills_used = self.skills_used
        twin.combos_used = self.combos_used
        twin.bonus = self.bonus[:]
        twin.shown = self.shown[:]
        twin.stack = [frame[:] for frame in self.stack]
        twin.winner = self.winner
        twin.one_turn = self.one_turn
        return twin
