// The components by id and by number. Nothing here knows the page.

import type { Area, Cell, Character, Column, Components, Family, Mandamento, Position, Sea, Tile, Token } from "./types";

export const ROWS = ["justice", "police", "economy", "church"] as const;
export const COLUMNS = ["primo", "justice", "police", "economy", "church", "two"] as const;
export const NEUTRAL = 4;
export const NOBODY = -1;

export interface Pack {
  components: Components;
  area: Map<string, Area>;
  areaNumber: Map<string, number>;
  seaNumber: Map<string, number>;
  sea: Map<string, Sea>;
  mandamento: Map<string, Mandamento>;
  token: Map<string, Token>;
  family: Map<string, Family>;
  tile: Map<string, Tile>;
  character: Map<string, Character>;
  cell: Map<string, Cell>;
}

const packs = new WeakMap<Components, Pack>();

export function packOf(components: Components): Pack {
  const known = packs.get(components);
  if (known) return known;
  const made: Pack = {
    components,
    area: byId(components.areas),
    areaNumber: new Map(components.areas.map((area, number) => [area.id, number])),
    seaNumber: new Map(components.seas.map((sea, number) => [sea.id, number])),
    sea: byId(components.seas),
    mandamento: byId(components.mandamenti),
    token: byId(components.orders),
    family: byId(components.families),
    tile: byId(components.tiles),
    character: byId(components.characters),
    cell: byId(components.sheets.flatMap((sheet) => sheet.cell ?? [])),
  };
  packs.set(components, made);
  return made;
}

function byId<T extends { id: string }>(list: readonly T[]): Map<string, T> {
  return new Map(list.map((item) => [item.id, item]));
}

/** The colour of a side; a seat that has none yet has no colour. */
export function colourOf(board: Position, side: number): string {
  return side === NEUTRAL ? "neutral" : (board.players[side]?.colour ?? "");
}

export function seatOf(board: Position, colour: string): number {
  return colour === "neutral" ? NEUTRAL : board.players.findIndex((player) => player.colour === colour);
}

export function partnerOf(seat: number): number {
  return seat ^ 2;
}

export function sameTeam(one: number, other: number): boolean {
  return ((one ^ other) & 1) === 0;
}

/** The value of a row of the family board: the rightmost one that is open. */
export function baseValue(family: Family, row: (typeof ROWS)[number], open: number): number[] {
  const { start, spaces } = family[row];
  const values = [start, ...spaces.slice(0, open).filter((space) => space.kind === "value").map((space) => space.value)];
  const last = values.at(-1);
  return last === undefined ? [] : Array.isArray(last) ? last : [last];
}

export function upperColumns(pack: Pack, board: Position): Column[] {
  return pack.components.sheets[Math.max(board.round - 1, 0)]!.column;
}

export function lowerCells(pack: Pack, board: Position): Cell[] {
  return pack.components.sheets[board.round]?.cell ?? [];
}

export interface Cost {
  tab: number;
  discs: number;
  /** What goes to each other owner, by seat. */
  fees: { seat: number; n: number }[];
  bank: number;
  total: number;
}

/** LF-58: what gaining a column costs a seat. */
export function costOf(tab: number, counts: readonly number[], seat: number): Cost {
  const discs = counts.reduce((sum, count) => sum + count, 0);
  const fees = counts.flatMap((n, side) => (n > 0 && side !== seat && side !== NEUTRAL ? [{ seat: side, n }] : []));
  const bank = tab + discs;
  return { tab, discs, fees, bank, total: bank + fees.reduce((sum, fee) => sum + fee.n, 0) };
}

/** Who would control a mandamento if it were checked now (LF-88). */
export function wouldControl(pack: Pack, board: Position, mandamento: Mandamento): number {
  const holders = mandamento.areas.map((area) => board.holder[pack.areaNumber.get(area)!]!);
  return holders.find((holder, n) => holder >= 0 && holder < NEUTRAL && holders.indexOf(holder) !== n) ?? NOBODY;
}

/** The tokens a seat could have hidden: basic ones and those freed, without those sold or lying open (LF-171). */
export function couldHold(pack: Pack, board: Position, seat: number): string[] {
  const player = board.players[seat]!;
  const open = new Set([...player.sold, ...board.orders.flatMap((order) => (order.token ? [order.token] : []))]);
  return pack.components.orders
    .filter((token) => token.family === player.colour && isFree(pack, player, token.id) && !open.has(token.id))
    .map((token) => token.id);
}

function isFree(pack: Pack, player: Position["players"][number], token: string): boolean {
  const mark = token.split("-")[1]!;
  const row = ROWS.findIndex((name) => name[0]!.toUpperCase() === mark[0]);
  if (row < 0) return true;
  const spaces = pack.family.get(player.colour!)![ROWS[row]!].spaces.slice(0, player.uncovered[row]);
  return spaces.some((space) => space.col === mark[1]);
}
