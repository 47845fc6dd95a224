"""The addresses of a local host: those of a server, as far as one person alone needs them."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from consigliere.companion.mybox.checking import check_box
from consigliere.companion.mybox.form import form
from consigliere.companion.mybox.messages import BoxText
from consigliere.companion.mybox.shape import read_data
from consigliere.kernel import BadInput, ConsigliereError, IllegalAction, rules
from consigliere.local import analysing, companions, everything
from consigliere.local.host import ME, Host
from consigliere.local.room import Room
from consigliere.server.messages import GoOn, ImportedRecord, NewName, NewTable, PuzzleAnswer, SeatWish, Tables
from consigliere.server.table import looking, puzzling, replay, seats
from consigliere.server.table.views import encode
from consigliere.server.table.wrong import Wrong, problem

JSON, TEXT = "application/json", "text/plain; charset=utf-8"
LANGUAGES = ("en", "ru", "pl", "fr")


class Request(NamedTuple):
    host: Host
    places: tuple[str, ...]
    query: dict[str, str]
    body: bytes

    def read(self, kind: type[Any]) -> Any:
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise BadInput("error-bad-message", detail=str(error)[:200]) from None

    def number(self, place: int) -> int:
        found = looking.number(self.places[place])
        assert found is not None
        return found

    async def room(self) -> Room:
        return await self.host.room(self.places[0])

    def viewer(self, room: Room) -> int:
        return looking.place(room.table, ME, self.query.get("seat", ""))


class Reply(NamedTuple):
    status: int
    kind: str
    content: bytes
    name: str = ""  # of a file to keep


Handler = Callable[[Request], Awaitable[object]]
HANDLERS: list[tuple[str, re.Pattern[str], Handler]] = []


def on(method: str, path: str) -> Callable[[Handler], Handler]:
    """Each `*` of a path is a place for anything without a slash."""

    def keep(handler: Handler) -> Handler:
        HANDLERS.append((method, re.compile(re.escape(path).replace(r"\*", "([^/]+)")), handler))
        return handler

    return keep


async def request(host: Host, method: str, address: str, body: bytes = b"") -> Reply:
    """The answer to a request, whatever it is."""
    path, query = urlsplit(address).path, dict(parse_qsl(urlsplit(address).query, keep_blank_values=True))
    try:
        for known, pattern, handler in HANDLERS:
            found = pattern.fullmatch(path)
            if found and known == method:
                places = tuple(unquote(place) for place in found.groups())
                made = await handler(Request(host, places, query, body))
                return made if isinstance(made, Reply) else Reply(200, JSON, encode(made))
        raise Wrong(404, "error-not-found")
    except ConsigliereError as error:
        return Reply(status(error), JSON, encode(problem(error)))


def status(error: ConsigliereError) -> int:
    if isinstance(error, Wrong):
        return error.status
    return 409 if isinstance(error, IllegalAction) else 400


# Me, games, puzzles


@on("GET", "/api/me")
async def me(asked: Request) -> object:
    return asked.host.me


@on("PUT", "/api/me")
async def rename(asked: Request) -> object:
    await asked.host.rename(asked.read(NewName).name)
    return asked.host.me


@on("GET", "/api/games")
async def games(asked: Request) -> object:
    return asked.host.shelf.infos()


@on("GET", "/api/games/*/components")
async def components(asked: Request) -> object:
    return asked.host.shelf.find(asked.places[0], asked.query.get("pack", "")).components()


@on("GET", "/api/rules/*")
async def rules_text(asked: Request) -> object:
    lang = asked.query.get("lang", LANGUAGES[0])
    game = asked.host.shelf.find(asked.places[0]).id
    return Reply(200, TEXT, rules.read_rules(game, lang if lang in LANGUAGES else LANGUAGES[0]).encode())


@on("GET", "/api/games/*/puzzles/*")
async def puzzle(asked: Request) -> object:
    return puzzling.position(asked.host.shelf.find(asked.places[0]), asked.number(1), asked.host.me)


@on("POST", "/api/games/*/puzzles/*")
async def solve(asked: Request) -> object:
    action = asked.read(PuzzleAnswer).action
    return puzzling.solution(asked.host.shelf.find(asked.places[0]), asked.number(1), action)


# Tables


@on("GET", "/api/tables")
async def tables(asked: Request) -> object:
    return Tables(await asked.host.tables(), [])


@on("POST", "/api/tables")
async def new_table(asked: Request) -> object:
    return (await asked.host.make_table(asked.read(NewTable))).info()


@on("GET", "/api/tables/*")
async def table(asked: Request) -> object:
    return (await asked.room()).info()


@on("DELETE", "/api/tables/*")
async def forget(asked: Request) -> object:
    await asked.host.forget(asked.places[0])
    analysing.end(asked.places[0])
    return None


@on("POST", "/api/tables/*/seats/*")
async def sit(asked: Request) -> object:
    room = await asked.room()
    await asked.host.sit(room, asked.number(1))
    return room.info()


@on("DELETE", "/api/tables/*/seats/*")
async def leave(asked: Request) -> object:
    room = await asked.room()
    await asked.host.leave(room, asked.number(1))
    return room.info()


@on("PUT", "/api/tables/*/seats/*")
async def level(asked: Request) -> object:
    room, seat = await asked.room(), asked.number(1)
    before = seats.chair(room.table, seat)
    make, after = seats.other_level(room.game, before, seat, asked.read(SeatWish))
    if after != before:
        async with room.lock:
            await room.happen(make, (seat, after))
    return room.info()


@on("POST", "/api/tables/*/rematch")
async def rematch(asked: Request) -> object:
    return (await asked.host.rematch(await asked.room())).info()


@on("POST", "/api/tables/*/again")
async def same_deal(asked: Request) -> object:
    room = await asked.room()
    return (await asked.host.set_up(seats.same_deal(room.game, room.table, ME))).info()


@on("POST", "/api/tables/*/onward")
async def go_on(asked: Request) -> object:
    room, wanted = await asked.room(), asked.read(GoOn)
    viewer = looking.place(room.table, ME, wanted.seat)
    again, ended = room.replay()
    if not ended.ending:
        raise Wrong(409, "error-not-over")
    made, line = replay.onward(room.game, room.table, again.moves(viewer, wanted.move), ME)
    return (await asked.host.begin_with(room.game, made, line)).info()


# The game again


@on("GET", "/api/tables/*/moments/*")
async def moment(asked: Request) -> object:
    room = await asked.room()
    again, ended = room.replay()
    return again.moment(asked.viewer(room), asked.number(1), ended)


@on("GET", "/api/tables/*/story")
async def story(asked: Request) -> object:
    room = await asked.room()
    return room.replay()[0].story(asked.viewer(room))


@on("GET", "/api/tables/*/course")
async def course(asked: Request) -> object:
    room = await asked.room()
    return room.replay()[0].course(asked.viewer(room))


@on("GET", "/api/tables/*/record")
async def record(asked: Request) -> object:
    """Also of a game that goes on: it can be taken to a server, and what is to come is not in it."""
    room = await asked.room()
    again, now = room.replay()
    text = replay.written(room.table, now, again) if now.ending else replay.going_on(room.table, again)
    return Reply(200, TEXT, text.encode(), f"{room.table.game}-{room.table.id}.record")


@on("POST", "/api/records")
async def bring(asked: Request) -> object:
    game, made, line = replay.of_record(asked.host.shelf, asked.read(ImportedRecord), ME)
    return (await asked.host.begin_with(game, made, line)).info()


@on("GET", "/api/tables/*/analysis")
async def look_back(asked: Request) -> object:
    room = await asked.room()
    return await analysing.look(asked.host, room, asked.viewer(room))


@on("POST", "/api/tables/*/analysis")
async def begin_analysis(asked: Request) -> object:
    await analysing.begin(asked.host, await asked.room())
    return Reply(202, JSON, b"null")


@on("DELETE", "/api/tables/*/analysis")
async def end_analysis(asked: Request) -> object:
    analysing.end(asked.places[0])
    return None


# Everything


@on("GET", "/api/everything")
async def take_everything(asked: Request) -> object:
    return Reply(200, JSON, await everything.written(asked.host), "consigliere.json")


@on("POST", "/api/everything")
async def bring_everything(asked: Request) -> object:
    return await everything.read(asked.host, asked.body)


# The companion


@on("GET", "/api/companions")
async def companion_games(asked: Request) -> object:
    return await companions.games(asked.host)


@on("POST", "/api/companions")
async def begin_companion(asked: Request) -> object:
    return await companions.begin(asked.host, asked.read(companions.NewCompanion))


@on("POST", "/api/companions/file")
async def bring_companion(asked: Request) -> object:
    return await companions.bring(asked.host, asked.read(companions.CompanionFile))


@on("GET", "/api/companions/*")
async def companion(asked: Request) -> object:
    return await companions.look(asked.host, asked.places[0], asked.query.get("anyway") == "true")


@on("GET", "/api/companions/*/file")
async def companion_file(asked: Request) -> object:
    found = await companions.find(asked.host, asked.places[0])
    return Reply(200, TEXT, found.text.encode(), f"henchman-{found.id[:6]}.companion")


@on("POST", "/api/companions/*/answers")
async def companion_answer(asked: Request) -> object:
    return await companions.answer(asked.host, asked.places[0], asked.read(companions.CompanionAnswer))


@on("POST", "/api/companions/*/undo")
async def companion_undo(asked: Request) -> object:
    return await companions.undo(asked.host, asked.places[0], asked.read(companions.CompanionUndo))


@on("DELETE", "/api/companions/*")
async def throw_away(asked: Request) -> object:
    await companions.throw_away(asked.host, asked.places[0])
    return None


@on("POST", "/api/companions/*/back")
async def take_back(asked: Request) -> object:
    return await companions.take_back(asked.host, asked.places[0])


@on("GET", "/api/companion/form")
async def box_form(asked: Request) -> object:
    return form()


@on("POST", "/api/companion/box")
async def look_through(asked: Request) -> object:
    return check_box(read_data(asked.read(BoxText).text))


@on("POST", "/api/companion/pack")
async def check_pack(asked: Request) -> object:
    return companions.check(asked.read(companions.CompanionPack).pack)


@on("GET", "/api/companion/template")
async def template(asked: Request) -> object:
    return Reply(200, TEXT, companions.TEMPLATE.read_bytes(), "my-box.toml")
