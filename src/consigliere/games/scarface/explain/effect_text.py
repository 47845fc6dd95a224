"""The effect language in phrases (SF-184): message ids with arguments, never words.

An argument of a phrase may be a phrase again, or a list of phrases, which is a plain enumeration: whoever speaks a
language says the inner ones first and puts commas between those of a list.
"""

from functools import reduce
from typing import Any, Final, NamedTuple

Record = dict[str, Any]


class Phrase(NamedTuple):
    message: str
    args: dict[str, object]


VERB: Final = {
    "steal": "scarface-effect-steal",
    "muscle": "scarface-effect-muscle",
    "influence": "scarface-effect-influence",
    "wild": "scarface-effect-wild",
    "recruit": "scarface-effect-recruit",
    "free": "scarface-effect-free",
    "imprison": "scarface-effect-imprison",
    "wound": "scarface-effect-wound",
    "kill": "scarface-effect-kill",
    "send": "scarface-effect-send",
    "move": "scarface-effect-move",
    "police": "scarface-effect-police",
    "draw": "scarface-effect-draw",
    "discard": "scarface-effect-discard",
    "retire": "scarface-effect-retire",
    "uncontrol": "scarface-effect-uncontrol",
    "upgrade": "scarface-effect-upgrade",
    "downgrade": "scarface-effect-downgrade",
    "job": "scarface-effect-job",
    "dealer": "scarface-effect-dealer",
    "sell": "scarface-effect-sell",
    "fence": "scarface-effect-fence",
    "token": "scarface-effect-token",
    "ring": "scarface-effect-ring",
}
GAIN: Final = {
    "money": "scarface-effect-gain-money",
    "crime": "scarface-effect-gain-crime",
    "alcohol": "scarface-effect-gain-alcohol",
    "guns": "scarface-effect-gain-guns",
    "goods": "scarface-effect-gain-goods",
    "business": "scarface-effect-gain-business",
    "vehicle": "scarface-effect-gain-vehicle",
}
LOSE: Final = {
    "money": "scarface-effect-lose-money",
    "crime": "scarface-effect-lose-crime",
    "alcohol": "scarface-effect-lose-alcohol",
    "guns": "scarface-effect-lose-guns",
    "goods": "scarface-effect-lose-goods",
    "business": "scarface-effect-lose-business",
    "vehicle": "scarface-effect-lose-vehicle",
}
PER: Final = {
    "neighbourhood": "scarface-effect-per-neighbourhood",
    "business": "scarface-effect-per-business",
    "speakeasy": "scarface-effect-per-speakeasy",
    "brothel": "scarface-effect-per-brothel",
    "casino": "scarface-effect-per-casino",
    "night": "scarface-effect-per-night",
    "dealer": "scarface-effect-per-dealer",
    "job": "scarface-effect-per-job",
    "upgrade": "scarface-effect-per-upgrade",
    "vehicle": "scarface-effect-per-vehicle",
    "thug_street": "scarface-effect-per-thug-street",
    "thug_prison": "scarface-effect-per-thug-prison",
    "rival_neighbourhood": "scarface-effect-per-rival-neighbourhood",
    "news": "scarface-effect-per-news",
}
CONDITION: Final = {
    "plan_ge": "scarface-effect-if-plan-ge",
    "plan_le": "scarface-effect-if-plan-le",
    "crime_ge": "scarface-effect-if-crime-ge",
    "crime_le": "scarface-effect-if-crime-le",
    "controls_ge": "scarface-effect-if-controls-ge",
    "controls_le": "scarface-effect-if-controls-le",
    "jobs_ge": "scarface-effect-if-jobs-ge",
    "money_ge": "scarface-effect-if-money-ge",
    "money_le": "scarface-effect-if-money-le",
    "upgrades_ge": "scarface-effect-if-upgrades-ge",
    "vehicles_ge": "scarface-effect-if-vehicles-ge",
    "night_ge": "scarface-effect-if-night-ge",
    "has_ring": "scarface-effect-if-has-ring",
    "no_ring": "scarface-effect-if-no-ring",
    "behind": "scarface-effect-if-behind",
    "lower_crime": "scarface-effect-if-lower-crime",
}
PASSIVE: Final = {
    "sale": "scarface-effect-passive-sale",
    "sale_alcohol": "scarface-effect-passive-sale-alcohol",
    "sale_guns": "scarface-effect-passive-sale-guns",
    "fence_alcohol": "scarface-effect-passive-fence-alcohol",
    "fence_guns": "scarface-effect-passive-fence-guns",
    "hire_cost": "scarface-effect-passive-hire-cost",
    "business_cost": "scarface-effect-passive-business-cost",
    "defence": "scarface-effect-passive-defence",
    "takeover_defence": "scarface-effect-passive-takeover-defence",
    "supply": "scarface-effect-passive-supply",
    "bribe": "scarface-effect-passive-bribe",
    "income": "scarface-effect-passive-income",
    "plan_crime": "scarface-effect-passive-plan-crime",
}
TO: Final = {
    "any": "scarface-effect-to-any",
    "own": "scarface-effect-to-own",
    "here": "scarface-effect-to-here",
    "next_own": "scarface-effect-to-next-own",
    "next_rival": "scarface-effect-to-next-rival",
    "next_neutral": "scarface-effect-to-next-neutral",
}
AT: Final = {
    "here": "scarface-effect-at-here",
    "districts": "scarface-effect-at-districts",
    "prison": "scarface-effect-at-prison",
}
COST: Final = {
    "muscle": "scarface-effect-cost-muscle",
    "influence": "scarface-effect-cost-influence",
    "any": "scarface-effect-cost-any",
    "money": "scarface-effect-cost-money",
    "alcohol": "scarface-effect-cost-alcohol",
    "guns": "scarface-effect-cost-guns",
}
COUNTED_ORDERS: Final = {"free_thugs": "thugs", "send_thugs": "thugs", "move": "moves"}  # SF-164, SF-165, SF-166


def joined(phrases: list[Phrase]) -> Phrase:
    """One after the other."""
    return reduce(_and, phrases)


def _and(one: Phrase, other: Phrase) -> Phrase:
    return Phrase("scarface-effect-and", {"one": one, "other": other})


# Effects


def effect_phrases(effects: list[Record], user: str = "self") -> list[Phrase]:
    """One phrase for each effect; `user` is who "self" is on this card: `self`, `raided`
    (by a raid) or `his` (a card of the Henchman)."""
    return [effect_phrase(effect, user) for effect in effects]


def effect_phrase(effect: Record, user: str = "self") -> Phrase:
    phrase = _verb(effect, user)
    if "at" in effect and effect["at"] in AT:
        phrase = Phrase(AT[effect["at"]], {"effect": phrase})
    if "per" in effect:
        phrase = _per(effect, phrase)
    if "pay" in effect:
        message = "scarface-effect-may-pay" if effect.get("may") else "scarface-effect-pay"
        phrase = Phrase(message, {"cost": cost_phrases(effect["pay"]), "effect": phrase})
    elif effect.get("may"):
        phrase = Phrase("scarface-effect-may", {"effect": phrase})
    if "if" in effect:
        phrase = Phrase("scarface-effect-if", {"condition": condition_phrase(effect["if"]), "effect": phrase})
    return phrase


def _verb(effect: Record, user: str) -> Phrase:
    verb = effect["do"]
    if verb == "order":
        return _order(effect)
    if verb == "choose":
        return _choose(effect, user)
    n = effect.get("n", 1)
    messages = VERB if verb in VERB else GAIN if n > 0 else LOSE
    args: dict[str, object] = {"n": abs(n), "who": user if effect.get("who", "self") == "self" else effect["who"]}
    if verb == "send" or (verb == "vehicle" and n > 0):
        args["to"] = to_phrase(effect)
    return Phrase(messages[verb], args)


def to_phrase(effect: Record) -> Phrase:
    return Phrase(TO[effect.get("to", "any")], {})


def _per(effect: Record, phrase: Phrase) -> Phrase:
    args: dict[str, object] = {"effect": phrase, "each": Phrase(PER[effect["per"]], {})}
    if effect.get("max"):
        message = "scarface-effect-per-at-most-money" if effect["do"] in ("money", "steal") else ""
        return Phrase(message or "scarface-effect-per-at-most", {**args, "most": effect["max"]})
    return Phrase("scarface-effect-per", args)


def _order(effect: Record) -> Phrase:
    details: list[Phrase] = []
    counted = COUNTED_ORDERS.get(effect["id"], "")
    if "n" in effect and counted:
        message = "scarface-effect-detail-thugs" if counted == "thugs" else "scarface-effect-detail-moves"
        details.append(Phrase(message, {"n": effect["n"]}))
    if "to" in effect:
        details.append(to_phrase(effect))
    if effect.get("max"):
        details.append(Phrase("scarface-effect-detail-goods", {"n": effect["max"]}))
    if effect.get("bonus"):
        details.append(Phrase("scarface-effect-detail-bonus", {"n": effect["bonus"]}))
    if effect.get("discount"):
        details.append(Phrase("scarface-effect-detail-discount", {"n": effect["discount"]}))
    if effect.get("nothug"):
        details.append(Phrase("scarface-effect-detail-nothug", {}))
    if details:
        return Phrase("scarface-effect-order-with", {"order": effect["id"], "details": details})
    return Phrase("scarface-effect-order", {"order": effect["id"]})


def _choose(effect: Record, user: str) -> Phrase:
    options = [
        Phrase("scarface-effect-option", {"number": number, "parts": effect_phrases(option, user)})
        for number, option in enumerate(effect["options"], 1)
    ]
    if effect["times"] == "boss":
        return Phrase("scarface-effect-choose-boss", {"options": joined(options)})
    return Phrase("scarface-effect-choose", {"n": effect["times"], "options": joined(options)})


def condition_phrase(condition: Record) -> Phrase:
    return Phrase(CONDITION[condition["key"]], {"n": condition.get("n", 0)})


def cost_phrases(cost: Record) -> list[Phrase]:
    return [Phrase(COST[unit], {"n": n}) for unit, n in cost.items() if n]


def passive_phrases(passives: list[Record]) -> list[Phrase]:
    return [
        Phrase(PASSIVE[passive["key"]], {"n": abs(passive["n"]), "sign": "more" if passive["n"] > 0 else "less"})
        for passive in passives
    ]
