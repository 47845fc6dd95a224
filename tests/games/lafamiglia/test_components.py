import shutil
from pathlib import Path

import pytest

import consigliere
from consigliere.games.lafamiglia.evaluation.worths import TILE
from consigliere.games.lafamiglia.game import DATA
from consigliere.games.lafamiglia.names import ALL_TILES, ONCE_PER_TURN, ROWS, TILES, TOKENS
from consigliere.kernel import BadInput
from tests.marks import rule

GAME = consigliere.load("lafamiglia")


def test_the_alphabet_of_rules_2_is_frozen() -> None:
    found = (GAME.rules, len(GAME.alphabet), GAME.alphabet.fingerprint())
    assert found == ("2", 2984, "9c9a79ccb5240bf1"), (
        "actions were added or renumbered, stored games would be misread: raise `rules`, then renew this"
    )


def test_every_tile_can_be_dealt_and_is_worth_something() -> None:
    assert len(TILES) == len(TILE) == ALL_TILES
    dealt = GAME.new(chance="ask")
    assert [GAME.describe(action).args["tile"] for action in dealt.legal] == TILES
    assert len(dealt.view(0).board.tiles) == 0
    for action in dealt.legal[-7:]:
        dealt.apply(action)
    assert dealt.view(0).board.tiles == TILES[-7:]
    tiles = GAME.pack.tables["tile"]
    once = [TILES.index(name) for name, record in tiles.items() if record["timing"] == "once_per_turn"]
    assert once == ONCE_PER_TURN


@rule("LF-1", "LF-3")
def test_components() -> None:
    components = GAME.components()
    sizes = {name: len(part) for name, part in components.items() if isinstance(part, list)}
    assert sizes == {
        "areas": 36, "mandamenti": 12, "seas": 9, "corners": 4, "families": 6, "orders": 78, "sheets": 5, "tiles": 11,
        "characters": 6, "cards": 3,
    }  # fmt: skip


@rule("LF-78")
def test_a_space_frees_the_token_of_its_column() -> None:
    components = GAME.components()
    freed = components["freed"]
    for family in components["families"]:  # type: ignore[attr-defined]
        for row in ROWS:
            columns = [space["col"] for space in family[row]["spaces"]]
            first = [column if columns.index(column) == n else None for n, column in enumerate(columns)]
            found = freed[family["id"]][row]  # type: ignore[index]
            assert found == [column and f"{family['id']}-{row[0].upper()}{column}" for column in first]
            assert {token for token in found if token} <= set(TOKENS)


def test_the_page_is_told_how_what_a_thing_stands_for_is_written() -> None:
    grammar = GAME.components()["grammar"]
    assert isinstance(grammar, dict)
    assert grammar["plan.turn"] == {"column": "plan.turn gain:%", "tile": "plan.turn tile:%"}
    assert grammar["move.target"] == {"area": "move.target land:%"}
    assert "plan.disc" not in grammar
    for action in GAME.alphabet.actions:
        named = {what: name for what, name in action.args.items() if what != "verb"}
        if len(named) != 1 or "n" in named or action.args["verb"] == "sell":
            continue
        [(what, name)] = named.items()
        meant = GAME.describe(GAME.parse(grammar[action.kind][what].replace("%", str(name))))
        assert (meant.kind, meant.args[what]) == (action.kind, name)


def owner_pack(folder: Path, name: str, text: str) -> Path:
    (folder / name).write_text(text, "utf-8")
    return folder


def test_an_owner_changes_numbers_field_by_field(tmp_path: Path) -> None:
    owner_pack(tmp_path, "tiles.toml", '[[tile]]\nid = "bribery"\nprice = 3\n')
    owner_pack(tmp_path, "sheets.toml", '[[sheet]]\nid = 1\n[[sheet.cell]]\nid = "s1-06"\nmoney = -2\n')
    owner_pack(tmp_path, "families.toml", '[[family]]\nid = "red"\n[family.church]\nstart = 5\n')
    game = consigliere.load("lafamiglia", tmp_path)
    assert game.pack.digest != GAME.pack.digest
    ours, theirs = GAME.components(), game.components()
    assert ours["areas"] == theirs["areas"]
    state = game.position({"money": {"red": 1}})
    state.apply(game.parse("plan.turn use"))
    state.apply(game.parse("plan.disc primo neutral"))
    refusal = state.explain(game.parse("plan.cell s1-06"))
    assert refusal is not None
    assert refusal.args == {"price": 2, "money": 1}


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("map.json", '{"areas": [{"id": "trapani", "adjacent": ["alcamo"]}]}', "lafamiglia-error-pack-not-mutual"),
        ("map.json", '{"areas": [{"id": "atlantis", "adjacent": []}]}', "error-pack-unknown-id"),
        ("map.json", "{", "error-pack-unreadable"),
        ("tiles.toml", '[[tile]]\nid = "cars"\nprice = -1\n', "lafamiglia-error-pack-value"),
        ("tiles.toml", '[[tile]]\nid = "cars"\nprice = "two"\n', "error-pack-wrong-type"),
        ("sheets.toml", '[[sheet]]\nid = 1\n[[sheet.cell]]\nid = "s1-99"\nmoney = 0\n', "error-pack-unknown-id"),
        ("orders.toml", '[[order]]\nid = "red-1"\nsymbols = [{ s = "tank", n = 1 }]\n', "lafamiglia-error-pack-value"),
        ("families.toml", '[[family]]\nid = "red"\n[family.church]\nspaces = []\n', "lafamiglia-error-pack-value"),
    ],
)
def test_a_broken_pack_says_what_is_wrong(tmp_path: Path, name: str, text: str, message: str) -> None:
    with pytest.raises(BadInput) as caught:
        consigliere.load("lafamiglia", owner_pack(tmp_path, name, text))
    told = caught.value
    if told.message == "error-in-file":
        problem = told.details["problem"]
        assert isinstance(problem, BadInput)
        told = problem
    assert told.message == message


def test_twelve_tokens_are_not_enough(tmp_path: Path) -> None:
    from consigliere.games.lafamiglia.components import Components
    from consigliere.kernel.packs import read_pack

    shutil.copytree(DATA, tmp_path / "data")
    orders = tmp_path / "data" / "orders.toml"
    text = orders.read_text("utf-8")
    start = text.index('[[order]]\nid = "red-CB"')
    orders.write_text(text[:start] + text[text.index('[[order]]\nid = "white-1"') :], "utf-8")
    with pytest.raises(BadInput) as caught:
        Components(read_pack(tmp_path / "data"))
    assert caught.value.message == "lafamiglia-error-pack-ids"
    assert caught.value.details["ids"] == "red-CB"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": "red"}, "error-unknown-option"),
        ({"families": "mine"}, "error-option-value"),
        ({"max_rounds": 5}, "error-option-value"),
        ({"max_rounds": True}, "error-option-value"),
        ({"tiles": ["cars"]}, "lafamiglia-error-option-list"),
        ({"characters": ["stefano", "stefano", "nunzia", "rosalia"]}, "lafamiglia-error-option-list"),
    ],
)
def test_a_wrong_option_is_told(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.new(seed=1, options=options)
    assert caught.value.message == message


@rule("LF-10", "LF-17")
def test_named_tiles_and_characters() -> None:
    tiles = ["influence", "meetings", "cars", "allies", "bribery", "miniguns", "speedboats"]
    characters = ["nunzia", "stefano", "concetta", "rosalia"]
    state = GAME.new(
        seed=1, options={"tiles": tiles, "characters": characters, "auto_setup": "on", "families": "random"}
    )
    facts = GAME.facts(state)
    assert sorted(str(tile) for tile in facts["tiles"]) == sorted(tiles)  # type: ignore[attr-defined]
    players = [player.character for player in state.view(None).board.players]
    assert players == characters
