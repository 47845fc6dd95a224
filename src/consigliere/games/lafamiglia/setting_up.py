"""Set-up (section 3): all chance of the game is here."""

from typing import Final

from consigliere.games.lafamiglia.actions import (
    DEAL_CHARACTER,
    DEAL_FAMILY,
    DEAL_FIRST,
    DEAL_TEAM,
    DEAL_TILE,
    DO_DEAL_CHARACTER,
    DO_DEAL_FAMILY,
    DO_DEAL_FIRST,
    DO_DEAL_TEAM,
    DO_DEAL_TILE,
    DO_SETUP_BOAT,
    DO_SETUP_CAR,
    DO_SETUP_DISC,
    DO_SETUP_FAMILY,
    DO_SETUP_LAB,
    DO_SETUP_SOLDIER,
    SETUP_BOAT,
    SETUP_CAR,
    SETUP_DISC,
    SETUP_FAMILY,
    SETUP_LAB,
    SETUP_SOLDIER,
)
from consigliere.games.lafamiglia.components import OF_HQ_SOLDIERS, OF_LABS, OF_MONEY, OF_UNITS
from consigliere.games.lafamiglia.names import (
    ALL_TILES,
    AREAS,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    EMPTY,
    FAMILY_TOKENS,
    HQ,
    NEUTRAL,
    ON_BOARD,
    SIDES,
    TILES,
    following,
    team,
)
from consigliere.games.lafamiglia.rounds import begin_planning
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.frames import STEP, Frame
from consigliere.kernel.state import CHANCE

# Places
TURN: Final = 3  # which corner, or which turn of those who place
KIND: Final = 4  # of unit
PLACED: Final = 5  # units

# Steps
TILES_STEP: Final = 0
TEAMS: Final = 1
FAMILIES: Final = 2
FIRST_PLAYER: Final = 3
CHARACTER_CARDS: Final = 4
UNITS: Final = 5
LABS: Final = 6
DISCS: Final = 7

FIRST_GAME: Final = [0, 1, 2, 3]  # LF-13: yellow, blue, green, red


def go(t: Table, f: Frame) -> bool:
    step = f[STEP]
    if step == TILES_STEP:
        return _tiles(t, f)
    if step == TEAMS:
        return _teams(t, f)
    if step == FAMILIES:
        return _families(t, f)
    if step == FIRST_PLAYER:
        t.ask(CHANCE, DEAL_FIRST, [DO_DEAL_FIRST + seat for seat in range(4)])  # LF-16
        return True
    if step == CHARACTER_CARDS:
        return _characters(t, f)
    if step == UNITS:
        return _units(t, f)
    if step == LABS:
        return _labs(t, f)
    return _discs(t, f)


def _next(f: Frame, step: int) -> bool:
    f[STEP] = step
    f[TURN] = f[KIND] = f[PLACED] = 0
    return False


def _tiles(t: Table, f: Frame) -> bool:
    """LF-10."""
    named = t.options["tiles"]
    if isinstance(named, list):
        for tile in named:
            t.in_play[TILES.index(tile)] = 1
    if sum(t.in_play) == 7:
        if t.journal is not None:
            t.note("lafamiglia-event-tiles", {"tiles": [TILES[n] for n in range(ALL_TILES) if t.in_play[n]]})
        return _next(f, TEAMS if t.options["families"] == "draft" else FAMILIES)
    t.ask(CHANCE, DEAL_TILE, [DO_DEAL_TILE + tile for tile in range(ALL_TILES) if not t.in_play[tile]])
    return True


def deal_tile(t: Table, f: Frame, action: int) -> None:
    t.in_play[action - DO_DEAL_TILE] = 1


def _teams(t: Table, f: Frame) -> bool:
    """LF-11: three colours for each team."""
    if t.dealt.count(0) == 3:
        t.dealt = [0 if dealt == 0 else 1 for dealt in t.dealt]
        if t.journal is not None:
            t.note("lafamiglia-event-teams", {"west": _dealt_to(t, 0), "east": _dealt_to(t, 1)})
        return _next(f, FAMILIES)
    t.ask(CHANCE, DEAL_TEAM, [DO_DEAL_TEAM + colour for colour in range(6) if t.dealt[colour] == EMPTY])
    return True


def _dealt_to(t: Table, number: int) -> list[str]:
    return [COLOURS[colour] for colour in range(6) if t.dealt[colour] == number]


def deal_team(t: Table, f: Frame, action: int) -> None:
    t.dealt[action - DO_DEAL_TEAM] = 0


def _families(t: Table, f: Frame) -> bool:
    seat = f[TURN]
    if seat == 4:
        _lay_out(t)
        return _next(f, FIRST_PLAYER)
    way = t.options["families"]
    if way == "draft":  # LF-11
        mine = [c for c in range(6) if t.dealt[c] == team(seat) and c not in t.colour]
        t.ask(seat, SETUP_FAMILY, [DO_SETUP_FAMILY + colour for colour in mine])
        return True
    choice = FIRST_GAME if way == "first_game" else list(range(6))  # LF-13, LF-12
    t.ask(CHANCE, DEAL_FAMILY, [DO_DEAL_FAMILY + colour for colour in choice if colour not in t.colour])
    return True


def deal_family(t: Table, f: Frame, action: int) -> None:
    _choose_family(t, f, action - DO_DEAL_FAMILY)


def setup_family(t: Table, f: Frame, action: int) -> None:
    _choose_family(t, f, action - DO_SETUP_FAMILY)


def _choose_family(t: Table, f: Frame, colour: int) -> None:
    t.colour[f[TURN]] = colour
    if t.journal is not None:
        t.note("lafamiglia-event-family", {"seat": f[TURN], "colour": COLOURS[colour]})
    f[TURN] += 1


def _lay_out(t: Table) -> None:
    """LF-14, LF-15, LF-21: tokens, the soldiers of the start, the neutral discs of sheet 0."""
    lay_out_tokens(t)
    for area in range(36):
        side = t.book.start_holder[area]
        t.holder[area] = side
        t.soldiers[area] = t.from_stock(side, t.book.start_soldiers[area])
    for column in range(6):
        t.upper[SIDES * column + NEUTRAL] = t.book.grey[column]
        t.neutral_discs -= t.book.grey[column]


def lay_out_tokens(t: Table) -> None:
    for seat in range(4):
        for n in range(FAMILY_TOKENS):
            t.where[FAMILY_TOKENS * t.colour[seat] + n] = HQ if n < 5 else ON_BOARD
        t.tokens[seat] = 5


def deal_first(t: Table, f: Frame, action: int) -> None:
    t.leader = t.primo = t.player = action - DO_DEAL_FIRST
    if t.journal is not None:
        t.note("lafamiglia-event-first", {"seat": t.leader})
    _next(f, CHARACTER_CARDS)


def _characters(t: Table, f: Frame) -> bool:
    """LF-17."""
    named = t.options["characters"]
    if isinstance(named, list):
        for seat in range(4):
            f[TURN] = seat
            _deal_card(t, seat, CHARACTERS.index(named[seat]))
        f[TURN] = 4
    if f[TURN] == 4:
        _pay_last_player(t)
        return _next(f, UNITS)
    rest = [card for card in range(6) if card not in t.character]
    t.ask(CHANCE, DEAL_CHARACTER, [DO_DEAL_CHARACTER + card for card in rest])
    return True


def deal_character(t: Table, f: Frame, action: int) -> None:
    _deal_card(t, f[TURN], action - DO_DEAL_CHARACTER)
    f[TURN] += 1


def _deal_card(t: Table, seat: int, card: int) -> None:
    t.character[seat] = card
    if t.journal is not None:
        t.note("lafamiglia-event-character", {"seat": seat, "character": CHARACTERS[card]})
    t.earn(seat, t.book.character[card][OF_MONEY])  # LF-18
    t.recruit(seat, t.book.character[card][OF_HQ_SOLDIERS])


def _pay_last_player(t: Table) -> None:
    """LF-18."""
    t.pay_fee(t.leader, following(t.leader, 3), min(1, t.money[t.leader]))


def _chooser(t: Table, seat: int) -> int:
    """LF-22: with `auto_setup` chance chooses."""
    return CHANCE if t.options["auto_setup"] == "on" else seat


def _units(t: Table, f: Frame) -> bool:
    """LF-19: player by player soldiers, cars, boats."""
    while f[TURN] < 4:
        seat = following(t.leader, f[TURN])
        while f[KIND] < 3:
            if f[PLACED] < t.book.character[t.character[seat]][OF_UNITS + f[KIND]] and _ask_unit(t, seat, f[KIND]):
                return True
            f[KIND] += 1
            f[PLACED] = 0
        f[TURN] += 1
        f[KIND] = 0
    return _next(f, LABS)


def _ask_unit(t: Table, seat: int, unit: int) -> bool:
    if unit == 0:
        legal = [DO_SETUP_SOLDIER + area for area in t.own_areas(seat)] if t.supply[seat] else []
        kind = SETUP_SOLDIER
    elif unit == 1:
        legal = [DO_SETUP_CAR + area for area in t.car_areas(seat)]
        kind = SETUP_CAR
    else:
        legal = [DO_SETUP_BOAT + sea for sea in t.boat_seas(seat) if t.boats_in(sea) < 2]
        kind = SETUP_BOAT
    if not legal:
        return False
    t.ask(_chooser(t, seat), kind, legal)
    return True


def setup_soldier(t: Table, f: Frame, action: int) -> None:
    seat, area = following(t.leader, f[TURN]), action - DO_SETUP_SOLDIER
    t.supply[seat] -= 1
    t.soldiers[area] += 1
    f[PLACED] += 1
    if t.journal is not None:
        t.note("lafamiglia-event-setup-soldier", {"seat": seat, "area": AREAS[area]})


def setup_car(t: Table, f: Frame, action: int) -> None:
    t.put_car(following(t.leader, f[TURN]), action - DO_SETUP_CAR)
    f[PLACED] += 1


def setup_boat(t: Table, f: Frame, action: int) -> None:
    t.put_boat(following(t.leader, f[TURN]), action - DO_SETUP_BOAT)
    f[PLACED] += 1


def _labs(t: Table, f: Frame) -> bool:
    """LF-20."""
    while f[TURN] < 4:
        seat = following(t.leader, f[TURN])
        areas = t.lab_areas(seat)
        if f[PLACED] < t.book.character[t.character[seat]][OF_LABS] and areas:
            t.ask(_chooser(t, seat), SETUP_LAB, [DO_SETUP_LAB + area for area in areas])
            return True
        f[TURN] += 1
        f[PLACED] = 0
    return _next(f, DISCS)


def setup_lab(t: Table, f: Frame, action: int) -> None:
    t.put_lab(following(t.leader, f[TURN]), action - DO_SETUP_LAB)
    f[PLACED] += 1


def _discs(t: Table, f: Frame) -> bool:
    """LF-21: twice round."""
    if f[TURN] == 8:
        t.pop()
        begin_planning(t)
        return False
    legal = [
        DO_SETUP_DISC + column
        for column in range(6)
        if t.book.spaces[0][column] < 0 or t.upper_in(column) < t.book.spaces[0][column]
    ]
    t.ask(_chooser(t, following(t.leader, f[TURN])), SETUP_DISC, legal)
    return True


def setup_disc(t: Table, f: Frame, action: int) -> None:
    seat, column = following(t.leader, f[TURN]), action - DO_SETUP_DISC
    t.discs[seat] -= 1
    t.upper[SIDES * column + seat] += 1
    f[TURN] += 1
    if t.journal is not None:
        t.note("lafamiglia-event-setup-disc", {"seat": seat, "column": COLUMNS[column]})
