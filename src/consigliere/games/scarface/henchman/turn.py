"""Section 12: the Henchman's turn, and the steps of all his procedures."""

from collections.abc import Callable
from typing import Final

from consigliere.games.scarface import flow, names
from consigliere.games.scarface.effects import verbs
from consigliere.games.scarface.flow import H_EFFECTS, H_TURN, H_TURN_CUBES, H_TURN_PLACE, H_TURN_ROW, PROCEDURE, STEP
from consigliere.games.scarface.henchman import effects, goods, orders
from consigliere.games.scarface.henchman.criteria import at_number
from consigliere.games.scarface.henchman.world import World

# The steps of a frame [H_TURN, step, cubes left, row, place in the plan].
PLAN: Final = 0
MOVE: Final = 1
ACTIONS: Final = 2


def turn(w: World, f: list[int]) -> None:
    if f[STEP] == PLAN:
        _plan(w, f)
    elif f[STEP] == MOVE:
        _move(w, f)
    else:
        _act(w, f)


def board_row(w: World) -> int:
    return w.book.row_of[w.gang()][w.boss()]


def _plan(w: World, f: list[int]) -> None:
    """SF-140, SF-141."""
    if w.deck() == 0:
        w.pop()
        w.push([flow.H_REORGANIZE, 0])
        return
    f[STEP] = MOVE
    w.turn_up_plan(min(w.deck(), w.book.solo_plan[w.gang()][board_row(w)]))


def _move(w: World, f: list[int]) -> None:
    """SF-142, SF-143."""
    steps = sum(w.book.action_move[card] for card in w.plan())
    old = w.number(w.here())
    new = names.numbered_after(old, steps)
    f[STEP] = ACTIONS
    f[H_TURN_CUBES] = w.book.solo_actions[w.gang()][board_row(w)]
    if w.tells():
        cards = ", ".join([names.ACTION_CARDS[card] for card in w.plan()])
        args: dict[str, object] = {"cards": cards, "n": steps, "from": old, "to": new, "cubes": f[H_TURN_CUBES]}
        w.tell("scarface-henchman-plan", {"rule": "SF-142", **args, "district": names.DISTRICTS[at_number(w, new)]})
    if new != old:
        w.move_token(at_number(w, new))


def plan_power(w: World) -> int:
    return sum([w.book.action_power[card] for card in w.plan()])


def own_power(w: World) -> int:
    """His Power characteristic, with the level of the game (SF-180)."""
    return w.value(names.POWER) + w.extra_power()


def _act(w: World, f: list[int]) -> None:
    """SF-144, SF-147: the next action of the plan, row by row."""
    plan = w.plan()
    row, place = f[H_TURN_ROW], f[H_TURN_PLACE]
    if f[H_TURN_CUBES] == 0 or (place == 0 and all(row >= len(w.book.action_rows[card]) for card in plan)):
        w.discard_plan()
        w.pop()
        return
    f[H_TURN_PLACE] += 1
    if f[H_TURN_PLACE] == len(plan):
        f[H_TURN_ROW], f[H_TURN_PLACE] = row + 1, 0
    card = plan[place]
    if row < len(w.book.action_rows[card]):
        _consider(w, f, card, row, place)


def _consider(w: World, f: list[int], card: int, row: int, place: int) -> None:
    """SF-145, SF-146, SF-148: judged as things stand now; done with a cube, or skipped."""
    bonus = w.book.action_bonus[card][row]
    number = w.book.action_rows[card][row]
    p = own_power(w) + plan_power(w) + bonus
    first = w.book.lists[number][0]
    tells = w.tells()
    args: dict[str, object] = {}
    if tells:
        rule = orders.RULES[first.order] if first.verb == verbs.ORDER else "SF-146"
        what = names.ORDERS[first.order] if first.verb == verbs.ORDER else verbs.VERBS[first.verb]
        args = {"card": names.ACTION_CARDS[card], "row": row + 1, "what": what, "rule": rule}
        made: dict[str, object] = {"power": p, "own": own_power(w), "plan": plan_power(w), "bonus": bonus}
        w.tell("scarface-henchman-consider", {**args, **made})
    obstacle = effects.list_obstacle(w, number, p)
    if obstacle:
        if tells:
            w.tell(obstacle, args)
        return
    f[H_TURN_CUBES] -= 1
    w.put_cube(place, row)
    if tells:
        w.tell("scarface-henchman-do", {**args, "left": f[H_TURN_CUBES]})
    w.push([H_EFFECTS, 0, number, 0, p, flow.BY_CARD])


def reorganize(w: World, f: list[int]) -> None:
    """SF-149, SF-150, SF-151, SF-152, SF-153: the sales, then all else."""
    if f[STEP] == 0:
        f[STEP] = 1
        if w.tells():
            w.tell("scarface-henchman-reorganize", {"rule": "SF-149"})
        goods.sell(w, len(w.tiles()))
        return
    income = w.income()
    if income:
        w.earn(income)
    theft = w.jobs() * w.news() if w.jobs() else 0
    if theft:
        stolen = sum([min(theft, money) for money in w.human_money()])
        if stolen:
            if w.tells():
                w.tell("scarface-henchman-theft", {"rule": "SF-151", "jobs": w.jobs(), "news": w.news(), "n": stolen})
            w.steal(theft)
    orders.recruit(w, own_power(w) + w.value(names.RECRUITMENT))  # SF-152
    w.thugs_return()
    w.shuffle()
    w.time_forward()
    w.pop()


def go(w: World, f: list[int]) -> None:
    """One step of the procedure of this frame."""
    procedure = f[PROCEDURE]
    if procedure == H_TURN:
        turn(w, f)
    elif procedure == H_EFFECTS:
        effects.run(w, f)
    else:
        PROCEDURES[procedure - flow.H_REORGANIZE](w, f)


PROCEDURES: Final[list[Callable[[World, list[int]], None]]] = [
    reorganize, effects.run, orders.hiring, effects.business, orders.upgrading,
    effects.choose, goods.selling, goods.storing, goods.parting,
    orders.removing, orders.taking_over, effects.units,
]  # fmt: skip
