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
  /** LF-9: 0 or 1. */
  teamOf: (seat: number) => number;
  partnerOf: (seat: number) => number;
  /** A seat, its partner, then the others in turn order. */
  seatsFrom: (seat: number) => number[];
}

const packs = new WeakMap<Components, Pack>();

export function packOf(components: Components): Pack {
  const known = packs.get(components);
  if (known) return known;
  const { corners } = components;
  const partnerOf = (seat: number) => corners.findIndex(({ team }, other) => other !== seat && team === corners[seat]!.team);
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
    teamOf: (seat) => corners[seat]!.team - 1,
    partnerOf,
    seatsFrom: (seat) => {
      const others = [...corners.keys()].slice(1).map((n) => (seat + n) % corners.length);
      return [seat, partnerOf(seat), ...others.filter((other) => other !== partnerOf(seat))];
    },
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

export function upperColumns(pack: Pack, board: Position): Column[] {
  return pack.components.sheets[board.outlook.sheets[0]]!.column;
}

export function lowerCells(pack: Pack, board: Position): Cell[] {
  return pack.components.sheets[board.outlook.sheets[1]]!.cell ?? [];
}
