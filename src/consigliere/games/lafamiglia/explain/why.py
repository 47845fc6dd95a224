"""Why an action is not legal now: the first rule that forbids it, in what the seat may know."""

from collections.abc import Callable
from typing import Final

from consigliere.games.lafamiglia.actions import (
    ALPHABET,
    ASK,
    DO_CAR,
    DO_CELL,
    FIRST_MONEY_ACTION,
    KIND_OF,
    KIND_RULES,
    KINDS,
    PLAN_AFTER,
    PLAN_DISC,
    PLAN_TURN,
    SELL,
)
from consigliere.games.lafamiglia.encounter import movement
from consigliere.games.lafamiglia.explain import encounter, planning
from consigliere.games.lafamiglia.explain.reasons import Args, no, not_in_hq, number_of
from consigliere.games.lafamiglia.flow import MOVE
from consigliere.games.lafamiglia.names import AREAS, CELLS, partner
from consigliere.games.lafamiglia.planning.money import most_to_ask
from consigliere.games.lafamiglia.table import NOT_ASKED, Table
from consigliere.kernel.errors import Refusal
from consigliere.kernel.frames import PROCEDURE

Reason = Callable[[Table, int, Args], Refusal]

REASONS: Final[dict[str, Reason]] = {
    "deal.tile": planning.dealt, "deal.team": planning.dealt, "deal.family": planning.dealt,
    "deal.first": planning.dealt, "deal.character": planning.dealt, "setup.family": planning.setup_family,
    "setup.soldier": planning.setup_area, "setup.car": planning.setup_area, "setup.boat": planning.setup_boat,
    "setup.lab": planning.setup_area, "setup.disc": planning.setup_disc, "tile.influence": planning.tile_influence,
    "plan.turn": planning.plan_turn, "gift.answer": planning.gift_answer, "plan.disc": planning.plan_disc,
    "plan.cell": planning.plan_cell, "plan.part": planning.plan_part, "place.area": planning.place_area,
    "place.count": planning.place_count, "order.token": planning.order_token, "order.area": planning.order_area,
    "equip.kind": planning.equip_kind, "car.area": planning.piece_area, "lab.area": planning.piece_area,
    "boat.sea": planning.boat_sea, "boat.move": planning.boat_move, "boat.remove": planning.boat_remove,
    "rally.area": planning.rally_area, "rally.from": planning.rally_from, "rally.soldiers": planning.rally_count,
    "rally.cars": planning.rally_count, "infl.row": planning.infl_row, "infl.dest": planning.infl_dest,
    "gain.disc": planning.gain_disc, "gain.step": planning.gain_step, "plan.after": planning.tile,
    "ultima.cell": planning.ultima_cell, "check.remove": planning.check_remove, "check.add": planning.check_add,
    "enc.pick": encounter.enc_pick, "enc.part": encounter.enc_part, "guard.area": encounter.guard_area,
    "around.area": encounter.around_area, "around.count": encounter.around_count, "around.ally": encounter.around_count,
    "move.from": encounter.move_from, "move.target": encounter.move_target, "move.bribe": encounter.move_bribe,
    "move.soldiers": encounter.move_soldiers, "move.turncoat": encounter.move_turncoat,
    "move.payoff": encounter.move_payoff, "take.recruit": encounter.take_recruit, "bomb.from": encounter.bomb_from,
    "bomb.target": encounter.bomb_target, "pentito.area": encounter.pentito_area,
    "pentito.count": encounter.pentito_count, "defect.area": encounter.defect_area,
    "defect.count": encounter.defect_count, "incite.area": encounter.incite_area,
    "incite.target": encounter.incite_target, "incite.count": encounter.incite_count,
    "recruit.count": planning.full_count, "launder.count": planning.full_count,
}  # fmt: skip


def why_not(t: Table, seat: int, action: int) -> Refusal:
    args = ALPHABET.describe(action).args
    if KIND_OF[action] != t.kind:
        return _other_step(t, seat, action)
    if action >= FIRST_MONEY_ACTION:
        return _no_money(t, seat, action, args)
    return REASONS[KINDS[t.kind]](t, seat, args)


def _other_step(t: Table, seat: int, action: int) -> Refusal:
    """Now you choose something else; with the reasons people ask for most."""
    if t.kind in (PLAN_TURN, PLAN_DISC) and DO_CELL <= action < DO_CELL + len(CELLS):
        unusable = planning.not_usable(t, seat, action - DO_CELL)
        if unusable:
            return unusable
    if t.kind == PLAN_TURN and KIND_OF[action] == PLAN_AFTER:
        return no("LF-41", "lafamiglia-why-may-not-pass")
    if action == DO_CAR:
        for frame in t.stack:
            if frame[PROCEDURE] == MOVE and frame[movement.WAY] == movement.BY_BOAT:
                return no("LF-126", "lafamiglia-why-car-cannot-board")
            if frame[PROCEDURE] == MOVE and frame[movement.ORIGIN] >= 0 and not t.cars[frame[movement.ORIGIN]]:
                return no("LF-126", "lafamiglia-why-no-car", area=AREAS[frame[movement.ORIGIN]])
            if frame[PROCEDURE] == MOVE:
                return no("LF-127", "lafamiglia-why-one-car")
    return no(KIND_RULES[t.kind], "lafamiglia-why-step", kind=KINDS[t.kind].replace(".", "-"))


def _no_money(t: Table, seat: int, action: int, args: Args) -> Refusal:
    """LF-35, LF-38, LF-183."""
    if 0 <= action - SELL[t.kind] < 78:
        return not_in_hq(t, seat, action - SELL[t.kind], "LF-35") or no("LF-183", "lafamiglia-why-no-need-to-sell")
    assert action > ASK[t.kind] >= 0
    if t.request != NOT_ASKED:
        return no("LF-38", "lafamiglia-why-asked-already")
    if t.money[partner(seat)] + t.tokens[partner(seat)] < 2:
        return no("LF-38", "lafamiglia-why-partner-has-too-little")
    if number_of(args) > most_to_ask(t, seat):
        return no("LF-38", "lafamiglia-why-more-than-partner-has", n=most_to_ask(t, seat))
    return no("LF-183", "lafamiglia-why-no-need-to-ask")
