"""How a command ends: what went wrong is one sentence, and the exit code says the rest.

0: all is well. 1: what was checked is not in order, or nobody reads what is printed any more. 2: it could not be
done. 130 and 143: it was stopped, by Ctrl-C or from outside.
"""

import contextlib
import os
import sys
from typing import Any

from typer import Abort

from consigliere.cli.app import app
from consigliere.cli.stopping import Stopped
from consigliere.cli.words import ARGUMENTS, say, sentence
from consigliere.kernel import BadInput, ConsigliereError
from consigliere.kernel.reading import reason_of

WRONG, IMPOSSIBLE = 1, 2


def run(arguments: list[str] | None = None) -> int:
    """Carry a command out; the exit code."""
    _open_what_is_closed()
    try:
        code = _carry_out(ARGUMENTS if arguments is None else arguments)
        sys.stdout.flush()
    except ConsigliereError as error:
        return _tell(sentence(error), IMPOSSIBLE)
    except Stopped as stopped:
        return _tell(say("error-stopped"), stopped.code)
    except BrokenPipeError:
        _drop_output()
        return WRONG
    except OSError as error:
        _drop_output()
        return _tell(say("error-os", reason=sentence(reason_of(error))), IMPOSSIBLE)
    return code


def _carry_out(arguments: list[str]) -> int:
    try:
        code = app(arguments, standalone_mode=False)
    except Abort:
        raise BadInput("error-no-answer") from None
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        if type(error).__name__ == "NoArgsIsHelpError":
            return _tell(str(error), IMPOSSIBLE)
        raise usage(error) from None
    return code if isinstance(code, int) else 0


def usage(error: Any) -> BadInput:
    """What typer does not understand, in our words."""
    command = error.ctx.command_path if error.ctx else "consigliere"
    param: Any = getattr(error, "param", None)
    name = getattr(error, "option_name", "") or (param.opts[0] if param and param.opts else "")
    if type(error).__name__ == "NoSuchOption":
        return BadInput("error-usage-option", option=name, command=command)
    if type(error).__name__ == "MissingParameter":
        return BadInput("error-usage-missing", name=param.metavar or name, command=command)
    return BadInput("error-usage", what=name or command, command=command)


def _tell(words: str, code: int) -> int:
    with contextlib.suppress(OSError):
        if words:
            print(words, file=sys.stderr, flush=True)
    return code


def _drop_output() -> None:
    """Nobody takes what is printed: without this Python would complain once more at its end."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_what_is_closed() -> None:
    """Streams that whoever started us had closed; and letters that the terminal does not know become question marks."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
