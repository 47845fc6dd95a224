"""Many who store something at the same time, on both databases: each for itself."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from consigliere.server.store.storage import Storage


def add(db: Connection, number: int) -> int:
    """Odd ones fail after they have written."""
    db.execute(text("insert into numbers values (:number)"), {"number": number})
    if number % 2:
        raise ValueError(number)
    return number


def numbers(db: Connection) -> list[int]:
    return list(db.scalars(text("select number from numbers order by number")))


async def add_many(storage: Storage, many: int) -> list[int | BaseException]:
    return await asyncio.gather(*[storage.run(add, number) for number in range(many)], return_exceptions=True)


@pytest.fixture
def storage(database: str) -> Storage:
    storage = Storage(database)
    storage.run_now(lambda db: db.execute(text("create table numbers (number int primary key)")))
    return storage


def test_who_fails_fails_alone(storage: Storage) -> None:
    outcomes = asyncio.run(add_many(storage, 300))
    assert [outcome for outcome in outcomes if isinstance(outcome, int)] == list(range(0, 300, 2))
    assert all(isinstance(outcome, ValueError) for outcome in outcomes[1::2])
    assert storage.run_now(numbers) == list(range(0, 300, 2))
    storage.close()


def test_the_same_twice_is_refused_once(storage: Storage) -> None:
    """A broken rule of the database is the matter of who broke it."""

    async def both() -> list[int | BaseException]:
        twins = [storage.run(add, number) for number in (2, 2, 4)]
        return await asyncio.gather(*twins, return_exceptions=True)

    first, second, other = asyncio.run(both())
    assert sorted([isinstance(first, int), isinstance(second, int)]) == [False, True]
    assert other == 4
    assert storage.run_now(numbers) == [2, 4]
    storage.close()


def test_nobody_is_told_of_what_is_not_stored(sqlite_database: str, tmp_path: Path) -> None:
    """When the disk is full everybody who waited hears of it."""
    storage = Storage(sqlite_database)
    storage.run_now(lambda db: db.execute(text("create table numbers (number int primary key, filling text)")))
    storage.run_now(lambda db: db.execute(text("pragma max_page_count = 20")))

    def fill(db: Connection, number: int) -> int:
        db.execute(text("insert into numbers values (:number, :filling)"), {"number": number, "filling": "x" * 9000})
        return number

    async def fill_many() -> list[int | BaseException]:
        return await asyncio.gather(*[storage.run(fill, number) for number in range(40)], return_exceptions=True)

    outcomes = asyncio.run(fill_many())
    told = [outcome for outcome in outcomes if isinstance(outcome, int)]
    assert len(told) < 40
    assert storage.run_now(numbers) == told
    storage.close()
