// The one explanation card of the page: what a piece is, what picking it does, or why it cannot be picked.

import { signal } from "@preact/signals";
import type { Problem } from "../../api/messages";
import { swallowClick } from "../../parts/swallow";
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
/** What happens when the pointer rests. */
let due: (() => void) | null = null;
/** The pointer is over the card, and over whatever lies under it. */
let over = false;

function soon(act: () => void): void {
  clearTimeout(waiting);
  due = act;
  waiting = setTimeout(act, DELAY);
}

function stop(): void {
  clearTimeout(waiting);
  due = null;
}

export type AskWhy = (notation: string) => Promise<Problem | null>;

export function showTip(anchor: Element, spec: PieceSpec, table: Table, why: AskWhy): void {
  stop();
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

const placeOf = ({ screenX, screenY }: PointerEvent) => `${screenX} ${screenY}`;

let pointer = "";
let still: (() => void) | null = null;

export function followPointer(event: PointerEvent): void {
  const now = placeOf(event);
  if (now === pointer) return;
  if (still) soon(still);
  still = null;
  pointer = now;
  const before = over;
  over = isOver(event);
  if (due && (before || over)) soon(due); // who crosses the card has come to nothing yet
}

function isOver({ clientX, clientY }: PointerEvent): boolean {
  const box = tip.value && document.querySelector(".tip")?.getBoundingClientRect();
  return !!box && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}

export function hideTip(): void {
  stop();
  over = false;
  tip.value = null;
}

/** With the table: else its pieces would be kept, and with them all of its picture. */
export function forgetTip(): void {
  hideTip();
  still = null;
}

/** Leaves time to move the pointer to the card's link; it stays while the pointer is over it. */
export function hideTipSoon(): void {
  still = null;
  soon(leave);
}

function leave(): void {
  if (!over) hideTip();
}

/** A touch or click anywhere else ends the card, and takes nothing of what it hid. */
export function endTipElsewhere(event: PointerEvent): void {
  const target = event.target as Element;
  if (!tip.value || tip.value.anchor.contains(target) || target.closest(".tip")) return;
  if (isOver(event)) swallowClick();
  hideTip();
}

export function keepTip(): void {
  stop();
}
