"""The procedures a frame of the stack can be in. Frames start with [procedure, step].

Loops of units share a layout: [.., most units left, cost of each in points, discount left, units done, ...]; an effect
begins with one unit done, so that it may be stopped at once.
"""

from typing import Final

SET_UP: Final = 0  # [.., counter]
TURNS: Final = 1  # [.., side whose turn it is]
HUMAN_TURN: Final = 2  # [..]
DRAW: Final = 3  # [.., kind of the deal, how many, which deck]: cards go to `shown`
TO_HAND: Final = 4  # [.., how many]
EFFECTS: Final = 5  # [.., list, index, source]: of the human; ONLY_THIS: and how much, 0 to be counted
CHOOSE: Final = 6  # [.., list, index, times left, source]
PAY: Final = 7  # [.., points of any kind due]
GAIN_CARD: Final = 8  # [.., card, price of the deck's top]
REFILL: Final = 9  # [.., slot]
HIRE: Final = 10  # [.., discount, slot]
GET_JOB: Final = 11  # [.., discount]
GET_DEALER: Final = 12  # [.., discount]
SALES: Final = 13  # [.., most, cost, discount, done, tiles sold, tile]
RECRUITS: Final = 14  # [.., most, cost, discount, done]
FENCE: Final = 15  # [.., most, cost, discount, done, goods paid for]
BUSINESS: Final = 16  # [.., most, 1 for a price, discount, done, tile]
TARGET: Final = 17  # [.., most, 1 for a price, discount]
CRIME: Final = 18  # [.., discount]
FREE: Final = 19  # [.., most, cost, discount]
SENDS: Final = 20  # [.., most, cost, discount, done, to]
MOVES: Final = 21  # [.., most, cost, discount, done, piece, origin, riders]
TAKEOVER: Final = 22  # [.., discount]
UPGRADE: Final = 23  # [.., most, 1 for points, discount, what]
ACTIVATE: Final = 24  # [.., most, 1 for a thug, discount, done, dealers used, supply added]
STORE: Final = 25  # [.., alcohol, guns, either, forgone]
HARM: Final = 26  # [.., n, at, to]
LOSE: Final = 27  # [.., what, n, kind]
POLICE: Final = 28  # [.., n, from]
VEHICLE: Final = 29  # [.., to, n]
TAKE_JOBS: Final = 30  # [.., n]
TAKE_DEALERS: Final = 31  # [.., n]
RAID: Final = 32  # [.., side, card, hard]
EXTRA: Final = 33  # [.., tile]
HENCH_ASKED: Final = 34  # [.., what, tile or -1, options...]: the human chooses for the Henchman
HENCH_CARDS: Final = 35  # [.., pile, pile]: cards of A and B go face up on his discard pile
HENCH_JOB: Final = 36  # [..]
HENCH_MARKER: Final = 37  # [.., tile]
HENCH_PLAN: Final = 38  # [.., how many]
JOB_COST: Final = 39  # [.., job]

# The Henchman's own procedures (henchman/); they know the world only through henchman.world.World.
H_TURN: Final = 40  # [.., cubes left, row, place in the plan]
H_REORGANIZE: Final = 41  # [..]
H_EFFECTS: Final = 42  # [.., list, index, power, source]
H_HIRE: Final = 43  # [.., slot, stars]
H_BUSINESS: Final = 44  # [.., mode, power or markers left]
H_UPGRADE: Final = 45  # [.., what, power]
H_CHOOSE: Final = 46  # [.., list, index, times left, power, source]
H_SALES: Final = 47  # [.., most, tiles sold, tile]
H_STORE: Final = 48  # [.., kind, alcohol, guns, tiles put first...]
H_PART: Final = 49  # [.., 1 for a price, goods left, kind, last kind]
H_CONTROL: Final = 50  # [.., side, markers left, power]
H_TAKEOVER: Final = 51  # [.., power]
H_UNITS: Final = 52  # [.., verb, units left]

# What HENCH_ASKED asks for.
A_TYPE: Final = 0
A_OPTION: Final = 1
A_TILE: Final = 2
A_GOOD: Final = 3

ONLY_THIS: Final = 3  # the step of a frame [EFFECTS, ...] that does one effect of a list

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
