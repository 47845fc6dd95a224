"""La Famiglia's state: the table, and the engine that goes from decision to decision.

`STEPS[procedure]` moves the frame on top of the stack on and says whether somebody was asked; `ANSWERS[kind]` carries
out what was chosen. Asking changes nothing, so a position can be asked again from its frames alone.
"""

from collections.abc import Callable
from typing import Final

from consigliere.games.lafamiglia import check, equipment, parts, setting_up
from consigliere.games.lafamiglia.actions import FIRST_MONEY_ACTION
from consigliere.games.lafamiglia.encounter import conflict, movement, other_attacks, supply_symbols, tokens
from consigliere.games.lafamiglia.flow import SET_UP
from consigliere.games.lafamiglia.planning import cells, gain, influence, issuing, money, turns, ultima
from consigliere.games.lafamiglia.table import DRAW, UNFINISHED, Table
from consigliere.kernel.state import CHANCE, NOBODY

STEPS: Final[list[Callable[[Table, list[int]], bool]]] = [
    setting_up.go, turns.start, turns.turn, money.ask_gift, turns.use, cells.cell, gain.gain, ultima.ultima,
    check.go, tokens.go, tokens.token, parts.place, issuing.order, equipment.equip, equipment.car, equipment.lab,
    equipment.boat, equipment.rally, influence.influence, supply_symbols.guard, supply_symbols.around, movement.go,
    conflict.go, other_attacks.bomb, other_attacks.pentito, other_attacks.defect, other_attacks.incite, parts.recruit,
    parts.launder,
]  # fmt: skip


def _never(t: Table, f: list[int], action: int) -> None:
    raise AssertionError("fight.card is answered together")


ANSWERS: Final[list[Callable[[Table, list[int], int], None]]] = [
    setting_up.deal_tile, setting_up.deal_team, setting_up.deal_family, setting_up.deal_first,
    setting_up.deal_character, setting_up.setup_family, setting_up.setup_soldier, setting_up.setup_car,
    setting_up.setup_boat, setting_up.setup_lab, setting_up.setup_disc, turns.tile_influence, turns.plan_turn,
    money.answer_gift, turns.plan_disc, turns.plan_cell, cells.plan_part, parts.place_area, parts.place_count,
    issuing.order_token, issuing.order_area, equipment.equip_kind, equipment.car_area, equipment.lab_area,
    equipment.boat_sea, equipment.boat_move, equipment.boat_remove, equipment.rally_area, equipment.rally_from,
    equipment.rally_soldiers, equipment.rally_cars, influence.infl_row, influence.infl_more, influence.infl_dest,
    gain.gain_disc, gain.gain_step, turns.plan_after, ultima.ultima_cell, check.check_remove, check.check_add,
    tokens.enc_pick, tokens.enc_part, supply_symbols.guard_area, supply_symbols.around_area,
    supply_symbols.around_count, supply_symbols.around_ally, movement.move_from, movement.move_target,
    movement.move_bribe, movement.move_soldiers, movement.move_car, movement.move_turncoat, movement.move_payoff,
    conflict.fight_mode, conflict.fight_neutral, _never, conflict.fight_take, movement.take_recruit,
    other_attacks.bomb_from, other_attacks.bomb_target, other_attacks.bomb_car, other_attacks.pentito_area,
    other_attacks.pentito_count, other_attacks.defect_area, other_attacks.defect_count, other_attacks.incite_area,
    other_attacks.incite_target, other_attacks.incite_count, parts.recruit_count, parts.launder_count,
]  # fmt: skip


class LaFamigliaState(Table):
    def set_up(self) -> None:
        self.read_options()
        self.push([SET_UP, 0, 0, 0, 0, 0])
        self.advance()

    def read_options(self) -> None:
        options = self.options
        self.replace_bribed = options["bribery_replaces"] == "on"
        self.around_neutral = options["around_neutral"] == "on"
        self.predictable = options["predictable_conflicts"] == "on"
        self.choose_amounts = options["amounts"] == "choose"
        rounds = options["max_rounds"]
        assert isinstance(rounds, int)
        self.last_round = rounds

    def advance(self) -> None:
        """Go on to the next decision that has more than one option (LF-177) or must seem to have (LF-174)."""
        while True:
            frame = self.stack[-1]
            self.hushed = False
            if not STEPS[frame[0]](self, frame):
                continue
            legal = self.legal
            if self.seat == NOBODY or self.others:
                return
            if len(legal) == 1 and not self.hushed:
                self.took(legal[0])
                self.carry_out(legal[0])
            elif self.seat == CHANCE and self.stream is not None:
                drawn = legal[self.below(len(legal))]
                self.fell(drawn)
                self.carry_out(drawn)
            else:
                return

    def carry_out(self, action: int) -> None:
        if action >= FIRST_MONEY_ACTION:
            money.take_money(self, self.kind, action)
        else:
            ANSWERS[self.kind](self, self.stack[-1], action)

    def play(self, action: int) -> None:
        self.carry_out(action)
        self.advance()

    def play_together(self, answers: list[tuple[int, int]]) -> None:
        conflict.cards_chosen(self, self.stack[-1], answers)
        self.advance()

    def chances(self) -> list[float]:
        return [1 / len(self.legal)] * len(self.legal)

    @property
    def returns(self) -> list[float] | None:
        if self.result == UNFINISHED:
            return None
        if self.result == DRAW:
            return [0.5] * 4
        return [1.0 if seat & 1 == self.result else 0.0 for seat in range(4)]

    def seen_seq(self, seat: int | None) -> int:
        """LF-174: without the requests for money inside the other team."""
        return self.seq - sum(self.whispers[team] for team in range(2) if seat is None or seat & 1 != team)

    def clone(self) -> "LaFamigliaState":
        twin = LaFamigliaState.__new__(LaFamigliaState)
        self.copy_base(twin)
        twin.journal = None
        twin.book = self.book
        twin.replace_bribed = self.replace_bribed
        twin.around_neutral = self.around_neutral
        twin.predictable = self.predictable
        twin.choose_amounts = self.choose_amounts
        twin.last_round = self.last_round
        twin.phase = self.phase
        twin.round = self.round
        twin.leader = self.leader
        twin.primo = self.primo
        twin.player = self.player
        twin.colour = self.colour[:]
        twin.character = self.character[:]
        twin.dealt = self.dealt[:]
        twin.in_play = self.in_play[:]
        twin.holder = self.holder[:]
        twin.soldiers = self.soldiers[:]
        twin.labs = self.labs[:]
        twin.cars = self.cars[:]
        twin.boats = self.boats[:]
        twin.where = self.where[:]
        twin.resolved = self.resolved[:]
        twin.orders = self.orders[:]
        twin.tokens = self.tokens[:]
        twin.money = self.money[:]
        twin.bank = self.bank
        twin.hq = self.hq[:]
        twin.supply = self.supply[:]
        twin.pool = self.pool
        twin.cars_left = self.cars_left[:]
        twin.boats_left = self.boats_left[:]
        twin.labs_left = self.labs_left
        twin.discs = self.discs[:]
        twin.neutral_discs = self.neutral_discs
        twin.uncovered = self.uncovered[:]
        twin.upper = self.upper[:]
        twin.lower = self.lower[:]
        twin.tile_owner = self.tile_owner[:]
        twin.control = self.control[:]
        twin.marker = self.marker[:]
        twin.used_tiles = self.used_tiles
        twin.request = self.request
        twin.hushed = self.hushed
        twin.whispers = self.whispers[:]
        twin.issuing = self.issuing
        twin.cards = self.cards[:]
        twin.stack = [frame[:] for frame in self.stack]
        twin.result = self.result
        return twin
