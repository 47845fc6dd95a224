// A fight as it is told: whose cards lie there, what is lost, how it ends. Nothing here knows the page.

import type { LafamigliaForecast, Told } from "../../api/messages";

/** `card`: "" none, "down" face down, else its face. `n`: soldati before what is told, where that is known. */
export interface Side {
  colour: string;
  card: string;
  n: number | null;
  lost: number;
  fled: number;
  joined: number;
}

export interface Fight {
  area: string;
  /** The attackers, then the defenders. */
  sides: [Side, Side];
  /** Both cards are about to be turned. */
  turning: boolean;
  end: "" | "taken" | "held" | "empty";
  /** Soldati left of whoever has the area. */
  left: number;
}

const side = (colour: string, card = "", n: number | null = null): Side => ({ colour, card, n, lost: 0, fled: 0, joined: 0 });

/** A conflict that runs, as the position shows it. */
export function running({ cards, attackers, defenders }: LafamigliaForecast, area: string, attack: string, defence: string): Fight {
  return {
    area, sides: [side(attack, cards[0], attackers), side(defence, cards[1], defenders)], turning: false, end: "", left: 0,
  };
}

const text = (event: Told, name: string) => String(event.args[name] ?? "");
const count = (event: Told) => Number(event.args["n"] ?? 1);

/** The last fight of these events, which may have begun before them; null where they tell of none. */
export function told(events: readonly Told[], before: Fight | null): Fight | null {
  let fight = before && { ...before, sides: [{ ...before.sides[0] }, { ...before.sides[1] }] as [Side, Side] };
  let faces: string[] = [];
  for (const event of events) {
    const what = event.message.replace("lafamiglia-event-", "");
    if (what === "bonuses" || ((what === "brute" || what === "card-shown") && (!fight || fight.end))) {
      fight = { area: text(event, "area"), sides: [side(text(event, "side")), side("")], turning: false, end: "", left: 0 };
      faces = [];
    }
    if (!fight || fight.end) continue;
    if (what === "cards-chosen") fight.sides.forEach((one) => (one.card ||= "down"));
    if (what === "card-shown") faces = turned(fight, [...faces, text(event, "card")]);
    if (event.args["area"] === fight.area || !fight.area) suffered(fight, what, event);
  }
  return fight;
}

/** Both are turned together. */
function turned(fight: Fight, faces: string[]): string[] {
  fight.turning = faces.length === 1;
  fight.sides.forEach((one, n) => (one.card = faces.length > 1 ? faces[n]! : one.card || "down"));
  return faces;
}

function suffered(fight: Fight, what: string, event: Told): void {
  const [attack, defence] = fight.sides;
  const colour = text(event, "side");
  if (what === "attackers-lost") (attack.colour ||= colour), (attack.lost += count(event));
  if (what === "lose") (defence.colour ||= colour), (defence.lost += count(event));
  const whose = colour === attack.colour || (!attack.colour && colour !== defence.colour) ? attack : defence;
  if (what === "coward") (whose.colour ||= colour), (whose.fled += count(event));
  if (what === "traitor") (whose.colour ||= colour), (whose.joined += 1);
  if (what !== "area-taken" && what !== "attack-over") return;
  fight.area = text(event, "area");
  attack.colour = colour;
  fight.left = count(event);
  fight.end = what === "area-taken" ? "taken" : fight.left ? "held" : "empty";
}
