// Who is ahead in Scarface: money with stars, and what it is made of.

import type { Standing } from "../frame/model/board";
import { gangOf, SIDES, type City } from "./types";
import { sideName, variant } from "./words";

export function standings(table: City): Standing[] {
  const { board } = table.view.value;
  if (!board.human.gang) return [];
  return SIDES.map((side, place) => ({
    key: side,
    name: sideName(table, side),
    seats: [place],
    mine: side === "human" && table.seat !== null,
    ahead: board.totals[place]! > board.totals[1 - place]!,
    figures: [
      { key: "total", label: table.say("scarface-page-total"), value: board.totals[place]! },
      { key: "money", label: table.say("scarface-page-money"), value: gangOf(board, side).money },
      { key: "stars", label: table.say("scarface-page-stars"), value: gangOf(board, side).stars },
    ],
  }));
}

/** What decided the game, once it is over by its rules. */
export function verdict(table: City): string | null {
  const { decided } = table.view.value.board.outlook;
  return decided ? table.say("scarface-page-decided", { by: variant(decided.by) }) : null;
}
