import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Choice } from "../src/frame/board";
import { fitted, framing, kept, showing, zoomed } from "../src/lafamiglia/camera";
import { planOf } from "../src/lafamiglia/flow";
import { afterBonuses, bruteForce, tactics, type Fight } from "../src/lafamiglia/odds";
import { opened } from "../src/lafamiglia/opened";
import { baseValue, costOf, packOf, wouldControl } from "../src/lafamiglia/pack";
import { areaAttempt, cellAttempt, columnAttempt, homeOf, livesOnBoard, tileAttempt } from "../src/lafamiglia/picking";
import { reachOf } from "../src/lafamiglia/reach";
import { drawnSketches, sketchText } from "../src/lafamiglia/sketches";
import { geometryOf } from "../src/lafamiglia/geometry";
import type { Components, Family, Position } from "../src/lafamiglia/types";

const map = JSON.parse(readFileSync("../src/consigliere/games/lafamiglia/data/map.json", "utf8")) as Pick<Components, "areas" | "seas" | "mandamenti">;
const components = { families: [], orders: [], sheets: [], tiles: [], characters: [], cards: [], ...map } as Components;
const pack = packOf(components);

function position(boats: Record<string, number[]>, holders: Record<string, number> = {}): Position {
  return {
    boats: components.seas.map((sea) => boats[sea.id] ?? [0, 0, 0, 0]),
    holder: components.areas.map((area) => holders[area.id] ?? -1),
  } as unknown as Position;
}

test("boats of the team make a chain of seas, those of the others do not (LF-25)", () => {
  const ours = position({ mare_agrigento: [1, 0, 0, 0], mare_licata: [0, 0, 1, 0] });
  expect(reachOf(pack, ours, "camastra", 0).boats).toContain("ragusa");
  expect(reachOf(pack, ours, "camastra", 0).boats).not.toContain("camastra");
  expect(reachOf(pack, ours, "camastra", 1).boats).toEqual([]);
  const broken = position({ mare_agrigento: [1, 0, 0, 0], mare_licata: [0, 1, 0, 0] });
  expect(reachOf(pack, broken, "camastra", 0).boats).not.toContain("ragusa");
});

test("an inland area has neighbours by land only", () => {
  expect(reachOf(pack, position({}), "enna", 0)).toMatchObject({ seas: [], boats: [], chain: [] });
  expect(reachOf(pack, position({}), "scordia", 0).land).toContain("palagonia");
});

test("two of three areas control a mandamento, partners do not add up (LF-88)", () => {
  const agrigento = pack.mandamento.get("agrigento")!;
  expect(wouldControl(pack, position({}, { agrigento: 1, camastra: 1, caltanissetta: 3 }), agrigento)).toBe(1);
  expect(wouldControl(pack, position({}, { agrigento: 1, camastra: 3, caltanissetta: 0 }), agrigento)).toBe(-1);
  expect(wouldControl(pack, position({}, { agrigento: 4, camastra: 4, caltanissetta: 0 }), agrigento)).toBe(-1);
});

test("the map has an outline and places for each area, and borders between mandamenti", () => {
  const geometry = geometryOf(pack);
  expect(geometry.slots.size).toBe(36);
  expect(geometry.outline.size).toBe(45);
  expect(new Set(geometry.tone.values()).size).toBeGreaterThan(3);
  expect(geometry.seaBorders.length).toBeGreaterThan(100);
});

const CARDS = [{ id: "traitor", step: 1, n: 1 }, { id: "coward1", step: 2, n: 1 }, { id: "coward2", step: 2, n: 2 }];

function fight(attackers: number, defenders: number, more: Partial<Fight> = {}): Fight {
  return { attack: { soldiers: attackers, supply: 10 }, defence: { soldiers: defenders, supply: 10 }, cards: CARDS, predictable: false, ...more };
}

const only = (cards: [string, string], attackerTakes: boolean, defenderTakes: boolean) => ({ cards, attackerTakes, defenderTakes });

test("the long conflict of the casebook: 5 against 3, both cards before the defender (LF-132 to LF-142)", () => {
  expect(afterBonuses(4, 4, 3)).toBe(3);
  const end = tactics(fight(5, 3), only(["traitor", "coward1"], false, true));
  expect(end).toMatchObject({ ways: 1, taken: 1, attackers: 1, defenders: 0 });
});

test("two Traitors before one side, and the predictable variant (LF-139, LF-165)", () => {
  const known = only(["traitor", "traitor"], true, false);
  expect(tactics(fight(5, 3), known)).toMatchObject({ attackers: 6 });
  expect(tactics(fight(5, 3, { predictable: true }), known)).toMatchObject({ attackers: 4 });
});

test("a Traitor at zero, an empty supply, a Coward beyond (LF-138 to LF-140)", () => {
  expect(tactics(fight(3, 1), only(["traitor", "traitor"], false, false))).toMatchObject({ attackers: 2, defenders: 0 });
  expect(tactics(fight(3, 1), only(["traitor", "traitor"], true, false))).toMatchObject({ attackers: 5, defenders: 0 });
  expect(tactics(fight(1, 2), only(["traitor", "traitor"], false, true))).toMatchObject({ attackers: 0, defenders: 4 });
  const short = fight(3, 3, { attack: { soldiers: 3, supply: 0 } });
  expect(tactics(short, only(["traitor", "coward1"], true, false))).toMatchObject({ held: 0, attackers: 0, defenders: 0 });
  expect(tactics(fight(1, 2), only(["coward2", "coward1"], false, false))).toMatchObject({ taken: 0, held: 1, defenders: 1 });
});

test("the car of the first move counts in the second attack by land from the order area (LF-127)", () => {
  const [enna, nicosia, licata] = [15, 17, 18];
  const orders = [{ id: "black-JC" }] as Components["orders"];
  const plan = (along: number, origin: number, way: number) => {
    const order = [10, 0, 0, 0, enna, 1 << 12, along, 0, nicosia];
    const board = { flow: [order, [21, 3, 0, 0, origin, licata, way, 0, 0, 1, 0]], cars: components.areas.map(() => 1) } as unknown as Position;
    return planOf(packOf({ ...components, orders }), board);
  };
  expect(plan(nicosia, enna, 0)).toMatchObject({ mayTakeCar: false, carElsewhere: true });
  expect(plan(nicosia, enna, 1)).toMatchObject({ mayTakeCar: false, carElsewhere: false });
  expect(plan(nicosia, enna, 2)).toMatchObject({ carElsewhere: true });
  expect(plan(99, enna, 0)).toMatchObject({ mayTakeCar: false, carElsewhere: false });
  expect(plan(-1, enna, 0)).toMatchObject({ mayTakeCar: true, carElsewhere: false });
  expect(plan(nicosia, nicosia, 0)).toMatchObject({ mayTakeCar: true, carElsewhere: false });
});

test("brute force costs two attackers (LF-134)", () => {
  expect(bruteForce(1, 2)).toEqual({ attackers: 0, defenders: 2 });
  expect(bruteForce(5, 2)).toEqual({ attackers: 1, defenders: 0 });
  expect(afterBonuses(3, 1, 2)).toBe(3);
});

test("all ways are counted once, and what is known leaves fewer", () => {
  const all = tactics(fight(4, 3));
  expect(all.ways).toBe(36);
  expect(all.taken + all.empty + all.held).toBe(36);
  expect(tactics(fight(4, 3), { cards: ["traitor", null] }).ways).toBe(12);
  expect(tactics(fight(4, 3), { cards: ["traitor", null], attackerTakes: true }).ways).toBe(6);
  expect(tactics(fight(9, 1)).taken).toBe(36);
});

test("gaining a column: tab and discs to the bank, 1 to each other owner per disc (LF-58)", () => {
  expect(costOf(1, [0, 1, 0, 0, 1], 3)).toEqual({ tab: 1, discs: 2, fees: [{ seat: 1, n: 1 }], bank: 3, total: 4 });
  expect(costOf(2, [0, 0, 2, 0, 1], 0)).toMatchObject({ bank: 5, total: 7 });
  expect(costOf(2, [3, 0, 0, 0, 0], 0)).toMatchObject({ fees: [], total: 5 });
});

test("the value of a row is its rightmost open one (LF-79)", () => {
  const row = { start: [1, 2], columns: "A", spaces: [{ col: "A", kind: "car" }, { col: "A", kind: "value", value: [2, 4] }] };
  const family = { justice: row, economy: { columns: "A", spaces: [] } } as unknown as Family;
  expect(baseValue(family, "justice", 1)).toEqual([1, 2]);
  expect(baseValue(family, "justice", 2)).toEqual([2, 4]);
  expect(baseValue(family, "economy", 0)).toEqual([]);
});

test("what picking a thing would mean now, in notation", () => {
  expect(areaAttempt("move.target", "enna")).toBe("move.target land:enna");
  expect(areaAttempt("place.area", "enna")).toBe("place.area enna");
  expect(areaAttempt("plan.cell", "enna")).toBeUndefined();
  expect(columnAttempt("plan.turn", "church")).toBe("plan.turn gain:church");
  expect(cellAttempt("plan.turn", "s1-03")).toBe("plan.cell s1-03");
  expect(tileAttempt("plan.turn", "miniguns")).toBeUndefined();
  expect(tileAttempt("plan.after", "cars")).toBe("plan.after tile:cars");
});

test("numbers and words are buttons, places are picked on the board", () => {
  const choice = (args: Choice["args"]): Choice => ({ action: 1, notation: "", args });
  expect(livesOnBoard(choice({ verb: "place-area", area: "enna" }), "place.area")).toBe(true);
  expect(livesOnBoard(choice({ verb: "place-count", n: 2 }), "place.count")).toBe(false);
  expect(livesOnBoard(choice({ verb: "sell", token: "red-1" }), "plan.turn")).toBe(true);
  expect(livesOnBoard(choice({ verb: "sell", token: "red-1" }), "gift.answer")).toBe(false);
  expect(homeOf("plan.disc", [])).toBe("sheets");
  expect(homeOf("move.target", [])).toBe("map");
  expect(homeOf("move.soldiers", [])).toBeNull();
});

test("a replay for everybody shows the faces of all orders", () => {
  const order = (seat: number, token: string | null) => ({ area: 15, seat, token, resolved: false });
  const board = { players: [{ colour: "red", tokens: null }], orders: [order(0, null), order(0, null)] } as unknown as Position;
  const view = { board } as unknown as Parameters<typeof opened>[0];
  const facts = { areas: { enna: { tokens: ["red-1", "red-JA"] } }, red: { tokens: ["red-2"] } };
  const shown = opened(view, facts, components.areas).board;
  expect(shown.orders.map(({ token }) => token)).toEqual(["red-1", "red-JA"]);
  expect(shown.players[0]!.tokens).toEqual(["red-2"]);
  expect(opened(view, null, components.areas)).toBe(view);
});

test("a sketch drawn twice is taken back; each clears his own", () => {
  const known = (id: string) => id !== "nowhere";
  const line = (seat: number, text: string) => ({ seat, text });
  const drawn = drawnSketches([line(0, "draw enna gela"), line(2, "draw enna"), line(0, "draw nowhere"), line(0, "hello")], known);
  expect(drawn).toEqual([{ seat: 0, from: "enna", to: "gela" }, { seat: 2, from: "enna", to: "enna" }]);
  expect(drawnSketches([line(0, sketchText("enna", "enna")), line(0, "draw enna")], known)).toEqual([]);
  expect(drawnSketches([line(0, "draw enna"), line(2, "draw gela"), line(0, "clear")], known)).toHaveLength(1);
});

test("the camera stays on the map and keeps the point under the fingers", () => {
  const all = fitted({ x: 0, y: 0, width: 1600, height: 1000 }, 2);
  expect(all).toEqual({ x: -200, y: 0, width: 2000, height: 1000 });
  const near = zoomed(all, all, 2, [800, 500]);
  expect(near).toEqual({ x: 300, y: 250, width: 1000, height: 500 });
  expect(zoomed(near, all, 0.1, [800, 500])).toEqual(all);
  expect(zoomed(all, all, 100, [0, 0]).width).toBe(400);
  expect(kept({ ...near, x: 5000 }, all).x).toBe(800);
  expect(showing(near, all, [[800, 500]])).toEqual(near);
  expect(showing(near, all, [[1500, 500]]).x).toBeGreaterThan(near.x);
  expect(framing(all, [[800, 500]], 400)).toEqual({ x: 400, y: 300, width: 800, height: 400 });
});
