// What happened in one step, in parts: positions on the way, each with the events that led to it.

import type { Scene, Told, View } from "../../api/messages";

export interface Part {
  view: View;
  events: Told[];
}

/** A position on the way: the end, but for what was different. */
function onTheWay(end: View, { phase, board }: Scene): View {
  return { ...end, phase, decisions: [], legal: [], returns: null, board: { ...(end.board as object), ...board } };
}

/** The last part leads to the end. */
export function parts(end: View, events: readonly Told[], scenes: readonly Scene[]): Part[] {
  const starts = [0, ...scenes.map((scene) => scene.events)];
  return starts.map((start, place) => {
    const scene = scenes[place];
    return { view: scene ? onTheWay(end, scene) : end, events: events.slice(start, scene?.events) };
  });
}
