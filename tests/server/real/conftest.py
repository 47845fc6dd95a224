from tests.server.real.fixtures import (
    database,
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
    "postgres",
    "postgres_database",
    "redis",
    "server",
    "sqlite_database",
    "sqlite_server",
    "two_servers",
]
