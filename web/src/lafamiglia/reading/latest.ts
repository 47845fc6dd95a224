// What the others have done since my last move, by the places they did it at. Nothing here knows the page.

import type { Told } from "../../api/messages";

const PLACES = ["area", "origin", "source", "target", "sea", "cell", "column", "tile"] as const;

/** By place the seat that was there last: areas, seas and cells by their ids, columns and tiles with a word before them. */
export function latestPlaces(journal: readonly Told[], me: number | null): Map<string, number> {
  const found = new Map<string, number>();
  let seat = -1;
  for (const { args } of since(journal, me)) {
    if (typeof args["seat"] === "number") seat = args["seat"];
    if (seat < 0) continue;
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
  const seats = journal.map(({ args }) => args["seat"]);
  const last = seats.findLastIndex((seat) => typeof seat === "number");
  const end = me === null ? seats.findLastIndex((seat) => typeof seat === "number" && seat !== seats[last]) : seats.lastIndexOf(me);
  return journal.slice(end + 1);
}
