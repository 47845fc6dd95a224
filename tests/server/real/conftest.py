from tests.server.real.fixtures import (
    database,
    nursery,
    postgres,
    postgres_database,
    redis,
    server,
    sqlite_database,
    sqlite_server,
    two_servers,
)

__all__ = [
    "database",
    "nursery",
    "postgres",
    "postgres_database",
    "redis",
    "server",
    "sqlite_database",
    "sqlite_server",
    "two_servers",
]
