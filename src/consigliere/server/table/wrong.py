"""What did not work, as a client may know it: a message id with its arguments."""

from consigliere.kernel.errors import ConsigliereError
from consigliere.server.messages import Problem


class Wrong(ConsigliereError):
    """A request that is refused, with the status of the answer: `Wrong(404, "error-no-table")`."""

    def __init__(self, status: int, message: str, **args: object) -> None:
        super().__init__(message, **args)
        self.status = status


def problem(error: Exception) -> Problem:
    """Any error as a client may see it; one that we did not expect says nothing about itself."""
    if not isinstance(error, ConsigliereError):
        return Problem("error-server")
    args = {name: plain(value) for name, value in error.details.items() if name not in ("rule", "game")}
    rule, game = error.details.get("rule", ""), error.details.get("game", "")
    return Problem(error.message, args, str(rule), str(game))


def plain(value: object) -> object:
    if isinstance(value, ConsigliereError):
        return problem(value)
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value if isinstance(value, (bool, int, float, str)) or value is None else str(value)
