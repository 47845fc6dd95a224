// What does not lie on the map: sheets, orders, families, tiles. Beside the map all of them, below each other; where there
// is room for one thing only, one of them or the map.

import { useComputed } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useDesk, type Panel } from "../desk";
import { Encounter } from "./aside";
import { Families } from "./family";
import { Icon } from "../icons";
import { Orders } from "./orders";
import { homeOf } from "../picking";
import { Sheets } from "./sheets";
import { Tiles } from "./tiles";
import { wide } from "../wide";

interface Part { id: Panel; icon: string; Content?: ComponentType }

const MAP: Part = { id: "map", icon: "eye" };
const SHEETS: Part = { id: "sheets", icon: "influence_place", Content: Sheets };
const ORDERS: Part = { id: "orders", icon: "order", Content: Orders };
const FAMILIES: Part = { id: "families", icon: "control", Content: Families };
const TILES: Part = { id: "tiles", icon: "police", Content: Tiles };

/** What is needed now comes first. */
function partsIn(phase: string): readonly Part[] {
  if (phase === "setup") return [FAMILIES, SHEETS, ORDERS, TILES];
  return phase === "planning" || phase === "ultima" ? [SHEETS, ORDERS, FAMILIES, TILES] : [ORDERS, FAMILIES, TILES, SHEETS];
}

export function Dock() {
  const { table, panel } = useDesk();
  const phase = useComputed(() => table.view.value.phase).value;
  const parts = partsIn(phase);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.scrollTo(0, 0), [parts[0]!.id]); // what is needed now is also in sight
  const shown = wide.value ? parts : parts.filter(({ id }) => id === panel.value);
  return (
    <div class={`lf-dock${panel.value === "map" ? " is-closed" : ""}`}>
      <Tabs parts={wide.value ? parts : [MAP, ...parts]} />
      {shown.length > 0 && (
        <div class="lf-panels" id="lf-panels" ref={list}>
          {wide.value && <Encounter />}
          {shown.map(({ id, Content }) => (
            <section key={id} class="lf-panel" data-panel={id} aria-label={table.say("lafamiglia-page-panel", { what: id })} tabIndex={-1}>
              {Content && <Content />}
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

function Tabs({ parts }: { parts: readonly Part[] }) {
  const { table, pack, panel } = useDesk();
  const list = useRef<HTMLDivElement>(null);
  const now = parts.some(({ id }) => id === panel.value) ? panel.value : parts[0]!.id;
  const asked = table.decision.value ? homeOf(pack, table.decision.value.kind, table.legal.value, table.view.value.board.outlook.ahead) : null;
  const open = (id: Panel) => {
    panel.value = id;
    requestAnimationFrame(() => document.querySelector(`.lf-panel[data-panel="${id}"]`)?.scrollIntoView({ block: "start" }));
  };
  const step = (by: number) => {
    const next = parts[(parts.findIndex(({ id }) => id === now) + by + parts.length) % parts.length]!;
    open(next.id);
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
      {parts.map(({ id, icon, Content }) => (
        <button
          key={id} role="tab" data-tab={id} aria-selected={now === id} tabIndex={now === id ? 0 : -1}
          class={`lf-tab-button${asked === id ? " is-asked" : ""}`} {...(Content && now === id ? { "aria-controls": "lf-panels" } : {})} onClick={() => open(id)}
        >
          <Icon id={icon} size={16} /> <span>{table.say("lafamiglia-page-panel", { what: id })}</span>
        </button>
      ))}
    </div>
  );
}
