"""The gate: what is too much or comes from elsewhere stays outside, and what goes out is properly dressed."""

import io
import json
import logging
import resource
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from consigliere.server import limits, logs
from consigliere.server.http.ops import near
from consigliere.server.limits import Buckets, Limits, Rate, depth, network
from consigliere.server.store.storage import Storage
from consigliere.server.table.wrong import Wrong
from tests.server.browsers import FREE, Browser, Inn, inn
from tests.server.running import Running, running, until
from tests.server.worlds import Table, until_closed

BIG = "x" * 10_000_000


@pytest.fixture
def script(house: Inn) -> Browser:
    return house.script("Somebody")


def problem(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["message"]


# Messages


@pytest.mark.parametrize(
    ("body", "status", "message"),
    [
        (json.dumps({"name": BIG}).encode(), 413, "error-too-large"),
        (b"[" * 60_000, 400, "error-too-deep"),
        (b'{"name":' * 30 + b"1" + b"}" * 30, 400, "error-too-deep"),
        (b'{"name": "\xff\xfe"}', 400, "error-not-utf8"),
        (b'{"name": "\xed\xa0\x80"}', 400, "error-not-utf8"),
        (b'{"name": "a\\u0000b"}', 400, "error-bad-letter"),
        (b'{"name": "\\ud800"}', 400, "error-bad-message"),
        (b"", 400, "error-bad-message"),
        (b"{", 400, "error-bad-message"),
        (b"null", 400, "error-bad-message"),
        (b'{"name": 1}', 400, "error-bad-message"),
        (b"\x1f\x8b\x08\x00", 400, "error-not-utf8"),
    ],
    ids=lambda value: str(value)[:12],
)
def test_bad_bodies_are_refused(script: Browser, body: bytes, status: int, message: str) -> None:
    assert problem(script.put("/api/me", content=body)) == (status, message)
    assert script.get("/api/me").json()["name"] == "Somebody"


def test_a_body_without_a_length_is_not_read_to_its_end(script: Browser) -> None:
    read = 0

    def endless() -> Iterator[bytes]:
        nonlocal read
        for _ in range(200):
            read += 1
            yield b"x" * 50_000

    assert problem(script.put("/api/me", content=endless())) == (413, "error-too-large")


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (BIG, 1009),
        ("[" * 60_000, 1007),
        ('{"type": "say", "id": "1", "seat": -1, "text": "a\\u0000"}', 1007),
    ],
    ids=["large", "deep", "nul"],
)
def test_bad_messages_close_the_socket(house: Inn, message: str, code: int) -> None:
    table = Table(house)
    before = table.everything()
    with table.people[0].websocket_connect(f"{table.path}/live?seat=0") as socket:
        socket.receive_text(timeout=5)
        socket.send_text(message)
        assert until_closed(socket) == code
    assert table.everything() == before


def test_nonsense_on_a_socket_is_answered(house: Inn) -> None:
    table = Table(house)
    with table.people[0].websocket_connect(f"{table.path}/live?seat=0") as socket:
        socket.receive_text(timeout=5)
        for message in ("", "hello", "{}", "[]", "null", '{"type": "fly"}', '{"type": "play", "id": "1", "seat": "x"}'):
            assert answered(socket, message) == ("refused", "error-bad-message")
        assert answered(socket, '{"type": "play", "id": "2", "seat": 0, "action": 99999999}')[0] == "refused"


def answered(socket: WebSocketTestSession, message: str) -> tuple[str, str]:
    socket.send_text(message)
    while True:
        told: dict[str, Any] = socket.receive_json(timeout=5)
        if told["type"] == "refused":
            return told["type"], told["problem"]["message"]


@pytest.mark.parametrize(
    ("text", "levels"),
    [(b"[]", 1), (b'{"a": [1, {"b": 2}]}', 3), (b'"[[["', 0), (b'"\\"[["', 0), (b'["\\\\", [[', 3), (b"]]]][", 0)],
)
def test_depth(text: bytes, levels: int) -> None:
    assert max(0, depth(text)) == levels


# How much


def test_every_limit_is_told() -> None:
    told = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text("utf-8").partition("## Limits")[2]
    assert [name for name in Limits.__struct_fields__ if f"`{name}`" not in told] == []


def test_a_bucket_fills_again() -> None:
    now = 0.0
    buckets = Buckets(Rate(2, 10), clock=lambda: now)
    buckets.take("a")
    buckets.take("a")
    with pytest.raises(Wrong) as wrong:
        buckets.take("a")
    assert wrong.value.details == {"seconds": 5}
    buckets.take("b")
    now = 5.0
    buckets.take("a")
    with pytest.raises(Wrong):
        buckets.take("a")


def test_an_ipv6_household_is_one_address() -> None:
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2:ffff::1") == "2001:db8:1:2::"
    assert network("2001:db8:1:3::1") != network("2001:db8:1:2::1")
    assert network("::ffff:192.0.2.7") == network("192.0.2.7") == "192.0.2.7"
    assert network("testclient") == "testclient"


LIMITED: list[tuple[Limits, Callable[[Browser, str], Any], str]] = [
    (replace(FREE, guests_per_address=Rate(6, 60)), lambda one, _: one.post("/api/guests"), "error-too-fast"),
    (replace(FREE, tables=Rate(2, 60)), lambda one, _: new_table(one), "error-too-fast"),
    (replace(FREE, tables_each=2), lambda one, _: new_table(one), "error-too-many-tables"),
    (replace(FREE, chat=Rate(2, 60)), lambda one, path: chat(one, path), "error-too-fast"),
    (replace(FREE, commands=Rate(2, 60)), lambda one, path: chat(one, path), "error-too-fast"),
    (replace(FREE, reasons=Rate(2, 60)), lambda one, path: why(one, path), "error-too-fast"),
    (replace(FREE, commands=Rate(2, 60)), lambda one, _: one.get("/api/companions"), "error-too-fast"),
    (replace(FREE, commands=Rate(2, 60)), lambda one, _: look_through(one), "error-too-fast"),
]


def look_through(one: Browser) -> Any:
    return one.post("/api/companion/box", json={"text": ""})


def new_table(one: Browser) -> Any:
    return one.post("/api/tables", json={"game": "famiglia", "seats": [{"kind": "me"}, {"kind": "open"}]})


def chat(one: Browser, path: str) -> Any:
    return one.post(f"{path}/commands", json={"type": "say", "id": "1", "seat": -1, "text": "hello"})


def why(one: Browser, path: str) -> Any:
    return one.post(f"{path}/commands", json={"type": "why", "id": "1", "seat": -1, "action": 0})


@pytest.mark.parametrize(("limits", "ask", "message"), LIMITED, ids=range(len(LIMITED)))
def test_too_much_is_refused(limits: Limits, ask: Callable[[Browser, str], Any], message: str, tmp_path: Path) -> None:
    with inn(tmp_path, limits) as house:
        table = Table(house)
        answers = [ask(table.outside, table.path) for _ in range(4)]
        assert f'"{message}"' in answers[-1].text
        assert f'"{message}"' not in answers[0].text


def test_looking_is_limited(tmp_path: Path) -> None:
    with inn(tmp_path, replace(FREE, looks=Rate(5, 600))) as house:
        table = Table(house)
        paths = ["/api/tables", *(f"{table.path}/{what}" for what in ("position", "moments/0", "story", "record"))]
        found = ["error-too-fast" in table.outside.get(path).text for path in paths * 2]
        assert found == [False] * 5 + [True] * 5


@pytest.mark.parametrize("what", ["position", "commands"])
def test_many_people_at_one_address_share(tmp_path: Path, what: str) -> None:
    """Whoever makes guest after guest gets no more than a household."""
    with inn(tmp_path, replace(FREE, looks=Rate(3, 600), reasons=Rate(3, 600), people_per_address=2)) as house:
        table = Table(house)
        answers = []
        for _ in range(7):
            guest = house.script()
            answer = guest.get(f"{table.path}/position") if what == "position" else why(guest, table.path)
            answers.append("error-too-fast" in answer.text)
        assert answers == [False] * 6 + [True]


def test_a_flood_of_messages_is_slowed_down(tmp_path: Path) -> None:
    """Nonsense too, which is no command."""
    with inn(tmp_path, replace(FREE, messages_per_address=Rate(5, 1))) as house:
        table = Table(house)
        with table.outside.websocket_connect(f"{table.path}/live") as wire:
            wire.receive_text(timeout=5)
            started = time.monotonic()
            for _ in range(10):
                assert answered(wire, "nonsense") == ("refused", "error-bad-message")
            assert time.monotonic() - started > 0.8


def test_buckets_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEYS", 3)
    buckets = Buckets(Rate(1, 600))
    for key in "abcbd":
        buckets.wait(key)
    assert [bool(buckets.wait(key)) for key in "bcda"] == [True, True, True, False]


def test_connections_of_an_address_are_counted(tmp_path: Path) -> None:
    with inn(tmp_path, replace(FREE, connections_per_address=2)) as house:
        table = Table(house)
        live = f"{table.path}/live"
        with table.outside.websocket_connect(live) as one, table.outside.websocket_connect(live) as two:
            one.receive_text(timeout=5)
            two.receive_text(timeout=5)
            assert problem(table.outside.get(table.path)) == (429, "error-too-many-connections")
        until(lambda: table.outside.get(table.path).status_code == 200)


# Where from

FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://testserver.local.evil.example"},
    {"Origin": "http://evil.example/testserver.local"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_another_page_cannot_act(house: Inn, headers: dict[str, str]) -> None:
    browser = house.browser()
    name = browser.get("/api/me").json()["name"]
    for response in (
        browser.put("/api/me", json={"name": "Fool"}, headers=headers),
        browser.post("/api/me/carry", headers=headers),
        browser.post("/api/login", json={"name": "x", "password": "y"}, headers=headers),
        browser.delete("/api/account", headers=headers),
        house.browser().post("/api/guests", headers=headers),
    ):
        assert problem(response) == (403, "error-foreign-page")
    assert browser.get("/api/me").json()["name"] == name


def test_another_page_gets_no_socket(house: Inn) -> None:
    table = Table(house)
    cookie = {"Cookie": table.outside.headers["Authorization"].replace("Bearer ", "consigliere=")}
    browser = house.browser()
    host = str(browser.base_url.netloc, "ascii")
    for origin, first in ((f"http://{host}", "position"), ("https://evil.example", "")):
        assert first_message(browser, f"{table.path}/live", {**cookie, "Origin": origin}) == first


def first_message(browser: Browser, path: str, headers: dict[str, str]) -> str:
    """The type of a socket's first message; nothing if it does not open."""
    try:
        with browser.websocket_connect(path, headers=headers) as socket:
            return str(socket.receive_json(timeout=5)["type"])
    except WebSocketDisconnect:
        return ""


def test_our_own_page_and_scripts_may(house: Inn, script: Browser) -> None:
    browser = house.browser()
    browser.get("/api/me")
    host = str(browser.base_url.netloc, "ascii")
    for headers in (
        {"Origin": f"http://{host}"},
        {"Origin": f"https://{host.upper()}"},
        {"Sec-Fetch-Site": "same-origin"},
    ):
        assert browser.put("/api/me", json={"name": "Me"}, headers=headers).status_code == 200
    assert script.put("/api/me", json={"name": "It"}, headers={"Origin": "https://tool.example"}).status_code == 200


def test_a_picture_on_another_page_makes_no_guest(house: Inn) -> None:
    response = house.browser().get("/api/me", headers={"Sec-Fetch-Site": "cross-site"})
    assert response.status_code == 401
    assert "set-cookie" not in response.headers


# How it goes out


def test_every_answer_is_dressed(house: Inn, script: Browser) -> None:
    for response in (
        script.get("/"),
        script.get("/t/anything"),
        script.get("/api/me"),
        script.get("/api/nothing"),
        script.patch("/api/me"),
        script.put("/api/me", content=b"x" * 100_000),
        script.get("/schema"),
        script.get("/schema/openapi.json"),
        script.get("/healthz"),
        script.get("/metrics"),
        script.get("/%07"),
    ):
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["x-frame-options"] == "DENY"
        assert response.headers["referrer-policy"] == "same-origin"
        assert "access-control-allow-origin" not in response.headers
        assert "location" not in response.headers
    assert script.get("/api/me").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("//evil.example", 200),
        ("/\\evil.example", 200),
        ("/%2f%2fevil.example", 200),
        ("/api//evil.example/", 404),
        ("/t/x/..//evil.example", 200),
    ],
)
def test_nothing_leads_elsewhere(script: Browser, path: str, code: int) -> None:
    for host, expected in (("localhost", code), ("evil.example", 421)):
        response = script.get(path, headers={"Host": host}, follow_redirects=False)
        assert response.status_code == expected
        assert "location" not in response.headers


# Under which name

STRANGE = [
    "evil.example",
    "localhost.evil.example",
    "testserver.local.evil.example",
    "evil.example:8000",
    "127.0.0.1.x",
]
OURS = [
    "testserver.local",
    "TestServer.local.:8000",
    "localhost",
    "x.localhost:80",
    "127.0.0.1:8000",
    "192.168.1.7",
    "[::1]:80",
]


def test_another_sites_name_is_not_ours(house: Inn) -> None:
    """Though it leads here and its page says that it is at home."""
    table, browser = Table(house), house.browser()
    for host in STRANGE:
        headers = {"Host": host, "Origin": f"http://{host}"}
        for response in (
            browser.get("/api/me", headers=headers),
            browser.get("/metrics", headers=headers),
            browser.post("/api/guests", headers=headers),
            table.outside.post("/api/me/carry", headers=headers),
        ):
            assert problem(response) == (421, "error-unknown-host")
            assert "set-cookie" not in response.headers
        assert first_message(table.outside, f"{table.path}/live", headers) == ""
        assert browser.get("/healthz", headers=headers).status_code == 200


def test_our_own_names_and_all_addresses_are_let_in(house: Inn) -> None:
    for host in [*OURS, socket.gethostname(), f"{socket.gethostname().partition('.')[0]}.LOCAL:8000"]:
        browser = house.browser()
        headers = {"Host": host, "Origin": f"http://{host}"}
        assert browser.get("/api/me", headers=headers).status_code == 200, host
        assert browser.put("/api/me", json={"name": "Me"}, headers=headers).status_code == 200, host


def test_who_forgot_the_name_is_told(house: Inn, caplog: pytest.LogCaptureFixture) -> None:
    headers = {"Host": "club.example<script>", "Accept": "text/html,*/*", "Accept-Language": "pl"}
    for _ in range(3):
        page = house.browser().get("/", headers=headers)
        assert page.status_code == 421
        assert "nie zna nazwy" in page.text
        assert "--host-name club.example&lt;script&gt;" in page.text
    told = [record for record in caplog.records if record.message == "host not known"]
    assert len(told) == 1
    assert "--host-name club.example" in str(told[0].__dict__["fields"])
    for n in range(50):
        house.browser().get("/", headers={"Host": f"{n}.example"})
    assert sum(record.message == "host not known" for record in caplog.records) <= 20


@pytest.mark.parametrize(
    "path", ["/../server/app.py", "/%2e%2e/server/app.py", "/..%2fserver%2fapp.py", "//etc/passwd"]
)
def test_only_the_page_is_served(script: Browser, path: str) -> None:
    assert script.get(path).text == script.get("/").text


@pytest.mark.parametrize("path", ["/assets/..%2f..%2fserver/app.py", "/assets//etc/passwd", "/%00"])
def test_a_file_that_is_not_the_pages_is_not_found(script: Browser, path: str) -> None:
    response = script.get(path)
    assert (response.status_code, response.json()["message"]) == (404, "error-not-found")


def test_a_proxy_on_this_machine_says_how_it_is_asked(lite: Running) -> None:
    plain = httpx.get(f"{lite.address}/api/me")
    assert "Secure" not in plain.headers["set-cookie"]
    assert "strict-transport-security" not in plain.headers
    behind = httpx.get(f"{lite.address}/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in behind.headers["set-cookie"]
    assert "strict-transport-security" in behind.headers


def test_the_page_keeps_to_its_policy(script: Browser) -> None:
    for path in ("/", "/schema"):
        text = script.get(path).text
        assert "<style" not in text
        assert "style=" not in text
        assert "onclick" not in text
        assert all("src=" in part.partition(">")[0] for part in text.split("<script")[1:])
        assert "//" not in text.replace("http://www.w3.org", "").replace("postgresql+psycopg://", "")


# For those who run it


def test_the_api_document(script: Browser) -> None:
    document = script.get("/schema/openapi.json").json()
    assert {"/api/me", "/api/tables", "/api/tables/{table}/commands"} <= document["paths"].keys()
    for item in document["paths"].values():
        for described in item.values():
            problem = described["responses"]["4XX"]["content"]["application/json"]["schema"]
            assert problem == {"$ref": "#/components/schemas/Problem"}
    assert "Problem" in document["components"]["schemas"]
    page = script.get("/schema", headers={"Accept-Language": "pl,en;q=0.5"})
    assert 'lang="pl"' in page.text
    assert "/api/tables/{table}/commands" in page.text
    assert 'id="Update"' in page.text


def test_health_and_metrics(lite: Running) -> None:
    somebody = lite.person()
    somebody.ok("PUT", "/api/me", {"name": "Somebody"})
    assert somebody.ok("GET", "/healthz") == {"status": "ok"}
    counted = somebody.ok("GET", "/metrics")
    assert 'consigliere_requests_total{method="GET",route="/healthz",status="200"} 1.0' in counted
    assert "Somebody" not in counted


@pytest.mark.parametrize(
    ("host", "neighbour"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("192.168.7.7", True),
        ("10.0.0.1", True),
        ("fe80::1%eth0", True),
        ("::ffff:10.0.0.1", True),
        ("8.8.8.8", False),
        ("::ffff:8.8.8.8", False),
        ("2001:4860:4860::8888", False),
        ("", False),
        ("unknown", False),
        ("testclient", False),
        ("127.0.0.1, 8.8.8.8", False),
        ("unix:", False),
    ],
)
def test_only_neighbours_see_the_metrics(host: str, neighbour: bool) -> None:
    assert near(host) is neighbour


def test_who_cannot_be_placed_sees_no_metrics(lite: Running) -> None:
    for client in ("8.8.8.8", "unknown", "_hidden"):
        asked = httpx.get(f"{lite.address}/metrics", headers={"X-Forwarded-For": client})
        assert problem(asked) == (404, "error-not-found")


def test_a_server_that_cannot_write_is_not_well(lite: Running) -> None:
    somebody = lite.person()
    health = lite.app.state.health
    assert somebody.ask("GET", "/healthz").status_code == 200
    with files_full(lite.app.state.storage):
        assert somebody.ask("GET", "/healthz").status_code == 200  # found a moment ago
        health._looked = -1e9
        assert problem(somebody.ask("GET", "/healthz")) == (503, "error-not-well")
    health._looked = -1e9
    assert somebody.ask("GET", "/healthz").status_code == 200


@contextmanager
def files_full(storage: Storage) -> Iterator[None]:
    """No file of this process may grow beyond what the log of the database has now."""
    wal = Path(f"{storage.engine.url.database}-wal")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal.stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.fixture
def logged() -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """The lines of the log, as they are now."""
    stream = io.StringIO()
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    logs.set_up(stream=stream)
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    root.handlers, root.level = handlers, level


def test_logs_are_lines_of_json_without_secrets(tmp_path: Path, logged: Callable[[], list[dict[str, Any]]]) -> None:
    with inn(tmp_path) as house:
        script = house.script("Silvio Secret")
        token = script.post("/api/me/carry").json()["token"]
        house.browser().post(f"/api/carry/{token}")
        made = script.post("/api/account", json={"name": "Silvio", "password": "very secret password"})
        script.headers["Authorization"] = f"Bearer {made.json()['secret']}"
        table = new_table(script).json()["id"]
        script.get(f"/api/tables/{table}?token=in-the-query")
        logging.getLogger("consigliere").error("failed", exc_info=ValueError("what"))
    lines = logged()
    requests = [line for line in lines if line["event"] == "request"]
    assert requests[-1]["route"] == "/api/tables/{table}"
    assert requests[-1]["status"] == 200
    assert any("ValueError" in line.get("traceback", "") for line in lines)
    for secret in (script.headers["Authorization"][7:], token, table, "very secret", "Silvio", "in-the-query"):
        assert secret not in str(lines)


def test_bad_letters_on_a_socket_are_one_quiet_line(
    sqlite_database: str, logged: Callable[[], list[dict[str, Any]]]
) -> None:
    with running(sqlite_database) as server:
        ann = server.person()
        socket = ann.socket(ann.table()["id"])
        socket.get("position")
        before = len(logged())
        socket.raw.send(b'{"type": "say", "text": "\xff"}', text=True)
        with pytest.raises(ConnectionClosed) as closed:
            socket.get("done")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
        until(lambda: len(logged()) > before)
    lines = [line for line in logged()[before:] if line["event"] != "request"]
    assert [(line["event"], line["level"], line["code"]) for line in lines] == [("socket", "info", 1007)]
