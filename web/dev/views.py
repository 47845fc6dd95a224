"""Write the views of a game of bots as JSON for harness.tsx: python web/dev/views.py lafamiglia --seat 0 --seed 1."""

import argparse
from pathlib import Path
from typing import Any

import msgspec

import consigliere
from consigliere.bots import Budget, make_bot

FOLDER = Path(__file__).parent / "views"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    wish = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{wish.game}.json"
    file.write_bytes(msgspec.json.encode(dump(wish.game, wish.seat, wish.seed, wish.bot)))
    print(file)


def dump(name: str, seat: int, seed: int, bot_name: str) -> dict[str, Any]:
    game = consigliere.load(name)
    state = game.new(seed=seed)
    bots = [make_bot(bot_name, game, seed + number) for number in range(game.seats)]
    moments: list[dict[str, Any]] = []
    told = 0
    while True:
        journal = state.journal or []
        events = [e for e in journal[told:] if e.visible_to(seat)]
        told = len(journal)
        moments.append(
            {
                "view": state.view(seat),
                "events": [{"seq": state.seq, "message": e.message, "args": e.args} for e in events],
            }
        )
        if state.returns is not None:
            break
        mover = state.seat
        state.apply(bots[mover].choose(state.view(mover), Budget()), mover)
    return {"components": game.components(), "info": info(name, game.seats), "moments": moments}


def info(name: str, seats: int) -> dict[str, Any]:
    people = ["Ann", "Ben", "Cleo", "Dan"][:seats]
    return {
        "id": "TABLE",
        "game": name,
        "options": {},
        "status": "running",
        "asked": [],
        "seats": [{"kind": "person", "name": p, "mine": n == 0, "team": n % 2} for n, p in enumerate(people)],
    }


if __name__ == "__main__":
    main()
