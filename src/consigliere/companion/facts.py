"""What the Henchman's procedure reads beside the box: the sheet answers, or the person is asked.

A fact that is not known raises `Ask`; the step that wanted it is run again when the answer is in (SF-210). Of what he
takes from people or the supply only as much is asked as he can take.
"""

from typing import Final

from consigliere.companion import sheet
from consigliere.companion.box import Box
from consigliere.companion.sheet import Sheet, is_human
from consigliere.games.scarface import flow, names
from consigliere.games.scarface.effects import verbs
from consigliere.games.scarface.effects.effect import Effect
from consigliere.games.scarface.explain.effect_text import Phrase, effect_phrase
from consigliere.games.scarface.henchman.world import World
from consigliere.games.scarface.human.orders import MOST_DEALERS
from consigliere.games.scarface.names import HENCHMAN, NONE
from consigliere.games.scarface.setting_up import dealer_deck

LOOKED_AT: Final = ["speakeasy", "brothel", "casino"]  # counts that only a look at the table gives
ROOM_AT_MOST: Final = 6  # goods on a tile of a person
ON_DEALERS_AT_MOST: Final = 18  # of a person
MOST_STOLEN: Final = 20  # by an effect that counts something
GOODS_VERBS: Final = (verbs.ALCOHOL, verbs.GUNS, verbs.GOODS)
HIGHEST_FLOOR: Final = 5  # of his crime, when all news are out
EFFECTS_IN_A_LIST: Final = 100  # at most


def on_you(effect: Effect, n: int) -> Phrase:
    """An effect of his that falls on the person, as it would be printed; n 0: the person counts for himself."""
    left_out = ("who", "per", "max", "if") if n else ("who",)
    written = {name: value for name, value in effect.item.items() if name not in left_out}
    return effect_phrase({**written, "n": n} if n else written)


class Ask(Exception):
    """The next step hangs on something only the person knows."""

    def __init__(self, kind: str, number: int = NONE, sides: list[int] | None = None) -> None:
        super().__init__(kind)
        self.kind = kind
        self.number = number
        self.sides: list[int] = sides or []  # of whom it is asked


class Facts(World):
    """`log` collects what happens in this step: deeds by name with their arguments, and his commentary."""

    def __init__(self, box: Box, sheet: Sheet, seed: int) -> None:
        super().__init__(box.book)
        self.box: Box = box
        self.s: Sheet = sheet
        self.seed: int = seed
        self.log: list[tuple[str, list[object]]] = []

    def push(self, frame: list[int]) -> None:
        self.s.stack.append(frame)

    def pop(self) -> None:
        self.s.stack.pop()

    def shown(self) -> list[int]:
        shown = self.s.shown
        self.s.shown = []
        return shown

    def _want(self, key: str, kind: str, number: int = NONE) -> None:
        if not self.s.is_fresh(key):
            raise Ask(kind, number)

    # Facts: himself

    def gang(self) -> int:
        return self.s.gang

    def extra_power(self) -> int:
        return self.book.hard_power if self.s.hard else self.book.normal_power

    def money(self) -> int:
        return self.s.money

    def level(self, what: int) -> int:
        return self.s.level[what]

    def value(self, what: int) -> int:
        return self.book.solo_values[names.CHARACTERISTIC_COUNT * self.s.gang + what][self.s.level[what] - 1]

    def boss(self) -> int:
        return self.s.boss()

    def thugs(self, place: int) -> int:
        return self.s.place[place]

    def street(self, district: int) -> int:
        return self.s.street[district]

    def vehicles(self, kind: int, district: int) -> int:
        return (self.s.cars if kind == 0 else self.s.trucks)[district]

    def reserve(self, kind: int) -> int:
        return self.book.vehicles[kind] - sum(self.s.cars if kind == 0 else self.s.trucks)

    def free_markers(self) -> int:
        return self.book.control_markers - len(self.s.tiles_of(HENCHMAN))

    def dealers(self) -> int:
        return len(self.s.dealers)

    def dealer_thugs(self, dealer: int) -> int:
        return self.s.dealers[dealer][sheet.D_THUGS]

    def jobs(self) -> int:
        return self.s.jobs

    def crime(self) -> int:
        """SF-118: Ness, who comes with the news, may have pushed it up."""
        if self.s.crime < HIGHEST_FLOOR:
            self.news()
        return self.s.crime

    def floor(self) -> int:
        self.news()
        return self.s.ness + 1

    def deck(self) -> int:
        return len(self.s.deck)

    def plan(self) -> list[int]:
        return self.s.plan

    def pile(self, pile: int) -> int:
        return len(self.s.piles[pile])

    def stock(self, store: int, kind: int) -> int:
        if store < 0:
            return self.s.dealers[-1 - store][sheet.D_STOCK + kind]
        row = self.s.tiles[store]
        if row[sheet.T_CONTROL] != HENCHMAN:
            return 0
        if row[sheet.T_STOCK + kind] == sheet.UNSET:
            raise Ask("goods", store)
        return row[sheet.T_STOCK + kind]

    # Facts: the city

    def here(self) -> int:
        return self.s.here

    def number(self, district: int) -> int:
        return self.s.token[district]

    def tiles(self) -> list[int]:
        return list(range(len(self.s.tiles)))

    def district(self, tile: int) -> int:
        return self.s.tiles[tile][sheet.T_DISTRICT]

    def controller(self, tile: int) -> int:
        return self.s.tiles[tile][sheet.T_CONTROL]

    def need(self, tile: int) -> list[int]:
        """Of people's tiles only the goods missing are known: as if they were required and none were there."""
        row = self.s.tiles[tile]
        if is_human(row[sheet.T_CONTROL]):
            self._want("missing", "your_missing")
            return [row[sheet.YOUR_MISSING], 0]
        need = row[sheet.T_ALCOHOL : sheet.T_GUNS + 1]
        if sheet.UNSET in need:
            raise Ask("needs")
        return need

    def benefit(self, tile: int) -> bool:
        row = self.s.tiles[tile]
        district = row[sheet.T_DISTRICT]
        return row[sheet.T_CONTROL] == HENCHMAN and self.s.cars[district] + self.s.trucks[district] > 0

    def profit(self, tile: int, side: int) -> int:
        row = self.s.tiles[tile]
        if is_human(side):
            self._want("yours", "your_tiles")
            return row[sheet.YOUR_PROFIT]
        if row[sheet.T_PROFIT] == sheet.UNSET or is_human(row[sheet.T_CONTROL]):
            self._want(f"profit:{tile}", "profit", tile)
        return max(0, row[sheet.T_PROFIT] + self.value(names.TRADE))

    def defence(self, tile: int, force: int) -> int:
        row = self.s.tiles[tile]
        district, owner = row[sheet.T_DISTRICT], row[sheet.T_CONTROL]
        if row[sheet.T_DEFENCE] == sheet.UNSET or is_human(owner):
            self._want(f"here:{district}", "tiles_here", district)
        total = row[sheet.T_DEFENCE]
        if owner == HENCHMAN:
            total += self.value(names.PROTECTION) + self.s.street[district]
            total += self.s.cars[district] + self.s.trucks[district]
        elif is_human(owner):
            if not self._in_reach(row, force):
                return total
            self._ask_support(district, force)
            total += self.s.support[owner][district]
        return max(0, total)

    def _in_reach(self, row: list[int], force: int) -> bool:
        return row[sheet.T_DEFENCE] + min(0, self.s.passives[names.P_DEFENCE]) <= force

    def _ask_support(self, district: int, force: int) -> None:
        """Of all whose tiles there are in reach, at once."""
        rows = [row for row in self.s.tiles if row[sheet.T_DISTRICT] == district and self._in_reach(row, force)]
        owners = {row[sheet.T_CONTROL] for row in rows}
        asked = [s for s in self.s.humans() if s in owners and not self.s.is_fresh(f"support:{s}:{district}")]
        if asked:
            raise Ask("support_here", district, asked)

    def markers(self, tile: int) -> int:
        self._want(f"slots:{tile}", "free_slot")
        return self.s.tiles[tile][sheet.T_MARKERS]

    def is_night(self, tile: int) -> bool:
        row = self.s.tiles[tile]
        if is_human(row[sheet.T_CONTROL]):
            self._want("nights", "your_nights")
            return row[sheet.YOUR_NIGHT] == 1
        return self.markers(tile) >= 2

    def has_police(self, district: int) -> bool:
        return False  # he is immune (SF-138)

    def passive(self, key: int) -> int:
        return self.s.passives[key]

    # Facts: the rest of the table

    def human_money(self) -> list[int]:
        """SF-230: of those whose last word does not settle it."""
        s, enough = self.s, self._most_stolen()
        asked = [side for side in s.humans() if not self._knows_money(side, enough)]
        if asked:
            raise Ask("your_money", enough, asked)
        return [s.your_money[side] for side in s.humans()]

    def _knows_money(self, side: int, enough: int) -> bool:
        at_least = self.s.is_fresh(f"money+:{side}") and self.s.your_money[side] >= enough
        return at_least or self.s.is_fresh(f"money:{side}")

    def _most_stolen(self) -> int:
        """More than this he cannot take at once."""
        if self.s.stack[-1][flow.PROCEDURE] == flow.H_REORGANIZE:
            return self.s.jobs * self.s.news  # SF-151
        return max([abs(n) for n in self._in_plan((verbs.STEAL, verbs.MONEY), MOST_STOLEN)], default=MOST_STOLEN)

    def _in_plan(self, wanted: tuple[int, ...], counted: int) -> list[int]:
        """The numbers of such effects on the cards of his plan; of one that counts something, this."""
        found = [effect for card in self.s.plan for row in self.book.action_rows[card] for effect in self._each(row)]
        return [effect.n if effect.per == NONE else counted for effect in found if effect.verb in wanted]

    def _each(self, number: int) -> list[Effect]:
        """The effects of a list, with those of its choices."""
        found = list(self.book.lists[number])
        for effect in self.book.lists[number]:
            for option in effect.options:
                found += self._each(option)
        return found

    def human_thugs(self, at: int, from_prison: bool) -> int:
        """Once somebody is known to have one, the others do not matter."""
        s, which = self.s, 2 * at + (1 if from_prison else 0)
        asked = [side for side in s.humans() if not s.is_fresh(f"thugs:{side}:{which}")]
        known = sum(s.your_thugs[side][which] for side in s.humans() if side not in asked)
        if asked and not known:
            raise Ask("your_thugs_here" if at == names.AT_HERE else "your_thugs", which, asked)
        return known

    def touches_human(self, number: int, index: int) -> bool:
        effect = self.book.lists[number][index]
        if effect.verb == verbs.STEAL and effect.who == names.RIVAL:
            return self.s.money > 0
        which = EFFECTS_IN_A_LIST * number + index
        self._want(f"touch:{which}", "touches", which)
        return not self.s.is_fresh(f"touch:{which}:no")

    def market(self, most: int) -> list[int]:
        """Where it does not matter who lies there, somebody does, unless the place was empty: for the low places one
        star, for the high ones more than he can pay."""
        s = self.s
        if s.unknown_associates(most):
            raise Ask("market", most)
        return [
            stars if stars == 0 or s.is_fresh(f"market:{slot}") else sheet.MOST_STARS if slot in sheet.HIGH_SLOTS else 1
            for slot, stars in enumerate(s.market)
        ]

    def jobs_left(self) -> bool:
        """SF-7: once the deck is empty it stays so."""
        if self.s.jobs_left:
            self._want("jobs_left", "jobs_left")
        return self.s.jobs_left == 1

    def dealers_left(self) -> bool:
        """SF-15, SF-61: not asked while people cannot have taken all."""
        taken = len(self.s.dealers) - names.START_DEALERS
        people = (MOST_DEALERS - names.START_DEALERS) * len(self.s.humans())
        if len(dealer_deck(self.book)) - taken - people > 0:
            return True
        if self.s.dealers_left:
            self._want("dealers_left", "dealers_left")
        return self.s.dealers_left == 1

    def markers_left(self) -> int:
        return sum(self.book.business_count) - sum(row[sheet.T_MARKERS] for row in self.s.tiles)

    def supply(self, kind: int) -> int:
        """Asked only when people could hold so much that the supply runs short of what he may get."""
        his = sum(self.stock(store, kind) for store in range(-len(self.s.dealers), len(self.s.tiles)))
        people = len(self.s.humans())
        yours = ROOM_AT_MOST * len(self.s.human_tiles()) + ON_DEALERS_AT_MOST * people
        if self.s.turn == 1:  # SF-33
            yours = names.START_DEALERS * people
        total = (
            self.book.uniform_supply * len(self.s.dealers) + self.value(names.SUPPLY) + self.s.passives[names.P_SUPPLY]
        )
        enough = max([(total + 1) // 2, *self._in_plan(GOODS_VERBS, total)])
        if self.book.goods[kind] - his - yours >= enough:
            return sheet.MANY
        if not self.s.is_fresh("supply") or (self.s.is_fresh(f"supply+{kind}") and self.s.supply[kind] < enough):
            raise Ask("supply", enough)
        return self.s.supply[kind]

    def news(self) -> int:
        self._want("news", "news")
        return self.s.news

    def holds_ring(self) -> bool:
        return self.s.ring == HENCHMAN

    def income(self) -> int:
        return self.book.business_income[0] * sum(self.markers(tile) for tile in self.s.tiles_of(HENCHMAN))

    def count(self, per: int) -> int:
        s, name = self.s, names.COUNTS[per]
        if name in LOOKED_AT:
            self._want(f"count:{per}", "count", per)
            return s.counts[per]
        if name == "neighbourhood" or name == "rival_neighbourhood":
            return len(s.tiles_of(HENCHMAN) if name == "neighbourhood" else s.human_tiles())
        if name == "business":
            return sum(self.markers(tile) for tile in s.tiles_of(HENCHMAN))
        if name == "night":
            return sum(self.is_night(tile) for tile in s.tiles_of(HENCHMAN))
        if name == "news":
            return self.news()
        counts = {"dealer": len(s.dealers), "job": s.jobs, "upgrade": s.boss(), "vehicle": sum(s.cars) + sum(s.trucks)}
        counts.update({"thug_street": sum(s.street), "thug_prison": s.place[names.PRISON]})
        return counts[name]

    def holds(self, key: int, n: int) -> bool:
        s, name = self.s, names.CONDITIONS[key]
        if name == "has_ring" or name == "no_ring":
            return self.holds_ring() == (name == "has_ring")
        if name == "behind":
            return len(s.tiles_of(HENCHMAN)) < max(len(s.tiles_of(side)) for side in s.humans())
        if name == "lower_crime":
            asked = [side for side in s.humans() if not s.is_fresh(f"your_crime:{side}")]
            if asked:
                raise Ask("your_crime", NONE, asked)
            return self.crime() < min(s.your_crime[side] for side in s.humans())
        what, _, compare = name.rpartition("_")
        if what == "crime":
            found = self.crime()
        elif what == "night":
            found = self.count(names.COUNTS.index("night"))
        else:
            numbers = {"plan": len(s.plan), "controls": len(s.tiles_of(HENCHMAN)), "jobs": s.jobs, "money": s.money}
            numbers.update({"upgrades": s.boss(), "vehicles": sum(s.cars) + sum(s.trucks)})
            found = numbers[what]
        return found >= n if compare == "ge" else found <= n
