"""Now and then the server forgets what nobody will ask for again, and nothing else."""

import time

import pytest
from sqlalchemy import Connection, Table, func, select, update

from consigliere.companion import store
from consigliere.server.house import rounds
from consigliere.server.store import people, sweeping
from consigliere.server.store.storage import Storage
from tests.server.running import Running, Somebody, running, until

PASSWORD = "a fish in a newspaper"


def known(somebody: Somebody) -> bool:
    return somebody.ask("GET", "/api/sessions").status_code == 200


def count(storage: Storage, kept: Table) -> int:
    return storage.run_now(lambda db: db.scalar(select(func.count()).select_from(kept)) or 0)


def let_time_pass(db: Connection, seconds: float) -> None:
    db.execute(update(people.people).values(created=people.people.c.created - seconds))
    db.execute(update(people.sessions).values(used=people.sessions.c.used - seconds))
    db.execute(update(people.carries).values(expires=people.carries.c.expires - seconds))


def sweep(storage: Storage) -> None:
    for part in sweeping.SWEEPS:
        storage.run_now(part, time.time())


def test_only_guests_of_whom_nothing_is_left_are_forgotten(server: Running) -> None:
    storage: Storage = server.app.state.storage
    _passer, muter, owner, sitter, mover, talker, boxer, member, regular = everybody = [
        server.person() for _ in range(9)
    ]
    table = owner.table(seats=[{"kind": "open"}, {"kind": "open"}])["id"]
    sitter.ok("POST", f"/api/tables/{table}/seats/0")
    mover.ok("POST", f"/api/tables/{table}/seats/1")
    while mover.ok("GET", f"/api/tables/{table}")["asked"] != [1]:
        sitter.play(table, 0)
    mover.play(table, 1)
    mover.ok("DELETE", f"/api/tables/{table}/seats/1")
    talker.command(table, "say", -1, text="hello", seq=0)
    muter.ok("PUT", f"/api/tables/{table}/mutes/table/1")
    storage.run_now(store.add, boxer.ok("GET", "/api/me")["id"], "a game", "")
    member.renew("POST", "/api/account", {"name": "Don Vito", "password": PASSWORD})
    storage.run_now(let_time_pass, sweeping.GUEST_SECONDS + 1)
    assert known(regular)
    sweep(storage)
    assert [known(somebody) for somebody in everybody] == [False, False, *[True] * 7]
    assert count(storage, people.people) == 7


def test_sessions_and_links_go_when_their_time_is_over(server: Running) -> None:
    storage: Storage = server.app.state.storage
    for name in ("Don Vito", "Don Michele"):
        storage.run_now(let_time_pass, people.SESSION_SECONDS + 1)
        somebody = server.person()
        somebody.renew("POST", "/api/account", {"name": name, "password": PASSWORD})
        somebody.ok("POST", "/api/me/carry", {"password": PASSWORD})
    sweep(storage)
    assert [count(storage, kept) for kept in (people.people, people.sessions, people.carries)] == [2, 1, 1]


def test_the_server_sweeps_by_itself(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "SWEEP_SECONDS", 0.05)
    with running(sqlite_database) as server:
        storage: Storage = server.app.state.storage
        server.person()
        assert count(storage, people.people) == 1
        storage.run_now(let_time_pass, sweeping.GUEST_SECONDS + 1)
        until(lambda: count(storage, people.people) == 0)
