// The sketch layer: arrows and marks that only the partner sees. Pick two areas for an arrow, one twice for a mark.

import { useSignal } from "@preact/signals";
import { sized } from "../art";
import { FILL, LINE } from "../colours";
import { useDesk } from "../desk";
import { arrow } from "./glow";
import { colourOf } from "../pack";
import { drawnSketches, sketchText } from "./sketches";

export function SketchLayer() {
  const { table, pack, geometry } = useDesk();
  const board = table.view.value.board;
  const drawn = drawnSketches(table.sketches.value, (id) => pack.area.has(id));
  const at = (id: string) => geometry.spots.get(id)!.at;
  return (
    <g class="lf-sketches" aria-hidden="true">
      {drawn.map(({ seat, from, to }) => {
        const colour = colourOf(board, seat);
        const key = `${seat} ${from} ${to}`;
        const [x, y] = at(from);
        return from === to ? (
          <g key={key} style={sized([x, y])}>
            <circle class="lf-sketch-edge" r="29" stroke={LINE[colour]} />
            <circle class="lf-sketch" r="29" stroke={FILL[colour]} />
          </g>
        ) : (
          <g key={key}>
            <path class="lf-sketch-edge" d={arrow(at(from), at(to))} stroke={LINE[colour]} />
            <path class="lf-sketch" d={arrow(at(from), at(to))} stroke={FILL[colour]} marker-end="url(#lf-tip)" />
          </g>
        );
      })}
    </g>
  );
}

/** Every area as something to draw from and to: dragged from one to the other, or picked one after the other. */
export function Pens() {
  const { table, pack, geometry, sketching } = useDesk();
  const over = useSignal<string | null>(null);
  const finish = (from: string, to: string) => {
    table.sketch(sketchText(from, to));
    sketching.value = "";
  };
  const pick = (id: string) => {
    const from = sketching.value;
    if (from) finish(from, id);
    else sketching.value = id;
  };
  const drag = (from: string) => {
    const move = (event: PointerEvent) => (over.value = penAt(event));
    const end = (event: PointerEvent) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      const to = event.type === "pointerup" ? penAt(event) : null;
      over.value = null;
      if (to && to !== from) finish(from, to);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
  const at = (id: string) => geometry.spots.get(id)!.at;
  const from = useSignal("");
  return (
    <g class="lf-pens">
      {pack.components.areas.map(({ id }) => (
        <path
          key={id} d={geometry.outline.get(id)} role="button" tabindex={0} aria-label={table.say("lafamiglia-page-sketch-area", { area: id })}
          data-pen={id} aria-pressed={sketching.value === id} class={sketching.value === id ? "is-picked" : ""}
          onPointerDown={(event) => {
            event.stopPropagation();
            from.value = id;
            drag(id);
          }}
          onClick={(event) => (event.stopPropagation(), pick(id))}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            event.stopPropagation();
            pick(id);
          }}
        />
      ))}
      {over.value && over.value !== from.value && <path class="lf-sketching" d={arrow(at(from.value), at(over.value))} marker-end="url(#lf-tip)" />}
    </g>
  );
}

/** The area under the pointer. */
function penAt({ clientX, clientY }: PointerEvent): string | null {
  const element = document.elementFromPoint(clientX, clientY) as SVGElement | null;
  return element?.dataset["pen"] ?? null;
}
