// Where the rounds and phases of a told game begin. Nothing here knows the page.

import type { Told } from "../api/messages";
import type { Part } from "../frame/model/board";

/** The moves at which such parts begin; with a round a phase begins too. */
export function beginnings(story: readonly Told[], part: (event: Told) => Part | null, kind: Part): number[] {
  return story.filter((event) => part(event) === "round" || part(event) === kind).map((event) => event.seq);
}

/** The next beginning in a direction, else the end or the start of the game. */
export function leap(from: number, by: 1 | -1, starts: readonly number[], moves: number): number {
  if (by > 0) return starts.find((start) => start > from) ?? moves;
  return starts.filter((start) => start < from).at(-1) ?? 0;
}
