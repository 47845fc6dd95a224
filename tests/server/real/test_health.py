"""A server whose database cannot be written is not well, and says so; when it can again it is."""

import resource

import httpx
import psycopg
from sqlalchemy import make_url

from tests.server.real.nursery import Nursery
from tests.server.real.servers import Server, running_server
from tests.server.running import until


def status(server: Server) -> int:
    return httpx.get(f"{server.address}/healthz", verify=False, timeout=30).status_code


def test_a_full_disk(sqlite_server: Server) -> None:
    assert status(sqlite_server) == 200
    assert sqlite_server.process is not None
    pid, (_, hard) = sqlite_server.process.pid, resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, hard))
    until(lambda: status(sqlite_server) == 503)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, hard))
    until(lambda: status(sqlite_server) == 200)


def test_a_database_that_only_reads(postgres_database: str, nursery: Nursery) -> None:
    url = make_url(postgres_database)
    address = f"host={url.query['host']} user={url.username} dbname={url.database}"
    with (
        running_server(postgres_database, nursery=nursery) as server,
        psycopg.connect(address, autocommit=True) as db,
    ):
        assert status(server) == 200
        for only_read, expected in (("on", 503), ("off", 200)):
            db.execute(f"ALTER DATABASE {url.database} SET default_transaction_read_only = {only_read}".encode())
            db.execute(b"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
            until(lambda: status(server) == expected)  # noqa: B023
