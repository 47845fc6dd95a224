"""What did not work, told to a client: a message id with its arguments, under the status that fits."""

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from consigliere.kernel.errors import BadInput, ConsigliereError, IllegalAction
from consigliere.server.messages import Problem

log = logging.getLogger("consigliere.server")

BY_STATUS = {401: "error-no-identity", 404: "error-not-found", 405: "error-bad-method"}


class Wrong(ConsigliereError):
    """A request that is refused, with the status of the answer: `Wrong(404, "error-no-table")`."""

    def __init__(self, status: int, message: str, **args: object) -> None:
        super().__init__(message, **args)
        self.status = status


def problem(error: Exception) -> Problem:
    """Any error as a client may see it; one that we did not expect says nothing about itself."""
    if isinstance(error, ConsigliereError):
        args = {name: plain(value) for name, value in error.details.items() if name not in ("rule", "game")}
        rule, game = error.details.get("rule", ""), error.details.get("game", "")
        return Problem(error.message, args, str(rule), str(game))
    if isinstance(error, HTTPException) and error.status_code < 500:
        known = BY_STATUS.get(error.status_code)
        return Problem(known) if known else Problem("error-bad-message", {"detail": _detail(error)})
    return Problem("error-server")


def status(error: Exception) -> int:
    if isinstance(error, Wrong):
        return error.status
    if isinstance(error, IllegalAction):
        return 409
    if isinstance(error, BadInput):
        return 400
    return error.status_code if isinstance(error, HTTPException) else 500


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    code = status(error)
    if code >= 500:
        log.error("failed", exc_info=error)
    told = problem(error)
    headers = {"Retry-After": str(told.args["seconds"])} if code == 429 and "seconds" in told.args else {}
    return Response(told, status_code=code, headers=headers, media_type=MediaType.JSON)


def _detail(error: HTTPException) -> str:
    """What is wrong with a message, for those who write a client: `Expected int, got str - at $.seat`."""
    extra = error.extra if isinstance(error, ValidationException) else None
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return f"{extra[0].get('message', '')} {extra[0].get('key', '')}".strip()
    return ""


def plain(value: object) -> object:
    if isinstance(value, ConsigliereError):
        return problem(value)
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value if isinstance(value, (bool, int, float, str)) or value is None else str(value)


HANDLERS: ExceptionHandlersMap = {ConsigliereError: answer, HTTPException: answer, Exception: answer}
