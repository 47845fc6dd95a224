// The one explanation card of the page: what a piece is, what picking it does, or why it cannot be picked.

import { signal } from "@preact/signals";
import type { Problem } from "../../api/messages";
import type { Choice, PieceSpec, Table } from "./board";

export interface Tip {
  anchor: Element;
  spec: PieceSpec;
  table: Table;
  choices: readonly Choice[];
  /** Undefined: not asked or not known yet. Null: nothing speaks against it. */
  reason: Problem | null | undefined;
}

export const tip = signal<Tip | null>(null);

const DELAY = 250;
let waiting: ReturnType<typeof setTimeout> | undefined;

export type AskWhy = (notation: string) => Promise<Problem | null>;

export function showTip(anchor: Element, spec: PieceSpec, table: Table, why: AskWhy): void {
  clearTimeout(waiting);
  const choices = spec.where === undefined ? [] : table.matching(spec.where);
  const shown: Tip = { anchor, spec, table, choices, reason: undefined };
  tip.value = shown;
  if (choices.length || spec.ahead || spec.attempt === undefined || !table.decision.value) return;
  void why(spec.attempt).then((reason) => {
    if (tip.value === shown) tip.value = { ...shown, reason };
  });
}

/** For a pointer that comes to a piece. A piece that comes under a still pointer, or one that has not moved here yet, waits
 * until it moves; who drags something wants to see what lies there. */
export function showTipSoon(show: () => void, event: PointerEvent): void {
  if (event.buttons) return;
  if (pointer === "" || placeOf(event) === pointer) still = show;
  else soon(show);
}

function soon(show: () => void): void {
  clearTimeout(waiting);
  waiting = setTimeout(show, DELAY);
}

const placeOf = ({ screenX, screenY }: PointerEvent) => `${screenX} ${screenY}`;

let pointer = "";
let still: (() => void) | null = null;

export function followPointer(event: PointerEvent): void {
  const now = placeOf(event);
  if (now === pointer) return;
  if (still) soon(still);
  still = null;
  pointer = now;
}

export function hideTip(): void {
  clearTimeout(waiting);
  tip.value = null;
}

/** With the table: else its pieces would be kept, and with them all of its picture. */
export function forgetTip(): void {
  hideTip();
  still = null;
}

/** Leaves time to move the pointer into the card, to follow its link. */
export function hideTipSoon(): void {
  clearTimeout(waiting);
  still = null;
  waiting = setTimeout(hideTip, DELAY);
}

/** A touch or click anywhere else ends the card. */
export function endTipElsewhere(event: Event): void {
  const target = event.target as Element;
  if (tip.value && !tip.value.anchor.contains(target) && !target.closest(".tip")) hideTip();
}

export function keepTip(): void {
  clearTimeout(waiting);
}
