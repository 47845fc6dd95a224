"""The gang boards of Scarface, the human's cards, and the market."""

from rich.text import Text

from consigliere.cli.boards.lines import fitted, flowing
from consigliere.cli.boards.scarface_cards import lines, words
from consigliere.cli.boards.scarface_marks import DONE, STAR, THUG, Desk, chip, goods, labelled, listed, name, wrapped
from consigliere.cli.words import say
from consigliere.games.scarface.explain.effect_text import cost_phrases
from consigliere.games.scarface.names import CHARACTERISTICS, PLACES, SIDES, SLOTS
from consigliere.games.scarface.seen.view import Gang, Hand

OFFERS = {"setup_job": "job", "keep_job": "job", "keep_dealer": "dealer", "right_hand": "card"}  # decision: its cards


def summary(desk: Desk, gang: Gang) -> list[str]:
    """Money, crime and what else stands in the heading of a gang."""
    board, side = desk.board, gang.side
    found = [say("scarface-board-money", n=gang.money), say("scarface-board-crime-now", n=gang.crime)]
    found.append(say("scarface-board-stars", n=gang.stars))
    found.append(say("scarface-board-total", n=board.totals[SIDES.index(side)]))
    if board.ring == side:
        found.append(say("scarface-board-ring"))
    return [*found, say("scarface-board-boss", cell=gang.boss, row=desk.outlook.rows[SIDES.index(side)] + 1)]


def title(desk: Desk, gang: Gang) -> Text:
    gang_name = name(gang.gang) if gang.gang else say("scarface-board-no-gang")
    return chip(gang.side).append(f" {labelled(desk.player(gang))} {gang_name}", "bold")


def people(desk: Desk, gang: Gang) -> list[Text]:
    """Thugs place by place, and the reserve."""
    places = [f"{name(place)} {getattr(gang, place)}" for place in PLACES]
    left = desk.outlook.reserves[SIDES.index(gang.side)]
    reserve = say("scarface-board-reserve", cars=left.cars, trucks=left.trucks, markers=left.markers)
    return [listed(say("scarface-board-thugs"), places), Text(f"  {reserve}")]


def levels(desk: Desk, gang: Gang) -> Text:
    """`Power ●○○ 0`, with the price of the next level."""
    items = []
    rows = zip(CHARACTERISTICS, desk.gang(gang)["human"], gang.levels, desk.outlook.upgrades, strict=True)
    for what, item, level, price in rows:
        text = f"{name(what)} {_dots(level, item['max'])} {item['values'][level - 1]}"
        items.append(text + (f" ({_price(item['stat'], *price)})" if price else ""))
    return listed(say("scarface-board-levels"), items, " · ")


def _dots(level: int, most: int) -> str:
    return "●" * level + "○" * (most - level)


def _price(stat: str, points: int, money: int) -> str:
    return ", ".join(words(phrase) for phrase in cost_phrases({stat: points, "money": money}))


def human(desk: Desk) -> list[Text]:
    """My gang board, dealers and jobs."""
    board = desk.board
    gang = board.human
    found = [flowing(summary(desk, gang), "  ", " · "), *people(desk, gang), levels(desk, gang)]
    found.append(listed(say("scarface-board-dealers"), [_dealer(desk, n) for n in range(len(gang.dealers))], "; "))
    done = [*board.cards.start_jobs, *gang.jobs]
    found.append(listed(say("scarface-board-jobs", n=len(done)), [name(job) for job in done]))
    found.append(Text(f"  {labelled(say('scarface-board-open-jobs'))}" + ("" if board.cards.open_jobs else " –")))
    return found + [line for job in board.cards.open_jobs for line in _card(desk, "job", job)]


def other(desk: Desk, gang: Gang, hand: Hand) -> list[Text]:
    """Another human: what everybody sees of him."""
    found = [flowing(summary(desk, gang), "  ", " · "), *people(desk, gang)]
    dealers = [f"{name(str(dealer.dealer))} {goods(dealer.alcohol, dealer.guns)}" for dealer in gang.dealers]
    found.append(listed(say("scarface-board-dealers"), dealers, "; "))
    found.append(listed(say("scarface-board-open-jobs"), [name(job) for job in hand.open_jobs]))
    if hand.plan:
        found.append(listed(say("scarface-board-plan"), [_short(desk, card) for card in hand.plan], "; "))
    discard = len(hand.discard)
    cards = say("scarface-board-other-cards", hand=hand.hand_size, deck=hand.deck_size, discard=discard)
    return [*found, Text(f"  {cards}")]


def _dealer(desk: Desk, number: int) -> str:
    dealer = desk.board.human.dealers[number]
    record = desk.tables["dealer"][str(dealer.dealer)]
    stored = goods(dealer.alcohol, dealer.guns)
    thugs = f"{THUG}{dealer.thugs}/{record['spaces']}"
    return f"{number + 1} {name(str(dealer.dealer))} {stored} ≤{record['storage']} {thugs}"


def _card(desk: Desk, table: str, id: str, mark: str = "") -> list[Text]:
    """A card with all its text."""
    said = " ".join(lines(desk.pack, table, id))
    return [wrapped(f"{mark}{labelled(f'{name(id)} ({id})')} {said}", "    ", "      ")]


def cards(desk: Desk) -> list[Text]:
    """Hand, plan with texts, points, piles."""
    hand = desk.board.cards
    found = [listed(say("scarface-board-hand"), [_short(desk, card) for card in hand.hand], "; ")]
    if hand.plan:
        muscle, influence, wild = hand.pool
        found.append(Text(f"  {labelled(say('scarface-board-plan'))}"))
        for place, card in enumerate(hand.plan):
            used = DONE * ((place in hand.skills_used) + (place in hand.combos_used))
            table = "card" if card in desk.tables["card"] else "associate"
            found += _card(desk, table, card, f"{used} " if used else "")
        points = say("scarface-board-pool", muscle=muscle, influence=influence, wild=wild)
        found.append(Text(f"  {points}", "bold"))
        if hand.hand:
            found.append(Text(f"  {say('scarface-board-plan-price', n=hand.plan_price)}"))
        if hand.orders_used:
            found.append(listed(say("scarface-board-orders-used"), [name(order) for order in hand.orders_used]))
    found.append(Text("  " + say("scarface-board-piles", deck=hand.deck_size, discard=len(hand.discard))))
    if desk.seen:
        found.append(listed(say("scarface-board-in-deck"), [name(card) for card in [*hand.deck_top, *hand.deck]]))
        found.append(listed(say("scarface-board-in-discard"), [name(card) for card in hand.discard]))
        found.append(listed(say("scarface-board-right-hand"), [name(card) for card in hand.right_hand]))
        found.append(listed(say("scarface-board-raids-seen"), [name(raid) for raid in desk.board.raids.discard]))
    return found


def _short(desk: Desk, id: str) -> str:
    """`Bruiser (violence, 2 muscle)`."""
    record = desk.card(id)
    points = cost_phrases({"muscle": record["muscle"], "influence": record["influence"]})
    return f"{name(id)} ({', '.join([name(record['type']), *(words(phrase) for phrase in points)])})"


def market(desk: Desk) -> list[Text]:
    found = []
    for slot, card, price in zip(SLOTS, desk.board.market, desk.outlook.hire, strict=True):
        label = fitted(f"  {name(slot)}", 18)
        if card is None:
            found.append(label.append(say("scarface-board-empty")))
            continue
        record = desk.card(card)
        cost = ", ".join(words(phrase) for phrase in cost_phrases({record["pay"]: price}))
        label.append_text(fitted(STAR * record["stars"], 6)).append_text(fitted(cost, 22))
        label.append_text(fitted(_short(desk, card), 54)).rstrip()
        found.append(label)
    return found


def offer(desk: Desk) -> list[Text]:
    """The cards a decision is about, with all their text."""
    kinds = [decision.kind for decision in desk.view.decisions]
    table = OFFERS.get(kinds[0]) if kinds else None
    if table is None:
        return []
    ids = [str(args[table]) for _, _, args in desk.view.legal if table in args]
    label = Text(f"  {labelled(say('scarface-board-offer'))}")
    return [label, *(line for id in ids for line in _card(desk, table, id))]
