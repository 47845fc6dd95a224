// Moves and attacks as the journal tells them, each as a whole: who went where with how many, and how it ended.

import type { Told } from "../../api/messages";

export interface Fight {
  seat: number;
  origin: string;
  target: string;
  n: number;
  outcome: "moved" | "begun" | "taken" | "held";
  /** The attacker's losses and the defender's. */
  lost: number;
  killed: number;
}

export function fightsOf(events: readonly Told[]): Fight[] {
  const fights: Fight[] = [];
  for (const { message, args } of events) {
    const now = fights.at(-1);
    const n = Number(args["n"] ?? 0);
    if (message === "lafamiglia-event-move") {
      fights.push({ seat: Number(args["seat"]), origin: String(args["origin"]), target: String(args["target"]), n, outcome: "moved", lost: 0, killed: 0 });
    } else if (now && args["area"] === now.target) {
      if (message === "lafamiglia-event-bonuses") now.outcome = "begun";
      if (message === "lafamiglia-event-lose") now.killed += n;
      if (message === "lafamiglia-event-attackers-lost") now.lost += n;
      if (message === "lafamiglia-event-area-taken") now.outcome = "taken";
      if (message === "lafamiglia-event-attack-over") now.outcome = "held";
    }
  }
  return fights;
}
