"""All that is kept here as one file, and such a file brought back: each game is played through before it is kept."""

import msgspec

from consigliere.kernel import BadInput, ConsigliereError
from consigliere.local import companions, kept
from consigliere.local.host import ME, Host
from consigliere.local.store import KINDS, Change, Kind
from consigliere.server.table import again
from consigliere.server.table.row import Row
from consigliere.server.table.setting import TableData

FORMAT = 1
Texts = dict[str, str]


class Everything(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keys and texts, by kind."""

    consigliere: int
    me: Texts = {}
    tables: Texts = {}
    rows: Texts = {}
    lines: Texts = {}
    analyses: Texts = {}
    companions: Texts = {}


class Brought(msgspec.Struct, frozen=True):
    """How many tables and companion games are new here, and how many were here or cannot be played with these rules."""

    tables: int
    companions: int
    known: int
    refused: int


async def written(host: Host) -> bytes:
    """At one moment: no bot moves while it is read."""
    async with host.store.alone():
        found = {kind: dict(await host.store.find(kind)) for kind in KINDS}
    return msgspec.json.encode(Everything(FORMAT, **found))


async def read(host: Host, data: bytes) -> Brought:
    """What is here stays as it is."""
    try:
        file = msgspec.json.decode(data, type=Everything)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadInput("error-bad-message", detail=str(error)[:200]) from None
    if file.consigliere != FORMAT:
        raise BadInput("error-everything-format", found=file.consigliere)
    games = [_table(host, file, id) for id in file.tables]
    others = [_companion(text) for text in file.companions.values()]
    new: list[int] = [0, 0]
    known = 0
    async with host.store.alone():
        for place, kind, found in ((0, "tables", games), (1, "companions", others)):
            for changes in found:
                if not changes:
                    continue
                if await host.store.get(_kind(kind), changes[0].key) is not None:
                    known += 1
                    continue
                await host.store.write(changes)
                new[place] += 1
    refused = sum(1 for changes in [*games, *others] if not changes)
    return Brought(new[0], new[1], known, refused)


def _kind(kind: str) -> Kind:
    return "tables" if kind == "tables" else "companions"


def _table(host: Host, file: Everything, id: str) -> list[Change]:
    """A table of the file, its rows and what is thought of it; nothing if it is not what it should be."""
    try:
        table = kept.read_table(file.tables[id])
        rows = [kept.read_row(text) for text in _of_table(file.rows, id)]
        lines = [kept.read_line(text) for text in _of_table(file.lines, id)]
        _check(host, id, table, rows)
    except (ConsigliereError, again.Gap, ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        return []
    analysis = file.analyses.get(id)
    kept_too = [] if analysis is None else [Change("analyses", id, analysis)]
    return [kept.of_table(table), *kept.of_rows(id, rows), *kept.of_lines(id, lines), *kept_too]


def _of_table(texts: Texts, id: str) -> list[str]:
    first, last = kept.keys(id)
    return [text for key, text in sorted(texts.items()) if first <= key <= last]


def _check(host: Host, id: str, table: TableData, rows: list[Row]) -> None:
    """Whether the game can be played again from its rows, by nobody but me and bots."""
    game = host.shelf.stored(table.game, table.rules, table.pack)
    mine = all(chair.person in ("", ME) for chair in table.chairs)
    if table.id != id or len(table.chairs) != game.seats_in(table.options) or not mine:
        raise BadInput("error-bad-message", detail=id[:20])
    again.follow(again.begin(game, table, rows[0])[0], rows[1:])


def _companion(text: str) -> list[Change]:
    try:
        found = companions.read(text)
        companions.read_through(found)
    except (ConsigliereError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        return []
    return [Change("companions", found.id, text)]
