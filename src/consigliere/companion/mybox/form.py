"""The form: what an owner can enter of his box (SF-206, SF-207), and with which printed symbols.

Neither the page nor the terminal knows a field by itself: both ask this.
"""

from functools import cache
from typing import Any, Final, Literal

from consigliere.companion.box import BASE, BOARD, DECKS, MOST_ROWS, SHIPPED_COUNTS
from consigliere.companion.messages import CompanionLine
from consigliere.companion.mybox.messages import LONGEST, BoxField, BoxForm, BoxOption, BoxPart, BoxSymbol
from consigliere.companion.mybox.shape import NOT_YET, BoxEffect
from consigliere.games.scarface import names
from consigliere.games.scarface.components import REWARDS
from consigliere.games.scarface.effects import verbs
from consigliere.games.scarface.effects.effect import GAIN_OR_LOSS
from consigliere.games.scarface.explain.effect_text import COUNTED_ORDERS, PER, TO, condition_phrase
from consigliere.games.scarface.henchman.effects import HARMS, NEVER

FEW: Final = [0, 1, 2, 3, 4]  # numbers that stand as buttons
MANY: Final = list(range(11))
CELLS: Final = 12  # of the boss track, after the first
FACES: Final = ["day", "night"]
TILE: Final = ["alcohol", "guns", "profit", "defence"]
OTHER_LEVELS: Final = ["other1", "other2", "other3"]  # SF-206: any other id has no effect but its `on_reach`
LOUD: Final = ["money", "steal", "crime", "alcohol", "guns", "goods", "wound", "imprison", "vehicle", "recruit"]
PLAIN_NAMES: Final = {
    "recruit": "mybox-name-recruit",
    "move": "mybox-name-move",
    "upgrade": "mybox-name-upgrade",
    "alcohol": "scarface-name-alcohol",
}
ICONS: Final = {
    "guns": "gun", "send": "send_thugs", "free": "free_thugs", "dealer": "hire_dealer", "job": "get_job",
    "sell": "sell_neighbourhood", "fence": "sell_authorities", "uncontrol": "remove_control", "downgrade": "skip",
}  # fmt: skip
NO_NUMBER: Final = ["has_ring", "no_ring", "behind", "lower_crime"]
WHERE: Final = {
    "any": "mybox-at-any",
    "here": "mybox-at-here",
    "districts": "mybox-at-districts",
    "prison": "mybox-at-prison",
}
WHOM: Final = {"self": "mybox-who-self", "rival": "mybox-who-rival", "each": "mybox-who-each"}
BASE_LABELS: Final = {
    "hire_price": "mybox-base-hire-price",
    "business_price": "mybox-base-business-price",
    "remove_price": "mybox-base-remove-price",
    "fence_alcohol": "mybox-base-fence-alcohol",
    "fence_guns": "mybox-base-fence-guns",
    "fence_per_point": "mybox-base-fence-per-point",
    "crime_step_price": "mybox-base-crime-step-price",
    "takeover_crime": "mybox-base-takeover-crime",
    "dealer_supply": "mybox-base-dealer-supply",
    "ring": "mybox-base-ring",
    "star": "mybox-base-star",
}


def line(message: str, **args: object) -> CompanionLine:
    return CompanionLine(message, args)


def named(id: str) -> BoxOption:
    return BoxOption(id, line(f"scarface-name-{id}"))


def options(messages: dict[str, str]) -> list[BoxOption]:
    return [BoxOption(id, line(message)) for id, message in messages.items()]


@cache
def form() -> BoxForm:
    cards = [_cards(deck, SHIPPED_COUNTS[DECKS.index(deck)]) for deck in ("C", "B", "A")]
    return BoxForm([*cards, _boards(), _tiles(), _districts(), _base()], symbols(), _details(), LONGEST, NOT_YET)


def part_of(table: str, record: dict[str, Any]) -> str:
    """The part that a record belongs to; a card without a known deck is one of the first."""
    if table == "action":
        return str(record.get("deck")) if record.get("deck") in DECKS else "C"
    return table


# Parts


def _cards(deck: str, most: int) -> BoxPart:
    fields = [
        BoxField("power", "number", line("mybox-power"), quick=FEW),
        BoxField("move", "number", line("mybox-move"), quick=FEW),
        BoxField("rows", "rows", line("mybox-rows"), count=MOST_ROWS, count_least=1, fields=_row(), said=True),
    ]
    ids = [BoxOption(id, line("mybox-card", id=id)) for id in names.ACTION_CARDS if id.startswith(deck)]
    label, note = line("mybox-deck", deck=deck), line("mybox-deck-note")
    return BoxPart(deck, "action", "id", label, note, ids, True, most, {"deck": deck}, fields)


def _row() -> list[BoxField]:
    return [
        BoxField("bonus", "number", line("mybox-bonus"), quick=FEW[:4], usual=0),
        BoxField("act", "effects", line("mybox-act"), count_least=1),
    ]


def _boards() -> BoxPart:
    rewards = [
        BoxField("cell", "number", line("mybox-cell"), most=CELLS, quick=list(range(CELLS + 1))),
        BoxField(
            "take", "choice", line("mybox-take"), options=[BoxOption(id, line("mybox-pile", id=id)) for id in REWARDS]
        ),
    ]
    fields = [
        BoxField("plan", "numbers", line("mybox-plan"), count=4, count_least=4),
        BoxField("actions", "numbers", line("mybox-actions"), count=4, count_least=4),
        BoxField("rows", "table", line("mybox-track"), most=CELLS, count=4, columns=2),
        BoxField("rewards", "records", line("mybox-rewards"), needed=False, count=CELLS + 1, fields=rewards),
        BoxField("levels", "records", line("mybox-levels"), count=7, count_least=7, fields=_level(), said=True),
    ]
    assert all(field.name in BOARD for field in fields)
    ids = [named(id) for id in names.GANGS]
    label, note = line("mybox-boards"), line("mybox-boards-note")
    return BoxPart("solo_board", "solo_board", "gang", label, note, ids, False, len(ids), {}, fields)


def _level() -> list[BoxField]:
    others = [BoxOption(id, line("mybox-level-other", n=n)) for n, id in enumerate(OTHER_LEVELS, 1)]
    needs = [
        BoxField("power", "number", line("mybox-need-power"), quick=MANY),
        BoxField("money", "number", line("mybox-need-money"), quick=MANY),
    ]
    return [
        BoxField("id", "choice", line("mybox-level-id"), options=[*map(named, names.CHARACTERISTICS), *others]),
        BoxField("no", "number", line("mybox-level-no"), least=1, most=7, quick=list(range(1, 8))),
        BoxField("values", "numbers", line("mybox-level-values"), count=3, count_least=1),
        BoxField("req", "records", line("mybox-level-req"), count=2, fields=needs),
        BoxField("on_reach", "acts", line("mybox-level-reach"), needed=False, count=2),
    ]


def _tiles() -> BoxPart:
    inside = [BoxField(what, "number", line("companion-column", column=what), quick=MANY) for what in TILE]
    labels = {"day": "mybox-day", "night": "mybox-night"}
    fields = [BoxField(face, "record", line(labels[face]), fields=inside) for face in FACES]
    ids = [named(id) for id in names.TILES]
    label, note = line("mybox-tiles"), line("mybox-tiles-note")
    return BoxPart("tile", "tile", "id", label, note, ids, True, len(names.TILES), {}, fields)


def _districts() -> BoxPart:
    ids = [named(id) for id in names.DISTRICTS]
    fields = [BoxField("adj", "places", line("mybox-adjacent"), options=ids, count_least=1)]
    label, note = line("mybox-districts"), line("mybox-districts-note")
    return BoxPart("district", "district", "id", label, note, ids, False, len(ids), {}, fields)


def _base() -> BoxPart:
    """SF-207; what he gets of a dealer is one number of it (SF-135)."""
    fields = [
        BoxField(
            key, "numbers" if count else "number", line(BASE_LABELS[key]), count=count, count_least=count, quick=MANY
        )
        for key, count in BASE.items()
    ]
    label, note = line("mybox-base"), line("mybox-base-note")
    return BoxPart("base", "base", "", label, note, [], False, len(fields), {}, fields)


# Symbols


def symbols() -> list[BoxSymbol]:
    """The orders first, then what is printed often, then the rest of the language."""
    plain = [verb for verb in verbs.VERBS if verb not in ("order", "choose") and not _is_never_his(verb)]
    rare = [verb for verb in [*plain, "discard"] if verb not in LOUD]
    return [
        *(_order(id) for id in names.ORDERS),
        *(_verb(verb, "effect") for verb in LOUD),
        *(_verb(verb, "rare") for verb in rare),
        _choose(),
    ]


def _is_never_his(verb: str) -> bool:
    """SF-139: it does nothing for him."""
    return verbs.VERBS.index(verb) in NEVER


def _order(id: str) -> BoxSymbol:
    effect = BoxEffect("order", id=id)
    told: list[str] = []
    if id in COUNTED_ORDERS:
        effect.n = 1
        told.append("n")
    if id in ("send_thugs", "move"):
        effect.to = "here"
        told.append("to")
    if id == "sell_authorities":
        told.append("most_goods")
    return BoxSymbol(id, line(f"scarface-name-{id}"), "order", effect, told)


def _verb(verb: str, group: Literal["effect", "rare"]) -> BoxSymbol:
    effect = BoxEffect(verb)
    told: list[str] = []
    if verb != "ring":
        effect.n = 1
        told.append("n_or_loss" if verb in GAIN_OR_LOSS else "n")
    harms = verbs.VERBS.index(verb) in HARMS
    if harms or verb == "discard":
        effect.who = "rival"
    if harms:
        effect.at = "here"
        told.append("at")
    if verb in ("send", "move", "vehicle"):
        effect.to = "here"
        told.append("to")
    if verb not in ("ring", "token", "police", "steal"):
        told.append("who")
    if verb != "ring":
        told += ["per", "max", "if"]
    label = line(PLAIN_NAMES.get(verb, f"scarface-name-what-{verb}"))
    return BoxSymbol(ICONS.get(verb, verb), label, group, effect, told)


def _choose() -> BoxSymbol:
    effect = BoxEffect("choose", times=1, options=[[]])
    return BoxSymbol("choose", line("scarface-name-what-choose"), "rare", effect, ["times", "options"])


def _details() -> dict[str, BoxField]:
    """What can be told of an effect."""
    conditions = [BoxOption(key, _condition(key)) for key in names.CONDITIONS]
    with_number = [key for key in names.CONDITIONS if key not in NO_NUMBER]
    return {
        "n": BoxField("n", "number", line("mybox-n"), least=1, quick=FEW[1:]),
        "n_or_loss": BoxField("n", "number", line("mybox-n"), least=-9, quick=[-2, -1, *FEW[1:]]),
        "to": BoxField("to", "choice", line("mybox-to"), options=options(TO)),
        "at": BoxField("at", "choice", line("mybox-at"), options=options(WHERE)),
        "who": BoxField("who", "choice", line("mybox-who"), False, options=options(WHOM)),
        "max": BoxField("max", "number", line("mybox-at-most"), False, least=1, quick=[1, 2, 3, 4, 5, 6]),
        "most_goods": BoxField("max", "number", line("mybox-at-most"), least=1, quick=[1, 2, 3, 4, 5, 6]),
        "per": BoxField("per", "choice", line("mybox-per"), False, options=options(PER)),
        "if": BoxField("if", "condition", line("mybox-if"), False, options=conditions, counted=with_number),
        "times": BoxField("times", "number", line("mybox-times"), least=1, most=9, quick=[1, 2, 3]),
        "options": BoxField("options", "acts", line("mybox-options"), count=9, count_least=1),
    }


def _condition(key: str) -> CompanionLine:
    phrase = condition_phrase({"key": key, "n": "…"})
    return line(phrase.message, **phrase.args)


def symbol_of(effect: BoxEffect) -> BoxSymbol | None:
    """The printed symbol of an effect."""
    same = (one for one in form().symbols if one.effect.do == effect.do and one.effect.id == effect.id)
    return next(same, None)
