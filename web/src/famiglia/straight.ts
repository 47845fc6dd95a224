// Straight to a card of the Street: it is picked while an accountant or a brute is asked for, these are declined one
// after the other, and then it is paid. Which cards, and what declines, the engine says.

import { effect, signal } from "@preact/signals";
import type { Tracked } from "./track";
import type { FamigliaTable } from "./types";

const wishes = new WeakMap<FamigliaTable, ReturnType<typeof signal<Tracked | null>>>();

function wishOf(table: FamigliaTable) {
  let wish = wishes.get(table);
  if (!wish) wishes.set(table, (wish = signal<Tracked | null>(null)));
  return wish;
}

/** What picking a card of the Street means before recruiting; null where it means nothing of the kind. */
export function straight(table: FamigliaTable, tracked: Tracked): (() => void) | null {
  if (!table.view.value.board.outlook.ahead.includes(tracked.card)) return null;
  return () => {
    wishOf(table).value = tracked;
  };
}

/** Carries a wish on, decision by decision, until the card is picked; all of it is one gesture. */
export function followWishes(table: FamigliaTable): () => void {
  let begun = false;
  return effect(() => {
    const wish = wishOf(table).value;
    const asked = table.decision.value;
    if (!wish || !asked) return;
    const { ahead, decline } = table.view.value.board.outlook;
    queueMicrotask(() => {
      if (decline !== null && ahead.includes(wish.card)) {
        table.choose(decline, begun);
        begun = true;
      } else {
        wishOf(table).value = null;
        begun = false;
        if (asked.kind === "recruit") table.pick({ card: wish.card, by: 0 }, wish.id);
      }
    });
  });
}
