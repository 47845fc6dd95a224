"""A position as a standalone SVG picture: the map, the pieces and who controls what, for one seat or a spectator.

Every family is told by emblem and pattern as well as by colour. Words come from the caller: a title, the names of the
players and, where another alphabet is wanted, those of the places.
"""

from collections.abc import Collection, Mapping, Sequence
from html import escape
from itertools import pairwise
from math import hypot
from typing import Any, Final

from consigliere.games.lafamiglia.names import AREAS, COLOURS, MANDAMENTI, NEUTRAL, NEUTRAL_NAME, SEAS
from consigliere.games.lafamiglia.seen.view import Board, Order

Tables = Mapping[str, Mapping[str, Mapping[str, Any]]]
Point = Sequence[float]

INK: Final = "#2b2622"
PAPER: Final = "#f8f3e6"
FELT: Final = "#1d2b29"
SEA: Final = "#b7cbd0"
SEA_INK: Final = "#4d6a73"
BROWN: Final = "#7a5230"
GOLD: Final = "#e0a526"
LAND: Final = ("#e6dabb", "#d3d6b6", "#e4cbb3", "#d6cdc6", "#dfd3a6", "#c9d0c4")
FILL: Final = {
    "yellow": "#e8b923", "blue": "#2c6fb7", "green": "#2e8b57", "red": "#bf3b2c", "white": "#fbf8f0",
    "black": "#2a282c", NEUTRAL_NAME: "#9a958c",
}  # fmt: skip
LINE: Final = {  # emblem and pattern on the fill
    "yellow": INK, "blue": "#ffffff", "green": "#ffffff", "red": "#ffffff", "white": INK, "black": "#f4ead2",
    NEUTRAL_NAME: "#ffffff",
}  # fmt: skip
PATTERN: Final = {  # on a tile of 6 by 6
    "yellow": '<circle cx="1.5" cy="1.5" r="1"/><circle cx="4.5" cy="4.5" r="1"/>',
    "blue": '<path d="M0 1.5H6M0 4.5H6"/>',
    "green": '<path d="M-1 7L7 -1M-1 1L1 -1M5 7L7 5"/>',
    "red": "",
    "white": '<path d="M0 0H6M0 0V6"/>',
    "black": '<path d="M1.5 0V6M4.5 0V6"/>',
    NEUTRAL_NAME: '<path d="M-1 -1L7 7M-1 7L7 -1"/>',
}
EMBLEM: Final = {  # on a square of 24 by 24: sun, wolf, leaf, tower, moon, spade; a hat for the neutrals
    "yellow": "M12 1L14.7 7.2L20.8 3.9L17 10L23 12L17 14L20.8 20.1L14.7 16.8L12 23L9.3 16.8L3.2 20.1L7 14L1 12L7 10L3.2"
    " 3.9L9.3 7.2Z",
    "blue": "M3 1L9.5 7H14.5L21 1V13L12 23L3 13ZM7 11L10.5 14V11.6ZM17 11L13.5 14V11.6Z",
    "green": "M12 1C21 7 22 15 13 19.5V23H11V19.5C2 15 3 7 12 1ZM11.3 7V17H12.7V7Z",
    "red": "M3 2H7.4V5H9.8V2H14.2V5H16.6V2H21V9H19V22H14.5V17A2.5 2.5 0 0 0 9.5 17V22H5V9H3Z",
    "white": "M16.5 1.5A11 11 0 1 0 22 17A9 9 0 1 1 16.5 1.5Z",
    "black": "M12 1C7 8 2 10.5 2 15.3A4.6 4.6 0 0 0 10.6 17.4L9 23H15L13.4 17.4A4.6 4.6 0 0 0 22 15.3C22 10.5"
    " 17 8 12 1Z",
    NEUTRAL_NAME: "M7.5 13L8.5 5.5Q10.5 4 12 5.5Q13.5 4 15.5 5.5L16.5 13ZM1.5 15H22.5Q20 19.5 12 19.5T1.5 15Z",
}
SERIF: Final = "Georgia,'Times New Roman','DejaVu Serif',serif"
SANS: Final = "'Helvetica Neue',Arial,'DejaVu Sans',sans-serif"
HEAD: Final = 84
RIM: Final = 14


def picture(
    board: Board,
    tables: Tables,
    *,
    title: str = "",
    players: Sequence[str] = (),
    deciding: Collection[int] = (),
    hidden: Collection[int] = (),
    names: Mapping[str, str] | None = None,
    glow: Collection[str] = (),
    arrows: Sequence[tuple[str, str]] = (),
) -> str:
    """`tables` are those of the pack; `deciding` are the seats whose decision it is, `hidden` those behind a screen;
    `names` replaces the printed names of areas, seas and mandamenti (`mandamento-enna`); `glow` marks areas and seas,
    `arrows` run between areas."""
    art = _Art(board, tables, names or {}, hidden)
    wide, high = art.size
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide + 2 * RIM:g} {high + HEAD + RIM:g}" '
        f'width="{wide + 2 * RIM:g}" height="{high + HEAD + RIM:g}" role="img">',
        f"<title>{escape(title)}</title>" if title else "",
        _definitions(wide, high),
        f'<rect width="100%" height="100%" fill="{FELT}"/>',
        art.header(title, players, deciding),
        f'<g transform="translate({RIM} {HEAD})" clip-path="url(#lf-frame)">',
        *art.seas(glow),
        *art.land(glow),
        *art.controls(),
        *art.pieces(),
        *art.boats(),
        *(art.arrow(start, end) for start, end in arrows),
        "</g></svg>\n",
    ]
    return "\n".join(part for part in parts if part)


def _definitions(wide: float, high: float) -> str:
    patterns = [
        f'<pattern id="lf-fill-{name}" width="6" height="6" patternUnits="userSpaceOnUse">'
        f'<rect width="6" height="6" fill="{FILL[name]}"/>'
        f'<g fill="{LINE[name]}" stroke="{LINE[name]}" stroke-width="0.7" opacity="0.3">{lines}</g></pattern>'
        for name, lines in PATTERN.items()
    ]
    emblems = [
        f'<symbol id="lf-emblem-{name}" viewBox="0 0 24 24"><path d="{path}" fill-rule="evenodd"/></symbol>'
        for name, path in EMBLEM.items()
    ]
    return (
        "<defs>"
        + "".join(patterns + emblems)
        + f'<clipPath id="lf-frame"><rect width="{wide:g}" height="{high:g}" rx="10"/></clipPath>'
        + '<filter id="lf-shade" x="-30%" y="-30%" width="160%" height="170%">'
        + '<feDropShadow dx="0" dy="1.2" stdDeviation="1.1" flood-opacity="0.45"/></filter>'
        + f'<marker id="lf-tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto">'
        f'<path d="M0 0L10 5L0 10Z" fill="{GOLD}"/></marker></defs>'
    )


def _points(points: Sequence[Sequence[float]]) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in points)


def _text(at: Point, words: str, size: float, style: str = "") -> str:
    return f'<text x="{at[0]:g}" y="{at[1]:g}" font-size="{size:g}" text-anchor="middle" {style}>{escape(words)}</text>'


def _emblem(name: str, at: Point, size: float, colour: str = "") -> str:
    x, y = at[0] - size / 2, at[1] - size / 2
    return (
        f'<use href="#lf-emblem-{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" '
        f'fill="{colour or LINE[name]}"/>'
    )


def _group(at: Point, *parts: str, more: str = "") -> str:
    return f'<g transform="translate({at[0]:g} {at[1]:g})" filter="url(#lf-shade)"{more}>{"".join(parts)}</g>'


def soldiers(at: Point, name: str, count: int) -> str:
    """A shield: the emblem above, the number below."""
    shield = "M-14.5 -15.5H14.5V6Q14.5 12.5 0 16.5Q-14.5 12.5 -14.5 6Z"
    return _group(
        at,
        f'<path d="{shield}" fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>',
        f'<path d="M-13.8 -14.8H13.8V-0.5H-13.8Z" fill="url(#lf-fill-{name})"/>',
        f'<path d="M-13.8 -0.5H13.8" stroke="{INK}" stroke-width="1"/>',
        _emblem(name, (0, -7.6), 13.4),
        _text((0, 11.6), str(count), 13.5, f'font-weight="700" font-family="{SANS}" fill="{INK}"'),
    )


def labs(at: Point, count: int) -> str:
    flask = "M-2.6 -12H2.6M-1.7 -12V-4L-6.5 7Q-7.4 10.5 -4 10.5H4Q7.4 10.5 6.5 7L1.7 -4V-12"
    liquid = "M-3.9 2.5H3.9L6 7.2Q6.7 9.8 4 9.8H-4Q-6.7 9.8 -6 7.2Z"
    one = (
        f'<path d="{flask}" fill="{PAPER}" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>'
        f'<path d="{liquid}" fill="#6d5a8c"/>'
    )
    shifts = [0.0] if count == 1 else [-7.4, 7.4]
    return _group(at, *(f'<g transform="translate({shift:g} 0)">{one}</g>' for shift in shifts))


def cars(at: Point, name: str, count: int) -> str:
    body = "M-14.5 5V-1Q-14.5 -3 -12 -3.4L-9 -4L-5.5 -10H5L9.5 -4L12.5 -3.2Q14.5 -2.6 14.5 -0.5V5Z"
    wheels = "".join(
        f'<circle cx="{x}" cy="5.2" r="4" fill="{INK}"/><circle cx="{x}" cy="5.2" r="1.5" fill="{PAPER}"/>'
        for x in (-8, 8)
    )
    number = _text((0, 2.9), str(count), 11, f'font-weight="700" font-family="{SANS}" fill="{LINE[name]}"')
    return _group(
        at,
        f'<path d="{body}" fill="{FILL[name]}" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>',
        f'<path d="M-4.6 -8.4H-0.8V-4.2H-7ZM0.8 -8.4H4.3L7.2 -4.2H0.8Z" fill="{PAPER}"/>',
        wheels,
        number if count > 1 else "",
    )


def boat(at: Point, name: str) -> str:
    line = f'stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"'
    return _group(
        at,
        f'<path d="M-2 -20V7" stroke="{INK}" stroke-width="1.6"/>',
        f'<path d="M0 -19L17 5H0Z" fill="url(#lf-fill-{name})" {line}/>',
        f'<path d="M-4 -14L-14 5H-4Z" fill="{PAPER}" {line}/>',
        f'<path d="M-19 7H20L15 17H-13Z" fill="{FILL[name]}" {line}/>',
        _emblem(name, (1, 12), 8.5),
    )


def token(at: Point, name: str, order: Order, tables: Tables) -> str:
    """Face up: its mark, below a triangle (attack) or a square (supply) and the initiative. Face down: the emblem."""
    shape = "M-7 -15H7L15 -7V7L7 15H-7L-15 7V-7Z"
    dim = ' opacity="0.5"' if order.resolved else ""
    if order.token is None:
        return _group(
            at,
            f'<path d="{shape}" fill="url(#lf-fill-{name})" stroke="{INK}" stroke-width="1.6"/>',
            f'<path d="{shape}" transform="scale(0.8)" fill="none" stroke="{LINE[name]}" stroke-width="1.2"/>',
            _emblem(name, (0, 0), 14),
            more=dim,
        )
    record = tables["order"][order.token]
    mark = "M-9 11L-5 4.2L-1 11Z" if record["kind"] == "attack" else "M-8.6 5H-2.6V11H-8.6Z"
    bold = f'font-weight="700" font-family="{SANS}"'
    return _group(
        at,
        f'<path d="{shape}" fill="{PAPER}" stroke="{INK}" stroke-width="1.6"/>',
        f'<path d="M-15 1.5H15V7L7 15H-7L-15 7Z" fill="{FILL[name]}" stroke="{INK}" stroke-width="1.2"/>',
        _text((0, -1.8), order.token.partition("-")[2], 12.5, f'{bold} fill="{INK}"'),
        f'<path d="{mark}" fill="{LINE[name]}"/>',
        _text((4.6, 12), str(record["initiative"]), 10.5, f'{bold} fill="{LINE[name]}"'),
        more=dim,
    )


class _Art:
    """The picture of one position, part by part."""

    def __init__(self, board: Board, tables: Tables, names: Mapping[str, str], hidden: Collection[int]) -> None:
        self.board = board
        self.tables = tables
        self.names = names
        self.hidden = hidden
        corners = [point for sea in tables["seas"].values() for point in sea["polygon"]]
        self.size = (max(x for x, _ in corners), max(y for _, y in corners))

    def side(self, side: int) -> str:
        return NEUTRAL_NAME if side == NEUTRAL else self.board.players[side].colour or COLOURS[side]

    def header(self, title: str, players: Sequence[str], deciding: Collection[int]) -> str:
        """The title and the two teams."""
        parts = [
            f'<text x="{RIM + 8}" y="53" font-size="32" font-family="{SERIF}" fill="{PAPER}">{escape(title)}</text>'
        ]
        for place, seat in enumerate((0, 2, 1, 3)):
            x = self.size[0] - 868 + 220 * place + (24 if place > 1 else 0)
            parts.append(self._player((x, 42), seat, players, seat in deciding))
        return "".join(parts)

    def _player(self, at: Point, seat: int, players: Sequence[str], decides: bool) -> str:
        """Emblem, name, mandamenti, money; a badge for the first player."""
        name = self.side(seat)
        words = players[seat] if seat < len(players) else str(self.tables["family"][name].get("name", name))
        bold = f'font-size="16" font-weight="700" font-family="{SANS}" fill="{PAPER}"'
        money = "?" if seat in self.hidden else self.board.players[seat].money
        badge = f'<circle cx="-15" cy="15" r="9" fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>' + _text(
            (-15, 19.5), "1", 13, f'font-weight="700" font-family="{SANS}" fill="{INK}"'
        )
        return (
            f'<g transform="translate({at[0]:g} {at[1]:g})">'
            f'<circle r="20" fill="url(#lf-fill-{name})" stroke="{PAPER}" stroke-width="1.5"/>'
            + _emblem(name, (0, 0), 22)
            + (f'<path d="M-34 -7L-24 0L-34 7Z" fill="{GOLD}"/>' if decides else "")
            + (badge if seat == self.board.primo else "")
            + f'<text x="30" y="-3" font-size="19" font-family="{SERIF}" fill="{PAPER}">{escape(_short(words))}</text>'
            f'<circle cx="36" cy="13.5" r="5.6" fill="none" stroke="{PAPER}" stroke-width="2"/>'
            f'<text x="47" y="19" {bold}>{self.board.control.count(seat)}</text>'
            f'<circle cx="76" cy="13.5" r="7" fill="{GOLD}"/>'
            f'<circle cx="76" cy="13.5" r="4.4" fill="none" stroke="{INK}"/>'
            f'<text x="88" y="19" {bold}>{money}</text></g>'
        )

    def seas(self, glow: Collection[str]) -> list[str]:
        parts = [f'<rect width="100%" height="100%" fill="{SEA}"/>']
        for sea in SEAS:
            record = self.tables["seas"][sea]
            fill = "#d9d6a8" if sea in glow else SEA
            parts.append(
                f'<polygon points="{_points(record["polygon"])}" fill="{fill}" stroke="#ffffff" stroke-width="2" '
                'stroke-dasharray="2 7" stroke-linecap="round"/>'
            )
        style = f'font-style="italic" letter-spacing="1" font-family="{SERIF}" fill="{SEA_INK}"'
        for sea in SEAS:
            record = self.tables["seas"][sea]
            parts.append(_text(record["label"], self.names.get(sea, record["name"]), 19, style))
        return parts

    def land(self, glow: Collection[str]) -> list[str]:
        areas = self.tables["areas"]
        tones = self._tones()
        coast = " ".join(f"M{_points(areas[area]['polygon'])}Z" for area in AREAS)
        parts = [
            '<g fill="none" stroke-linejoin="round">'
            f'<path d="{coast}" stroke="#e3eceb" stroke-width="16" opacity="0.55"/>'
            f'<path d="{coast}" stroke="{BROWN}" stroke-width="5"/></g>',
        ]
        for area in AREAS:
            record = areas[area]
            fill = "#f3df8e" if area in glow else tones[record["mandamento"]]
            parts.append(
                f'<polygon points="{_points(record["polygon"])}" fill="{fill}" stroke="#ffffff" stroke-width="2.2" '
                'stroke-linejoin="round"/>'
            )
        parts.append(
            f'<path d="{self._borders()}" fill="none" stroke="{BROWN}" stroke-width="3.4" stroke-linecap="round" '
            'stroke-linejoin="round"/>'
        )
        halo = 'paint-order="stroke" stroke="#fffaf0" stroke-opacity="0.55" stroke-width="3"'
        style = f'font-family="{SERIF}" fill="{INK}" {halo}'
        for area in AREAS:
            x, y = areas[area]["label"]
            lines = self.names[area].split(" ") if area in self.names else areas[area]["lines"]
            below = any(slot[1] < y for slot in areas[area]["slots"][:3])
            parts += [_text((x, y + 6 * below + 14 * n), line, 15, style) for n, line in enumerate(lines)]
        return parts

    def _tones(self) -> dict[str, str]:
        """A muted tone for each mandamento, another than its neighbours'."""
        areas = self.tables["areas"]
        tones: dict[str, str] = {}
        for name in MANDAMENTI:
            own = self.tables["mandamenti"][name]["areas"]
            near = {areas[other]["mandamento"] for area in own for other in areas[area]["adjacent"]}
            free = [tone for tone in LAND if tone not in {tones.get(other) for other in near}]
            tones[name] = min(free, key=lambda tone: list(tones.values()).count(tone))
        return tones

    def _borders(self) -> str:
        """The sides that two areas of different mandamenti share, and the coast."""
        sides: dict[frozenset[Point], list[str]] = {}
        for area in AREAS:
            record = self.tables["areas"][area]
            points = [(x, y) for x, y in record["polygon"]]
            for one, other in pairwise([*points, points[0]]):
                sides.setdefault(frozenset((one, other)), []).append(record["mandamento"])
        lines = [tuple(side) for side, owners in sides.items() if len(set(owners)) + (len(owners) == 1) > 1]
        return "".join(f"M{_points(line)}" for line in lines if len(line) == 2)

    def controls(self) -> list[str]:
        parts = []
        for number, name in enumerate(MANDAMENTI):
            record = self.tables["mandamenti"][name]
            at = record["control"]
            end = min(
                self.tables["areas"][record["link"]]["polygon"],
                key=lambda point: hypot(point[0] - at[0], point[1] - at[1]),
            )
            parts.append(
                f'<path d="M{at[0]:g} {at[1]:g}L{end[0]:g} {end[1]:g}" stroke="{BROWN}" stroke-width="2" '
                'stroke-dasharray="1 5" stroke-linecap="round"/>'
            )
            owner = self.board.control[number]
            fill = f"url(#lf-fill-{self.side(owner)})" if owner >= 0 else "#dfe6e0"
            parts.append(
                f'<circle cx="{at[0]:g}" cy="{at[1]:g}" r="24" fill="{PAPER}" stroke="{BROWN}" stroke-width="2.5"/>'
                f'<circle cx="{at[0]:g}" cy="{at[1]:g}" r="19.5" fill="{fill}" stroke="{BROWN}" stroke-width="1.2"/>'
            )
            if owner >= 0:
                parts.append(_emblem(self.side(owner), at, 23))
            words = self.names.get(f"mandamento-{name}", record["name"]).upper()
            style = f'letter-spacing="1.5" font-weight="700" font-family="{SANS}" fill="{BROWN}"'
            parts.append(_text((at[0], at[1] + self._below(at)), words, 11.5, style))
        return parts

    def _below(self, at: Point) -> float:
        """The name stands below the circle, above it where a boat may lie there."""
        boats = [place for sea in self.tables["seas"].values() for place in sea["boats"]]
        taken = any(abs(x - at[0]) < 58 and 15 < y - at[1] < 66 for x, y in boats)
        return -31 if taken else 40

    def _slots(self, area: str) -> list[Point]:
        """The places for pieces, from the middle outwards."""
        slots: list[Point] = self.tables["areas"][area]["slots"]
        x, y = (sum(slot[axis] for slot in slots) / len(slots) for axis in (0, 1))
        return sorted(slots, key=lambda slot: hypot(slot[0] - x, slot[1] - y))

    def pieces(self) -> list[str]:
        board = self.board
        parts = []
        for number, area in enumerate(AREAS):
            slots = iter(self._slots(area))
            holder = board.holder[number]
            if holder >= 0:
                parts.append(soldiers(next(slots), self.side(holder), board.soldiers[number]))
            if board.labs[number]:
                parts.append(labs(next(slots), board.labs[number]))
            for order in board.orders:
                if order.area == number:
                    parts.append(token(next(slots), self.side(order.seat), order, self.tables))
            if board.cars[number] and holder >= 0:
                parts.append(cars(next(slots), self.side(holder), board.cars[number]))
        return parts

    def boats(self) -> list[str]:
        parts = []
        for number, sea in enumerate(SEAS):
            seats = [seat for seat, count in enumerate(self.board.boats[number]) for _ in range(count)]
            places = self.tables["seas"][sea]["boats"]
            parts += [boat(at, self.side(seat)) for at, seat in zip(places, seats, strict=False)]
        return parts

    def arrow(self, start: str, end: str) -> str:
        (x1, y1), (x2, y2) = (self._slots(area)[0] for area in (start, end))
        back = 22 / max(hypot(x2 - x1, y2 - y1), 44)
        across, down = (x2 - x1) * back, (y2 - y1) * back
        return (
            f'<path d="M{x1 + across:g} {y1 + down:g}L{x2 - across:g} {y2 - down:g}" stroke="{GOLD}" stroke-width="7" '
            'stroke-linecap="round" opacity="0.9" marker-end="url(#lf-tip)"/>'
        )


def _short(words: str, most: int = 15) -> str:
    return words if len(words) <= most else words[: most - 1] + "…"
