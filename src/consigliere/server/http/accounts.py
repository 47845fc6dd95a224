"""HTTP for people: guests, names, accounts, sessions, links to other devices."""

from typing import Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection
from sqlalchemy import delete as deletion

from consigliere.server.http.gate import address
from consigliere.server.http.identity import DEVICE, agent, bearer, cookie, device, person, session
from consigliere.server.http.parameters import PathNumber
from consigliere.server.http.passwords import Guess, Passwords, good
from consigliere.server.messages import (
    Carry,
    Credentials,
    Identity,
    Me,
    Muted,
    NewName,
    NewPassword,
    Proof,
    SessionInfo,
)
from consigliere.server.names import cleaned
from consigliere.server.store import chat, devices, people, tables, visitors
from consigliere.server.store.people import Opened, Person
from consigliere.server.store.schema import owners
from consigliere.server.table.looking import viewer_of
from consigliere.server.table.wrong import Wrong

Asking = Request[Any, Any, Any]


# Guests


@get("/me")
async def me(request: Asking, state: State) -> Response[Me]:
    """Who I am; somebody new becomes a guest and gets a cookie."""
    if request.auth is not None:
        return Response(_me(request.user))
    if request.headers.get("sec-fetch-site") == "cross-site":
        raise Wrong(401, "error-no-identity")
    opened = await _new_guest(request, state)
    return Response(_me(opened.session.person), cookies=[cookie(request, opened.secret)])


@post("/guests")
async def new_guest(request: Asking, state: State) -> Identity:
    """A guest for a script: send the secret as `Authorization: Bearer <secret>`."""
    opened = await _new_guest(request, state)
    return Identity(_me(opened.session.person), opened.secret)


@put("/me")
async def rename(request: Asking, state: State, data: JSONBody[NewName]) -> Me:
    """Another name for me; the name of an account is half of its key, so its password is needed."""
    name = cleaned(data.name)
    await prove(request, state, data.password)
    changed: Person = await state.storage.run(people.rename, person(request), name)
    await _tell(state, await state.storage.run(tables.sat_at, changed.id))
    return _me(changed)


@post("/me/carry")
async def new_carry(request: Asking, state: State, data: JSONBody[Proof | None] = None) -> Carry:
    """A token that makes another device me; it works once and not for long."""
    await prove(request, state, data.password if data else "")
    carry: Carry = await state.storage.run(people.new_carry, person(request).id)
    return carry


@get("/carry/{token:str}")
async def look_at_carry(request: Asking, state: State, token: FromPath[str]) -> Me:
    """Whom the token carries, to be asked before one becomes somebody else."""
    state.limiter.logins_by_address.take(address(request.scope))
    return _me(await state.storage.run(people.look_at_carry, token))


@post("/carry/{token:str}", status_code=200)
async def use_carry(request: Asking, state: State, token: FromPath[str]) -> Response[Identity]:
    """Become whom the token carries."""
    state.limiter.logins_by_address.take(address(request.scope))
    opened = await state.storage.run(people.use_carry, token, agent(request))
    return await _become(request, state, opened)


# Accounts


@post("/account")
async def make_account(request: Asking, state: State, data: JSONBody[Credentials]) -> Response[Identity]:
    """Give my guest a name and a password to come back with; older secrets and links of the guest are worth nothing."""
    mine, name, password = session(request), cleaned(data.name), good(data.password)
    await state.storage.run(people.check_name, mine.person.id, name)
    passwords: Passwords = state.passwords
    hash = await passwords.hash(password, address(request.scope))
    opened = await state.storage.run(people.make_account, mine, name, hash, agent(request))
    await _tell(state, await state.storage.run(tables.sat_at, mine.person.id))
    return await _opened(request, state, opened, 201)


@post("/login", status_code=200)
async def login(request: Asking, state: State, data: JSONBody[Credentials]) -> Response[Identity]:
    """Come back to an account; a guest's tables on this device stay the guest's."""
    passwords: Passwords = state.passwords
    id = await passwords.proven(Guess(data.name, data.password, address(request.scope), device(request)))
    opened = await state.storage.run(people.open_session, id, agent(request))
    return await _become(request, state, opened)


@post("/logout", status_code=204)
async def logout(request: Asking, state: State) -> Response[None]:
    """End this session."""
    await _leave(request, state)
    return Response(None, status_code=204, cookies=[cookie(request, "")])


@put("/account/password")
async def change_password(request: Asking, state: State, data: JSONBody[NewPassword]) -> Response[Identity]:
    """A new password; all sessions end, and this one gets a new secret."""
    mine, password = session(request), good(data.new)
    if not mine.person.account:
        raise Wrong(409, "error-no-account")
    await prove(request, state, data.old)
    passwords: Passwords = state.passwords
    hash = await passwords.hash(password, address(request.scope))
    opened = await state.storage.run(_change_password, mine, hash, agent(request))
    return await _opened(request, state, opened)


def _change_password(db: Connection, mine: people.Session, hash: str, agent: str) -> Opened:
    devices.forget(db, mine.person.id)
    return people.change_password(db, mine, hash, agent)


@delete("/account")
async def delete_account(request: Asking, state: State, data: JSONBody[Proof | None] = None) -> Response[None]:
    """Forget me: my games stay, under another name; a bot goes on for me where one runs."""
    await prove(request, state, data.password if data else "")
    me = person(request).id
    sat = await state.storage.run(tables.sat_at, me)
    state.hub.end_sessions(await state.storage.run(_forget, me))
    await _tell(state, sat)
    return Response(None, status_code=204, cookies=[cookie(request, ""), cookie(request, "", DEVICE)])


def _forget(db: Connection, me: str) -> list[str]:
    tables.leave_all(db, me)
    for owner in owners():
        db.execute(deletion(owner.table).where(owner == me))
    devices.forget(db, me)
    return people.forget(db, me)


# Sessions


@get("/sessions")
async def sessions(request: Asking, state: State) -> list[SessionInfo]:
    """The devices that are me."""
    listed: list[SessionInfo] = await state.storage.run(people.sessions_of, session(request))
    return listed


@delete("/sessions/{id:str}")
async def end_session(request: Asking, state: State, id: FromPath[str]) -> None:
    """A device is me no longer."""
    await state.storage.run(people.end_session, person(request).id, id)
    state.hub.end_sessions([id])


# Mute


@get("/mutes")
async def mutes(request: Asking, state: State) -> list[Muted]:
    """Whose chat I do not read."""
    listed: list[Muted] = await state.storage.run(people.muted_by, person(request).id)
    return listed


@put("/tables/{table:str}/mutes/{channel:str}/{line:int}", status_code=204)
async def mute(request: Asking, state: State, table: FromPath[str], channel: FromPath[str], line: PathNumber) -> None:
    """No longer read the chat of who wrote this line of the table or of my team."""
    me, room = person(request).id, await state.house.room(table)
    mine = room.table.seats_of(me)
    if not mine:
        viewer_of(room.table, me, None)
    audiences = {chat.audience(channel, room.teams[seat]) for seat in mine} or {chat.EVERYBODY}
    author = await state.storage.run(chat.author, table, audiences, line)
    await state.storage.run(people.mute, me, author)


@delete("/mutes/{id:str}")
async def unmute(request: Asking, state: State, id: FromPath[str]) -> None:
    """Read somebody's chat again."""
    await state.storage.run(people.unmute, person(request).id, id)


def _me(somebody: Person) -> Me:
    return Me(somebody.id, somebody.name, somebody.account)


async def _opened(request: Asking, state: State, opened: Opened, status: int = 200) -> Response[Identity]:
    """Tell somebody who they are from now on, and mark the browser of who has an account."""
    state.hub.end_sessions(opened.ended)
    who = opened.session.person
    script = bearer(request) is not None
    cookies = [] if script else [cookie(request, opened.secret)]
    if who.account:
        mark = "" if script else device(request) or people.new_secret()
        await state.storage.run(devices.remember, who.id, [mark, address(request.scope)])
        cookies += [cookie(request, mark, DEVICE)] if mark else []
    return Response(Identity(_me(who), opened.secret if script else ""), status_code=status, cookies=cookies)


async def prove(request: Asking, state: State, password: str) -> None:
    """Who has an account shows its password again before what cannot be undone."""
    mine, passwords = session(request), state.passwords
    if mine.person.account:
        await passwords.proven(Guess(mine.person.name, password, address(request.scope), session=mine.id))


async def _tell(state: State, sat: list[str]) -> None:
    """Tables that show somebody look again at who sits there."""
    for table in sat:
        await state.house.changed(table)


async def _new_guest(request: Asking, state: State) -> Opened:
    state.limiter.guests.take(address(request.scope))
    opened: Opened = await state.storage.run(people.make_guest, agent(request))
    return opened


async def _become(request: Asking, state: State, opened: Opened) -> Response[Identity]:
    """This device is somebody else from now on; a guest it was before is the same person."""
    after = opened.session.person
    if request.auth is not None and not (request.user.account and after.account):
        await state.storage.run(visitors.are_one, request.user.id, after.id)
    await _leave(request, state)
    return await _opened(request, state, opened)


async def _leave(request: Asking, state: State) -> None:
    """End the session of this device, if it has one."""
    if request.auth is not None:
        await state.storage.run(people.end_session, request.user.id, request.auth.id)
        state.hub.end_sessions([request.auth.id])


router = Router(
    "/api",
    tags=["people"],
    route_handlers=[
        me, new_guest, rename, new_carry, look_at_carry, use_carry, make_account, login, logout, change_password,
        delete_account, sessions, end_session, mutes, mute, unmute,
    ],
)  # fmt: skip
