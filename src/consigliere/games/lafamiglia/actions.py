"""The alphabet of La Famiglia: the decisions of section 20 (and those of chance) and their actions.

A notation is the id of the decision and the option of the spec's table: `plan.turn gain:church`, `place.area enna`,
`move.target land:gela`, `fight.card traitor`. Players are named by colour, since a colour stays with its tokens.
Options are listed in the order of these tables, the fallback first (LF-178).
"""

from typing import Final

from consigliere.games.lafamiglia.names import (
    AREAS,
    CARDS,
    CELLS,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    CORNERS,
    NEUTRAL_NAME,
    ONCE_PER_TURN,
    PARTS,
    ROWS,
    SEAS,
    SYMBOLS,
    TILES,
    TOKENS,
)
from consigliere.kernel.alphabet import Alphabet, AlphabetBuilder

_RULES: Final = [
    ("deal.tile", "LF-10"), ("deal.team", "LF-11"), ("deal.family", "LF-12"), ("deal.first", "LF-16"),
    ("deal.character", "LF-17"),
    ("setup.family", "LF-11"), ("setup.soldier", "LF-19"), ("setup.car", "LF-19"), ("setup.boat", "LF-19"),
    ("setup.lab", "LF-20"), ("setup.disc", "LF-21"),
    ("tile.influence", "LF-98"), ("plan.turn", "LF-46"), ("gift.answer", "LF-38"), ("plan.disc", "LF-51"),
    ("plan.cell", "LF-52"), ("plan.part", "LF-55"),
    ("place.area", "LF-65"), ("place.count", "LF-65"), ("order.token", "LF-66"), ("order.area", "LF-66"),
    ("equip.kind", "LF-69"), ("car.area", "LF-33"), ("lab.area", "LF-34"),
    ("boat.sea", "LF-32"), ("boat.move", "LF-32"), ("boat.remove", "LF-32"),
    ("rally.area", "LF-71"), ("rally.from", "LF-71"), ("rally.soldiers", "LF-71"), ("rally.cars", "LF-71"),
    ("infl.row", "LF-72"), ("infl.more", "LF-75"), ("infl.dest", "LF-74"),
    ("gain.disc", "LF-59"), ("gain.step", "LF-60"), ("plan.after", "LF-97"), ("ultima.cell", "LF-84"),
    ("check.remove", "LF-92"), ("check.add", "LF-93"),
    ("enc.pick", "LF-110"), ("enc.part", "LF-112"), ("guard.area", "LF-119"),
    ("around.area", "LF-120"), ("around.count", "LF-120"), ("around.ally", "LF-120"),
    ("move.from", "LF-145"), ("move.target", "LF-125"), ("move.bribe", "LF-106"), ("move.soldiers", "LF-126"),
    ("move.car", "LF-127"), ("move.turncoat", "LF-121"), ("move.payoff", "LF-122"),
    ("fight.mode", "LF-133"), ("fight.neutral", "LF-136"), ("fight.card", "LF-135"), ("fight.take", "LF-137"),
    ("take.recruit", "LF-104"),
    ("bomb.from", "LF-146"), ("bomb.target", "LF-147"), ("bomb.car", "LF-148"),
    ("pentito.area", "LF-152"), ("pentito.count", "LF-152"), ("defect.area", "LF-153"), ("defect.count", "LF-153"),
    ("incite.area", "LF-155"), ("incite.target", "LF-155"), ("incite.count", "LF-155"),
    ("recruit.count", "LF-56"), ("launder.count", "LF-56"),
]  # fmt: skip
KINDS: Final = [kind for kind, _ in _RULES]
KIND_RULES: Final = [rule for _, rule in _RULES]

DEAL_TILE: Final = 0
DEAL_TEAM: Final = 1
DEAL_FAMILY: Final = 2
DEAL_FIRST: Final = 3
DEAL_CHARACTER: Final = 4
SETUP_FAMILY: Final = 5
SETUP_SOLDIER: Final = 6
SETUP_CAR: Final = 7
SETUP_BOAT: Final = 8
SETUP_LAB: Final = 9
SETUP_DISC: Final = 10
TILE_INFLUENCE: Final = 11
PLAN_TURN: Final = 12
GIFT_ANSWER: Final = 13
PLAN_DISC: Final = 14
PLAN_CELL: Final = 15
PLAN_PART: Final = 16
PLACE_AREA: Final = 17
PLACE_COUNT: Final = 18
ORDER_TOKEN: Final = 19
ORDER_AREA: Final = 20
EQUIP_KIND: Final = 21
CAR_AREA: Final = 22
LAB_AREA: Final = 23
BOAT_SEA: Final = 24
BOAT_MOVE: Final = 25
BOAT_REMOVE: Final = 26
RALLY_AREA: Final = 27
RALLY_FROM: Final = 28
RALLY_SOLDIERS: Final = 29
RALLY_CARS: Final = 30
INFL_ROW: Final = 31
INFL_MORE: Final = 32
INFL_DEST: Final = 33
GAIN_DISC: Final = 34
GAIN_STEP: Final = 35
PLAN_AFTER: Final = 36
ULTIMA_CELL: Final = 37
CHECK_REMOVE: Final = 38
CHECK_ADD: Final = 39
ENC_PICK: Final = 40
ENC_PART: Final = 41
GUARD_AREA: Final = 42
AROUND_AREA: Final = 43
AROUND_COUNT: Final = 44
AROUND_ALLY: Final = 45
MOVE_FROM: Final = 46
MOVE_TARGET: Final = 47
MOVE_BRIBE: Final = 48
MOVE_SOLDIERS: Final = 49
MOVE_CAR: Final = 50
MOVE_TURNCOAT: Final = 51
MOVE_PAYOFF: Final = 52
FIGHT_MODE: Final = 53
FIGHT_NEUTRAL: Final = 54
FIGHT_CARD: Final = 55
FIGHT_TAKE: Final = 56
TAKE_RECRUIT: Final = 57
BOMB_FROM: Final = 58
BOMB_TARGET: Final = 59
BOMB_CAR: Final = 60
PENTITO_AREA: Final = 61
PENTITO_COUNT: Final = 62
DEFECT_AREA: Final = 63
DEFECT_COUNT: Final = 64
INCITE_AREA: Final = 65
INCITE_TARGET: Final = 66
INCITE_COUNT: Final = 67
RECRUIT_COUNT: Final = 68
LAUNDER_COUNT: Final = 69

MOST_GIFT: Final = 50  # LF-38, H6: as much as the dearest payoff, for all soldiers of a family

_builder: Final = AlphabetBuilder(KINDS)
_SIDES: Final = [*COLOURS, NEUTRAL_NAME]

DO_DEAL_TILE: Final = _builder.named(DEAL_TILE, "tile", TILES)
DO_DEAL_TEAM: Final = _builder.named(DEAL_TEAM, "colour", COLOURS)
DO_DEAL_FAMILY: Final = _builder.named(DEAL_FAMILY, "colour", COLOURS)
DO_DEAL_FIRST: Final = _builder.named(DEAL_FIRST, "corner", CORNERS)
DO_DEAL_CHARACTER: Final = _builder.named(DEAL_CHARACTER, "character", CHARACTERS)

DO_SETUP_FAMILY: Final = _builder.named(SETUP_FAMILY, "colour", COLOURS)
DO_SETUP_SOLDIER: Final = _builder.named(SETUP_SOLDIER, "area", AREAS)
DO_SETUP_CAR: Final = _builder.named(SETUP_CAR, "area", AREAS)
DO_SETUP_BOAT: Final = _builder.named(SETUP_BOAT, "sea", SEAS)
DO_SETUP_LAB: Final = _builder.named(SETUP_LAB, "area", AREAS)
DO_SETUP_DISC: Final = _builder.named(SETUP_DISC, "column", COLUMNS)

DO_NO_INFLUENCE: Final = _builder.word(TILE_INFLUENCE, "none", True)
DO_INFLUENCE: Final = _builder.named(TILE_INFLUENCE, "column", COLUMNS)

DO_USE: Final = _builder.word(PLAN_TURN, "use")
DO_GAIN: Final = _builder.named(PLAN_TURN, "column", COLUMNS, "gain")
_ONCE_TILES: Final = [TILES[tile] for tile in ONCE_PER_TURN]
DO_TILE: Final = _builder.named(PLAN_TURN, "tile", _ONCE_TILES, "tile")  # in the order of ONCE_PER_TURN
DO_GIVE: Final = _builder.counted(PLAN_TURN, "give", "give:", 1, 5)
GIFTS: Final = list(range(DO_GIVE + 1, DO_GIVE + 6))
DO_GIFT: Final = _builder.numbers(GIFT_ANSWER, 0, MOST_GIFT, declines=True)
DO_DISC: Final = _builder.pairs(PLAN_DISC, "column", COLUMNS, "colour", _SIDES, " ")  # 7 * column + colour
DO_CELL: Final = _builder.named(PLAN_CELL, "cell", CELLS)
DO_PART_DONE: Final = _builder.word(PLAN_PART, "done", True)
DO_PART: Final = _builder.named(PLAN_PART, "part", PARTS)

DO_PLACE_AREA: Final = _builder.named(PLACE_AREA, "area", AREAS)
DO_PLACE_COUNT: Final = _builder.numbers(PLACE_COUNT, 1, 50)
DO_NO_TOKEN: Final = _builder.word(ORDER_TOKEN, "none", True)
DO_TOKEN: Final = _builder.named(ORDER_TOKEN, "token", TOKENS)
DO_ORDER_AREA: Final = _builder.named(ORDER_AREA, "area", AREAS)
DO_NO_EQUIP: Final = _builder.word(EQUIP_KIND, "none", True)
DO_EQUIP_CAR: Final = _builder.word(EQUIP_KIND, "car")
DO_EQUIP_BOAT: Final = _builder.word(EQUIP_KIND, "boat")
DO_EQUIP_LAB: Final = _builder.word(EQUIP_KIND, "lab")
DO_NO_CAR: Final = _builder.word(CAR_AREA, "none", True)
DO_CAR_AREA: Final = _builder.named(CAR_AREA, "area", AREAS)
DO_NO_LAB: Final = _builder.word(LAB_AREA, "none", True)
DO_LAB_AREA: Final = _builder.named(LAB_AREA, "area", AREAS)
DO_BOAT_SEA: Final = _builder.named(BOAT_SEA, "sea", SEAS)
DO_STAY: Final = _builder.word(BOAT_MOVE, "stay", True)
DO_BOAT_MOVE: Final = _builder.named(BOAT_MOVE, "sea", SEAS)
DO_BOAT_REMOVE: Final = _builder.named(BOAT_REMOVE, "colour", COLOURS)
DO_RALLY_AREA: Final = _builder.named(RALLY_AREA, "area", AREAS)
DO_RALLIED: Final = _builder.word(RALLY_FROM, "done", True)
DO_RALLY_FROM: Final = _builder.named(RALLY_FROM, "area", AREAS)
DO_RALLY_SOLDIERS: Final = _builder.numbers(RALLY_SOLDIERS, 0, 50)
DO_RALLY_CARS: Final = _builder.numbers(RALLY_CARS, 0, 5)
DO_ROW: Final = _builder.named(INFL_ROW, "row", ROWS)
DO_MORE: Final = _builder.word(INFL_MORE, "yes")
DO_NO_MORE: Final = _builder.word(INFL_MORE, "no", True)
DO_DEST_CELL: Final = _builder.named(INFL_DEST, "cell", CELLS)
DO_DEST_COLUMN: Final = _builder.named(INFL_DEST, "column", COLUMNS, "upper")
DO_GAIN_DISC: Final = _builder.named(GAIN_DISC, "cell", CELLS)
DO_GAIN_ACTION: Final = _builder.word(GAIN_STEP, "action")
DO_GAIN_ORDER: Final = _builder.word(GAIN_STEP, "order")
DO_GAIN_END: Final = _builder.word(GAIN_STEP, "end", True)
DO_AFTER_END: Final = _builder.word(PLAN_AFTER, "end", True)
DO_AFTER_TILE: Final = _builder.named(PLAN_AFTER, "tile", _ONCE_TILES, "tile")
DO_NO_ULTIMA: Final = _builder.word(ULTIMA_CELL, "none", True)
DO_ULTIMA: Final = _builder.named(ULTIMA_CELL, "cell", CELLS)
DO_CHECK_REMOVE: Final = _builder.named(CHECK_REMOVE, "tile", TILES)
DO_CHECK_ADD: Final = _builder.named(CHECK_ADD, "tile", TILES)

DO_PICK: Final = _builder.named(ENC_PICK, "token", TOKENS)
DO_TOKEN_DONE: Final = _builder.word(ENC_PART, "done", True)
DO_SYMBOL: Final = _builder.named(ENC_PART, "symbol", SYMBOLS)
DO_GUARD_DONE: Final = _builder.word(GUARD_AREA, "done", True)
DO_GUARD_ALL: Final = _builder.word(GUARD_AREA, "all")
DO_GUARD: Final = _builder.named(GUARD_AREA, "area", AREAS)
DO_AROUND_DONE: Final = _builder.word(AROUND_AREA, "done", True)
DO_AROUND: Final = _builder.named(AROUND_AREA, "area", AREAS)
DO_AROUND_COUNT: Final = _builder.numbers(AROUND_COUNT, 1, 9)
DO_AROUND_ALLY: Final = _builder.numbers(AROUND_ALLY, 0, 9, declines=True)

DO_FROM_NONE: Final = _builder.word(MOVE_FROM, "none", True)
DO_FROM: Final = _builder.named(MOVE_FROM, "area", AREAS)
DO_NO_TARGET: Final = _builder.word(MOVE_TARGET, "none", True)
DO_LAND: Final = _builder.named(MOVE_TARGET, "area", AREAS, "land")
DO_BOAT: Final = _builder.named(MOVE_TARGET, "area", AREAS, "boat")
DO_ALLIES: Final = _builder.named(MOVE_TARGET, "area", AREAS, "allies")
DO_NO_BRIBE: Final = _builder.word(MOVE_BRIBE, "no", True)
DO_BRIBE: Final = _builder.word(MOVE_BRIBE, "yes")
DO_SOLDIERS: Final = _builder.numbers(MOVE_SOLDIERS, 1, 50)
DO_CAR: Final = _builder.word(MOVE_CAR, "yes")
DO_NO_CAR_ALONG: Final = _builder.word(MOVE_CAR, "no", True)
DO_TURNCOAT: Final = _builder.numbers(MOVE_TURNCOAT, 0, 9, declines=True)
DO_PAYOFF: Final = _builder.numbers(MOVE_PAYOFF, 0, 50, declines=True)
DO_TACTICS: Final = _builder.word(FIGHT_MODE, "tactics")
DO_BRUTE: Final = _builder.word(FIGHT_MODE, "brute")
DO_DEFEND_SELF: Final = _builder.word(FIGHT_NEUTRAL, "self")
DO_DEFEND_PARTNER: Final = _builder.word(FIGHT_NEUTRAL, "partner")
DO_CARD: Final = _builder.named(FIGHT_CARD, "card", CARDS)
DO_LEAVE: Final = _builder.word(FIGHT_TAKE, "leave", True)
DO_TAKE: Final = _builder.word(FIGHT_TAKE, "take")
DO_NO_RECRUIT: Final = _builder.word(TAKE_RECRUIT, "none", True)
DO_RECRUIT: Final = _builder.numbers(TAKE_RECRUIT, 1, 2)
DO_BOMB_FROM_NONE: Final = _builder.word(BOMB_FROM, "none", True)
DO_BOMB_FROM: Final = _builder.named(BOMB_FROM, "area", AREAS)
DO_NO_BOMB: Final = _builder.word(BOMB_TARGET, "none", True)
DO_BOMB: Final = _builder.named(BOMB_TARGET, "area", AREAS)
DO_BOMB_FAR: Final = _builder.named(BOMB_TARGET, "area", AREAS, "far")
DO_NO_CAR_BOMB: Final = _builder.word(BOMB_CAR, "no", True)
DO_CAR_BOMB: Final = _builder.word(BOMB_CAR, "yes")
DO_NO_PENTITO: Final = _builder.word(PENTITO_AREA, "none", True)
DO_PENTITO: Final = _builder.named(PENTITO_AREA, "area", AREAS)
DO_PENTITO_COUNT: Final = _builder.numbers(PENTITO_COUNT, 1, 9)
DO_DEFECT_DONE: Final = _builder.word(DEFECT_AREA, "done", True)
DO_DEFECT: Final = _builder.named(DEFECT_AREA, "area", AREAS)
DO_DEFECT_COUNT: Final = _builder.numbers(DEFECT_COUNT, 1, 9)
DO_NO_INCITE: Final = _builder.word(INCITE_AREA, "none", True)
DO_INCITE: Final = _builder.named(INCITE_AREA, "area", AREAS)
DO_INCITE_TARGET: Final = _builder.named(INCITE_TARGET, "area", AREAS)
DO_INCITE_COUNT: Final = _builder.numbers(INCITE_COUNT, 1, 30)

DO_RECRUIT_COUNT: Final = _builder.numbers(RECRUIT_COUNT, 1, 50)
DO_LAUNDER_COUNT: Final = _builder.numbers(LAUNDER_COUNT, 1, 30)

# Money (LF-37): these decisions also offer `sell:<token>`, all but the answer to a request also `ask:<n>`.
MONEY_VERBS: Final = ["sell", "ask", "give"]
MONEY_KINDS: Final = [
    PLAN_TURN, PLAN_CELL, PLAN_AFTER, ULTIMA_CELL, MOVE_TARGET, MOVE_BRIBE, MOVE_PAYOFF, TAKE_RECRUIT, GIFT_ANSWER,
]  # fmt: skip


def _money() -> tuple[list[int], list[int]]:
    sells = [-1] * len(KINDS)
    asks = [-1] * len(KINDS)
    for kind in MONEY_KINDS:
        sells[kind] = _builder.add(kind, "sell", [f"sell:{token}" for token in TOKENS], [{"token": t} for t in TOKENS])
        if kind != GIFT_ANSWER:
            asks[kind] = _builder.counted(kind, "ask", "ask:", 1, MOST_GIFT)
    return sells, asks


SELL, ASK = _money()  # by kind: the action that sells token 0, the action that asks for 0
REQUESTS: Final = [list(range(ask + 1, ask + MOST_GIFT + 1)) for ask in ASK]  # by kind: asking for 1, 2, 3 and so on

FIRST_MONEY_ACTION: Final = SELL[PLAN_TURN]
ALPHABET: Final = Alphabet(_builder.actions)
DECLINING: Final = frozenset(_builder.declining)
KIND_OF: Final = _builder.kind_of()
