"""Ctrl-C, and being asked to end from outside."""

import signal
from types import FrameType

STOPPED = tuple(128 + number for number in (signal.SIGINT, signal.SIGTERM))


class Stopped(BaseException):
    """The person has enough. Not a KeyboardInterrupt, since libraries have ideas of their own about those."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = 128 + number


def listen() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _stop)


def stop_listening() -> None:
    """For a command that knows itself how to end in good order."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _stop(number: int, _frame: FrameType | None) -> None:
    raise Stopped(number)


def exit_code(why: BaseException) -> int:
    """Of a command that was ended like this."""
    return why.code if isinstance(why, Stopped) else 0
