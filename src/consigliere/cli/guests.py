"""Who this terminal is on a server: a guest, known again by a secret in the user's data folder."""

import os
from http.client import HTTPException
from pathlib import Path
from typing import TypeVar
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec

from consigliere.cli import saves
from consigliere.cli.words import has_text
from consigliere.kernel import BadInput, ConsigliereError
from consigliere.kernel.reading import is_file, reason_of
from consigliere.server.messages import Identity, Me, NewName, Problem

T = TypeVar("T")
PATIENCE = 20.0


class Refused(ConsigliereError):
    """What the server said no to."""

    def __init__(self, problem: Problem) -> None:
        known = has_text(problem.message)  # a newer server may have other words
        super().__init__(problem.message if known else "error-server", **problem.args, rule=problem.rule)


class Guest:
    """One for each name at each server; without a name the server gives one."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.name = address, name
        self.headers: dict[str, str] = {}
        file = saves.folder().parent / "guests" / quote(f"{name}@{address}", safe="@")
        if not self._known(file):
            self._begin(file)

    def ask(self, kind: type[T], method: str, path: str, body: object = None) -> T:
        headers = {**self.headers, "Content-Type": "application/json"}
        content = None if body is None else msgspec.json.encode(body)
        try:
            with urlopen(Request(self.address + path, content, headers, method=method), timeout=PATIENCE) as answer:
                return msgspec.json.decode(answer.read(), type=kind)
        except HTTPError as error:
            raise self._refusal(error) from None
        except (OSError, HTTPException, ValueError, msgspec.MsgspecError) as error:
            raise BadInput("error-no-server", address=self.address, reason=str(error)) from None

    def _refusal(self, error: HTTPError) -> ConsigliereError:
        try:
            return Refused(msgspec.json.decode(error.read(), type=Problem))
        except (OSError, HTTPException, msgspec.MsgspecError):  # not one of ours says so
            return BadInput("error-no-server", address=self.address, reason=str(error))

    def _known(self, file: Path) -> bool:
        """The server still knows the secret that we kept."""
        if not is_file(file):
            return False
        self.headers = {"Authorization": f"Bearer {saves.read_file(file)}"}
        try:
            self.ask(list[object], "GET", "/api/sessions")
        except Refused:
            return False
        return True

    def _begin(self, file: Path) -> None:
        self.headers = {}
        secret = self.ask(Identity, "POST", "/api/guests").secret
        self.headers = {"Authorization": f"Bearer {secret}"}
        if self.name:
            self.ask(Me, "PUT", "/api/me", NewName(self.name))
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
                out.write(secret)
        except OSError as error:
            raise BadInput("error-cannot-write", file=str(file), reason=reason_of(error)) from None
