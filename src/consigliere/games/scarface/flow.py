"""The procedures a frame of the stack can be in, and what lies at which place of it.

A frame begins with its procedure and its step. Under each procedure stand the places that only its frames have, as in
`f[flow.MOVES_PIECE]`. Places and numbers never change: frames are in databases.
"""

from typing import Final

from consigliere.kernel.frames import PROCEDURE as PROCEDURE
from consigliere.kernel.frames import STEP as STEP

# Loops of units; an effect begins with one unit done, so that it may be stopped at once.
UNITS_LEFT: Final = 2
UNIT_COST: Final = 3  # in points; where prices differ, 1 for a price
UNIT_DISCOUNT: Final = 4  # what is left of it
UNITS_DONE: Final = 5

# Orders of one unit.
ORDER_DISCOUNT: Final = 2

# One of several effects: which list, which of it.
EFFECT_LIST: Final = 2
EFFECT_INDEX: Final = 3

SET_UP: Final = 0
SET_UP_COUNTER: Final = 2
TURNS: Final = 1
TURNS_SIDE: Final = 2
HUMAN_TURN: Final = 2
DRAW: Final = 3  # cards go to `shown`
DRAW_KIND: Final = 2  # of the deal
DRAW_LEFT: Final = 3
DRAW_WHICH: Final = 4  # deck
TO_HAND: Final = 4
TO_HAND_CARDS: Final = 2
EFFECTS: Final = 5  # of the human
EFFECT_SOURCE: Final = 4
EFFECT_AMOUNT: Final = 5  # only in step ONLY_THIS; 0: to be counted
CHOOSE: Final = 6
CHOOSE_TIMES: Final = 4
CHOOSE_SOURCE: Final = 5
PAY: Final = 7
PAY_DUE: Final = 2  # points of any kind
GAIN_CARD: Final = 8
GAIN_CARD_CARD: Final = 2
GAIN_CARD_PRICE: Final = 3  # of the deck's top
REFILL: Final = 9
REFILL_SLOT: Final = 2
HIRE: Final = 10  # order; [.., NONE]
GET_JOB: Final = 11  # order
GET_DEALER: Final = 12  # order
SALES: Final = 13  # units
SALES_SOLD: Final = 6  # bits of tiles
SALES_TILE: Final = 7
RECRUITS: Final = 14  # units
FENCE: Final = 15  # units
FENCE_PAID: Final = 6  # goods paid for
BUSINESS: Final = 16  # units
BUSINESS_TILE: Final = 6
TARGET: Final = 17  # units, none counted
CRIME: Final = 18  # order
FREE: Final = 19  # units, none counted
SENDS: Final = 20  # units
SENDS_TO: Final = 6
MOVES: Final = 21  # units
MOVES_PIECE: Final = 6
MOVES_ORIGIN: Final = 7
MOVES_RIDERS: Final = 8
TAKEOVER: Final = 22  # order
UPGRADE: Final = 23  # units, none counted; [.., NONE]
ACTIVATE: Final = 24  # units
ACTIVATE_THUG: Final = 3  # 1 for a thug, no cost of a unit
ACTIVATE_USED: Final = 6  # bits of dealers
ACTIVATE_SUPPLY: Final = 7  # 1: was added
STORE: Final = 25
STORE_GOODS: Final = 2  # + kind
STORE_EITHER: Final = 4
STORE_FORGONE: Final = 5
HARM: Final = 26
HARM_LEFT: Final = 2
HARM_AT: Final = 3
HARM_TO: Final = 4
LOSE: Final = 27
LOSE_WHAT: Final = 2
LOSE_LEFT: Final = 3
LOSE_KIND: Final = 4
POLICE: Final = 28
POLICE_LEFT: Final = 2
POLICE_ORIGIN: Final = 3
VEHICLE: Final = 29
VEHICLE_TO: Final = 2
VEHICLE_LEFT: Final = 3
TAKE_JOBS: Final = 30
TAKE_DEALERS: Final = 31
TAKE_CARDS: Final = 2  # how many jobs or dealers
RAID: Final = 32  # [.., 0]
RAID_SIDE: Final = 2
RAID_CARD: Final = 3
EXTRA: Final = 33
EXTRA_TILE: Final = 2
HENCH_ASKED: Final = 34  # the human chooses for the Henchman
ASKED_WHAT: Final = 2
ASKED_TILE: Final = 3
ASKED_OPTIONS: Final = 4  # and on
HENCH_CARDS: Final = 35  # cards of A and B go face up on his discard pile
HENCH_CARDS_PILE: Final = 2  # and on
HENCH_JOB: Final = 36
HENCH_JOB_CARDS: Final = 2
HENCH_MARKER: Final = 37
HENCH_MARKER_TILE: Final = 2
HENCH_PLAN: Final = 38
HENCH_PLAN_CARDS: Final = 2
JOB_COST: Final = 39
JOB_COST_JOB: Final = 2

# The Henchman's own procedures (henchman/); they know the world only through henchman.world.World.
H_TURN: Final = 40
H_TURN_CUBES: Final = 2  # left
H_TURN_ROW: Final = 3
H_TURN_PLACE: Final = 4  # in the plan
H_REORGANIZE: Final = 41
H_EFFECTS: Final = 42
H_EFFECTS_POWER: Final = 4
H_EFFECTS_SOURCE: Final = 5
H_HIRE: Final = 43
H_HIRE_SLOT: Final = 2
H_HIRE_STARS: Final = 3
H_BUSINESS: Final = 44
H_BUSINESS_MODE: Final = 2
H_BUSINESS_LEFT: Final = 3  # power or markers
H_UPGRADE: Final = 45
H_UPGRADE_WHAT: Final = 2
H_UPGRADE_POWER: Final = 3
H_CHOOSE: Final = 46  # CHOOSE_TIMES
H_CHOOSE_POWER: Final = 5
H_CHOOSE_SOURCE: Final = 6
H_SALES: Final = 47
H_SALES_LEFT: Final = 2
H_SALES_SOLD: Final = 3  # bits of tiles
H_SALES_TILE: Final = 4
H_STORE: Final = 48
H_STORE_KIND: Final = 2
H_STORE_GOODS: Final = 3  # + kind
H_STORE_NAMED: Final = 5  # and on: tiles put first
H_PART: Final = 49
H_PART_SOLD: Final = 2  # 1 for a price
H_PART_LEFT: Final = 3
H_PART_ONLY: Final = 4  # this kind, or NONE
H_PART_LAST: Final = 5  # kind
H_CONTROL: Final = 50
H_CONTROL_SIDE: Final = 2
H_CONTROL_LEFT: Final = 3
H_CONTROL_POWER: Final = 4
H_TAKEOVER: Final = 51
H_TAKEOVER_POWER: Final = 2
H_UNITS: Final = 52
H_UNITS_VERB: Final = 2
H_UNITS_LEFT: Final = 3

AS: Final = 53  # another human decides in a procedure
AS_BEFORE: Final = 2  # who did before
AS_SIDE: Final = 3
AS_FRAME: Final = 4  # and on: the procedure's first frame
VICTIM: Final = 54  # which gang a card of a human falls on
VICTIM_SOURCE: Final = 4
VICTIM_AMOUNT: Final = 5

# What HENCH_ASKED asks for.
A_TYPE: Final = 0
A_OPTION: Final = 1
A_TILE: Final = 2
A_GOOD: Final = 3

ONLY_THIS: Final = 3  # the step of a frame of EFFECTS that does one effect of a list

# Sources of effects.
BY_CARD: Final = 0
BY_RAID: Final = 1
BY_NEWS: Final = 2

# What LOSE takes.
L_GOODS: Final = 0
L_MARKER: Final = 1
L_TILE: Final = 2
L_VEHICLE: Final = 3
L_LEVEL: Final = 4
L_CARD: Final = 5
L_RETIRE: Final = 6
