// What people, bots and seats at a table are called.

import type { SeatInfo, TableInfo } from "../../api/messages";
import { say } from "../../i18n/texts";

export function playerNames(info: TableInfo): string[] {
  const people = info.seats.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  return info.seats.map((seat, number) => nameOf(seat, number, people));
}

/** Two seats of one name (a shared screen) are told apart by their numbers. */
function nameOf(seat: SeatInfo, number: number, people: string[]): string {
  if (seat.kind === "bot") return say("page-bot-name", { number });
  if (seat.kind === "open" || !seat.name) return say("player", { number: number + 1 });
  const twice = people.filter((name) => name === seat.name).length > 1;
  return twice ? say("player", { number: number + 1 }) : seat.name;
}

/** A seat by its number, with its team where several share one. */
export function seatWords(teams: readonly number[], seat: number): string {
  const number = seat + 1;
  return new Set(teams).size < teams.length ? say("page-seat-team", { number, team: teams[seat]! + 1 }) : say("page-seat-number", { number });
}
