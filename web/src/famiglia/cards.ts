// Cards as the game names them: a letter of the family and a value.

import type { Args } from "../api/messages";
import type { Choice, Where } from "../frame/model/board";

export const FAMILIES = { I: "italians", A: "accountants", B: "brutes", M: "mercenaries" } as const;
export type Letter = keyof typeof FAMILIES;

export const letterOf = (card: string) => card[0] as Letter;
export const valueOf = (card: string) => Number(card[1]);

/** What picking a card means in each kind of decision: which choices, and which notation to ask about when there are none. */
export interface Meaning {
  where: Where;
  attempt: string;
}

/** `price`: the card of which two are asked for it, null where it is free. */
export function inStreet(kind: string, card: string, by: number, price: string | null): Meaning {
  if (kind === "recruit") return { where: { card, by }, attempt: recruiting(card, by, price) };
  if (kind === "lower") return { where: { verb: "lower", card }, attempt: `lower ${card} by 1` };
  return { where: { verb: "discard", card }, attempt: `discard ${card}` };
}

function recruiting(card: string, by: number, price: string | null): string {
  const name = by ? `${card}-${by}` : card;
  return price ? `recruit ${name} with ${price}+${price} keep ${price}` : `recruit ${name}`;
}

export function inHand(kind: string, card: string, picked: boolean): Meaning {
  if (kind === "recruit") return { where: (choice) => picked && shows(choice, card), attempt: `lay ${card}` };
  if (kind === "accountant" || kind === "brute") {
    const plays = letterOf(card) === "A" || letterOf(card) === "B";
    return { where: { verb: kind, card }, attempt: `${plays ? "play" : "lay"} ${card}` };
  }
  return { where: { verb: "lay", card }, attempt: `lay ${card}` };
}

function shows(choice: Choice, card: string): boolean {
  return list(choice.args, "with").includes(card);
}

export function inArea(card: string): Meaning {
  return { where: { verb: "take", card }, attempt: `take ${card}` };
}

function list(args: Args, name: string): unknown[] {
  const value = args[name];
  return Array.isArray(value) ? value : [];
}
