"""What the commands of people mean: each becomes an entry of the game's rows, or is refused with the reason."""

from consigliere.kernel import BadInput
from consigliere.server.messages import Answer, Ask, Command, Decide, Offer, Problem, Redo, Reset, Resign, Undo, WhyNot
from consigliere.server.table.play import Entry, Play
from consigliere.server.table.row import Details, Happening
from consigliere.server.table.setting import TableData
from consigliere.server.table.wrong import Wrong


def check_seat(table: TableData, seat: int, person: str) -> None:
    """Only who sits there acts for a seat."""
    if not 0 <= seat < len(table.chairs) or seat not in table.seats_of(person):
        raise Wrong(403, "error-not-your-seat")
    if table.chairs[seat].away:
        raise Wrong(409, "error-seat-away")


def entry_of(table: TableData, play: Play, person: str, command: Command) -> Entry:
    """The entry of a command, on the game as it stands."""
    check_seat(table, command.seat, person)
    if play.ending:
        raise BadInput("error-game-over")
    if isinstance(command, (Decide, Undo, Redo, Reset)) and command.seq < play.acted[command.seat]:
        raise Wrong(409, "error-stale")
    return _meaning(table, play, command)._replace(command=command.id, person=person)


def _meaning(table: TableData, play: Play, command: Command) -> Entry:
    seat = command.seat
    match command:
        case Decide(action=action):
            return Entry("move", seat, _action(play, seat, action))
        case Undo(decisions=decisions):
            return Entry("undo", seat, details=play.reset(seat, decisions))
        case Reset():
            return Entry("reset", seat, details=play.reset(seat))
        case Redo():
            if not play.can_redo(seat):
                raise BadInput("error-nothing-to-redo")
            return Entry("redo", seat, play.undone[seat][-1])
        case Resign():
            return _resign(play, seat)
        case Ask(what=what):
            return _ask(table, play, seat, what)
        case Answer(offer=number, yes=yes):
            return _answer(table, play, seat, number, yes)
    raise BadInput("error-unknown-command")


def _action(play: Play, seat: int, wish: int | str) -> int:
    """The number of a legal action; who is not asked learns nothing but that."""
    state = play.state
    if not state.legal_for(seat):
        raise BadInput("error-not-your-turn", seat=seat)
    action = state.parse(wish) if isinstance(wish, str) else wish
    if action not in state.legal_for(seat):
        state.refuse(action, seat)
    return action


def why_not(table: TableData, play: Play, person: str, command: WhyNot) -> Problem | None:
    """Why an action is not legal for a seat; None if it is."""
    check_seat(table, command.seat, person)
    state = play.state
    if play.ending:
        raise BadInput("error-game-over")
    if not state.legal_for(command.seat):
        raise BadInput("error-not-your-turn", seat=command.seat)
    action = state.parse(command.action) if isinstance(command.action, str) else command.action
    refusal = state.explain(action, command.seat)
    return None if refusal is None else Problem(refusal.message, dict(refusal.args), refusal.rule, table.game)


# Resigning and offers: things of the table, not of the game


def _resign(play: Play, seat: int) -> Entry:
    """A seat gives up for its team."""
    teams = play.teams
    share = 1.0 / max(1, len(set(teams)) - 1)
    returns = [0.0 if team == teams[seat] else share for team in teams]
    return Entry("resign", seat, details=Details(returns=returns), events=(_event("table-resigned", seat),))


def _ask(table: TableData, play: Play, seat: int, what: str) -> Entry:
    if any(offer.seat == seat and offer.what == what for offer in play.offers):
        raise BadInput("error-already-offered")
    if what == "undo":
        play.take_back(seat, agreed=True)
    elif not all(_people_of_team(table, play, team) for team in set(play.teams)):
        raise BadInput("error-draw-bots")
    offer = Offer(play.offered + 1, "undo" if what == "undo" else "draw", seat, [seat])
    if _agreed(table, play, offer):
        return _carried(play, offer, seat)
    if what == "undo":
        return Entry("ask-undo", seat, details=Details(offer=offer.id), events=(_event("table-asks-undo", seat),))
    return Entry("ask-draw", seat, details=Details(offer=offer.id), events=(_event("table-asks-draw", seat),))


def _answer(table: TableData, play: Play, seat: int, number: int, yes: bool) -> Entry:
    offer = next((offer for offer in play.offers if offer.id == number), None)
    if offer is None or seat in offer.agreed:
        raise BadInput("error-no-offer")
    if not yes:
        event = _event("table-withdraws" if seat == offer.seat else "table-refuses", seat)
        return Entry("answer", seat, details=Details(offer=number), events=(event,))
    agreed = Offer(number, offer.what, offer.seat, [*offer.agreed, seat])
    if _agreed(table, play, agreed):
        return _carried(play, agreed, seat)
    return Entry("answer", seat, details=Details(offer=number, yes=True), events=(_event("table-agrees", seat),))


def _agreed(table: TableData, play: Play, offer: Offer) -> bool:
    """A draw needs somebody of each team, taking back needs everybody; bots do not mind."""
    said_yes = {table.chairs[seat].person for seat in offer.agreed}
    if offer.what == "undo":
        return all(chair.person in said_yes for chair in table.chairs if chair.by_person)
    return all(_people_of_team(table, play, team) & said_yes for team in set(play.teams))


def _people_of_team(table: TableData, play: Play, team: int) -> set[str]:
    of_team = [chair for chair, its in zip(table.chairs, play.teams, strict=True) if its == team]
    return {chair.person for chair in of_team if chair.by_person}


def _carried(play: Play, offer: Offer, seat: int) -> Entry:
    """What all agreed on happens, by the last who did."""
    if offer.what == "undo":
        back = play.take_back(offer.seat, agreed=True)
        return Entry("undo-agreed", seat, details=Details(to=back.to, whose=offer.seat, offer=offer.id))
    details = Details(offer=offer.id, returns=[1.0 / max(2, len(set(play.teams)))] * play.spectator)
    return Entry("draw", seat, details=details, events=(Happening("table-draw-agreed", {}),))


def _event(message: str, seat: int) -> Happening:
    return Happening(message, {"seat": seat})
