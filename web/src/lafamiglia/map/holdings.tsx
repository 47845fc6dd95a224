// Who holds what, besides the tint of an area: the family's pattern, a seam around my own and my partner's, and the line
// between the two teams.

import { useComputed } from "@preact/signals";
import { useDesk } from "../desk";
import { colourOf } from "../pack";

export function Holding({ id, number }: { id: string; number: number }) {
  const { table, pack, geometry } = useDesk();
  const [side, ours] = useComputed(() => {
    const { board } = table.view.value;
    const holder = board.holder[number]!;
    const whose = table.seat === null ? "" : holder === table.seat ? "mine" : holder === pack.partnerOf(table.seat) ? "partner" : "";
    return `${colourOf(board, holder)} ${whose}`;
  }).value.split(" ") as [string, string];
  if (!side || side === "neutral") return null;
  const outline = geometry.outline.get(id);
  return (
    <g class="lf-holding" aria-hidden="true">
      <path d={outline} fill={`url(#lf-weave-${side})`} />
      {ours && (
        <>
          <clipPath id={`lf-in-${id}`}><path d={outline} /></clipPath>
          <path class={`lf-seam is-${ours}`} d={outline} clip-path={`url(#lf-in-${id})`} />
        </>
      )}
    </g>
  );
}

/** Where areas of one team meet areas of the other. */
export function Front() {
  const { table, pack, geometry } = useDesk();
  const line = useComputed(() => {
    const { holder } = table.view.value.board;
    const team = (id: string) => {
      const side = holder[pack.areaNumber.get(id)!]!;
      return side >= 0 && side < 4 ? pack.teamOf(side) : -1;
    };
    const facing = (key: string) => {
      const [one, other] = key.split(" ").map(team) as [number, number];
      return one >= 0 && other >= 0 && one !== other;
    };
    return [...geometry.between].filter(([key]) => facing(key)).map(([, sides]) => sides).join("");
  }).value;
  return (
    <g class="lf-front" aria-hidden="true">
      <path class="lf-front-edge" d={line} />
      <path d={line} />
    </g>
  );
}
