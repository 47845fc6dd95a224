"""HTTP for what people have played: my own games and ratings, and what is public of an account."""

from typing import Any

from litestar import Request, Router, delete, get
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from consigliere.server.http.accounts import prove
from consigliere.server.http.identity import person
from consigliere.server.http.parameters import QueryNumber
from consigliere.server.messages import Proof
from consigliere.server.profiles import Played, Profile
from consigliere.server.store import histories, results

Asking = Request[Any, Any, Any]


@get("/me/profile")
async def my_profile(request: Asking, state: State) -> Profile:
    """My ratings, and how often I won against whom."""
    me = _looking(request, state)
    found: Profile = await state.storage.run(histories.profile, person(request), me)
    return found


@get("/me/games")
async def my_games(request: Asking, state: State, skip: QueryNumber = 0) -> list[Played]:
    """My finished games, the last first: fifty, after the first `skip`."""
    me = _looking(request, state)
    found: list[Played] = await state.storage.run(histories.played, state.house.shelf, me, me, skip)
    return found


@delete("/me/games", status_code=204)
async def forget_games(request: Asking, state: State, data: JSONBody[Proof | None] = None) -> None:
    """Forget what I have played and how strong I am; the games stay for the others, and no rating of theirs changes."""
    await prove(request, state, data.password if data else "")
    await state.storage.run(results.forget, person(request).id)


@get("/people/{name:str}/profile")
async def profile(request: Asking, state: State, name: FromPath[str]) -> Profile:
    """What is public of an account: its ratings, and wins against bots and in all."""
    me = _looking(request, state)

    def find(db: Connection) -> Profile:
        return histories.profile(db, histories.of_name(db, name), me)

    found: Profile = await state.storage.run(find)
    return found


@get("/people/{name:str}/games")
async def games(request: Asking, state: State, name: FromPath[str], skip: QueryNumber = 0) -> list[Played]:
    """Finished games of an account that anybody could find and watch."""
    me, shelf = _looking(request, state), state.house.shelf

    def find(db: Connection) -> list[Played]:
        return histories.played(db, shelf, histories.of_name(db, name).id, me, skip)

    found: list[Played] = await state.storage.run(find)
    return found


def _looking(request: Asking, state: State) -> str:
    me = person(request).id
    state.limiter.looks.take(me)
    return me


router = Router("/api", tags=["people"], route_handlers=[my_profile, my_games, forget_games, profile, games])
