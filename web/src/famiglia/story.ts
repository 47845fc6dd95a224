// A turn of Famiglia as one sentence: what was recruited, and what was done for it.

import type { Told } from "../api/messages";
import { has, having, type Chapter, type Phrase, type Tale, type Teller } from "../frame/model/story";
import type { Components } from "./types";

export const TURN_ENDS = ["famiglia-event-recruit", "famiglia-event-recruit-free", "famiglia-event-pass"];
const ENDS = ["famiglia-event-end-passes", "famiglia-event-end-deck"];
const NOBODYS = ["famiglia-event-first", "famiglia-event-score"];
/** What turns are about. How it ended passes quickly: the last turn is whoever's it was. */
const TOLD = [...TURN_ENDS, "famiglia-event-new-deck", "famiglia-event-deck-over"];

export function tellerOf({ cards }: Components): Teller {
  const points = new Map(cards.map(({ id, points }) => [id, points]));
  return {
    opens: (event, last) => ENDS.includes(event.message) || (begun(event, last) && event.message !== "famiglia-event-score"),
    by: seatOf,
    places: placesOf,
    minor: ({ message }) => !TOLD.includes(message),
    tale: (chapter) => taleOf(chapter, (card) => points.get(card) ?? 0),
  };
}

function seatOf({ message, args }: Told): number | null {
  return typeof args["seat"] === "number" && !NOBODYS.includes(message) ? args["seat"] : null;
}

/** The turn before is over, or so is dealing the first cards. */
function begun(event: Told, last: Chapter): boolean {
  return has(last, ...TURN_ENDS) || (has(last, "famiglia-event-first") && seatOf(event) !== null);
}

/** Cards that came to the Street, and those laid into an area; what is in hand is nobody else's business. */
function placesOf({ message, args }: Told): string[] {
  if (message === "famiglia-event-deal") return [`street-${String(args["card"])}`];
  const laid = message === "famiglia-event-recruit" ? args["lay"] : ["famiglia-event-lay", "famiglia-event-accountant", "famiglia-event-brute"].includes(message) ? args["card"] : null;
  return laid === null ? [] : [`area${String(args["seat"])}-${String(laid)}`];
}

function taleOf(chapter: Chapter, points: (card: string) => number): Tale | null {
  const end = having(chapter, ...ENDS)[0];
  if (end) return { lead: { message: "famiglia-tale-over", args: {} }, rest: having(chapter, "famiglia-event-score").map(({ args }) => ({ message: "famiglia-tale-score", args })) };
  const last = having(chapter, ...TURN_ENDS).at(-1);
  const before = preparing(chapter);
  if (last) return { lead: leadOf(last), rest: [...gains(last, points), ...before] };
  if (chapter.who === null) return having(chapter, "famiglia-event-first").map((lead) => ({ lead, rest: [] }))[0] ?? null;
  return { lead: { message: "page-tale-turn", args: { seat: chapter.who } }, rest: before };
}

function leadOf({ message, args }: Told): Phrase {
  if (message === "famiglia-event-pass") return { message, args };
  return { message: message === "famiglia-event-recruit" ? "famiglia-tale-recruit" : "famiglia-tale-recruit-free", args };
}

function gains({ args }: Told, points: (card: string) => number): Phrase[] {
  const n = points(String(args["card"]));
  return n ? [{ message: "famiglia-tale-points", args: { n } }] : [];
}

function preparing(chapter: Chapter): Phrase[] {
  const cards = (message: string) => having(chapter, message).map(({ args }) => args["card"]);
  const gone = [...cards("famiglia-event-discard"), ...cards("famiglia-event-under")];
  const taken = cards("famiglia-event-take");
  return [
    ...(gone.length ? [{ message: "famiglia-tale-discarded", args: { cards: gone } }] : []),
    ...(taken.length ? [{ message: "famiglia-tale-swapped", args: { cards: taken } }] : []),
    ...having(chapter, "famiglia-event-lower").map(({ args }) => ({ message: "famiglia-tale-lowered", args })),
    ...having(chapter, "famiglia-event-new-deck", "famiglia-event-deck-over").map(() => ({ message: "famiglia-tale-deck", args: {} })),
  ];
}
