// Who is ahead in Scarface: money with stars, and what it is made of.

import type { Standing } from "../frame/model/board";
import { gangs, HIS_SEAT, inCompany, type ScarfaceTable } from "./types";
import { sideName, variant } from "./words";

export function standings(table: ScarfaceTable): Standing[] {
  const { board } = table.view.value;
  if (!board.human.gang) return [];
  return gangs(board).map(({ side, seat, money, stars }, place) => ({
    key: side,
    name: sideName(table, side),
    seats: [seat ?? HIS_SEAT],
    mine: side === board.human.side && table.seat !== null,
    ahead: board.totals.every((total, other) => other === place || board.totals[place]! > total),
    figures: [
      { key: "total", label: table.say("scarface-page-total"), value: board.totals[place]! },
      { key: "money", label: table.say("scarface-page-money"), value: money },
      { key: "stars", label: table.say("scarface-page-stars", { n: stars }), value: stars },
    ],
  }));
}

/** What decided the game, once it is over by its rules. */
export function verdict(table: ScarfaceTable): string | null {
  const { board } = table.view.value;
  const { decided } = board.outlook;
  const won = inCompany(board) ? table.journal.value.filter(({ message }) => message === "scarface-event-winner") : [];
  const words = [...won.map(({ message, args }) => table.say(message, args)), ...(decided ? [table.say("scarface-page-decided", { by: variant(decided.by) })] : [])];
  return words.join(" ") || null;
}
