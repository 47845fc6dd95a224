"""A quick player for play that is only imagined: what the orders on the map promise is carried out, one decision after
the other, without looking ahead; conflicts are played as the table of them says."""

from typing import Final

from consigliere.bots.lafamiglia.conflict import Conflicts
from consigliere.bots.lafamiglia.dice import Dice
from consigliere.games.lafamiglia import actions as do
from consigliere.games.lafamiglia import symbols
from consigliere.games.lafamiglia.encounter import conflict, movement
from consigliere.games.lafamiglia.encounter.clash import ATTACKER, BRUTE, DEFENDER
from consigliere.games.lafamiglia.evaluation.orders import Prospects
from consigliere.games.lafamiglia.evaluation.worths import Weights
from consigliere.games.lafamiglia.flow import ORDER_AREA, ORDER_TOKEN, SEAT
from consigliere.games.lafamiglia.names import NEUTRAL
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.frames import STEP

# Supplies come first, then what weakens the neighbours, then the attack, and neutrals last.
TURN_OF: Final = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15, 14, 13, 12, 16]  # by symbol
NEVER: Final = 99


class QuickPlayer:
    def __init__(self, conflicts: Conflicts, weights: Weights, dice: Dice) -> None:
        self.weights: Weights = weights
        self.conflicts: Conflicts = conflicts
        self.dice: Dice = dice

    def play(self, t: Table) -> None:
        """The decision that is open; of several, the first."""
        seat = t.seat
        t.apply(self.choose(t), seat)

    def choose(self, t: Table) -> int:
        kind = t.kind
        if kind == do.ENC_PART:
            return self._part(t)
        if kind == do.MOVE_TARGET:
            return self._target(t)
        if kind == do.FIGHT_MODE:
            return self._mode(t)
        if kind == do.FIGHT_CARD or kind == do.FIGHT_TAKE:
            return self._trick(t, kind)
        if kind == do.MOVE_PAYOFF:
            return max([action for action in t.legal if action < do.FIRST_MONEY_ACTION])
        if kind == do.BOMB_TARGET or kind == do.PENTITO_AREA or kind == do.DEFECT_AREA:
            return self._victim(t, kind)
        if kind == do.RALLY_FROM or kind == do.MOVE_FROM or kind == do.BOMB_FROM:
            return self._strongest(t, kind)
        if kind == do.RALLY_SOLDIERS:
            return t.legal[max(0, len(t.legal) - 2)]
        if kind == do.CHECK_ADD or kind == do.CHECK_REMOVE:
            return self._tile(t, kind)
        if kind == do.AROUND_AREA or kind == do.GUARD_AREA:
            return self._own(t, kind)
        if kind == do.MOVE_BRIBE or kind == do.BOMB_CAR:
            return t.legal[1] if t.legal[1] < do.FIRST_MONEY_ACTION else t.legal[0]
        return t.legal[0]

    def _part(self, t: Table) -> int:
        chosen = t.legal[0]
        first = NEVER
        frame = t.stack[-1]
        for action in t.legal:
            if action == do.DO_TOKEN_DONE:
                continue
            symbol = action - do.DO_SYMBOL
            if symbol == symbols.INCITE or (symbol == symbols.PENTITO and t.soldiers[frame[ORDER_AREA]] < 2):
                continue
            if TURN_OF[symbol] < first:
                chosen, first = action, TURN_OF[symbol]
        return chosen

    def _target(self, t: Table) -> int:
        """The attack that promises most; if none does, the soldiers stay."""
        frame = t.stack[-1]
        seat, origin, token = frame[SEAT], frame[movement.ORIGIN], frame[ORDER_TOKEN]
        prospects = Prospects(t, self.weights)
        there = t.soldiers[origin]
        bonus = prospects.bonus(seat, token, t.cars[origin] > 0)
        best = 0.3
        chosen = t.legal[0]
        for action in t.legal:
            if action == do.DO_NO_TARGET or action >= do.DO_ALLIES:
                continue
            target = (action - do.DO_LAND) % 36
            if t.holder[target] == seat:
                continue
            if there > 1:
                found = prospects.attack_with(seat, target, there - 1, bonus, token)
            else:
                found = prospects.attack_with(seat, target, 1, bonus, token) - prospects.loss(seat, origin)
            if found > best:
                best = found
                chosen = action
        return chosen

    def _mode(self, t: Table) -> int:
        frame = t.stack[-1]
        sure = frame[conflict.ATTACKERS] - BRUTE > t.soldiers[frame[conflict.TARGET]]
        return do.DO_BRUTE if sure and frame[conflict.SIDE] != NEUTRAL else do.DO_TACTICS

    def _trick(self, t: Table, kind: int) -> int:
        frame = t.stack[-1]
        mix = self.conflicts.mix(frame[conflict.ATTACKERS], t.soldiers[frame[conflict.TARGET]])
        side = ATTACKER if t.seat == frame[SEAT] else DEFENDER
        if kind == do.FIGHT_CARD:
            return do.DO_CARD + self.dice.pick(mix.laid[side])
        if frame[STEP] == conflict.ATTACKER_TAKES:
            taking = mix.attacker_takes[t.cards[ATTACKER]]
        else:
            taking = mix.defender_takes[2 * t.cards[DEFENDER] + frame[conflict.TAKES]]
        return do.DO_TAKE if self.dice.below(1000) < 1000 * taking else do.DO_LEAVE

    def _victim(self, t: Table, kind: int) -> int:
        """Whoever loses most; an area that few hold is likely to be lost."""
        seat = t.stack[-1][SEAT]
        first = do.DO_BOMB if kind == do.BOMB_TARGET else do.DO_PENTITO if kind == do.PENTITO_AREA else do.DO_DEFECT
        prospects = Prospects(t, self.weights)
        best = -1.0
        chosen = t.legal[0]
        for action in t.legal[1:]:
            target = (action - first) % 36
            found = prospects.denial(seat, target) / (1 + t.soldiers[target]) + self.weights.soldier
            if found > best:
                best = found
                chosen = action
        return chosen

    def _strongest(self, t: Table, kind: int) -> int:
        first = do.DO_RALLY_FROM if kind == do.RALLY_FROM else do.DO_FROM if kind == do.MOVE_FROM else do.DO_BOMB_FROM
        most = 1
        chosen = t.legal[0]
        for action in t.legal:
            area = action - first
            if 0 <= area < 36 and t.soldiers[area] > most:
                most = t.soldiers[area]
                chosen = action
        return chosen

    def _own(self, t: Table, kind: int) -> int:
        if kind == do.GUARD_AREA:
            return t.legal[0] if t.legal[0] == do.DO_GUARD_ALL else t.legal[1]
        seat = t.stack[-1][SEAT]
        for action in t.legal:
            if action >= do.DO_AROUND and t.holder[action - do.DO_AROUND] == seat:
                return action
        return t.legal[0]

    def _tile(self, t: Table, kind: int) -> int:
        first = do.DO_CHECK_ADD if kind == do.CHECK_ADD else do.DO_CHECK_REMOVE
        worths = [self.weights.tile[action - first] for action in t.legal]
        wanted = max(worths) if kind == do.CHECK_ADD else min(worths)
        return t.legal[worths.index(wanted)]
