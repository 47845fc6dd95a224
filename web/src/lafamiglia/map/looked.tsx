// What is near the area one looks at: land neighbours, seas, and where the boats of the team reach.

import { useDesk } from "../desk";
import { reachOf } from "./reach";

export function Looked() {
  const { table, pack, geometry, looked } = useDesk();
  const id = looked.value;
  if (!id) return null;
  const { board } = table.view.value;
  const holder = board.holder[pack.areaNumber.get(id)!]!;
  const seat = table.seat ?? (holder >= 0 && holder < 4 ? holder : 0);
  const reach = reachOf(pack, board, id, seat);
  const only = reach.boats.filter((area) => !reach.land.includes(area));
  const shape = (kind: string, ids: readonly string[]) =>
    ids.map((one) => <path key={kind + one} class={`lf-near-${kind}`} d={geometry.outline.get(one)} />);
  return (
    <g class="lf-near" aria-hidden="true">
      {shape("sea", [...new Set([...reach.seas, ...reach.chain])])}
      {shape("boat", only)}
      {shape("land", reach.land)}
      <path class="lf-near-self" d={geometry.outline.get(id)} />
    </g>
  );
}
