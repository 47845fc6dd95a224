"""Count the lines of play from the positions of a perft file and write the counts into it.

    python tools/perft.py tests/perft/famiglia.toml

Chance is asked, so each possible draw is a branch. Run it only after a wanted change of the rules; look at the diff.
"""

import sys
import tomllib
from pathlib import Path

import consigliere
from consigliere.kernel import State


def perft(state: State, depth: int) -> int:
    """The number of lines of this many decisions; a finished game is one line."""
    if depth == 0 or not state.legal:
        return 1
    lines = 0
    for action in state.legal:
        after = state.clone()
        after.apply(action)
        lines += perft(after, depth - 1)
    return lines


def main(file: Path) -> None:
    game = consigliere.load(file.stem)
    text = file.read_text("utf-8")
    for position in tomllib.loads(text)["position"]:
        counts = [perft(game.position(position["given"]), depth) for depth in range(1, len(position["counts"]) + 1)]
        text = text.replace(
            f'name = "{position["name"]}"\ncounts = {position["counts"]}',
            f'name = "{position["name"]}"\ncounts = {counts}',
        )
    file.write_text(text, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
