"""How a conflict can end: the ends of all ways it can go, counted."""


class Odds:
    """Of so many `ways`, in how many the area is taken, left empty, held; soldiers left and attackers fled in all of
    them together."""

    def __init__(self) -> None:
        self.ways: int = 0
        self.taken: int = 0
        self.empty: int = 0
        self.held: int = 0
        self.attackers: int = 0
        self.defenders: int = 0
        self.fled: int = 0

    def add(self, attackers: int, defenders: int, fled: int) -> None:
        self.ways += 1
        if attackers:
            self.taken += 1
        elif defenders:
            self.held += 1
        else:
            self.empty += 1
        self.attackers += attackers
        self.defenders += defenders
        self.fled += fled
