// The Henchman's last turn, retold from the journal: what he considered, what came of it and why.

import type { Told } from "../../api/messages";

/** An action he considered. `done` null: still open. */
export interface Considered {
  card: string;
  row: number;
  what: Told;
  done: boolean | null;
  /** What was done or why it was skipped, and what came of it. */
  told: Told[];
}

export interface HisTurn {
  /** Empty in a reorganization. */
  cards: string[];
  opening: Told[];
  considered: Considered[];
}

export const TURN = "scarface-event-turn";
const PLAN = "scarface-henchman-plan";
const CONSIDER = "scarface-henchman-consider";
const DO = "scarface-henchman-do";

export function hisLastTurn(journal: readonly Told[]): HisTurn | null {
  const start = journal.findLastIndex((event) => event.message === TURN && event.args["side"] === "henchman");
  if (start < 0) return null;
  const turn: HisTurn = { cards: [], opening: [], considered: [] };
  let now: Considered | null = null;
  for (const event of journal.slice(start + 1)) {
    if (event.message === TURN) break;
    if (event.message === CONSIDER) {
      now = { card: String(event.args["card"]), row: Number(event.args["row"]), what: event, done: null, told: [] };
      turn.considered.push(now);
    } else if (!now) {
      if (event.message === PLAN) turn.cards = String(event.args["cards"]).split(", ");
      turn.opening.push(event);
    } else {
      if (now.done === null) now.done = event.message === DO;
      now.told.push(event);
    }
  }
  return turn;
}
