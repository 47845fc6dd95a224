// What the others have done since my last move: a dotted line around each place in the colour of who was there, and his sign.

import { useComputed } from "@preact/signals";
import { DiscArt, sized } from "../art";
import { FILL, LINE } from "../colours";
import { useDesk, type Desk } from "../desk";
import { colourOf } from "../pack";
import { LINE as LEADING, NAME_AT } from "./spots";

function marked({ table, latest, geometry }: Desk): string {
  const { board } = table.view.value;
  return [...latest.value].filter(([id, seat]) => geometry.outline.has(id) && colourOf(board, seat)).map(([id, seat]) => `${id}:${colourOf(board, seat)}`).join(" ");
}

function useMarked(): [string, string][] {
  const desk = useDesk();
  const text = useComputed(() => marked(desk)).value;
  return text ? text.split(" ").map((one) => one.split(":") as [string, string]) : [];
}

export function LatestShapes() {
  const { geometry } = useDesk();
  return (
    <g class="lf-latest" aria-hidden="true">
      {useMarked().map(([id, colour]) => (
        <g key={id}>
          <path d={geometry.outline.get(id)} stroke={LINE[colour]} class="lf-latest-edge" />
          <path d={geometry.outline.get(id)} stroke={FILL[colour]} />
        </g>
      ))}
    </g>
  );
}

/** Beside the name of the area. */
export function LatestSigns() {
  const { pack, geometry } = useDesk();
  return (
    <g class="lf-stack" aria-hidden="true">
      {useMarked().map(([id, colour]) => {
        const area = pack.area.get(id);
        if (!area) return null;
        const half = (Math.max(...area.lines.map((line) => line.length)) * 6.2) / 2;
        return (
          <g key={id} style={sized(geometry.spots.get(id)!.at)}>
            <g class="lf-latest-sign" transform={`translate(${half + 9} ${NAME_AT - 4 - (LEADING * (area.lines.length - 1)) / 2}) scale(0.62)`}><DiscArt name={colour} /></g>
          </g>
        );
      })}
    </g>
  );
}
