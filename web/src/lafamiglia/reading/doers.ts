// Whose doing an event is. Nothing here knows the page.

import type { Told } from "../../api/messages";

const named = (...names: string[]) => new Set(names.map((name) => `lafamiglia-event-${name}`));

/** What begins: the seat in it is the first player. */
const BEGINS = named("first", "round", "encounter");
/** What follows from how everything lies: the seat in it has gained or lost something. */
const FOLLOWS = named("control", "control-lost", "tile-taken", "tile-freed");

export function begins({ message }: Told): boolean {
  return BEGINS.has(message);
}

export function doerOf({ message, args }: Told): number | null {
  return typeof args["seat"] === "number" && !BEGINS.has(message) && !FOLLOWS.has(message) ? args["seat"] : null;
}
