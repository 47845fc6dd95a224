"""Passwords: their hashes, made beside everything else, and how often somebody may guess.

Whoever guesses has to wait, by name and address together; guesses at one name from everywhere are limited, too.
Neither keeps the owner out: a browser or an address that the account was seen with has a count of its own.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection

from consigliere.server.limits import Limiter
from consigliere.server.names import key_of
from consigliere.server.store import devices, people
from consigliere.server.store.people import Account
from consigliere.server.store.storage import Storage
from consigliere.server.table.wrong import Wrong

T = TypeVar("T")
SHORTEST, LONGEST = 8, 200
HASHER = PasswordHasher()
HASHING = ThreadPoolExecutor(2, thread_name_prefix="hashing")
MOST_WAITING = 60


class Guess(msgspec.Struct, frozen=True):
    """Somebody says they have an account: from which address, and with which secret their browser was marked.

    `session` is that of who is in already.
    """

    name: str
    password: str
    address: str
    device: str = ""
    session: str = ""


class Passwords:
    def __init__(self, storage: Storage, limiter: Limiter) -> None:
        self._storage = storage
        self._limiter = limiter
        self._waiting = 0

    async def proven(self, guess: Guess) -> str:
        """The id of the account this name and password are for."""
        limiter, key = self._limiter, key_of(guess.name)[:LONGEST]
        account, familiar = await self._storage.run(_look_up, guess)
        place = familiar or guess.address
        limiter.logins_by_address.take(place)
        limiter.logins.take(f"{key} {place}")
        if not familiar:
            limiter.logins_by_name.take(key)
        right = await self._aside(_matches, account.password if account else _nobodys(), guess.password[:LONGEST])
        if account is None or not right:
            raise Wrong(403, "error-bad-login")
        limiter.logins.give_back(f"{key} {place}")
        if not familiar:
            limiter.logins_by_name.give_back(key)
        return account.id

    async def hash(self, password: str, address: str) -> str:
        """The hash of a new password; that takes long, so it is limited like a guess."""
        self._limiter.logins_by_address.take(address)
        return await self._aside(HASHER.hash, password)

    async def _aside(self, function: Callable[..., T], *args: object) -> T:
        """Hashing takes long on purpose: it goes on beside everything else, two at a time."""
        if self._waiting >= MOST_WAITING:
            raise Wrong(503, "error-busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(HASHING, function, *args)
        finally:
            self._waiting -= 1


def good(password: str) -> str:
    if not SHORTEST <= len(password) <= LONGEST:
        raise Wrong(400, "error-bad-password", least=SHORTEST, most=LONGEST)
    return password


def _look_up(db: Connection, guess: Guess) -> tuple[Account | None, str]:
    """The account of a name, and by what the one who guesses is known to it: a session, a browser, an address."""
    account = people.account_of(db, guess.name[:LONGEST])
    if account is None or guess.session:
        return account, guess.session
    marks = (mark for mark in (guess.device, guess.address) if devices.known(db, account.id, mark))
    return account, next(marks, "")


def _matches(hash: str, password: str) -> bool:
    try:
        return HASHER.verify(hash, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    """A hash to compare with when there is no such account, so that both take as long."""
    return HASHER.hash(people.new_secret())
