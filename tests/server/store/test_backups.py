"""A backup is everything, made while others write; a restore is all or nothing, also into another database."""

import gzip
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select
from typer.testing import CliRunner

from consigliere.cli.app import app
from consigliere.kernel import BadInput
from consigliere.server.store import backups, people, rows
from consigliere.server.store.schema import metadata
from consigliere.server.store.storage import Storage

SNAPSHOT = bytes(range(256))


def make(url: str) -> Storage:
    storage = Storage(url)
    storage.migrate()
    return storage


def fill(db: Connection) -> str:
    """An account with a session, and a table with a snapshot and chat."""
    opened = people.make_guest(db, "a phone")
    opened = people.make_account(db, opened.session, "Don Vito", "$argon2id$", "a phone")
    table = {
        "id": "t", "game": "famiglia", "rules": "1", "pack": "p", "options": "{}", "seed": "7", "owner": "o",
        "listed": True, "spectators": False, "clock": "{}", "timeout": "bot", "created": 1.1, "moved": 0.1 + 0.2,
        "status": "running", "asked": "[]", "ending": "", "returns": "null",
    }  # fmt: skip
    db.execute(insert(rows.tables).values(table))
    db.execute(insert(rows.snapshots).values(table="t", seq=50, data=SNAPSHOT))
    line = {
        "table": "t",
        "audience": "all",
        "channel": "table",
        "seat": 0,
        "person": "o",
        "text": "“ciao” 🎲",
        "at": 2.5,
    }
    db.execute(insert(rows.chat), [{**line, "n": n, "command": str(n)} for n in range(1200)])
    return opened.secret


def everything(storage: Storage) -> dict[str, list[tuple[object, ...]]]:
    def read(db: Connection) -> dict[str, list[tuple[object, ...]]]:
        return {
            table.name: sorted((tuple(row) for row in db.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        }

    return storage.run_now(read)


@pytest.fixture
def filled(tmp_path: Path) -> tuple[str, str]:
    """A database and the secret of a session in it."""
    url = f"sqlite:///{tmp_path / 'old.db'}"
    storage = make(url)
    secret = storage.run_now(fill)
    storage.close()
    return url, secret


def test_everything_comes_back(filled: tuple[str, str], tmp_path: Path) -> None:
    url, secret = filled
    file = tmp_path / "all.backup"
    count = backups.write(url, file)
    assert backups.read(file, f"sqlite:///{tmp_path / 'new.db'}") == count == 1204
    old, new = Storage(url), Storage(f"sqlite:///{tmp_path / 'new.db'}")
    assert everything(new) == everything(old)
    session = new.run_now(people.session_of, secret)
    assert session is not None
    assert session.person.name == "Don Vito"
    old.close()
    new.close()


def test_only_the_owner_may_read_it(filled: tuple[str, str], tmp_path: Path) -> None:
    backups.write(filled[0], tmp_path / "all.backup")
    assert (tmp_path / "all.backup").stat().st_mode & 0o077 == 0


def test_it_stands_still_while_others_write(filled: tuple[str, str], tmp_path: Path) -> None:
    """Each row is written with its partner in one transaction: a backup has both or none."""
    storage = make(filled[0])
    stop = threading.Event()

    def pair(db: Connection) -> None:
        people.make_guest(db, "a")
        people.make_guest(db, "b")

    def write() -> None:
        while not stop.is_set():
            storage.run_now(pair)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for n in range(3):
            backups.write(filled[0], tmp_path / f"{n}.backup")
    finally:
        stop.set()
        writer.join()
    storage.close()
    for n in range(3):
        url = f"sqlite:///{tmp_path / f'{n}.db'}"
        backups.read(tmp_path / f"{n}.backup", url)
        copy = Storage(url)
        assert len(everything(copy)["people"]) % 2 == 1
        copy.close()


def test_a_database_in_use_is_not_overwritten(filled: tuple[str, str], tmp_path: Path) -> None:
    backups.write(filled[0], tmp_path / "all.backup")
    with pytest.raises(BadInput) as wrong:
        backups.read(tmp_path / "all.backup", filled[0])
    assert wrong.value.message == "error-restore-not-empty"


def damaged(lines: list[bytes]) -> dict[str, list[bytes]]:
    return {
        **{f"line {n} is missing": lines[:n] + lines[n + 1 :] for n in range(1, 20)},
        "the end is missing": lines[:-1],
        "a row is changed": [line.replace(b"ciao", b"addio") for line in lines],
        "a row is too long": [line.replace(b'"table",0', b'"table",0,1') for line in lines],
        "not JSON": [*lines[:5], b"}\n", *lines[6:]],
        "an unknown table": [line.replace(b'"table":"chat"', b'"table":"cats"') for line in lines],
    }


def test_a_damaged_backup_leaves_nothing(filled: tuple[str, str], tmp_path: Path) -> None:
    backups.write(filled[0], tmp_path / "all.backup")
    lines = gzip.decompress((tmp_path / "all.backup").read_bytes()).splitlines(keepends=True)
    for name, broken in damaged(lines).items():
        file = tmp_path / "broken.backup"
        file.write_bytes(gzip.compress(b"".join(broken)))
        url = f"sqlite:///{tmp_path / 'target.db'}"
        with pytest.raises(BadInput) as wrong:
            backups.read(file, url)
        assert wrong.value.message == "error-backup-broken", name
        target = make(url)
        assert not any(everything(target).values()), name
        target.close()


def test_a_damaged_file_leaves_nothing(filled: tuple[str, str], tmp_path: Path) -> None:
    file = tmp_path / "all.backup"
    backups.write(filled[0], file)
    whole = file.read_bytes()
    for place in range(60, len(whole) - 8, len(whole) // 25):  # between the head and the sum of gzip itself
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
        with pytest.raises(BadInput):
            backups.read(file, f"sqlite:///{tmp_path / 'target.db'}")
    target = make(f"sqlite:///{tmp_path / 'target.db'}")
    assert not any(everything(target).values())
    target.close()


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"hello", "error-no-backup"),
        (gzip.compress(b"hello"), "error-no-backup"),
        (gzip.compress(b'{"format":"consigliere backup 1","version":"9999"}\n'), "error-backup-newer"),
    ],
    ids=["no gzip", "no head", "newer"],
)
def test_other_files_are_refused(content: bytes, message: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(BadInput) as wrong:
        backups.read(tmp_path / "file", f"sqlite:///{tmp_path / 'new.db'}")
    assert wrong.value.message == message


@pytest.mark.parametrize("url", ["sqlite:///{}/nothing.db", "postgresql+psycopg://x:secret@127.0.0.1:1/x", "nonsense"])
def test_without_a_database_there_is_no_backup(url: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput) as wrong:
        backups.write(url.format(tmp_path), tmp_path / "file")
    assert wrong.value.message == "error-no-database"
    assert "secret" not in str(wrong.value)
    assert list(tmp_path.iterdir()) == []


def test_from_one_kind_of_database_to_the_other(
    filled: tuple[str, str], postgres_database: str, tmp_path: Path
) -> None:
    """SQLite to PostgreSQL and back; new rows go on being numbered after the old ones."""
    backups.write(filled[0], tmp_path / "one.backup")
    backups.read(tmp_path / "one.backup", postgres_database)
    there = Storage(postgres_database)
    line = {"table": "t", "audience": "all", "channel": "table", "seat": 0, "person": "o", "text": "after", "at": 3.5}
    backups.write(postgres_database, tmp_path / "two.backup")
    there.run_now(lambda db: db.execute(insert(rows.chat).values(**line, n=5000, command="5000")))
    there.close()
    backups.read(tmp_path / "two.backup", f"sqlite:///{tmp_path / 'back.db'}")
    old, back = Storage(filled[0]), Storage(f"sqlite:///{tmp_path / 'back.db'}")
    assert everything(back) == everything(old)
    old.close()
    back.close()


def test_by_the_command(filled: tuple[str, str], tmp_path: Path) -> None:
    run = CliRunner().invoke
    file, new = str(tmp_path / "all.backup"), f"sqlite:///{tmp_path / 'new.db'}"
    assert "1,204" in run(app, ["backup", file, "--database", filled[0]]).output
    assert "1,204" in run(app, ["restore", file, "--database", new]).output
