"""Names can be seen, and nobody looks like somebody else."""

import pytest
from sqlalchemy import insert, select

from consigliere.server.names import cleaned, key_of, look_of, skeleton
from consigliere.server.store import people
from consigliere.server.store.storage import Storage
from consigliere.server.table.wrong import Wrong
from tests.server.browsers import Inn

PASSWORD = "a fish in a newspaper"
UNSEEN = {
    "nothing": "",
    "spaces": " \u3000\u2009 ",
    "long": "x" * 33,
    "override": "a\u202eb",
    "zero width": "a\u200bb",
    "bell": "tab\x07",
    "private": "\ud7ff\ue000",
    "hangul filler": "\u3164",
    "half filler": "\uffa0",
    "choseong filler": "\u115f\u1160",
    "braille blank": "\u2800\u2800",
    "a blank inside": "Don\u2800Vito",
    "grapheme joiner": "Don\u034f Vito",
    "variation only": "\ufe0f",
    "inherent vowel": "\u17b4",
    "mongolian": "Don\u180b",
    "shorthand": "a\U0001bca0",
    "musical": "a\U0001d173",
    "null notehead": "\U0001d159",
    "tags": "Don\U000e0041",
    "soft hyphen": "Don\u00ad",
    "an accent alone": "\u0301",
    "an accent on a space": "Don \u0301",
    "an accent first": "\u0301Don",
    "the same accent twice": "Don\u0301\u0301",
    "a tower": "D\u0300\u0301\u0302\u0303\u0304on",
    "it grows": "\ufdfa" * 32,
    "it grows a little": "\ufdfb" * 32,
}


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_names_can_be_seen(name: str) -> None:
    with pytest.raises(Wrong) as wrong:
        cleaned(name)
    assert wrong.value.message == "error-bad-name"


def test_a_bad_name_is_refused(house: Inn) -> None:
    script = house.script("Seen")
    for name in UNSEEN.values():
        refused = script.put("/api/me", json={"name": name})
        assert (refused.status_code, refused.json()["message"]) == (400, "error-bad-name")
    assert script.get("/api/me").json()["name"] == "Seen"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Zoë \n di  Catania ", "Zoë di Catania"),
        ("Zoe\u0308", "Zoë"),
        ("Zażółć Gęś", "Zażółć Gęś"),
        ("Nguyễn Thị Ộ", "Nguyễn Thị Ộ"),
        ("Иван", "Иван"),
        ("हिन्दी", "हिन्दी"),
        ("עִבְרִית", "עִבְרִית"),
        ("مُحَمَّد", "مُحَمَّد"),
        ("น้ำ", "น้ำ"),
        ("日本", "日本"),
        ("❤\ufe0f", "❤"),
        ("🎲", "🎲"),
        ("\ufdfa", "\ufdfa"),
    ],
)
def test_names_of_all_the_world(name: str, shown: str) -> None:
    assert cleaned(name) == shown


ALIKE = {
    "capitals": "DON VITO",
    "wide": "Ｄｏｎ Vito",
    "cyrillic": "D\u043en Vit\u043e",
    "all greek and cyrillic it can be": "D\u03bfn Vi\u0442\u043e".replace("\u0442", "t"),
    "cyrillic capitals": "D\u041eN V\u0406T\u041e",
    "one for i": "Don V1to",
    "zero": "D0n Vit0",
    "mathematical": "\U0001d403\U0001d428\U0001d427 \U0001d415\U0001d422\U0001d42d\U0001d428",
    "roman numeral": "Don V\u2170to",
    "a variation": "Don\ufe0f Vito",
    "another space": "Don\u2003Vito",
}


def test_nobody_looks_like_an_account(house: Inn) -> None:
    made = house.script().post("/api/account", json={"name": "Don Vito", "password": PASSWORD})
    assert made.status_code == 201
    other = house.script()
    for how, name in ALIKE.items():
        for refused in (
            other.put("/api/me", json={"name": name}),
            other.post("/api/account", json={"name": name, "password": PASSWORD}),
        ):
            assert (refused.status_code, refused.json()["message"]) == (409, "error-name-taken"), how


def test_an_account_does_not_become_the_look_of_another(house: Inn) -> None:
    one, other = house.script(), house.script()
    for script, name in ((one, "Mario"), (other, "Luigi")):
        secret = script.post("/api/account", json={"name": name, "password": PASSWORD}).json()["secret"]
        script.headers["Authorization"] = f"Bearer {secret}"
    wish = {"name": "rnario", "password": PASSWORD}
    assert other.put("/api/me", json=wish).json()["message"] == "error-name-taken"
    assert one.put("/api/me", json={**wish, "name": "MARIO"}).json()["name"] == "MARIO"


def test_names_that_only_resemble_each_other_are_free(house: Inn) -> None:
    for name in ("Don Vito", "Don Víto", "Donvito", "Don Vita", "Дон Вито", "Don Vito 2"):
        assert house.script().post("/api/account", json={"name": name, "password": PASSWORD}).status_code == 201, name


def test_nobody_sits_beside_their_double(house: Inn) -> None:
    table = house.script("Player A").post(
        "/api/tables", json={"game": "famiglia", "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    path = f"/api/tables/{table.json()['id']}/seats/1"
    double = house.script("Pl\u0430yer A")
    refused = double.post(path)
    assert (refused.status_code, refused.json()["message"]) == (409, "error-name-alike")
    double.put("/api/me", json={"name": "Player B"})
    assert double.post(path).status_code == 200
    refused = double.put("/api/me", json={"name": "PIayer A"})
    assert (refused.status_code, refused.json()["message"]) == (409, "error-name-alike")
    made = double.post("/api/account", json={"name": "Player A", "password": PASSWORD})
    assert made.json()["message"] == "error-name-alike"


def test_one_may_sit_at_several_seats(house: Inn) -> None:
    me = house.script("Player A")
    table = me.post("/api/tables", json={"game": "famiglia", "seats": [{"kind": "open"}, {"kind": "open"}]}).json()[
        "id"
    ]
    for seat in (0, 1):
        assert me.post(f"/api/tables/{table}/seats/{seat}").status_code == 200


def test_names_we_give_are_nobodys(house: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    assert house.script().post("/api/account", json={"name": "Nina 10", "password": PASSWORD}).status_code == 201
    given = iter(["Nina 10", "Nina l0", "Nina 11"])
    monkeypatch.setattr(people, "a_name", lambda: next(given))
    assert house.browser().get("/api/me").json()["name"] == "Nina 11"


def test_the_skeleton_is_that_of_unicode() -> None:
    """Examples of UTS 39."""
    assert skeleton("p\u0430yp\u0430l") == skeleton("paypal")
    assert skeleton("scope") == skeleton("\u0455\u0441\u043e\u0440\u0435")
    assert skeleton("\u01c9eto") == skeleton("ljeto")
    assert skeleton("so\u0337s") == skeleton("søs")
    assert skeleton("a\u00adb\u034f") == "ab"
    assert skeleton("paypal") != skeleton("paypai")


def test_old_accounts_that_look_alike_stay(database: str) -> None:
    """The oldest has the look; the other can still be found by its own name."""
    storage = Storage(database)
    storage.migrate("0002")
    names = {"a": "Don Vito", "b": "D\u043en Vito", "c": "Nina"}
    columns = [people.people.c[name] for name in ("id", "name", "login", "password", "created")]
    for n, (id, name) in enumerate(names.items()):
        values = dict(zip(columns, (id, name, key_of(name), "hash", float(n)), strict=True))
        storage.run_now(lambda db, values: db.execute(insert(people.people).values(values)), values)
    storage.migrate()
    looks = storage.run_now(lambda db: {row.id: row.look for row in db.execute(select(people.people))})
    assert looks == {"a": look_of("Don Vito"), "b": None, "c": look_of("Nina")}
    for id, name in names.items():
        found = storage.run_now(people.account_of, name)
        assert found is not None
        assert found.id == id
    storage.close()
