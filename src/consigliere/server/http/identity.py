"""Who is asking: a cookie for browsers, a bearer secret for scripts; and that a browser asks from our own page."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from consigliere.server.store.people import SESSION_SECONDS, Person, Session, session_of
from consigliere.server.table.wrong import Wrong

COOKIE = "consigliere"
DEVICE = "consigliere-device"
SAFE = ("GET", "HEAD", "OPTIONS")
LONGEST_SECRET = 100
Connection = ASGIConnection[Any, Any, Any, Any]


class Identify(ASGIMiddleware):
    """Sets `user` (a Person or None) and `auth` (a Session or None) of every request and socket below /api."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        scope["user"] = scope["auth"] = None
        if scope["path"].startswith("/api/"):
            connection: Connection = ASGIConnection(scope)
            check_origin(connection)
            session = await _session(connection)
            if session is not None:
                scope["auth"], scope["user"] = session, session.person
        await next_app(scope, receive, send)


def person(connection: Connection) -> Person:
    return session(connection).person


def session(connection: Connection) -> Session:
    found: Session | None = connection.scope.get("auth")
    if found is None:
        raise Wrong(401, "error-no-identity")
    return found


def check_origin(connection: Connection) -> None:
    """Nobody else's page may act here: browsers name the page's origin, scripts with a bearer secret need not."""
    safe = connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] in SAFE
    if safe or bearer(connection) is not None:
        return
    origin = connection.headers.get("origin")
    if origin is None:
        foreign = connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
    else:
        foreign = origin.partition("://")[2].lower() != connection.headers.get("host", "").lower()
    if foreign:
        raise Wrong(403, "error-foreign-page")


def bearer(connection: Connection) -> str | None:
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else None


def cookie(connection: Connection, secret: str, key: str = COOKIE) -> Cookie:
    """The session's secret, out of reach of scripts and of other sites; an empty one is taken away."""
    return Cookie(
        key=key,
        value=secret,
        max_age=SESSION_SECONDS if secret else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=connection.scope["scheme"] in ("https", "wss"),
    )


def device(connection: Connection) -> str:
    """What marks a browser from which somebody has logged in before."""
    secret = connection.cookies.get(DEVICE, "")
    return secret if len(secret) <= LONGEST_SECRET else ""


def agent(connection: Connection) -> str:
    """What a device says it is, for the list of sessions."""
    said = connection.headers.get("user-agent", "")
    return "".join(letter for letter in said if letter.isprintable())[:200]


async def _session(connection: Connection) -> Session | None:
    secret = bearer(connection)
    if secret is None:
        secret = connection.cookies.get(COOKIE, "")
    if not 0 < len(secret) <= LONGEST_SECRET:
        return None
    found: Session | None = await connection.app.state.storage.run(session_of, secret)
    return found
