"""SF-79 to SF-81, SF-91, SF-93, SF-107: what the human loses, he chooses."""

from typing import Final

from consigliere.games.scarface.actions import (
    DISCARD_CARD,
    DO_DISCARD,
    DO_LOSE_GOOD,
    DO_LOSE_LEVEL,
    DO_LOSE_MARKER,
    DO_LOSE_THUG,
    DO_LOSE_THUG_DEALER,
    DO_LOSE_THUG_DISTRICT,
    DO_LOSE_TILE,
    DO_LOSE_VEHICLE,
    DO_RETIRE_DISCARD,
    DO_RETIRE_HAND,
    DO_RETIRE_STOP,
    LOSE_GOOD,
    LOSE_LEVEL,
    LOSE_MARKER,
    LOSE_PLACES,
    LOSE_THUG,
    LOSE_TILE,
    LOSE_VEHICLE,
    RETIRE_CARD,
    STORES,
)
from consigliere.games.scarface.components import BOSS_CARD
from consigliere.games.scarface.flow import L_CARD, L_GOODS, L_LEVEL, L_MARKER, L_RETIRE, L_TILE, L_VEHICLE
from consigliere.games.scarface.names import (
    AT_ANY,
    AT_DISTRICTS,
    AT_HERE,
    AT_PRISON,
    BUSINESS,
    CARDS,
    GOODS,
    HQ,
    HUMAN,
    NONE,
    PRISON,
    SIDES,
    TILES,
)
from consigliere.games.scarface.table import Table
from consigliere.games.scarface.trade import store_of, stores

# Thugs


def harm_options(t: Table, at: int, to: int) -> list[int]:
    """SF-80: where a thug may be taken."""
    found: list[int] = []
    if at in (AT_ANY, AT_PRISON):
        for place in range(HQ, PRISON + 1):
            if t.place[place] and (place != PRISON or to != PRISON) and (at == AT_ANY or place == PRISON):
                found.append(DO_LOSE_THUG + place - HQ)
    if at == AT_ANY:
        found += [DO_LOSE_THUG_DEALER + n for n, dealer in enumerate(t.dealers[HUMAN]) if dealer[1]]
    if at in (AT_ANY, AT_DISTRICTS):
        found += [DO_LOSE_THUG_DISTRICT + district for district in range(7) if t.street[district]]
    elif at == AT_HERE and t.street[t.here]:
        found.append(DO_LOSE_THUG_DISTRICT + t.here)
    return found


def harm(t: Table, f: list[int]) -> bool:
    legal = harm_options(t, f[3], f[4]) if f[2] else []
    if not legal:
        t.pop()
        return False
    t.ask(0, LOSE_THUG, legal)
    return True


def lose_thug(t: Table, f: list[int], action: int) -> None:
    f[2] -= 1
    if action >= DO_LOSE_THUG_DISTRICT:
        t.street[action - DO_LOSE_THUG_DISTRICT] -= 1
    elif action >= DO_LOSE_THUG_DEALER:
        t.dealers[HUMAN][action - DO_LOSE_THUG_DEALER][1] -= 1
    else:
        t.place[HQ + action - DO_LOSE_THUG] -= 1
    t.place[f[4]] += 1
    if t.journal is not None:
        t.note_harm(HUMAN, LOSE_PLACES[action - DO_LOSE_THUG], f[4])


# All else


def lose(t: Table, f: list[int]) -> bool:
    legal = options(t, f[2], f[4]) if f[3] else []
    if not legal:
        t.pop()
        return False
    t.ask(0, ASKS[f[2]], [DO_RETIRE_STOP, *legal] if f[2] == L_RETIRE else legal)
    return True


ASKS: Final = [LOSE_GOOD, LOSE_MARKER, LOSE_TILE, LOSE_VEHICLE, LOSE_LEVEL, DISCARD_CARD, RETIRE_CARD]


def options(t: Table, what: int, kind: int) -> list[int]:
    if what == L_GOODS:
        kinds = range(2) if kind == NONE else [kind]
        return sorted([DO_LOSE_GOOD + 2 * place + good for good in kinds for place in stores(t, good)])
    if what == L_MARKER:
        return [
            DO_LOSE_MARKER + 3 * tile + type
            for tile in t.tiles_of(HUMAN)
            for type in range(3)
            if t.markers[3 * tile + type]
        ]
    if what == L_TILE:
        return [DO_LOSE_TILE + tile for tile in t.tiles_of(HUMAN)]
    if what == L_VEHICLE:
        return [DO_LOSE_VEHICLE + 7 * type + d for type in range(2) for d in range(7) if t.fleet(type)[d]]
    if what == L_LEVEL:
        return [DO_LOSE_LEVEL + what for what in range(7) if t.level[what] > 1]
    if what == L_CARD:
        return [DO_DISCARD + card for card in sorted(set(t.hand))]
    return [DO_RETIRE_HAND + card for card in _retirable(t, t.hand)] + [
        DO_RETIRE_DISCARD + card for card in _retirable(t, t.discard)
    ]


def _retirable(t: Table, cards: list[int]) -> list[int]:
    """Never the boss card."""
    return [card for card in sorted(set(cards)) if t.book.card_kind[card] != BOSS_CARD]


def lose_good(t: Table, f: list[int], action: int) -> None:
    f[3] -= 1
    place, kind = divmod(action - DO_LOSE_GOOD, 2)
    t.take_good(HUMAN, store_of(place), kind)
    if t.journal is not None:
        t.note("scarface-event-lose-good", {"side": SIDES[HUMAN], "place": STORES[place], "good": GOODS[kind]})


def lose_marker(t: Table, f: list[int], action: int) -> None:
    f[3] -= 1
    tile, kind = divmod(action - DO_LOSE_MARKER, 3)
    if t.journal is not None:
        args: dict[str, object] = {"tile": TILES[tile], "business": BUSINESS[kind]}
        t.note("scarface-event-lose-marker", {"side": SIDES[HUMAN], **args})
    t.remove_marker(tile, kind)


def lose_tile(t: Table, f: list[int], action: int) -> None:
    f[3] -= 1
    t.uncontrol(action - DO_LOSE_TILE)


def lose_vehicle(t: Table, f: list[int], action: int) -> None:
    f[3] -= 1
    kind, district = divmod(action - DO_LOSE_VEHICLE, 7)
    t.lose_vehicle(HUMAN, kind, district)


def lose_level(t: Table, f: list[int], action: int) -> None:
    f[3] -= 1
    t.lower_level(HUMAN, action - DO_LOSE_LEVEL)


def discard_card(t: Table, f: list[int], action: int) -> None:
    f[3] -= 1
    card = action - DO_DISCARD
    t.hand.remove(card)
    t.discard = [*t.discard, card]
    if t.journal is not None:
        t.note("scarface-event-discard", {"card": CARDS[card]})


def retire_card(t: Table, f: list[int], action: int) -> None:
    """SF-98."""
    if action == DO_RETIRE_STOP:
        t.pop()
        return
    f[3] -= 1
    if action >= DO_RETIRE_DISCARD:
        card = action - DO_RETIRE_DISCARD
        t.discard.remove(card)
    else:
        card = action - DO_RETIRE_HAND
        t.hand.remove(card)
    if t.journal is not None:
        t.note("scarface-event-retire", {"card": CARDS[card]})
