"""Logs: one JSON object a line. Paths are written as their templates, since links to a table are secrets."""

import json
import logging
import sys
import time
from typing import IO

log = logging.getLogger("consigliere")


class JsonLines(logging.Formatter):
    """`extra={"fields": {...}}` of a log call becomes fields of the line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def is_news(record: logging.LogRecord) -> bool:
    """Bad letters on a socket are the mistake of who sent them, and our own line on the socket says how it closed."""
    error = record.exc_info[1] if record.exc_info else None
    return not (record.name == "uvicorn.error" and isinstance(error, UnicodeDecodeError))


def set_up(level: int = logging.INFO, stream: IO[str] = sys.stderr) -> None:
    """All logs of the process, those of libraries from warnings on."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_news)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(level)


def note(event: str, **fields: object) -> None:
    log.info(event, extra={"fields": fields})
