"""The Henchman's corner: his board, his plan with rows and cubes."""

from rich.text import Text

from consigliere.cli.boards.lines import fitted, flowing
from consigliere.cli.boards.scarface_cards import words
from consigliere.cli.boards.scarface_gangs import people, summary
from consigliere.cli.boards.scarface_marks import THUG, Desk, goods, listed, name
from consigliere.cli.words import say
from consigliere.games.scarface.explain.effect_text import effect_phrases
from consigliere.games.scarface.names import CHARACTERISTICS

CUBE = "■"
PER_LINE = 3


def henchman(desk: Desk) -> list[Text]:
    gang = desk.board.rival
    jobs = say("scarface-board-henchman-jobs", n=len(gang.jobs))
    found = [
        flowing([*summary(desk, gang), jobs], "  ", " · "),
        *people(desk, gang),
        _levels(desk),
    ]
    found.append(listed(say("scarface-board-dealers"), [_dealer(desk, n) for n in range(len(gang.dealers))], "; "))
    return [*found, _piles(desk), *plan(desk)]


def _levels(desk: Desk) -> Text:
    """In the order of the districts' numbers, which is the order he upgrades in."""
    gang = desk.board.rival
    boards = zip(CHARACTERISTICS, desk.gang(gang)["solo"], gang.levels, strict=True)
    items = []
    for what, item, level in sorted(boards, key=lambda entry: int(entry[1]["no"])):
        dots = "●" * level + "○" * (item["max"] - level)
        items.append(f"{item['no']} {name(what)} {dots} {item['values'][level - 1]}")
    return listed(say("scarface-board-levels"), items, " · ")


def _dealer(desk: Desk, number: int) -> str:
    dealer = desk.board.rival.dealers[number]
    who = name(dealer.dealer) if dealer.dealer else say("scarface-board-face-down")
    return f"{number + 1} {who} {goods(dealer.alcohol, dealer.guns)} {THUG}{dealer.thugs}"


def _piles(desk: Desk) -> Text:
    cards = desk.board.henchman
    deck, (a, b) = desk.outlook.decks.his, cards.piles
    line = Text("  " + say("scarface-board-action-piles", deck=deck, discard=len(cards.discard), a=a, b=b))
    if desk.seen:
        line.append("\n").append_text(listed(say("scarface-board-in-deck"), [*cards.deck_top, *cards.deck]))
        line.append("\n").append_text(listed(say("scarface-board-in-discard"), list(cards.discard)))
    return line


def plan(desk: Desk) -> list[Text]:
    """His plan, three cards beside each other: a cube on what he has done."""
    cards = desk.board.henchman.plan
    if not cards:
        return []
    gang = desk.board.rival
    record = desk.tables["action"]
    solo = desk.gang(gang)["solo"][0]
    hard = desk.tables["difficulty"]["difficulty"][str(desk.view.options.get("level", "normal"))]
    own = solo["values"][gang.levels[0] - 1] + hard
    power = say("scarface-board-power", own=own, plan=sum(record[card]["power"] for card in cards))
    found = [Text(f"  {power}", "bold")]
    for first in range(0, len(cards), PER_LINE):
        found += _cards(desk, list(enumerate(cards))[first : first + PER_LINE])
    return found


def _cards(desk: Desk, cards: list[tuple[int, str]]) -> list[Text]:
    records = [desk.tables["action"][card] for _, card in cards]
    heads = [
        say("scarface-board-action-card", card=card, power=record["power"], move=record["move"])
        for (_, card), record in zip(cards, records, strict=True)
    ]
    found = [_line(heads, "bold")]
    for row in range(max(len(record["rows"]) for record in records)):
        found.append(_line([_row(desk, place, card, row) for place, card in cards]))
    return found


def _line(cells: list[str], style: str = "") -> Text:
    line = Text("  ")
    for cell in cells:
        line.append_text(fitted(Text(cell, style), 31)).append(" ")
    line.rstrip()
    return line


def _row(desk: Desk, place: int, card: str, row: int) -> str:
    rows = desk.tables["action"][card]["rows"]
    if row >= len(rows):
        return ""
    mark = CUBE if [place, row] in desk.board.henchman.cubes else "·"
    bonus = f" +{rows[row]['bonus']}" if rows[row]["bonus"] else ""
    effects = [words(phrase) for phrase in effect_phrases(rows[row]["act"], "his")]
    return f"{mark} {row + 1}{bonus} {', '.join(effects)}"
