// Picking before one is asked: the engine names the decisions that lead there (`outlook.ahead`), the page takes them in one go.

import type { LafamigliaAhead } from "../api/messages";
import type { PieceSpec } from "../frame/model/board";
import type { Desk } from "./desk";
import type { LaTable } from "./types";

type Way = LafamigliaAhead;

/** What leads from here to a thing on the board: to its being picked, or to an order that may lie there. */
export function waysTo({ table }: Desk, what: string, id: string): Way[] {
  if (!table.decision.value) return [];
  return table.view.value.board.outlook.ahead.filter((way) => picks(way, what, id) || (what === "area" && way.then.includes(id)));
}

export function picks({ path, what, ids }: Way, wanted: string, id: string): boolean {
  return path.length > 0 && what === wanted && ids.includes(id);
}

export function comesAhead(table: LaTable, what: string): boolean {
  return table.decision.value !== null && table.view.value.board.outlook.ahead.some((way) => way.path.length > 0 && way.what === what);
}

/** The areas and seas that can be picked before they are asked for. */
export function placesAhead(table: LaTable): string[] {
  if (!table.decision.value) return [];
  return table.view.value.board.outlook.ahead.flatMap(({ path, what, ids, then }) =>
    path.length && (what === "area" || what === "sea") ? [...ids, ...then] : then,
  );
}

export function ahead(desk: Desk, what: string, id: string): Pick<PieceSpec, "ahead"> {
  const ways = waysTo(desk, what, id);
  return ways.length ? { ahead: () => go(desk, ways, what, id) } : {};
}

/** The one way there; where there are several, or an order has to be chosen first, the bar asks. */
function go(desk: Desk, ways: readonly Way[], what: string, id: string): void {
  if (ways.length === 1 && picks(ways[0]!, what, id)) take(desk, ways[0]!, id);
  else desk.here.value = { area: id, view: desk.table.view.value };
}

export function take({ table }: Desk, { path, what }: Way, id: string): void {
  table.follow([...path.map(([notation]) => notation), { where: { [what]: id }, key: `${what}-${id}` }]);
}

/** An order into an area. */
export function issue({ table }: Desk, { path, kind }: Way, token: string, area: string): void {
  table.follow([...path.map(([notation]) => notation), `${kind} ${token}`, `order.area ${area}`]);
}

/** The way on which orders are issued from here. */
export function issuing({ table }: Desk): Way | undefined {
  return table.decision.value ? table.view.value.board.outlook.ahead.find(({ what }) => what === "token") : undefined;
}

/** A digit on an area: the order with this number lies there. */
export function issueByDigit(desk: Desk, area: string, key: string): boolean {
  const way = issuing(desk);
  const token = /^[1-9]$/.test(key) ? way?.ids[Number(key) - 1] : undefined;
  if (!way || !token || !way.then.includes(area)) return false;
  issue(desk, way, token, area);
  return true;
}

/** The area that was picked before it was said what goes there. */
export function hereOf({ table, here }: Desk): string | null {
  return table.decision.value && here.value?.view === table.view.value ? here.value.area : null;
}
