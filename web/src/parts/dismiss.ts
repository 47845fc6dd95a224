// What opens over the page closes by Escape, which leads back to what opened it, and by a press anywhere else. Such a press
// takes nothing on the board.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** For the element that holds both what opens and what is open. */
export function useDismiss<E extends HTMLElement>(open: boolean, close: () => void): RefObject<E | null> {
  const root = useRef<E>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const press = (event: Event) => {
      const pressed = event.target as Element;
      if (root.current?.contains(pressed)) return;
      close();
      if (pressed.closest(".board")) loseClick();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      root.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
      close();
    };
    addEventListener("pointerdown", press, true);
    addEventListener("keydown", key, true);
    return () => {
      removeEventListener("pointerdown", press, true);
      removeEventListener("keydown", key, true);
    };
  }, [open]);
  return root;
}

/** The click that this press leads to, if it does. */
export function loseClick(): void {
  const lose = (event: Event) => (event.preventDefault(), event.stopPropagation());
  addEventListener("click", lose, { capture: true, once: true });
  addEventListener("pointerdown", () => removeEventListener("click", lose, true), { capture: true, once: true });
}
