// What can be chosen is in sight: where nothing of it is when something is asked, the board scrolls to the first; to what a
// hint proposes when there is one.

import { useSignalEffect } from "@preact/signals";
import type { RefObject } from "preact";
import type { FrameTable } from "../model/table";

const CHOICES = ".board .is-legal:not(.lf-map *), .bar [data-piece].is-legal"; // a map goes there by itself
const HINTED = ".board .is-hinted:not(.lf-map *), .bar [data-piece].is-hinted";

export function useSight(frame: RefObject<HTMLElement | null>, table: FrameTable): void {
  useSignalEffect(() => {
    if (!table.decision.value) return undefined;
    const wanted = table.hinted.value === null ? CHOICES : HINTED;
    const due = setTimeout(() => requestAnimationFrame(() => look(frame.current, wanted))); // when all is drawn
    return () => clearTimeout(due);
  });
}

function look(frame: HTMLElement | null, wanted: string): void {
  const choices = [...(frame?.querySelectorAll(wanted) ?? [])].filter((one) => one.checkVisibility());
  if (!choices.some(inSight)) choices[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** All but its edges above and below. */
function inSight(choice: Element): boolean {
  const { left, top, width, height } = choice.getBoundingClientRect();
  return [0.2, 0.5, 0.8].every((part) => isHit(choice, left + width / 2, top + height * part));
}

function isHit(choice: Element, x: number, y: number): boolean {
  return choice.contains(document.elementFromPoint(x, y)) || (choice.matches(".ground") && document.elementsFromPoint(x, y).includes(choice));
}
