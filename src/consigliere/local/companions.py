"""Games beside a box, kept here."""

import msgspec

from consigliere.companion import sittings
from consigliere.companion.kept import Kept, check_number, new
from consigliere.companion.messages import (
    CompanionAnswer,
    CompanionFile,
    CompanionGame,
    CompanionInfo,
    CompanionPack,
    CompanionUndo,
    NewCompanion,
    PackCheck,
)
from consigliere.companion.session import Session
from consigliere.companion.sittings import TEMPLATE, Sittings
from consigliere.local.host import ME, Host
from consigliere.local.kept import text
from consigliere.local.store import Change
from consigliere.server.table.wrong import Wrong

__all__ = ["TEMPLATE", "CompanionAnswer", "CompanionFile", "CompanionPack", "CompanionUndo", "NewCompanion"]
_kept = msgspec.json.Decoder(Kept)
_sittings = Sittings()


def read(kept: str) -> Kept:
    return _kept.decode(kept)


def read_through(kept: Kept) -> None:
    """Whether its answers can be given again."""
    _sittings.read(kept.text, kept.pack, anyway=True)


async def all_of(host: Host) -> list[Kept]:
    """The last played first."""
    found = [one for one in await _with_thrown(host) if not one.thrown]
    return sorted(found, key=lambda one: -one.changed)


async def _with_thrown(host: Host) -> list[Kept]:
    return [read(kept) for _, kept in await host.store.find("companions")]


async def find(host: Host, id: str, thrown: bool = False) -> Kept:
    kept = await host.store.get("companions", id)
    if kept is None or read(kept).thrown != thrown:
        raise Wrong(404, "error-no-companion")
    return read(kept)


async def games(host: Host) -> list[CompanionInfo]:
    return [sittings.info(one) for one in await all_of(host)]


async def begin(host: Host, wanted: NewCompanion) -> CompanionGame:
    return await _added(host, sittings.begun(wanted, await all_of(host)), wanted.pack)


async def bring(host: Host, file: CompanionFile) -> CompanionGame:
    return await _added(host, _sittings.read(file.text, file.pack, file.anyway), file.pack)


async def look(host: Host, id: str, anyway: bool) -> CompanionGame:
    kept = await find(host, id)
    return sittings.game(kept, _sittings.session(kept, anyway))


async def answer(host: Host, id: str, said: CompanionAnswer) -> CompanionGame:
    return await _changed(host, id, said, sittings.answered(said))


async def undo(host: Host, id: str, wanted: CompanionUndo) -> CompanionGame:
    return await _changed(host, id, wanted, Session.undo)


async def throw_away(host: Host, id: str) -> None:
    """A game goes; the one thrown away before it is gone for good."""
    async with host.store.alone():
        kept = msgspec.structs.replace(await find(host, id), thrown=True)
        gone = [Change("companions", one.id, None) for one in await _with_thrown(host) if one.thrown]
        await host.store.write([*gone, Change("companions", id, text(kept))])
    _sittings.drop(id)


async def take_back(host: Host, id: str) -> CompanionInfo:
    """The game thrown away last is there again."""
    async with host.store.alone():
        kept = msgspec.structs.replace(await find(host, id, thrown=True), thrown=False)
        check_number(len(await all_of(host)))
        await host.store.write([Change("companions", id, text(kept))])
    return sittings.info(kept)


def check(pack: str) -> PackCheck:
    return sittings.check(pack)


async def _added(host: Host, session: Session, pack: str) -> CompanionGame:
    async with host.store.alone():
        check_number(len(await all_of(host)))
        kept = new(ME, session.write(), pack)
        await host.store.write([Change("companions", kept.id, text(kept), fresh=True)])
    _sittings.keep(kept, session)
    return sittings.game(kept, session)


async def _changed(
    host: Host, id: str, said: CompanionAnswer | CompanionUndo, change: sittings.Change
) -> CompanionGame:
    """Change a game and save it. A command that has arrived already is answered and not carried out again."""
    async with host.store.alone():
        kept = await find(host, id)
        if kept.arrived(said.command, said.version):
            return sittings.game(kept, _sittings.session(kept))
        with _sittings.saving(id):
            session, written = _sittings.after(kept, change)
            after = kept.after(written, said.command)
            await host.store.write([Change("companions", id, text(after))])
    _sittings.keep(after, session)
    return sittings.game(after, session)
