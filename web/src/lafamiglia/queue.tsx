// The orders still to come in the encounter phase, the one being resolved first (LF-110).

import { useComputed } from "@preact/signals";
import { Drawn, OrderToken } from "./art";
import { Box } from "./box";
import { useDesk } from "./desk";
import { nowOf } from "./flow";
import type { Pack } from "./pack";
import { tokenAttempt, tokenWhere } from "./picking";
import { usePiece } from "./piece";
import { Symbols, TokenAbout } from "./tokens";
import type { Order, Position } from "./types";

interface Coming {
  token: string;
  area: number;
  now: boolean;
}

/** LF-110: supply before attack, low initiative first, then in turn order. */
export function comingOrders(pack: Pack, board: Position): Coming[] {
  const { token: now, area } = nowOf(pack, board);
  const when = ({ token, seat }: Order) => {
    const { kind, initiative } = pack.token.get(token!)!;
    return [kind === "attack" ? 1 : 0, initiative, (seat - board.leader + 4) % 4];
  };
  const coming = board.orders.filter((order) => order.token && !order.resolved && order.token !== now);
  coming.sort((one, other) => {
    const [a, b] = [when(one), when(other)];
    return a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!;
  });
  const first = now ? [{ token: now, area: area ? pack.areaNumber.get(area)! : -1, now: true }] : [];
  return [...first, ...coming.map((order) => ({ token: order.token!, area: order.area, now: false }))];
}

export function Queue() {
  const { table, pack } = useDesk();
  const text = useComputed(() => {
    const { phase, board } = table.view.value;
    return phase === "encounter" ? JSON.stringify(comingOrders(pack, board)) : "";
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
      attempt: tokenAttempt(kind, token),
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
    camera.value?.go([desk.geometry.slots.get(id)![0]!]);
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
        <Drawn size={30}><OrderToken name={pack.token.get(token)!.family} token={pack.token.get(token)!} /></Drawn>
        <span class="lf-queued-words">
          {place && <b>{table.name(place)}</b>}
          <Symbols id={token} />
        </span>
      </Box>
    </li>
  );
}
