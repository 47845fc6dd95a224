"""The names of all components, in the order of their data files; a component is its place in these lists."""

from typing import Final

AREAS: Final = [
    "trapani", "marsala", "alcamo", "castelvetrano", "sciacca", "corleone", "palermo", "monreale", "bagheria",
    "termini_imerese", "lercara", "cefalu", "agrigento", "camastra", "caltanissetta", "enna", "petralia", "nicosia",
    "licata", "gela", "piazza_armerina", "ragusa", "vittoria", "caltagirone", "siracusa", "palazzolo", "noto",
    "catania", "scordia", "palagonia", "messina", "milazzo", "taormina", "bronte", "mistretta", "patti",
]  # fmt: skip
MANDAMENTI: Final = [
    "trapani", "palermo", "corleone", "termini", "agrigento", "enna", "licata", "ragusa", "siracusa", "catania",
    "messina", "bronte",
]  # fmt: skip
SEAS: Final = [
    "mare_palermo", "mare_cefalu", "mare_milazzo", "mare_catania", "mare_siracusa", "mare_licata", "mare_agrigento",
    "mare_sciacca", "mare_trapani",
]  # fmt: skip
CORNERS: Final = ["nw", "ne", "sw", "se"]  # the seats, in turn order (LF-8, LF-9)
COLOURS: Final = ["yellow", "blue", "green", "red", "white", "black"]
ROWS: Final = ["justice", "police", "economy", "church"]
COLUMNS: Final = ["primo", "justice", "police", "economy", "church", "two"]
TILES: Final = [
    "influence", "meetings", "reinforcements", "cars", "speedboats", "chain_of_command", "recruitment", "allies",
    "bribery", "delay_detonator", "miniguns",
]  # fmt: skip
CHARACTERS: Final = ["stefano", "rosalia", "calogero", "nunzia", "salvatore", "concetta"]
CARDS: Final = ["traitor", "coward1", "coward2"]
NEUTRAL_NAME: Final = "neutral"

_ADVANCED: Final = {
    "yellow": "JA PA PB EA EB EC CA CB",
    "blue": "JA JB JC PA PB EA EB CA",
    "green": "JA PA PB EA EB CA CB CC",
    "red": "JA JB PA PB PC EA CA CB",
    "white": "JA JB PA PB PC EA CA CB",
    "black": "JA JB JC PA PB EA CA CB",
}
TOKENS: Final = [
    f"{colour}-{mark}" for colour in COLOURS for mark in ["1", "2", "3", "4", "5", *_ADVANCED[colour].split()]
]

CELLS_OF_SHEET: Final = [0, 15, 16, 17, 18]
FIRST_CELL: Final = [0, 0, 15, 31, 48]  # of each sheet
CELLS: Final = [f"s{sheet}-{n + 1:02}" for sheet in range(1, 5) for n in range(CELLS_OF_SHEET[sheet])]

# The actions of the sheets (section 7) and the symbols of the order tokens (section 13).
PARTS: Final = [
    "recruit", "place", "order", "orders_apart", "orders_together", "equip", "launder", "rally", "influence_return",
    "influence_place", "influence_row2", "ultima",
]  # fmt: skip
SYMBOLS: Final = [
    "soldiers", "deploy", "recruit", "levy", "money", "launder", "car", "lab", "boat", "lab_guard", "around", "rally",
    "shotgun", "bomb", "pentito", "defect", "incite",
]  # fmt: skip
PASSIVE: Final = ["vest", "skull", "turncoat", "payoff"]

NEUTRAL: Final = 4  # the side after the four seats
EMPTY: Final = -1  # holder of an area without soldiers; owner of nothing
HQ: Final = 36  # where a token is: an area, or one of these
ON_BOARD: Final = 37
SOLD: Final = 38
UNUSED: Final = 39  # its colour does not play

JUSTICE: Final = 0
POLICE: Final = 1
ECONOMY: Final = 2
CHURCH: Final = 3

INFLUENCE: Final = 0
MEETINGS: Final = 1
REINFORCEMENTS: Final = 2
CARS: Final = 3
SPEEDBOATS: Final = 4
CHAIN_OF_COMMAND: Final = 5
RECRUITMENT: Final = 6
ALLIES: Final = 7
BRIBERY: Final = 8
DELAY_DETONATOR: Final = 9
MINIGUNS: Final = 10
ONCE_PER_TURN: Final = [MEETINGS, REINFORCEMENTS, CARS, SPEEDBOATS]

P_RECRUIT: Final = 0
P_PLACE: Final = 1
P_ORDER: Final = 2
P_APART: Final = 3
P_TOGETHER: Final = 4
P_EQUIP: Final = 5
P_LAUNDER: Final = 6
P_RALLY: Final = 7
P_RETURN: Final = 8
P_INFLUENCE_PLACE: Final = 9
P_ROW2: Final = 10
P_ULTIMA: Final = 11


SEATS: Final = 4
SIDES: Final = 5  # the seats and the neutrals
FAMILY_TOKENS: Final = 13  # of each colour
ALL_TILES: Final = 11  # the length of TILES, as a number that compiles to one


TEAM_BIT: Final = 1  # of a seat: which team it is in


def partner(seat: int) -> int:
    return seat ^ 2


def team(seat: int) -> int:
    return seat & TEAM_BIT


def following(seat: int, n: int = 1) -> int:
    """The nth seat after this one, in turn order (LF-9)."""
    return (seat + n) & 3


TURN_ORDER: Final = [[following(first, n) for n in range(SEATS)] for first in range(SEATS)]  # from each first player


def same_team(seat: int, other: int) -> bool:
    return (seat ^ other) & TEAM_BIT == 0


# What has a name for people; ids that several kinds of components share have their kind before them.
NAMED: Final = [
    *AREAS, *SEAS, *CORNERS, *COLOURS, NEUTRAL_NAME, *TOKENS, *CELLS, *CHARACTERS, *CARDS,
    *(f"mandamento-{id}" for id in MANDAMENTI), *(f"row-{id}" for id in ROWS), *(f"column-{id}" for id in COLUMNS),
    *(f"tile-{id}" for id in TILES), *(f"part-{id}" for id in PARTS), *(f"symbol-{id}" for id in [*SYMBOLS, *PASSIVE]),
]  # fmt: skip
