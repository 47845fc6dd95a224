// What the companion says, in words.

import type { Args, CompanionLine, CompanionQuestion, Problem } from "../api/messages";
import { hasText, name, say } from "../i18n/texts";

const NAMED = new Set(["district", "origin", "tile", "what", "gang", "slot", "chosen"]);

/** A thing by its name; a district as it is printed too, a label of one's own as it is. */
export function named(id: string): string {
  const district = `companion-district-${id.replace("_", "-")}`;
  if (hasText(district)) return say(district);
  return name("scarface", id).replaceAll("_", " ");
}

function spoken(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, typeof value === "string" && NAMED.has(key) ? named(value) : value]),
  );
}

/** Everybody who can control a tile: a person by his colour in company. */
export const ownerWords = (owner: string) => say("companion-owner", { owner });

export function lineWords({ message, args }: CompanionLine): string {
  return say(message, message.startsWith("companion-") ? spoken(args) : args);
}

/** In company: the people who are to do it. */
export const toWhom = ({ args }: CompanionLine) => (args["who"] ?? []) as string[];

export function passiveWords(key: string, n: number): string {
  return say(`scarface-effect-passive-${key.replaceAll("_", "-")}`, { n: Math.abs(n), sign: n < 0 ? "less" : "more" });
}

export function problemWords(problem: Pick<Problem, "message" | "args">): string {
  return say(problem.message, spoken(problem.args));
}

/** Questions that are answered here with a finger, not with words to type. */
const ASKED: Record<string, string> = {
  decks: "companion-page-ask-decks",
  tokens: "companion-page-ask-tokens",
  city: "companion-page-ask-city",
  start: "companion-page-ask-start",
  pause: "companion-page-ask-pause",
  tiles_here: "companion-page-ask-tiles-here",
  your_nights: "companion-page-ask-your-nights",
  your_tiles: "companion-page-ask-your-tiles",
  your_missing: "companion-page-ask-your-missing",
  your_money: "companion-page-ask-your-money",
  needs: "companion-page-ask-needs",
  free_slot: "companion-page-ask-free-slot",
  supply: "companion-page-ask-supply",
  goods: "companion-page-ask-goods",
  card_values: "companion-page-ask-card-values",
  card_row: "companion-page-ask-card-row",
  done: "companion-ask-done",
  final_tie: "companion-page-ask-final-tie",
};

export function questionWords(question: CompanionQuestion): string {
  if (question.message === "companion-ask-first") return say("companion-page-ask-first");
  return say(ASKED[question.kind] ?? question.message, spoken(question.args));
}
