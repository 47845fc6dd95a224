"""Why a move of La Famiglia: areas and mandamenti, soldati, orders, pieces, money, how a conflict can end."""

from consigliere.bots.advice.following import Followed
from consigliere.bots.advice.phrases import Phrase
from consigliere.games.lafamiglia.check import controller
from consigliere.games.lafamiglia.encounter.forecast import Forecast, Prospect, forecast
from consigliere.games.lafamiglia.engine import LaFamigliaState
from consigliere.games.lafamiglia.names import AREAS, MANDAMENTI, same_team
from consigliere.games.lafamiglia.table import team_seats
from consigliere.kernel.journal import Event

PIECES = {"car": "a_car", "lab": "a_lab", "boat": "a_boat"}


def gains(followed: Followed) -> list[Phrase]:
    events = [event for event in followed.events if own(followed, event)]
    found = [Phrase("lafamiglia-reason-control", {"mandamento": name}) for name in controlled(followed)[0]]
    found += [Phrase("lafamiglia-reason-taken", {"area": area}) for area in taken(followed.events, sides(followed))]
    found += [phrase for phrase in odds(followed) if phrase.args["n"]]
    found += [Phrase("lafamiglia-tale-march-too", event.args) for event in told(events, "move")]
    found += by_area(told(events, "place", "setup-soldier"))
    recruits = sum(number(event) for event in told(events, "recruit"))
    if recruits:
        found.append(Phrase("lafamiglia-tale-recruits", {"n": recruits}))
    areas = [event.args["area"] for event in told(events, "order")]
    if areas:
        found.append(Phrase("lafamiglia-tale-orders", {"n": len(areas), "areas": areas}))
    for name, what in PIECES.items():
        places = [event.args.get("area") or event.args["sea"] for event in told(events, name)]
        found += [
            Phrase("lafamiglia-tale-piece", {"what": what, "area": place, "n": places.count(place)})
            for place in dict.fromkeys(places)
        ]
    same = {"rally": "lafamiglia-tale-rally", "uncover": "lafamiglia-tale-row", "primo": "lafamiglia-tale-primo",
            "bomb": "lafamiglia-tale-bomb", "incite": "lafamiglia-tale-incite",
            "defect": "lafamiglia-tale-defect"}  # fmt: skip
    found += [Phrase(message, event.args) for name, message in same.items() for event in told(events, name)]
    found += [Phrase("lafamiglia-reason-asked", event.args) for event in told(events, "ask")]
    return found + earned(followed, 1)


def risks(followed: Followed) -> list[Phrase]:
    events = [event for event in followed.events if own(followed, event)]
    found = [Phrase("lafamiglia-reason-uncontrolled", {"mandamento": name}) for name in controlled(followed)[1]]
    theirs = sides(followed, ours=False)
    found += [Phrase("lafamiglia-reason-threat", {"area": area}) for area in taken(followed.replies, theirs)]
    lost = [event for event in told(followed.events, "lose") if event.args["side"] in sides(followed)]
    found += [Phrase("lafamiglia-reason-lost", {"area": one.args["area"], "n": number(one)}) for one in lost]
    found += [phrase for phrase in odds(followed) if not phrase.args["n"]]
    tokens = [event.args["token"] for event in told(events, "sell")]
    if tokens:
        found.append(Phrase("lafamiglia-reason-sold", {"tokens": tokens}))
    found += earned(followed, -1)
    if followed.open:
        found.append(Phrase("lafamiglia-reason-unknown", {}))
    return found


def positions(followed: Followed) -> tuple[LaFamigliaState, LaFamigliaState]:
    assert isinstance(followed.before, LaFamigliaState)
    assert isinstance(followed.after, LaFamigliaState)
    return followed.before, followed.after


def told(events: list[Event], *names: str) -> list[Event]:
    return [event for event in events if event.message in [f"lafamiglia-event-{name}" for name in names]]


def own(followed: Followed, event: Event) -> bool:
    return event.args.get("seat") == followed.seat


def number(event: Event) -> int:
    n = event.args.get("n", 1)
    assert isinstance(n, int)
    return n


def sides(followed: Followed, ours: bool = True) -> list[str]:
    """The names of the own side's families, or of the others'."""
    before, _ = positions(followed)
    return [
        before.side_name(seat)
        for seat in range(4)
        if before.colour[seat] >= 0 and same_team(seat, followed.seat) == ours
    ]


def controlled(followed: Followed) -> tuple[list[str], list[str]]:
    """The mandamenti that the own team would control only after it, and those only before."""
    if followed.open:
        return [], []
    before, after = positions(followed)
    team = team_seats(followed.seat)
    held = [{m for m in range(len(MANDAMENTI)) if controller(one, m) in team} for one in (before, after)]
    return [MANDAMENTI[m] for m in sorted(held[1] - held[0])], [MANDAMENTI[m] for m in sorted(held[0] - held[1])]


def taken(events: list[Event], by: list[str]) -> list[str]:
    return [str(event.args["area"]) for event in told(events, "area-taken") if event.args["side"] in by]


def odds(followed: Followed) -> list[Phrase]:
    """How a conflict ends with the action, or after the line, counted over the ways in which what is hidden can be."""
    before, after = positions(followed)
    word = before.game.notation(followed.action).split()[-1]
    now = forecast(before, before.view(followed.seat))
    then = None if followed.open else forecast(after, after.view(followed.seat))
    for found, words in ((now, [word]), (then, ["tactics"])):
        for row in [] if found is None else found.rows:
            if found is not None and row.odds.ways > 1 and (row.what in words or str(row.n) in words):
                return [told_odds(followed, found, row)]
    return []


def told_odds(followed: Followed, found: Forecast, row: Prospect) -> Phrase:
    attacks = found.attacking < 4 and same_team(found.attacking, followed.seat)
    args = {"area": AREAS[found.area], "n": row.odds.taken if attacks else row.odds.held, "ways": row.odds.ways}
    return Phrase("lafamiglia-reason-takes" if attacks else "lafamiglia-reason-holds", args)


def by_area(events: list[Event]) -> list[Phrase]:
    sums: dict[object, int] = {}
    for event in events:
        sums[event.args["area"]] = sums.get(event.args["area"], 0) + number(event)
    return [Phrase("lafamiglia-tale-soldiers", {"area": area, "n": n}) for area, n in sums.items()]


def earned(followed: Followed, sign: int) -> list[Phrase]:
    """Money gained, or with the other sign spent."""
    before, after = positions(followed)
    n = 0 if followed.open else sign * (after.money[followed.seat] - before.money[followed.seat])
    word = "plus" if sign > 0 else "minus"
    return [Phrase("lafamiglia-tale-money", {"sign": word, "n": n})] if n > 0 else []
