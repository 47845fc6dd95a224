// How a game went: what each side had after each move, told by turns. Nothing here knows the page.

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

/** The turns of a told game whose events have their move as `seq`; `sides`: the seats of each side. */
export function turnsOf(scores: Scores, chapters: readonly Chapter[], teller: Pick<Teller, "minor">, sides: readonly (readonly number[])[]): Turn[] {
  const gained = (move: number, who: unknown) => {
    const [before, after] = [scores[move - 1], scores[move]];
    if (!before || !after) return false;
    const { gains, swing } = change(before, after);
    return swing > 0 && (sides[gains] as readonly unknown[] | undefined ?? []).includes(who);
  };
  const owner = ownersOf(chapters, teller, gained);
  const turns: Turn[] = [];
  let from = 0;
  chapters.forEach((chapter, place) => {
    const moves = [...new Set(chapter.events.map(({ seq }) => seq))].filter((move) => owner.get(move) === place);
    const move = Math.min(Math.max(from, ...moves), scores.length - 1);
    const [before, after] = [scores[from]!, scores[move]!];
    if (moves.length) turns.push({ chapter, move, before, after, ...change(before, after) });
    from = move;
  });
  return turns;
}

function change(before: readonly number[], after: readonly number[]): Pick<Turn, "gains" | "swing"> {
  const then = leads(before);
  const grown = leads(after).map((lead, side) => lead - then[side]!);
  const swing = Math.max(...grown);
  return { gains: grown.indexOf(swing), swing };
}

const MUCH = 1000;

/** The chapter a move belongs to, for it may end one turn, be all of another, and begin a third: that of whoever gained by
 * it, or one of nobody's that names them, else the one that most of it is. */
function ownersOf(chapters: readonly Chapter[], teller: Pick<Teller, "minor">, gained: (move: number, who: unknown) => boolean): Map<number, number> {
  const best = new Map<number, { place: number; weight: number }>();
  chapters.forEach(({ who, events }, place) => {
    const weights = new Map<number, number>();
    for (const event of events) {
      const weight = teller.minor(event) ? 0 : gained(event.seq, who ?? event.args["seat"]) ? MUCH : 1;
      weights.set(event.seq, (weights.get(event.seq) ?? 0) + weight);
    }
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
