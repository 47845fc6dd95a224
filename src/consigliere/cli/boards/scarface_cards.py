"""The cards of Scarface in words: the phrases of explain/ put together in the language of this run."""

from rich.text import Text

from consigliere.cli.words import say
from consigliere.games.scarface.explain.card_text import TABLES, card_text
from consigliere.games.scarface.explain.effect_text import Phrase
from consigliere.kernel.errors import BadInput
from consigliere.kernel.packs import Pack

UNNAMED = ("action",)  # known by their numbers


def words(phrase: Phrase) -> str:
    """A phrase, those inside it first."""
    return say(phrase.message, (), **{name: _inner(value) for name, value in phrase.args.items()})


def _inner(value: object) -> object:
    if isinstance(value, Phrase):
        return words(value)
    if isinstance(value, list):
        return ", ".join([words(item) for item in value])
    return value


def sentence(phrase: Phrase) -> str:
    line = words(phrase)
    return line[:1].upper() + line[1:]


def lines(pack: Pack, table: str, id: str) -> list[str]:
    """What a component says, a sentence a line."""
    return [sentence(phrase) for phrase in card_text(pack, table, id)]


def name(id: str) -> str:
    return say(f"scarface-name-{id}")


def title(table: str, id: str) -> str:
    return id if table in UNNAMED else name(id)


def find(pack: Pack, wanted: str) -> tuple[str, str]:
    """The table and id of a component, by its id or its name."""
    for table in TABLES:
        for id in pack.tables[table]:
            if wanted.lower().replace(" ", "_") == id.lower() or wanted.lower() == title(table, id).lower():
                return table, id
    raise BadInput("scarface-error-no-such-card", card=wanted)


def explain(pack: Pack, wanted: str) -> Text:
    table, id = find(pack, wanted)
    text = Text.assemble((title(table, id), "bold"), f" ({id})" if title(table, id) != id else "")
    return text.append("".join(f"\n  {line}" for line in lines(pack, table, id)))
