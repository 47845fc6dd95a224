// What people, bots and seats at a table are called.

import type { SeatInfo, TableInfo } from "../../api/messages";
import { say } from "../../i18n/texts";

export function playerNames(info: TableInfo): string[] {
  const people = info.seats.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  return info.seats.map((seat, number) => nameOf(seat, number, people));
}

/** Two seats of one name (a shared screen) are told apart by their numbers. */
function nameOf(seat: SeatInfo, number: number, people: string[]): string {
  const twice = people.filter((name) => name === seat.name).length > 1;
  return twice ? say("player", { number: number + 1 }) : seatName(seat, number);
}

export function seatName(seat: SeatInfo, number: number): string {
  if (seat.kind === "bot") return say("page-bot-name", { number });
  return seat.kind === "open" || !seat.name ? say("player", { number: number + 1 }) : seat.name;
}

/** Who plays with a seat and who against it; of a table without a seat of mine (-1) everybody. */
export function company(seats: readonly SeatInfo[], names: readonly string[], me: number): string {
  const { team, mine } = seats[me] ?? { team: null, mine: false };
  const others = seats.map((seat, number) => ({ ...seat, number })).filter((seat) => seat.number !== me && !(mine && seat.mine));
  const listed = (message: string, found: typeof others) =>
    found.length ? [say(message, { players: found.map(({ number }) => names[number]).join(", ") })] : [];
  const against = (seat: SeatInfo) => team !== null && seat.team !== team;
  return [
    ...listed("page-table-with", others.filter((seat) => !against(seat))), ...listed("page-table-against", others.filter(against)),
  ].join(" ");
}

/** A seat by its number, with its team where several share one. */
export function seatWords(teams: readonly number[], seat: number): string {
  const number = seat + 1;
  return new Set(teams).size < teams.length ? say("page-seat-team", { number, team: teams[seat]! + 1 }) : say("page-seat-number", { number });
}
