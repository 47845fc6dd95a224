"""Games beside a box, kept here."""

import secrets
from collections.abc import Callable

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
from consigliere.kernel.errors import BadInput
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
    box = sittings.make_box(wanted.pack, wanted.cards == "physical")
    learned = sittings.learned(await all_of(host), box)
    return await _added(host, Session(box, secrets.randbits(32), learned, wanted.humans), wanted.pack)


async def bring(host: Host, file: CompanionFile) -> CompanionGame:
    return await _added(host, _sittings.read(file.text, file.pack, file.anyway), file.pack)


async def look(host: Host, id: str, anyway: bool) -> CompanionGame:
    kept = await find(host, id)
    return sittings.game(kept, _sittings.session(kept, anyway))


async def answer(host: Host, id: str, said: CompanionAnswer) -> CompanionGame:
    def give(session: Session) -> None:
        if len(session.answers) >= sittings.MOST_ANSWERS:
            raise BadInput("error-game-over")
        session.answer(said.text)

    return await _changed(host, id, said, give)


async def undo(host: Host, id: str, wanted: CompanionUndo) -> CompanionGame:
    return await _changed(host, id, wanted, Session.undo)


async def throw_away(host: Host, id: str) -> None:
    """A game goes; the one thrown away before it is gone for good."""
    kept = msgspec.structs.replace(await find(host, id), thrown=True)
    gone = [Change("companions", one.id, None) for one in await _with_thrown(host) if one.thrown]
    await host.store.write([*gone, Change("companions", id, text(kept))])
    _sittings.drop(id)


async def take_back(host: Host, id: str) -> CompanionInfo:
    """The game thrown away last is there again."""
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
    host: Host, id: str, said: CompanionAnswer | CompanionUndo, change: Callable[[Session], None]
) -> CompanionGame:
    """Change a game and save it; if it cannot be saved, the change is forgotten. A command that has arrived already
    is answered and not carried out again."""
    async with host.store.alone():
        kept = await find(host, id)
        if said.command and said.command == kept.command:
            return sittings.game(kept, _sittings.session(kept))
        if kept.version != said.version:
            raise Wrong(409, "error-companion-stale")
        try:
            session = _sittings.session(kept)
            change(session)
            after = kept.after(session.write(), said.command)
            await host.store.write([Change("companions", id, text(after))])
        except BadInput:
            raise
        except BaseException:
            _sittings.drop(id)
            raise
    _sittings.keep(after, session)
    return sittings.game(after, session)
