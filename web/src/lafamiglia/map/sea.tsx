// A sea: its shape, what is seen of it beyond the map, and the boats in it.

import { useComputed } from "@preact/signals";
import { Boat, sized } from "../art";
import { SeaAbout } from "../reading/about";
import { useDesk } from "../desk";
import { ahead } from "../going";
import { path } from "./geometry";
import { BOATS } from "./places";
import { seaLine } from "../reading/lines";
import { colourOf } from "../pack";
import { attemptOf } from "../picking";
import { still, usePiece } from "../piece";
import type { Point } from "../types";

export function SeaShape({ id }: { id: string }) {
  const desk = useDesk();
  const props = usePiece(
    (kind) => ({
      key: `sea-${id}`,
      label: seaLine(desk, id),
      where: { sea: id },
      attempt: attemptOf(desk.pack, kind, "sea", id),
      ...ahead(desk, "sea", id),
      names: [id],
      about: () => <SeaAbout id={id} desk={desk} />,
      of: desk.pack.sea.get(id),
      rule: "LF-25",
      class: "lf-sea",
    }),
    [id],
  );
  return (
    <>
      <path {...still(props)} d={path(desk.pack.sea.get(id)!.polygon)} />
      <path class="lf-sea-beyond" d={desk.geometry.outline.get(id)} />
    </>
  );
}

export function SeaBoats({ id, number }: { id: string; number: number }) {
  const { table, pack } = useDesk();
  const text = useComputed(() => {
    const board = table.view.value.board;
    return board.boats[number]!.flatMap((count, seat) => Array<string>(count).fill(colourOf(board, seat))).join(" ");
  }).value;
  const places = BOATS[id] ?? pack.sea.get(id)!.boats;
  return (
    <g class="lf-stack">
      {text !== "" && text.split(" ").map((colour, n) => <OneBoat key={n} sea={id} colour={colour} at={places[n] ?? places[0]!} n={n} />)}
    </g>
  );
}

/** Where a boat has to leave it is picked itself; else it stands for its sea. */
function OneBoat({ sea, colour, at: [x, y], n }: { sea: string; colour: string; at: Point; n: number }) {
  const { table, pack } = useDesk();
  const props = usePiece(
    (kind) => {
      const leaving = kind === "boat.remove" && table.view.value.board.outlook.now.sea === sea;
      return {
        key: `boat-${sea}-${n}`,
        label: table.say("lafamiglia-page-boat", { side: colour, sea }),
        where: leaving ? { colour } : { sea },
        attempt: attemptOf(pack, kind, "sea", sea),
        names: leaving ? [colour] : [],
        about: () => table.say("lafamiglia-page-about", { what: "boat" }),
        rule: "LF-25",
        class: "lf-boat",
      };
    },
    [sea, colour, n],
  );
  return <g style={sized([x, y])}><g {...props}><Boat name={colour} /></g></g>;
}
