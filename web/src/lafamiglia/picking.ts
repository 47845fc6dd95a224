// Which legal actions a thing on the board stands for, and what picking it would mean where it stands for none.

import type { LafamigliaAhead } from "../api/messages";
import type { Choice, Where } from "../frame/model/board";
import type { Panel } from "./desk";
import type { Pack } from "./pack";
import type { Grammar } from "./types";

const MONEY_VERBS = new Set(["sell", "ask", "give"]);

export const isMoney = ({ args }: Choice) => MONEY_VERBS.has(String(args["verb"]));

/** What is picked on the map, the sheets, the tokens, the tiles or the family board. */
export function livesOnBoard(choice: Choice): boolean {
  if (isMoney(choice)) return true;
  return ["area", "sea", "cell", "token", "column", "row", "tile"].some((name) => name in choice.args);
}

/** What picking a thing would mean now, in notation; undefined where nothing of its kind is asked for. */
export function attemptOf({ components }: Pack, kind: string, what: keyof Grammar[string], id: string): string | undefined {
  return components.grammar[kind]?.[what]?.replace("%", id);
}

/** A column by itself, not one of its discs. */
export const columnWhere = (column: string): Where => (choice) =>
  choice.args["column"] === column && !("colour" in choice.args);

/** A disc of the upper sheet; at the start of a turn picking one means to use a cell. */
export const discWhere = (kind: string, column: string, colour: string): Where | undefined => {
  if (kind === "plan.turn") return { verb: "plan-turn-use" };
  if (kind === "plan.disc") return { column, colour };
  return kind === "tile.influence" && colour === "neutral" ? { column } : undefined;
};

export function discAttempt(kind: string, column: string, colour: string): string | undefined {
  return kind === "plan.disc" ? `plan.disc ${column} ${colour}` : undefined;
}

/** Before a disc is chosen a cell stands for using it. */
export function cellAttempt(pack: Pack, kind: string, cell: string): string | undefined {
  return attemptOf(pack, kind === "plan.turn" || kind === "plan.disc" ? "plan.cell" : kind, "cell", cell);
}

export const tokenWhere = (token: string): Where => (choice) =>
  choice.args["token"] === token && !isMoney(choice);

export function tileAttempt(pack: Pack, kind: string, tile: string): string | undefined {
  const used = kind.startsWith("plan.");
  return used && pack.tile.get(tile)!.timing !== "once_per_turn" ? undefined : attemptOf(pack, kind, "tile", tile);
}

const ON_MAP = /^(enc|fight|move|place|rally)\./; // soldiers are looked at while their number or card is chosen

const LIES: readonly (readonly [string, Panel])[] = [
  ["tile", "tiles"], ["row", "families"], ["cell", "sheets"], ["column", "sheets"], ["area", "map"], ["sea", "map"],
];
/** Decisions that are about no such thing, or about something else. */
const HOMES: Record<string, Panel> = {
  "order.token": "orders", "infl.more": "families", "setup.family": "families", "plan.disc": "sheets", "plan.part": "sheets", "boat.remove": "map",
};

/** Where a decision is answered, or what comes after it can be picked already. */
export function homeOf({ components }: Pack, kind: string, choices: readonly Choice[], ahead: readonly LafamigliaAhead[] = []): Panel | null {
  if (ahead.some(({ what }) => what === "row")) return "families";
  if (ahead.some(({ path, what, then }) => then.length || (path.length && (what === "area" || what === "sea")))) return "map";
  const [first] = Object.keys(components.grammar[kind] ?? {});
  const home = HOMES[kind] ?? LIES.find(([name]) => name === first)?.[1];
  return home ?? (ON_MAP.test(kind) || choices.some((choice) => "area" in choice.args) ? "map" : null);
}

/** Where one choice lies, whatever is asked; null where that is in the bar. */
export function placeOf(choice: Choice): Panel | null {
  return isMoney(choice) ? "orders" : LIES.find(([name]) => name in choice.args)?.[1] ?? null;
}
