"""The Henchman's door (henchman.world.World) beside the box: facts come from the sheet or are asked, deeds are told."""

from typing import Final

from consigliere.companion.facts import Facts, on_you
from consigliere.companion.sheet import (
    D_STOCK,
    D_THUGS,
    MANY,
    T_CONTROL,
    T_DISTRICT,
    T_MARKERS,
    T_STOCK,
    UNSET,
    Wish,
    is_human,
    shuffled,
)
from consigliere.games.scarface import flow, names
from consigliere.games.scarface.effects import verbs
from consigliere.games.scarface.explain.effect_text import effect_phrases, joined
from consigliere.games.scarface.names import AUTHORITIES, HENCHMAN, HQ, NOBODY_CONTROLS, NONE, PRISON, UNDERWORLD

# What an effect on people makes old.
FALLS_ON: Final = (
    "thugs:", "support:", "here:", "profit:", "yours", "nights", "missing", "money", "your_crime", "supply", "touch:",
    "market", "jobs_left", "dealers_left",
)  # fmt: skip
CONSIDER: Final = "scarface-henchman-consider"
HIS: Final = (verbs.RING, verbs.STEAL, verbs.TOKEN)  # effects on people that take something of the Henchman's
TOLD: Final = (
    verbs.ORDER,
    verbs.CHOOSE,
    verbs.UNCONTROL,
    verbs.BUSINESS,
)  # what they change on the sheet only the person knows


class TableWorld(Facts):
    # Deeds: money, crime, people

    def _did(self, name: str, args: list[object], message: str, **words: object) -> None:
        """Log a deed and add it to the instruction; equal ones in a row become one."""
        self.log.append((name, args))
        pending = self.s.pending
        if pending and "n" in words and pending[-1][0] == message:
            last = pending[-1][1]
            if {**last, "n": 0} == {**words, "n": 0}:
                pending[-1] = (message, {**last, "n": int(str(last["n"])) + int(str(words["n"]))})
                return
        pending.append((message, words))

    def _to(self, *sides: int) -> dict[str, object]:
        """SF-230: for whom an instruction is."""
        who = self.s.named(list(sides))
        return {"who": who} if who else {}

    def _because(self, message: str, rule: str, **words: object) -> None:
        """A reason of the companion's own."""
        self.s.told.append((message, {"rule": rule, **words}))

    def earn(self, amount: int) -> None:
        self.s.money += amount
        if self.s.stack[-1][flow.PROCEDURE] == flow.H_REORGANIZE:
            each = self.book.business_income[0]
            self._did("earn", [amount], "companion-do-income", n=amount, markers=amount // max(1, each), each=each)
        else:
            self._did("earn", [amount], "companion-do-earn", n=amount)

    def pay(self, amount: int) -> None:
        self.s.money -= amount
        if amount:
            self._did("pay", [amount], "companion-do-pay", n=amount)
        else:
            self.log.append(("pay", [0]))

    def steal(self, amount: int) -> None:
        """SF-224: from each."""
        s = self.s
        self.log.append(("steal", [amount]))
        for side in s.humans():
            stolen = min(amount, s.your_money[side])
            s.money += stolen
            s.your_money[side] -= stolen
            if stolen:
                s.pending.append(("companion-do-steal", {"n": stolen, **self._to(side)}))

    def change_crime(self, steps: int) -> None:
        """The marker itself stops at floor and top; where it stands is known if it was told this turn."""
        s = self.s
        s.crime = max(s.ness + 1, min(self.book.crime_max, s.crime + steps))
        message = "companion-do-crime-up" if steps > 0 else "companion-do-crime-down"
        self._did("change_crime", [steps], message, n=abs(steps))

    def place_thug(self, place: int) -> None:
        self.s.place[HQ] -= 1
        self.s.place[place] += 1
        self._did("place_thug", [place], "companion-do-place-thug", place=names.PLACES[place])

    def thug_to_dealer(self, dealer: int) -> None:
        self.s.place[HQ] -= 1
        self.s.dealers[dealer][D_THUGS] += 1
        self._did("thug_to_dealer", [dealer], "companion-do-thug-to-dealer", dealer=dealer + 1)

    def recruit(self, place: int, n: int) -> None:
        self.s.place[place] -= n
        self.s.place[HQ] += n
        self._did("recruit", [place, n], "companion-do-recruit", place=names.PLACES[place], n=n)

    def free(self, n: int) -> None:
        self.s.place[PRISON] -= n
        self.s.place[HQ] += n
        self._did("free", [n], "companion-do-free", n=n)

    def send(self, n: int, district: int) -> None:
        self.s.send(district, n)
        self._did("send", [n, district], "companion-do-send", district=names.DISTRICTS[district], n=n)

    def move_thug(self, origin: int, district: int) -> None:
        self.s.street[origin] -= 1
        self.s.street[district] += 1
        words: dict[str, object] = {"origin": names.DISTRICTS[origin], "district": names.DISTRICTS[district], "n": 1}
        self._did("move_thug", [origin, district], "companion-do-move-thug", **words)

    def _fleet(self, kind: int) -> list[int]:
        return self.s.cars if kind == 0 else self.s.trucks

    def move_vehicle(self, kind: int, origin: int, district: int, riders: int) -> None:
        self._fleet(kind)[origin] -= 1
        self._fleet(kind)[district] += 1
        self.s.street[origin] -= riders
        self.s.street[district] += riders
        words: dict[str, object] = {
            "origin": names.DISTRICTS[origin],
            "district": names.DISTRICTS[district],
            "riders": riders,
        }
        args: list[object] = [kind, origin, district, riders]
        self._did("move_vehicle", args, "companion-do-move-vehicle", vehicle=names.VEHICLES[kind], **words)

    def place_vehicle(self, kind: int, district: int) -> None:
        self._fleet(kind)[district] += 1
        words: dict[str, object] = {"vehicle": names.VEHICLES[kind], "district": names.DISTRICTS[district]}
        self._did("place_vehicle", [kind, district], "companion-do-place-vehicle", **words)

    def lose_vehicle(self, kind: int, district: int) -> None:
        self._fleet(kind)[district] -= 1
        words: dict[str, object] = {"vehicle": names.VEHICLES[kind], "district": names.DISTRICTS[district]}
        self._did("lose_vehicle", [kind, district], "companion-do-lose-vehicle", **words)

    def lose_thug(self, place: int, to: int) -> None:
        self.s.place[place] -= 1
        self.s.place[to] += 1
        self._did(
            "lose_thug", [place, to], "companion-do-lose-thug", place=names.PLACES[place], to=names.PLACES[to], n=1
        )

    def lose_dealer_thug(self, dealer: int, to: int) -> None:
        self.s.dealers[dealer][D_THUGS] -= 1
        self.s.place[to] += 1
        self._did(
            "lose_dealer_thug", [dealer, to], "companion-do-lose-dealer-thug", dealer=dealer + 1, to=names.PLACES[to]
        )

    def lose_street_thug(self, district: int, to: int) -> None:
        self.s.street[district] -= 1
        self.s.place[to] += 1
        words: dict[str, object] = {"district": names.DISTRICTS[district], "to": names.PLACES[to]}
        self._did("lose_street_thug", [district, to], "companion-do-lose-street-thug", n=1, **words)

    def harm(self, n: int, at: int, to: int) -> None:
        """SF-224: everybody is hit who may have a thug there."""
        which = 2 * at + (1 if to != PRISON else 0)
        hit = [side for side in self.s.humans() if self._hit(side, n, which)]
        self.s.spoil("touch:")
        words: dict[str, object] = {"n": n, "at": names.AT[at], "to": names.PLACES[to], **self._to(*hit)}
        self._did("harm", [n, at, to], "companion-do-harm", **words)

    def _hit(self, side: int, n: int, which: int) -> bool:
        """What is left of the thugs that were counted; the other counts are old. False: he has none there."""
        s, key = self.s, f"thugs:{side}:{which}"
        counted = s.is_fresh(key)
        if counted and s.your_thugs[side][which] == 0:
            return False
        s.spoil_people(side)
        if counted:
            s.your_thugs[side][which] = max(0, s.your_thugs[side][which] - n)
            s.freshen(key)
        return True

    def fall_on_human(self, number: int, index: int, source: int, n: int) -> None:
        for key in FALLS_ON:
            self.s.spoil(key)
        s, effect = self.s, self.book.lists[number][index]
        self.log.append(("fall_on_human", [number, index, source, n]))
        s.pending.append(("companion-do-fall-on-human", {"effect": on_you(effect, n), **self._to(*s.humans())}))
        if n == 0 and effect.per == NONE and effect.key == NONE:
            n = effect.n
        everybody = n * len(s.humans())
        if effect.verb in TOLD or (effect.verb in HIS and n == 0):
            s.wanted = Wish("aftermath", [NONE])
        elif effect.verb == verbs.RING:
            s.ring = s.humans()[-1]
        elif effect.verb == verbs.STEAL:
            s.money -= min(everybody, s.money)
        elif effect.verb == verbs.TOKEN:
            s.here = s.token.index((s.token[s.here] + everybody - 1) % 7 + 1)

    def police(self, n: int, source: int) -> None:
        self._did("police", [n, source], "companion-do-police", n=n)

    # Deeds: cards

    def hire(self, slot: int) -> None:
        s = self.s
        s.stars += s.market[slot]
        self._did("hire", [slot], "companion-do-hire", stars=s.market[slot], slot=names.SLOTS[slot])
        top = 3 if slot < 4 else 5
        if slot != top:
            s.market[slot] = s.market[top]
        s.market[top] = UNSET
        s.forget(f"market:{top}")
        if not self.holds_ring():
            s.ring = HENCHMAN
            s.pending.append(("companion-do-take-ring", {}))

    def take_ring(self) -> None:
        self.s.ring = HENCHMAN
        self._did("take_ring", [], "companion-do-take-ring")

    def take_cards(self, piles: list[int], on_deck: bool) -> None:
        s = self.s
        for pile in reversed(piles):
            card = s.piles[pile].pop()
            (s.deck if on_deck else s.discard).append(card)
            s.on_top += on_deck
        message = "companion-do-cards-on-deck" if on_deck else "companion-do-cards-on-discard"
        if not self.box.physical:
            message = "companion-do-app-on-deck" if on_deck else "companion-do-app-on-discard"
        letters = " + ".join(names.PILES[pile] for pile in piles)
        self._why_there(piles, on_deck)
        self._did("take_cards", [list(piles), on_deck], message, piles=letters)

    def _why_there(self, piles: list[int], on_deck: bool) -> None:
        """SF-155, SF-169: a card that is paid for comes soon."""
        reward = bool(self.s.stack) and self.s.stack[-1][flow.PROCEDURE] == flow.H_UPGRADE
        price = self.book.top_price_right_hand if reward else self.book.top_price[1 - piles[0]]
        words = {"price": price, "piles": len(piles)}
        if on_deck:
            self._because("companion-because-on-deck", "SF-155", **words)
        else:
            self._because("companion-because-on-discard", "SF-155", money=self.s.money, **words)

    def take_jobs(self, n: int) -> None:
        self.s.jobs += n
        self.s.spoil("jobs_left")
        self._did("take_jobs", [n], "companion-do-take-jobs", n=n)

    def take_dealer(self) -> None:
        self.s.dealers.append([0, 0, 0])
        self.s.spoil("dealers_left")
        self._did("take_dealer", [], "companion-do-take-dealer", n=1)

    def turn_up_plan(self, n: int) -> None:
        s = self.s
        if self.box.physical:
            s.wanted = Wish("card", [n])
            self._did("turn_up_plan", [n], "companion-do-turn-up-plan", n=n)
            return
        s.plan = [s.deck.pop() for _ in range(n)]
        self.log.append(("turn_up_plan", [n]))

    def put_cube(self, card: int, row: int) -> None:
        self.s.cubes.append([card, row])
        self.s.spoil("touch:")
        words: dict[str, object] = {"card": self.box.cards[self.s.plan[card]], "row": row + 1}
        message = "companion-do-put-cube" if self.box.physical else "companion-do-mark-row"
        self._did("put_cube", [card, row], message, **words)

    def discard_plan(self) -> None:
        s = self.s
        s.discard += s.plan
        s.plan = []
        s.cubes = []
        self.log.append(("discard_plan", []))
        if self.box.physical:
            s.pending.append(("companion-do-discard-plan", {}))

    def shuffle(self) -> None:
        s = self.s
        if self.box.physical:
            s.deck = sorted(s.deck + s.discard)
            s.on_top = 0
            s.pending.append(("companion-do-shuffle", {}))
        else:
            s.deck = shuffled(sorted(s.deck + s.discard), self.seed, s)
        s.discard = []
        self.log.append(("shuffle", []))

    # Deeds: the city

    def _tile(self, tile: int) -> str:
        return self.s.labels[tile]

    def _store(self, store: int, words: dict[str, object], on_tile: str, on_dealer: str) -> str:
        """Fill in where the goods lie; the message for a tile or a dealer."""
        if store < 0:
            words["dealer"] = -store
            return on_dealer
        words["tile"] = self.s.labels[store]
        return on_tile

    def move_token(self, district: int) -> None:
        self.s.here = district
        for side in self.s.humans():
            self.s.forget(f"thugs:{side}:{2 * names.AT_HERE}", f"thugs:{side}:{2 * names.AT_HERE + 1}")
        words: dict[str, object] = {"district": names.DISTRICTS[district], "number": self.s.token[district]}
        self._did("move_token", [district], "companion-do-move-token", **words)

    def _take_good(self, store: int, kind: int) -> None:
        if store < 0:
            self.s.dealers[-1 - store][D_STOCK + kind] -= 1
        else:
            self.s.tiles[store][T_STOCK + kind] -= 1
        if self.s.supply[kind] != MANY:
            self.s.supply[kind] += 1

    def sell(self, tile: int, spent: list[int], profit: int) -> None:
        own, dealers = [0, 0], [0, 0]
        for place in range(0, len(spent), 2):
            store, kind = spent[place], spent[place + 1]
            (dealers if store < 0 else own)[kind] += 1
            self._take_good(store, kind)
        self.s.money += profit
        words: dict[str, object] = {"alcohol": own[0], "guns": own[1], "dalcohol": dealers[0], "dguns": dealers[1]}
        saved = [kind for kind, need in enumerate(self.need(tile)) if need > own[kind] + dealers[kind]]
        if saved:
            self._because("companion-because-saved", "SF-134", good=names.GOODS[saved[0]], tile=self._tile(tile))
        self._did(
            "sell", [tile, list(spent), profit], "companion-do-sell", tile=self._tile(tile), money=profit, **words
        )

    def fence(self, store: int, kind: int, price: int) -> None:
        self._take_good(store, kind)
        self.s.money += price
        words: dict[str, object] = {"good": names.GOODS[kind], "price": price, "n": 1}
        message = self._store(store, words, "companion-do-fence-tile", "companion-do-fence-dealer")
        self._did("fence", [store, kind, price], message, **words)

    def gain_good(self, store: int, kind: int) -> None:
        if store < 0:
            self.s.dealers[-1 - store][D_STOCK + kind] += 1
        else:
            self.s.tiles[store][T_STOCK + kind] += 1
        if self.s.supply[kind] != MANY:
            self.s.supply[kind] -= 1
        words: dict[str, object] = {"good": names.GOODS[kind], "n": 1}
        message = self._store(store, words, "companion-do-gain-tile", "companion-do-gain-dealer")
        self._did("gain_good", [store, kind], message, **words)

    def lose_good(self, store: int, kind: int) -> None:
        self._take_good(store, kind)
        words: dict[str, object] = {"good": names.GOODS[kind], "n": 1}
        message = self._store(store, words, "companion-do-lose-tile", "companion-do-lose-dealer")
        self._did("lose_good", [store, kind], message, **words)

    def _marker_changed(self, tile: int, by: int) -> None:
        self.s.put_markers(tile, self.s.tiles[tile][T_MARKERS] + by)
        self.s.spoil("count:")

    def set_up_business(self, tile: int) -> None:
        """A random one; nothing he does hangs on its type, only on what the tile is worth then."""
        self._marker_changed(tile, 1)
        self._did("set_up_business", [tile], "companion-do-set-up-business", tile=self._tile(tile), n=1)

    def lose_business(self, tile: int) -> None:
        self._marker_changed(tile, -1)
        words = {"tile": self._tile(tile), "n": 1, **self._to(self.s.humans()[0])}
        self._did("lose_business", [tile], "companion-do-lose-business", **words)

    def remove_control(self, tile: int) -> None:
        owner = self.s.tiles[tile][T_CONTROL]
        message, to = "companion-do-lose-control", {}
        if is_human(owner):
            message, to = "companion-do-remove-control", self._to(owner)
        self.s.remove_control(tile)
        self.s.spoil("supply")
        self.s.forget("missing")
        self._did("remove_control", [tile], message, tile=self._tile(tile), **to)

    def take_over(self, tile: int) -> None:
        """SF-71; whether police stand there only the person sees."""
        s, row = self.s, self.s.tiles[tile]
        former, district = row[T_CONTROL], row[T_DISTRICT]
        neutral, rival, police = self.book.takeover_crime
        steps = neutral if former == NOBODY_CONTROLS else rival
        s.now_of(tile, HENCHMAN)
        s.crime = min(self.book.crime_max, s.crime + steps)
        s.wanted = Wish("police_there", [district])
        message = "companion-do-take-over-neutral"
        words: dict[str, object] = {"tile": self._tile(tile), "district": names.DISTRICTS[district]}
        if is_human(former):
            s.spoil_people(former)
            row[T_STOCK] = row[T_STOCK + 1] = UNSET
            message = "companion-do-take-over-yours"
            words.update(self._to(former))
        self._did("take_over", [tile], message, steps=steps, police=steps + police, **words)

    def upgrade(self, what: int) -> None:
        self.s.level[what] += 1
        number = self.book.solo_no[names.CHARACTERISTIC_COUNT * self.s.gang + what]
        here = self.s.token[self.s.here]
        self._because("companion-because-upgrade", "SF-168", what=self._what(what), number=number, here=here)
        words: dict[str, object] = {"level": self.s.level[what], "cell": self.s.boss()}
        self._did("upgrade", [what], "companion-do-upgrade", what=self._what(what), **words)

    def downgrade(self, what: int) -> None:
        self.s.level[what] -= 1
        words: dict[str, object] = {"level": self.s.level[what], "cell": self.s.boss()}
        self._did("downgrade", [what], "companion-do-downgrade", what=self._what(what), **words)

    def thugs_return(self) -> None:
        s = self.s
        for place in (UNDERWORLD, AUTHORITIES):
            s.place[HQ] += s.place[place]
            s.place[place] = 0
        for dealer in s.dealers:
            s.place[HQ] += dealer[D_THUGS]
            dealer[D_THUGS] = 0
        self._did("thugs_return", [], "companion-do-thugs-return")

    def time_forward(self) -> None:
        self._did("time_forward", [], "companion-do-time-forward")

    # Deeds: words

    def ask_option(self, options: list[int]) -> None:
        self.s.wanted = Wish("option", list(options))
        self.log.append(("ask_option", [list(options)]))

    def ask_tile(self, tiles: list[int]) -> None:
        self.s.wanted = Wish("tile", list(tiles))
        self.log.append(("ask_tile", [list(tiles)]))

    def ask_good(self, tile: int) -> None:
        self.s.wanted = Wish("saved_good", [tile])
        self.log.append(("ask_good", [tile]))

    def tells(self) -> bool:
        return True

    def tell(self, message: str, args: dict[str, object]) -> None:
        words = {key: self._translated(key, value) for key, value in args.items()}
        self.log.append(("tell", [message, words]))
        if message == CONSIDER and args["what"] not in names.ORDERS:
            self._consider_effects(words)
        else:
            self.s.told.append((message, words))

    def _consider_effects(self, words: dict[str, object]) -> None:
        """A row of plain effects, as a sentence."""
        card = self.box.cards.index(str(words["card"]))
        act = self.box.records[card]["rows"][int(str(words["row"])) - 1]["act"]
        effect = joined(effect_phrases(act, "his"))
        self.s.told.append(("companion-told-consider", {**words, "effect": effect}))

    def _what(self, what: int) -> str:
        return self.box.whats[self.s.gang][what]

    def _translated(self, key: str, value: object) -> object:
        """Our names of tiles, cards and characteristics as the owner calls them."""
        if key in ("tile", "chosen") and value in names.TILES:
            return self.s.labels[names.TILES.index(str(value))]
        if key in ("card", "action") and value in names.ACTION_CARDS:
            return self.box.cards[names.ACTION_CARDS.index(str(value))]
        if key == "cards":
            cards = str(value).split(", ")
            if all(card in names.ACTION_CARDS for card in cards):
                return ", ".join(self.box.cards[names.ACTION_CARDS.index(card)] for card in cards)
        if key == "what" and value in names.CHARACTERISTICS and value != "upgrade":
            return self._what(names.CHARACTERISTICS.index(str(value)))
        return value
