// Which legal actions a thing on the board stands for, and what picking it would mean where it stands for none.

import type { LafamigliaAhead } from "../api/messages";
import type { Choice, Where } from "../frame/model/board";
import type { Panel } from "./desk";

/** Decisions that are answered with an area. */
const AREA = new Set([
  "setup.soldier", "setup.car", "setup.lab", "place.area", "order.area", "car.area", "lab.area", "rally.area", "rally.from",
  "guard.area", "around.area", "move.from", "move.target", "bomb.from", "bomb.target", "pentito.area", "defect.area",
  "incite.area", "incite.target",
]);
const SEA = new Set(["setup.boat", "boat.sea", "boat.move"]);
const CELL = new Set(["plan.cell", "ultima.cell", "infl.dest", "gain.disc"]);
const TOKEN = new Set(["order.token", "enc.pick"]);
const TILE = new Set(["check.add", "check.remove"]);
const ONCE = new Set(["meetings", "reinforcements", "cars", "speedboats"]);
const COLUMN_VERBS = new Set(["setup-disc", "tile-influence", "plan-turn-gain", "infl-dest-upper"]);
const TOKEN_VERBS = new Set(["order-token", "enc-pick"]);
const TILE_VERBS = new Set(["plan-turn-tile", "plan-after-tile", "check-add", "check-remove"]);
const MONEY_VERBS = new Set(["sell", "ask", "give"]);

const verbIn = (verbs: ReadonlySet<string>, choice: Choice) => verbs.has(String(choice.args["verb"]));

export const isMoney = (choice: Choice) => verbIn(MONEY_VERBS, choice);

/** What is picked on the map, the sheets, the tokens, the tiles or the family board. */
export function livesOnBoard({ args }: Choice): boolean {
  if (MONEY_VERBS.has(String(args["verb"]))) return true;
  return ["area", "sea", "cell", "token", "column", "row", "tile"].some((name) => name in args);
}

export function areaAttempt(kind: string, area: string): string | undefined {
  if (!AREA.has(kind)) return undefined;
  return kind === "move.target" ? `${kind} land:${area}` : `${kind} ${area}`;
}

export function seaAttempt(kind: string, sea: string): string | undefined {
  return SEA.has(kind) ? `${kind} ${sea}` : undefined;
}

export const columnWhere = (column: string): Where => (choice) =>
  choice.args["column"] === column && verbIn(COLUMN_VERBS, choice);

export function columnAttempt(kind: string, column: string): string | undefined {
  if (kind === "plan.turn") return `plan.turn gain:${column}`;
  if (kind === "infl.dest") return `infl.dest upper:${column}`;
  return kind === "setup.disc" || kind === "tile.influence" ? `${kind} ${column}` : undefined;
}

/** A disc of the upper sheet; at the start of a turn picking one means to use a cell. */
export const discWhere = (kind: string, column: string, colour: string): Where | undefined => {
  if (kind === "plan.turn") return { verb: "plan-turn-use" };
  if (kind === "plan.disc") return { column, colour };
  return kind === "tile.influence" && colour === "neutral" ? { column } : undefined;
};

export function discAttempt(kind: string, column: string, colour: string): string | undefined {
  return kind === "plan.disc" ? `plan.disc ${column} ${colour}` : undefined;
}

export function cellAttempt(kind: string, cell: string): string | undefined {
  if (CELL.has(kind)) return `${kind} ${cell}`;
  return kind === "plan.turn" || kind === "plan.disc" ? `plan.cell ${cell}` : undefined;
}

export const tokenWhere = (token: string): Where => (choice) =>
  choice.args["token"] === token && verbIn(TOKEN_VERBS, choice);

export function tokenAttempt(kind: string, token: string): string | undefined {
  return TOKEN.has(kind) ? `${kind} ${token}` : undefined;
}

export const tileWhere = (tile: string): Where => (choice) => choice.args["tile"] === tile && verbIn(TILE_VERBS, choice);

export function tileAttempt(kind: string, tile: string): string | undefined {
  if (TILE.has(kind)) return `${kind} ${tile}`;
  return (kind === "plan.turn" || kind === "plan.after") && ONCE.has(tile) ? `${kind} tile:${tile}` : undefined;
}

export function rowAttempt(kind: string, row: string): string | undefined {
  return kind === "infl.row" ? `infl.row ${row}` : undefined;
}

const ON_MAP = /^(enc|fight|move|place|rally)\./; // soldiers are looked at while their number or card is chosen

/** Where a decision is answered, or what comes after it can be picked already. */
export function homeOf(kind: string, choices: readonly Choice[], ahead: readonly LafamigliaAhead[] = []): Panel | null {
  if (ahead.some(({ what }) => what === "row")) return "families";
  if (ahead.some(({ path, what, then }) => then.length || (path.length && (what === "area" || what === "sea")))) return "map";
  if (AREA.has(kind) || SEA.has(kind) || kind === "boat.remove") return "map";
  if (TILE.has(kind)) return "tiles";
  if (kind === "order.token") return "orders";
  if (kind === "infl.row" || kind === "infl.more" || kind === "setup.family") return "families";
  if (kind === "plan.after") return "tiles";
  if (CELL.has(kind) || ["plan.turn", "plan.disc", "setup.disc", "tile.influence", "plan.part"].includes(kind)) return "sheets";
  return ON_MAP.test(kind) || choices.some((choice) => "area" in choice.args) ? "map" : null;
}

const LIES: readonly (readonly [string, Panel])[] = [
  ["tile", "tiles"], ["row", "families"], ["cell", "sheets"], ["column", "sheets"], ["area", "map"], ["sea", "map"],
];

/** Where one choice lies, whatever is asked; null where that is in the bar. */
export function placeOf(choice: Choice): Panel | null {
  return isMoney(choice) ? "orders" : LIES.find(([name]) => name in choice.args)?.[1] ?? null;
}
