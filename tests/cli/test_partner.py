"""A bot as a partner in the terminal, and bots that play on at another level."""

from pathlib import Path

import pytest

import consigliere
from consigliere.bots import Budget
from consigliere.bots.contract import Wish
from consigliere.bots.lafamiglia.brain import LaFamigliaBrain
from consigliere.bots.levels import LevelBot
from consigliere.bots.partners import partners
from consigliere.cli.partner import Partnership, wish_words
from consigliere.cli.play import Table
from consigliere.kernel import BadInput, State
from consigliere.kernel.history import History
from tests.conformance import play_out
from tests.server.steady import steady

GAME = consigliere.load("lafamiglia")
QUICK: dict[str, object] = {"families": "first_game", "auto_setup": "on"}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def partnership(*levels: str) -> Partnership:
    return Partnership(GAME, {seat: steady(level, GAME, seat) for seat, level in enumerate(levels, 1)})


def test_wishes_are_typed_as_they_are_spoken() -> None:
    assert wish_words("attack Enna") == ("attack", "enna")
    assert wish_words(" attack  Piazza Armerina") == ("attack", "piazza_armerina")
    assert wish_words("attack Cefalù") == ("attack", "cefalu")
    assert wish_words("save") == ("save", "")
    assert wish_words("") == ("", "")


def test_a_bot_heeds_its_partner_until_the_wish_is_withdrawn() -> None:
    at = partnership("easy", "easy", "easy")
    state = GAME.position({"seat": 2})
    bot = at.bots[2]
    assert isinstance(bot, LevelBot)
    assert isinstance(bot.brain, LaFamigliaBrain)
    for words, wish in (("attack enna", Wish("attack", "enna")), ("save", Wish("save")), ("none", None)):
        assert at.tell(0, words)
        at.choose(2, state.view(2), bot, "Carlo")
        assert bot.brain.wish == wish
    with pytest.raises(BadInput, match="no wish"):
        at.tell(0, "dance")
    with pytest.raises(BadInput, match="partner"):
        partnership("easy", "random", "easy").tell(0, "save")


def speaks_of(state: State) -> bool:
    """Whether the bot would say something here."""
    bot, its = steady("normal", GAME, 2), partners(GAME)
    assert isinstance(bot, LevelBot)
    assert its is not None
    view = state.view(2)
    return its.intention(GAME, view, bot.decide(view, Budget())) is not None


def test_a_bot_says_what_it_intends_unless_it_is_to_be_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    """Once in a turn; and whoever does not want to hear it does not in the next game either."""
    state = next(state for state in play_out(GAME, 8, True) if state.seat == 2 and speaks_of(state))
    for words, said in (("speak", 1), ("quiet", 0), ("", 0)):
        at = partnership("normal", "normal", "normal")
        if words:
            at.tell(0, words)
        capsys.readouterr()
        bot = at.bots[2]
        assert isinstance(bot, LevelBot)
        for _ in range(2):
            at.choose(2, state.view(2), bot, "Carlo")
        assert capsys.readouterr().out.count("Carlo: I am ") == said


def test_a_level_changes_during_a_game() -> None:
    table = Table(History(GAME, GAME.new(seed=1, options=QUICK)), ["you", "easy", "easy", "easy"], 1)
    table._do_level("3 hard", 0)
    assert table.seats == ["you", "easy", "hard", "easy"]
    assert table.players[2] == "hard 3"
    table._do_level("normal", 0)
    assert table.seats == ["you", *["normal"] * 3]
    bot = table.bots[2]
    assert isinstance(bot, LevelBot)
    assert bot.level.seconds == 0.5
    assert table.partnership.bots is table.bots
    for wrong in ("", "best", "2", "1 hard", "9 hard", "2 3 hard"):
        with pytest.raises(BadInput):
            table._do_level(wrong, 0)
    assert table.seats == ["you", *["normal"] * 3]
