// Below the map: one of sheets, families, orders and tiles, or nothing, so that the map has all the room.

import { useRef } from "preact/hooks";
import { useDesk, type Panel } from "../desk";
import { Families } from "./family";
import { Icon } from "../icons";
import { Orders } from "./orders";
import { homeOf } from "../picking";
import { Sheets } from "./sheets";
import { Tiles } from "./tiles";

const PANELS: readonly { id: Panel; icon: string }[] = [
  { id: "map", icon: "eye" },
  { id: "sheets", icon: "influence_place" },
  { id: "families", icon: "control" },
  { id: "orders", icon: "order" },
  { id: "tiles", icon: "police" },
];

export function Dock() {
  const { table, panel } = useDesk();
  const open = panel.value;
  return (
    <div class={`lf-dock${open === "map" ? " is-closed" : ""}`}>
      <Tabs />
      {open !== "map" && (
        <div class="lf-panel" id="lf-panel" role="tabpanel" aria-label={table.say("lafamiglia-page-panel", { what: open })} tabIndex={-1}>
          {open === "sheets" && <Sheets />}
          {open === "families" && <Families />}
          {open === "orders" && <Orders />}
          {open === "tiles" && <Tiles />}
        </div>
      )}
    </div>
  );
}

function Tabs() {
  const { table, panel } = useDesk();
  const list = useRef<HTMLDivElement>(null);
  const shown = panel.value === "map" ? {} : { "aria-controls": "lf-panel" };
  const asked = table.decision.value ? homeOf(table.decision.value.kind, table.legal.value) : null;
  const step = (by: number) => {
    const next = PANELS[(PANELS.findIndex(({ id }) => id === panel.value) + by + PANELS.length) % PANELS.length]!;
    panel.value = next.id;
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div
      class="lf-tabs" role="tablist" ref={list} aria-label={table.say("lafamiglia-page-panels")}
      onKeyDown={(event) => {
        if (event.key === "ArrowRight") step(1);
        else if (event.key === "ArrowLeft") step(-1);
        else return;
        event.preventDefault();
      }}
    >
      {PANELS.map(({ id, icon }) => (
        <button
          key={id} role="tab" data-tab={id} aria-selected={panel.value === id} tabIndex={panel.value === id ? 0 : -1}
          class={`lf-tab-button${asked === id ? " is-asked" : ""}`} {...(panel.value === id ? shown : {})} onClick={() => (panel.value = id)}
        >
          <Icon id={icon} size={16} /> <span>{table.say("lafamiglia-page-panel", { what: id })}</span>
        </button>
      ))}
    </div>
  );
}
