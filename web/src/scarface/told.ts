// What the board reads from the journal.

import type { Told } from "../api/messages";
import { hisLastTurn, sourceOf, type HisTurn } from "./journal";
import { cardOf, found, type City, type Effect } from "./types";

export function hisTurn(table: City): HisTurn | null {
  return hisLastTurn(table.journal.value);
}

/** The card whose effects are being carried out, and those effects. */
export function source(table: City): { table: string; id: string; effects: Effect[] } | null {
  const now = sourceOf(table.journal.value);
  if (!now) return null;
  const { event, id } = now;
  if (event.message === "scarface-event-job") return from("job", id, found(table.components, "job", id)?.effects);
  if (event.message === "scarface-event-news") return from("news", id, found(table.components, "news", id)?.now);
  if (event.message === "scarface-event-raid") {
    const raid = found(table.components, "raid", id);
    return from("raid", id, raid && [...raid.effects, ...raid.hard]);
  }
  if (event.message === "scarface-henchman-do") {
    return from("action", id, found(table.components, "action", id)?.rows[Number(event.args["row"]) - 1]?.act);
  }
  const card = cardOf(table.components, id);
  return from("card", id, event.message === "scarface-event-combo" ? card?.combo?.skill : card?.skill);
}

function from(table: string, id: string, effects: Effect[] | undefined) {
  return effects ? { table, id, effects } : null;
}

/** The options that are asked about. */
export function options(table: City): Effect[][] | null {
  return source(table)?.effects.find((effect) => effect.do === "choose")?.options ?? null;
}

/** What the Henchman's rules leave to the player, if that is asked now: equal neighbourhoods, or the good a vehicle saves. */
export function lastTie(table: City): Told | null {
  const asked = table.legal.value.some(({ notation }) => notation.startsWith("hench_choice tile:") || notation.startsWith("hench_choice good:"));
  return asked ? (table.journal.value.findLast(({ message }) => message === "scarface-henchman-tie" || message === "scarface-henchman-saves") ?? null) : null;
}
