"""Playing: commands are stored before they are told, repeated harmlessly, refused with the reason."""

from typing import Any

import pytest

import consigliere
from consigliere.games import NAMES
from tests.kernel.tiny import Tiny
from tests.marks import rule
from tests.server.running import Json, Running, Somebody, running

GAME = consigliere.load("famiglia")
HOT_SEAT = [{"kind": "me"}, {"kind": "me"}]
OPEN = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
def tiny(database: str) -> Any:
    with running(database, [Tiny()]) as started:
        yield started


def two(server: Running, game: str = "famiglia") -> tuple[Somebody, Somebody, str]:
    ann, bob = server.person(), server.person()
    table = ann.table(game, seats=OPEN)["id"]
    bob.ok("POST", f"/api/tables/{table}/seats/1")
    return ann, bob, table


def asked(somebody: Somebody, table: str) -> int:
    seat: int = somebody.ok("GET", f"/api/tables/{table}")["asked"][0]
    return seat


def test_a_move_is_told_to_everybody(server: Running) -> None:
    ann, bob, table = two(server)
    first = asked(ann, table)
    mover, other = (ann, bob) if first == 0 else (bob, ann)
    sockets = [mover.socket(table, first), other.socket(table, 1 - first), server.person().socket(table)]
    positions = [socket.get("position") for socket in sockets]
    assert [position["seat"] for position in positions] == [first, 1 - first, None]
    _, notation, _ = positions[0]["view"]["legal"][0]
    done = sockets[0].command("play", seq=positions[0]["seq"], action=notation)
    assert done["type"] == "done"
    updates = [sockets[n].get("update") for n in (1, 2)]
    assert all(update["seq"] == position["seq"] + 1 for update, position in zip(updates, positions[1:], strict=True))
    assert updates[0]["events"] == updates[1]["events"]
    again = ann.position(table, 0, positions[0]["seq"])
    assert again["events"] == updates[0]["events"], "what was missed"


@pytest.mark.parametrize("game", NAMES)
def test_people_are_told_what_follows_and_not_where_the_engine_stands(lite: Running, game: str) -> None:
    ann = lite.person()
    seats = [{"kind": "me"}] * consigliere.load(game).seats
    table = ann.table(game, seats=seats)["id"]
    wire = ann.socket(table, 0)
    told = [wire.get("position")]
    for _ in range(3):
        ann.play(table, asked(ann, table), choice=-1)
        told.append(wire.get("update"))
    told.append(ann.position(table, 0))
    ann.command(table, "resign")
    told += [ann.ok("GET", f"/api/tables/{table}/moments/2?seat={seat}") for seat in ("0", "all")]
    for message in told:
        assert "outlook" in message["view"]["board"]
        assert "flow" not in message["view"]["board"]


def test_a_repeated_command_is_the_same_command(server: Running) -> None:
    ann = server.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    seat = asked(ann, table)
    before = ann.position(table, seat)
    command = {"type": "play", "id": "x1", "seat": seat, "seq": before["seq"], "action": before["view"]["legal"][0][0]}
    path = f"/api/tables/{table}/commands"
    first = ann.ok("POST", path, command)
    moved = ann.position(table, seat)["seq"]
    assert ann.ok("POST", path, command) == first
    assert ann.position(table, seat)["seq"] == moved


def test_stale_for_the_seat_that_decided_but_not_for_what_others_did(tiny: Running) -> None:
    ann, bob, table = two(tiny, "tiny")
    seen = bob.position(table, 1)["seq"]
    assert ann.command(table, "play", 0, action="bid 1")["type"] == "done"
    assert bob.command(table, "play", 1, seq=seen, action="bid 0")["type"] == "done", "stale but legal"
    refused = bob.command(table, "play", 1, seq=seen, action="bid 0")
    assert refused["problem"]["message"] == "error-stale"


def test_two_who_decide_at_once_both_count(tiny: Running) -> None:
    ann, bob, table = two(tiny, "tiny")
    one, other = ann.socket(table, 0), bob.socket(table, 1)
    seq = [socket.get("position")["seq"] for socket in (one, other)]
    for round_ in range(2):
        one.send("play", seq=seq[0], action="bid 1")
        other.send("play", seq=seq[1], action="bid 1")
        seq = [socket.get("done")["seq"] for socket in (one, other)]
        seq = [ann.position(table, 0)["seq"], bob.position(table, 1)["seq"]]
        assert ann.position(table, 0)["view"]["board"]["round"] == round_ + 1


def test_an_illegal_action_is_refused_with_its_rule(lite: Running) -> None:
    ann = lite.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    seat = asked(ann, table)
    legal = {number for number, _, _ in ann.position(table, seat)["view"]["legal"]}
    illegal = next(number for number in range(1000) if number not in legal)
    refused = ann.command(table, "play", seat, action=illegal)["problem"]
    assert refused["rule"].startswith("F-")
    assert refused["game"] == "famiglia"
    why = ann.command(table, "why", seat, action=illegal)["problem"]
    assert why["rule"] == refused["rule"]
    assert ann.command(table, "why", seat, action=min(legal))["problem"] is None
    assert ann.command(table, "play", seat, action="sing")["problem"]["message"] == "error-unknown-notation"
    assert ann.command(table, "play", seat, action=10**6)["problem"]["message"] == "error-unknown-action-number"
    assert ann.command(table, "play", 1 - seat, action=min(legal))["problem"]["message"] == "error-not-your-turn"


def test_nobody_plays_for_others(lite: Running) -> None:
    ann, _, table = two(lite)
    eve = lite.person()
    for somebody, seat in ((eve, 0), (eve, 1), (ann, 1), (ann, 7), (ann, -1)):
        refused = somebody.command(table, "play", seat, seq=1, action=0)["problem"]
        assert refused["message"] == "error-not-your-seat"


def test_a_hint_is_a_legal_action(lite: Running) -> None:
    ann = lite.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    seat = asked(ann, table)
    hint = ann.command(table, "hint", seat)
    assert hint["action"] in [number for number, _, _ in ann.position(table, seat)["view"]["legal"]]
    assert ann.command(table, "hint", 1 - seat)["problem"]["message"] == "error-not-your-turn"


def test_undo_redo_and_reset(server: Running) -> None:
    """Passing in Famiglia's accountant and brute steps turns no card."""
    ann = server.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    seat, before, made = decide_twice(ann, table)
    assert ann.position(table, seat)["can_undo"]
    after = ann.position(table, seat)["view"]
    assert ann.command(table, "undo", seat)["type"] == "done"
    assert ann.position(table, seat)["can_redo"]
    assert ann.command(table, "redo", seat)["type"] == "done"
    assert ann.position(table, seat)["view"] == after
    assert ann.command(table, "redo", seat)["problem"]["message"] == "error-nothing-to-redo"
    assert ann.command(table, "reset", seat)["type"] == "done"
    assert ann.position(table, seat)["view"] == before
    for _ in range(made):
        assert ann.command(table, "redo", seat)["type"] == "done"
    assert ann.position(table, seat)["view"] == after
    assert ann.command(table, "undo", seat, decisions=made)["type"] == "done"
    assert ann.position(table, seat)["view"] == before, "a gesture of several decisions goes back at once"


def test_people_are_told_which_choices_decline(server: Running) -> None:
    ann = server.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    seen = 0
    for _ in range(40):
        view = ann.position(table, seat := asked(ann, table))["view"]
        legal = [action for action, _, _ in view["legal"]]
        assert view["declines"] == [action for action in legal if action in GAME.declining]
        seen += len(view["declines"])
        ann.play(table, seat, choice=len(legal) - 1)
    assert seen


def decide_twice(ann: Somebody, table: str) -> tuple[int, Json, int]:
    """Play until a seat has made several decisions that can be taken back; the view before them, and how many."""
    start: Json = {}
    streak = last = 0
    for _ in range(200):
        seat = asked(ann, table)
        view = ann.position(table, seat)["view"]
        ann.play(table, seat, choice=len(view["legal"]) - 1)
        if not ann.position(table, seat)["can_undo"]:
            streak = 0
            continue
        if streak == 0 or seat != last:
            start, streak = view, 0
        streak, last = streak + 1, seat
        if streak == 2:
            return seat, start, streak
    raise AssertionError("no turn with two quiet decisions")


def test_undo_past_others_needs_everybody(tiny: Running) -> None:
    ann, bob, table = two(tiny, "tiny")
    ann.command(table, "play", 0, action="bid 1")
    assert ann.command(table, "undo", 0)["type"] == "done", "the other still thinks"
    ann.command(table, "play", 0, action="bid 2")
    bob.command(table, "play", 1, action="bid 0")
    refused = ann.command(table, "ask", 0, what="undo")["problem"]
    assert refused["message"] == "error-undo-revealed", "bids were shown"


def test_a_choice_is_withdrawn_while_the_other_thinks(tiny: Running) -> None:
    """Of three bids each, the first to choose may change it; the other's choice stays."""
    ann, bob, table = two(tiny, "tiny")
    bob.command(table, "play", 1, action="bid 2")
    ann_before = ann.position(table, 0)
    assert bob.command(table, "undo", 1)["type"] == "done"
    assert bob.command(table, "play", 1, action="bid 1")["type"] == "done"
    assert ann.command(table, "play", 0, seq=ann_before["seq"], action="bid 0")["type"] == "done"
    assert ann.position(table, 0)["view"]["board"]["bids"] == [0, 1]


def test_undo_by_consent(lite: Running) -> None:
    ann, bob, table = two(lite)
    people = (ann, bob)
    for _ in range(300):
        seat = asked(ann, table)
        people[seat].play(table, seat, choice=-1)
        other = 1 - seat
        answer = people[other].command(table, "ask", other, what="undo")
        if answer["type"] == "done":
            break
    mine = people[seat].position(table, seat)
    offer = mine["offers"][0]
    assert offer["what"] == "undo"
    assert people[other].command(table, "answer", other, offer=offer["id"], yes=True)["type"] == "refused"
    before = mine["seq"]
    assert people[seat].command(table, "answer", seat, offer=offer["id"], yes=True)["type"] == "done"
    after = people[seat].position(table, seat, before)
    assert [event["message"] for event in after["events"]] == ["table-undone-agreed"]
    assert after["offers"] == []
    assert asked(ann, table) == other


def test_draw_by_agreement_and_refusal(server: Running) -> None:
    ann, bob, table = two(server)
    assert ann.command(table, "ask", 0, what="draw")["type"] == "done"
    assert ann.command(table, "ask", 0, what="draw")["problem"]["message"] == "error-already-offered"
    offer = bob.position(table, 1)["offers"][0]
    assert bob.command(table, "answer", 1, offer=offer["id"], yes=False)["type"] == "done"
    assert bob.command(table, "answer", 1, offer=offer["id"], yes=True)["problem"]["message"] == "error-no-offer"
    bob.command(table, "ask", 1, what="draw")
    offer = ann.position(table, 0)["offers"][0]
    socket = bob.socket(table, 1)
    socket.get("position")
    done = ann.command(table, "answer", 0, id="yes", offer=offer["id"], yes=True)
    assert ann.command(table, "answer", 0, id="yes", offer=offer["id"], yes=True) == done
    assert socket.get("update")["view"]["returns"] == [0.5, 0.5]
    changed = socket.get("table")["table"]
    assert (changed["status"], changed["ending"], changed["returns"]) == ("over", "agreed", [0.5, 0.5])
    assert ann.command(table, "play", 0, action=0)["problem"]["message"] == "error-game-over"


def test_a_draw_needs_somebody_of_each_team(lite: Running) -> None:
    people = [lite.person() for _ in range(4)]
    table = people[0].table("lafamiglia", seats=[{"kind": "me"}, *[{"kind": "open"}] * 3])["id"]
    for seat in (1, 2, 3):
        people[seat].ok("POST", f"/api/tables/{table}/seats/{seat}")
    people[0].command(table, "ask", 0, what="draw")
    offer = people[3].position(table, 3)["offers"][0]["id"]
    assert people[2].command(table, "answer", 2, offer=offer, yes=True)["type"] == "done"
    assert people[0].ok("GET", f"/api/tables/{table}")["status"] == "running", "only one team wants it"
    assert people[3].command(table, "answer", 3, offer=offer, yes=True)["type"] == "done"
    over = people[0].ok("GET", f"/api/tables/{table}")
    assert (over["ending"], over["returns"]) == ("agreed", [0.5] * 4)


def test_no_draw_with_bots_and_a_team_resigns_together(lite: Running) -> None:
    ann = lite.person()
    table = ann.table("lafamiglia")["id"]
    assert ann.command(table, "ask", 0, what="draw")["problem"]["message"] == "error-draw-bots"
    assert ann.command(table, "resign", 0)["type"] == "done"
    over = ann.ok("GET", f"/api/tables/{table}")
    assert (over["ending"], over["returns"], over["asked"]) == ("resigned", [0, 1, 0, 1], [])


@rule("LF-170")
def test_the_screens_are_down_when_somebody_has_resigned(lite: Running) -> None:
    ann = lite.person()
    table = ann.table("lafamiglia")["id"]
    assert ann.position(table, 0)["view"]["board"]["outlook"]["shows_hq"] == [True, False, True, False]
    assert ann.command(table, "resign", 0)["type"] == "done"
    assert all(ann.position(table, 0)["view"]["board"]["outlook"]["shows_hq"])
    last = ann.ok("GET", f"/api/tables/{table}/moments/0?seat=0")
    assert all(last["view"]["board"]["outlook"]["shows_hq"])


def test_chat_of_table_and_team(server: Running) -> None:
    ann, bob, eve = server.person(), server.person(), server.person()
    table = ann.table("lafamiglia", seats=[{"kind": "me"}, *[{"kind": "open"}] * 2, {"kind": "bot"}])["id"]
    bob.ok("POST", f"/api/tables/{table}/seats/1")
    cat = server.person()
    cat.ok("POST", f"/api/tables/{table}/seats/2")
    sockets = [ann.socket(table, 0), bob.socket(table, 1), cat.socket(table, 2), eve.socket(table)]
    for socket in sockets:
        socket.get("position")
    assert sockets[0].command("say", channel="team", text="attack enna")["type"] == "done"
    assert sockets[2].get("chat")["line"]["text"] == "attack enna"
    assert sockets[3].command("say", text="  hello   all ")["type"] == "done"
    for socket in (sockets[1], sockets[2]):
        line = socket.get("chat")["line"]
        assert (line["text"], line["seat"], line["n"]) == ("hello all", -1, 1)
    assert sockets[3].command("say", channel="team", text="x")["problem"]["message"] == "error-not-your-seat"
    assert sockets[1].command("say", channel="sketch", text="arrow enna gela")["type"] == "done"
    assert [line["text"] for line in cat.position(table, 2)["chat"]] == ["attack enna", "hello all"]
    assert [line["channel"] for line in bob.position(table, 1)["chat"]] == ["table", "sketch"]
    assert [line["text"] for line in eve.position(table)["chat"]] == ["hello all"]


def test_reconnecting_gets_what_was_missed_and_nothing_twice(server: Running) -> None:
    ann = server.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    whole = ann.socket(table, 0)
    told = whole.get("position")["events"]
    seq, pieces = 0, []
    for _ in range(8):
        part = ann.socket(table, 0, seq)
        position = part.get("position")
        pieces += position["events"]
        seq = position["seq"]
        part.close()
        for _ in range(3):
            ann.play(table, asked(ann, table), choice=-1)
            told += whole.get("update")["events"]
    assert pieces == [event for event in told if event["seq"] <= seq]


def test_my_turn_is_told(lite: Running) -> None:
    ann = lite.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    with ann.http.stream("GET", "/api/turns") as stream:
        lines = (line for line in stream.iter_lines() if line and not line.startswith(":"))
        seat = asked(ann, table)
        assert next(lines) == f'data: {{"table":"{table}","seat":{seat}}}'
        while asked(ann, table) == seat:
            ann.play(table, seat)
        assert next(lines) == f'data: {{"table":"{table}","seat":{1 - seat}}}'


def test_commands_that_mean_nothing(lite: Running) -> None:
    ann = lite.person()
    table = ann.table(seats=HOT_SEAT)["id"]
    socket = ann.socket(table, 0)
    socket.get("position")
    for text in ("", "[]", "{", '{"type":"sing","id":"a","seat":0}', '{"type":"play","id":"b","seat":"x","action":1}'):
        socket.raw.send(text)
        assert socket.get("refused")["problem"]["message"] in ("error-bad-message", "error-too-deep")
    assert socket.command("undo", id="")["problem"]["message"] == "error-command-id"
    assert socket.command("undo", seq=1)["problem"]["message"] == "error-nothing-to-undo"


def test_whole_games_of_every_game(lite: Running) -> None:
    """Short ones to their end, long ones a good way: every update is the position that HTTP tells too."""
    for game in ("famiglia", "lafamiglia", "scarface"):
        ann = lite.person()
        seats = next(found["seats"] for found in ann.ok("GET", "/api/games") if found["id"] == game)
        table = ann.table(game, seats=[{"kind": "me"}] * seats)["id"]
        sockets = [ann.socket(table, seat) for seat in range(seats)]
        news = [socket.get("position") for socket in sockets]
        for _ in range(60):
            seat = next((seat for seat in range(seats) if news[seat]["view"]["legal"]), None)
            if seat is None:
                break
            legal = news[seat]["view"]["legal"]
            sockets[seat].send("play", seq=news[seat]["seq"], action=legal[news[seat]["seq"] % len(legal)][0])
            for other in range(seats):
                known = ann.position(table, other) if other == seat else None
                while known is not None and news[other]["seq"] < known["seq"]:
                    news[other] = sockets[other].get("update")
            news = [
                last if last["seq"] == ann.position(table, n)["seq"] else sockets[n].get("update")
                for n, last in enumerate(news)
            ]
        for seat in range(seats):
            assert ann.position(table, seat)["view"] == news[seat]["view"]
