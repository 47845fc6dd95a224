"""Chance: every card, tile and marker is drawn when it is shown (SF-5, SF-7, SF-8).

A frame [DRAW, step, kind, how many, which] puts what it draws into `shown`; the frame below finds it there; `which`
is which of several decks of that kind.
"""

from typing import Final

from consigliere.games.scarface import actions
from consigliere.games.scarface.flow import DRAW, DRAW_KIND, DRAW_LEFT, DRAW_WHICH
from consigliere.games.scarface.names import NOBODY_CONTROLS
from consigliere.games.scarface.table import Table
from consigliere.kernel.frames import PROCEDURE
from consigliere.kernel.state import CHANCE

# The first action of each kind of draw.
BASE: Final = [
    actions.DO_DEAL_TOKEN, actions.DO_DEAL_TILE, actions.DO_DEAL_MARKER, actions.DO_DEAL_DISTRICT,
    actions.DO_DEAL_RAID, actions.DO_DEAL_JOB, actions.DO_DEAL_DEALER, actions.DO_DEAL_ASSOCIATE,
    actions.DO_DEAL_NEWS, actions.DO_DEAL_ACTION, actions.DO_DEAL_CARD,
    *[0] * (actions.DEAL_SEAT - actions.SETUP_GANG), actions.DO_DEAL_SEAT,
]  # fmt: skip

LOW: Final = 0  # which associates
HIGH: Final = 1
FROM_DECK: Final = 2  # which action cards; 0 and 1 are the piles A and B


def begin(t: Table, kind: int, n: int, which: int = 0) -> None:
    t.shown = []
    t.push([DRAW, 0, kind, n, which])


def draw(t: Table, f: list[int]) -> bool:
    kind, which = f[DRAW_KIND], f[DRAW_WHICH]
    while f[DRAW_LEFT]:
        if known_card(t, kind, which):
            f[DRAW_LEFT] -= 1
            continue
        bag = bag_of(t, kind, which)
        if not bag:
            break
        if t.stream is not None:
            place = t.below(len(bag))
            if bag[0] != bag[-1]:
                t.fell(BASE[kind] + bag[place])
            take(t, f, bag, place)
        elif bag[0] == bag[-1]:
            take(t, f, bag, 0)
        else:
            t.ask(CHANCE, kind, [BASE[kind] + card for card in sorted(set(bag))])
            return True
    t.pop()
    return False


def dealt(t: Table, f: list[int], action: int) -> None:
    bag = bag_of(t, f[DRAW_KIND], f[DRAW_WHICH])
    take(t, f, bag, bag.index(action - BASE[f[DRAW_KIND]]))


def chances(t: Table) -> list[float]:
    f = t.stack[-1]
    bag = bag_of(t, f[DRAW_KIND], f[DRAW_WHICH])
    return [bag.count(action - BASE[f[DRAW_KIND]]) / len(bag) for action in t.legal]


def known_card(t: Table, kind: int, which: int) -> bool:
    """Where the next card is known it is no chance: `shown` gets it."""
    if kind == actions.DEAL_CARD and t.deck_top[t.human]:
        t.shown.append(t.deck_top[t.human].pop())
        return True
    if kind >= actions.DEAL_ACTION:  # no card goes under a deck of actions or of a human
        return False
    bottom = bottom_of(t, kind, which)
    if bottom:
        t.shown.append(bottom.pop(0))
        return True
    if kind == actions.DEAL_NEWS and t.news_left == 1:
        t.shown.append(t.book.last_news)
        t.news_left = 0
        t.revealed += 1
        return True
    return False


def bottom_of(t: Table, kind: int, which: int) -> list[int]:
    """The known lower part of a deck, once it has become the top."""
    if kind == actions.DEAL_JOB:
        return [] if t.job_bag else t.job_bottom
    if kind == actions.DEAL_DEALER:
        return [] if t.dealer_left else t.dealer_bottom
    if kind == actions.DEAL_ASSOCIATE:
        if which == LOW:
            return [] if t.low_bag else t.low_bottom
        return [] if t.high_bag else t.high_bottom
    return []


def bag_of(t: Table, kind: int, which: int) -> list[int]:
    """What the next card can be, each as often as it is in."""
    if kind == actions.DEAL_CARD:
        return t.deck_bag[t.human]
    if kind == actions.DEAL_ACTION:
        return t.pile_bag[which] if which < FROM_DECK else h_deck(t)
    if kind == actions.DEAL_ASSOCIATE:
        return t.low_bag if which == LOW else t.high_bag
    if kind == actions.DEAL_JOB:
        return t.job_bag
    if kind == actions.DEAL_DEALER:
        return t.dealer_bag if t.dealer_left else []
    if kind == actions.DEAL_RAID:
        if not t.raid_bag:  # SF-7
            t.raid_bag = sorted(t.raid_discard)
            t.raid_discard = []
        return t.raid_bag
    if kind == actions.DEAL_MARKER:
        return [type for type in range(3) for _ in range(t.business[type])]
    if kind == actions.DEAL_NEWS:
        return t.news_bag if t.news_left else []
    if kind == actions.DEAL_TILE:
        return t.tile_bag
    if kind == actions.DEAL_TOKEN:
        return [number for number in range(1, 8) if number not in t.token]
    if kind == actions.DEAL_SEAT:
        return [seat for seat in range(len(t.humans())) if seat not in t.shown]
    return start_districts(t)


def h_deck(t: Table) -> list[int]:
    """SF-155: a card face down on the Henchman's deck is one of its pile nobody has seen."""
    return t.pile_bag[t.h_top[-1]] if t.h_top else t.h_bag


def start_districts(t: Table) -> list[int]:
    """SF-37: districts without police with a tile nobody controls."""
    return [
        district
        for district in range(7)
        if not t.police[district]
        and any(t.district[tile] == district and t.control[tile] == NOBODY_CONTROLS for tile in t.placed)
    ]


def take(t: Table, f: list[int], bag: list[int], place: int) -> None:
    """The card at this place leaves its bag; equal ones lie side by side."""
    card, kind = bag.pop(place), f[DRAW_KIND]
    if kind == actions.DEAL_ACTION and f[DRAW_WHICH] == FROM_DECK and t.h_top:
        t.h_top.pop()
    elif kind == actions.DEAL_DEALER:
        t.dealer_left -= 1
    elif kind == actions.DEAL_NEWS:
        t.news_left -= 1
    t.shown.append(card)
    t.revealed += 1
    f[DRAW_LEFT] -= 1


def jobs_left(t: Table) -> int:
    return len(t.job_bag) + len(t.job_bottom)


def dealers_left(t: Table) -> int:
    return t.dealer_left + len(t.dealer_bottom)


def markers_left(t: Table) -> int:
    return t.business[0] + t.business[1] + t.business[2]


def drawing(t: Table) -> bool:
    """Whether cards are just being drawn for a hand."""
    if not t.stack:
        return False
    top = t.stack[-1]
    return top[PROCEDURE] == DRAW and top[DRAW_KIND] == actions.DEAL_CARD
