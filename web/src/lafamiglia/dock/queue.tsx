// The orders still to come in the encounter phase, the one being resolved first (LF-110).

import { useComputed } from "@preact/signals";
import { Drawn, OrderToken } from "../art";
import { Box } from "../box";
import { useDesk } from "../desk";
import { attemptOf, tokenWhere } from "../picking";
import { usePiece } from "../piece";
import { Symbols, TokenAbout } from "./tokens";
import type { Position } from "../types";

interface Coming {
  token: string;
  area: number;
  now: boolean;
}

/** As the engine orders them (LF-110). */
export function comingOrders({ orders, outlook }: Position): Coming[] {
  const area = (token: string) => orders.find((order) => order.token === token)?.area ?? -1;
  return outlook.queue.map((token) => ({ token, area: area(token), now: token === outlook.now.token }));
}

export function Queue() {
  const { table } = useDesk();
  const text = useComputed(() => {
    const { phase, board } = table.view.value;
    return phase === "encounter" ? JSON.stringify(comingOrders(board)) : "";
  }).value;
  if (!text) return null;
  const orders = JSON.parse(text) as Coming[];
  return (
    <ol class="lf-queue" aria-label={table.say("lafamiglia-board-queue")}>
      {orders.map(({ token, area, now }) => <Queued key={token} token={token} area={area} now={now} />)}
    </ol>
  );
}

function Queued({ token, area, now }: Coming) {
  const desk = useDesk();
  const { table, pack, camera, looked } = desk;
  const place = pack.components.areas[area]?.id;
  const props = usePiece(
    (kind) => ({
      key: `queue-${token}`,
      label: [table.name(token), place ? table.name(place) : ""].join(", "),
      where: tokenWhere(token),
      attempt: attemptOf(pack, kind, "token", token),
      names: [token],
      about: () => <TokenAbout id={token} desk={desk} />,
      of: pack.token.get(token),
      rule: "LF-110",
      class: `lf-queued${now ? " is-now" : ""}`,
    }),
    [token, area, now],
  );
  const look = (id: string | undefined) => {
    if (!id) return;
    looked.value = id;
    camera.value?.go([desk.geometry.spots.get(id)!.at]);
  };
  return (
    <li>
      <Box
        of={{
          ...props,
          onPointerEnter: (event) => (look(place), props.onPointerEnter(event)),
          onPointerLeave: (event) => ((looked.value = null), props.onPointerLeave(event)),
        }}
      >
        <Drawn size={34}><OrderToken name={pack.token.get(token)!.family} token={pack.token.get(token)!} /></Drawn>
        <span class="lf-queued-words">
          {place && <b>{table.name(place)}</b>}
          <Symbols id={token} />
        </span>
      </Box>
    </li>
  );
}
