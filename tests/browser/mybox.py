"""An owner with a thumb: enters cards by tapping what is printed, and counts his taps."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from consigliere.companion.mybox.form import form, symbol_of
from consigliere.companion.mybox.messages import BoxField
from consigliere.companion.mybox.shape import BoxCard, BoxEffect
from consigliere.locales import text


def words(line: Any) -> str:
    said = text("en", line.message, line.args)
    return said[:1].upper() + said[1:]


class Thumb:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, what: Locator) -> None:
        what.tap()
        self.taps += 1

    def button(self, name: str, inside: Locator | None = None) -> None:
        self.tap((inside or self.page.locator("main")).get_by_role("button", name=name, exact=True))

    def card(self, card: BoxCard) -> int:
        """A card from the top to the bottom; how many taps it took."""
        begun = self.taps
        for field in form().parts[0].fields[:2]:
            self._number(field, int(getattr(card, field.name)), self.page.locator(".box-editor"))
        rows: Any = card.rows
        for number, row in enumerate(rows):
            for place, effect in enumerate(row.act):
                self._effect(effect, number, joined=place > 0)
            if row.bonus:
                self._number(form().parts[0].fields[2].fields[0], row.bonus, self._open())
        return self.taps - begun

    def _open(self) -> Locator:
        return self.page.locator(".box-row.is-open")

    def _effect(self, effect: BoxEffect, row: int, joined: bool) -> None:
        symbol = symbol_of(effect)
        assert symbol is not None
        if joined:
            self.button("+ and also …", self._open())
        palette = self.page.locator(".box-palette")
        if symbol.group == "rare":
            self.tap(palette.locator("summary"))
        self.button(words(symbol.label), palette)
        expect(self.page.locator(".box-row").nth(row)).to_be_visible()
        for name in symbol.details:
            detail = form().details[name]
            wish, usual = getattr(effect, _attribute(detail)), getattr(symbol.effect, _attribute(detail))
            if wish == usual:
                continue
            if not detail.needed and not self._open().locator("details[open]").count():
                self.tap(self._open().locator("summary").last)
            if detail.kind == "number":
                self._number(detail, wish, self._open())
            else:
                group = self._open().get_by_role("group", name=words(detail.label), exact=True)
                self.button(next(words(one.label) for one in detail.options if one.id == wish).lower(), group)

    def _number(self, field: BoxField, wish: int, inside: Locator) -> None:
        group = inside.get_by_role("group", name=words(field.label), exact=True).last
        self.button(f"{words(field.label)} {wish}", group)


def _attribute(field: BoxField) -> str:
    return "when" if field.name == "if" else field.name
