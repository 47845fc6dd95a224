"""A bot that is somebody's partner: it is told wishes, it says what it intends, and nobody else hears of it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from consigliere.bots import Budget, make_bot
from consigliere.bots.contract import Wish
from consigliere.bots.lafamiglia.brain import LaFamigliaBrain
from consigliere.bots.levels import LevelBot
from consigliere.bots.partners import Intention
from consigliere.server.house import partners
from consigliere.server.table.bots.minds import Choice, Heard, Mind, Question
from tests.server.browsers import Browser, Inn, all_games, inn
from tests.server.house.test_leaks import Heard as Answers
from tests.server.house.test_leaks import asked, until_now
from tests.server.running import Running, until

GAME = all_games()[1]
QUICK = {"families": "first_game", "auto_setup": "on"}
BESIDE = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "normal"}, {"kind": "open"}]
TO_ENNA = Intention("1 planning 9 0", "lafamiglia-intent-order", {"area": "enna"})


class Beside:
    """Ann with a bot as her partner, against Bob and Cem; Eve looks on."""

    def __init__(self, house: Inn, seats: list[dict[str, str]] = BESIDE) -> None:
        self.house = house
        self.ann, self.bob, self.cem, self.eve = (house.script(name) for name in ("Ann", "Bob", "Cem", "Eve"))
        wish = {"game": "lafamiglia", "options": QUICK, "seats": seats}
        self.id: str = self.ann.post("/api/tables", json=wish).json()["id"]
        for person, seat in ((self.bob, 1), (self.cem, 3)):
            assert person.post(f"{self.path}/seats/{seat}").status_code == 200
        self._n = 0

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def wish(self, person: Browser, seat: int, *words: str, id: str = "") -> dict[str, Any]:
        self._n += 1
        command = {
            "type": "wish",
            "id": id or f"w{self._n}",
            "seat": seat,
            "what": words[0],
            "about": "".join(words[1:]),
        }
        answer: dict[str, Any] = person.post(f"{self.path}/commands", json=command).json()
        return answer

    def lines(self, person: Browser, seat: int | None) -> list[tuple[str, int, str, dict[str, Any]]]:
        place = "" if seat is None else f"&seat={seat}"
        chat = person.get(f"{self.path}/position?seq=0{place}").json()["chat"]
        return [(line["channel"], line["seat"], line["message"], line["args"]) for line in chat]

    def say(self, intention: Intention) -> None:
        async def said() -> None:
            await partners.say(await self.house.house.room(self.id), 2, intention)

        self.house.do(said)

    def heard(self) -> Heard:
        return heard(self.house, self.id)


def heard(house: Inn, table: str) -> Heard:
    found: list[Heard] = []

    async def ask() -> None:
        found.append(await partners.heard(await house.house.room(table), 2))

    house.do(ask)
    return found[0]


def test_a_wish_is_kept_until_it_is_withdrawn(house: Inn, tmp_path: Path) -> None:
    """Also by another process."""
    at = Beside(house)
    assert at.heard() == Heard(None, speaks=True)
    assert at.wish(at.ann, 0, "attack", "enna")["type"] == "done"
    assert at.heard() == Heard(Wish("attack", "enna"), speaks=True)
    with inn(tmp_path) as elsewhere:
        assert heard(elsewhere, at.id) == at.heard()
        assert at.wish(at.ann, 0, "quiet")["type"] == "done"
        assert heard(elsewhere, at.id) == Heard(Wish("attack", "enna"), speaks=False)
    assert at.wish(at.ann, 0, "none")["type"] == "done"
    assert at.wish(at.ann, 0, "speak")["type"] == "done"
    assert at.heard() == Heard(None, speaks=True)
    assert at.lines(at.ann, 0) == [
        ("wish", 0, "lafamiglia-wish-attack", {"area": "enna"}),
        ("voice", 0, "table-voice-quiet", {}),
        ("wish", 0, "lafamiglia-wish-none", {}),
        ("voice", 0, "table-voice-speak", {}),
    ]


def test_a_wish_that_is_sent_again_is_one(house: Inn) -> None:
    at = Beside(house)
    for _ in range(2):
        assert at.wish(at.ann, 0, "save", id="once")["type"] == "done"
    assert len(at.lines(at.ann, 0)) == 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("attack",), "error-wish-about"),
        (("attack", "rome"), "error-wish-about"),
        (("save", "enna"), "error-wish-about"),
        (("win",), "error-unknown-wish"),
    ],
)
def test_what_is_no_wish_is_refused(house: Inn, words: tuple[str, ...], message: str) -> None:
    at = Beside(house)
    assert at.wish(at.ann, 0, *words)["problem"]["message"] == message
    assert at.lines(at.ann, 0) == []


def test_only_ones_own_partner_is_told_and_only_if_it_is_a_bot_that_heeds(house: Inn) -> None:
    at = Beside(house)
    assert at.wish(at.bob, 1, "save")["problem"]["message"] == "error-no-bot-partner"
    assert at.wish(at.bob, 0, "save")["problem"]["message"] == "error-not-your-seat"
    assert at.wish(at.eve, -1, "save")["problem"]["message"] == "error-not-your-seat"
    study = Beside(house, [*BESIDE[:2], {"kind": "bot", "bot": "random"}, BESIDE[3]])
    assert study.wish(study.ann, 0, "save")["problem"]["message"] == "error-no-bot-partner"
    alone = house.script("Dan")
    table = alone.post("/api/tables", json={"game": "famiglia"}).json()["id"]
    told = alone.post(f"/api/tables/{table}/commands", json={"type": "wish", "id": "w", "seat": 0, "what": "save"})
    assert told.json()["problem"]["message"] == "error-no-bot-partner"


def test_a_sentence_a_turn_and_none_twice_on_end(house: Inn) -> None:
    at = Beside(house)
    to_gela = TO_ENNA._replace(args={"area": "gela"})
    for one in (TO_ENNA, TO_ENNA, to_gela, TO_ENNA._replace(turn="next"), to_gela._replace(turn="next")):
        at.say(one)
    said = [("intent", 2, TO_ENNA.message, {"area": "enna"}), ("intent", 2, TO_ENNA.message, {"area": "gela"})]
    assert at.lines(at.ann, 0) == said


def everything(at: Beside) -> Answers:
    """What the other team and the public can ask for."""
    views = [f"{at.path}/position?seq={seq}" for seq in (0, 3, 1000)]
    paths = ["/api/tables", at.path, *views, f"{at.path}/moments/1", f"{at.path}/story", f"{at.path}/record"]
    mine = [f"{path}{'&' if '?' in path else '?'}seat=1" for path in (*views, f"{at.path}/story")]
    return asked(at.eve, paths) + asked(at.bob, [*paths, *mine])


def test_nobody_else_hears_of_it(house: Inn) -> None:
    at = Beside(house)
    until(lambda: 2 not in at.ann.get(at.path).json()["asked"])  # the bot has nothing more to do
    live = f"{at.path}/live"
    with (
        at.bob.websocket_connect(f"{live}?seat=1") as other,
        at.eve.websocket_connect(live) as public,
        at.ann.websocket_connect(f"{live}?seat=0") as mine,
    ):
        for socket in (other, public, mine):
            until_now(socket)
        before = everything(at)
        at.wish(at.ann, 0, "attack", "enna")
        at.wish(at.ann, 0, "quiet")
        at.say(TO_ENNA)
        while "lafamiglia-intent-order" not in mine.receive_text(timeout=10):
            pass
        assert len(until_now(other)) == len(until_now(public)) == 1, "nothing but the answer"
        assert everything(at) == before
    assert at.lines(at.bob, 1) == at.lines(at.cem, 3) == at.lines(at.eve, None) == []
    record = at.ann.get(f"{at.path}/record").text + at.ann.get(f"{at.path}/story?seat=0").text
    assert "intent" not in record
    assert "wish" not in record


def test_a_bot_cannot_be_muted(house: Inn) -> None:
    at = Beside(house)
    at.say(TO_ENNA)
    assert at.ann.put(f"{at.path}/mutes/intent/1").status_code == 404


# In the process of the bot


def question(wish: Wish | None = None, speaks: bool = False) -> Question:
    state = GAME.new(seed=3, options=dict(QUICK))
    view = state.view(state.seat).encode()
    return Question("lafamiglia", GAME.pack.digest, "normal", 1, Budget(steps=60), view, wish=wish, speaks=speaks)


def test_the_bots_process_heeds_what_it_is_given_and_nothing_from_before() -> None:
    mind = Mind([GAME], make_bot)
    for wish in (Wish("save"), Wish("attack", "enna"), None):
        assert isinstance(mind(question(wish)), Choice)
        (bot,) = mind._bots.values()
        assert isinstance(bot, LevelBot)
        assert isinstance(bot.brain, LaFamigliaBrain)
        assert bot.brain.wish == wish


def test_what_it_intends_is_told_only_where_somebody_wants_to_know() -> None:
    mind = Mind([GAME], make_bot)
    quiet, telling = mind(question()), mind(question(speaks=True))
    assert isinstance(quiet, Choice)
    assert isinstance(telling, Choice)
    assert quiet == Choice(telling.action)
    assert telling.intention is not None


def test_a_bot_at_a_table_says_what_it_intends(lite: Running) -> None:
    """To a person who takes the first choice until it has spoken."""
    ann = lite.person()
    table = f"/api/tables/{ann.table('lafamiglia', options=QUICK)['id']}"

    def chat() -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = ann.ok("GET", f"{table}/position?seat=0")["chat"]
        return found

    play_on(ann, table, lambda: bool(chat()))
    assert {(line["channel"], line["seat"]) for line in chat()} == {("intent", 2)}


def play_on(ann: Any, table: str, done: Callable[[], bool]) -> None:
    n = 0
    while not done():
        until(lambda: bool(ann.ok("GET", f"{table}/position?seat=0")["view"]["legal"]) or done())
        legal = ann.ok("GET", f"{table}/position?seat=0")["view"]["legal"]
        if legal:
            n += 1
            command = {"type": "play", "id": f"p{table}{n}", "seat": 0, "seq": 2**30, "action": legal[0][0]}
            ann.ok("POST", f"{table}/commands", command)
