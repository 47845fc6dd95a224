"""Guests, accounts, sessions and links: who one is, on every device, and that nobody else is it."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select, update

from consigliere.companion import store
from consigliere.server.store import devices, people
from consigliere.server.store.storage import Storage
from tests.server.browsers import Browser, Inn

PASSWORD = "a fish in a newspaper"


@pytest.fixture
def browser(browsers: Callable[[], Browser]) -> Browser:
    return browsers()


def guest(browser: Browser) -> dict[str, Any]:
    response = browser.get("/api/me")
    assert response.status_code == 200
    me: dict[str, Any] = response.json()
    return me


def account(browser: Browser, name: str = "Don Vito") -> dict[str, Any]:
    guest(browser)
    response = browser.post("/api/account", json={"name": name, "password": PASSWORD})
    assert response.status_code == 201, response.text
    me: dict[str, Any] = response.json()["me"]
    return me


def login(browser: Browser, name: str, password: str = PASSWORD) -> tuple[int, str]:
    """The status, and the problem if there is one."""
    response = browser.post("/api/login", json={"name": name, "password": password})
    return response.status_code, response.json().get("message", "")


# Guests


def test_a_guest_comes_back_by_the_cookie(browser: Browser) -> None:
    first = browser.get("/api/me")
    assert not first.json()["account"]
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    again = browser.get("/api/me")
    assert again.json() == first.json()
    assert "set-cookie" not in again.headers


def test_only_hashes_are_stored(browser: Browser, storage: Storage) -> None:
    secret = browser.post("/api/guests").json()["secret"]
    rows = storage.run_now(lambda db: [tuple(row) for row in db.execute(select(people.sessions))])
    assert rows
    assert not any(secret in str(value) for row in rows for value in row)


def test_a_script_is_known_by_its_secret(browser: Browser) -> None:
    made = browser.post("/api/guests").json()
    assert browser.cookies.get("consigliere") is None
    mine = browser.get("/api/me", headers={"Authorization": f"Bearer {made['secret']}"})
    assert mine.json() == made["me"]


# Accounts


def test_an_account_is_the_same_person_elsewhere(browsers: Callable[[], Browser]) -> None:
    me = account(browsers())
    phone = browsers()
    guest(phone)
    assert login(phone, "don vito") == (200, "")
    assert guest(phone) == me


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
def test_passwords_have_a_length(browser: Browser, password: str) -> None:
    guest(browser)
    assert browser.post("/api/account", json={"name": "Don", "password": password}).status_code == 400


def test_an_account_is_made_once(browser: Browser) -> None:
    account(browser)
    again = browser.post("/api/account", json={"name": "Other", "password": PASSWORD})
    assert (again.status_code, again.json()["message"]) == (409, "error-has-account")


def test_making_an_account_ends_all_that_was_the_guest(browsers: Callable[[], Browser]) -> None:
    """Whoever lent me this identity by a link, or has my secret, does not stay in my account."""
    lender, me, late = browsers(), browsers(), browsers()
    guest(lender)
    token = lender.post("/api/me/carry").json()["token"]
    me.post(f"/api/carry/{token}")
    old = me.cookies["consigliere"]
    link = me.post("/api/me/carry").json()["token"]
    assert me.post("/api/account", json={"name": "Mine", "password": PASSWORD}).status_code == 201
    assert me.get("/api/me").json()["name"] == "Mine"
    assert me.cookies["consigliere"] != old
    assert lender.get("/api/sessions").status_code == 401
    assert browsers().get("/api/sessions", headers={"Cookie": f"consigliere={old}"}).status_code == 401
    assert late.post(f"/api/carry/{link}").status_code == 404


def test_a_script_is_told_its_new_secret(house: Inn) -> None:
    script = house.script()
    for method, path, body in (
        ("POST", "/api/account", {"name": "Robot", "password": PASSWORD}),
        ("PUT", "/api/account/password", {"old": PASSWORD, "new": "another password"}),
    ):
        old = script.headers["Authorization"]
        renewed = script.request(method, path, json=body)
        assert "set-cookie" not in renewed.headers
        assert script.get("/api/sessions").status_code == 401
        script.headers["Authorization"] = f"Bearer {renewed.json()['secret']}"
        assert script.headers["Authorization"] != old
        assert script.get("/api/me").json() == renewed.json()["me"]


def test_a_new_password_ends_other_sessions(browsers: Callable[[], Browser]) -> None:
    here, there = browsers(), browsers()
    account(here)
    login(there, "Don Vito")
    old = here.cookies["consigliere"]
    wrong = here.put("/api/account/password", json={"old": "not this one", "new": "another password"})
    assert (wrong.status_code, wrong.json()["message"]) == (403, "error-bad-login")
    assert here.put("/api/account/password", json={"old": PASSWORD, "new": "another password"}).status_code == 200
    assert here.get("/api/sessions").status_code == 200
    assert browsers().get("/api/sessions", headers={"Cookie": f"consigliere={old}"}).status_code == 401
    assert there.get("/api/sessions").status_code == 401
    assert login(there, "Don Vito") == (403, "error-bad-login")
    assert login(there, "Don Vito", "another password") == (200, "")


def test_a_guest_has_no_password_to_change(browser: Browser) -> None:
    guest(browser)
    response = browser.put("/api/account/password", json={"old": "12345678", "new": "12345678"})
    assert (response.status_code, response.json()["message"]) == (409, "error-no-account")


def test_logging_out_ends_the_session(browser: Browser) -> None:
    account(browser)
    secret = browser.cookies["consigliere"]
    assert browser.post("/api/logout").status_code == 204
    assert "consigliere" not in browser.cookies
    forged = browser.get("/api/sessions", headers={"Cookie": f"consigliere={secret}"})
    assert forged.status_code == 401


def test_a_deleted_account_leaves_no_name(browsers: Callable[[], Browser], storage: Storage) -> None:
    here, there = browsers(), browsers()
    me = account(here, "Lo Zoppo")
    login(there, "Lo Zoppo")
    assert here.post("/api/companions", json={}).status_code == 201
    assert here.request("DELETE", "/api/account", json={"password": PASSWORD}).status_code == 204
    assert there.get("/api/sessions").status_code == 401
    assert login(there, "Lo Zoppo")[0] == 403
    assert storage.run_now(lambda db: db.scalars(select(devices.devices.c.person)).all()) == []
    left = storage.run_now(people.person_of, me["id"])
    assert left.name != "Lo Zoppo"
    assert not left.account
    everything = storage.run_now(lambda db: [tuple(row) for row in db.execute(select(people.people))])
    assert "zoppo" not in str(everything).lower()
    assert storage.run_now(store.of_person, me["id"]) == []
    assert account(browsers(), "Lo Zoppo")["id"] != me["id"]


DANGEROUS: list[tuple[str, str, dict[str, str]]] = [
    ("DELETE", "/api/account", {}),
    ("PUT", "/api/me", {"name": "Other"}),
    ("POST", "/api/me/carry", {}),
]


def test_what_is_dangerous_wants_the_password(browsers: Callable[[], Browser]) -> None:
    """Not so for a guest, who has none."""
    for method, path, body in DANGEROUS:
        stranger, mine = browsers(), browsers()
        guest(stranger)
        assert stranger.request(method, path, json=body).is_success
        me = account(mine)
        for password in ({}, {"password": "not this one"}):
            refused = mine.request(method, path, json={**body, **password})
            assert (refused.status_code, refused.json()["message"]) == (403, "error-bad-login")
        assert mine.get("/api/me").json() == me
        assert mine.request(method, path, json={**body, "password": PASSWORD}).is_success


# Sessions


def test_sessions_are_listed_and_ended(browsers: Callable[[], Browser]) -> None:
    here, there = browsers(), browsers()
    account(here)
    there.headers["user-agent"] = "A phone\x00"
    login(there, "Don Vito")
    listed = here.get("/api/sessions").json()
    assert [session["current"] for session in listed].count(True) == 1
    other = next(session for session in listed if not session["current"])
    assert here.delete(f"/api/sessions/{other['id']}").status_code == 204
    assert there.get("/api/sessions").status_code == 401
    assert here.delete(f"/api/sessions/{other['id']}").status_code == 404


def test_nobody_ends_the_session_of_another(browsers: Callable[[], Browser]) -> None:
    here, there = browsers(), browsers()
    guest(here)
    guest(there)
    id = here.get("/api/sessions").json()[0]["id"]
    assert there.delete(f"/api/sessions/{id}").status_code == 404
    assert here.get("/api/sessions").status_code == 200


def test_a_session_unused_for_long_ends(browser: Browser, storage: Storage) -> None:
    guest(browser)
    old = time.time() - people.SESSION_SECONDS - 1
    storage.run_now(lambda db: db.execute(update(people.sessions).values(used=old)))
    assert browser.get("/api/sessions").status_code == 401


def test_of_too_many_sessions_the_oldest_end(storage: Storage) -> None:
    first = storage.run_now(people.make_guest, "first")
    for _ in range(people.SESSIONS_EACH):
        storage.run_now(people.open_session, first.session.person.id, "more")
    assert storage.run_now(people.session_of, first.secret) is None


# Another device


def test_a_link_carries_an_identity_once(browsers: Callable[[], Browser]) -> None:
    here, phone, thief = browsers(), browsers(), browsers()
    me = guest(here)
    token = here.post("/api/me/carry").json()["token"]
    assert phone.get(f"/api/carry/{token}").json() == me
    assert phone.post(f"/api/carry/{token}").json()["me"] == me
    assert guest(phone) == me
    assert thief.get(f"/api/carry/{token}").status_code == 404
    again = thief.post(f"/api/carry/{token}")
    assert (again.status_code, again.json()["message"]) == (404, "error-no-carry")


def test_a_link_expires_and_a_new_one_replaces_it(browsers: Callable[[], Browser], storage: Storage) -> None:
    here, phone = browsers(), browsers()
    guest(here)
    first = here.post("/api/me/carry").json()["token"]
    second = here.post("/api/me/carry").json()["token"]
    assert phone.post(f"/api/carry/{first}").status_code == 404
    storage.run_now(lambda db: db.execute(update(people.carries).values(expires=time.time() - 1)))
    assert phone.post(f"/api/carry/{second}").status_code == 404
