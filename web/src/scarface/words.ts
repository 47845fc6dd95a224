// Things of the board in words, for labels, explanations and the text mode.

import type { ScarfaceTile } from "../api/messages";
import { DISTRICTS, found, gangOf, gangs, type ScarfaceTable } from "./types";

export function ownerName(table: ScarfaceTable, side: string | null): string {
  return side === null ? table.say("scarface-page-neutral") : sideName(table, side);
}

/** A boss is called as who plays him. */
export function sideName(table: ScarfaceTable, side: string): string {
  const { seat } = gangOf(table.view.value.board, side);
  return (seat === null ? undefined : table.players.value[seat]) ?? table.name(side);
}

/** `2 alcohol, 1 gun`, or a dash. */
export function goods(table: ScarfaceTable, alcohol: number, guns: number): string {
  const kinds = [["scarface-effect-cost-alcohol", alcohol], ["scarface-effect-cost-guns", guns]] as const;
  return kinds.filter(([, n]) => n).map(([id, n]) => table.say(id, { n })).join(", ") || "–";
}

export function tileWords(table: ScarfaceTable, tile: ScarfaceTile): string {
  const face = found(table.components, "tile", tile.tile)![tile.night ? "night" : "day"];
  const markers = tile.markers.map((marker) => table.name(marker)).join(", ") || "–";
  return table.say("scarface-page-tile", {
    name: table.name(tile.tile),
    owner: ownerName(table, tile.control),
    side: tile.night ? "night" : "day",
    profit: tile.profit,
    defence: tile.defence,
    needs: goods(table, face.alcohol, face.guns),
    holds: goods(table, tile.alcohol, tile.guns),
    markers,
  });
}

export function neighbours(table: ScarfaceTable, district: string): string {
  return found(table.components, "district", district)!.adj.map((id) => table.name(id)).join(", ");
}

/** What stands in a district, side by side. */
export function districtWords(table: ScarfaceTable, district: string): string[] {
  const board = table.view.value.board;
  const place = DISTRICTS.indexOf(district as (typeof DISTRICTS)[number]);
  const lines: string[] = [];
  if (board.henchman.here === district) lines.push(table.say("scarface-page-his-token-here"));
  if (board.police[place]) lines.push(table.say("scarface-page-police-here"));
  for (const gang of gangs(board)) {
    const [thugs, cars, trucks] = [gang.streets[place]!, gang.cars[place]!, gang.trucks[place]!];
    if (thugs + cars + trucks) {
      lines.push(table.say("scarface-page-pieces", { who: sideName(table, gang.side), thugs, cars, trucks }));
    }
  }
  return lines;
}

/** An id as a text chooses its words by it; a bare id would be told by its name. */
export function variant(id: string): string {
  return `is_${id}`;
}
