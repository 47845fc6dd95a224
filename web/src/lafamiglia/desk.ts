// What all parts of the board share: the table, its components, and what is looked at.

import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { View } from "../api/messages";
import type { Choice } from "../frame/model/board";
import type { Camera } from "./map/camera";
import { geometryOf, type Geometry } from "./map/geometry";
import { packOf, type Pack } from "./pack";
import { opened } from "./opened";
import { latestPlaces } from "./reading/latest";
import type { LaTable, Position } from "./types";

export type Panel = "map" | "sheets" | "families" | "orders" | "tiles";

export interface Dragged {
  token: string;
  x: number;
  y: number;
  area: string | null;
}

export interface Desk {
  table: LaTable;
  pack: Pack;
  geometry: Geometry;
  /** The area whose neighbours are shown. */
  looked: Signal<string | null>;
  /** What is open besides the map, or instead of it where there is room for one. */
  panel: Signal<Panel>;
  /** What the others have done since my last move: by place the seat that was there last. */
  latest: ReadonlySignal<ReadonlyMap<string, number>>;
  /** Whose family board and orders are shown. */
  family: Signal<number>;
  /** Null: not sketching. Else the area where the next arrow starts, or "". */
  sketching: Signal<string | null>;
  /** An area that was picked before it was said what goes there; forgotten with the position. */
  here: Signal<{ area: string; view: View<Position> } | null>;
  /** The order that is being dragged, and the area it is over. */
  dragged: Signal<Dragged | null>;
  /** Fights after this count of the journal are still news. */
  since: Signal<number>;
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
    latest: computed(() => latestPlaces(table.journal.value, table.seat)),
    family: signal(table.seat ?? 0),
    sketching: signal(null),
    here: signal(null),
    dragged: signal(null),
    since: signal(table.journal.peek().at(-1)?.seq ?? 0),
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
