// What the others have done since my last move, by the places they did it at. Nothing here knows the page.

import type { Told } from "../../api/messages";
import { begins, doerOf } from "./doers";

const PLACES = ["area", "origin", "source", "target", "sea", "cell", "column", "tile"] as const;

/** By place the seat that was there last: areas, seas and cells by their ids, columns and tiles with a word before them. */
export function latestPlaces(journal: readonly Told[], me: number | null): Map<string, number> {
  const found = new Map<string, number>();
  let seat = -1;
  for (const event of since(journal, me)) {
    const { args } = event;
    if (typeof args["seat"] === "number") seat = begins(event) ? -1 : args["seat"];
    if (seat < 0 || seat === me) continue;
    for (const name of PLACES) {
      const id = args[name];
      if (typeof id !== "string") continue;
      const key = name === "column" || name === "tile" ? `${name}-${id}` : id;
      found.delete(key);
      found.set(key, seat);
    }
  }
  return found;
}

/** The events after the last one of mine; who only watches sees what the last player did. */
function since(journal: readonly Told[], me: number | null): readonly Told[] {
  const seats = journal.map(doerOf);
  const last = seats.findLast((seat) => seat !== null);
  const end = me === null ? seats.findLastIndex((seat) => seat !== null && seat !== last) : seats.lastIndexOf(me);
  return journal.slice(end + 1);
}
