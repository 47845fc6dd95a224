// An area: its shape, which is picked, and the pieces in it, which are only seen. Each is drawn from a few numbers.

import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { AreaAbout } from "../reading/about";
import { Cars, Labs, OrderShape, OrderText, Soldiers } from "../art";
import { useDesk, type Desk } from "../desk";
import { areaLine } from "../reading/lines";
import { colourOf } from "../pack";
import { areaAttempt, tokenAttempt, tokenWhere } from "../picking";
import { still, usePiece } from "../piece";
import { TokenAbout } from "../dock/tokens";
import type { Point } from "../types";

export function AreaShape({ id }: { id: string }) {
  const desk = useDesk();
  const { table, pack, geometry, looked } = desk;
  const area = pack.area.get(id)!;
  const props = usePiece(
    (kind) => ({
      key: `area-${id}`,
      label: areaLine(desk, id),
      where: { area: id },
      attempt: areaAttempt(kind, id),
      names: [id],
      about: () => <AreaAbout id={id} desk={desk} />,
      of: area,
      rule: "LF-23",
      class: "lf-area",
    }),
    [id],
  );
  const look = () => (looked.value = id);
  const away = () => looked.value === id && (looked.value = null);
  return (
    <path
      {...still(props)}
      d={geometry.outline.get(id)} style={{ "--tone": geometry.tone.get(area.mandamento) }}
      onPointerEnter={(event) => (look(), props.onPointerEnter(event))}
      onPointerLeave={(event) => (away(), props.onPointerLeave(event))}
      onFocus={(event) => (look(), props.onFocus(event))}
      onBlur={(event) => (away(), props.onBlur(event))}
      onClick={(event) => {
        if (table.matching({ area: id }).length === 0) look();
        props.onClick(event);
      }}
    />
  );
}

/** Soldati, labs, orders and cars as one small text; what is drawn changes only with it. */
function contents(desk: Desk, number: number): string {
  const board = desk.table.view.value.board;
  const orders = board.orders.filter((order) => order.area === number);
  return JSON.stringify({
    side: colourOf(board, board.holder[number]!),
    soldiers: board.soldiers[number],
    labs: board.labs[number],
    cars: board.cars[number],
    orders: orders.map((order) => [colourOf(board, order.seat), order.token, order.resolved]),
  });
}

interface Contents {
  side: string;
  soldiers: number;
  labs: number;
  cars: number;
  orders: [string, string | null, boolean][];
}

export function AreaStack({ id, number }: { id: string; number: number }) {
  const desk = useDesk();
  const text = useComputed(() => contents(desk, number)).value;
  const { side, soldiers, labs, cars, orders } = JSON.parse(text) as Contents;
  const free = desk.geometry.slots.get(id)!.slice();
  const place = () => free.shift() ?? [0, 0];
  return (
    <g class="lf-stack" data-stack={id}>
      {soldiers > 0 && <At at={place()}><Soldiers name={side} count={soldiers} /></At>}
      {labs > 0 && <At at={place()}><Labs count={labs} /></At>}
      {orders.map(([colour, token, resolved], n) => (
        <OrderOnMap key={token ?? n} area={id} colour={colour} token={token} resolved={resolved} at={place()} n={n} />
      ))}
      {cars > 0 && <At at={place()}><Cars name={side} count={cars} /></At>}
    </g>
  );
}

function At({ at: [x, y], children }: { at: Point; children: ComponentChildren }) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

interface OrderProps {
  area: string;
  colour: string;
  token: string | null;
  resolved: boolean;
  at: Point;
  n: number;
}

/** An order is picked where orders are asked for; elsewhere it stands for its area. */
function OrderOnMap({ area, colour, token, resolved, at: [x, y], n }: OrderProps) {
  const desk = useDesk();
  const { table, pack } = desk;
  const props = usePiece(
    (kind) => ({
      key: token ? `token-${token}` : `order-${area}-${n}`,
      label: token ? table.name(token) : table.say("lafamiglia-page-order-hidden", { side: colour }),
      where: kind === "enc.pick" && token ? tokenWhere(token) : { area },
      attempt: (token && tokenAttempt(kind, token)) || areaAttempt(kind, area),
      names: token ? [token] : [],
      about: () => (token ? <TokenAbout id={token} desk={desk} /> : table.say("lafamiglia-page-about-hidden-order")),
      of: token ? pack.token.get(token) : undefined,
      rule: token ? "LF-112" : "LF-171",
      class: "lf-order",
    }),
    [area, colour, token],
  );
  const face = token ? pack.token.get(token)! : null;
  const picks = table.decision.value?.kind === "enc.pick";
  return (
    <g transform={`translate(${x} ${y})`} class={resolved ? "lf-resolved" : ""}>
      <g {...props} tabindex={picks ? props.tabindex : -1}><OrderShape name={colour} token={face} /></g>
      {face && <OrderText name={colour} token={face} />}
    </g>
  );
}
