"""Who sits down and gets up during a game, at which level a bot plays on, and the tables that come after one."""

from collections.abc import Callable

import msgspec

from consigliere.kernel import Game
from consigliere.server.messages import NewTable, SeatWish
from consigliere.server.table import setting
from consigliere.server.table.play import Entry, Play
from consigliere.server.table.row import Happening
from consigliere.server.table.setting import Chair, TableData
from consigliere.server.table.wrong import Wrong

Make = Callable[[TableData, Play], Entry]


def chair(table: TableData, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Wrong(404, "error-no-seat")
    return table.chairs[seat]


def check_free(chair: Chair, person: str) -> None:
    if chair.kind != "open" and not (chair.away and chair.person in ("", person)):
        raise Wrong(409, "error-seat-taken")


def sits_down(table: TableData, person: str, seat: int) -> Entry:
    if table.status == "over":
        raise Wrong(409, "error-seat-taken")
    check_free(table.chairs[seat], person)
    return Entry("sat", seat, events=(Happening("table-sat", {"seat": seat}),))


def gets_up(table: TableData, person: str, seat: int) -> Entry:
    if table.chairs[seat].person != person:
        raise Wrong(403, "error-not-your-seat")
    return Entry("left", seat, events=(Happening("table-left", {"seat": seat}),))


def other_level(game: Game, before: Chair, seat: int, wanted: SeatWish) -> tuple[Make, Chair]:
    """The game goes on with another bot; from then on it says nothing about who plays against it."""
    if wanted.kind != "bot":
        raise Wrong(409, "error-already-started")
    if not before.by_bot:
        raise Wrong(409, "error-no-bot")
    after = msgspec.structs.replace(before, bot=setting.chair(wanted, "").bot)

    def make(table: TableData, play: Play) -> Entry:
        if play.ending or table.chairs[seat] != before:
            raise Wrong(409, "error-seat-taken")
        changed = Happening("table-level", {"seat": seat, "level": after.bot})
        uncounted = [Happening("table-unrated", {})] if setting.rated(table, game.teams(table.options)) else []
        return Entry("level", seat, events=(changed, *uncounted))

    return make, after


# The tables that come after one


def rematch(game: Game, old: TableData, person: str) -> TableData:
    """The same again, everybody one seat further."""
    if not old.seats_of(person):
        raise Wrong(403, "error-not-your-seat")
    if old.status != "over":
        raise Wrong(409, "error-not-over")
    wanted = NewTable(
        old.game, old.options, [], old.listed, old.spectators, old.clock, old.timeout, old.pack, old.rated, old.practice
    )
    before = [old.chairs[seat - 1] for seat in range(len(old.chairs))]
    chairs = [setting.next_chair(chair, chair.person) for chair in before]
    return msgspec.structs.replace(setting.new(game, wanted, person), chairs=chairs)


def same_deal(game: Game, old: TableData, person: str) -> TableData:
    """The same cards again, everybody where they were; only for who was alone with bots."""
    if old.status != "over":
        raise Wrong(409, "error-not-over")
    if old.seed is None or any(chair.person not in ("", person) for chair in old.chairs) or not old.seats_of(person):
        raise Wrong(409, "error-no-same-deal")
    fresh = setting.new(game, NewTable(old.game, old.options, spectators=old.spectators, pack=old.pack), person)
    chairs = [setting.next_chair(chair, chair.person) for chair in old.chairs]
    return msgspec.structs.replace(fresh, seed=old.seed, origin="again", chairs=chairs)
