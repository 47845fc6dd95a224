// The sketch layer: arrows and marks that only the partner sees. Pick two areas for an arrow, one twice for a mark.

import { FILL, LINE } from "../colours";
import { useDesk } from "../desk";
import { arrow } from "./glow";
import { colourOf } from "../pack";
import { drawnSketches, sketchText } from "./sketches";

export function SketchLayer() {
  const { table, pack, geometry, sketching } = useDesk();
  const board = table.view.value.board;
  const drawn = drawnSketches(table.sketches.value, (id) => pack.area.has(id));
  const at = (id: string) => geometry.slots.get(id)![0]!;
  return (
    <>
      <g class="lf-sketches" aria-hidden="true">
        {drawn.map(({ seat, from, to }) => {
          const colour = colourOf(board, seat);
          const key = `${seat} ${from} ${to}`;
          const [x, y] = at(from);
          return from === to ? (
            <g key={key} transform={`translate(${x} ${y})`}>
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
      {sketching.value !== null && <Pens />}
    </>
  );
}

/** Every area as something to draw from and to. */
function Pens() {
  const { table, pack, geometry, sketching } = useDesk();
  const draw = (id: string) => {
    const from = sketching.value;
    if (from) table.sketch(sketchText(from, id));
    sketching.value = from ? "" : id;
  };
  return (
    <g class="lf-pens">
      {pack.components.areas.map(({ id }) => (
        <path
          key={id} d={geometry.outline.get(id)} role="button" tabindex={0} aria-label={table.say("lafamiglia-page-sketch-area", { area: id })}
          aria-pressed={sketching.value === id} class={sketching.value === id ? "is-picked" : ""}
          onClick={(event) => (event.stopPropagation(), draw(id))}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            event.stopPropagation();
            draw(id);
          }}
        />
      ))}
    </g>
  );
}
