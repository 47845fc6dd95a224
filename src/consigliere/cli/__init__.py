"""The command line."""

import os
import sys

from consigliere.cli.stopping import STOPPED, Stopped, listen


def main() -> None:
    listen()
    try:
        from consigliere.bots.workers import collect_rarely
        from consigliere.cli.ending import run

        collect_rarely()
        code = run()
    except Stopped as stopped:  # before there were words for it
        code = stopped.code
    if code in STOPPED:
        os._exit(code)  # at once: to take Python down with care takes longer than a person waits
    sys.exit(code)
