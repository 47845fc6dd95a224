// Who is ahead, and what has changed since the viewer's last turn. Kept in the browser, so that it outlasts an absence.

import { computed, effect, type ReadonlySignal } from "@preact/signals";
import { remembered } from "../../parts/remembered";
import type { BoardModule, Standing } from "./board";
import type { FrameTable } from "./table";

type Figures = Record<string, number>;

/** What stood at the end of my last turn, and while I play at the end of the one before it. */
interface Kept {
  start: number;
  before: Figures | null;
  last: Figures;
}

const MOST = 20;
const kept = remembered<Record<string, Kept>>("since", {});

export interface Scores {
  standings: ReadonlySignal<Standing[]>;
  /** What to compare with; null before my first turn, and where one only looks back. */
  before: ReadonlySignal<Figures | null>;
}

export function scoresOf(table: FrameTable, module: BoardModule): { scores: Scores; stop: () => void } {
  const key = `${table.info.value.id} ${table.seat}`;
  const standings = computed(() => module.standings(table));
  const mine = computed(() => {
    const last = table.story.value.at(-1);
    return last && table.seat !== null && last.who === table.seat ? last.start : null;
  });
  const stop = effect(() => {
    const start = mine.value;
    const now = figuresOf(standings.value);
    if (start === null || table.mode !== "play") return;
    const old = kept.peek()[key];
    const before = old && old.start !== start ? old.last : (old?.before ?? null);
    keep(key, { start, before, last: now });
  });
  const before = computed(() => {
    const found = table.mode === "play" ? kept.value[key] : undefined;
    return found ? (mine.value === null ? found.last : found.before) : null;
  });
  return { scores: { standings, before }, stop };
}

function keep(key: string, found: Kept): void {
  const { [key]: _, ...others } = kept.peek();
  kept.value = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [key, found]]);
}

export const figureKey = (side: string, figure: string) => `${side} ${figure}`;

function figuresOf(standings: readonly Standing[]): Figures {
  return Object.fromEntries(standings.flatMap((side) => side.figures.map((figure) => [figureKey(side.key, figure.key), figure.value])));
}
