// What the modules of this board share.

import type { FamigliaBoard } from "../api/messages";
import type { Table } from "../frame/model/board";

export interface Components {
  /** `prices`: of which card two are asked, by how much it was lowered; null: it is free. */
  cards: CardRecord[];
}

export interface CardRecord {
  id: string;
  points: number;
  prov: string;
  prices: (string | null)[];
}

export type FamigliaTable = Table<FamigliaBoard, Components>;

export function recordOf(table: FamigliaTable, card: string): CardRecord {
  return table.components.cards.find((one) => one.id === card)!;
}

export function priceOf(table: FamigliaTable, card: string, by: number): string | null {
  return recordOf(table, card).prices[by] ?? null;
}
