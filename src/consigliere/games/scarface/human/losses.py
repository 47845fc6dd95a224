"""SF-79, SF-80, SF-81, SF-91, SF-93, SF-107: what the human loses, he chooses."""

from typing import Final

from consigliere.games.scarface import actions, flow, names
from consigliere.games.scarface.components import BOSS_CARD
from consigliere.games.scarface.human.trade import store_of, stores
from consigliere.games.scarface.names import NONE
from consigliere.games.scarface.table import Table

# Thugs


def harm_options(t: Table, at: int, to: int) -> list[int]:
    """SF-80: where a thug may be taken."""
    found: list[int] = []
    streets = names.DISTRICT_COUNT * t.human
    if at in (names.AT_ANY, names.AT_PRISON):
        for place in range(names.HQ, names.PRISON + 1):
            if (
                t.thugs(place)
                and (place != names.PRISON or to != names.PRISON)
                and (at == names.AT_ANY or place == names.PRISON)
            ):
                found.append(actions.DO_LOSE_THUG + place - names.HQ)
    if at == names.AT_ANY:
        found += [
            actions.DO_LOSE_THUG_DEALER + n for n, dealer in enumerate(t.dealers[t.human]) if dealer[names.DEALER_THUGS]
        ]
    if at in (names.AT_ANY, names.AT_DISTRICTS):
        found += [actions.DO_LOSE_THUG_DISTRICT + district for district in range(7) if t.street[streets + district]]
    elif at == names.AT_HERE and t.street[streets + t.here]:
        found.append(actions.DO_LOSE_THUG_DISTRICT + t.here)
    return found


def harm(t: Table, f: list[int]) -> bool:
    legal = harm_options(t, f[flow.HARM_AT], f[flow.HARM_TO]) if f[flow.HARM_LEFT] else []
    return t.ask_or_end(actions.LOSE_THUG, legal)


def lose_thug(t: Table, f: list[int], action: int) -> None:
    f[flow.HARM_LEFT] -= 1
    places = names.PLACE_COUNT * t.human
    if action >= actions.DO_LOSE_THUG_DISTRICT:
        t.street[names.DISTRICT_COUNT * t.human + action - actions.DO_LOSE_THUG_DISTRICT] -= 1
    elif action >= actions.DO_LOSE_THUG_DEALER:
        t.dealers[t.human][action - actions.DO_LOSE_THUG_DEALER][names.DEALER_THUGS] -= 1
    else:
        t.place[places + names.HQ + action - actions.DO_LOSE_THUG] -= 1
    t.place[places + f[flow.HARM_TO]] += 1
    if t.journal is not None:
        t.note_harm(t.human, actions.LOSE_PLACES[action - actions.DO_LOSE_THUG], f[flow.HARM_TO])


# All else


def lose(t: Table, f: list[int]) -> bool:
    legal = options(t, f[flow.LOSE_WHAT], f[flow.LOSE_KIND]) if f[flow.LOSE_LEFT] else []
    if legal and f[flow.LOSE_WHAT] == flow.L_RETIRE:
        legal.insert(0, actions.DO_RETIRE_STOP)
    return t.ask_or_end(ASKS[f[flow.LOSE_WHAT]], legal)


ASKS: Final = [
    actions.LOSE_GOOD,
    actions.LOSE_MARKER,
    actions.LOSE_TILE,
    actions.LOSE_VEHICLE,
    actions.LOSE_LEVEL,
    actions.DISCARD_CARD,
    actions.RETIRE_CARD,
]


def options(t: Table, what: int, kind: int) -> list[int]:
    if what == flow.L_GOODS:
        kinds = range(2) if kind == NONE else [kind]
        return sorted(
            [actions.DO_LOSE_GOOD + names.GOOD_COUNT * place + good for good in kinds for place in stores(t, good)]
        )
    if what == flow.L_MARKER:
        return [
            actions.DO_LOSE_MARKER + names.BUSINESS_COUNT * tile + type
            for tile in t.tiles_of(t.human)
            for type in range(3)
            if t.markers[names.BUSINESS_COUNT * tile + type]
        ]
    if what == flow.L_TILE:
        return [actions.DO_LOSE_TILE + tile for tile in t.tiles_of(t.human)]
    if what == flow.L_VEHICLE:
        return [
            actions.DO_LOSE_VEHICLE + names.DISTRICT_COUNT * type + d
            for type in range(2)
            for d in range(7)
            if t.fleet(type)[names.DISTRICT_COUNT * t.human + d]
        ]
    if what == flow.L_LEVEL:
        levels = names.CHARACTERISTIC_COUNT * t.human
        return [actions.DO_LOSE_LEVEL + what for what in range(7) if t.level[levels + what] > 1]
    if what == flow.L_CARD:
        return [actions.DO_DISCARD + card for card in sorted(set(t.hand[t.human]))]
    return [actions.DO_RETIRE_HAND + card for card in _retirable(t, t.hand[t.human])] + [
        actions.DO_RETIRE_DISCARD + card for card in _retirable(t, t.discard[t.human])
    ]


def _retirable(t: Table, cards: list[int]) -> list[int]:
    """Never the boss card."""
    return [card for card in sorted(set(cards)) if t.book.card_kind[card] != BOSS_CARD]


def lose_good(t: Table, f: list[int], action: int) -> None:
    f[flow.LOSE_LEFT] -= 1
    place, kind = divmod(action - actions.DO_LOSE_GOOD, names.GOOD_COUNT)
    t.take_good(t.human, store_of(place), kind)
    if t.journal is not None:
        t.note(
            "scarface-event-lose-good",
            {**t.who(t.human), "place": actions.STORES[place], "good": names.GOODS[kind]},
        )


def lose_marker(t: Table, f: list[int], action: int) -> None:
    f[flow.LOSE_LEFT] -= 1
    tile, kind = divmod(action - actions.DO_LOSE_MARKER, names.BUSINESS_COUNT)
    if t.journal is not None:
        args: dict[str, object] = {"tile": names.TILES[tile], "business": names.BUSINESS[kind]}
        t.note("scarface-event-lose-marker", {**t.who(t.human), **args})
    t.remove_marker(tile, kind)


def lose_tile(t: Table, f: list[int], action: int) -> None:
    f[flow.LOSE_LEFT] -= 1
    t.uncontrol(action - actions.DO_LOSE_TILE)


def lose_vehicle(t: Table, f: list[int], action: int) -> None:
    f[flow.LOSE_LEFT] -= 1
    kind, district = divmod(action - actions.DO_LOSE_VEHICLE, names.DISTRICT_COUNT)
    t.lose_vehicle(t.human, kind, district)


def lose_level(t: Table, f: list[int], action: int) -> None:
    f[flow.LOSE_LEFT] -= 1
    t.lower_level(t.human, action - actions.DO_LOSE_LEVEL)


def discard_card(t: Table, f: list[int], action: int) -> None:
    f[flow.LOSE_LEFT] -= 1
    card = action - actions.DO_DISCARD
    t.hand[t.human].remove(card)
    t.discard[t.human] = [*t.discard[t.human], card]
    if t.journal is not None:
        t.note("scarface-event-discard", {**t.who(t.human), "card": names.CARDS[card]})


def retire_card(t: Table, f: list[int], action: int) -> None:
    """SF-98."""
    if action == actions.DO_RETIRE_STOP:
        t.pop()
        return
    f[flow.LOSE_LEFT] -= 1
    if action >= actions.DO_RETIRE_DISCARD:
        card = action - actions.DO_RETIRE_DISCARD
        t.discard[t.human].remove(card)
    else:
        card = action - actions.DO_RETIRE_HAND
        t.hand[t.human].remove(card)
    if t.journal is not None:
        t.note("scarface-event-retire", {**t.who(t.human), "card": names.CARDS[card]})
