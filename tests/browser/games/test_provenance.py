"""What is from the rulebook and what is ours: said at the door, and on the card of every component."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import consigliere
from consigliere.games import NAMES
from consigliere.kernel.packs import Record
from consigliere.kernel.provenance import is_provenance, ours, provenances
from consigliere.locales import LANGUAGES, text
from tests.browser.conftest import NARROW, NewPage
from tests.browser.games.test_scarface import play_until
from tests.browser.lafamiglia import open_moment
from tests.browser.play import play_now, point_at
from tests.browser.tables import go

PACKS = {game: consigliere.load(game).pack.tables for game in NAMES}


def away(page: Page) -> None:
    """The mouse points at nothing, and what it pointed at has stopped explaining itself."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(600)
    expect(page.locator(".tip")).to_have_count(0)


def explained(page: Page, selector: str) -> str:
    """The line about where it comes from, in the card of a piece."""
    piece = page.locator(selector).first
    expect(piece).to_be_attached()
    point_at(piece)
    expect(page.locator(".tip .tip-prov")).to_be_visible()
    line = page.locator(".tip .tip-prov").inner_text()
    page.locator(".tip").dispatch_event("click")
    expect(page.locator(".tip")).to_have_count(0)
    return line


def expected(record: Record, lang: str = "en") -> str:
    def words(source: object) -> str:
        return text(lang, "page-provenance", {"source": source})

    whole = record["prov"]
    parts = {field.removesuffix("_prov"): record[field] for field in record if is_provenance(field) and field != "prov"}
    said = [words(whole)]
    for part, source in parts.items():
        if source != whole:
            args = {"part": text(lang, "page-part", {"part": part}), "words": words(source)}
            said.append(text(lang, "page-provenance-part", args))
    line = " · ".join(said)
    return line[0].upper() + line[1:]


def ids(page: Page, prefix: str) -> list[str]:
    """Those of the pieces or places on the board whose names begin like this."""
    found: list[str] = page.evaluate(
        """(prefix) => [...document.querySelectorAll(`[data-piece^="${prefix}"], [data-place^="${prefix}"]`)]
            .map(({dataset}) => (dataset.piece ?? dataset.place).slice(prefix.length))""",
        prefix,
    )
    assert found, prefix
    return found


def at(key: str) -> str:
    return f"[data-piece='{key}'], [data-place='{key}']"


def one_of_each(found: list[str], table: dict[str, Record]) -> list[str]:
    """As few ids as show every provenance among them."""
    seen = {expected(table[id]): id for id in found if id in table}
    assert seen
    return list(seen.values())


def check(page: Page, prefix: str, table: dict[str, Record], lang: str = "en") -> None:
    for id in one_of_each(ids(page, prefix), table):
        assert explained(page, at(f"{prefix}{id}")) == expected(table[id], lang), id


LAFAMIGLIA: Any = PACKS["lafamiglia"]


def columns() -> dict[str, Record]:
    return {column["id"]: column for column in LAFAMIGLIA["sheet"]["0"]["column"]}


def cells() -> dict[str, Record]:
    return {cell["id"]: cell for sheet in LAFAMIGLIA["sheet"].values() for cell in sheet.get("cell", [])}


def rows() -> dict[str, Any]:
    names = ("justice", "police", "economy", "church")
    return {f"{id}-{row}": family[row] for id, family in LAFAMIGLIA["family"].items() for row in names}


def spaces() -> dict[str, Record]:
    return {f"{row}-{n}": space for row, record in rows().items() for n, space in enumerate(record["spaces"])}


@pytest.mark.parametrize("lang", ["ru"])
def test_every_component_of_la_famiglia(new_page: NewPage, lang: str) -> None:
    page, pack = new_page(lang), PACKS["lafamiglia"]
    open_moment(page, "six-mandamenti-2", 60)
    for prefix, table in (("area-", "areas"), ("sea-", "seas"), ("mandamento-", "mandamenti")):
        check(page, prefix, pack[table], lang)
    page.locator("[data-tab=sheets]").dispatch_event("click")
    check(page, "column-", columns(), lang)
    check(page, "cell-", cells(), lang)
    page.locator("[data-tab=families]").dispatch_event("click")
    check(page, "character-", pack["character"], lang)
    check(page, "row-", rows(), lang)
    check(page, "space-", spaces(), lang)
    page.locator("[data-tab=orders]").dispatch_event("click")
    check(page, "token-", pack["order"], lang)
    page.locator("[data-tab=tiles]").dispatch_event("click")
    check(page, "tile-", pack["tile"], lang)


def test_every_component_of_scarface(page: Page) -> None:
    pack = PACKS["scarface"]
    play_now(page, "scarface")
    away(page)
    dice = random.Random(3)
    play_until(page, "[data-piece^='gang-']", dice)
    check(page, "gang-", pack["gang"])
    play_until(page, "[data-piece^='offer-']", dice)
    check(page, "offer-", pack["card"] | pack["dealer"] | pack["job"])
    play_until(page, ".card.is-legal[data-piece^='card-']", dice)
    named = {id.rpartition("-")[0]: id for id in ids(page, "card-")}
    cards = pack["card"] | pack["associate"]
    for id in one_of_each(list(named), cards):
        assert explained(page, at(f"card-{named[id]}")) == expected(cards[id])
    for prefix, table in (("order-", "order"), ("district-", "district"), ("tile-", "tile"), ("news-", "news")):
        check(page, prefix, pack[table])
    assert explained(page, "[data-piece^='marker-']") == "Inferred from the rules"
    assert explained(page, "[data-piece^='slot-']") in {expected(card) for card in pack["associate"].values()}
    assert explained(page, ".dealer-face") == "Our reconstruction · name: printed in the rulebook"
    assert explained(page, "[data-piece^='level-']") == "Our reconstruction"
    assert explained(page, "[data-piece^='his-'].his-card") == "Our reconstruction"


def test_the_cards_of_famiglia_tell_where_their_points_come_from(page: Page) -> None:
    play_now(page, "famiglia")
    away(page)
    names = {text("en", f"famiglia-name-{id}"): id for id in PACKS["famiglia"]["card"]}
    shown = [piece.get_attribute("aria-label") for piece in page.locator(".famiglia [data-piece].card").all()]
    sources = {PACKS["famiglia"]["card"][names[label]]["prov"]: label for label in shown if label in names}
    for source, label in sources.items():
        said = explained(page, f".famiglia [data-piece][aria-label='{label}']")
        assert said == f"Points: {text('en', 'page-provenance', {'source': source})}"
    assert sources


def test_an_owners_own_number_is_said_to_be_his(page: Page) -> None:
    page.goto("/new/famiglia")
    page.get_by_label("Components").select_option("rich-italians")
    page.locator("fieldset").first.locator("select").nth(1).select_option("bot-easy")
    page.locator("form button.primary").click()
    expect(page.locator(".famiglia")).to_be_visible()
    away(page)
    assert explained(page, "[data-piece][aria-label='Italian 0']") == "Points: your own numbers"
    assert "your own" not in explained(page, "[data-piece][aria-label='Mercenary 0']")


def counts(game: str) -> list[int]:
    """The numbers of the sentence about a game, in its order."""
    found = ours(provenances(PACKS[game]))
    kinds = ["order", "sheet-cell", "family-row-spaces"] if game == "lafamiglia" else []
    if game == "scarface":
        cards = [found[kind] for kind in ("associate", "card", "dealer", "job", "news", "raid", "action")]
        return [sum(card[0] for card in cards), sum(card[1] for card in cards)]
    return [n for kind in kinds for n in found[kind]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_the_lesson_and_the_rules_say_what_is_ours(new_page: NewPage, lang: str) -> None:
    page = new_page(lang)
    page.goto("/")
    for game in NAMES:
        said = page.locator(f"[data-game={game}] .game-sources").inner_text()
        assert said
        assert [int(n) for n in re.findall(r"\d+", said)] == counts(game)
        page.locator(f"[data-game={game}] .game-links a[href$='#sources']").click()
        expect(page.locator(".lesson h3#sources + p")).to_contain_text(said)
        expect(page.locator(".lesson h3#sources + p")).to_be_in_viewport()
        go(page, f"/rules/{game}")
        expect(page.locator(".rules-note").first).to_contain_text(said)
        go(page, "/")


def test_the_companion_says_what_is_ours(new_page: NewPage) -> None:
    page = new_page(viewport=NARROW, has_touch=True, is_mobile=True)
    page.goto("/companion")
    cards = ours(provenances(PACKS["scarface"]))["action"][0]
    for lang in LANGUAGES:
        page.locator("select.language").select_option(lang)
        expect(page.locator(".companion-start")).to_contain_text(text(lang, "companion-sources", {"cards": cards}))
