// What opens over the page closes by Escape, which leads back to what opened it, and by a press anywhere else; a tap that
// closes it takes nothing, nor does a click on the board.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { swallowClick } from "./swallow";

/** For the element that holds both what opens and what is open. */
export function useDismiss<E extends HTMLElement>(open: boolean, close: () => void): RefObject<E | null> {
  const root = useRef<E>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const press = (event: PointerEvent) => {
      const pressed = event.target as Element;
      if (root.current?.contains(pressed)) return;
      if (event.pointerType === "touch" || pressed.closest(".board")) swallowClick();
      close();
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
