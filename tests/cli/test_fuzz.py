"""Spoiled records, scenarios, packs and arguments: the command never breaks, and says in a sentence what is wrong.

CONSIGLIERE_FUZZ is how many cases each test tries; `make fuzz` tries more.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import consigliere as package
from consigliere.games import NAMES
from tests.cli.lines import consigliere, is_told_well, unchanged
from tests.cli.nasty import spoiled, words
from tests.conftest import TESTS

MANY = settings(max_examples=int(os.environ.get("CONSIGLIERE_FUZZ", "125")))
SOURCE = Path(package.__file__).parent


def short(folder: Path, kind: str, count: int) -> list[Path]:
    return sorted(folder.rglob(kind), key=lambda file: (file.stat().st_size, file.name))[:count]


RECORDS = [*short(TESTS / "records/famiglia", "*.record", 8), *short(TESTS / "records/lafamiglia", "*.record", 1)]
RECORDS += short(TESTS / "records/scarface", "*.record", 1)
SCENARIOS = {game: short(TESTS / "scenarios" / game, "*.toml", 6) for game in NAMES}
OURS = {game: sorted((SOURCE / "games" / game / "data").iterdir()) for game in NAMES}
TEMPLATE = SOURCE / "games/scarface/owner_template.toml"


@pytest.fixture(autouse=True, scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where the spoiled files lie, and where the command is called."""
    place = tmp_path_factory.mktemp("fuzz")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("home")))
        patch.chdir(place)
        yield place


@MANY
@given(
    spoiled(RECORDS),
    st.sampled_from([["record", "verify"], ["record", "replay"], ["show"], ["play", "famiglia", "--load"]]),
)
def test_spoiled_records(folder: Path, case: tuple[Path, bytes], command: list[str]) -> None:
    (folder / "a.record").write_bytes(case[1])
    with unchanged(folder):
        done = consigliere(*command, "a.record", typed="quit\n")
    is_told_well(done)
    assert done.code == 0 or "a.record" in done.err


@MANY
@given(st.data())
def test_spoiled_scenarios(folder: Path, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(NAMES))
    (folder / "a.toml").write_bytes(data.draw(spoiled(SCENARIOS[game]))[1])
    with unchanged(folder):
        done = consigliere("scenario", "a.toml", "--game", game)
    is_told_well(done)
    assert done.code == 0 or "a.toml" in done.out


@MANY
@given(st.data())
def test_spoiled_packs(folder: Path, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from([*NAMES, "companion"]))
    file, text = data.draw(spoiled([TEMPLATE] if game == "companion" else OURS[game]))
    mine = folder / "mine"
    mine.mkdir(exist_ok=True)
    for old in mine.iterdir():
        old.unlink()
    (mine / file.name).write_bytes(text)
    with unchanged(folder):
        done = consigliere("pack", "check", "mine", "--game", "scarface" if game == "companion" else game)
        if game == "companion":
            is_told_well(consigliere("henchman", "--pack", "mine", typed="quit\n"))
    is_told_well(done)
    assert done.code != 2 or "mine" in done.err or file.name in done.err


GAMES = [*NAMES, "chess", ""]
PATHS = ["a.record", "a.toml", "mine", ".", "/", "/dev/null", "nowhere", "x" * 300, "\0", "/proc/self/mem"]
COMMANDS = {
    "play": ["GAME", "--seats", "--seed", "--option", "--pack", "--load", "--continue"],
    "henchman": ["--pack", "--cards", "--seed", "--load", "--continue"],
    "bots": [],
    "rules": ["GAME", "RULE", "--coverage", "--tests"],
    "scenario": ["PATH", "PATH", "--game"],
    "show": ["PATH", "--move", "--seat", "--pack"],
    "record verify": ["PATH", "--pack"],
    "record replay": ["PATH", "--move", "--pack"],
    "pack check": ["PATH", "--game"],
    "pack show": ["GAME", "RULE", "--pack", "--all", "--json"],
    "join": ["RULE", "--name", "--new", "--pack"],
    "backup": ["PATH", "--database"],
    "restore": ["PATH", "--database"],
    "serve": ["--host", "--port", "--database", "--redis", "--bots", "--limits", "--pack"],
    "match": ["GAME", "--games", "--seed", "--option", "--steps", "--workers", "--json"],
    "balance": ["GAME", "--games", "--seed", "--bot", "--habit", "--workers", "--json"],
}
VALUES = {
    "GAME": st.sampled_from(GAMES),
    "--game": st.sampled_from(GAMES),
    "--new": st.sampled_from(GAMES),
    "PATH": st.sampled_from(PATHS),
    "--pack": st.sampled_from(PATHS),
    "--load": st.sampled_from(PATHS),
    "--limits": st.sampled_from(PATHS),
    "--tests": st.sampled_from(PATHS),
    "--games": st.sampled_from(["-1", "0", "1", "2", "²", "9" * 30, "9" * 5000]),
    "--workers": st.sampled_from(["-1", "0", "1", "9999", "x"]),
    "--bot": st.sampled_from(["random", "you", ""]),
    "--database": st.sampled_from(
        ["", "x", "sqlite:///a.record", "sqlite:///mine", "nosuch://x", "sqlite:///no/where"]
    ),
}
ALONE = ("--continue", "--coverage", "--all", "--json")
LAST = {  # so that nothing long is begun
    "match": ["--seats", "random,random", "--workers", "1", "--steps", "1"],
    "balance": ["--bot", "random", "--games", "1", "--workers", "1"],
    "serve": ["--workers", "2"],
}


@st.composite
def arguments(draw: st.DrawFn) -> list[str]:
    command = draw(st.sampled_from(sorted(COMMANDS)))
    found = command.split()
    for part in draw(st.lists(st.sampled_from([*COMMANDS[command], "ANY"]), max_size=5)):
        value = draw(st.one_of(VALUES.get(part, words), words))
        found += [part] if part in ALONE else [part, value] if part.startswith("--") else [value]
    return found + LAST.get(command, [])


@MANY
@given(arguments(), st.lists(st.one_of(words, st.sampled_from(["hint", "1", "why", "board", "undo", "save", "rule"]))))
def test_any_arguments(folder: Path, line: list[str], typed: list[str]) -> None:
    (folder / "a.record").write_bytes(RECORDS[0].read_bytes())
    done = consigliere(*line, typed="\n".join([*typed, "quit\n"]))
    is_told_well(done)
