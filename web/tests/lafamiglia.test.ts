import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Args, LafamigliaForecast, Told } from "../src/api/messages";
import type { Choice } from "../src/frame/model/board";
import { running, told } from "../src/lafamiglia/fight/fights";
import { opened } from "../src/lafamiglia/opened";
import { packOf } from "../src/lafamiglia/pack";
import { attemptOf, cellAttempt, homeOf, livesOnBoard, tileAttempt } from "../src/lafamiglia/picking";
import { reachOf } from "../src/lafamiglia/map/reach";
import { drawnSketches, sketchText } from "../src/lafamiglia/map/sketches";
import { geometryOf } from "../src/lafamiglia/map/geometry";
import type { Components, Grammar, Position, Tile } from "../src/lafamiglia/types";

const map = JSON.parse(readFileSync("../src/consigliere/games/lafamiglia/data/map.json", "utf8")) as Pick<Components, "areas" | "corners" | "seas" | "mandamenti">;
/** A part of what the engine sends (`Alphabet.grammar`). */
const grammar: Grammar = {
  "move.target": { area: "move.target land:%" }, "place.area": { area: "place.area %" }, "plan.cell": { cell: "plan.cell %" },
  "plan.turn": { column: "plan.turn gain:%", tile: "plan.turn tile:%" }, "plan.after": { tile: "plan.after tile:%" }, "check.add": { tile: "check.add %" },
};
const tiles = [{ id: "cars", timing: "once_per_turn" }, { id: "miniguns" }] as Tile[];
const components = { families: [], orders: [], sheets: [], tiles, characters: [], cards: [], freed: {}, grammar, ...map } as Components;
const pack = packOf(components);

function position(fleets: [{ seas: string[]; coast: string[] }[], { seas: string[]; coast: string[] }[]]): Position {
  return { outlook: { fleets } } as unknown as Position;
}

test("from an area one gets where the fleets in its seas land", () => {
  const board = position([[{ seas: ["mare_agrigento", "mare_licata"], coast: ["camastra", "ragusa"] }], []]);
  expect(reachOf(pack, board, "camastra", 0)).toMatchObject({ boats: ["ragusa"], chain: ["mare_agrigento", "mare_licata"] });
  expect(reachOf(pack, board, "camastra", 2).boats).toEqual(["ragusa"]);
  expect(reachOf(pack, board, "camastra", 1).boats).toEqual([]);
  expect(reachOf(pack, board, "enna", 0)).toMatchObject({ seas: [], boats: [], chain: [] });
  expect(reachOf(pack, board, "scordia", 0).land).toContain("palagonia");
});

test("partners sit opposite each other", () => {
  expect([0, 1, 2, 3].map(pack.partnerOf)).toEqual([2, 3, 0, 1]);
  expect([0, 1, 2, 3].map(pack.teamOf)).toEqual([0, 1, 0, 1]);
});

test("the map has an outline and places for each area, and borders between mandamenti", () => {
  const geometry = geometryOf(pack);
  expect(geometry.spots.size).toBe(36);
  expect(geometry.outline.size).toBe(45);
  expect(new Set(geometry.tone.values()).size).toBeGreaterThan(3);
  expect(geometry.seaBorders.length).toBeGreaterThan(100);
  const { x, y, width, height } = geometry.box;
  const far = ([one, other]: number[]) => one! < x - 1000 || one! > x + width + 1000 || other! < y - 1000 || other! > y + height + 1000;
  for (const { id, polygon } of pack.components.seas) {
    const points = geometry.outline.get(id)!.slice(1, -1).split(" ").map((point) => point.split(",").map(Number));
    expect(points.filter(far).length).toBe(polygon.filter(([one, other]) => one === 0 || one === 1600 || other === 0 || other === 1040).length);
  }
});

test("what picking a thing would mean now, in notation", () => {
  expect(attemptOf(pack, "move.target", "area", "enna")).toBe("move.target land:enna");
  expect(attemptOf(pack, "place.area", "area", "enna")).toBe("place.area enna");
  expect(attemptOf(pack, "plan.cell", "area", "enna")).toBeUndefined();
  expect(attemptOf(pack, "plan.turn", "column", "church")).toBe("plan.turn gain:church");
  expect(cellAttempt(pack, "plan.turn", "s1-03")).toBe("plan.cell s1-03");
  expect(cellAttempt(pack, "move.target", "s1-03")).toBeUndefined();
  expect(tileAttempt(pack, "plan.turn", "miniguns")).toBeUndefined();
  expect(tileAttempt(pack, "check.add", "miniguns")).toBe("check.add miniguns");
  expect(tileAttempt(pack, "plan.after", "cars")).toBe("plan.after tile:cars");
});

test("numbers and words are buttons, places are picked on the board", () => {
  const choice = (args: Choice["args"]): Choice => ({ action: 1, notation: "", args, declines: false });
  expect(livesOnBoard(choice({ verb: "place-area", area: "enna" }))).toBe(true);
  expect(livesOnBoard(choice({ verb: "place-count", n: 2 }))).toBe(false);
  expect(livesOnBoard(choice({ verb: "sell", token: "red-1" }))).toBe(true);
  expect(livesOnBoard(choice({ verb: "gift-answer", n: 1 }))).toBe(false);
  expect(homeOf(pack, "plan.disc", [])).toBe("sheets");
  expect(homeOf(pack, "move.target", [])).toBe("map");
  expect(homeOf(pack, "move.soldiers", [])).toBe("map");
  expect(homeOf(pack, "fight.card", [])).toBe("map");
  expect(homeOf(pack, "plan.turn", [])).toBe("sheets");
  expect(homeOf(pack, "check.add", [])).toBe("tiles");
  expect(homeOf(pack, "gift.answer", [])).toBeNull();
  const way = { path: [["plan.part place", {}]] as [string, Args][], fee: 0, kind: "place.area", what: "area", ids: ["enna"], then: [] };
  expect(homeOf(pack, "plan.part", [])).toBe("sheets");
  expect(homeOf(pack, "plan.part", [], [way])).toBe("map");
  expect(homeOf(pack, "plan.turn", [], [{ ...way, kind: "plan.cell", what: "cell" }])).toBe("sheets");
});

const event = (name: string, args: Args, seq = 1): Told => ({ seq, message: `lafamiglia-event-${name}`, args });
const REVEALED = [
  event("card-shown", { seat: 0, card: "traitor" }), event("card-shown", { seat: 1, card: "coward1" }),
  event("lose", { side: "blue", area: "enna", n: 1 }), event("traitor", { side: "red", area: "enna" }),
  event("coward", { side: "blue", area: "enna", n: 1 }), event("knock-out", { area: "enna", n: 1 }),
  event("attackers-lost", { side: "red", area: "enna", n: 1 }), event("lose", { side: "blue", area: "enna", n: 1 }),
  event("area-taken", { side: "red", area: "enna", n: 3 }), event("resolve", { token: "red-1" }),
];

test("both cards of a fight are turned together, then the losses are told", () => {
  const forecast = { cards: ["down", "down"], attackers: 3, defenders: 3 } as LafamigliaForecast;
  const before = running(forecast, "enna", "red", "blue");
  const first = told(REVEALED.slice(0, 1), before)!;
  expect([first.turning, first.sides.map(({ card }) => card)]).toEqual([true, ["down", "down"]]);
  const second = told(REVEALED.slice(0, 2), before)!;
  expect([second.turning, second.sides.map(({ card }) => card)]).toEqual([false, ["traitor", "coward1"]]);
  const end = told(REVEALED, before)!;
  expect(end).toMatchObject({ area: "enna", end: "taken", left: 3 });
  expect(end.sides[0]).toMatchObject({ colour: "red", n: 3, lost: 1, joined: 1, fled: 0 });
  expect(end.sides[1]).toMatchObject({ colour: "blue", lost: 2, joined: 0, fled: 1 });
  expect(before.sides[0].card).toBe("down");
});

test("a fight that was not seen from its beginning is told as far as it was told", () => {
  const fight = told(REVEALED.slice(0, 2).concat(event("attack-over", { side: "red", area: "enna", n: 2 })), null)!;
  expect(fight).toMatchObject({ area: "enna", end: "held", left: 2 });
  expect(fight.sides.map(({ card }) => card)).toEqual(["traitor", "coward1"]);
  expect(told([event("place", { area: "enna", n: 2 })], null)).toBeNull();
  expect(told([event("lose", { side: "blue", area: "enna", n: 1 })], null)).toBeNull();
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

test("the seats of a team follow each other, then the others in turn order", () => {
  expect(pack.seatsFrom(0)).toEqual([0, 2, 1, 3]);
  expect(pack.seatsFrom(3)).toEqual([3, 1, 0, 2]);
});
