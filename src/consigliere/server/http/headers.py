"""What a browser is told about every answer: only our own scripts and styles, nobody frames us, nothing is guessed."""

from collections.abc import Awaitable, Callable
from typing import Any

from litestar.datastructures import MutableScopeHeaders

Send = Callable[[Any], Awaitable[None]]

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
ALWAYS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
HERE = "/here/"  # the engine runs in the page there, as WebAssembly
HERE_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
A_YEAR = "max-age=31536000"


def dressed(scope: Any, send: Send) -> Send:
    """`send` that puts the headers on the answer; what the API says is never kept by a cache."""

    async def send_dressed(message: Any) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders(message)
            headers.update(ALWAYS)
            if f"{scope['path']}/".startswith(HERE):
                headers["content-security-policy"] = HERE_POLICY
            if scope["path"].startswith("/api/"):
                headers["cache-control"] = "no-store"
            if scope["scheme"] == "https":
                headers["strict-transport-security"] = A_YEAR
        await send(message)

    return send_dressed
