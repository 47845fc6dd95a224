"""What did not work, told to a client under the status that fits."""

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from consigliere.kernel.errors import BadInput, ConsigliereError, IllegalAction
from consigliere.server.messages import Problem
from consigliere.server.table import wrong
from consigliere.server.table.wrong import Wrong

log = logging.getLogger("consigliere.server")

BY_STATUS = {401: "error-no-identity", 404: "error-not-found", 405: "error-bad-method"}


def problem(error: Exception) -> Problem:
    """Also of what the framework refuses."""
    if isinstance(error, HTTPException) and error.status_code < 500:
        known = BY_STATUS.get(error.status_code)
        return Problem(known) if known else Problem("error-bad-message", {"detail": _detail(error)})
    return wrong.problem(error)


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


HANDLERS: ExceptionHandlersMap = {ConsigliereError: answer, HTTPException: answer, Exception: answer}
