// Who has been at a place beside the map since my last move.

import { useComputed } from "@preact/signals";
import { Chip } from "../art";
import { useDesk } from "../desk";
import { colourOf } from "../pack";

/** The sign of the last one there; `place` as `latestPlaces` names it. */
export function Was({ place }: { place: string }) {
  const { table, latest } = useDesk();
  const colour = useComputed(() => {
    const seat = latest.value.get(place);
    return seat === undefined ? "" : colourOf(table.view.value.board, seat);
  }).value;
  return colour ? <span class="lf-was"><Chip name={colour} size={15} /></span> : null;
}
