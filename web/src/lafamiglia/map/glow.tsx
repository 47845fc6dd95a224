// What can be picked on the map, drawn over its borders; and the way from where a move starts to where it goes.

import { useComputed } from "@preact/signals";
import { useDesk } from "../desk";
import { placesAhead } from "../going";
import { aimAt } from "./targets";
import type { Point } from "../types";

export function Glow() {
  const desk = useDesk();
  const { table, pack, geometry } = desk;
  const text = useComputed(() => {
    const ids = [...table.narrowed.value.map(({ args }) => args["area"] ?? args["sea"]), ...placesAhead(table)];
    const aim = (id: string) => (pack.areaNumber.has(id) ? aimAt(desk, pack.areaNumber.get(id)!) : "go");
    return [...new Set(ids.filter((id) => typeof id === "string"))].map((id) => `${id}:${aim(id)}`).join(" ");
  }).value;
  const hint = useComputed(() => {
    const hinted = table.legal.value.find((choice) => choice.action === table.hinted.value);
    return String(hinted?.args["area"] ?? hinted?.args["sea"] ?? "");
  }).value;
  return (
    <g class="lf-glow" aria-hidden="true">
      {text !== "" && text.split(" ").map((one) => {
        const [id, aim] = one.split(":") as [string, string];
        return (
          <g key={id} class={id === hint ? "is-hint" : `is-${aim}`}>
            <path class="lf-glow-edge" d={geometry.outline.get(id)} />
            <path d={geometry.outline.get(id)} />
          </g>
        );
      })}
    </g>
  );
}

/** The area of the order that is being resolved, the one for which it is asked how many, and an arrow from origin to target. */
export function Ways() {
  const { table, geometry } = useDesk();
  const text = useComputed(() => {
    const { area, origin, target } = table.view.value.board.outlook.now;
    return JSON.stringify([area, origin, target]);
  }).value;
  const [area, origin, target] = JSON.parse(text) as (string | null)[];
  const at = (id: string) => geometry.spots.get(id)!.at;
  const here = origin ?? target ?? area;
  return (
    <g class="lf-ways" aria-hidden="true">
      {here && <path class="lf-here" d={geometry.outline.get(here)} />}
      {origin && target && <path class="lf-way" d={arrow(at(origin), at(target))} marker-end="url(#lf-tip)" />}
    </g>
  );
}

/** A curved arrow that stops short of both ends. */
export function arrow(from: Point, to: Point, gap = 24): string {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.max(1, Math.hypot(x, y));
  const short = Math.min(gap, length / 3);
  const [a, b] = [(x / length) * short, (y / length) * short];
  const bend = Math.min(40, length / 6);
  const middle = [(from[0] + to[0]) / 2 - (y / length) * bend, (from[1] + to[1]) / 2 + (x / length) * bend];
  return `M${from[0] + a} ${from[1] + b}Q${middle[0]} ${middle[1]} ${to[0] - a} ${to[1] - b}`;
}
