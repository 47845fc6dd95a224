"""How often a phone is touched beside a box: games with a scripted person who answers the companion truthfully.

python -m tools.measuring.taps [--games 50] [--cards app|physical] [--humans 1|2|3]

A button is one tap. Of several numbers each that is not as last told is one, and so is "that is right" below them;
where none was known, the last one was not, or none is as it was, it is not needed. The goods a tile needs are one
button with their symbols, and so is that no goods lie on it, or that everybody has, or the supply holds, enough.
Between his turns a change of the sheet is counted as the dialogs need it.
"""

import argparse
import random
from collections import Counter
from typing import Final

from tests.companion.person import ANYWHERE, GAME, Person, drive, henchman_begins

from consigliere.companion.box import Box
from consigliere.companion.edits import is_edit
from consigliere.companion.questions import NUMBERS, ROW_END, TABLE, Question
from consigliere.companion.session import Session
from consigliere.companion.sheet import COLOURS
from consigliere.games.scarface.engine import ScarfaceState

EDIT_TAPS: Final = {"tile": 4, "add": 5, "ring": 2, "passive": 5}  # open, pick, change, save
SET_TAPS: Final = 3
OPEN_AND_SAVE: Final = 2
FIRST: Final = 1  # the number of what is picked, until another one is


def taps(question: Question, answer: str) -> int:
    """What the page needs for this answer."""
    words = (answer or question.default).split()
    if words[0] == "lost":
        return OPEN_AND_SAVE + sum(_lost(*part.split()) for part in " ".join(words[1:]).split(ROW_END))
    if words[0] == "news":  # a list to pick from, then steps up or down
        return OPEN_AND_SAVE + sum(2 + abs(int(n) - FIRST) for n in words[2::2])
    if is_edit(words):
        return EDIT_TAPS.get(words[0], SET_TAPS)
    if question.draw and len(words) > 1:
        return len(words) - 1  # his cards, without a word that he may begin
    if question.form == TABLE:
        if question.kind == "needs":
            return len(question.rows)
        told = [part.split()[1:] for part in answer.split(ROW_END) if len(part.split()) > 1]
        return _changed([cell for row in question.rows for cell in row[1:]], [cell for row in told for cell in row])
    if question.kind == "goods" and words == ["0", "0"]:
        return 1
    if question.form == NUMBERS and len(words) > 1:
        most = question.enough or 999
        numbers = [str(min(int(word), most)) for word in words]
        if question.enough and set(numbers) == {str(most)}:
            return 1
        anew = all(str(old) != new for old, new in zip(question.known, numbers, strict=True))
        return len(numbers) if anew else _changed(list(question.known), numbers)
    return 1


def _lost(what: str, n: str, place: str) -> int:
    return 1 + (int(n) != FIRST) + (place != ANYWHERE)


def _changed(shown: list[object], told: list[str]) -> int:
    """Where no number was known, or the last one was not, it sends the answer, else a button does; one alone is one."""
    numbers = [old for old in shown if old is None or old == "?" or isinstance(old, int)]
    unknown = [old is None or old == "?" for old in numbers]
    sent = 0 if unknown and (all(unknown) or unknown[-1]) else 1
    changed = sum(str(old) != new for old, new in zip(shown, told, strict=True))
    return 1 if len(shown) == 1 else sent + changed


class Tapping(Person):
    """Counts the taps of what he says, by the kind of question."""

    def __init__(self, t: ScarfaceState, rng: random.Random, session: Session) -> None:
        super().__init__(t, rng, session)
        self.counted: Counter[str] = Counter()

    def say(self, text: str) -> None:
        question = self.session.question
        super().say(text)
        self.counted["edit" if is_edit(text.split()) else question.kind] += taps(question, text)

    def count(self) -> Counter[str]:
        counted, self.counted = self.counted, Counter()
        return counted


def play(seed: int, physical: bool, humans: int = 1) -> tuple[list[Counter[str]], list[Counter[str]]]:
    """A whole game: the taps of each of his turns, and of what was told before each."""
    rng = random.Random(seed)
    t = GAME.new(seed, options={"level": "normal", "humans": humans})
    assert isinstance(t, ScarfaceState)
    drive(t, rng, henchman_begins)
    box = Box(GAME.pack, {}, "standard", False)
    box.physical = physical
    person = Tapping(t, rng, Session(box, seed, colours=COLOURS[:humans] if humans > 1 else []))
    person.set_up()
    person.count()
    turns, between = [], []
    while not t.winners:
        person.update_between_turns()
        between.append(person.count())
        t.stack.pop()
        person.performed = len(person.session.log)
        person.henchman_turn()
        turns.append(person.count())
        drive(t, rng, henchman_begins, person.watch)
    return turns, between


def table(title: str, turns: list[Counter[str]]) -> None:
    totals = sorted(turn.total() for turn in turns)
    mean, late = sum(totals) / len(totals), totals[len(totals) * 95 // 100]
    print(f"{title}: {len(turns)} turns, {mean:.2f} on average, 95 % at most {late}, the heaviest {totals[-1]}")
    kinds = sum(turns, Counter[str]())
    for kind, n in kinds.most_common():
        print(f"  {kind:<16} {n / len(turns):.2f}")
    for turn in sorted(turns, key=Counter.total)[-3:]:
        print("  heavy:", ", ".join(f"{kind} {n}" for kind, n in turn.most_common()))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--cards", choices=["app", "physical"], default="app")
    parser.add_argument("--humans", type=int, choices=[1, 2, 3], default=1)
    args = parser.parse_args()
    played = [play(seed, args.cards == "physical", args.humans) for seed in range(args.games)]
    table(f"his turns, {args.cards} cards", [turn for turns, _ in played for turn in turns])
    table("told between them", [turn for _, between in played for turn in between])


if __name__ == "__main__":
    main()
