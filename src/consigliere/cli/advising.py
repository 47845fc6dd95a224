"""What a brain says, in words."""

from collections.abc import Sequence

from consigliere.bots.advice import Advice, Choice
from consigliere.bots.advice.phrases import Phrase
from consigliere.cli.words import in_words, say
from consigliere.kernel import Game


def advice_words(game: Game, found: Advice, seat: int, players: Sequence[str]) -> list[str]:
    """The move, its reason, the runner-up, each a line."""
    lines = [
        say(
            "advice-best", notation=found.best.notation, words=in_words(game, found.best.args), chance=found.best.chance
        ),
        reason_words(found, seat, players),
    ]
    if found.second is not None:
        lines.append(_second(game, found.best, found.second))
    return lines


def reason_words(found: Advice, seat: int, players: Sequence[str]) -> str:
    gains, risks = (joined(phrases, seat, players) for phrases in (found.gains, found.risks))
    if gains and risks:
        return say("advice-gains-risks", gains=gains, risks=risks)
    if gains:
        return say("advice-gains", gains=gains)
    return say("advice-risks", risks=risks) if risks else say("advice-neither")


def joined(phrases: Sequence[Phrase], seat: int, players: Sequence[str]) -> str:
    return ", ".join(_phrase(phrase, seat, players) for phrase in phrases)


def _phrase(phrase: Phrase, seat: int, players: Sequence[str]) -> str:
    mine = "yes" if phrase.args.get("seat") == seat else "no"
    return say(phrase.message, players, **{"you": mine, **phrase.args})


def _second(game: Game, best: Choice, second: Choice) -> str:
    lead = points(max(0.0, best.chance - second.chance))
    return say("advice-second", notation=second.notation, words=in_words(game, second.args), n=lead)


def points(chance: float) -> int:
    """Of a hundred."""
    return round(100 * chance)
