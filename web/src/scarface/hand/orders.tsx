// The fifteen orders, by the area in which they are given.

import { Amount, Icon } from "../icons";
import { thing, worded } from "../things";
import type { ScarfaceTable, Order } from "../types";
import { variant } from "../words";

const COLUMNS = [["underworld"], ["authorities"], ["streets", "hq"]] as const;

export function Orders({ table }: { table: ScarfaceTable }) {
  return (
    <div class="orders" role="group" aria-label={table.say("scarface-page-orders")}>
      {COLUMNS.map((areas) => (
        <div key={areas[0]} class="order-column">
          {table.components.order.filter(({ area }) => (areas as readonly string[]).includes(area)).map((order) => (
            <OrderChip key={order.id} table={table} order={order} />
          ))}
        </div>
      ))}
    </div>
  );
}

function OrderChip({ table, order }: { table: ScarfaceTable; order: Order }) {
  const { cards, outlook } = table.view.value.board;
  const used = cards.orders_used.includes(order.id);
  const planning = table.decision.value?.kind === "plan_card" ? outlook.plan : null;
  const paid = planning ? (planning.orders.includes(order.id) ? " is-paid" : " is-unpaid") : "";
  return (
    <div
      {...worded(thing(table, "order", order.id, {
        key: `order-${order.id}`,
        label: table.name(order.id),
        names: [order.id],
        rule: order.effect,
        class: `order is-${order.area}${used ? " is-used" : ""}${paid}`,
        ...(planning ? { attempt: `act order:${order.id}` } : {}),
        about: () => <OrderAbout table={table} order={order} used={used} />,
        of: order,
      }))}
    >
      <Icon is={order.id} class="order-icon" />
      <span class="order-name">{table.name(order.id)}</span>
      <span class="order-cost">
        {paid === " is-paid" && <Icon is="done" class="paid-mark" label={table.say("scarface-page-plan-pays")} />}
        {used && <Icon is="done" label={table.say("scarface-page-used")} />}
        {order.thug > 0 && <Icon is="thug" label={table.say("scarface-page-needs-thug")} />}
        <Price table={table} order={order} />
      </span>
    </div>
  );
}

const POINTS = new Set(["muscle", "influence", "any"]);

function Price({ table, order }: { table: ScarfaceTable; order: Order }) {
  if (order.stat === "card") return <Amount is="any" n={`${order.cost[0]}–${order.cost.at(-1)}`} />;
  if (!POINTS.has(order.stat) || order.cost[0] === 0) return <Amount is={order.stat === "board" ? "any" : "muscle"} n="…" />;
  return <Amount is={order.stat} n={order.cost.join("/")} label={table.name(order.stat)} />;
}

function OrderAbout({ table, order, used }: { table: ScarfaceTable; order: Order; used: boolean }) {
  return (
    <>
      <p>{table.say("scarface-page-order-about", { order: variant(order.id) })}</p>
      {order.thug > 0 && <p>{table.say("scarface-page-needs-thug")}</p>}
      {used && <p>{table.say("scarface-page-order-used")}</p>}
    </>
  );
}
