"""Random numbers for play that is only imagined: fast, and the same for the same seed."""


class Dice:
    def __init__(self, seed: int) -> None:
        self.state: int = (seed ^ 0x5DEECE66D) & 0xFFFFFFFFFFFF

    def below(self, n: int) -> int:
        self.state = (self.state * 0x5DEECE66D + 11) & 0xFFFFFFFFFFFF
        return (self.state >> 16) * n >> 32

    def pick(self, weights: list[float]) -> int:
        """A place of the list, each as likely as its weight says; they sum up to 1."""
        mark = self.below(1 << 30) / (1 << 30)
        for n, weight in enumerate(weights):
            mark -= weight
            if mark < 0.0:
                return n
        return max(range(len(weights)), key=weights.__getitem__)
