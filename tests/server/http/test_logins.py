"""Guessing passwords is slow, from one address and from many, and locks nobody out of their own account."""

from collections.abc import Iterator

import httpx
import pytest
from msgspec.structs import replace

from consigliere.bots import make_bot
from consigliere.server.app import Settings
from consigliere.server.http import passwords
from consigliere.server.limits import Rate
from tests.server.browsers import FREE
from tests.server.running import PATIENCE, Running

NAME, PASSWORD = "Don Vito", "a fish in a newspaper"
HOME, OFFICE, CAFE = "192.0.2.1", "192.0.2.2", "192.0.2.3"
LIMITS = replace(FREE, logins=Rate(3, 600), logins_per_name=Rate(6, 600), logins_per_address=Rate(20, 600))
WRONG, WAIT, IN = (403, "error-bad-login"), (429, "error-too-fast"), (200, "")


@pytest.fixture
def server(sqlite_database: str) -> Iterator[Running]:
    started = Running(Settings(sqlite_database, limits=LIMITS), [], make_bot)
    yield started
    started.stop()


class Browser:
    """At an address, as the proxy on this machine tells."""

    def __init__(self, server: Running, address: str) -> None:
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE, verify=False)
        self.move(address)

    def move(self, address: str) -> None:
        self.http.headers["X-Forwarded-For"] = address

    def sign_up(self, name: str = NAME) -> None:
        self.http.get("/api/me")
        assert self.http.post("/api/account", json={"name": name, "password": PASSWORD}).status_code == 201

    def log_in(self, password: str = PASSWORD, name: str = NAME) -> tuple[int, str]:
        response = self.http.post("/api/login", json={"name": name, "password": password})
        return response.status_code, response.json().get("message", "")

    def log_out(self) -> None:
        assert self.http.post("/api/logout").status_code == 204


def exhaust(server: Running, name: str = NAME) -> None:
    """Strangers guess from address after address until nobody unknown may guess at this name."""
    for n in range(2):
        stranger = Browser(server, f"198.51.100.{n}")
        assert [stranger.log_in(f"guess {n}", name) for n in range(3)] == [WRONG] * 3
    assert Browser(server, "198.51.100.9").log_in("another guess", name) == WAIT


def test_one_address_guesses_a_few_times(server: Running) -> None:
    Browser(server, HOME).sign_up()
    stranger = Browser(server, CAFE)
    assert [stranger.log_in(f"guess {n}") for n in range(4)] == [WRONG, WRONG, WRONG, WAIT]
    assert stranger.log_in(name="DON VITO") == WAIT
    refused = stranger.http.post("/api/login", json={"name": NAME, "password": PASSWORD})
    assert int(refused.headers["retry-after"]) == refused.json()["args"]["seconds"] > 0


def test_ten_wrong_guesses_do_not_keep_the_owner_out(server: Running) -> None:
    owner, stranger = Browser(server, HOME), Browser(server, CAFE)
    owner.sign_up()
    owner.log_out()
    for n in range(10):
        stranger.log_in(f"guess {n}")
    assert owner.log_in() == IN
    owner.move(OFFICE)
    assert owner.log_in() == IN


def test_the_owner_comes_back_from_a_known_browser_or_address_while_strangers_guess(server: Running) -> None:
    owner = Browser(server, HOME)
    owner.sign_up()
    owner.log_out()
    exhaust(server)
    owner.move(CAFE)
    assert owner.log_in() == IN
    assert Browser(server, HOME).log_in() == IN
    assert Browser(server, CAFE).log_in() == IN  # the browser was here
    assert Browser(server, OFFICE).log_in() == WAIT


def test_who_guesses_at_the_owners_address_does_not_use_up_the_owners_guesses(server: Running) -> None:
    owner, lodger = Browser(server, HOME), Browser(server, HOME)
    owner.sign_up()
    owner.log_out()
    assert [lodger.log_in(f"guess {n}") for n in range(4)] == [WRONG, WRONG, WRONG, WAIT]
    assert owner.log_in() == IN


def test_slow_guessing_from_everywhere_is_limited(server: Running) -> None:
    """Also at names that nobody has, so that the answers tell nothing."""
    Browser(server, HOME).sign_up()
    exhaust(server)
    exhaust(server, "Nobody Here")


def test_a_known_browser_does_not_guess_without_end(server: Running) -> None:
    owner = Browser(server, HOME)
    owner.sign_up()
    owner.log_out()
    assert [owner.log_in(f"guess {n}") for n in range(4)] == [WRONG, WRONG, WRONG, WAIT]


def test_a_browser_that_knows_one_account_does_not_know_another(server: Running) -> None:
    Browser(server, HOME).sign_up()
    thief = Browser(server, CAFE)
    thief.sign_up("Thief")
    exhaust(server)
    assert thief.log_in("a guess") == WAIT


def test_the_owner_who_is_in_proves_it_while_strangers_guess(server: Running) -> None:
    owner = Browser(server, HOME)
    owner.sign_up()
    exhaust(server)
    owner.move(OFFICE)
    changed = owner.http.put("/api/account/password", json={"old": PASSWORD, "new": "another password"})
    assert changed.status_code == 200


def test_a_new_password_makes_older_browsers_strangers(server: Running) -> None:
    owner, lost = Browser(server, HOME), Browser(server, OFFICE)
    owner.sign_up()
    assert lost.log_in() == IN
    assert owner.http.put("/api/account/password", json={"old": PASSWORD, "new": "another password"}).status_code == 200
    exhaust(server)
    assert lost.log_in() == WAIT
    assert owner.log_in("another password") == IN


def test_logging_in_again_and_again_is_limited_too(server: Running) -> None:
    """Each time a password is hashed."""
    owner = Browser(server, HOME)
    owner.sign_up()
    answers = [owner.log_in() for _ in range(25)]
    assert answers[:10] == [IN] * 10
    assert answers[-1] == WAIT


def test_a_wrong_name_costs_as_much_as_a_wrong_password(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    Browser(server, HOME).sign_up()
    compared = []

    def matches(hash: str, password: str) -> bool:
        compared.append(hash.split("$")[:4])
        return False

    monkeypatch.setattr(passwords, "_matches", matches)
    stranger = Browser(server, CAFE)
    assert stranger.log_in("wrong password") == stranger.log_in("wrong password", "Nobody Here") == WRONG
    assert compared[0] == compared[1]


def test_too_many_who_wait_for_a_hash_are_sent_away(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "MOST_WAITING", 0)
    assert Browser(server, CAFE).log_in() == (503, "error-busy")
