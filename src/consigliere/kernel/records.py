"""Records: a game as a text file that a person can read, and that replays to the same end on every machine.

    consigliere record 1
    game: famiglia
    rules: 1
    pack: standard 5f0c...
    options: {}
    seed: 7
    seats: greedy, random
    result: 1 0

    0 recruit A0        # comments follow a hash

A game that did not end by its rules says so in one line more, `ending: resigned` or `ending: agreed`; then the result
is what the players made of it. A move of chance (only where there is no seed) has the seat `*`.
"""

import json
from collections.abc import Sequence
from typing import NamedTuple

from consigliere.kernel.errors import BadInput, ConsigliereError
from consigliere.kernel.game import Game
from consigliere.kernel.history import History
from consigliere.kernel.reading import LONGEST_FILE, parse_json, read_number
from consigliere.kernel.state import CHANCE

TITLE = "consigliere record 1"
KEYS = ("game", "rules", "pack", "options", "seed", "seats", "result")
ENDING = "ending"
KNOWN = [*KEYS, ENDING]
ENDINGS = ("resigned", "agreed")
UNFINISHED = "unfinished"
ASKED = "asked"
LONGEST_LINE = 2000
SEEDS = 2**64
MOST_SEATS = 99


class MoveLine(NamedTuple):
    """A move of a record and the line of the file where it stands."""

    number: int
    seat: int
    notation: str


class Record(NamedTuple):
    header: dict[str, str]
    lines: list[MoveLine]


def seat_names(record: Record, game: Game) -> list[str]:
    """Who sat where."""
    names = [name.strip() for name in record.header["seats"].split(",")]
    seats = game.seats_in(game.check_options(_options(record.header["options"])))
    if len(names) != seats:
        raise BadInput("error-seats", game=game.id, seats=seats)
    return names


def write(history: History, seats: Sequence[str], ending: str = "", returns: list[float] | None = None) -> str:
    """The record of a game, finished or not; `ending` and `returns` if the players ended it before its rules did."""
    game, state = history.game, history.state
    header = {
        "game": game.id,
        "rules": game.rules,
        "pack": f"{game.pack.name} {game.pack.digest}",
        "options": json.dumps(state.options, sort_keys=True, ensure_ascii=False),
        "seed": ASKED if state.stream is None else str(state.stream.seed),
        "seats": ", ".join(seats),
        "result": _result(state.returns or returns),
    }
    head = [f"{key}: {header[key]}" for key in KEYS]
    if ending:
        head.append(f"{ENDING}: {ending}")
    moves = [f"{_seat_text(move.seat)} {game.notation(move.action)}" for move in history.moves]
    return "\n".join([TITLE, *head, "", *moves, ""])


def read(text: str) -> Record:
    """A record from its text; whether its moves are legal shows when it is replayed."""
    if len(text) > LONGEST_FILE:
        raise BadInput("error-file-long", most=LONGEST_FILE)
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise BadInput("error-record-title", line=1, title=TITLE)
    header: dict[str, str] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        key, colon, value = lines[number].partition(":")
        if not colon or key.strip() not in KNOWN:
            raise BadInput("error-record-header", line=number + 1, known=", ".join(KNOWN))
        header[key.strip()] = _short(value.strip(), number + 1)
        number += 1
    for key in KEYS:
        if key not in header:
            raise BadInput("error-record-missing", line=number, key=key)
    moves = [_read_move(lines[n], n + 1) for n in range(number, len(lines)) if _code(lines[n])]
    return Record(header, moves)


def replay(record: Record, game: Game, until: int | None = None) -> History:
    """Play a record's moves, all or the first `until`. A move that cannot be played names its line."""
    history = begin(record, game)
    for line in record.lines[:until]:
        try:
            history.apply(game.parse(line.notation), line.seat)
        except ConsigliereError as error:
            raise BadInput("error-record-move", line=line.number, move=line.notation, reason=error) from None
    return history


def begin(record: Record, game: Game) -> History:
    header = record.header
    if header["game"] != game.id:
        raise BadInput("error-record-other-game", found=header["game"], game=game.id)
    if header["rules"] != game.rules:
        raise BadInput("error-record-other-rules", found=header["rules"], rules=game.rules)
    digest = header["pack"].split()[-1:]
    if digest != [game.pack.digest]:
        raise BadInput("error-record-other-pack", found=header["pack"], pack=f"{game.pack.name} {game.pack.digest}")
    seed = header["seed"]
    options = _options(header["options"])
    if seed == ASKED:
        return History(game, game.new(options=options, chance="ask"))
    return History(game, game.new(seed=read_seed(seed), options=options))


def read_seed(text: str) -> int:
    """The seed that a record names."""
    seed = read_number(text, 1 - SEEDS, SEEDS - 1)
    if seed is None:
        raise BadInput("error-record-seed", seed=text[:40])
    return seed


def verify(record: Record, game: Game) -> History:
    """Replay the whole record and compare its result, unless the players ended the game by themselves."""
    history = replay(record, game)
    found = _result(history.state.returns)
    if found == UNFINISHED and record.header.get(ENDING) in ENDINGS:
        return history
    if record.header["result"] != found:
        raise BadInput("error-record-result", stated=record.header["result"], found=found)
    return history


def _result(returns: list[float] | None) -> str:
    return UNFINISHED if returns is None else " ".join(f"{value:g}" for value in returns)


def _options(text: str) -> dict[str, object]:
    try:
        options = parse_json(text)
    except BadInput as error:
        raise BadInput("error-record-options", reason=error) from None
    if not isinstance(options, dict):
        raise BadInput("error-record-options", reason=BadInput("error-data-table"))
    return options


def _code(line: str) -> str:
    return line.partition("#")[0].strip()


def _read_move(line: str, number: int) -> MoveLine:
    name, _, notation = _short(_code(line), number).partition(" ")
    seat = CHANCE if name == "*" else read_number(name, 0, MOST_SEATS)
    if seat is None:
        raise BadInput("error-record-seat", line=number, seat=name)
    return MoveLine(number, seat, notation.strip())


def _short(text: str, number: int) -> str:
    if len(text) > LONGEST_LINE:
        raise BadInput("error-record-long-line", line=number, most=LONGEST_LINE)
    return text


def _seat_text(seat: int) -> str:
    return "*" if seat == CHANCE else str(seat)
