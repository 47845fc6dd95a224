"""One effect of the effect language (section 16), read from a card and checked: what is not in the language is a load
error (SF-184)."""

from typing import TYPE_CHECKING, Any, Final

from consigliere.games.scarface.effects import verbs
from consigliere.games.scarface.names import AT, CONDITIONS, COUNTS, NONE, O_FREE, O_MOVE, O_SEND, ORDERS, TO, WHO
from consigliere.kernel.errors import BadInput

if TYPE_CHECKING:
    from consigliere.games.scarface.components import Book

BOSS_TIMES: Final = -1
MOST: Final = 99  # of anything, as of all numbers of a pack
MOST_TIMES: Final = 9
GAIN_OR_LOSS: Final = ["money", "crime", "alcohol", "guns", "goods", "business", "vehicle"]
ATTRIBUTES: Final = [
    "do", "n", "who", "per", "max", "if", "may", "pay", "at", "to", "id", "discount", "nothug", "bonus", "times",
    "options",
]  # fmt: skip


class Effect:
    """`per`, `key` and `order` are NONE where the effect has none; `most` 0 is no limit; `pay` is muscle, influence,
    money."""

    def __init__(self) -> None:
        self.verb: int = 0
        self.n: int = 1
        self.who: int = 0
        self.per: int = NONE
        self.most: int = 0
        self.key: int = NONE
        self.key_n: int = 0
        self.may: bool = False
        self.pay: list[int] = []
        self.at: int = 0
        self.to: int = 0
        self.order: int = NONE
        self.discount: int = 0
        self.nothug: bool = False
        self.bonus: int = 0
        self.times: int = 0
        self.options: list[int] = []  # lists of effects
        self.item: dict[str, Any] = {}  # as written


def scaled(e: Effect, times: int) -> int:
    """n for each, limited to +-max."""
    n = e.n * times
    return max(-e.most, min(e.most, n)) if e.most else n


def read_effects(table: str, id: str, items: list[Any], book: "Book") -> list[Effect]:
    return [_read(table, id, item, book) for item in items]


def _wrong(table: str, id: str, found: object) -> BadInput:
    return BadInput("scarface-error-pack-effect", table=table, id=id, found=str(found))


def _read(table: str, id: str, item: Any, book: "Book") -> Effect:
    if not isinstance(item, dict) or item.get("do") not in verbs.VERBS or any(name not in ATTRIBUTES for name in item):
        raise _wrong(table, id, item)
    effect = Effect()
    effect.item = item
    effect.verb = verbs.VERBS.index(item["do"])
    effect.n = _number(table, id, item, "n", 1)
    effect.most = _number(table, id, item, "max", 0)
    if effect.most < 0:
        raise _wrong(table, id, item)
    effect.discount = _number(table, id, item, "discount", 0)
    effect.bonus = _number(table, id, item, "bonus", 0)
    effect.who = _choice(table, id, item, "who", WHO)
    effect.at = _choice(table, id, item, "at", AT)
    effect.to = _choice(table, id, item, "to", TO)
    effect.may = item.get("may") is True
    effect.nothug = item.get("nothug") is True
    if "per" in item:
        effect.per = _choice(table, id, item, "per", COUNTS)
    if "if" in item:
        _read_condition(table, id, item["if"], effect)
    if "pay" in item:
        effect.pay = [_number(table, id, item["pay"], field, 0) for field in ("muscle", "influence", "money")]
    if effect.verb == verbs.ORDER:
        _read_order(table, id, item, effect)
    elif effect.verb == verbs.CHOOSE:
        _read_choose(table, id, item, effect, book)
    elif effect.verb != verbs.RING and (effect.n == 0 or "n" not in item or _is_negative(item)):
        raise _wrong(table, id, item)
    return effect


def _is_negative(item: dict[str, Any]) -> bool:
    return bool(item["n"] < 0) and item["do"] not in GAIN_OR_LOSS


def _number(table: str, id: str, item: dict[str, Any], field: str, default: int) -> int:
    value = item.get(field, default)
    if type(value) is not int or not -MOST <= value <= MOST:
        raise _wrong(table, id, item)
    return value


def _choice(table: str, id: str, item: dict[str, Any], field: str, names: list[str]) -> int:
    value = item.get(field, names[0])
    if value not in names:
        raise _wrong(table, id, item)
    return names.index(value)


def _read_condition(table: str, id: str, condition: Any, effect: Effect) -> None:
    if not isinstance(condition, dict) or condition.get("key") not in CONDITIONS:
        raise _wrong(table, id, condition)
    effect.key = CONDITIONS.index(condition["key"])
    effect.key_n = _number(table, id, condition, "n", 0)


def _read_order(table: str, id: str, item: dict[str, Any], effect: Effect) -> None:
    effect.order = ORDERS.index(item["id"]) if item.get("id") in ORDERS else NONE
    counted = effect.order in (O_FREE, O_SEND, O_MOVE) and table == "action"
    if effect.order == NONE or effect.n < 1 or (counted and "n" not in item):
        raise _wrong(table, id, item)


def _read_choose(table: str, id: str, item: dict[str, Any], effect: Effect, book: "Book") -> None:
    options = item.get("options")
    if not isinstance(options, list) or not 1 <= len(options) <= 9:
        raise _wrong(table, id, item)
    times = item.get("times")
    if times != "boss" and (type(times) is not int or not 1 <= times <= MOST_TIMES):
        raise _wrong(table, id, item)
    effect.times = BOSS_TIMES if times == "boss" else int(times)
    effect.options = book.add_options((table, id), options)
