"""The names of all components, in the order of their data files; a component is its place in these lists."""

from typing import Final

DISTRICTS: Final = [
    "far_north", "north", "west", "central", "south", "southwest", "far_south",
]  # fmt: skip
TILES: Final = [
    "loop", "little_italy", "bronzeville", "stockyards", "pilsen", "bridgeport", "uptown", "hyde_park",
    "greektown", "maxwell", "goose_island", "englewood", "pullman", "canaryville", "river_docks", "rogers_park",
    "back_yards", "gold_coast",
]  # fmt: skip
BUSINESS: Final = [
    "speakeasy", "brothel", "casino",
]  # fmt: skip
GANGS: Final = [
    "outfit", "gems", "wolves", "mob",
]  # fmt: skip
ORDERS: Final = [
    "hire_associate", "get_job", "hire_dealer", "sell_neighbourhood", "recruit", "sell_authorities",
    "set_up_business", "remove_control", "reduce_crime", "free_thugs", "send_thugs", "move", "takeover",
    "upgrade", "get_goods",
]  # fmt: skip
GANG_CARDS: Final = [
    "bruiser", "bagman", "wheelman", "lookout", "mouthpiece", "boss_capone", "boss_rothstein", "boss_st_clair",
    "boss_obanion", "chauffeur_capone", "chauffeur_rothstein", "chauffeur_st_clair", "chauffeur_obanion",
    "cashier", "alderman_friend", "baseball_bat", "odds_maker", "city_hall_man", "silent_partner",
    "numbers_queen", "pack_leader", "night_prowler", "brewmaster", "florist", "road_boss",
]  # fmt: skip
ASSOCIATES: Final = [
    "street_tough", "newsboy", "beat_cop", "moonshiner", "pickpocket", "dice_hustler", "dock_hand",
    "court_clerk", "bar_bouncer", "getaway_driver", "loan_shark", "ward_heeler", "safecracker", "gunsmith",
    "jazz_singer", "prize_fighter", "union_agitator", "madam", "city_treasurer", "bootleg_captain",
    "hatchet_man", "crooked_judge", "arms_broker", "card_sharp", "property_agent", "crew_chief",
    "informer_hunter", "state_senator", "brewery_baron", "tommy_gunner", "casino_impresario",
    "police_commissioner", "border_king", "governors_brother", "murder_contractor", "whisky_magnate",
    "vice_empress", "political_boss",
]  # fmt: skip
JOBS: Final = [
    "prison_escape", "payroll_heist", "hijack_truck", "armory_break", "bribe_jury", "rigged_fight",
    "protection_round", "election_day", "frame_up", "drive_by", "warehouse_fire", "license_raid", "turf_pact",
    "grand_opening", "talent_scout", "hush_money", "blackmail", "clean_house", "bulk_order", "arms_deal",
    "secret_tunnel", "own_newspaper", "bodyguard_ring", "jazz_club_chain", "ward_office", "racing_wire",
    "three_way_split",
]  # fmt: skip
DEALERS: Final = [
    "alcohol_supplier", "gun_supplier", "distillery_owner", "gun_runner", "police_captain", "army_officer",
    "rum_runner", "bathtub_chemist", "border_smuggler", "pawnbroker", "cold_store",
]  # fmt: skip
RAIDS: Final = [
    "door_kicked_in", "axes_and_barrels", "seized_crates", "heavy_fine", "tax_audit", "padlocked", "round_up",
    "shoot_out", "impounded_car", "witness_talks", "crackdown", "warrant", "leaky_ledger", "turncoat",
    "tip_off", "grand_jury", "all_points",
]  # fmt: skip
NEWS: Final = [
    "voted_dry", "prohibition_ends", "speakeasy_craze", "gang_war", "reform_mayor", "crooked_mayor",
    "stock_boom", "bank_run", "gun_law", "jail_break", "police_strike", "patrol_budget", "jazz_age", "lake_ice",
    "hiring_hall", "three_families",
]  # fmt: skip
ACTION_CARDS: Final = [
    "C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08", "C09", "B01", "B02", "B03", "B04", "B05", "B06",
    "B07", "B08", "B09", "B10", "B11", "B12", "B13", "B14", "B15", "A01", "A02", "A03", "A04", "A05", "A06",
    "A07", "A08", "A09", "A10", "A11", "A12",
]  # fmt: skip

CARDS: Final = GANG_CARDS + ASSOCIATES  # what can be in the human's deck
CHARACTERISTICS: Final = ["power", "supply", "trade", "protection", "recruitment", "crew", "connections"]
TYPES: Final = ["violence", "corruption", "contraband", "vice"]
GOODS: Final = ["alcohol", "gun"]
VEHICLES: Final = ["car", "truck"]
PIECES: Final = ["thug", *VEHICLES]
THUG: Final = 0
FIRST_VEHICLE: Final = 1
SLOTS: Final = ["low1", "low2", "low3", "lowtop", "high", "hightop"]  # of the associates' market
PILES: Final = ["A", "B"]  # the Henchman's better action cards
SIDES: Final = ["human", "henchman", "human2", "human3"]  # the humans in turn order

# Where a thug can be besides districts and dealers (SF-6).
PLACES: Final = ["slums", "safehouses", "hq", "underworld", "authorities", "prison"]
SLUMS: Final = 0
SAFEHOUSES: Final = 1
HQ: Final = 2
UNDERWORLD: Final = 3
AUTHORITIES: Final = 4
PRISON: Final = 5

# How many there are of each: lists by side, gang, tile or place are laid out with these (layout.py).
DISTRICT_COUNT: Final = 7
PLACE_COUNT: Final = 6
CHARACTERISTIC_COUNT: Final = 7
PASSIVE_COUNT: Final = 13
BUSINESS_COUNT: Final = 3
GOOD_COUNT: Final = 2
FACE_COUNT: Final = 2  # day, night
CUBE_ROWS: Final = 10  # more than a card has rows

# Where the Henchman's part of a list by side begins.
HIS_DISTRICTS: Final = 7
HIS_PLACES: Final = 6
HIS_LEVELS: Final = 7
HIS_PASSIVES: Final = 13

NIGHT: Final = 1
ALCOHOL: Final = 0
GUNS: Final = 1

# What lies at which place of a dealer.
DEALER_TYPE: Final = 0
DEALER_THUGS: Final = 1
DEALER_GOODS: Final = 2  # + kind
START_DEALERS: Final = 2  # the first ones of a side

HUMAN: Final = 0  # in the solo game; with more humans the first of them
HENCHMAN: Final = 1
HUMANS: Final = [[], [0], [0, 2], [0, 2, 3]]  # so many, in turn order
TURN_ORDER: Final = [[HENCHMAN, *humans] for humans in HUMANS]  # SF-220; by how many humans there are
NOBODY_CONTROLS: Final = -1
NONE: Final = -1  # no card, no tile, nothing
UNKNOWN: Final = -1  # a dealer of the Henchman that nobody has seen

SPEAKEASY: Final = 0
BROTHEL: Final = 1
CASINO: Final = 2

POWER: Final = 0
SUPPLY: Final = 1
TRADE: Final = 2
PROTECTION: Final = 3
RECRUITMENT: Final = 4
CREW: Final = 5
CONNECTIONS: Final = 6

O_HIRE: Final = 0
O_JOB: Final = 1
O_DEALER: Final = 2
O_SELL: Final = 3
O_RECRUIT: Final = 4
O_FENCE: Final = 5
O_BUSINESS: Final = 6
O_REMOVE: Final = 7
O_CRIME: Final = 8
O_FREE: Final = 9
O_SEND: Final = 10
O_MOVE: Final = 11
O_TAKEOVER: Final = 12
O_UPGRADE: Final = 13
O_GOODS: Final = 14

# The effect language of section 16; its verbs stand in effects/verbs.py.
WHO: Final = ["self", "rival", "each"]
SELF: Final = 0
RIVAL: Final = 1
EACH: Final = 2
AT: Final = ["any", "here", "districts", "prison"]
AT_ANY: Final = 0
AT_HERE: Final = 1
AT_DISTRICTS: Final = 2
AT_PRISON: Final = 3
TO: Final = ["any", "own", "here", "next_own", "next_rival", "next_neutral"]
TO_ANY: Final = 0
TO_OWN: Final = 1
TO_HERE: Final = 2
TO_NEXT_OWN: Final = 3
TO_NEXT_RIVAL: Final = 4
TO_NEXT_NEUTRAL: Final = 5

CONDITIONS: Final = [
    "plan_ge", "plan_le", "crime_ge", "crime_le", "controls_ge", "controls_le", "jobs_ge", "money_ge", "money_le",
    "upgrades_ge", "vehicles_ge", "night_ge", "has_ring", "no_ring", "behind", "lower_crime",
]  # fmt: skip
COUNTS: Final = [
    "neighbourhood", "business", "speakeasy", "brothel", "casino", "night", "dealer", "job", "upgrade", "vehicle",
    "thug_street", "thug_prison", "rival_neighbourhood", "news",
]  # fmt: skip
PASSIVES: Final = [
    "sale", "sale_alcohol", "sale_guns", "fence_alcohol", "fence_guns", "hire_cost", "business_cost", "defence",
    "takeover_defence", "supply", "bribe", "income", "plan_crime",
]  # fmt: skip
P_SALE: Final = 0
P_SALE_ALCOHOL: Final = 1
P_SALE_GUNS: Final = 2
P_FENCE_ALCOHOL: Final = 3
P_FENCE_GUNS: Final = 4
P_HIRE_COST: Final = 5
P_BUSINESS_COST: Final = 6
P_DEFENCE: Final = 7
P_TAKEOVER_DEFENCE: Final = 8
P_SUPPLY: Final = 9
P_BRIBE: Final = 10
P_INCOME: Final = 11
P_PLAN_CRIME: Final = 12

# What pays a cost in points.
PAYS: Final = ["muscle", "influence", "any"]
MUSCLE: Final = 0
INFLUENCE: Final = 1
ANY: Final = 2
WILD: Final = 2  # the third of a pool

# Costs of jobs and optional effects: muscle, influence, money, goods by kind.
PAID_MONEY: Final = 2
PAID_GOODS: Final = 3


def numbered_after(number: int, steps: int) -> int:
    """SF-142: the number of the district so many steps on; after 7 comes 1."""
    return (number + steps - 1) % DISTRICT_COUNT + 1
