// What picking an area would mean: to go there, to attack neutrals, to attack the other team. Told by line and sign.

import { useComputed } from "@preact/signals";
import { EmblemAt, PAPER } from "../art";
import type { Desk } from "../desk";
import { useDesk } from "../desk";
import { IconAt } from "../icons";
import { NEUTRAL } from "../pack";

export type Aim = "go" | "neutral" | "enemy";

/** By who holds the area. */
export function aimAt({ table, pack }: Desk, number: number): Aim {
  const holder = table.view.value.board.holder[number]!;
  if (holder === NEUTRAL) return "neutral";
  return holder >= 0 && table.seat !== null && pack.teamOf(holder) !== pack.teamOf(table.seat) ? "enemy" : "go";
}

/** A sign beside the pieces of an area that can be attacked. */
export function Target({ id, number, x }: { id: string; number: number; x: number }) {
  const desk = useDesk();
  const aim = useComputed(() => {
    const asked = desk.table.narrowed.value.some(({ args }) => args["area"] === id);
    return asked ? aimAt(desk, number) : "go";
  }).value;
  if (aim === "go") return null;
  return (
    <g transform={`translate(${x} 0)`} class={`lf-target is-${aim}`} aria-hidden="true">
      <circle r="9" />
      {aim === "enemy" ? <IconAt id="swords" x={0} y={0} size={13} fill={PAPER} /> : <EmblemAt name="neutral" size={13} fill={PAPER} />}
    </g>
  );
}
