"""Cards an owner may write: random packs over the whole effect language (section 16), played in both ways."""

import copy
import os
import random
from typing import Any

import pytest

from consigliere.games.scarface.actions import ACT, DECLINING, DO_STORE_SUPPLY
from consigliere.games.scarface.effects.effect import GAIN_OR_LOSS
from consigliere.games.scarface.effects.verbs import VERBS
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.flow import BY_CARD, EFFECTS, H_EFFECTS, H_TURN
from consigliere.games.scarface.game import Scarface, load
from consigliere.games.scarface.henchman import effects as henchman_effects
from consigliere.games.scarface.henchman.engine_side.world import EngineWorld
from consigliere.games.scarface.henchman.turn import ACTIONS
from consigliere.games.scarface.human import null_effects
from consigliere.games.scarface.invariants import check_invariants, check_step
from consigliere.games.scarface.names import AT, CONDITIONS, COUNTS, HENCHMAN, HUMAN, ORDERS, TO, WHO
from consigliere.kernel import CHANCE
from consigliere.kernel.packs import Pack, Table
from tests.companion.person import drive, play_both
from tests.conformance import random_action
from tests.games.scarface.test_play import walk, without_price
from tests.marks import rule

OURS = load().pack
PLAIN_VERBS = [verb for verb in VERBS if verb not in ("order", "choose")]
Item = dict[str, Any]
SEEDS = int(os.environ.get("CONSIGLIERE_OWNER_SEEDS", "10"))


class Writer:
    """An owner who writes whatever the language allows."""

    def __init__(self, seed: int, all_cards: bool) -> None:
        self.rng = random.Random(seed)
        self.all_cards = all_cards

    def chance(self, part: float) -> bool:
        return self.rng.random() < part

    def effect(self, verbs: list[str]) -> Item:
        rng = self.rng
        verb = rng.choice(verbs)
        item: Item = {"do": verb, "who": rng.choice(WHO)}
        if verb == "choose":
            item["times"] = rng.choice([1, 2, "boss"])
            item["options"] = [self.effects(PLAIN_VERBS, 2) for _ in range(rng.randint(1, 3))]
            if not self.all_cards and item["who"] != "self":  # what the person does to him then is his to tell
                for effect in [effect for option in item["options"] for effect in option]:
                    effect["who"] = "self"
        elif verb == "order":
            item["id"] = rng.choice(ORDERS)
            item["n"] = rng.randint(1, 3)
            item |= {name: rng.randint(0, 3) for name in ("bonus", "discount", "max") if self.chance(0.3)}
            item["nothug"] = self.chance(0.3)
        elif verb != "ring":
            item["n"] = rng.randint(1, 3) * (-1 if verb in GAIN_OR_LOSS and self.chance(0.5) else 1)
            if verb == "police":
                item["n"] = 1  # two may undo each other
            elif self.chance(0.2):
                item["per"], item["max"] = rng.choice(COUNTS), rng.randint(0, 4)
        if self.chance(0.2):
            item["if"] = {"key": rng.choice(CONDITIONS), "n": rng.randint(0, 5)}
        if self.chance(0.1):
            item["may"] = True
            if self.chance(0.5):
                item["pay"] = {rng.choice(["muscle", "influence", "money"]): rng.randint(0, 2)}
        item["at"], item["to"] = rng.choice(AT), rng.choice(TO)
        return item

    def effects(self, verbs: list[str], most: int) -> list[Item]:
        return [self.effect(verbs) for _ in range(self.rng.randint(1, most))]

    def pack(self) -> Pack:
        """The Henchman's cards and boards, or all cards."""
        tables = copy.deepcopy(OURS.tables)
        for card in tables["action"].values():
            rows = range(self.rng.randint(1, 4))
            card["rows"] = [{"bonus": self.rng.randint(0, 2), "act": self.effects(VERBS, 3)} for _ in rows]
        if self.all_cards:
            self.rewrite(tables)
        without_levels = [verb for verb in PLAIN_VERBS if verb not in ("upgrade", "downgrade")]  # else without end
        for gang in tables["gang"].values():
            for level in gang["solo"]:  # type: ignore[attr-defined]
                if level.get("on_reach"):
                    level["on_reach"] = [self.effects(without_levels, 2) for _ in level["on_reach"]]
        return Pack(f"owner {self.rng.random()}", tables)

    def rewrite(self, tables: dict[str, Table]) -> None:
        for table, field in (("raid", "effects"), ("raid", "hard"), ("news", "now"), ("job", "effects")):
            for record in tables[table].values():
                record[field] = self.effects(VERBS, 2)
        for table in ("card", "associate"):
            for record in tables[table].values():
                record["skill"] = self.effects(VERBS, 2)


def written(seed: int, all_cards: bool = True) -> Scarface:
    return Scarface(Writer(seed, all_cards).pack())


def begin(game: Scarface, seed: int) -> ScarfaceState:
    """Alone and in company in turn."""
    state = game.new(seed, options={"level": "hard" if seed % 3 == 0 else "normal", "humans": 1 + seed % 3})
    assert isinstance(state, ScarfaceState)
    return state


@rule("SF-182", "SF-183", "SF-184", "SF-203")
@pytest.mark.parametrize("seed", range(SEEDS))
def test_whatever_an_owner_writes_can_be_played(seed: int) -> None:
    state, rng = begin(written(seed), seed), random.Random(seed)
    while state.decisions:
        before = state.clone()
        state.apply(*random_action(state, rng, seed % 2 == 0))
        check_invariants(state)
        check_step(before, state)
    assert state.returns is not None
    assert sum(state.returns) == pytest.approx(0.0 if state.winners == [HENCHMAN] else 1.0)


@rule("SF-206", "SF-216", "SF-146")
@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_companion_does_the_same_with_an_owners_cards(seed: int) -> None:
    turns, person = play_both(seed, "hard" if seed % 3 == 0 else "normal", written(seed, False))
    assert turns > 5
    assert person.asked


# Null is what changes nothing


class Willing(random.Random):
    """Declines only where nothing else is offered."""

    def choice(self, seq: Any) -> Any:
        willing = [option for option in seq if option not in DECLINING and option != DO_STORE_SUPPLY]
        return super().choice(willing or seq)


def changes(state: ScarfaceState, frame: list[int], rng: random.Random) -> bool:
    """Whether anything that counts is ever different while this frame is carried out by somebody willing."""
    before, depth = without_price(state), len(state.stack)
    for _ in range(4):
        twin = state.clone()
        twin.push(frame[:])
        drive(twin, Willing(rng.random()), lambda t: len(t.stack) == depth or without_price(t) != before)
        if without_price(twin) != before:
            return True
    return False


@rule("SF-11", "SF-145", "SF-146", "SF-197")
@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_henchman_skips_exactly_what_would_change_nothing(seed: int) -> None:
    game, rng = written(seed), random.Random(seed)
    rows = [number for lists in game.book.action_rows for number in lists]
    found = {True: 0, False: 0}

    def look(state: ScarfaceState) -> None:
        frame = state.stack[-1]
        if frame[0] != H_TURN or frame[1] != ACTIONS or rng.random() < 0.8:
            return
        for number in rng.sample(rows, 6):
            power = rng.randint(0, 8)
            skipped = henchman_effects.list_obstacle(EngineWorld(state), number, power) != ""
            changed = changes(state, [H_EFFECTS, 0, number, 0, power, BY_CARD], rng)
            assert skipped != changed, [effect.item for effect in game.book.lists[number]]
            found[skipped] += 1

    walk(begin(game, seed), random.Random(seed), look)
    assert min(found.values()) > 2


@rule("SF-11", "SF-217")
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_skill_is_offered_exactly_when_it_would_change_something(seed: int) -> None:
    game, rng = written(seed), random.Random(seed)
    found = {True: 0, False: 0}

    def look(state: ScarfaceState) -> None:
        if state.kind != ACT or state.stack[-1][0] >= H_TURN or rng.random() < 0.9:
            return
        for number in rng.sample(game.book.skill, 4):
            null = null_effects.list_is_null(state, number, BY_CARD)
            changed = changes(state, [EFFECTS, 0, number, 0, BY_CARD], rng)
            assert null != changed, [effect.item for effect in game.book.lists[number]]
            found[null] += 1

    walk(begin(game, seed), random.Random(seed), look)
    assert min(found.values()) > 2


def his_turn(act: list[Item], human: Item, henchman: Item, human2: Item | None = None) -> ScarfaceState:
    """The Henchman's turn with one card of one row, in a position; with two humans where there is a second."""
    tables = copy.deepcopy(OURS.tables)
    tables["action"]["C01"]["rows"] = [{"bonus": 0, "act": act}]
    at: Item = {"at": "henchman", "tiles": ["loop west henchman", "pilsen south human"]}
    hand = {"hand": "bruiser bagman wheelman", "deck": "lookout", **human}
    if human2 is not None:
        at |= {"options": {"humans": "2"}, "human2": human2}
    state = Scarface(Pack("owner", tables)).position({**at, "human": hand, "henchman": {"deck": "C01", **henchman}})
    assert isinstance(state, ScarfaceState)
    while state.seat == CHANCE:
        state.apply(state.legal[0])
    return state


def was_done(state: ScarfaceState) -> bool:
    assert state.journal is not None
    return "scarface-henchman-do" in [event.message for event in state.journal]


GOODS_OF_HIS = {"dealers": ["alcohol_supplier a1", "gun_supplier"]}


@rule("SF-146", "SF-11")
@pytest.mark.parametrize(
    ("effect", "human", "done"),
    [
        ({"do": "goods", "n": -1}, {}, False),
        ({"do": "goods", "n": -1}, GOODS_OF_HIS, True),
        ({"do": "guns", "n": -1}, GOODS_OF_HIS, False),
        ({"do": "vehicle", "n": -1}, {}, False),
        ({"do": "vehicle", "n": -1}, {"cars": {"west": 1}}, True),
        ({"do": "business", "n": -1}, {}, False),
        ({"do": "downgrade", "n": 1}, {}, False),
        ({"do": "downgrade", "n": 1}, {"levels": {"trade": 2}}, True),
        ({"do": "crime", "n": 1}, {"crime": 10}, False),
        ({"do": "crime", "n": 1}, {"crime": 9}, True),
        ({"do": "crime", "n": -1}, {}, False),
        ({"do": "money", "n": -1}, {"money": 0}, False),
        ({"do": "discard", "n": 1}, {}, True),
        ({"do": "discard", "n": 1}, {"hand": "", "deck": "bruiser"}, False),
        ({"do": "draw", "n": 1}, {}, True),
        ({"do": "draw", "n": 1}, {"deck": ""}, False),
        ({"do": "retire", "n": 1}, {}, True),
        ({"do": "retire", "n": 1}, {"hand": "boss_capone"}, False),
        ({"do": "muscle", "n": 1}, {}, False),
        ({"do": "ring"}, {}, True),
        ({"do": "free", "n": 1}, {}, False),
        ({"do": "free", "n": 1}, {"prison": 1}, True),
    ],
)
def test_an_effect_on_the_human_is_null_when_he_has_nothing_of_the_kind(effect: Item, human: Item, done: bool) -> None:
    assert was_done(his_turn([{**effect, "who": "rival"}], human, {})) == done


@rule("SF-146")
def test_the_second_effect_alone_makes_the_action() -> None:
    state = his_turn([{"do": "money", "n": -1, "who": "rival"}, {"do": "money", "n": 2}], {"money": 0}, {})
    assert was_done(state)
    assert state.money[HENCHMAN] == 2


@rule("SF-224", "SF-146")
@pytest.mark.parametrize(("effect", "what", "before", "after"), [
    ({"do": "money", "n": -3}, "money", (2, 9), (0, 6)),
    ({"do": "money", "n": -3}, "money", (0, 9), (0, 6)),
    ({"do": "money", "n": -3}, "money", (9, 0), (6, 0)),
    ({"do": "money", "n": -3}, "money", (0, 0), None),
    ({"do": "steal", "n": 2}, "money", (0, 9), (0, 7)),
    ({"do": "steal", "n": 2}, "money", (0, 0), None),
    ({"do": "crime", "n": 1}, "crime", (9, 3), (10, 4)),
    ({"do": "crime", "n": 1}, "crime", (10, 3), (10, 4)),
    ({"do": "crime", "n": 1}, "crime", (10, 10), None),
])  # fmt: skip
def test_in_company_an_effect_falls_on_every_human_and_is_null_only_for_all(
    effect: Item, what: str, before: tuple[int, int], after: tuple[int, int] | None
) -> None:
    who = {} if effect["do"] == "steal" else {"who": "rival"}
    state = his_turn([{**effect, **who}], {what: before[0]}, {}, {what: before[1]})
    assert was_done(state) == (after is not None)
    found = getattr(state, what)
    assert (found[HUMAN], found[2]) == (after or before)


@rule("SF-224", "SF-2")
def test_in_company_every_human_takes_from_him_what_is_left() -> None:
    state = his_turn([{"do": "steal", "n": 2, "who": "rival"}], {"money": 0}, {"money": 3}, {"money": 0})
    assert (state.money[HUMAN], state.money[2], state.money[HENCHMAN]) == (2, 1, 0)


@rule("SF-168", "SF-182")
@pytest.mark.parametrize(("money", "boss"), [(2, 0), (3, 1), (6, 2), (30, 2)])
def test_upgrade_n_upgrades_n_times_as_long_as_there_is_money(money: int, boss: int) -> None:
    state = his_turn([{"do": "upgrade", "n": 2}], {}, {"money": money})
    assert state.boss(HENCHMAN) == boss


@rule("SF-182")
def test_the_henchmans_count_decides_about_an_effect_on_the_human() -> None:
    act = [{"do": "money", "n": -1, "who": "rival", "per": "job", "if": {"key": "money_ge", "n": 4}}]
    assert his_turn(act, {"money": 9}, {"money": 4, "jobs": "frame_up"}).money[HUMAN] == 8
    assert not was_done(his_turn(act, {"money": 9}, {"money": 3}))


@rule("SF-136", "SF-170")
def test_an_order_without_a_thug_places_none() -> None:
    away = {"hq": 0, "slums": 12, "safehouses": 0}
    assert not was_done(his_turn([{"do": "order", "id": "get_goods"}], {}, away))
    state = his_turn([{"do": "order", "id": "get_goods", "nothug": True}], {}, away)
    assert sum(dealer[2] + dealer[3] for dealer in state.dealers[HENCHMAN]) == 2
    assert [dealer[1] for dealer in state.dealers[HENCHMAN]] == [0, 0]
