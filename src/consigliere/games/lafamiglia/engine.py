"""La Famiglia's state: the table, the step of each procedure and the answer to each kind of decision."""

from collections.abc import Callable
from typing import Final

from consigliere.games.lafamiglia import actions, check, equipment, flow, parts, setting_up
from consigliere.games.lafamiglia.encounter import conflict, movement, other_attacks, supply_symbols, tokens
from consigliere.games.lafamiglia.fields import copy_fields
from consigliere.games.lafamiglia.names import team
from consigliere.games.lafamiglia.planning import cells, gain, influence, issuing, money, turns, ultima
from consigliere.games.lafamiglia.table import DRAW, UNFINISHED, Table
from consigliere.kernel.frames import Frame, Step, by_number

STEPS: Final[list[Step]] = by_number(
    {
        flow.SET_UP: setting_up.go,
        flow.PLANNING_START: turns.start,
        flow.TURN: turns.turn,
        flow.GIFT: money.ask_gift,
        flow.USE: turns.use,
        flow.CELL: cells.cell,
        flow.GAIN: gain.gain,
        flow.ULTIMA_AZIONE: ultima.ultima,
        flow.CHECKING: check.go,
        flow.RESOLVING: tokens.go,
        flow.TOKEN: tokens.token,
        flow.PLACE: parts.place,
        flow.ORDER: issuing.order,
        flow.EQUIP: equipment.equip,
        flow.CAR: equipment.car,
        flow.LAB: equipment.lab,
        flow.BOAT: equipment.boat,
        flow.RALLY: equipment.rally,
        flow.INFLUENCE: influence.influence,
        flow.GUARD: supply_symbols.guard,
        flow.AROUND: supply_symbols.around,
        flow.MOVE: movement.go,
        flow.FIGHT: conflict.go,
        flow.BOMB: other_attacks.bomb,
        flow.PENTITO: other_attacks.pentito,
        flow.DEFECT: other_attacks.defect,
        flow.INCITE: other_attacks.incite,
        flow.RECRUIT: parts.recruit,
        flow.LAUNDER: parts.launder,
    }
)


def _never(t: Table, f: Frame, action: int) -> None:
    raise AssertionError("fight.card is answered together")


ANSWERS: Final[list[Callable[[Table, Frame, int], None]]] = by_number(
    {
        actions.DEAL_TILE: setting_up.deal_tile,
        actions.DEAL_TEAM: setting_up.deal_team,
        actions.DEAL_FAMILY: setting_up.deal_family,
        actions.DEAL_FIRST: setting_up.deal_first,
        actions.DEAL_CHARACTER: setting_up.deal_character,
        actions.SETUP_FAMILY: setting_up.setup_family,
        actions.SETUP_SOLDIER: setting_up.setup_soldier,
        actions.SETUP_CAR: setting_up.setup_car,
        actions.SETUP_BOAT: setting_up.setup_boat,
        actions.SETUP_LAB: setting_up.setup_lab,
        actions.SETUP_DISC: setting_up.setup_disc,
        actions.TILE_INFLUENCE: turns.tile_influence,
        actions.PLAN_TURN: turns.plan_turn,
        actions.GIFT_ANSWER: money.answer_gift,
        actions.PLAN_DISC: turns.plan_disc,
        actions.PLAN_CELL: turns.plan_cell,
        actions.PLAN_PART: cells.plan_part,
        actions.PLACE_AREA: parts.place_area,
        actions.PLACE_COUNT: parts.place_count,
        actions.ORDER_TOKEN: issuing.order_token,
        actions.ORDER_AREA: issuing.order_area,
        actions.EQUIP_KIND: equipment.equip_kind,
        actions.CAR_AREA: equipment.car_area,
        actions.LAB_AREA: equipment.lab_area,
        actions.BOAT_SEA: equipment.boat_sea,
        actions.BOAT_MOVE: equipment.boat_move,
        actions.BOAT_REMOVE: equipment.boat_remove,
        actions.RALLY_AREA: equipment.rally_area,
        actions.RALLY_FROM: equipment.rally_from,
        actions.RALLY_SOLDIERS: equipment.rally_soldiers,
        actions.RALLY_CARS: equipment.rally_cars,
        actions.INFL_ROW: influence.infl_row,
        actions.INFL_MORE: influence.infl_more,
        actions.INFL_DEST: influence.infl_dest,
        actions.GAIN_DISC: gain.gain_disc,
        actions.GAIN_STEP: gain.gain_step,
        actions.PLAN_AFTER: turns.plan_after,
        actions.ULTIMA_CELL: ultima.ultima_cell,
        actions.CHECK_REMOVE: check.check_remove,
        actions.CHECK_ADD: check.check_add,
        actions.ENC_PICK: tokens.enc_pick,
        actions.ENC_PART: tokens.enc_part,
        actions.GUARD_AREA: supply_symbols.guard_area,
        actions.AROUND_AREA: supply_symbols.around_area,
        actions.AROUND_COUNT: supply_symbols.around_count,
        actions.AROUND_ALLY: supply_symbols.around_ally,
        actions.MOVE_FROM: movement.move_from,
        actions.MOVE_TARGET: movement.move_target,
        actions.MOVE_BRIBE: movement.move_bribe,
        actions.MOVE_SOLDIERS: movement.move_soldiers,
        actions.MOVE_CAR: movement.move_car,
        actions.MOVE_TURNCOAT: movement.move_turncoat,
        actions.MOVE_PAYOFF: movement.move_payoff,
        actions.FIGHT_MODE: conflict.fight_mode,
        actions.FIGHT_NEUTRAL: conflict.fight_neutral,
        actions.FIGHT_CARD: _never,
        actions.FIGHT_TAKE: conflict.fight_take,
        actions.TAKE_RECRUIT: movement.take_recruit,
        actions.BOMB_FROM: other_attacks.bomb_from,
        actions.BOMB_TARGET: other_attacks.bomb_target,
        actions.BOMB_CAR: other_attacks.bomb_car,
        actions.PENTITO_AREA: other_attacks.pentito_area,
        actions.PENTITO_COUNT: other_attacks.pentito_count,
        actions.DEFECT_AREA: other_attacks.defect_area,
        actions.DEFECT_COUNT: other_attacks.defect_count,
        actions.INCITE_AREA: other_attacks.incite_area,
        actions.INCITE_TARGET: other_attacks.incite_target,
        actions.INCITE_COUNT: other_attacks.incite_count,
        actions.RECRUIT_COUNT: parts.recruit_count,
        actions.LAUNDER_COUNT: parts.launder_count,
    }
)


class LaFamigliaState(Table):
    def set_up(self) -> None:
        self.read_options()
        self.push([flow.SET_UP, 0, 0, 0, 0, 0])
        self.advance()

    def read_options(self) -> None:
        options = self.options
        self.replace_bribed = options["bribery_replaces"] == "on"
        self.around_neutral = options["around_neutral"] == "on"
        self.predictable = options["predictable_conflicts"] == "on"
        self.choose_amounts = options["amounts"] == "choose"
        rounds = options["max_rounds"]
        assert isinstance(rounds, int)
        self.last_round = rounds  # LF-166

    def advance(self) -> None:
        self.run(STEPS)

    def asked_alone(self) -> bool:
        """LF-177; LF-174: what must seem to have more than one option."""
        return self.hushed

    def carry_out(self, action: int) -> None:
        self.hushed = False
        if action >= actions.FIRST_MONEY_ACTION:
            money.take_money(self, self.kind, action)
        else:
            ANSWERS[self.kind](self, self.stack[-1], action)

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
        return [1.0 if team(seat) == self.result else 0.0 for seat in range(4)]

    def seen_seq(self, seat: int | None) -> int:
        """LF-174: without the requests for money inside the other team."""
        return self.seq - sum(self.whispers[number] for number in range(2) if seat is None or team(seat) != number)

    def clone(self) -> "LaFamigliaState":
        twin = LaFamigliaState.__new__(LaFamigliaState)
        self.copy_base(twin)
        twin.journal = None
        copy_fields(self, twin)
        return twin
