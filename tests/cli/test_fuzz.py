"""Spoiled records, scenarios, packs and arguments: the command never breaks, and says in a sentence what is wrong.

CONSIGLIERE_FUZZ is how many cases each test tries; `make soak-line` tries more.
"""

import copy
import os
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import consigliere as package
from consigliere.games import NAMES
from consigliere.kernel import packs
from consigliere.kernel.reading import parse_toml
from tests.cli.lines import consigliere, is_told_well, unchanged
from tests.cli.nasty import IN_RECORDS, IN_TOML, NASTY, TYPED, spoiled, words
from tests.conftest import TESTS

MANY = settings(max_examples=int(os.environ.get("CONSIGLIERE_FUZZ", "100")))
SOURCE = Path(package.__file__).parent


def short(folder: Path, kind: str, count: int) -> list[Path]:
    return sorted(folder.rglob(kind), key=lambda file: (file.stat().st_size, file.name))[:count]


RECORDS = [*short(TESTS / "records/famiglia", "*.record", 8), *short(TESTS / "records/lafamiglia", "*.record", 1)]
RECORDS += short(TESTS / "records/scarface", "*.record", 1)
SCENARIOS = {game: short(TESTS / "scenarios" / game, "*.toml", 6) for game in NAMES}
OURS = {game: sorted((SOURCE / "games" / game / "data").iterdir()) for game in NAMES}
TEMPLATE = SOURCE / "companion/owner_template.toml"


PARSED: dict[str, dict[str, object]] = {}


def parsed_once(text: str) -> dict[str, object]:
    """Our own components are read for every case; to parse them each time would take most of the time."""
    if text not in PARSED:
        PARSED[text] = parse_toml(text)
    return copy.deepcopy(PARSED[text])


@pytest.fixture(autouse=True, scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where the spoiled files lie, and where the command is called."""
    place = tmp_path_factory.mktemp("fuzz")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("home")))
        patch.chdir(place)
        patch.setattr(packs, "parse_toml", parsed_once)
        yield place


@MANY
@given(
    spoiled(RECORDS, IN_RECORDS),
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
    (folder / "a.toml").write_bytes(data.draw(spoiled(SCENARIOS[game], IN_TOML))[1])
    with unchanged(folder):
        done = consigliere("scenario", "a.toml", "--game", game)
    is_told_well(done)
    assert done.code == 0 or "a.toml" in done.out


@MANY
@given(st.data())
def test_spoiled_packs(folder: Path, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from([*NAMES, "companion"]))
    file, text = data.draw(spoiled([TEMPLATE] if game == "companion" else OURS[game], IN_TOML))
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


PATHS = ["a.record", "a.toml", "mine", ".", "/", "/dev/null", "nowhere", "x" * 300, "\0", "/proc/self/mem"]
COMMANDS = {
    "play GAME": ["--seats", "--seed", "--option", "--pack", "--load", "--continue"],
    "henchman": ["--pack", "--cards", "--humans", "--seed", "--load", "--continue"],
    "bots": ["--nothing"],
    "rules GAME ANY": ["--coverage", "--tests"],
    "scenario PATH PATH": ["--game"],
    "show PATH": ["--move", "--seat", "--pack"],
    "record verify PATH PATH": ["--pack"],
    "record replay PATH": ["--move", "--pack"],
    "pack check PATH": ["--game"],
    "pack edit OWN": ["--nothing"],
    "pack show GAME ANY": ["--pack", "--all", "--json"],
    "join ANY": ["--name", "--new", "--pack"],
    "backup PATH": ["--database"],
    "restore PATH": ["--database"],
    "serve": ["--host", "--port", "--database", "--redis", "--bots", "--limits", "--pack"],
    "match GAME": ["--games", "--seed", "--option", "--steps", "--workers", "--json"],
    "balance GAME": ["--games", "--seed", "--bot", "--habit", "--workers", "--json"],
}
KINDS = {
    "GAME": [*NAMES, *NAMES, "chess", ""],
    "PATH": PATHS,
    "OWN": ["a.toml", "mine", "/dev/null", "x" * 300, "\0"],
    "--games": ["-1", "0", "1", "2", "²", "9" * 30, "9" * 5000],
    "--workers": ["-1", "0", "1", "9999", "x"],
    "--bot": ["random", "you", ""],
    "--database": ["", "x", "sqlite:///a.record", "sqlite:///mine", "nosuch://x", "sqlite:///no/where", "sqlite:///\0"],
    "--continue": [],
    "--coverage": [],
    "--all": [],
    "--json": [],
}
KINDS |= dict.fromkeys(["--game", "--new"], KINDS["GAME"]) | dict.fromkeys(
    ["--pack", "--load", "--limits", "--tests"], PATHS
)
LAST = {  # so that nothing long is begun
    "match": ["--seats", "random,random", "--workers", "1", "--steps", "1"],
    "balance": ["--bot", "random", "--games", "1", "--workers", "1"],
    "serve": ["--workers", "2"],
}


@st.composite
def arguments(draw: st.DrawFn) -> list[str]:
    command, options = draw(st.sampled_from(sorted(COMMANDS.items())))
    found = [draw(st.sampled_from(KINDS[word])) if word in KINDS else word for word in command.split()]
    found = [draw(words) if word == "ANY" else word for word in found]
    for option in draw(st.lists(st.sampled_from(options), max_size=3)):
        values = KINDS.get(option)
        found += [option] if values == [] else [option, draw(st.one_of(words, st.sampled_from(values or [""])))]
    more = draw(st.integers(0, 9))
    return [*found, *LAST.get(found[0], []), *([draw(words)] if more == 0 else [])]


@MANY
@given(arguments())
def test_any_arguments(folder: Path, line: list[str]) -> None:
    (folder / "a.record").write_bytes(RECORDS[0].read_bytes())
    is_told_well(consigliere(*line, typed="quit\n"))


SAID = ["{}", "{}", "why {}", "rule {}", "save {}", "board {}", "undo {}", "card {}", "near {}", "hint {}", "seen {}"]
TABLES = {"famiglia": "you,you", "lafamiglia": "you,you,you,you", "scarface": "you"}
ANSWERS = ["normal", "1", "", "1 2 3 4 5 6 7", "a 1", "ok", "done", "go"]  # what leads into a game beside the box


SPOKEN = st.tuples(st.sampled_from(SAID), st.one_of(st.sampled_from(TYPED), st.sampled_from(NASTY)))


@MANY
@given(st.sampled_from([*NAMES, "henchman"]), st.lists(SPOKEN, max_size=8))
def test_anything_typed(folder: Path, game: str, said: list[tuple[str, str]]) -> None:
    lines = [form.format(word) for form, word in said]
    if game == "henchman":
        mixed = [line for pair in zip_longest(ANSWERS, lines, fillvalue="") for line in pair]
        done = consigliere("henchman", "--seed", "1", typed="\n".join([*mixed, "quit\n"]))
    else:
        done = consigliere("play", game, "--seed", "1", "--seats", TABLES[game], typed="\n".join([*lines, "quit\n"]))
    is_told_well(done)
    assert done.code == 0
