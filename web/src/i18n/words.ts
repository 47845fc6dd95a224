// Messages in words: the same rules as locales/__init__.py. Nothing here knows the page.

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Args, Problem } from "../api/messages";

/** Arguments that are the number of a seat, where they are numbers. */
export const SEATS: ReadonlySet<string> = new Set(["seat", "other", "side", "former", "victim"]);

/** What is put around the name behind an argument. */
export type Mark = (argument: string, value: unknown, name: string) => string;

/** `you` in the arguments chooses between “you place” and “Anna places”. */
export function speak(bundle: FluentBundle, id: string, args: Args = {}, players: readonly string[] = [], mark?: Mark): string {
  const pattern = bundle.getMessage(id)?.value;
  if (pattern == null) return id;
  const game = id.slice(0, id.indexOf("-"));
  const words: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries({ you: "no", ...args })) {
    const found = word(bundle, game, name, value, players);
    words[name] = mark && typeof found === "string" ? mark(name, value, found) : found;
  }
  return bundle.formatPattern(pattern, words, []);
}

/** The name behind an argument; where kinds of components share an id, the argument tells: `name-tile-cars`. */
function word(
  bundle: FluentBundle, game: string, name: string, value: unknown, players: readonly string[],
): FluentVariable {
  if (Array.isArray(value)) {
    const singular = name.endsWith("s") ? name.slice(0, -1) : name;
    return value.map((item) => String(word(bundle, game, singular, item, players))).join(", ");
  }
  if (isProblem(value)) return speak(bundle, value.message, value.args, players);
  if (SEATS.has(name) && typeof value === "number") {
    return players[value] ?? speak(bundle, "player", { number: value + 1 });
  }
  if (typeof value === "string") return nameOf(bundle, game, value, name);
  return typeof value === "number" ? value : String(value);
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "message" in value && "args" in value;
}

/** The name of a component of a game, or the id itself where it has none. */
export function nameOf(bundle: FluentBundle, game: string, id: string, kind = ""): string {
  for (const message of [`${game}-name-${kind}-${id}`, `${game}-name-${id}`]) {
    if (/^[a-z]+(-[\w]+)+$/.test(message) && bundle.hasMessage(message)) return speak(bundle, message);
  }
  return id;
}

export function dashed(kind: string): string {
  return kind.replace(/[._]/g, "-");
}
