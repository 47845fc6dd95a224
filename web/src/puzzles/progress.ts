// What somebody has solved at the first try, kept in this browser: as the command keeps it.

import type { Signal } from "@preact/signals";
import { remembered } from "../parts/remembered";

export interface Progress {
  solved: readonly number[];
  streak: number;
  best: number;
}

const BEGINNING: Progress = { solved: [], streak: 0, best: 0 };

export function progressOf(game: string): Signal<Progress> {
  return remembered(`puzzles.${game}`, BEGINNING);
}

export function answered({ solved, streak, best }: Progress, puzzle: number, right: boolean): Progress {
  const row = right ? streak + 1 : 0;
  return { solved: right && !solved.includes(puzzle) ? [...solved, puzzle] : solved, streak: row, best: Math.max(best, row) };
}

/** The next one after `last` that is not solved, from the first again; null: there is none. */
export function nextPuzzle({ solved }: Progress, most: number, last = 0): number | null {
  const order = Array.from({ length: most }, (_, n) => ((last + n) % most) + 1);
  return order.find((number) => !solved.includes(number)) ?? null;
}
