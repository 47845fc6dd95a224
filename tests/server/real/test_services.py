"""The services that the other tests rely on are real, empty, and apart from each other."""

import redis as redis_client
from sqlalchemy import create_engine, inspect, text

from tests.server.real.services import Postgres, Redis


def test_each_postgres_database_is_new(postgres: Postgres) -> None:
    first, second = postgres.new_database(), postgres.new_database()
    with create_engine(first).begin() as db:
        assert "PostgreSQL" in str(db.scalar(text("select version()")))
        db.execute(text("create table here (n int)"))
    assert inspect(create_engine(first)).get_table_names() == ["here"]
    assert inspect(create_engine(second)).get_table_names() == []


def test_redis_comes_back_at_the_same_address(redis: Redis) -> None:
    with redis_client.Redis.from_url(redis.url) as client:
        client.set("a", "b")
        redis.stop()
        redis.start()
        assert client.get("a") is None
        assert client.set("a", "c")
