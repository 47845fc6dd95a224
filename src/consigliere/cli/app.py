"""The `consigliere` command."""

import json
import os
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from consigliere import games
from consigliere.arena.match import play_match, times_each_deal
from consigliere.bots import BOTS, Budget
from consigliere.cli import henchman, saves
from consigliere.cli.backup import backup, restore
from consigliere.cli.balance import HELP, balance
from consigliere.cli.boards import board_of
from consigliere.cli.check import check as check_database
from consigliere.cli.join import join
from consigliere.cli.options import Options, read_options
from consigliere.cli.packshow import HELP as SHOW_HELP
from consigliere.cli.packshow import show as show_pack
from consigliere.cli.play import YOU, Table
from consigliere.cli.serve import HELP as SERVE_HELP
from consigliere.cli.serve import serve
from consigliere.cli.words import WISH, console, happening, say, sentence
from consigliere.kernel import BadInput, Game, records, rules, scenarios
from consigliere.kernel.history import History
from consigliere.locales import LANGUAGES

app = typer.Typer(help=say("help-app"), no_args_is_help=True, add_completion=True, pretty_exceptions_enable=False)
app.command(help=HELP)(balance)
app.command(help=SERVE_HELP)(serve)
app.command(help=say("help-join"))(join)
app.command(help=say("help-backup"))(backup)
app.command(help=say("help-restore"))(restore)
app.command(name="check", help=say("help-check"))(check_database)
app.command(name="henchman", help=say(henchman.HELP))(henchman.henchman)
record_app = typer.Typer(help=say("help-record"), no_args_is_help=True)
pack_app = typer.Typer(help=say("help-pack"), no_args_is_help=True)
pack_app.command(name="show", help=SHOW_HELP)(show_pack)
app.add_typer(record_app, name="record")
app.add_typer(pack_app, name="pack")

GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("help-game", known=", ".join(games.NAMES)))]
PackFolder = Annotated[Path | None, typer.Option("--pack", metavar="FOLDER", help=say("help-pack-folder"))]
Seats = Annotated[str | None, typer.Option(metavar="NAME,NAME", help=say("help-seats", bots=", ".join(BOTS)))]
Seed = Annotated[int | None, typer.Option(help=say("help-seed"))]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("help-record-file"))]


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
    seed: Seed = None,
    option: Options = None,
    pack: PackFolder = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-load"))] = None,
    resume: Annotated[bool, typer.Option("--continue", help=say("help-continue"))] = False,
) -> None:
    the_game = games.load(game, pack)
    file = saves.latest_unfinished(game) if resume else load
    if file is not None:
        record = saves.read_record(file)
        names = _seat_names(seats or record.header["seats"], the_game)
        history = records.replay(record, the_game)
    else:
        names = _seat_names(seats or ",".join([YOU, *["greedy"] * (the_game.seats - 1)]), the_game)
        history = History(the_game, the_game.new(seed, read_options(option)))
    Table(history, names, secrets.randbits(32) if seed is None else seed).play()


@app.command(help=say("help-match"))
def match(
    game: GameName,
    seats: Seats = None,
    games_: Annotated[int, typer.Option("--games", min=1, help=say("help-games"))] = 100,
    seed: Annotated[int, typer.Option(help=say("help-seed"))] = 1,
    option: Options = None,
    steps: Annotated[int | None, typer.Option(min=1, help=say("help-steps"))] = None,
    workers: Annotated[int | None, typer.Option(min=1, help=say("help-workers"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    pack: PackFolder = None,
) -> None:
    the_game = games.load(game, pack)
    in_turn = ["greedy", "random"] * the_game.seats
    names = _seat_names(seats or ",".join(in_turn[: the_game.seats]), the_game, only_bots=True)
    with Progress(disable=as_json, console=console, transient=True) as bar:
        task = bar.add_task(" – ".join(names), total=games_ + games_ % times_each_deal(the_game))
        result = play_match(
            the_game,
            names,
            games_,
            seed,
            Budget(steps=steps),
            workers or os.cpu_count() or 1,
            lambda done: bar.update(task, completed=done),
            read_options(option),
        )
    low, high = result.interval()
    if as_json:
        numbers = {**result._asdict(), "rate": result.rate, "low": low, "high": high}
        print(json.dumps({"game": game, "seats": names, "seed": seed, **numbers}))
        return
    first, second = ("+".join(names[team::2]) for team in (0, 1))
    numbers = {"games": result.games, "rate": result.rate, "low": low, "high": high}
    if the_game.seats == 1:
        console.print(say("match-result-alone", first=first, **numbers))
    else:
        console.print(say("match-result", first=first, second=second, **numbers))
    console.print(say("match-counts", wins=result.wins, draws=result.draws, losses=result.losses))


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
        console.print(rules.rule_text(whole, rule.upper()), markup=False)
    elif coverage:
        if not tests.is_dir():
            raise BadInput("error-no-tests", path=str(tests))
        proven = rules.proven(tests, game)
        for id in rules.rule_ids(whole):
            if id not in proven:
                console.print(id)
    else:
        console.print(whole, markup=False)


@app.command(help=say("help-scenario"))
def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=say("help-scenario-files"))],
    game: Annotated[str | None, typer.Option(help=say("help-scenario-game"))] = None,
) -> None:
    failed = 0
    cases = [case for file in files for case in (sorted(file.rglob("*.toml")) if file.is_dir() else [file])]
    for case in cases:
        if not case.is_file():
            scenarios.read(case)
    known = {name: games.load(name) for name in {game or _game_of(case) for case in cases}}
    for case in cases:
        problems = scenarios.problems(case, known[game or _game_of(case)])
        for problem in problems:
            console.print(sentence(problem), markup=False, soft_wrap=True)
        failed += bool(problems)
    console.print(say("scenario-result", passed=len(cases) - failed, failed=failed))
    raise typer.Exit(1 if failed else 0)


@app.command(help=say("help-show"))
def show(
    file: RecordFile,
    move: Annotated[int | None, typer.Option(min=0, help=say("help-move"))] = None,
    seat: Annotated[int | None, typer.Option(min=0, help=say("help-show-seat"))] = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-svg"))] = None,
    pack: PackFolder = None,
) -> None:
    record = saves.read_record(file)
    game = games.load(record.header["game"], pack)
    state = records.replay(record, game, move).state
    if seat is not None and seat >= game.seats:
        raise BadInput("error-no-such-seat", number=seat, most=game.seats - 1)
    view = state.view(seat)
    players = [name.strip() for name in record.header["seats"].split(",")]
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
    move: Annotated[int | None, typer.Option(min=0, help=say("help-move"))] = None,
    pack: PackFolder = None,
) -> None:
    record = saves.read_record(file)
    history = records.replay(record, games.load(record.header["game"], pack), move)
    players = [name.strip() for name in record.header["seats"].split(",")]
    for event in history.state.journal or []:
        console.print("· " + happening(event, players), markup=False)
    console.print(say("record-position", moves=len(history.moves), result=record.header["result"]))


@record_app.command(help=say("help-verify"))
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=say("help-record-file"))],
    pack: PackFolder = None,
) -> None:
    for file in files:
        record = saves.read_record(file)
        history = records.verify(record, games.load(record.header["game"], pack))
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


def _game_of(case: Path) -> str:
    """The innermost folder around a scenario that has the name of a game."""
    folders = [folder.name for folder in case.resolve().parents]
    return next((name for name in folders if name in games.NAMES), folders[0])


def _seat_names(text: str, game: Game, only_bots: bool = False) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) != game.seats:
        raise BadInput("error-seats", game=game.id, seats=game.seats)
    known = [*BOTS] if only_bots else [YOU, *BOTS]
    for name in names:
        if name not in known:
            raise BadInput("error-unknown-bot", name=name, known=", ".join(known))
    return names
