"""What the orders on the map promise, and what a stack of soldiers threatens.

An attack is looked at alone: its best target, how likely it is taken, what that changes. Two orders do not count the
same target twice; soldiers in the HQ are not deployed twice.
"""

from consigliere.games.lafamiglia import flow, symbols
from consigliere.games.lafamiglia.encounter.movement import sea_targets
from consigliere.games.lafamiglia.evaluation.fights import chance_to_take
from consigliere.games.lafamiglia.evaluation.worths import USUAL, Weights
from consigliere.games.lafamiglia.names import (
    CHURCH,
    EMPTY,
    FAMILY_TOKENS,
    HQ,
    JUSTICE,
    NEUTRAL,
    POLICE,
    SEATS,
    TEAM_BIT,
    partner,
    team,
)
from consigliere.games.lafamiglia.table import PLANNING, Table
from consigliere.kernel.frames import PROCEDURE


class Prospects:
    """Of one position."""

    def __init__(self, table: Table, weights: Weights = USUAL) -> None:
        self.t: Table = table
        self.w: Weights = weights
        counts = [0] * 48  # SEATS * mandamento + seat: areas held
        holder, mandamento_of = table.holder, table.book.mandamento_of
        for area in range(36):
            side = holder[area]
            if 0 <= side < 4:
                counts[SEATS * mandamento_of[area] + side] += 1
        self.counts: list[int] = counts
        self.gains: list[float] = [-1.0] * 144
        self.hq: list[int] = table.hq[:]
        self.claimed: list[float] = [0.0] * 72  # by team and target, what is promised already
        self.guard: list[int] = [0] * 36  # vests
        self._guards()

    def _guards(self) -> None:
        t = self.t
        vest, where = t.book.vest, t.where
        for seat in range(4):
            colour = t.colour[seat]
            if colour < 0:
                continue
            for token in range(FAMILY_TOKENS * colour, FAMILY_TOKENS * colour + FAMILY_TOKENS):
                if where[token] < 36 and vest[token]:
                    self.guard[where[token]] += vest[token]

    def worth(self, time: float, ours: int) -> float:
        """Of all orders and threats, for team 0 less for team 1, as our team sees it."""
        t, w = self.t, self.w
        total = 0.0
        resolving = EMPTY
        used = 0
        for frame in t.stack:
            if frame[PROCEDURE] == flow.TOKEN:
                resolving, used = frame[flow.ORDER_TOKEN], frame[flow.USED]
        armed = [False, False, False, False]
        where, attack = t.where, t.book.attack
        for seat in range(4):
            colour = t.colour[seat]
            if colour < 0:
                continue
            mine = 0.0
            for token in range(FAMILY_TOKENS * colour, FAMILY_TOKENS * colour + FAMILY_TOKENS):
                place = where[token]
                if place < 36:
                    mine += w.token * time
                    if token not in t.resolved:
                        mine += self.order(seat, token, place, used if token == resolving else 0, time)
                elif place == HQ and attack[token]:
                    armed[seat] = True
            if team(seat) != ours:
                mine *= w.danger
            total += -mine if seat & TEAM_BIT else mine
        if t.phase <= PLANNING:
            total += self._threats(armed, ours)
        return total

    def _threats(self, armed: list[bool], ours: int) -> float:
        """The two best attacks that each player could still order."""
        t = self.t
        left = sum(t.upper)
        latent = self.w.latent
        share = latent if left > 10 or t.round == 0 else latent * (0.15 + 0.085 * left)
        best, second = [0.0] * SEATS, [0.0] * SEATS
        for area in range(36):
            seat = t.holder[area]
            if 0 <= seat < 4 and armed[seat] and t.orders[area] == 0 and t.soldiers[area] > 1:
                found = self.attack(seat, area, self.bonus(seat, EMPTY, t.cars[area] > 0), 0, EMPTY, False)
                if found > best[seat]:
                    second[seat] = best[seat]
                    best[seat] = found
                elif found > second[seat]:
                    second[seat] = found
        zero, one = best[0] + second[0] + best[2] + second[2], best[1] + second[1] + best[3] + second[3]
        if ours:
            zero *= self.w.danger
        else:
            one *= self.w.danger
        return (zero - one) * share

    # What taking an area changes

    def gain(self, seat: int, target: int) -> float:
        """For the team, if this seat takes the target."""
        known = self.gains[36 * seat + target]
        if known >= 0.0:
            return known
        steps = self.w.mandamento[self.t.round]
        n = self.counts[SEATS * self.t.book.mandamento_of[target] + seat]
        found = self.w.area + (steps[n + 1] - steps[n] if n < 3 else 0.0) + self.denial(seat, target)
        self.gains[36 * seat + target] = found
        return found

    def denial(self, seat: int, target: int) -> float:
        """For the team, if the holder loses the target."""
        holder = self.t.holder[target]
        if holder < 0 or holder == NEUTRAL:
            return 0.0
        steps = self.w.mandamento[self.t.round]
        n = self.counts[SEATS * self.t.book.mandamento_of[target] + holder]
        lost = self.w.area + steps[n] - steps[n - 1]
        return lost if (holder ^ seat) & TEAM_BIT else -lost

    def loss(self, seat: int, area: int) -> float:
        """For the team, if this seat leaves the area."""
        return -self.denial(seat, area)

    # Attacks

    def bonus(self, seat: int, token: int, car: bool) -> int:
        bonus = self.t.book.skull[token] if token >= 0 else 0
        return bonus + self.t.base(seat, JUSTICE) if car else bonus

    def attack_with(self, seat: int, target: int, attackers: int, bonus: int, token: int) -> float:
        t, w = self.t, self.w
        holder = t.holder[target]
        if holder == EMPTY:
            return self.gain(seat, target)
        if holder < 4 and (holder ^ seat) & TEAM_BIT == 0:
            return 0.0
        defenders = t.soldiers[target]
        before = defenders
        cost = 0.0
        if token >= 0:
            turned = min(t.book.turncoat[token], defenders)
            defenders -= turned
            attackers += turned
            if t.book.payoff[token]:
                paid = min(t.money[seat], defenders)
                defenders -= paid
                cost = w.coin * paid
        excess = bonus - t.labs[target] - self.guard[target]
        if excess > 0:
            defenders = defenders - excess if excess < defenders else 0
        chance = chance_to_take(t, attackers, defenders)
        worth = chance * self.gain(seat, target) - cost
        fallen = min(attackers, defenders)
        if attackers - 2 > defenders > 0:
            fallen += 1
        worth -= w.soldier * fallen
        killed = before - defenders + min(attackers, defenders)
        return worth + w.soldier * (killed if holder < 4 else w.neutral * killed)

    def attack(self, seat: int, origin: int, bonus: int, joining: int, token: int, claim: bool) -> float:
        """The best target of one move; one soldier stays to hold the origin."""
        t = self.t
        attackers = t.soldiers[origin] + joining - 1
        if attackers <= 0:
            return 0.0
        best = 0.0
        chosen = EMPTY
        at = 36 * team(seat)
        ally = partner(seat)
        targets = t.book.neighbours[origin]
        if claim and t.book.seas_of[origin] and any(t.boats):
            targets = targets + sea_targets(t, seat, origin)
        for target in targets:
            holder = t.holder[target]
            if holder in (seat, ally):
                continue
            found = self.attack_with(seat, target, attackers, bonus, token) - self.claimed[at + target]
            if found > best:
                best = found
                chosen = target
        if claim and chosen != EMPTY:
            self.claimed[at + chosen] += best
        return best

    # Orders

    def order(self, seat: int, token: int, area: int, used: int, time: float) -> float:
        """What is left to be done of an order, symbol by symbol."""
        book, w = self.t.book, self.w
        worth = 0.0
        joining = 0
        shots = 0
        numbers = book.symbol_n[token]
        for symbol in book.symbols[token]:
            if used >> symbol & 1:
                continue
            n = numbers[symbol]
            if symbol == symbols.SHOTGUN:
                shots = n
            elif symbol in (symbols.SOLDIERS, symbols.DEPLOY):
                most = n if symbol == symbols.SOLDIERS else n + self.t.base(seat, POLICE)
                came = most if most < self.hq[seat] else self.hq[seat]
                self.hq[seat] -= came
                joining += came
                worth += came * (w.soldier - 0.2 * time) + (0.2 if came else 0.0)
            elif symbol == symbols.RALLY:
                joining += self._rallied(seat, area)
            elif symbol >= symbols.BOMB:
                worth += self._other_attack(seat, token, area, symbol, n)
            else:
                worth += self._supply(seat, area, symbol, n) * time
        if shots:
            found = 0.0
            bonus = self.bonus(seat, token, self.t.cars[area] > 0)
            for shot in range(shots):
                found += self.attack(seat, area, bonus, joining, token, True) * (1.0 if shot == 0 else w.second_shot)
            worth += found * w.expected
        if book.vest[token] and used == 0:
            worth += self._vest(seat, area, book.vest[token])
        return worth

    def _rallied(self, seat: int, area: int) -> int:
        came = 0
        for other in self.t.book.neighbours[area]:
            if self.t.holder[other] == seat:
                came += self.t.soldiers[other] - 1
        return came

    def _supply(self, seat: int, area: int, symbol: int, n: int) -> float:
        t, w = self.t, self.w
        if symbol == symbols.MONEY:
            return w.coin * n
        if symbol == symbols.LEVY:
            return w.recruit * min(n, t.supply[seat])
        if symbol == symbols.RECRUIT:
            return w.recruit * min(n + t.base(seat, CHURCH), t.supply[seat])
        if symbol == symbols.LAUNDER:
            return w.coin * t.own_labs(seat)
        if symbol == symbols.CAR:
            return w.car if t.cars_left[seat] else 0.0
        if symbol == symbols.LAB:
            return w.lab if t.labs_left and t.labs[area] < 2 else 0.0
        if symbol == symbols.BOAT:
            return 0.4 if t.boats_left[seat] and t.book.seas_of[area] else 0.0
        if symbol == symbols.LAB_GUARD:
            return w.recruit * min(self.hq[seat], t.own_labs(seat))
        if symbol == symbols.AROUND:
            return w.recruit * min(self.hq[seat], 6)
        return 0.0

    def _other_attack(self, seat: int, token: int, area: int, symbol: int, n: int) -> float:
        """Bombs, pentito, defect, incite: what they do to the neighbours."""
        t = self.t
        if symbol == symbols.INCITE:
            return 0.6
        if symbol == symbols.BOMB:
            cars = t.cars[area]
            worth = 0.0
            for bomb in range(n):
                damage = t.book.skull[token] + (t.bomb_base(seat) if cars > bomb else 0)
                worth += self._hit(seat, area, damage, True) * (1.0 if bomb == 0 else 0.6)
            return worth
        if symbol == symbols.DEFECT:
            return self._hit(seat, area, n, False) + self.w.soldier * n
        assert symbol == symbols.PENTITO
        numbers = t.book.pentito[token]
        return self._hit(seat, area, numbers[0], False) + 0.3 * (len(numbers) - 1) - self.w.soldier

    def _hit(self, seat: int, area: int, damage: int, defended: bool) -> float:
        """The best neighbour to remove soldiers from."""
        t, w = self.t, self.w
        best = 0.0
        for target in t.book.neighbours[area]:
            if not t.hostile(seat, target):
                continue
            n = damage - t.labs[target] - self.guard[target] if defended else damage
            if n <= 0:
                continue
            there = t.soldiers[target]
            if t.holder[target] == NEUTRAL:
                found = 0.25 * min(n, there)
            else:
                found = w.soldier * min(n, there) + (w.hit * self.denial(seat, target) if n >= there else 0.0)
            if found > best:
                best = found
        return best

    def _vest(self, seat: int, area: int, n: int) -> float:
        """Worth something where somebody stands next to the area who could take it."""
        t = self.t
        mine = t.soldiers[area]
        for other in t.book.neighbours[area]:
            holder = t.holder[other]
            if 0 <= holder < 4 and (holder ^ seat) & TEAM_BIT and t.soldiers[other] > mine - 1:
                return self.w.vest * n * self.loss(seat, area)
        return 0.05 * n
