"""The alphabet of Scarface: the decisions of section 17 (and those of chance) and their actions.

A notation is the id of the decision and the option: `plan_card bruiser`, `act order:recruit`, `send_to west`,
`fence_good dealer2:gun`, `lose_marker loop:casino`. Dealers of the human are numbered in the order acquired.
"""

from typing import Final

from consigliere.games.scarface import names
from consigliere.kernel.alphabet import Alphabet, AlphabetBuilder

_RULES: Final = [
    ("deal_token", "SF-12"), ("deal_tile", "SF-20"), ("deal_marker", "SF-5"), ("deal_district", "SF-37"),
    ("deal_raid", "SF-112"), ("deal_job", "SF-60"), ("deal_dealer", "SF-61"), ("deal_associate", "SF-59"),
    ("deal_news", "SF-119"), ("deal_action", "SF-141"), ("deal_card", "SF-50"),
    ("setup_gang", "SF-25"), ("setup_rival", "SF-34"), ("setup_district", "SF-31"), ("setup_vehicle", "SF-31"),
    ("setup_job", "SF-32"), ("setup_good", "SF-33"),
    ("turn_kind", "SF-42"), ("plan_card", "SF-44"), ("act", "SF-48"), ("pay_any", "SF-47"),
    ("hire_card", "SF-58"), ("deck_top", "SF-58"), ("keep_job", "SF-60"), ("keep_dealer", "SF-61"),
    ("sell_tile", "SF-62"), ("truck_good", "SF-87"), ("recruit_step", "SF-63"), ("fence_good", "SF-64"),
    ("business_tile", "SF-65"), ("business_type", "SF-65"), ("target_tile", "SF-66"), ("crime_steps", "SF-67"),
    ("free_count", "SF-68"), ("send_to", "SF-69"), ("move_piece", "SF-70"), ("move_riders", "SF-70"),
    ("move_to", "SF-70"), ("place_vehicle", "SF-82"), ("takeover_tile", "SF-71"), ("upgrade_what", "SF-72"),
    ("goods_dealer", "SF-73"), ("goods_kind", "SF-73"), ("store_good", "SF-89"), ("lose_thug", "SF-80"),
    ("lose_good", "SF-91"), ("lose_marker", "SF-93"), ("lose_tile", "SF-66"), ("lose_vehicle", "SF-81"),
    ("lose_level", "SF-107"), ("discard_card", "SF-182"), ("retire_card", "SF-98"), ("right_hand", "SF-106"),
    ("police_from", "SF-82"), ("police_to", "SF-82"), ("choose_option", "SF-182"), ("may_pay", "SF-183"),
    ("hench_choice", "SF-186"), ("deal_seat", "SF-218"), ("choose_victim", "SF-222"),
]  # fmt: skip
KINDS: Final = [kind for kind, _ in _RULES]
KIND_RULES: Final = [rule for _, rule in _RULES]

DEAL_TOKEN: Final = 0
DEAL_TILE: Final = 1
DEAL_MARKER: Final = 2
DEAL_DISTRICT: Final = 3
DEAL_RAID: Final = 4
DEAL_JOB: Final = 5
DEAL_DEALER: Final = 6
DEAL_ASSOCIATE: Final = 7
DEAL_NEWS: Final = 8
DEAL_ACTION: Final = 9
DEAL_CARD: Final = 10
SETUP_GANG: Final = 11
SETUP_RIVAL: Final = 12
SETUP_DISTRICT: Final = 13
SETUP_VEHICLE: Final = 14
SETUP_JOB: Final = 15
SETUP_GOOD: Final = 16
TURN_KIND: Final = 17
PLAN_CARD: Final = 18
ACT: Final = 19
PAY_ANY: Final = 20
HIRE_CARD: Final = 21
DECK_TOP: Final = 22
KEEP_JOB: Final = 23
KEEP_DEALER: Final = 24
SELL_TILE: Final = 25
TRUCK_GOOD: Final = 26
RECRUIT_STEP: Final = 27
FENCE_GOOD: Final = 28
BUSINESS_TILE: Final = 29
BUSINESS_TYPE: Final = 30
TARGET_TILE: Final = 31
CRIME_STEPS: Final = 32
FREE_COUNT: Final = 33
SEND_TO: Final = 34
MOVE_PIECE: Final = 35
MOVE_RIDERS: Final = 36
MOVE_TO: Final = 37
PLACE_VEHICLE: Final = 38
TAKEOVER_TILE: Final = 39
UPGRADE_WHAT: Final = 40
GOODS_DEALER: Final = 41
GOODS_KIND: Final = 42
STORE_GOOD: Final = 43
LOSE_THUG: Final = 44
LOSE_GOOD: Final = 45
LOSE_MARKER: Final = 46
LOSE_TILE: Final = 47
LOSE_VEHICLE: Final = 48
LOSE_LEVEL: Final = 49
DISCARD_CARD: Final = 50
RETIRE_CARD: Final = 51
RIGHT_HAND: Final = 52
POLICE_FROM: Final = 53
POLICE_TO: Final = 54
CHOOSE_OPTION: Final = 55
MAY_PAY: Final = 56
HENCH_CHOICE: Final = 57
DEAL_SEAT: Final = 58
CHOOSE_VICTIM: Final = 59
ASKED_ALONE: Final = frozenset(  # section 17, marked *: asked even when one option is left
    [
        PLAN_CARD, ACT, SELL_TILE, RECRUIT_STEP, FENCE_GOOD, BUSINESS_TILE, SEND_TO, MOVE_PIECE, GOODS_DEALER,
        POLICE_FROM,
    ]
)  # fmt: skip

DEALER_PLACES: Final = [f"dealer{n}" for n in range(1, 7)]
STORES: Final = names.TILES + DEALER_PLACES  # where goods lie: 18 tiles, then the dealers of the human
MOST_HUMANS: Final = len(names.HUMANS) - 1
FIRST_STORE_DEALER: Final = len(names.TILES)

_builder = AlphabetBuilder(KINDS)

DO_DEAL_TOKEN: Final = _builder.numbers(DEAL_TOKEN, 1, 7)
DO_DEAL_TILE: Final = _builder.named(DEAL_TILE, "tile", names.TILES)
DO_DEAL_MARKER: Final = _builder.named(DEAL_MARKER, "business", names.BUSINESS)
DO_DEAL_DISTRICT: Final = _builder.named(DEAL_DISTRICT, "district", names.DISTRICTS)
DO_DEAL_RAID: Final = _builder.named(DEAL_RAID, "raid", names.RAIDS)
DO_DEAL_JOB: Final = _builder.named(DEAL_JOB, "job", names.JOBS)
DO_DEAL_DEALER: Final = _builder.named(DEAL_DEALER, "dealer", names.DEALERS)
DO_DEAL_ASSOCIATE: Final = _builder.named(DEAL_ASSOCIATE, "card", names.ASSOCIATES) - len(names.GANG_CARDS)  # by card
DO_DEAL_NEWS: Final = _builder.named(DEAL_NEWS, "news", names.NEWS)
DO_DEAL_ACTION: Final = _builder.named(DEAL_ACTION, "card", names.ACTION_CARDS)
DO_DEAL_CARD: Final = _builder.named(DEAL_CARD, "card", names.CARDS)

DO_SETUP_GANG: Final = _builder.named(SETUP_GANG, "gang", names.GANGS)
DO_SETUP_RIVAL: Final = _builder.named(SETUP_RIVAL, "gang", names.GANGS)
DO_SETUP_DISTRICT: Final = _builder.named(SETUP_DISTRICT, "district", names.DISTRICTS)
DO_SETUP_VEHICLE: Final = _builder.named(SETUP_VEHICLE, "vehicle", names.VEHICLES)
DO_SETUP_JOB: Final = _builder.named(SETUP_JOB, "job", names.JOBS)
DO_SETUP_GOOD: Final = _builder.named(SETUP_GOOD, "good", names.GOODS)
DO_ACTION_TURN: Final = _builder.word(TURN_KIND, "action")
DO_REORGANIZE: Final = _builder.word(TURN_KIND, "reorganize")
DO_READY: Final = _builder.word(PLAN_CARD, "ready", True)
DO_PLAN: Final = _builder.named(PLAN_CARD, "card", names.CARDS)
DO_END: Final = _builder.word(ACT, "end", True)
DO_ORDER: Final = _builder.named(ACT, "order", names.ORDERS, "order")
DO_SKILL: Final = _builder.named(ACT, "card", names.CARDS, "skill")
DO_COMBO: Final = _builder.named(ACT, "card", names.ASSOCIATES, "combo") - len(names.GANG_CARDS)  # by card
DO_JOB: Final = _builder.named(ACT, "job", names.JOBS, "job")
DO_PAY_ANY: Final = _builder.numbers(PAY_ANY, 0, 20)
DO_HIRE: Final = _builder.named(HIRE_CARD, "slot", names.SLOTS)
DO_TO_DISCARD: Final = _builder.word(DECK_TOP, "discard", True)
DO_TO_TOP: Final = _builder.word(DECK_TOP, "top")
DO_KEEP_JOB: Final = _builder.named(KEEP_JOB, "job", names.JOBS)
DO_KEEP_DEALER: Final = _builder.named(KEEP_DEALER, "dealer", names.DEALERS)
DO_SELL_STOP: Final = _builder.word(SELL_TILE, "stop", True)
DO_SELL: Final = _builder.named(SELL_TILE, "tile", names.TILES)
DO_TRUCK: Final = _builder.named(TRUCK_GOOD, "good", names.GOODS)
DO_RECRUIT_STOP: Final = _builder.word(RECRUIT_STEP, "stop", True)
DO_RECRUIT: Final = _builder.named(RECRUIT_STEP, "place", names.PLACES[: names.HQ])
DO_FENCE_STOP: Final = _builder.word(FENCE_GOOD, "stop", True)
DO_FENCE: Final = _builder.pairs(FENCE_GOOD, "place", STORES, "good", names.GOODS)  # 2 * store + kind
DO_BUSINESS_STOP: Final = _builder.word(BUSINESS_TILE, "stop", True)
DO_BUSINESS_TILE: Final = _builder.named(BUSINESS_TILE, "tile", names.TILES)
DO_BUSINESS_TYPE: Final = _builder.named(BUSINESS_TYPE, "business", names.BUSINESS)
DO_TARGET: Final = _builder.named(TARGET_TILE, "tile", names.TILES)
DO_CRIME_STEPS: Final = _builder.numbers(CRIME_STEPS, 1, 10)
DO_FREE: Final = _builder.numbers(FREE_COUNT, 0, 12, True)
DO_SEND_STOP: Final = _builder.word(SEND_TO, "stop", True)
DO_SEND: Final = _builder.named(SEND_TO, "district", names.DISTRICTS)
DO_MOVE_STOP: Final = _builder.word(MOVE_PIECE, "stop", True)
DO_MOVE_THUG: Final = _builder.named(MOVE_PIECE, "district", names.DISTRICTS, "thug")
DO_MOVE_CAR: Final = _builder.named(MOVE_PIECE, "district", names.DISTRICTS, "car")
DO_MOVE_TRUCK: Final = _builder.named(MOVE_PIECE, "district", names.DISTRICTS, "truck")
DO_MOVE_RESERVE: Final = _builder.named(MOVE_PIECE, "vehicle", names.VEHICLES, "reserve")
DO_RIDERS: Final = _builder.numbers(MOVE_RIDERS, 0, 2)
DO_MOVE_TO: Final = _builder.named(MOVE_TO, "district", names.DISTRICTS)
DO_PLACE: Final = _builder.pairs(
    PLACE_VEHICLE, "vehicle", names.VEHICLES, "district", names.DISTRICTS
)  # 7 * vehicle + district
DO_TAKEOVER: Final = _builder.named(TAKEOVER_TILE, "tile", names.TILES)
DO_UPGRADE: Final = _builder.named(UPGRADE_WHAT, "what", names.CHARACTERISTICS)
DO_GOODS_STOP: Final = _builder.word(GOODS_DEALER, "stop", True)
DO_GOODS_DEALER: Final = _builder.named(GOODS_DEALER, "place", DEALER_PLACES)
DO_GOODS_KIND: Final = _builder.named(GOODS_KIND, "good", names.GOODS)
DO_STORE: Final = _builder.named(STORE_GOOD, "place", STORES)
DO_STORE_SUPPLY: Final = _builder.word(STORE_GOOD, "supply")
LOSE_PLACES: Final = names.PLACES[names.HQ :] + DEALER_PLACES + names.DISTRICTS  # where the human may lose a thug
DO_LOSE_THUG: Final = _builder.named(LOSE_THUG, "place", LOSE_PLACES)
DO_LOSE_THUG_DEALER: Final = DO_LOSE_THUG + LOSE_PLACES.index(DEALER_PLACES[0])
DO_LOSE_THUG_DISTRICT: Final = DO_LOSE_THUG + LOSE_PLACES.index(names.DISTRICTS[0])
DO_LOSE_GOOD: Final = _builder.pairs(LOSE_GOOD, "place", STORES, "good", names.GOODS)  # 2 * store + kind
DO_LOSE_MARKER: Final = _builder.pairs(LOSE_MARKER, "tile", names.TILES, "business", names.BUSINESS)  # 3 * tile + type
DO_LOSE_TILE: Final = _builder.named(LOSE_TILE, "tile", names.TILES)
DO_LOSE_VEHICLE: Final = _builder.pairs(
    LOSE_VEHICLE, "vehicle", names.VEHICLES, "district", names.DISTRICTS
)  # 7 * vehicle + district
DO_LOSE_LEVEL: Final = _builder.named(LOSE_LEVEL, "what", names.CHARACTERISTICS)
DO_DISCARD: Final = _builder.named(DISCARD_CARD, "card", names.CARDS)
DO_RETIRE_STOP: Final = _builder.word(RETIRE_CARD, "stop", True)
DO_RETIRE_HAND: Final = _builder.named(RETIRE_CARD, "card", names.CARDS, "hand")
DO_RETIRE_DISCARD: Final = _builder.named(RETIRE_CARD, "card", names.CARDS, "discard")
DO_RIGHT_HAND: Final = _builder.named(RIGHT_HAND, "card", names.GANG_CARDS)
DO_POLICE_STOP: Final = _builder.word(POLICE_FROM, "stop", True)
DO_POLICE_FROM: Final = _builder.named(POLICE_FROM, "district", names.DISTRICTS)
DO_POLICE_TO: Final = _builder.named(POLICE_TO, "district", names.DISTRICTS)
DO_CHOOSE: Final = _builder.numbers(CHOOSE_OPTION, 1, 9)
DO_PAY_NO: Final = _builder.word(MAY_PAY, "no", True)
DO_PAY_YES: Final = _builder.word(MAY_PAY, "yes")
DO_HENCH_TYPE: Final = _builder.named(HENCH_CHOICE, "business", names.BUSINESS, "type")
DO_HENCH_OPTION: Final = _builder.counted(HENCH_CHOICE, "hench-choice-option", "option:", 1, 9)
DO_HENCH_TILE: Final = _builder.named(HENCH_CHOICE, "tile", names.TILES, "tile")
DO_HENCH_GOOD: Final = _builder.named(HENCH_CHOICE, "good", names.GOODS, "good")
DO_DEAL_SEAT: Final = _builder.numbers(DEAL_SEAT, 0, MOST_HUMANS - 1)
DO_VICTIM: Final = _builder.named(CHOOSE_VICTIM, "gang", names.GANGS)

ALPHABET: Final = Alphabet(_builder.actions)
DECLINING: Final = frozenset(_builder.declining)
KIND_OF: Final = _builder.kind_of()
