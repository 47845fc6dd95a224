"""An owner's pack as the form holds it: whatever is read has this shape or is refused whole.

Everything may be missing, since a box is filled bit by bit; whether what is there can be played with is for `Box`.
"""

import json
import re
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from consigliere.kernel.errors import BadInput
from consigliere.kernel.reading import parse_json, parse_toml

Number = int | UnsetType
Text = str | UnsetType
MOST_DOTS: Final = 64  # in a line of TOML: each may open a table inside a table, and to read many takes for ever
NOT_YET: Final = -1  # a number of a list that nobody has entered yet
_PLACE: Final = re.compile(r" - at `\$\.?(.*)`$")
_UNKNOWN: Final = re.compile(r"unknown field `(.*?)`")


class Strict(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    pass


class BoxCondition(Strict):
    key: str
    n: Number = UNSET


class BoxPay(Strict):
    muscle: Number = UNSET
    influence: Number = UNSET
    money: Number = UNSET


class BoxEffect(Strict):
    """One effect of the language of section 16; `id` names an order, `options` are those of a choice."""

    do: str
    n: Number = UNSET
    id: Text = UNSET
    to: Text = UNSET
    max: Number = UNSET
    who: Text = UNSET
    at: Text = UNSET
    per: Text = UNSET
    when: BoxCondition | UnsetType = msgspec.field(default=UNSET, name="if")
    may: bool | UnsetType = UNSET
    pay: BoxPay | UnsetType = UNSET
    discount: Number = UNSET
    nothug: bool | UnsetType = UNSET
    bonus: Number = UNSET
    times: int | str | UnsetType = UNSET
    options: list[list["BoxEffect"]] | UnsetType = UNSET


class BoxRow(Strict):
    bonus: Number = UNSET
    act: list[BoxEffect] | UnsetType = UNSET


class BoxCard(Strict):
    id: str = ""
    deck: Text = UNSET
    power: Number = UNSET
    move: Number = UNSET
    rows: list[BoxRow] | UnsetType = UNSET
    prov: Text = UNSET


class BoxNeed(Strict):
    power: Number = UNSET
    money: Number = UNSET


class BoxLevel(Strict):
    id: Text = UNSET
    no: Number = UNSET
    values: list[int] | UnsetType = UNSET
    req: list[BoxNeed] | UnsetType = UNSET
    on_reach: list[list[BoxEffect]] | UnsetType = UNSET


class BoxReward(Strict):
    cell: Number = UNSET
    take: Text = UNSET


class BoxBoard(Strict):
    gang: str = ""
    plan: list[int] | UnsetType = UNSET
    actions: list[int] | UnsetType = UNSET
    rows: list[list[int]] | UnsetType = UNSET
    rewards: list[BoxReward] | UnsetType = UNSET
    levels: list[BoxLevel] | UnsetType = UNSET
    prov: Text = UNSET


class BoxFace(Strict):
    alcohol: Number = UNSET
    guns: Number = UNSET
    profit: Number = UNSET
    defence: Number = UNSET


class BoxTile(Strict):
    id: str = ""
    day: BoxFace | UnsetType = UNSET
    night: BoxFace | UnsetType = UNSET
    prov: Text = UNSET


class BoxDistrict(Strict):
    id: str = ""
    adj: list[str] | UnsetType = UNSET
    prov: Text = UNSET


class BoxBase(Strict):
    """SF-207."""

    hire_price: list[int] | UnsetType = UNSET
    business_price: list[int] | UnsetType = UNSET
    remove_price: list[int] | UnsetType = UNSET
    fence_alcohol: Number = UNSET
    fence_guns: Number = UNSET
    fence_per_point: Number = UNSET
    crime_step_price: Number = UNSET
    takeover_crime: list[int] | UnsetType = UNSET
    dealer_supply: Number = UNSET
    ring: Number = UNSET
    star: Number = UNSET
    prov: Text = UNSET


class BoxData(Strict):
    base: BoxBase = msgspec.field(default_factory=BoxBase)
    action: list[BoxCard] = []
    solo_board: list[BoxBoard] = []
    tile: list[BoxTile] = []
    district: list[BoxDistrict] = []


def read_data(text: str) -> BoxData:
    """A box from TOML, or from the JSON that a page keeps."""
    kind = "JSON" if text.lstrip().startswith("{") else "TOML"
    if kind == "TOML" and any(line.count(".") > MOST_DOTS for line in text.splitlines()):
        raise BadInput("error-too-deep", most=MOST_DOTS)
    try:
        found = parse_json(text) if kind == "JSON" else parse_toml(text)
    except BadInput as error:
        raise BadInput("error-pack-unreadable", file=kind, reason=error) from None
    return fit(found)


def fit(found: object) -> BoxData:
    try:
        return msgspec.convert(found, BoxData)
    except msgspec.ValidationError as error:
        raise BadInput("mybox-error-shape", place=_place(str(error))) from None


def _place(said: str) -> str:
    """Where in the file it stands, as far as the reader says so."""
    at, unknown = _PLACE.search(said), _UNKNOWN.search(said)
    return " ".join(part for part in (at[1] if at else "", unknown[1] if unknown else "") if part) or "…"


def as_records(data: BoxData) -> dict[str, Any]:
    """As `Box` reads it."""
    found: dict[str, Any] = msgspec.to_builtins(data)
    return {table: value for table, value in found.items() if value}


# Writing


def write_toml(data: BoxData, alone: bool = True) -> str:
    """With `[base]`, by which a box is known, unless it stands in another file."""
    records = as_records(data)
    base = [f"{key} = {_value(value)}" for key, value in records.pop("base", {}).items()]
    parts = ["\n".join(["[base]", *base])] if base or alone else []
    for table, items in records.items():
        parts += ["\n".join([f"[[{table}]]", *(f"{key} = {_value(item[key])}" for key in item)]) for item in items]
    return "\n\n".join(parts) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        return f"[{', '.join(_value(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {_value(item)}' for key, item in value.items())} }}" if value else "{}"
    return str(value)
