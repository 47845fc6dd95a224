// How the name and the pieces of an area stand together: in pixels around its spot. Nothing here knows the page.

import type { Point } from "../types";

/** The first row of pieces is around the spot; the name stands above it, the other rows below. */
export const NAME_AT = -21;
export const LINE = 12.5;
const ROWS = [0, 30, 58];
/** A third row would lie on the area below: rather than that, rows are wider by this. */
const WIDER = 24;

/** Pieces of these widths in rows, each row in the middle. */
export function inRows(widths: readonly number[], room: number): Point[] {
  const narrow = filled(widths, room);
  const rows = narrow.length < ROWS.length ? narrow : filled(widths, room + WIDER);
  const places: Point[] = [];
  rows.forEach((row, number) => {
    const all = row.reduce((sum, one) => sum + widths[one]! + 2, -2);
    let x = -all / 2;
    for (const one of row) {
      places[one] = [x + widths[one]! / 2, ROWS[number]!];
      x += widths[one]! + 2;
    }
  });
  return places;
}

/** By row the pieces in it. */
function filled(widths: readonly number[], room: number): number[][] {
  const rows: number[][] = [];
  for (const [index, width] of widths.entries()) {
    const last = rows.at(-1);
    const taken = (last ?? []).reduce((sum, one) => sum + widths[one]! + 2, 0);
    if (last && (taken + width <= room || rows.length === ROWS.length)) last.push(index);
    else rows.push([index]);
  }
  return rows;
}
