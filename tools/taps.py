"""How often a phone is touched in the Henchman's turns beside a box: games with a scripted person who answers truthfully.

python -m tools.taps [--games 50] [--cards app|physical] [--kinds]
"""

import argparse
import random
from collections import Counter

from consigliere.companion.box import Box
from consigliere.companion.session import Session
from consigliere.games.scarface.engine import ScarfaceState
from consigliere.games.scarface.names import NONE
from tests.companion.person import GAME, Person, drive, henchman_begins


class Tapping(Person):
    """Counts what the page would need for each answer."""

    counted: Counter[str]

    def say(self, text: str) -> None:
        question = self.session.question
        super().say(text)
        if not hasattr(self, "counted"):
            return
        self.counted[question.kind] += taps(question, text, self.session)


def taps(question, text, session):
    words = (text or question.default).split()
    if question.kind == "pause":
        return 0
    if question.form == "table":
        if words == ["ok"]:
            return 1
        row = question.rows[int(words[0]) - 1]
        n = 0
        for old, new in zip(row[1:], words[1:]):
            if str(old) == new:
                continue
            if new.lstrip("-").isdigit() and OLD:
                n += abs(int(new) - (0 if old == "?" else int(old)))
            else:
                n += 1
        return n + (len(question.rows) == 1)
    if question.form == "numbers":
        old = question.default.split() or ["0"] * len(words)
        if OLD:
            return 1 + sum(abs(int(a) - int(b)) for a, b in zip(old, words))
        return 1 + (sum(a != b for a, b in zip(old, words)) if len(words) > 1 else 0)
    return 1

OLD = True

def play(seed: int, physical: bool) -> list[Counter[str]]:
    rng = random.Random(seed)
    t = GAME.new(seed, options={"level": "normal"})
    assert isinstance(t, ScarfaceState)
    drive(t, rng, henchman_begins)
    box = Box(GAME.pack, {}, "standard", False)
    box.physical = physical
    person = Tapping(t, rng, Session(box, seed))
    person.set_up()
    turns = []
    while t.winner == NONE:
        person.update_between_turns()
        t.stack.pop()
        person.performed = len(person.session.log)
        person.counted = Counter()
        person.henchman_turn()
        turns.append(person.counted)
        del person.counted
        drive(t, rng, henchman_begins)
    return turns


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--cards", default="app")
    parser.add_argument("--old", type=int, default=1)
    args = parser.parse_args()
    global OLD
    OLD = bool(args.old)
    turns = [turn for seed in range(args.games) for turn in play(seed, args.cards == "physical")]
    totals = sorted(sum(turn.values()) for turn in turns)
    print(len(turns), "turns", "mean", sum(totals) / len(turns), "max", totals[-1], "p95", totals[len(totals) * 95 // 100])
    kinds: Counter[str] = Counter()
    for turn in turns:
        kinds.update(turn)
    for kind, n in kinds.most_common():
        print(f"{kind:20} {n / len(turns):.2f}")
    print(sorted(turns, key=lambda turn: sum(turn.values()))[-3:])


main()
