from tests.server.real.fixtures import database, postgres, postgres_database, redis, sqlite_database

__all__ = ["database", "postgres", "postgres_database", "redis", "sqlite_database"]
