"""SF-79 to SF-81, SF-91, SF-93, SF-107: what the human loses, he chooses."""

from typing import Final

from consigliere.games.scarface import actions, flow, names
from consigliere.games.scarface.components import BOSS_CARD
from consigliere.games.scarface.human.trade import store_of, stores
from consigliere.games.scarface.names import AT_ANY, AT_DISTRICTS, AT_HERE, AT_PRISON, HQ, HUMAN, NONE, PRISON
from consigliere.games.scarface.table import Table

# Thugs


def harm_options(t: Table, at: int, to: int) -> list[int]:
    """SF-80: where a thug may be taken."""
    found: list[int] = []
    if at in (AT_ANY, AT_PRISON):
        for place in range(HQ, PRISON + 1):
            if t.place[place] and (place != PRISON or to != PRISON) and (at == AT_ANY or place == PRISON):
                found.append(actions.DO_LOSE_THUG + place - HQ)
    if at == AT_ANY:
        found += [actions.DO_LOSE_THUG_DEALER + n for n, dealer in enumerate(t.dealers[HUMAN]) if dealer[1]]
    if at in (AT_ANY, AT_DISTRICTS):
        found += [actions.DO_LOSE_THUG_DISTRICT + district for district in range(7) if t.street[district]]
    elif at == AT_HERE and t.street[t.here]:
        found.append(actions.DO_LOSE_THUG_DISTRICT + t.here)
    return found


def harm(t: Table, f: list[int]) -> bool:
    legal = harm_options(t, f[3], f[4]) if f[2] else []
    if not legal:
        t.pop()
        return False
    t.ask(0, actions.LOSE_THUG, legal)
    return True


def lose_thug(t: Table, f: list[int], action: int) -> None:
    f[2] -= 1
    if action >= actions.DO_LOSE_THUG_DISTRICT:
        t.street[action - actions.DO_LOSE_THUG_DISTRICT] -= 1
    elif action >= actions.DO_LOSE_THUG_DEALER:
        t.dealers[HUMAN][action - actions.DO_LOSE_THUG_DEALER][1] -= 1
    else:
        t.place[HQ + action - actions.DO_LOSE_THUG] -= 1
    t.place[f[4]] += 1
    if t.journal is not None:
        t.note_harm(HUMAN, actions.LOSE_PLACES[action - actions.DO_LOSE_THUG], f[4])


# All else


def lose(t: Table, f: list[int]) -> bool:
    legal = options(t, f[2], f[4]) if f[3] else []
    if not legal:
        t.pop()
        return False
    t.ask(0, ASKS[f[2]], [actions.DO_RETIRE_STOP, *legal] if f[2] == flow.L_RETIRE else legal)
    return True


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
        return sorted([actions.DO_LOSE_GOOD + 2 * place + good for good in kinds for place in stores(t, good)])
    if what == flow.L_MARKER:
        return [
            actions.DO_LOSE_MARKER + 3 * tile + type
            for tile in t.tiles_of(HUMAN)
            for type in range(3)
            if t.markers[3 * tile + type]
        ]
    if what == flow.L_TILE:
        return [actions.DO_LOSE_TILE + tile for tile in t.tiles_of(HUMAN)]
    if what == flow.L_VEHICLE:
        return [actions.DO_LOSE_VEHICLE + 7 * type + d for type in range(2) for d in range(7) if t.fleet(type)[d]]
    if what == flow.L_LEVEL:
        return [actions.DO_LOSE_LEVEL + what for what in range(7) if t.level[what] > 1]
    if what == flow.L_CARD:
        return [actions.DO_DISCARD + card for card in sorted(set(t.hand))]
    return [actions.DO_RETIRE_HAND + card for card in _retirable(t, t.hand)] + [
        actions.DO_RETIRE_DISCARD + card for card in _retirable(t, t.discard)
    ]


def _retirable(t: Table, cards: list[int]) -> list[int]:
    """Never the boss card."""
    return [card for card in sorted(set(cards)) if t.book.card_kind[card] != BOSS_CARD]


def lose_good(t: Table, f: list[int], action: int) -> None:
    f[3] -= 1
    place, kind = divmod(action - actions.DO_LOSE_GOOD, 2)
    t.take_good(HUMAN, store_of(place), kind)
    if t.journal is not None:
        t.note(
            "scarface-event-lose-good",
            {"side": names.SIDES[HUMAN], "place": actions.STORES[place], "good": names.GOODS[kind]},
        )


def lose_marker(t: Table, f: list[int], action: int) -> None:
    f[3] -= 1
    tile, kind = divmod(action - actions.DO_LOSE_MARKER, 3)
    if t.journal is not None:
        args: dict[str, object] = {"tile": names.TILES[tile], "business": names.BUSINESS[kind]}
        t.note("scarface-event-lose-marker", {"side": names.SIDES[HUMAN], **args})
    t.remove_marker(tile, kind)


def lose_tile(t: Table, f: list[int], action: int) -> None:
    f[3] -= 1
    t.uncontrol(action - actions.DO_LOSE_TILE)


def lose_vehicle(t: Table, f: list[int], action: int) -> None:
    f[3] -= 1
    kind, district = divmod(action - actions.DO_LOSE_VEHICLE, 7)
    t.lose_vehicle(HUMAN, kind, district)


def lose_level(t: Table, f: list[int], action: int) -> None:
    f[3] -= 1
    t.lower_level(HUMAN, action - actions.DO_LOSE_LEVEL)


def discard_card(t: Table, f: list[int], action: int) -> None:
    f[3] -= 1
    card = action - actions.DO_DISCARD
    t.hand.remove(card)
    t.discard = [*t.discard, card]
    if t.journal is not None:
        t.note("scarface-event-discard", {"card": names.CARDS[card]})


def retire_card(t: Table, f: list[int], action: int) -> None:
    """SF-98."""
    if action == actions.DO_RETIRE_STOP:
        t.pop()
        return
    f[3] -= 1
    if action >= actions.DO_RETIRE_DISCARD:
        card = action - actions.DO_RETIRE_DISCARD
        t.discard.remove(card)
    else:
        card = action - actions.DO_RETIRE_HAND
        t.hand.remove(card)
    if t.journal is not None:
        t.note("scarface-event-retire", {"card": names.CARDS[card]})
