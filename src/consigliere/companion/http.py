"""HTTP of the companion: the Henchman beside a box (section 19 of the rules), saved after every answer."""

import secrets
from typing import Any

from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from consigliere.companion import sittings, store
from consigliere.companion.kept import Kept
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
from consigliere.companion.mybox.http import box_form, look_through
from consigliere.companion.session import Session
from consigliere.companion.sittings import TEMPLATE, Sittings
from consigliere.kernel.errors import BadInput
from consigliere.server.http.identity import person
from consigliere.server.table.wrong import Wrong

Asking = Request[Any, Any, Any]


@get("/api/companions")
async def games(request: Asking, state: State) -> list[CompanionInfo]:
    """My games beside a box, the last played first."""
    kept: list[Kept] = await state.storage.run(store.of_person, _limited(request, state))
    return [sittings.info(one) for one in kept]


@post("/api/companions")
async def begin(request: Asking, state: State, data: JSONBody[NewCompanion]) -> CompanionGame:
    """A new game beside a box."""
    me = _limited(request, state)
    seats: Sittings = state.sittings
    before: list[Kept] = await state.storage.run(store.of_person, me)

    def made() -> Session:
        box = sittings.make_box(data.pack, data.cards == "physical")
        return Session(box, secrets.randbits(32), sittings.learned(before, box), data.humans)

    return await _added(state, me, await seats.do(made), data.pack)


@post("/api/companions/file")
async def bring(request: Asking, state: State, data: JSONBody[CompanionFile]) -> CompanionGame:
    """Go on with a saved game from a file."""
    me = _limited(request, state)
    seats: Sittings = state.sittings
    session = await seats.do(lambda: seats.read(data.text, data.pack, data.anyway))
    return await _added(state, me, session, data.pack)


@get("/api/companions/{game:str}")
async def look(request: Asking, state: State, game: FromPath[str], anyway: FromQuery[bool] = False) -> CompanionGame:
    """A game and what it asks. `anyway`: go on although the numbers have changed since it was saved."""
    seats: Sittings = state.sittings
    kept: Kept = await state.storage.run(store.find, _limited(request, state), game)
    session = await seats.do(lambda: seats.session(kept, anyway))
    return sittings.game(kept, session)


@get("/api/companions/{game:str}/file", media_type=MediaType.TEXT)
async def take(request: Asking, state: State, game: FromPath[str]) -> Response[str]:
    """The game as one text file."""
    kept: Kept = await state.storage.run(store.find, _limited(request, state), game)
    name = f"henchman-{kept.id[:6]}.companion"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(kept.text, media_type="text/plain; charset=utf-8", headers=headers)


@post("/api/companions/{game:str}/answers", status_code=200)
async def answer(request: Asking, state: State, game: FromPath[str], data: JSONBody[CompanionAnswer]) -> CompanionGame:
    """The next answer, or a change of the sheet."""

    def give(session: Session) -> None:
        if len(session.answers) >= sittings.MOST_ANSWERS:
            raise BadInput("error-game-over")
        session.answer(data.text)

    return await _changed(request, state, game, data, give)


@post("/api/companions/{game:str}/undo", status_code=200)
async def undo(request: Asking, state: State, game: FromPath[str], data: JSONBody[CompanionUndo]) -> CompanionGame:
    """Take back the last answer, step by step to the start."""
    return await _changed(request, state, game, data, Session.undo)


@delete("/api/companions/{game:str}")
async def throw_away(request: Asking, state: State, game: FromPath[str]) -> None:
    """Throw a game away; the last one thrown away can be taken back."""
    await state.storage.run(store.throw_away, _limited(request, state), game)
    state.sittings.drop(game)


@post("/api/companions/{game:str}/back", status_code=200)
async def take_back(request: Asking, state: State, game: FromPath[str]) -> CompanionInfo:
    """Take back the game that was thrown away last."""
    kept: Kept = await state.storage.run(store.take_back, _limited(request, state), game)
    return sittings.info(kept)


@post("/api/companion/pack", status_code=200)
async def check_pack(request: Asking, state: State, data: JSONBody[CompanionPack]) -> PackCheck:
    """What is missing or wrong in the numbers of one's own box."""
    _limited(request, state)
    seats: Sittings = state.sittings
    return await seats.do(lambda: sittings.check(data.pack))


@get("/api/companion/template", media_type=MediaType.TEXT)
async def template() -> Response[str]:
    """The TOML to fill from one's own box."""
    return Response(TEMPLATE.read_text("utf-8"), media_type="text/plain; charset=utf-8")


def _limited(request: Asking, state: State) -> str:
    me = person(request).id
    state.limiter.commands.take(me)
    return me


async def _added(state: State, me: str, session: Session, pack: str) -> CompanionGame:
    kept: Kept = await state.storage.run(store.add, me, session.write(), pack)
    state.sittings.keep(kept, session)
    return sittings.game(kept, session)


async def _changed(
    request: Asking, state: State, game: str, data: CompanionAnswer | CompanionUndo, change: Any
) -> CompanionGame:
    """Change a game and save it; if it cannot be saved, the change is forgotten. A command that has arrived already
    is answered and not carried out again."""
    me = _limited(request, state)
    seats: Sittings = state.sittings
    kept: Kept = await state.storage.run(store.find, me, game)
    if data.command and data.command == kept.command:
        again = await seats.do(lambda: seats.session(kept))
        return sittings.game(kept, again)
    if kept.version != data.version:
        raise Wrong(409, "error-companion-stale")

    def changed() -> tuple[Session, str]:
        session = seats.session(kept)
        change(session)
        return session, session.write()

    try:
        session, text = await seats.do(changed)
        stored: Kept = await state.storage.run(store.change, kept, text, data.command)
    except BadInput:
        raise
    except Exception:
        seats.drop(game)
        raise
    seats.keep(stored, session)
    return sittings.game(stored, session)


router = Router(
    path="/",
    route_handlers=[
        games,
        begin,
        bring,
        look,
        take,
        answer,
        undo,
        throw_away,
        take_back,
        check_pack,
        template,
        box_form,
        look_through,
    ],
    tags=["companion"],
)
