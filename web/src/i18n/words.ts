// Messages in words: the same rules as locales/__init__.py. Nothing here knows the page.

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Args, Problem } from "../api/messages";
import { on, Sayings, type Said } from "./said";

/** Arguments that are the number of a seat, where they are numbers. */
export const SEATS: ReadonlySet<string> = new Set(["seat", "other", "side", "former", "victim"]);

/** What is put around the name behind an argument. */
export type Mark = (argument: string, value: unknown, name: string) => string;

const sayings = new WeakMap<FluentBundle, Sayings>();

function sayingsOf(bundle: FluentBundle): Sayings {
  let known = sayings.get(bundle);
  if (!known) sayings.set(bundle, (known = new Sayings()));
  return known;
}

/** `you` in the arguments chooses between “you place” and “Anna places”. */
export function speak(bundle: FluentBundle, id: string, args: Args = {}, players: readonly string[] = [], mark?: Mark): string {
  const pattern = bundle.getMessage(id)?.value;
  if (pattern == null) return id;
  if (typeof pattern === "string") return pattern;
  const known = sayingsOf(bundle);
  const said = mark ? null : found(known.of(id), args, players);
  if (said?.text !== undefined) return said.text;
  const game = id.slice(0, id.indexOf("-"));
  const words: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries({ you: "no", ...args })) {
    const found = word(bundle, game, name, value, players);
    words[name] = mark && typeof found === "string" ? mark(name, value, found) : found;
  }
  const text = bundle.formatPattern(pattern, words, []);
  return said ? known.keep(said, text) : text;
}

/** Where a message with these arguments is kept; null where one of them is more than a word. */
function found(message: Said, args: Args, players: readonly string[]): Said | null {
  let said = message;
  for (const name in args) {
    const value = args[name];
    if (typeof value === "object" && value !== null) return null;
    said = on(on(said, name), value);
    if (typeof value === "number" && SEATS.has(name)) said = on(said, players[value]);
  }
  return said;
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
  const known = sayingsOf(bundle);
  const said = on(on(known.of(game), kind), id);
  return said.text ?? known.keep(said, named(bundle, game, id, kind));
}

function named(bundle: FluentBundle, game: string, id: string, kind: string): string {
  for (const message of [`${game}-name-${kind}-${id}`, `${game}-name-${id}`]) {
    if (/^[a-z]+(-[\w]+)+$/.test(message) && bundle.hasMessage(message)) return speak(bundle, message);
  }
  return id;
}

export function dashed(kind: string): string {
  return kind.replace(/[._]/g, "-");
}
