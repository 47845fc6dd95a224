"""A game beside a box as it is kept: the text that the companion writes, saved after every answer."""

import secrets
import time
from base64 import b32encode

import msgspec

from consigliere.server.table.wrong import Wrong

ID_BYTES = 10
MOST_EACH = 30


class Kept(msgspec.Struct, frozen=True):
    """A game as it is stored; `pack` is the owner's TOML, "" for our own. `command` is the client's id of the last
    change: the same one again changes nothing."""

    id: str
    person: str
    text: str
    pack: str
    version: int
    created: float
    changed: float
    command: str = ""
    thrown: bool = False

    def arrived(self, command: str, version: int) -> bool:
        """Whether this command was carried out already; else it must have seen the game as it is now."""
        if command and command == self.command:
            return True
        if version != self.version:
            raise Wrong(409, "error-companion-stale")
        return False

    def after(self, text: str, command: str) -> "Kept":
        """The next state of the game."""
        now = time.time()
        return msgspec.structs.replace(self, text=text, version=self.version + 1, changed=now, command=command)


def new(person: str, text: str, pack: str) -> Kept:
    now = time.time()
    return Kept(b32encode(secrets.token_bytes(ID_BYTES)).decode().lower(), person, text, pack, 0, now, now)


def check_number(games: int) -> None:
    """Who has too many must throw one away first."""
    if games >= MOST_EACH:
        raise Wrong(429, "error-too-many-companions", most=MOST_EACH)
