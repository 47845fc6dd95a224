// What all parts of the board share: the table, its components, and what is looked at.

import { computed, signal, type Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Choice, Where } from "../frame/model/board";
import type { Camera } from "./map/camera";
import { geometryOf, type Geometry } from "./map/geometry";
import { packOf, type Pack } from "./pack";
import { opened } from "./opened";
import type { LaTable } from "./types";

export type Panel = "map" | "sheets" | "families" | "orders" | "tiles";

export interface Desk {
  table: LaTable;
  pack: Pack;
  geometry: Geometry;
  /** The area whose neighbours are shown. */
  looked: Signal<string | null>;
  /** What is open below the map. */
  panel: Signal<Panel>;
  /** Whose family board and orders are shown. */
  family: Signal<number>;
  /** Null: not sketching. Else the area where the next arrow starts, or "". */
  sketching: Signal<string | null>;
  /** A choice to be taken as soon as it is asked for. */
  intent: Signal<{ kind: string; where: Where } | null>;
  /** Moves the map, once it is drawn. */
  camera: Signal<Camera | null>;
}

const desks = new WeakMap<LaTable, Desk>();

export function deskOf(table: LaTable): Desk {
  const known = desks.get(table);
  if (known) return known;
  const pack = packOf(table.components);
  const view = computed(() => opened(table.view.value, table.facts.value, pack.components.areas));
  const made: Desk = {
    table: { ...table, view },
    pack,
    geometry: geometryOf(pack),
    looked: signal(null),
    panel: signal("map"),
    family: signal(table.seat ?? 0),
    sketching: signal(null),
    intent: signal(null),
    camera: signal(null),
  };
  desks.set(table, made);
  return made;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  return useContext(DeskContext)!;
}

export function kindOf(table: LaTable): string {
  return table.decision.value?.kind ?? "";
}

export function verb(choice: Choice): string {
  return String(choice.args["verb"]);
}
