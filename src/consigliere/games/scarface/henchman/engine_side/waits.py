"""What the Henchman's interrupting deeds wait for: cards and markers drawn for him, choices the human makes for him."""

from typing import Final

from consigliere.games.scarface import actions, draws, flow
from consigliere.games.scarface.draws import FROM_DECK
from consigliere.games.scarface.names import ACTION_CARDS, BUSINESS, HENCHMAN, JOBS, PILES, TILES
from consigliere.games.scarface.setting_up import put_marker
from consigliere.games.scarface.table import Table

ASKS: Final = [actions.DO_HENCH_TYPE, actions.DO_HENCH_OPTION, actions.DO_HENCH_TILE, actions.DO_HENCH_GOOD]


def asked(t: Table, f: list[int]) -> bool:
    """SF-10, SF-186: the human chooses for him: the type of a lost marker, an option, one of equal tiles, a good."""
    t.ask_human(actions.HENCH_CHOICE, [ASKS[f[flow.ASKED_WHAT]] + option for option in f[flow.ASKED_OPTIONS :]])
    return True


def hench_choice(t: Table, f: list[int], action: int) -> None:
    what, tile = f[flow.ASKED_WHAT], f[flow.ASKED_TILE]
    chosen = action - ASKS[what]
    t.pop()
    if what != flow.A_TYPE:
        t.shown = [chosen]
        return
    if t.journal is not None:
        args: dict[str, object] = {"tile": TILES[tile], "business": BUSINESS[chosen]}
        t.note("scarface-event-lose-marker", {**t.who(HENCHMAN), **args})
    t.remove_marker(tile, chosen)


def new_cards(t: Table, f: list[int]) -> bool:
    """Cards of A and B go face up on his discard pile."""
    if f[flow.STEP] == 1:
        f[flow.STEP] = 0
        pile = f.pop(2)
        for card in t.take_shown():
            t.pile_left[pile] -= 1
            t.h_discard = [*t.h_discard, card]
            if t.journal is not None:
                t.note("scarface-event-henchman-card-open", {"pile": PILES[pile], "card": ACTION_CARDS[card]})
    if len(f) == 2:
        t.pop()
        return False
    f[flow.STEP] = 1
    draws.begin(t, actions.DEAL_ACTION, 1, f[flow.HENCH_CARDS_PILE])
    return False


def new_jobs(t: Table, f: list[int]) -> bool:
    if f[flow.STEP] == 0:
        f[flow.STEP] = 1
        draws.begin(t, actions.DEAL_JOB, f[flow.HENCH_JOB_CARDS])
        return False
    t.pop()
    for job in t.take_shown():
        t.jobs[HENCHMAN] = [*t.jobs[HENCHMAN], job]
        if t.journal is not None:
            t.note("scarface-event-get-job", {**t.who(HENCHMAN), "job": JOBS[job]})
    return False


def new_marker(t: Table, f: list[int]) -> bool:
    if f[flow.STEP] == 0:
        f[flow.STEP] = 1
        draws.begin(t, actions.DEAL_MARKER, 1)
        return False
    t.pop()
    put_marker(t, f[flow.HENCH_MARKER_TILE], t.take_shown()[0])
    return False


def new_plan(t: Table, f: list[int]) -> bool:
    if f[flow.STEP] == 0:
        f[flow.STEP] = 1
        draws.begin(t, actions.DEAL_ACTION, f[flow.HENCH_PLAN_CARDS], FROM_DECK)
        return False
    t.pop()
    t.h_plan = t.take_shown()
    return False
