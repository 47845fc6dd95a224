// Who is ahead in Famiglia: the points in hand and area so far.

import type { Standing } from "../frame/model/board";
import type { FamigliaTable } from "./types";

export function standings(table: FamigliaTable): Standing[] {
  const { scores } = table.view.value.board;
  return scores.map((value, seat) => ({
    key: String(seat),
    name: table.players.value[seat]!,
    seats: [seat],
    mine: seat === table.seat,
    ahead: value > scores[1 - seat]!,
    figures: [{ key: "points", label: table.say("famiglia-page-score", { n: value }), value }],
  }));
}

/** Why the game was won, once it is over by its rules: by points, or by the strongest card that differs. */
export function verdict(table: FamigliaTable): string | null {
  const { decided } = table.view.value.board.outlook;
  if (!decided) return null;
  const [mine, theirs] = decided.cards;
  const cards = decided.cards.length ? (mine && theirs ? "both" : "one") : "none";
  return table.say("famiglia-page-decided", { rule: decided.rule, cards, one: mine ?? theirs ?? "", other: theirs ?? "" });
}
