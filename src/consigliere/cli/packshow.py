"""`consigliere pack show`: where the numbers of a game's components come from."""

import json
from collections import Counter
from typing import Annotated

import typer
from rich.table import Table

from consigliere import games
from consigliere.cli.options import AsJson, PackFolder
from consigliere.cli.words import LANG, console, say
from consigliere.kernel import BadInput, Game
from consigliere.kernel.provenance import OWNER, SOURCES, Provenance, ours, provenances
from consigliere.locales import texts

HELP = say("help-pack-show")
CARDS = ("associate", "card", "dealer", "job", "news", "raid", "action")  # of Scarface
SENTENCES = {
    "famiglia": "page-sources-famiglia",
    "lafamiglia": "page-sources-lafamiglia",
    "scarface": "page-sources-scarface",
}


def show(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game", known=", ".join(games.NAMES)))],
    component: Annotated[str | None, typer.Argument(metavar="COMPONENT", help=say("help-pack-component"))] = None,
    pack: PackFolder = None,
    every: Annotated[bool, typer.Option("--all", help=say("help-pack-all"))] = False,
    as_json: AsJson = False,
) -> None:
    the_game = games.load(game, pack)
    found = provenances(the_game.pack.tables)
    if component is not None:
        found = [one for one in found if _is_wanted(one.id, component)]
        if not found:
            raise BadInput("pack-no-component", id=component, game=game)
    one_by_one = every or component is not None
    if as_json:
        _print_json(the_game, found, one_by_one)
        return
    name, digest = the_game.pack.name, the_game.pack.digest
    console.print(say("pack-show-title", game=game, name=name, digest=digest))
    if one_by_one:
        console.print(_list(game, found))
    else:
        console.print(sources(the_game), say("pack-show-own"))
        console.print(_counts(game, found))


def sources(game: Game) -> str:
    """In a sentence what is from the rulebook and what is ours."""
    counted = ours(provenances(game.pack.tables))
    told = {"order": ["order"], "cell": ["sheet-cell"], "space": ["family-row-spaces"], "card": list(CARDS)}
    args: dict[str, object] = {}
    for name, kinds in told.items():
        counts = [counted.get(kind, [0, 0]) for kind in kinds]
        args |= {name: sum(count[0] for count in counts), f"{name}_all": sum(count[1] for count in counts)}
    return say(SENTENCES[game.id], (), **args)


def _is_wanted(id: str, wish: str) -> bool:
    return wish == id or id.startswith(f"{wish} ") or id.endswith(f" {wish}")


def _print_json(game: Game, found: list[Provenance], one_by_one: bool) -> None:
    head = {"game": game.id, "pack": game.pack.name, "digest": game.pack.digest}
    if one_by_one:
        print(json.dumps({**head, "components": [one._asdict() for one in found]}, ensure_ascii=False))
        return
    rows = [
        {"kind": kind, "part": part, **{source: counts[source] for source in SOURCES}}
        for (kind, part), counts in _counted(found).items()
    ]
    print(json.dumps({**head, "kinds": rows, "ours": ours(found)}))


def _counted(found: list[Provenance]) -> dict[tuple[str, str], Counter[str]]:
    """How many of each kind, and of each part that has a provenance of its own, come from where."""
    counted: dict[tuple[str, str], Counter[str]] = {}
    for kind, _, part, source in found:
        counted.setdefault((kind, part), Counter())[source] += 1
    kinds = list(dict.fromkeys(one.kind for one in found))
    return dict(sorted(counted.items(), key=lambda item: (kinds.index(item[0][0]), item[0][1])))


def _counts(game: str, found: list[Provenance]) -> Table:
    shown = [source for source in SOURCES if source != OWNER or any(one.source == OWNER for one in found)]
    table = Table(show_edge=False, pad_edge=False)
    table.add_column(say("pack-show-what"))
    for source in shown:
        table.add_column(say("pack-source", source=source), justify="right")
    for (kind, part), counts in _counted(found).items():
        table.add_row(_what(game, kind, part), *(str(counts[source] or "") for source in shown))
    return table


def _what(game: str, kind: str, part: str) -> str:
    words = say("pack-kind", kind=f"{game}-{kind}")
    return say("page-provenance-part", part=words, words=say("page-part", part=part)) if part else words


def _list(game: str, found: list[Provenance]) -> Table:
    table = Table(show_edge=False, pad_edge=False, show_header=False)
    for kind, id, part, source in found:
        words = say("page-provenance", source=source)
        if part:
            words = say("page-provenance-part", part=say("page-part", part=part), words=words)
        table.add_row(say("pack-kind", kind=f"{game}-{kind}"), id, _name(game, id), words)
    return table


def _name(game: str, id: str) -> str:
    message = f"{game}-name-{id.rpartition(' ')[2]}"
    return say(message) if message in texts(LANG) else ""
