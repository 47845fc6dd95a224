"""Tables in a known position, made over the API as the page's own person."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import consigliere
from consigliere.kernel import State, records

RECORDS = Path(__file__).parents[1] / "records"


def record_text(game: str, name: str) -> str:
    return (RECORDS / game / f"{name}.record").read_text("utf-8")


def state_after(game: str, text: str, move: int) -> State:
    """The position of a record after so many moves."""
    return records.replay(records.read(text), consigliere.load(game), move).state


def positions(game: str, text: str) -> Iterator[tuple[int, State]]:
    """All of a record, each with the number of its move."""
    record, loaded = records.read(text), consigliere.load(game)
    state = records.replay(record, loaded, 0).state
    for number, move in enumerate(records.replay(record, loaded).moves):
        yield number, state
        state = state.clone()
        state.apply(move.action, move.seat)


def open_record(page: Page, text: str, move: int | None) -> str:
    """Go on with a record as a shared-screen table, without a curtain; its id."""
    table = import_record(page, text, move)
    if page.url.startswith("http") and page.evaluate(NO_CURTAIN):
        go(page, f"/t/{table}")
    else:
        page.add_init_script("localStorage.setItem('consigliere.curtain', 'false')")
        page.goto(f"/t/{table}")
    expect(page.locator(".frame")).to_be_visible()
    return table


NO_CURTAIN = "() => localStorage.getItem('consigliere.curtain') === 'false'"


def go(page: Page, address: str) -> None:
    """As a link of the page does, through the lobby, without loading it anew."""
    page.evaluate(
        """async (address) => {
            for (const place of ['/', address]) {
                history.pushState(null, '', place);
                dispatchEvent(new PopStateEvent('popstate'));
                await new Promise((done) => setTimeout(done));
            }
        }""",
        address,
    )


def import_record(page: Page, text: str, move: int | None) -> str:
    """A table that goes on with a record; its id."""
    return str(post(page, "/api/records", {"record": text, "move": move})["id"])


def new_table(page: Page, game: str, seats: list[dict[str, str]], **wishes: object) -> str:
    """A table made without the form; its id."""
    return str(post(page, "/api/tables", {"game": game, "seats": seats, **wishes})["id"])


def post(page: Page, path: str, data: object = None) -> Any:
    """Asked by the page's person, without the page: who is new here becomes a guest by asking who they are."""
    page.request.get("/api/me")
    answer = page.request.post(path, data=data)
    assert answer.ok, answer.text()
    return answer.json()
