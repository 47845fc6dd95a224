// What the board reads from the journal.

import type { Told } from "../../api/messages";
import { hisLastTurn, type HisTurn } from "./journal";
import type { ScarfaceTable } from "../types";

export function hisTurn(table: ScarfaceTable): HisTurn | null {
  return hisLastTurn(table.journal.value);
}

/** What the Henchman's rules leave to the player, if that is asked now: equal neighbourhoods, or the good a vehicle saves. */
export function lastTie(table: ScarfaceTable): Told | null {
  const asked = table.legal.value.some(({ notation }) => notation.startsWith("hench_choice tile:") || notation.startsWith("hench_choice good:"));
  return asked ? (table.journal.value.findLast(({ message }) => message === "scarface-henchman-tie" || message === "scarface-henchman-saves") ?? null) : null;
}
