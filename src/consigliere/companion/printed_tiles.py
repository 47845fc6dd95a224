"""The neighbourhood tiles of an owner's box: what is printed on their day and night sides."""

from typing import Any, Final

from consigliere.companion.problems import Problem, is_number, records_in
from consigliere.games.scarface.names import TILES

FACES: Final = ["day", "night"]
FACE: Final = ["alcohol", "guns", "profit", "defence"]
FIELDS: Final = ["id", *FACES, "prov"]
Face = list[int]  # as FACE


def read_tiles(records: Any) -> tuple[dict[str, list[Face | None]], list[Problem]]:
    """By its name each tile with the sides that were entered; a tile that is wrong is left out."""
    found: dict[str, list[Face | None]] = {}
    problems: list[Problem] = []
    for record in records_in(records):
        problem = _problem_of(record, found)
        if problem is None:
            found[str(record["id"])] = [_face(record.get(side)) for side in FACES]
        else:
            problems.append(problem)
    return found, problems


def _problem_of(record: dict[str, Any], known: dict[str, list[Face | None]]) -> Problem | None:
    id = str(record.get("id", ""))
    if id.split() != [id]:
        return Problem(True, "companion-pack-tile-id", {"id": id})
    if id.casefold() in (other.casefold() for other in known):
        return Problem(True, "companion-pack-tile-twice", {"id": id})
    if len(known) == len(TILES):
        return Problem(True, "companion-pack-tile-many", {"id": id, "most": len(TILES)})
    for field in record:
        if field not in FIELDS:
            return Problem(True, "companion-pack-tile-field", {"id": id, "field": field})
    for side in FACES:
        if side in record and _face(record[side]) is None:
            return Problem(True, "companion-pack-tile-face", {"id": id, "side": side})
    return None


def _face(face: Any) -> Face | None:
    """SF-83: a sale needs at least one good."""
    if not isinstance(face, dict) or sorted(face) != sorted(FACE) or not all(is_number(face[what]) for what in FACE):
        return None
    return [face[what] for what in FACE] if face["alcohol"] + face["guns"] else None
