"""Every text in every language: none missing, none unused, the same arguments everywhere, plurals right."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import consigliere
from consigliere.bots import BOTS
from consigliere.cli.words import dashed
from consigliere.games import NAMES
from consigliere.kernel import Game
from consigliere.locales import FOLDER, LANGUAGES, choose_language, text, texts

SOURCE = Path(consigliere.__file__).parent
WEB = Path(__file__).parents[1] / "web/src"
ID = re.compile(r"[a-z]+(-[A-Za-z0-9]+)+|player")
QUOTED = re.compile(rf"[\"'`]({ID.pattern})[\"'`]")
KINDS = "error|help|play|match|ladder|advice|analyse|puzzle|record|scenario|pack|bot|table|backup|api"
OF_GAMES = "[a-z]+-(ask|do|event|tale|reason|intent|wish|why|error|name|board|page)"
MESSAGE = re.compile(rf"({KINDS}|page|{OF_GAMES})-")
ON_PAGE = re.compile(rf"(error|page|{OF_GAMES})-|player$")


@cache
def messages(lang: str) -> dict[str, fluent.Message]:
    found: dict[str, fluent.Message] = {}
    for file in sorted((FOLDER / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert isinstance(entry, (fluent.Message, fluent.Comment, fluent.GroupComment)), f"{file}: {entry}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def variables(message: fluent.Message) -> set[str]:
    class Collect(Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
            self.names.add(node.id.name)

    collect = Collect()
    collect.visit(message)
    return collect.names


@cache
def used() -> set[str]:
    """The ids that stand in the code as they are, and those a game's decisions, actions and components call for."""
    ids: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                ids.add(node.value)
    for file in WEB.rglob("*.ts*"):
        ids |= {found[0] for found in QUOTED.findall(file.read_text("utf-8")) if ON_PAGE.match(found[0])}
    ids |= {f"bot-{name}" for name in BOTS}
    for name in NAMES:
        game = consigliere.load(name)
        ids |= {f"{name}-ask-{dashed(kind)}" for kind in game.kinds}
        ids |= {f"{name}-do-{action.args['verb']}" for action in game.alphabet.actions}
        ids |= {f"{name}-name-{id}" for id in game.named()}
    return ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_missing_or_unused(lang: str) -> None:
    known = set(messages(lang))
    called = {id for id in used() if id in known or MESSAGE.match(id)}
    assert called - known == set(), "missing"
    assert known - called == set(), "unused"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_text_is_told_apart_without_parsing_all(lang: str) -> None:
    assert {name for name in texts(lang).sources if name and not name.startswith("#")} == set(messages(lang))


EQUALS = {"lafamiglia-event-boats-removed", "lafamiglia-event-cards-chosen"}  # name two, none of them acts
OF_BOTS = {"table-level"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happens_is_told_as_yours_where_you_do_it(lang: str) -> None:
    told = {
        id: variables(message) for id, message in messages(lang).items() if re.match(r"table-|[a-z]+-(event|tale)-", id)
    }
    named = {id for id, names in told.items() if "seat" in names and "you" not in names}
    assert named == EQUALS | OF_BOTS


class Selections(Visitor):
    """What the texts of a message are chosen by."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        self.found.append({variant.key.name for variant in node.variants if isinstance(variant.key, fluent.Identifier)})
        self.generic_visit(node)


def lists_of_ids(game: Game) -> list[set[str]]:
    """The kinds of its decisions, and what each kind of component is called."""
    parts = [part for part in game.components().values() if isinstance(part, list)]
    named = [{str(one["id"]) for one in part if isinstance(one, dict) and "id" in one} for part in parts]
    return [{dashed(kind) for kind in game.kinds}, *[ids for ids in named if len(ids) > 3]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_chooses_by_the_ids_of_a_list_knows_all_of_them(lang: str) -> None:
    """Else what is new in the list is told as if it were another."""
    lists = [(name, ids) for name in NAMES for ids in lists_of_ids(consigliere.load(name))]
    for id, message in messages(lang).items():
        selections = Selections()
        selections.visit(message)
        for keys in selections.found:
            for name, ids in lists:
                if id.startswith(f"{name}-") and len(keys & ids) * 2 > len(ids):
                    assert ids - keys == set(), id


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_say_the_same_with_the_same_arguments(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    assert set(english) == set(other)
    for id, message in english.items():
        assert variables(other[id]) == variables(message), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_told(lang: str) -> None:
    """With a number for each argument every message formats without an error."""
    for id, message in messages(lang).items():
        for number in (0, 1, 2, 5, 21):
            assert text(lang, id, dict.fromkeys(variables(message), number), [str(n) for n in range(30)])


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", ["1 point", "2 points", "5 points", "21 points"]),
        ("ru", ["1 очко", "2 очка", "5 очков", "21 очко"]),
        ("pl", ["1 punkt", "2 punkty", "5 punktów", "21 punktów"]),
        ("fr", ["1 point", "2 points", "5 points", "21 points"]),
    ],
)
def test_plural_forms(lang: str, forms: list[str]) -> None:
    assert [text(lang, "famiglia-board-points", {"count": n}) for n in (1, 2, 5, 21)] == forms


@pytest.mark.parametrize(("lang", "word"), [("en", "you"), ("ru", "вы"), ("pl", "ty"), ("fr", "vous")])
def test_a_raid_that_hits_me_says_so(lang: str, word: str) -> None:
    mine, other = (
        text(lang, "scarface-event-raid", {"hard": "no", "raid": 1, "side": 7, "you": you}) for you in ("yes", "no")
    )
    assert mine.endswith(f" {word}.")
    assert other.endswith(" 8.")


@pytest.mark.parametrize(("lang", "word"), [("en", "asks you"), ("ru", "у вас"), ("pl", "cię"), ("fr", "vous")])
def test_what_is_done_to_me_says_so(lang: str, word: str) -> None:
    mine, other = (
        text(lang, "lafamiglia-event-ask", {"seat": 0, "other": 2, "n": 3, "you": you}, ["Anna", "Bo", "Carla", "Dan"])
        for you in ("other", "no")
    )
    assert word in mine
    assert "Carla" not in mine
    assert "Carla" in other


def test_the_wish_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert choose_language() == "en"
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert choose_language() == "pl"
    assert choose_language("fr") == "fr"
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert choose_language() == "en"


def test_errors_inside_errors_are_translated() -> None:
    inner = consigliere.kernel.BadInput("error-game-over")
    outer = {"line": 3, "move": "pass", "reason": inner}
    assert "Партия окончена" in text("ru", "error-record-move", outer)
