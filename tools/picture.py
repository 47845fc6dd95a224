"""Draw the terminal of a game as a picture for the documents.

python -m tools.picture docs/images/famiglia.svg
"""

import io
import re
import sys
from pathlib import Path

import consigliere
from consigliere.cli import play
from consigliere.cli.words import console
from consigliere.kernel.history import History
from consigliere.kernel.records import read, replay

ROOT = Path(__file__).parent.parent
RECORD = ROOT / "tests" / "records" / "famiglia" / "deck-in-first-players-turn-1.record"
MOVES = 37


def main(file: Path) -> None:
    """A position in the middle of a golden record, as the person at its seat sees it."""
    game = consigliere.load("famiglia")
    history: History = replay(read(RECORD.read_text("utf-8")), game, MOVES)
    seats = ["greedy", "greedy"]
    seats[history.state.seat] = play.YOU
    console.file, console.record, console.width = io.StringIO(), True, 100
    table = play.Table(history, seats, 1)
    table.told = len(history.state.journal or []) - 4
    table.tell()
    table.show()
    play.list_options(game, history.state.view(history.state.seat), table.players)
    svg = console.export_svg(title="consigliere play famiglia")
    file.write_text(re.sub(r"@font-face \{.*?\}\n", "", svg, flags=re.DOTALL), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
