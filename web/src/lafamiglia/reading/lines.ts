// The pieces in words: for screen readers, the explanation cards and the text mode.

import type { Desk } from "../desk";
import { colourOf } from "../pack";
import type { Cell, Order, Part, Space, TokenSymbol } from "../types";

function piecesOf(desk: Desk, id: string): string[] {
  const { table, pack } = desk;
  const board = table.view.value.board;
  const number = pack.areaNumber.get(id)!;
  const holder = board.holder[number]!;
  const { soldiers, labs, cars } = { soldiers: board.soldiers[number]!, labs: board.labs[number]!, cars: board.cars[number]! };
  return [
    holder < 0
      ? table.say("lafamiglia-page-empty")
      : table.say("lafamiglia-page-soldiers", { side: colourOf(board, holder), n: soldiers }),
    ...(labs ? [table.say("lafamiglia-page-labs", { n: labs })] : []),
    ...(cars ? [table.say("lafamiglia-page-cars", { n: cars })] : []),
    ...board.orders.filter((order) => order.area === number).map((order) => orderLine(desk, order)),
  ];
}

function orderLine({ table }: Desk, { seat, token }: Order): string {
  return token
    ? table.say("lafamiglia-page-order-open", { token })
    : table.say("lafamiglia-page-order-hidden", { side: colourOf(table.view.value.board, seat) });
}

export function areaLine(desk: Desk, id: string): string {
  return `${desk.table.name(id)}: ${piecesOf(desk, id).join(", ")}`;
}

export function boatsOf({ table, pack }: Desk, sea: string): string[] {
  const board = table.view.value.board;
  return board.boats[pack.seaNumber.get(sea)!]!.flatMap((n, seat) =>
    n ? [table.say("lafamiglia-page-boats", { side: colourOf(board, seat), n })] : [],
  );
}

export function seaLine(desk: Desk, id: string): string {
  return [desk.table.name(id), ...boatsOf(desk, id)].join(", ");
}

/** A number with its sign as the sheets print it: "+2". */
export function plus(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

const ALONE = new Set(["vest", "skull"]);

/** The numbers beside a symbol of an order: "2", "+1", "2/1". */
export function amount(symbol: TokenSymbol): string {
  if (symbol.plus !== undefined) return plus(symbol.plus);
  const numbers = symbol.list ?? [symbol.n ?? 1];
  return numbers.length === 1 && numbers[0] === 1 && !ALONE.has(symbol.s) ? "" : numbers.join("/");
}

export function symbolWords({ table }: Desk, symbol: TokenSymbol): string {
  return `${table.name(symbol.s, "symbol")} ${amount(symbol)}`.trim();
}

export function partAmount(part: Part): string {
  return part.plus === undefined ? "" : plus(part.plus) + (part.own_only ? "*" : "");
}

export function partWords({ table }: Desk, part: Part): string {
  return `${table.name(part.a, "part")} ${partAmount(part)}`.trim();
}

/** What a cell does: "recruit +1 / place +2, +1₤". */
export function cellWords(desk: Desk, { parts, join, money }: Cell): string {
  const words = parts.map((part) => partWords(desk, part)).join(join === "/" ? " / " : " + ");
  return money ? `${words}, ${plus(money)}₤` : words;
}

/** What a space of the family board shows: "3", "2/4", "+1 ₤". */
export function spaceText(space: Space): string {
  if (space.kind === "value") return Array.isArray(space.value) ? space.value.join("/") : String(space.value);
  if (space.kind === "money") return `${space.n}₤`;
  return "";
}

export function spaceWords({ table }: Desk, row: string, space: Space): string {
  const n = Array.isArray(space.value) ? space.value[0]! : Number(space.value ?? space.n ?? 1);
  const m = Array.isArray(space.value) ? space.value[1]! : 0;
  if (space.kind === "value") return table.say("lafamiglia-page-value", { what: row, n, m });
  return table.say("lafamiglia-page-gain", { what: space.kind, n });
}
