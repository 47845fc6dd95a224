"""The `consigliere` command."""

import json
import os
import secrets
from pathlib import Path
from typing import Annotated

import typer

from consigliere import games
from consigliere.arena.match import entrant, match_so_far, times_each_deal
from consigliere.bots import BOTS, Budget
from consigliere.cli import henchman, saves
from consigliere.cli.analyse import analyse
from consigliere.cli.balance import HELP, balance
from consigliere.cli.boards import board_of
from consigliere.cli.counting import watched
from consigliere.cli.hosting.backup import backup, restore
from consigliere.cli.hosting.check import check as check_database
from consigliere.cli.hosting.serve import HELP as SERVE_HELP
from consigliere.cli.hosting.serve import serve
from consigliere.cli.join import join
from consigliere.cli.ladder import ladder
from consigliere.cli.options import (
    MOST,
    MOST_GAMES,
    AsJson,
    Options,
    PackFolder,
    Seed,
    Steps,
    Workers,
    number,
    read_options,
)
from consigliere.cli.packedit import HELP as EDIT_HELP
from consigliere.cli.packedit import edit as edit_pack
from consigliere.cli.packshow import HELP as SHOW_HELP
from consigliere.cli.packshow import show as show_pack
from consigliere.cli.play import YOU, Table
from consigliere.cli.puzzle import puzzle
from consigliere.cli.words import WISH, console, happening, say, sentence
from consigliere.kernel import BadInput, Game, records, rules, scenarios
from consigliere.kernel.history import History
from consigliere.kernel.reading import is_file, is_folder
from consigliere.kernel.records import MOST_SEATS
from consigliere.locales import LANGUAGES

app = typer.Typer(help=say("help-app"), no_args_is_help=True, add_completion=True, pretty_exceptions_enable=False)
app.command(help=HELP)(balance)
app.command(help=say("help-ladder"))(ladder)
app.command(help=say("help-analyse"))(analyse)
app.command(help=say("help-puzzle"))(puzzle)
app.command(help=SERVE_HELP)(serve)
app.command(help=say("help-join"))(join)
app.command(help=say("help-backup"))(backup)
app.command(help=say("help-restore"))(restore)
app.command(name="check", help=say("help-check"))(check_database)
app.command(name="henchman", help=say(henchman.HELP))(henchman.henchman)
record_app = typer.Typer(help=say("help-record"), no_args_is_help=True)
pack_app = typer.Typer(help=say("help-pack"), no_args_is_help=True)
pack_app.command(name="show", help=SHOW_HELP)(show_pack)
pack_app.command(name="edit", help=EDIT_HELP)(edit_pack)
app.add_typer(record_app, name="record")
app.add_typer(pack_app, name="pack")

GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("help-game", known=", ".join(games.NAMES)))]
Seats = Annotated[str | None, typer.Option(metavar="NAME,NAME", help=say("help-seats", bots=", ".join(BOTS)))]
Move = number("--move", 0, MOST, say("help-move"))
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("help-record-file"))]

OPPONENT = "normal"
MOST_LOOKED_AT = 10_000  # files and folders, in search of scenarios


@app.callback()
def choose_language(
    lang: Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), help=say("help-lang"))] = None,
) -> None:
    if WISH is not None and WISH not in LANGUAGES:
        raise BadInput("error-unknown-language", lang=WISH, known=", ".join(LANGUAGES))


@app.command(help=say("help-play"))
def play(
    game: GameName,
    seats: Seats = None,
    seed: Annotated[int | None, Seed] = None,
    option: Options = None,
    pack: PackFolder = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-load"))] = None,
    resume: Annotated[bool, typer.Option("--continue", help=say("help-continue"))] = False,
) -> None:
    the_game = games.load(game, pack)
    file = saves.latest_unfinished(game) if resume else load
    if file is not None:
        record = saves.read_record(file)
        with saves.inside(file):
            history = records.replay(record, the_game)
            names = _seat_names(seats or record.header["seats"], the_game, history.state.seat_count)
    else:
        history = History(the_game, the_game.new(seed, read_options(option)))
        count = history.state.seat_count
        names = _seat_names(seats or ",".join([YOU, *[OPPONENT] * (count - 1)]), the_game, count)
    Table(history, names, secrets.randbits(32) if seed is None else seed).play()


@app.command(help=say("help-match"))
def match(
    game: GameName,
    seats: Seats = None,
    games_: Annotated[int, number("--games", 1, MOST_GAMES, say("help-games"))] = 100,
    seed: Annotated[int, Seed] = 1,
    option: Options = None,
    steps: Annotated[int | None, Steps] = None,
    workers: Annotated[int | None, Workers] = None,
    as_json: AsJson = False,
    pack: PackFolder = None,
) -> None:
    the_game = games.load(game, pack)
    options = the_game.check_options(read_options(option))
    count = the_game.seats_in(options)
    in_turn = ["greedy", "random"] * count
    names = _seat_names(seats or ",".join(in_turn[:count]), the_game, count, only_bots=True)
    whole = games_ + games_ % times_each_deal(the_game, options)
    budget, processes = Budget(steps=steps), workers or os.cpu_count() or 1
    results = match_so_far(the_game, names, whole, seed, budget, processes, options)
    result, stopped = watched(results, " – ".join(names), whole, as_json)
    low, high = result.interval()
    if as_json:
        numbers = {**result._asdict(), "rate": result.rate, "low": low, "high": high}
        print(json.dumps({"game": game, "seats": names, "seed": seed, **numbers}))
        raise typer.Exit(stopped)
    first, second = ("+".join(names[team::2]) for team in (0, 1))
    numbers = {"games": result.games, "rate": result.rate, "low": low, "high": high}
    if count == 1:
        console.print(say("match-result-alone", first=first, **numbers))
    else:
        console.print(say("match-result", first=first, second=second, **numbers))
    console.print(say("match-counts", wins=result.wins, draws=result.draws, losses=result.losses))
    raise typer.Exit(stopped)


@app.command(help=say("help-bots"))
def bots() -> None:
    for name in BOTS:
        console.print(f"{name:<8} {say(f'bot-{name}')}")


@app.command(name="rules", help=say("help-rules"))
def rules_(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help=say("help-rule"))] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help=say("help-coverage"))] = False,
    tests: Annotated[Path, typer.Option(metavar="FOLDER", help=say("help-tests"))] = Path("tests"),
) -> None:
    games.load(game)
    whole = rules.read_rules(game)
    if rule:
        console.print(rules.rule_text(whole, rule.upper()))
    elif coverage:
        if not is_folder(tests):
            raise BadInput("error-no-tests", path=str(tests))
        proven = rules.proven(tests, game)
        for id in rules.rule_ids(whole):
            if id not in proven:
                console.print(id)
    else:
        console.print(whole)


@app.command(help=say("help-scenario"))
def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=say("help-scenario-files"))],
    game: Annotated[str | None, typer.Option(help=say("help-scenario-game"))] = None,
) -> None:
    failed = 0
    cases = [case for file in files for case in (_scenarios_in(file) if is_folder(file) else [file])]
    for case in cases:
        if not is_file(case):
            scenarios.read(case)
    known = {name: games.load(name) for name in {game or _game_of(case) for case in cases}}
    for case in cases:
        problems = scenarios.problems(case, known[game or _game_of(case)])
        for problem in problems:
            console.print(sentence(problem), soft_wrap=True)
        failed += bool(problems)
    console.print(say("scenario-result", passed=len(cases) - failed, failed=failed))
    raise typer.Exit(1 if failed else 0)


def _scenarios_in(folder: Path) -> list[Path]:
    """A folder that holds too much, a whole disk say, is refused before all of it was walked through."""
    found: list[Path] = []
    seen = 0
    for path, _, names in os.walk(folder):
        seen += 1 + len(names)
        if seen > MOST_LOOKED_AT:
            raise BadInput("error-folder-large", folder=str(folder), most=MOST_LOOKED_AT)
        found += [Path(path) / name for name in names if name.endswith(".toml")]
    return sorted(found)


@app.command(help=say("help-show"))
def show(
    file: RecordFile,
    move: Annotated[int | None, Move] = None,
    seat: Annotated[int | None, number("--seat", 0, MOST_SEATS, say("help-show-seat"))] = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-svg"))] = None,
    pack: PackFolder = None,
) -> None:
    record, game = _read(file, pack)
    with saves.inside(file):
        state = records.replay(record, game, move).state
        players = records.seat_names(record, game)
    if seat is not None and seat >= len(players):
        raise BadInput("error-no-such-seat", number=seat, most=len(players) - 1)
    view = state.show(seat)
    if svg is None:
        console.print(board_of(game.id).draw(view, players, False, game.pack), soft_wrap=True)
        return
    names = {id: say(f"{game.id}-name-{id}") for id in game.named()}
    picture = game.picture(view, say("show-title", move=state.seq), players, names)
    if picture is None:
        raise BadInput("error-no-picture", game=game.id)
    saves.write_file(svg, picture)


@record_app.command(help=say("help-replay"))
def replay(
    file: RecordFile,
    move: Annotated[int | None, Move] = None,
    pack: PackFolder = None,
) -> None:
    record, game = _read(file, pack)
    with saves.inside(file):
        history = records.replay(record, game, move)
        players = records.seat_names(record, game)
    for event in history.state.journal or []:
        console.print("· " + happening(event, players))
    console.print(say("record-position", moves=len(history.moves), result=record.header["result"]))


@record_app.command(help=say("help-verify"))
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=say("help-record-file"))],
    pack: PackFolder = None,
) -> None:
    for file in files:
        record, game = _read(file, pack)
        with saves.inside(file):
            history = records.verify(record, game)
        console.print(say("record-verified", file=str(file), moves=len(history.moves)))


@pack_app.command(help=say("help-pack-check"))
def check(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=say("help-pack-folder"))],
    game: Annotated[str, typer.Option(help=say("help-game", known=", ".join(games.NAMES)))] = "famiglia",
) -> None:
    if game == "scarface" and henchman.is_companion_pack(folder):
        raise typer.Exit(henchman.check_pack(folder))
    pack = games.load(game, folder).pack
    console.print(say("pack-good", name=pack.name, digest=pack.digest, game=game))


def _read(file: Path, pack: Path | None) -> tuple[records.Record, Game]:
    """A record, and the game it is of."""
    record = saves.read_record(file)
    name = record.header["game"]
    if name not in games.NAMES:
        with saves.inside(file):
            games.load(name)
    return record, games.load(name, pack)


def _game_of(case: Path) -> str:
    """The innermost folder around a scenario that has the name of a game."""
    folders = [folder.name for folder in case.resolve().parents]
    return next((name for name in folders if name in games.NAMES), folders[0])


def _seat_names(text: str, game: Game, seats: int, only_bots: bool = False) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) != seats:
        raise BadInput("error-seats", game=game.id, seats=seats)
    for name in names:
        if only_bots:
            entrant(name, Budget())
        elif name not in (YOU, *BOTS):
            raise BadInput("error-unknown-bot", name=name, known=", ".join([YOU, *BOTS]))
    return names
