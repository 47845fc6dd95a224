// An order is dragged from the hand onto an area of the map: by mouse, pen or finger.

import { hideTip } from "../../frame/model/tip";
import { swallowClick } from "../../parts/swallow";
import { Drawn, OrderToken } from "../art";
import { useDesk, type Desk } from "../desk";
import { issue, issuing } from "../going";

const NEAR = 8;

/** Begins to drag once the pointer has left the place where it went down; letting go over an area issues the order there. */
export function dragging(desk: Desk, token: string): { onPointerDown: (event: PointerEvent) => void; onTouchMove: (event: TouchEvent) => void } {
  return {
    // A drag is no scroll: else the browser lets it run out, and a tap meanwhile is lost.
    onTouchMove: (event) => {
      if (desk.dragged.value && event.cancelable) event.preventDefault();
    },
    onPointerDown: (down) => {
      if (down.button !== 0 || !issuing(desk)?.then.length) return;
      const move = (event: PointerEvent) => {
        if (event.pointerId !== down.pointerId) return;
        const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > NEAR;
        if (!far && !desk.dragged.value) return;
        hideTip();
        desk.dragged.value = { token, x: event.clientX, y: event.clientY, area: areaAt(event.clientX, event.clientY) };
        desk.looked.value = desk.dragged.value.area;
      };
      const end = (event: PointerEvent) => {
        if (event.pointerId !== down.pointerId) return;
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
        const dropped = desk.dragged.value;
        desk.dragged.value = desk.looked.value = null;
        if (!dropped) return;
        swallowClick();
        if (event.type === "pointerup" && dropped.area) drop(desk, token, dropped.area);
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    },
  };
}

function drop(desk: Desk, token: string, area: string): void {
  const way = issuing(desk);
  if (way?.ids.includes(token) && way.then.includes(area)) issue(desk, way, token, area);
}

function areaAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = (element as HTMLElement | SVGElement).dataset["place"] ?? "";
    if (place.startsWith("area-")) return place.slice("area-".length);
  }
  return null;
}

/** The order under the pointer while it is dragged. */
export function Ghost() {
  const { pack, dragged } = useDesk();
  if (!dragged.value) return null;
  const { token, x, y, area } = dragged.value;
  const { family } = pack.token.get(token)!;
  return (
    <div class={`lf-ghost${area ? " is-over" : ""}`} style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden="true">
      <Drawn size={46}><OrderToken name={family} token={pack.token.get(token)!} /></Drawn>
    </div>
  );
}
