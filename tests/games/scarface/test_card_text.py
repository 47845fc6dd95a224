"""SF-184: the texts of all cards are generated, in every language."""

import json

import pytest

import consigliere
from consigliere.cli import words
from consigliere.cli.boards.scarface_cards import explain, lines, title
from consigliere.cli.boards.scarface_cards import words as words_of
from consigliere.games.scarface.effects.effect import GAIN_OR_LOSS
from consigliere.games.scarface.effects.verbs import VERBS
from consigliere.games.scarface.explain import card_text, effect_text
from consigliere.games.scarface.explain.card_text import TABLES
from consigliere.games.scarface.names import AT, CONDITIONS, COUNTS, PASSIVES, TO, WHO
from consigliere.kernel import BadInput
from consigliere.locales import LANGUAGES, texts
from tests.marks import rule

GAME = consigliere.load("scarface")


@rule("SF-184")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_read(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "LANG", lang)
    for table in TABLES:
        for id in GAME.pack.tables[table]:
            said = lines(GAME.pack, table, id)
            print(title(table, id), *said, sep="\n  ")
            assert said
            assert all(line.endswith(".") and line[0].isupper() | line[0].isdigit() for line in said), said
            assert not any("{" in line or "scarface-" in line or "  " in line for line in said), said


@rule("SF-184")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_effect_language_has_a_phrase(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what no card of ours uses: an owner's pack may."""
    monkeypatch.setattr(words, "LANG", lang)
    for effect in every_effect():
        for user in ("self", "raided", "henchman"):
            phrase = effect_text.effect_phrase(effect, user)
            assert words_of(phrase)
    passives = [{"key": key, "n": n} for key in PASSIVES for n in (-2, 1)]
    assert all(words_of(phrase) for phrase in effect_text.passive_phrases(passives))


def every_effect() -> list[effect_text.Record]:
    plain = [verb for verb in VERBS if verb not in ("order", "choose")]
    effects: list[effect_text.Record] = [
        {"do": verb, "n": n, "who": who} for verb in plain for n in (1, 2, 5) for who in WHO
    ]
    effects += [{"do": verb, "n": -n, "who": who} for verb in GAIN_OR_LOSS for n in (1, 2, 5) for who in WHO]
    effects += [{"do": "money", "n": 1, "per": count, "max": most} for count in COUNTS for most in (0, 4)]
    effects += [{"do": "muscle", "n": 1, "per": count, "max": 3} for count in COUNTS]
    effects += [{"do": "ring", "if": {"key": key, "n": n}} for key in CONDITIONS for n in (1, 3)]
    effects += [{"do": "kill", "n": 1, "at": at} for at in AT] + [{"do": "send", "n": 2, "to": to} for to in TO]
    effects += [{"do": "draw", "n": 1, "may": True}, {"do": "draw", "n": 1, "pay": {"money": 2}}]
    option = [{"do": "draw", "n": 1}, {"do": "ring"}]
    effects += [{"do": "choose", "times": times, "options": [option, option]} for times in (1, 2, "boss")]
    order = {"do": "order", "id": "move", "n": 2, "to": "here", "max": 3, "bonus": 1, "discount": 2, "nothug": True}
    return [*effects, order]


@rule("SF-184")
def test_a_card_reads_like_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "LANG", "en")
    assert lines(GAME.pack, "card", "cashier")[1] == "Skill: gain $1 for each business marker of yours, at most $5."
    assert lines(GAME.pack, "job", "protection_round")[1] == "Only if you control at least 2 neighbourhoods."
    assert lines(GAME.pack, "raid", "shoot_out")[0] == "The raided gang: 2 thugs of that gang are wounded."
    assert [words_of(phrase) for phrase in effect_text.effect_phrases([{"do": "crime", "n": 1}], "his")] == [
        "the Henchman’s crime rises by 1"
    ]
    assert lines(GAME.pack, "action", "C05")[2] == (
        "Row 2: “Send thugs to districts” (2 thugs, to the Henchman’s district)."
    )
    monkeypatch.setattr(words, "LANG", "ru")
    assert lines(GAME.pack, "card", "chauffeur_capone")[1] == (
        "Навык: поставить 1 машину из резерва в район со своим кварталом; сделать до 2 бесплатных перемещений."
    )


def said_plainly(value: object) -> object:
    """How a client says plain data: the inner phrases first, commas in lists."""
    if isinstance(value, list):
        return ", ".join(str(said_plainly(item)) for item in value)
    if isinstance(value, dict):
        return words.say(value["message"], (), **{name: said_plainly(item) for name, item in value["args"].items()})
    return value


@rule("SF-184")
def test_a_client_can_say_every_card_from_plain_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "LANG", "en")
    texts = json.loads(json.dumps(card_text.texts(GAME.pack)))
    assert list(texts) == list(TABLES)
    for table in TABLES:
        assert list(texts[table]) == list(GAME.pack.tables[table])
        for id, text in texts[table].items():
            told = [str(said_plainly(line)) for line in text.get("lines") or board_lines(text)]
            assert [line[:1].upper() + line[1:] for line in told] == lines(GAME.pack, table, id)
    assert said_plainly(texts["card"]["cashier"]["skill"]) == "gain $1 for each business marker of yours, at most $5"


def board_lines(gang: dict[str, dict[str, list[object]]]) -> list[object]:
    return [
        line for what in gang["values"] for line in [gang["values"][what], *gang["levels"][what], *gang["solo"][what]]
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name(lang: str) -> None:
    named = card_text.named()
    assert len(named) == len(set(named))
    assert all(f"scarface-name-{id}" in texts(lang) for id in named)


def test_a_card_is_found_by_id_or_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "LANG", "pl")
    assert explain(GAME.pack, "gun runner").plain == explain(GAME.pack, "przemytnik broni").plain
    with pytest.raises(BadInput):
        explain(GAME.pack, "nobody")
