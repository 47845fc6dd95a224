// How a game went: what each side had after each move, told by turns. Nothing here knows the page.

import type { Told } from "../../api/messages";
import type { Chapter, Teller } from "./story";

export type Scores = readonly (readonly number[])[];

/** A turn and what it changed; `move` is where it has happened. */
export interface Turn {
  chapter: Chapter;
  move: number;
  before: readonly number[];
  after: readonly number[];
  /** Whose lead over the best of the others has grown most, and by how much. */
  gains: number;
  swing: number;
}

/** Of each side over the best of the others. */
function leads(scores: readonly number[]): number[] {
  return scores.map((score, side) => score - Math.max(...scores.filter((_, other) => other !== side)));
}

/** The turns of a told game whose events have their move as `seq`. */
export function turnsOf(scores: Scores, chapters: readonly Chapter[], teller: Pick<Teller, "minor" | "weight">): Turn[] {
  const owner = ownersOf(chapters, (event) => teller.weight?.(event) ?? (teller.minor(event) ? 0 : 1));
  const turns: Turn[] = [];
  let from = 0;
  chapters.forEach((chapter, place) => {
    const moves = [...new Set(chapter.events.map(({ seq }) => seq))].filter((move) => owner.get(move) === place);
    const move = Math.min(Math.max(from, ...moves), scores.length - 1);
    const [before, after] = [scores[from]!, scores[move]!];
    const then = leads(before);
    const grown = leads(after).map((lead, side) => lead - then[side]!);
    const swing = Math.max(...grown);
    if (moves.length) turns.push({ chapter, move, before, after, gains: grown.indexOf(swing), swing });
    from = move;
  });
  return turns;
}

/** The chapter that most of a move belongs to: a move may end one turn, be all of another, and begin a third. */
function ownersOf(chapters: readonly Chapter[], weightOf: (event: Told) => number): Map<number, number> {
  const best = new Map<number, { place: number; weight: number }>();
  chapters.forEach(({ events }, place) => {
    const weights = new Map<number, number>();
    for (const event of events) weights.set(event.seq, (weights.get(event.seq) ?? 0) + weightOf(event));
    for (const [move, weight] of weights) if (weight >= (best.get(move)?.weight ?? 0)) best.set(move, { place, weight });
  });
  return new Map([...best].map(([move, { place }]) => [move, place]));
}

/** The turns that changed most, of equal ones the later, as they happened. */
export function turningPoints(turns: readonly Turn[], most = 3): Turn[] {
  const largest = turns.filter(({ swing }) => swing > 0).sort((one, other) => other.swing - one.swing || other.move - one.move).slice(0, most);
  return largest.sort((one, other) => one.move - other.move);
}

/** Places moved as little to the side as keeps them `room` apart and within the width. */
export function apart(places: readonly number[], room: number, width: number): number[] {
  const order = places.map((_, n) => n).sort((a, b) => places[a]! - places[b]!);
  const found = [...places];
  order.forEach((n, k) => k && (found[n] = Math.max(found[n]!, found[order[k - 1]!]! + room)));
  order.reverse().forEach((n, k) => (found[n] = Math.min(found[n]!, k ? found[order[k - 1]!]! - room : width - room / 2)));
  return found;
}
