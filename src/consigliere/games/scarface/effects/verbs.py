"""The verbs of the effect language (section 16)."""

from typing import Final

VERBS: Final = [
    "money", "steal", "crime", "muscle", "influence", "wild", "alcohol", "guns", "goods", "recruit", "free", "imprison",
    "wound", "kill", "send", "move", "vehicle", "police", "draw", "discard", "retire", "order", "business", "uncontrol",
    "upgrade", "downgrade", "job", "dealer", "sell", "fence", "token", "ring", "choose",
]  # fmt: skip
MONEY: Final = 0
STEAL: Final = 1
CRIME: Final = 2
MUSCLE: Final = 3
INFLUENCE: Final = 4
WILD: Final = 5
ALCOHOL: Final = 6
GUNS: Final = 7
GOODS: Final = 8
RECRUIT: Final = 9
FREE: Final = 10
IMPRISON: Final = 11
WOUND: Final = 12
KILL: Final = 13
SEND: Final = 14
MOVE: Final = 15
VEHICLE: Final = 16
POLICE: Final = 17
DRAW: Final = 18
DISCARD: Final = 19
RETIRE: Final = 20
ORDER: Final = 21
BUSINESS: Final = 22
UNCONTROL: Final = 23
UPGRADE: Final = 24
DOWNGRADE: Final = 25
JOB: Final = 26
DEALER: Final = 27
SELL: Final = 28
FENCE: Final = 29
TOKEN: Final = 30
RING: Final = 31
CHOOSE: Final = 32
