// Pieces fly from where they were to where they are: elements with the same `data-piece` before and after a change.

import { PACES, stillness, pace } from "../../parts/settings";

const NEAR = 3;

export function fly(show: () => void): void {
  const board = document.querySelector(".board");
  const time = Math.min(450, PACES[pace.value] * 1.4);
  if (!board || stillness.value || time === 0 || document.hidden) return show();
  const before = places(board);
  show();
  requestAnimationFrame(() => {
    for (const element of board.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) move(element, before, time);
  });
}

interface Place { element: Element; box: DOMRect }

function places(board: Element): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const element of board.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue; // what is not shown is nowhere
    const name = element.dataset["piece"]!;
    found.set(name, [...(found.get(name) ?? []), { element, box }]);
  }
  return found;
}

/** A piece may be drawn twice, on the map and in a list: each comes from where it was itself. */
function move(element: HTMLElement | SVGElement, before: Map<string, Place[]>, time: number): void {
  const same = before.get(element.dataset["piece"]!) ?? before.get(element.dataset["from"] ?? "");
  const from = (same?.find((place) => place.element === element) ?? same?.at(-1))?.box;
  if (!from) return;
  const to = element.getBoundingClientRect();
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  if (Math.abs(x) < NEAR && Math.abs(y) < NEAR) return;
  element.animate(
    [{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }],
    { duration: time, easing: "cubic-bezier(.3,.7,.2,1)", composite: "add" },
  );
  element.animate([{ zIndex: 9 }, { zIndex: 9 }], time);
}
