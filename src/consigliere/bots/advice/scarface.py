"""Why a move of Scarface: neighbourhoods, associates, jobs, levels, what the plan pays for, money and crime."""

from consigliere.bots.advice.following import Followed
from consigliere.bots.advice.phrases import Phrase
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.names import HENCHMAN, HUMAN, SIDES
from consigliere.games.scarface.seen.outlook import Plan, outlook
from consigliere.kernel.journal import Event

BOSS, RIVAL = SIDES[HUMAN], SIDES[HENCHMAN]
EARNED = ("earn", "sale", "fence", "steal")
PAID = ("pay", "bribe", "plan-card")
RAISED = ("hq", "safehouses")  # where thugs go who can be used afterwards
DEEDS = {
    "takeover": "scarface-tale-takeover", "hire": "scarface-tale-hire", "job": "scarface-tale-job",
    "upgrade": "scarface-tale-upgrade", "get-dealer": "scarface-tale-dealer", "steal": "scarface-tale-steal",
}  # fmt: skip


def gains(followed: Followed) -> list[Phrase]:
    events = followed.events
    found = [Phrase(message, event.args) for name, message in DEEDS.items() for event in told(events, BOSS, name)]
    found += harm(events, RIVAL)
    found += [Phrase("scarface-reason-business", event.args) for event in told(events, BOSS, "marker")]
    found += planned(followed)
    stored = len(told(events, BOSS, "store"))
    if stored:
        found.append(Phrase("scarface-reason-goods", {"n": stored}))
    n = money(followed)
    if n > 0:
        found.append(Phrase("scarface-tale-money", {"sign": "plus", "n": n}))
    raised = [event for event in told(events, BOSS, "thugs") if event.args["to"] in RAISED]
    found += [Phrase("scarface-reason-thugs", event.args) for event in raised]
    found += [Phrase("scarface-reason-points", event.args) for event in told(events, BOSS, "points")]
    found += gone(events)
    fall = -sum(number(event) for event in told(events, BOSS, "crime"))
    if fall > 0:
        found.append(Phrase("scarface-reason-less-crime", {"n": fall}))
    return found


def risks(followed: Followed) -> list[Phrase]:
    events = followed.events
    found = harm(events + followed.replies, BOSS)
    crime = told(events, BOSS, "crime")
    if sum(number(event) for event in crime) > 0:
        found.append(Phrase("scarface-tale-crime", {"n": crime[-1].args["crime"]}))
    n = money(followed)
    if n < 0:
        found.append(Phrase("scarface-tale-money", {"sign": "minus", "n": -n}))
    if told(events, RIVAL, "turn"):
        found.append(Phrase("scarface-reason-rival", {}))
    elif followed.open:
        found.append(Phrase("scarface-reason-unknown", {}))
    return found


def told(events: list[Event], side: str, *names: str) -> list[Event]:
    messages = [f"scarface-event-{name}" for name in names]
    return [event for event in events if event.message in messages and event.args.get("side", BOSS) == side]


def number(event: Event) -> int:
    n = event.args["n"]
    assert isinstance(n, int)
    return n


def money(followed: Followed) -> int:
    """Of the boss; where the line comes to something unknown, as much as is earned and paid before that."""
    assert isinstance(followed.before, ScarfaceState)
    assert isinstance(followed.after, ScarfaceState)
    if not followed.open:
        return followed.after.money[HUMAN] - followed.before.money[HUMAN]
    plus, minus = (sum(number(event) for event in told(followed.events, BOSS, *names)) for names in (EARNED, PAID))
    return plus - minus


def harm(events: list[Event], side: str) -> list[Phrase]:
    """What a side loses."""
    found = [
        Phrase("scarface-reason-loses", {"side": side, "tile": event.args["tile"]})
        for event in told(events, side, "uncontrol")
    ]
    thugs = len(told(events, side, "harm"))
    return [*found, Phrase("scarface-reason-hit", {"side": side, "n": thugs})] if thugs else found


def gone(events: list[Event]) -> list[Phrase]:
    """Where thugs, cars and trucks go."""
    sent = [Phrase("scarface-tale-send", event.args) for event in told(events, BOSS, "send")]
    places = [(event.args["vehicle"], event.args["district"]) for event in told(events, BOSS, "place-vehicle")]
    places += [(event.args["what"], event.args["to"]) for event in told(events, BOSS, "move")]
    return sent + [Phrase("scarface-reason-goes", {"what": what, "district": place}) for what, place in places]


def planned(followed: Followed) -> list[Phrase]:
    """The orders and jobs that only the plan with the new cards pays for."""
    before, after = plan(followed.before), plan(followed.after)
    if before is None or after is None or followed.open:
        return []
    found = []
    orders = [order for order in after.orders if order not in before.orders]
    if orders:
        found.append(Phrase("scarface-reason-orders", {"orders": orders}))
    jobs = [job for job in after.jobs if job not in before.jobs]
    if jobs:
        found.append(Phrase("scarface-reason-jobs", {"jobs": jobs}))
    return found


def plan(state: object) -> Plan | None:
    assert isinstance(state, ScarfaceState)
    return outlook(state).plan
