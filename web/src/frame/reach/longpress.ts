// On a touch screen a long press looks at a piece without taking it: it is what a right click is to a mouse.

import { useEffect } from "preact/hooks";

const LONG = 450;
const STILL = 10;
const PIECE = "[data-piece], [data-place]";

export function useLongPress(): void {
  useEffect(watch, []);
}

function watch(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: [number, number] = [0, 0];
  let looked = false;

  const end = () => clearTimeout(timer);
  const down = (event: PointerEvent) => {
    end();
    looked = false;
    const piece = (event.target as Element).closest?.(PIECE);
    if (!piece || event.pointerType !== "touch" || !event.isPrimary) return;
    from = [event.clientX, event.clientY];
    timer = setTimeout(() => {
      looked = true;
      piece.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    }, LONG);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > STILL) end();
  };
  /** Some browsers tell of a long press themselves. */
  const menu = (event: Event) => {
    if (event.isTrusted && (event as PointerEvent).pointerType === "touch") looked = true;
    end();
  };
  const click = (event: Event) => {
    if (!looked) return;
    looked = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const listeners: [string, (event: never) => void][] = [
    ["pointerdown", down], ["pointermove", move], ["pointerup", end], ["pointercancel", end], ["contextmenu", menu], ["click", click],
  ];
  for (const [name, hear] of listeners) addEventListener(name, hear as EventListener, true);
  return () => {
    end();
    for (const [name, hear] of listeners) removeEventListener(name, hear as EventListener, true);
  };
}
