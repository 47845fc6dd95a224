// Keys: everything a mouse can do. Letters act only when nobody is typing.

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { say } from "../../i18n/texts";
import { Icon } from "../../parts/icons";
import type { BoardModule } from "../model/board";
import type { FrameTable } from "../model/table";
import { hideTip } from "../model/tip";

export type Keys = Record<string, () => void>;

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

/** Pieces, and places that hold them but never move. */
const PIECES = "[data-piece][role], [data-place][role]";

/** From the moment they are drawn: a key pressed at once is not lost. */
export function useKeys(keys: Keys): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (event.key === "Escape") hideTip();
      if (typing(event.target)) return;
      const act = /^\d$/.test(event.key) ? () => pressDigit(event.key) : keys[event.key] ?? keys[event.key.toLowerCase()];
      if (act) {
        event.preventDefault();
        act();
      } else if (event.key in ARROWS) walk(event);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=range]), textarea, select, [contenteditable]");
}

function pressDigit(digit: string): void {
  document.querySelector<HTMLButtonElement>(`[data-digit="${digit}"]`)?.click();
}

/** The arrows go to the next piece in their direction, legal or not, so that each can explain itself. */
function walk(event: KeyboardEvent): void {
  const from = (event.target as Element).closest?.(PIECES);
  const board = from?.closest(".board");
  if (!from || !board) return;
  const [x, y] = ARROWS[event.key]!;
  const start = centre(from);
  let best: { element: HTMLElement | SVGElement; cost: number } | null = null;
  for (const element of board.querySelectorAll<HTMLElement | SVGElement>(PIECES)) {
    const to = centre(element);
    const along = (to.x - start.x) * x + (to.y - start.y) * y;
    const aside = Math.abs((to.x - start.x) * y) + Math.abs((to.y - start.y) * x);
    if (element === from || along <= 4 || aside > along * 2) continue;
    const cost = along + aside * 2;
    if (!best || cost < best.cost) best = { element, cost };
  }
  if (!best) return;
  event.preventDefault();
  best.element.focus();
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** One stop of Tab for a whole list: two keys go back and on in it, Home and End to its ends. Where it went. */
export function rove(event: KeyboardEvent, items: string, back: string, on: string): HTMLElement | null {
  const list = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(items)];
  const here = list.indexOf(event.target as HTMLElement);
  const to = { [back]: here - 1, [on]: here + 1, Home: 0, End: list.length - 1 }[event.key];
  if (here < 0 || to === undefined) return null;
  event.preventDefault();
  event.stopPropagation();
  const target = list[to] ?? null;
  target?.focus();
  return target;
}

export function HelpButton({ onHelp }: { onHelp: () => void }) {
  return <button class="quiet square" aria-label={say("page-learn")} title={`${say("page-learn")} (?)`} onClick={onHelp}><Icon name="help" /></button>;
}

export interface HelpProps {
  table: FrameTable;
  module: BoardModule;
  onClose: () => void;
}

const dialog = signal<ComponentType<HelpProps> | null>(null);

export function Help(props: HelpProps) {
  const Dialog = dialog.value;
  useEffect(() => void import("./help").then(({ HelpDialog }) => (dialog.value = HelpDialog)), []);
  return Dialog && <Dialog {...props} />;
}
