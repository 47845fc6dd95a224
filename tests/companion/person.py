"""Somebody with a box on the table: he answers the companion truthfully and does on a second table what he is told."""

import random
from collections import Counter
from collections.abc import Callable

from consigliere.companion.box import Box
from consigliere.companion.edits import LOSSES, NEGATIVE
from consigliere.companion.facts import EFFECTS_IN_A_LIST
from consigliere.companion.questions import OF_PEOPLE
from consigliere.companion.session import Session
from consigliere.companion.sheet import T_CONTROL, T_MARKERS, T_STOCK, UNSET
from consigliere.games.scarface import engine
from consigliere.games.scarface.effects.effect import Effect
from consigliere.games.scarface.effects.verbs import VERBS
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.flow import (
    BY_RAID,
    EFFECT_INDEX,
    EFFECT_LIST,
    H_EFFECTS,
    H_EFFECTS_SOURCE,
    H_TURN,
    H_UNITS,
    RAID,
    STEP,
)
from consigliere.games.scarface.game import Scarface, load
from consigliere.games.scarface.henchman import criteria as henchman_criteria
from consigliere.games.scarface.henchman import effects as henchman_effects
from consigliere.games.scarface.henchman import turn as henchman_turn
from consigliere.games.scarface.henchman.engine_side.world import EngineWorld
from consigliere.games.scarface.henchman.world import World
from consigliere.games.scarface.names import (
    ACTION_CARDS,
    AT,
    CHARACTERISTICS,
    DISTRICTS,
    EACH,
    GANGS,
    GOODS,
    HENCHMAN,
    HUMAN,
    NOBODY_CONTROLS,
    P_DEFENCE,
    P_SALE,
    P_SALE_ALCOHOL,
    P_SALE_GUNS,
    P_TAKEOVER_DEFENCE,
    PASSIVES,
    PLACES,
    PROTECTION,
    TILES,
)
from consigliere.kernel.packs import Pack
from consigliere.kernel.state import NOBODY

GAME = load()
MOST_LOST = 50  # of a kind at once
ANYWHERE = AT[0]
FOR_HIM = [
    "sale", "sale_alcohol", "sale_guns", "hire_cost", "business_cost", "supply", "fence_alcohol", "fence_guns",
    "takeover_defence", "defence",
]  # fmt: skip
DEEDS = [
    "earn", "pay", "steal", "change_crime", "place_thug", "thug_to_dealer", "recruit", "free", "send", "move_thug",
    "move_vehicle", "place_vehicle", "lose_vehicle", "lose_thug", "lose_dealer_thug", "lose_street_thug", "harm",
    "fall_on_human", "police", "hire", "take_ring", "take_cards", "take_jobs", "take_dealer", "turn_up_plan",
    "put_cube", "discard_plan", "shuffle", "move_token", "sell", "fence", "gain_good", "lose_good", "set_up_business",
    "lose_business", "remove_control", "take_over", "upgrade", "downgrade", "thugs_return",
    "time_forward", "ask_option", "ask_tile", "ask_good", "tell",
]  # fmt: skip
CARD_DEEDS = ["take_cards", "turn_up_plan", "put_cube", "discard_plan", "shuffle"]  # none with the program's cards
Log = list[tuple[str, list[object]]]
Door = Callable[[ScarfaceState], World]


def recording(log: Log) -> Door:
    """A door on the engine's that writes down every deed, as the companion's does."""

    def passed_on(name: str) -> Callable[..., object]:
        def method(self: World, *args: object) -> object:
            if name in DEEDS:
                log.append((name, [list(arg) if isinstance(arg, list) else arg for arg in args]))
            return getattr(self.inner, name)(*args)  # type: ignore[attr-defined]

        return method

    methods = [name for name in dir(World) if not name.startswith("_") and name != "book"]
    door = type("Recorded", (World,), {name: passed_on(name) for name in methods})

    def opened(t: ScarfaceState) -> World:
        world: World = door(t.book)
        world.inner = EngineWorld(t)  # type: ignore[attr-defined]
        return world

    return opened


def drive(
    t: ScarfaceState,
    rng: random.Random,
    stop: Callable[[ScarfaceState], bool],
    world: Door = EngineWorld,
) -> None:
    """The engine, step by step; the person's own choices are thrown dice."""
    while not t.winners and not stop(t):
        frame = t.stack[-1]
        if H_TURN <= frame[0] <= H_UNITS:
            henchman_turn.go(world(t), frame)
        elif engine.STEPS[frame[0]](t, frame):
            if t.seat == NOBODY:
                return
            alone = len(t.legal) == 1 and not t.asked_alone()
            engine.ANSWERS[t.kind](t, t.stack[-1], t.legal[0] if alone else rng.choice(t.legal))


def henchman_begins(t: ScarfaceState) -> bool:
    return t.stack[-1][0] == H_TURN and t.stack[-1][1] == 0


def at_depth(depth: int) -> Callable[[ScarfaceState], bool]:
    return lambda t: len(t.stack) == depth


def new_box(pack: Pack = GAME.pack) -> Box:
    """The pack's own cards, held in the person's hands."""
    box = Box(pack, {}, "standard", False)
    box.physical = True
    return box


class Person:
    """Somebody at a table `t` who answers truthfully and does what he is told."""

    def __init__(self, t: ScarfaceState, rng: random.Random, session: Session) -> None:
        self.t = t
        self.rng = rng
        self.session = session
        self.performed = len(session.log)
        self.depth = 0
        self.asked: list[str] = []
        self.turned_up = False  # the cards of his plan, before the companion said so
        self.raid: list[int] = []  # the last one on him, and what all of them took from him since his turn
        self.taken: Counter[tuple[str, str]] = Counter()  # by kind and place

    # Set-up

    def set_up(self) -> None:
        t = self.t
        self.say(str(t.options["level"]))
        self.say(GANGS[t.gang[HENCHMAN]])
        if self.session.box.physical:
            self.say(f"{t.pile_left[0]} {t.pile_left[1]} {len(t.h_bag)}")
        self.say(" ".join(str(number) for number in t.token))
        for tile in t.placed:
            owner = NOBODY_CONTROLS if t.control[tile] == HENCHMAN else t.control[tile]
            self.say(f"{TILES[tile]} {DISTRICTS[t.district[tile]]} {self.word(owner)}")
        self.say("ok")
        tile = t.tiles_of(HENCHMAN)[0]
        need = t.book.need[t.face(tile)]
        defence = self.base_defence(tile)
        place = f"{DISTRICTS[t.here]} {TILES[tile]}"
        self.say(f"{place} {need[0]} {need[1]} {self.base_profit(tile)} {defence}")
        self.say("done")
        assert self.session.sheet.dealers == [dealer[1:] for dealer in t.dealers[HENCHMAN]]

    def say(self, text: str) -> None:
        self.session.answer(text)

    # What he reads off the table

    def word(self, side: int) -> str:
        return self.session.sheet.owner(side)

    def asked_of(self) -> list[int]:
        """The sides of the people who are asked."""
        return [self.session.sheet.side(word) for word in self.session.question.who] or [HUMAN]

    def tile(self, number: int) -> int:
        return TILES.index(self.session.sheet.labels[number])

    def base_profit(self, tile: int) -> int:
        """Side shown, markers and news, without any gang's board."""
        t = self.t
        face = t.face(tile)
        total = t.book.profit[face] + t.bonus[13 + P_SALE]
        for kind in range(3):
            total += t.markers[3 * tile + kind] * t.book.business_profit[face & 1][kind]
        need = t.book.need[face]
        total += t.bonus[13 + P_SALE_ALCOHOL] if need[0] else 0
        return total + (t.bonus[13 + P_SALE_GUNS] if need[1] else 0)

    def base_defence(self, tile: int) -> int:
        t = self.t
        brothels = sum(t.markers[3 * tile + kind] * t.book.business_defence[kind] for kind in range(3))
        return t.book.defence[t.face(tile)] + brothels + t.bonus[P_TAKEOVER_DEFENCE]

    def row(self, kind: str, tile: int) -> list[object]:
        t, world = self.t, EngineWorld(self.t)
        if kind == "needs":
            return list(t.book.need[t.face(tile)])
        if kind == "free_slot":
            return [t.marker_count(tile)]
        if kind == "tiles_here":
            return [self.word(t.control[tile]), self.base_defence(tile)]
        if kind == "your_nights":
            return [t.face(tile) & 1]
        return [t.profit(tile, t.control[tile]) if kind == "your_tiles" else henchman_criteria.missing(world, tile)]

    def fact(self, kind: str, number: int) -> list[int]:
        t, world = self.t, EngineWorld(self.t)
        if kind == "market":
            return [world.market(number)[slot] for slot in self.session.sheet.unknown_associates(number)]
        if kind in OF_PEOPLE:
            return [self.of_person(kind, number, side) for side in self.asked_of()]
        if kind == "profit":
            return [self.base_profit(self.tile(number))]
        if kind == "goods":
            tile = self.tile(number)
            return [t.alcohol[tile], t.guns[tile]]
        if kind == "count":
            return [world.count(number)]
        return {
            "news": [len(t.news_active)],
            "supply": [min(99, left) for left in t.supply],
        }[kind]

    def of_person(self, kind: str, number: int, side: int) -> int:
        t = self.t
        if kind == "support_here":
            value = t.value(side, PROTECTION) + t.bonus[13 * side + P_DEFENCE]
            return value + t.street[7 * side + number] + t.cars[7 * side + number]
        if kind in ("your_thugs", "your_thugs_here"):
            return EngineWorld(t)._thugs_of(side, number // 2, number % 2 == 1)
        return t.money[side] if kind == "your_money" else t.crime[side]

    # His answers

    def perform(self) -> None:
        """Do on the table what was told since."""
        hidden = ["turn_up_plan"] if self.turned_up else [] if self.session.box.physical else CARD_DEEDS
        self.turned_up = False
        for name, args in self.session.log[self.performed :]:
            if name in DEEDS and name not in hidden:
                getattr(EngineWorld(self.t), name)(*[self.meant(name, place, arg) for place, arg in enumerate(args)])
                drive(self.t, self.rng, at_depth(self.depth))
        self.performed = len(self.session.log)

    def meant(self, name: str, place: int, arg: object) -> object:
        """Tiles by the place they have in (A)."""
        if isinstance(arg, int) and place == 0 and name in ON_TILES and arg >= 0:
            return self.tile(arg)
        if name == "ask_tile" and isinstance(arg, list):
            return [self.tile(tile) for tile in arg]
        if name == "sell" and isinstance(arg, list):
            return [self.tile(x) if x >= 0 and n % 2 == 0 else x for n, x in enumerate(arg)]
        return list(arg) if isinstance(arg, list) else arg

    def reply(self) -> None:
        self.perform()
        self.asked.append(self.session.question.kind)
        self.reply_to(self.session.question.kind)

    def reply_to(self, kind: str) -> None:
        session, t, number = self.session, self.t, self.session.question.number
        if kind == "done":
            self.say("done")
        elif session.question.form == "table":
            self.fill(kind)
        elif kind in ("jobs_left", "dealers_left"):
            world = EngineWorld(t)
            self.say("yes" if (world.jobs_left() if kind == "jobs_left" else world.dealers_left()) else "no")
        elif kind == "card":
            self.say(ACTION_CARDS[t.h_plan[len(session.sheet.drawn)]])
        elif kind == "option":
            self.say(str(t.take_shown()[0]))
        elif kind == "tile":
            self.say(TILES[t.take_shown()[0]])
        elif kind == "saved_good":
            self.say(GOODS[t.take_shown()[0]])
        elif kind == "aftermath":
            self.update(0)
            self.say("ok")
        elif kind == "police_there":
            self.say("yes" if EngineWorld(t).has_police(number) else "no")
        elif kind == "touches":
            self.say("yes" if EngineWorld(t).touches_human(*divmod(number, EFFECTS_IN_A_LIST)) else "no")
        else:
            self.say(" ".join(str(value) for value in self.fact(kind, number)))

    def fill(self, kind: str) -> None:
        """A table: every row as it is."""
        rows = [self.row(kind, TILES.index(str(row[0]))) for row in self.session.question.rows]
        said = [f"{place} {' '.join(str(value) for value in row)}" for place, row in enumerate(rows, 1)]
        self.say("; ".join([*said, "ok"]))

    # Between the Henchman's turns

    def watch(self, t: ScarfaceState) -> World:
        """The door of what goes on between his turns: the person reads what a raid takes from the Henchman."""
        frame = t.stack[-1]
        if frame[0] == H_EFFECTS and frame[STEP] == 0 and frame[H_EFFECTS_SOURCE] == BY_RAID:
            raid = next(below for below in reversed(t.stack) if below[0] == RAID)
            if raid is not self.raid:
                self.raid = raid
                self.taken["crime", ANYWHERE] += t.book.raid_drop
            for e in t.book.lists[frame[EFFECT_LIST]][frame[EFFECT_INDEX] :][:1]:
                self.read(e)
        return EngineWorld(t)

    def read(self, e: Effect) -> None:
        """What an effect takes from him."""
        n = henchman_effects.amount(EngineWorld(self.t), e)
        for what in LOSSES:
            if n and LOSSES[what] == VERBS[e.verb] and (n < 0) == (what in NEGATIVE):
                self.taken[what, AT[e.at]] += abs(n)

    def tell_losses(self) -> None:
        """All at once; the pieces have gone already, and of equal ones the first is told."""
        if not self.taken:
            return
        lost = [f"{what} {min(n, MOST_LOST)} {at}" for (what, at), n in self.taken.items()]
        self.say(f"lost {'; '.join(lost)}")
        self.taken.clear()
        while self.session.question.kind != "pause":
            if self.session.question.kind in ("tile", "done"):
                self.say("")
            else:
                self.reply_to(self.session.question.kind)
        self.performed = len(self.session.log)

    def tell_news(self) -> None:
        t = self.t
        for news in t.news_active[self.session.sheet.news :]:
            for e in t.book.lists[t.book.news_now[news]]:
                if e.who == EACH:
                    self.read(e)
            added = [f"{key} {n}" for key in FOR_HIM if (n := t.bonus[13 + PASSIVES.index(key)])]
            self.say(" ".join(["news", *added]))

    def update(self, ring: int) -> None:
        """Tell the companion what the table shows and the sheet does not; `ring` is paid there already (SF-137)."""
        t, s = self.t, self.session.sheet
        self.tell_news()
        self.tell_losses()
        for tile in t.placed[len(s.tiles) :]:
            self.say(f"add {TILES[tile]} {DISTRICTS[t.district[tile]]}")
        s = self.session.sheet
        for number in range(len(s.tiles)):
            self.update_tile(number)
        for name, value in [
            ("money", t.money[HENCHMAN] - ring),
            ("jobs", len(t.jobs[HENCHMAN])),
            ("news", len(t.news_active)),
            ("crime", t.crime[HENCHMAN]),
        ]:
            if getattr(s, name) != value:
                self.say(f"set {name} {value}")
        for place in range(6):
            if s.place[place] != t.place[6 + place]:
                self.say(f"set {PLACES[place]} {t.place[6 + place]}")
        for name, mine in [("street", t.street), ("cars", t.cars), ("trucks", t.trucks)]:
            for district in range(7):
                if getattr(s, name)[district] != mine[7 + district]:
                    self.say(f"set {name} {DISTRICTS[district]} {mine[7 + district]}")
        for what in range(7):
            if s.level[what] != t.level[7 + what]:
                self.say(f"set level {CHARACTERISTICS[what]} {t.level[7 + what]}")
        self.update_rest()

    def update_rest(self) -> None:
        t, s = self.t, self.session.sheet
        if len(s.dealers) != len(t.dealers[HENCHMAN]):
            self.say(f"set dealers {len(t.dealers[HENCHMAN])}")
        for number, dealer in enumerate(t.dealers[HENCHMAN]):
            if self.session.sheet.dealers[number] != dealer[1:]:
                self.say(f"set dealer {number + 1} {dealer[1]} {dealer[2]} {dealer[3]}")
        if s.ring != t.ring:
            self.say(f"ring {self.word(t.ring)}")
        if s.here != t.here:
            self.say(f"set here {DISTRICTS[t.here]}")
        for key in FOR_HIM:
            if s.passives[PASSIVES.index(key)] != t.bonus[13 + PASSIVES.index(key)]:
                self.say(f"passive {key} {t.bonus[13 + PASSIVES.index(key)]}")

    def update_between_turns(self) -> None:
        self.update(self.t.book.ring_income if self.t.ring == HENCHMAN else 0)

    def update_tile(self, number: int) -> None:
        t, row, tile = self.t, self.session.sheet.tiles[number], self.tile(number)
        label = TILES[tile]
        if row[T_CONTROL] != t.control[tile]:
            self.say(f"tile {label} owner {self.word(t.control[tile])}")
            row = self.session.sheet.tiles[number]
        if t.control[tile] == HENCHMAN and row[T_STOCK : T_STOCK + 2] != [t.alcohol[tile], t.guns[tile]]:
            self.say(f"tile {label} goods {t.alcohol[tile]} {t.guns[tile]}")
        if t.control[tile] == HENCHMAN and row[T_MARKERS] != t.marker_count(tile):
            self.say(f"tile {label} markers {t.marker_count(tile)}")

    def check_sheet(self) -> None:
        """After his turn the sheet says of the Henchman what the table shows."""
        t, s = self.t, self.session.sheet
        assert s.money == t.money[HENCHMAN]
        assert s.place == t.place[6:12]
        assert [s.street, s.cars, s.trucks] == [t.street[7:14], t.cars[7:14], t.trucks[7:14]]
        assert s.level == t.level[7:14]
        assert s.dealers == [dealer[1:] for dealer in t.dealers[HENCHMAN]]
        assert (s.jobs, s.here, s.ring) == (len(t.jobs[HENCHMAN]), t.here, t.ring)
        assert s.stars == sum(t.book.stars[card] for card in t.h_associates)
        assert len(s.deck) == len(t.h_bag) + len(t.h_top)
        assert [len(pile) for pile in s.piles] == t.pile_left
        for number, row in enumerate(s.tiles):
            tile = self.tile(number)
            assert row[T_CONTROL] == t.control[tile]
            if row[T_CONTROL] == HENCHMAN and row[T_STOCK] != UNSET:
                assert row[T_STOCK : T_STOCK + 2] == [t.alcohol[tile], t.guns[tile]]

    def henchman_turn(self, cards_at_once: bool = True) -> None:
        """His turn through facts and deeds."""
        self.depth = len(self.t.stack)
        self.say(f"go {self.turn_up()}" if cards_at_once and self.session.question.draw else "go")
        while self.session.question.kind != "pause":
            self.reply()
        self.perform()

    def turn_up(self) -> str:
        """His cards, as many as must be named; the last one of his deck is known."""
        t, world = self.t, EngineWorld(self.t)
        self.turned_up = True
        world.turn_up_plan(min(world.deck(), t.book.solo_plan[world.gang()][henchman_turn.board_row(world)]))
        drive(t, self.rng, at_depth(self.depth))
        return " ".join(ACTION_CARDS[card] for card in t.h_plan[: self.session.question.draw])


ON_TILES = (
    "sell",
    "fence",
    "gain_good",
    "lose_good",
    "set_up_business",
    "lose_business",
    "remove_control",
    "take_over",
    "ask_good",
)


def play_both(
    seed: int, level: str = "normal", game: Scarface = GAME, colours: list[str] | None = None
) -> tuple[int, Person]:
    """A whole game; each of the Henchman's turns is played by (A) and (B): logs, journals and tables must be equal."""
    rng = random.Random(seed)
    t = game.new(seed, options={"level": level, "humans": max(1, len(colours or []))})
    assert isinstance(t, ScarfaceState)
    drive(t, rng, henchman_begins)
    session = Session(new_box(game.pack), seed, colours=colours)
    person = Person(t, rng, session)
    person.set_up()
    turns = 0
    while not t.winners:
        turns += 1
        person.update_between_turns()
        alone = t.clone()
        alone.journal, t.journal = [], []
        log: Log = []
        dice = random.Random()
        dice.setstate(rng.getstate())
        depth = len(t.stack) - 1
        drive(alone, dice, at_depth(depth), recording(log))
        t.stack.pop()
        start = person.performed = len(session.log)
        person.henchman_turn(cards_at_once=seed % 2 == 1)
        ours = [
            (name, [person.meant(name, place, arg) for place, arg in enumerate(args)])
            for name, args in session.log[start:]
            if name in DEEDS
        ]
        assert ours == log
        assert t.journal == alone.journal
        assert t.content() == alone.content()
        person.check_sheet()
        drive(t, rng, henchman_begins, person.watch)
    return turns, person
