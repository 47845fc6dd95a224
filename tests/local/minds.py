"""Bots that think in this process, at once."""

from collections.abc import Sequence

from consigliere.bots import Budget, make_bot
from consigliere.kernel import Game
from consigliere.server.table.bots.minds import Mind, Question, Reply, Thinkers

STEPS = Budget(steps=5)


class Here(Thinkers):
    def __init__(self, games: Sequence[Game]) -> None:
        self._mind = Mind(games, make_bot)

    def budget(self, bot: str) -> Budget:
        return STEPS

    def seconds(self, usual: float) -> Budget:
        return STEPS

    async def reply(self, question: Question) -> Reply:
        reply = self._mind(question)
        assert reply is not None
        return reply

    def close(self) -> None:
        """There is no process to end."""
