"""The page's types are those of the server's messages."""

from tools.typescript import FILE, written


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert FILE.read_text("utf-8") == written(), "python -m tools.typescript"


def test_every_game_has_a_board() -> None:
    assert "export interface FamigliaBoard {" in written()
    assert "export interface LafamigliaBoard {" in written()
