"""Bots that think in this process, at once."""

from collections.abc import Sequence

from consigliere.bots import Budget, make_bot
from consigliere.bots.advice import Advice
from consigliere.bots.analysis import Judged
from consigliere.kernel import Game
from consigliere.server.table.minds import Choice, Mind, Question

STEPS = Budget(steps=5)


class Here:
    def __init__(self, games: Sequence[Game]) -> None:
        self._mind = Mind(games, make_bot)

    def budget(self, bot: str) -> Budget:
        return STEPS

    def seconds(self, usual: float) -> Budget:
        return STEPS

    async def choose(self, question: Question) -> Choice | None:
        reply = self._mind(question)
        assert isinstance(reply, Choice)
        return reply

    async def advise(self, question: Question) -> Advice | None:
        reply = self._mind(question._replace(wants="advice"))
        assert isinstance(reply, Advice)
        return reply

    async def judge(self, question: Question) -> Judged | None:
        reply = self._mind(question._replace(wants="judgement"))
        assert isinstance(reply, Judged)
        return reply

    def close(self) -> None:
        """There is no process to end."""
