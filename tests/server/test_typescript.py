"""The page's types are those of the server's messages."""

from tools.typescript import FILE, written


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert FILE.read_text("utf-8") == written(), "python -m tools.typescript"


def test_every_game_has_a_board() -> None:
    for board in ("FamigliaBoard", "LafamigliaBoard", "ScarfaceBoard"):
        assert f"export interface {board} {{" in written()


def test_where_the_engine_stands_is_no_message() -> None:
    assert "flow" not in written()
