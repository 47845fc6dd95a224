"""HTTP for people: guests, names, accounts, sessions, links to other devices."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from consigliere.server import chat, companions, people, tables, visitors
from consigliere.server.gate import address
from consigliere.server.identity import agent, cookie, person, session
from consigliere.server.limits import Limiter
from consigliere.server.live import viewer_of
from consigliere.server.messages import Carry, Credentials, Me, Muted, NewGuest, NewName, NewPassword, SessionInfo
from consigliere.server.names import cleaned, key_of
from consigliere.server.people import Opened, Person
from consigliere.server.problems import Wrong

Asking = Request[Any, Any, Any]

T = TypeVar("T")
SHORTEST, LONGEST = 8, 200
HASHER = PasswordHasher()
HASHING = ThreadPoolExecutor(2, thread_name_prefix="hashing")


# Guests


@get("/me")
async def me(request: Asking, state: State) -> Response[Me]:
    """Who I am; somebody new becomes a guest and gets a cookie."""
    if request.auth is not None:
        return Response(_me(request.user))
    if request.headers.get("sec-fetch-site") == "cross-site":
        raise Wrong(401, "error-no-identity")
    opened = await _new_guest(request, state)
    return _opened(request, opened)


@post("/guests")
async def new_guest(request: Asking, state: State) -> NewGuest:
    """A guest for a script: send the secret as `Authorization: Bearer <secret>`."""
    opened = await _new_guest(request, state)
    return NewGuest(_me(opened.session.person), opened.secret)


@put("/me")
async def rename(request: Asking, state: State, data: JSONBody[NewName]) -> Me:
    """Another name for me."""
    changed: Person = await state.storage.run(people.rename, person(request), cleaned(data.name))
    await _tell(state, await state.storage.run(tables.sat_at, changed.id))
    return _me(changed)


@post("/me/carry")
async def new_carry(request: Asking, state: State) -> Carry:
    """A token that makes another device me; it works once and not for long."""
    carry: Carry = await state.storage.run(people.new_carry, person(request).id)
    return carry


@post("/carry/{token:str}", status_code=200)
async def use_carry(request: Asking, state: State, token: FromPath[str]) -> Response[Me]:
    """Become whom the token carries."""
    limiter: Limiter = state.limiter
    limiter.logins_by_address.take(address(request.scope))
    opened = await state.storage.run(people.use_carry, token, agent(request))
    return await _become(request, state, opened)


# Accounts


@post("/account")
async def make_account(request: Asking, state: State, data: JSONBody[Credentials]) -> Me:
    """Give my guest a name and a password to come back with; my other sessions end."""
    name = cleaned(data.name)
    hash = await _hash(_good(data.password))
    ended = await state.storage.run(people.make_account, session(request), name, hash)
    await _tell(state, await state.storage.run(tables.sat_at, person(request).id))
    state.hub.end_sessions(ended)
    return Me(person(request).id, name, True)


@post("/login", status_code=200)
async def login(request: Asking, state: State, data: JSONBody[Credentials]) -> Response[Me]:
    """Come back to an account; a guest's tables on this device stay the guest's."""
    id = await _proven(request, state, data.name, data.password)
    opened = await state.storage.run(people.open_session, id, agent(request))
    return await _become(request, state, opened)


@post("/logout", status_code=204)
async def logout(request: Asking, state: State) -> Response[None]:
    """End this session."""
    await _leave(request, state)
    return Response(None, status_code=204, cookies=[cookie(request, "")])


@put("/account/password", status_code=204)
async def change_password(request: Asking, state: State, data: JSONBody[NewPassword]) -> None:
    """A new password; all my other sessions end."""
    mine = session(request)
    if not mine.person.account:
        raise Wrong(409, "error-no-account")
    await _proven(request, state, mine.person.name, data.old)
    hash = await _hash(_good(data.new))
    state.hub.end_sessions(await state.storage.run(people.change_password, mine, hash))


@delete("/account")
async def delete_account(request: Asking, state: State) -> Response[None]:
    """Forget me: my games stay, under another name; a bot goes on for me where one runs."""
    me = person(request).id
    sat = await state.storage.run(tables.sat_at, me)
    await state.storage.run(tables.leave_all, me)
    await state.storage.run(companions.forget, me)
    ended = await state.storage.run(people.forget, me)
    await _tell(state, sat)
    state.hub.end_sessions(ended)
    return Response(None, status_code=204, cookies=[cookie(request, "")])


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
async def mute(
    request: Asking, state: State, table: FromPath[str], channel: FromPath[str], line: FromPath[int]
) -> None:
    """No longer read the chat of who wrote this line of the table or of my team."""
    me, room = person(request).id, await state.house.room(table)
    mine = room.table.seats_of(me)
    if not mine:
        viewer_of(room, me, None)
    audiences = {chat.audience(channel, room.game.teams()[seat]) for seat in mine} or {chat.EVERYBODY}
    author = await state.storage.run(chat.author, table, audiences, line)
    await state.storage.run(people.mute, me, author)


@delete("/mutes/{id:str}")
async def unmute(request: Asking, state: State, id: FromPath[str]) -> None:
    """Read somebody's chat again."""
    await state.storage.run(people.unmute, person(request).id, id)


def _me(somebody: Person) -> Me:
    return Me(somebody.id, somebody.name, somebody.account)


def _opened(request: Asking, opened: Opened) -> Response[Me]:
    return Response(_me(opened.session.person), cookies=[cookie(request, opened.secret)])


async def _tell(state: State, sat: list[str]) -> None:
    """Tables that show somebody look again at who sits there."""
    for table in sat:
        await state.house.changed(table)


async def _new_guest(request: Asking, state: State) -> Opened:
    state.limiter.guests.take(address(request.scope))
    opened: Opened = await state.storage.run(people.make_guest, agent(request))
    return opened


async def _become(request: Asking, state: State, opened: Opened) -> Response[Me]:
    """This device is somebody else from now on; a guest it was before is the same person."""
    after = opened.session.person
    if request.auth is not None and not (request.user.account and after.account):
        await state.storage.run(visitors.are_one, request.user.id, after.id)
    await _leave(request, state)
    return _opened(request, opened)


async def _leave(request: Asking, state: State) -> None:
    """End the session of this device, if it has one."""
    if request.auth is not None:
        await state.storage.run(people.end_session, request.user.id, request.auth.id)
        state.hub.end_sessions([request.auth.id])


# Passwords


def _good(password: str) -> str:
    if not SHORTEST <= len(password) <= LONGEST:
        raise Wrong(400, "error-bad-password", least=SHORTEST, most=LONGEST)
    return password


async def _proven(request: Asking, state: State, name: str, password: str) -> str:
    """The id of the account this name and password are for; whoever guesses often has to wait."""
    limiter: Limiter = state.limiter
    key = key_of(name)[:LONGEST]
    limiter.logins_by_address.take(address(request.scope))
    limiter.logins_by_name.take(key)
    found: tuple[str, str] | None = await state.storage.run(people.password_of, name[:LONGEST])
    right = await _aside(_matches, found[1] if found else _nobodys(), password[:LONGEST])
    if found is None or not right:
        raise Wrong(403, "error-bad-login")
    limiter.logins_by_name.give_back(key)
    return found[0]


async def _hash(password: str) -> str:
    return await _aside(HASHER.hash, password)


async def _aside(function: Callable[..., T], *args: object) -> T:
    """Hashing takes long on purpose: it goes on beside everything else, two at a time."""
    return await asyncio.get_running_loop().run_in_executor(HASHING, function, *args)


def _matches(hash: str, password: str) -> bool:
    try:
        return HASHER.verify(hash, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    """A hash to compare with when there is no such account, so that both take as long."""
    return HASHER.hash(people.new_secret())


router = Router(
    "/api",
    tags=["people"],
    route_handlers=[
        me, new_guest, rename, new_carry, use_carry, make_account, login, logout, change_password, delete_account,
        sessions, end_session, mutes, mute, unmute,
    ],
)  # fmt: skip
