"""What is printed on a card, tile or board, as phrases line by line; `texts` has all of a pack as plain data."""

from typing import Any, Final

from consigliere.games.scarface import names
from consigliere.games.scarface.effects import verbs
from consigliere.games.scarface.explain.effect_text import (
    COST,
    Phrase,
    Record,
    condition_phrase,
    cost_phrases,
    effect_phrases,
    joined,
    passive_phrases,
)
from consigliere.kernel.packs import Pack


def card_text(pack: Pack, table: str, id: str) -> list[Phrase]:
    """What a component says, line by line; tables are those of the pack."""
    record: Record = pack.tables[table][id]
    if table == "tile":
        return [_face(record, "day"), _face(record, "night")]
    if table == "dealer":
        return [_dealer(record)]
    if table == "job":
        return _job(record)
    if table == "raid":
        return _raid(record, pack)
    if table == "news":
        return _news(record)
    if table == "action":
        return _action(record)
    if table == "gang":
        return [line for item in record["human"] for line in _characteristic(item, id, pack)]
    return _card(record, pack)


def _face(record: Record, side: str) -> Phrase:
    face = record[side]
    needs = cost_phrases({"alcohol": face["alcohol"], "guns": face["guns"]})
    args = {"profit": face["profit"], "defence": face["defence"], "storage": record[f"storage_{side}"]}
    message = "scarface-effect-tile-day" if side == "day" else "scarface-effect-tile-night"
    return Phrase(message, {"needs": needs, **args})


def _dealer(record: Record) -> Phrase:
    goods = cost_phrases({"alcohol": record["alcohol"], "guns": record["guns"]})
    if record["either"]:
        goods.append(Phrase("scarface-effect-cost-either", {"n": record["either"]}))
    args = {"muscle": record["muscle"], "storage": record["storage"], "spaces": record["spaces"]}
    return Phrase("scarface-effect-dealer-card", {"goods": goods, **args})


def _card(record: Record, pack: Pack) -> list[Phrase]:
    points = [Phrase(COST[unit], {"n": record[unit]}) for unit in ("muscle", "influence") if record[unit]]
    lines = [Phrase("scarface-effect-points", {"type": record["type"], "points": points})]
    if "stars" in record:
        lines.insert(0, Phrase("scarface-effect-hire", {"stars": record["stars"], "cost": hire_cost(record, pack)}))
    if record["skill"]:
        lines.append(Phrase("scarface-effect-skill", {"effects": joined(effect_phrases(record["skill"]))}))
    if "combo" in record:
        combo = record["combo"]
        lines.append(
            Phrase("scarface-effect-combo", {"type": combo["type"], "effects": joined(effect_phrases(combo["skill"]))})
        )
    return lines


def hire_cost(record: Record, pack: Pack) -> list[Phrase]:
    """What hiring an associate costs, without what the news add."""
    price = pack.tables["order"]["hire_associate"]["cost"][record["stars"] - 1]  # type: ignore[index]
    return cost_phrases({record["pay"]: price})


def _job(record: Record) -> list[Phrase]:
    lines = [Phrase("scarface-effect-job-cost", {"cost": cost_phrases(record["cost"])})]
    if record["need"]:
        needs = [condition_phrase(need) for need in record["need"]]
        lines.append(Phrase("scarface-effect-job-need", {"conditions": needs}))
    if record.get("effects"):
        lines.append(Phrase("scarface-effect-job-effects", {"effects": joined(effect_phrases(record["effects"]))}))
    if record.get("passive"):
        lines.append(Phrase("scarface-effect-job-passive", {"effects": joined(passive_phrases(record["passive"]))}))
    return lines


def _raid(record: Record, pack: Pack) -> list[Phrase]:
    lines = [Phrase("scarface-effect-raid", {"effects": joined(effect_phrases(record["effects"], "raided"))})]
    if record["hard"]:
        least = pack.tables["crime_track"]["crime_track"]["hard_at"]
        args = {"n": least, "effects": joined(effect_phrases(record["hard"], "raided"))}
        lines.append(Phrase("scarface-effect-raid-hard", args))
    return lines


def _news(record: Record) -> list[Phrase]:
    lines: list[Phrase] = []
    if record["now"]:
        lines.append(Phrase("scarface-effect-news-now", {"effects": joined(effect_phrases(record["now"]))}))
    if record["passive"]:
        lines.append(Phrase("scarface-effect-news-passive", {"effects": joined(passive_phrases(record["passive"]))}))
    return lines or [Phrase("scarface-effect-nothing", {})]


def _action(record: Record) -> list[Phrase]:
    lines = [Phrase("scarface-effect-action", {"power": record["power"], "move": record["move"]})]
    return lines + [action_row(row, number) for number, row in enumerate(record["rows"], 1)]


def action_row(row: Record, number: int) -> Phrase:
    """One row of a card of the Henchman."""
    args = {"number": number, "effects": joined(effect_phrases(row["act"], "his"))}
    if row["bonus"]:
        return Phrase("scarface-effect-row-bonus", {**args, "bonus": row["bonus"]})
    return Phrase("scarface-effect-row", args)


def _characteristic(item: Record, gang: str, pack: Pack) -> list[Phrase]:
    """Both sides of a gang board: what the human pays, what the Henchman needs and gets."""
    return [_values(item), *level_lines(item), *solo_lines(_solo(pack, gang, item["id"]))]


def _values(item: Record) -> Phrase:
    return Phrase("scarface-effect-characteristic", {"what": item["id"], "values": "/".join(map(str, item["values"]))})


def _solo(pack: Pack, gang: str, what: str) -> Record:
    found: Record = pack.tables["gang"][gang]["solo"][names.CHARACTERISTICS.index(what)]  # type: ignore[index]
    return found


def level_lines(item: Record) -> list[Phrase]:
    """What each level after the first costs the human."""
    lines: list[Phrase] = []
    for level, cost in enumerate(item["cost"], 2):
        price = cost_phrases({item["stat"]: cost["points"], "money": cost["money"]})
        lines.append(Phrase("scarface-effect-level", {"level": level, "cost": price}))
    return lines


def solo_lines(solo: Record) -> list[Phrase]:
    """What the Henchman needs for each level after the first, and what reaching it brings."""
    lines: list[Phrase] = []
    for level, need in enumerate(solo["req"], 2):
        args: dict[str, object] = {"level": level, "power": need["power"], "money": need["money"]}
        reach = solo.get("on_reach", [])
        if level - 2 < len(reach):
            effects = joined(effect_phrases(reach[level - 2], "his"))
            lines.append(Phrase("scarface-effect-solo-level-reach", {**args, "effects": effects}))
        else:
            lines.append(Phrase("scarface-effect-solo-level", args))
    return lines


# All of a pack as plain data: what a client needs to say every card


TABLES: Final = ("card", "associate", "job", "dealer", "raid", "news", "action", "tile", "gang")


def texts(pack: Pack) -> dict[str, dict[str, dict[str, object]]]:
    """By table and id: the `lines` of a card, and `skill` and `combo`, which are also shown alone; of a gang board, by
    characteristic, its `values` and what the `levels` cost the human and the Henchman (`solo`)."""
    return {table: {id: plain_text(pack, table, id) for id in pack.tables[table]} for table in TABLES}


def plain_text(pack: Pack, table: str, id: str) -> dict[str, object]:
    return {name: plain(part) for name, part in _parts(pack, table, id).items()}


def _parts(pack: Pack, table: str, id: str) -> dict[str, object]:
    record: Record = pack.tables[table][id]
    if table == "gang":
        return {
            "values": {item["id"]: _values(item) for item in record["human"]},
            "levels": {item["id"]: level_lines(item) for item in record["human"]},
            "solo": {item["id"]: solo_lines(item) for item in record["solo"]},
        }
    parts: dict[str, object] = {"lines": card_text(pack, table, id)}
    if record.get("skill"):
        parts["skill"] = joined(effect_phrases(record["skill"]))
    if "combo" in record:
        parts["combo"] = joined(effect_phrases(record["combo"]["skill"]))
    return parts


def plain(value: object) -> Any:
    """Phrases as `{"message": id, "args": {...}}`, however deep."""
    if isinstance(value, Phrase):
        return {"message": value.message, "args": plain(value.args)}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    return value


# Names


def named() -> list[str]:
    """The ids of everything that has a name of its own for people (`scarface-name-<id>`)."""
    components = [
        names.DISTRICTS,
        names.TILES,
        names.BUSINESS,
        names.GANGS,
        names.CHARACTERISTICS,
        names.ORDERS,
        names.CARDS,
        names.JOBS,
        names.DEALERS,
        names.RAIDS,
        names.NEWS,
    ]
    things = [
        names.TYPES,
        names.GOODS,
        names.VEHICLES,
        ["thug"],
        names.PAYS,
        ["wild"],
        names.SLOTS,
        names.SIDES,
        ["nobody"],
        names.PLACES,
        DEALER_NUMBERS,
    ]
    return [id for ids in components + things for id in ids] + [f"what-{verb}" for verb in TOLD_VERBS]


DEALER_NUMBERS: Final = [f"dealer{n}" for n in range(1, 24)]  # the Henchman may take all of the deck
# Verbs of the effect language that the Henchman's commentary names; the others have the name of an order or a thing.
_NAMED_ELSEWHERE: Final = names.ORDERS + names.GOODS + names.PAYS + ["wild", "order"]
TOLD_VERBS: Final = [verb for verb in verbs.VERBS if verb not in _NAMED_ELSEWHERE]
