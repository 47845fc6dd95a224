// An area: its shape, which is picked, and the pieces in it, which are only seen. Each is drawn from a few numbers.

import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { AreaAbout } from "../reading/about";
import { Cars, Labs, OrderShape, OrderText, sized, Soldiers } from "../art";
import { TINT } from "../colours";
import { useDesk, type Desk } from "../desk";
import { ahead, issueByDigit, waysTo } from "../going";
import { areaLine } from "../reading/lines";
import { colourOf } from "../pack";
import { attemptOf, tokenWhere } from "../picking";
import { inRows, LINE, NAME_AT } from "./spots";
import { Target } from "./targets";
import { still, usePiece } from "../piece";
import { TokenAbout } from "../dock/tokens";
import type { Point } from "../types";

export function AreaShape({ id, number }: { id: string; number: number }) {
  const desk = useDesk();
  const { table, pack, geometry, looked, camera } = desk;
  const area = pack.area.get(id)!;
  const side = useComputed(() => colourOf(table.view.value.board, table.view.value.board.holder[number]!)).value;
  const props = usePiece(
    (kind) => ({
      key: `area-${id}`,
      label: areaLine(desk, id),
      where: { area: id },
      attempt: attemptOf(pack, kind, "area", id),
      ...ahead(desk, "area", id),
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
      d={geometry.outline.get(id)} style={{ "--tone": TINT[side] ?? geometry.tone.get(area.mandamento) }}
      onPointerEnter={(event) => (look(), props.onPointerEnter(event))}
      onPointerLeave={(event) => (away(), props.onPointerLeave(event))}
      onFocus={(event) => {
        look();
        camera.value?.go([geometry.spots.get(id)!.at]);
        props.onFocus(event);
      }}
      onBlur={(event) => (away(), props.onBlur(event))}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || !issueByDigit(desk, id, event.key)) return props.onKeyDown(event);
        event.preventDefault();
        event.stopPropagation();
      }}
      onClick={(event) => {
        if (table.matching({ area: id }).length === 0 && waysTo(desk, "area", id).length === 0) look();
        props.onClick(event);
      }}
    />
  );
}

/** Soldati, labs, orders and cars as one small text; what is drawn changes only with it. */
function contents({ table, pack }: Desk, number: number): string {
  const board = table.view.value.board;
  const orders = board.orders.filter((order) => order.area === number);
  const holder = board.holder[number]!;
  return JSON.stringify({
    side: colourOf(board, holder),
    partner: table.seat !== null && holder === pack.partnerOf(table.seat),
    soldiers: board.soldiers[number],
    labs: board.labs[number],
    cars: board.cars[number],
    orders: orders.map((order) => [colourOf(board, order.seat), order.token, order.resolved]),
  });
}

interface Contents {
  side: string;
  partner: boolean;
  soldiers: number;
  labs: number;
  cars: number;
  orders: [string, string | null, boolean][];
}

const WIDTH = { soldiers: 30, rings: 12, order: 31, lab: 15, car: 30 };

/** What stands in an area, in rows below its name. */
export function AreaStack({ id, number }: { id: string; number: number }) {
  const desk = useDesk();
  const text = useComputed(() => contents(desk, number)).value;
  const { side, partner, soldiers, labs, cars, orders } = JSON.parse(text) as Contents;
  const { at, room } = desk.geometry.spots.get(id)!;
  const widths = [
    ...(soldiers ? [WIDTH.soldiers + (partner ? WIDTH.rings : 0)] : []), ...(cars ? [WIDTH.car] : []), ...orders.map(() => WIDTH.order), ...(labs ? [WIDTH.lab * labs] : []),
  ];
  const free = inRows(widths, room);
  const place = () => free.shift()!;
  return (
    <g class="lf-stack" data-stack={id} style={sized(at)}>
      {soldiers > 0 && <At at={place()} class="lf-soldati"><g transform={`translate(${partner ? WIDTH.rings / 2 : 0})`}><Soldiers name={side} count={soldiers} partner={partner} /></g></At>}
      {cars > 0 && <At at={place()} class="lf-extra"><Cars name={side} count={cars} /></At>}
      {orders.map(([colour, token, resolved], n) => (
        <OrderOnMap key={token ?? n} area={id} colour={colour} token={token} resolved={resolved} at={place()} n={n} />
      ))}
      {labs > 0 && <At at={place()} class="lf-extra"><Labs name={side} count={labs} /></At>}
      <Target id={id} number={number} x={-Math.min(room, Math.max(30, (widths[0] ?? 0) + (widths[1] ?? 0))) / 2 - 10} />
    </g>
  );
}

/** Over all pieces: what has no room in the area above does not hide it. */
export function AreaName({ id }: { id: string }) {
  const { table, pack, geometry } = useDesk();
  const { name, lines } = pack.area.get(id)!;
  const said = table.name(id);
  const parts = said === name ? lines : said.split(" ");
  return (
    <g class="lf-area-name" style={sized(geometry.spots.get(id)!.at)} aria-hidden="true">
      {parts.map((line, n) => <text key={n} y={NAME_AT - LINE * (parts.length - 1 - n)}>{line}</text>)}
    </g>
  );
}

/** Soldati, or what is left out of a map that is seen from far. */
function At({ at: [x, y], class: name, children }: { at: Point; class: "lf-soldati" | "lf-extra"; children: ComponentChildren }) {
  return <g class={name} transform={`translate(${x} ${y})`}>{children}</g>;
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
      ...ahead(desk, "area", area),
      attempt: (token && attemptOf(pack, kind, "token", token)) || attemptOf(pack, kind, "area", area),
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
    <g transform={`translate(${x} ${y})`} class={resolved ? "lf-extra lf-resolved" : "lf-extra"}>
      <g {...props} tabindex={picks ? props.tabindex : -1}><OrderShape name={colour} token={face} /></g>
      {face && <OrderText name={colour} token={face} />}
    </g>
  );
}
