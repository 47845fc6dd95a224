import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Told } from "../src/api/messages";
import { fitted, framing, holds, kept, READABLE, resized, showing, unit, zoomed } from "../src/lafamiglia/map/camera";
import { inRows } from "../src/lafamiglia/map/spots";
import { geometryOf } from "../src/lafamiglia/map/geometry";
import { packOf } from "../src/lafamiglia/pack";
import { latestPlaces } from "../src/lafamiglia/reading/latest";
import type { Components } from "../src/lafamiglia/types";

const map = JSON.parse(readFileSync("../src/consigliere/games/lafamiglia/data/map.json", "utf8")) as Pick<Components, "areas" | "corners" | "seas" | "mandamenti">;
const pack = packOf({ families: [], orders: [], sheets: [], tiles: [], characters: [], cards: [], freed: {}, grammar: {}, ...map } as Components);

function inside(polygon: readonly (readonly [number, number])[], [x, y]: readonly [number, number]): boolean {
  const crossed = polygon.filter(([ax, ay], n) => {
    const [bx, by] = polygon[(n + 1) % polygon.length]!;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  });
  return crossed.length % 2 === 1;
}

test("every area has a spot in itself, and neighbours share a border", () => {
  const { spots, between } = geometryOf(pack);
  for (const { id, polygon } of map.areas) expect(inside(polygon, spots.get(id)!.at), id).toBe(true);
  expect(between.has("enna nicosia")).toBe(true);
  expect(between.has("enna trapani")).toBe(false);
});

test("names keep their size whatever the scale of the map, and grow where there is room", () => {
  expect(unit(0.5) * 0.5).toBe(1);
  expect(unit(READABLE) * READABLE).toBe(1);
  expect(unit(3) * 3).toBeCloseTo(1.6);
  expect(unit(0.25) * 0.25).toBeLessThan(1);
});

test("in a pane of another size the middle stays", () => {
  const all = fitted({ x: 0, y: 0, width: 1600, height: 1000 }, 2);
  const wide = resized({ x: 300, y: 250, width: 1000, height: 500 }, all, 800);
  expect(wide).toEqual({ x: 400, y: 300, width: 800, height: 400 });
});

test("what is too far apart to be read is shown in part: where the most of it is", () => {
  const all = fitted({ x: 0, y: 0, width: 1600, height: 800 }, 2);
  const points = [[100, 100], [1500, 700], [1450, 650]] as const;
  const box = framing(all, points, 200, 700);
  expect(box.width).toBe(700);
  expect(holds(box, points)).toBe(2);
});

test("pieces stand in rows, each in the middle", () => {
  expect(inRows([30, 30], 64)).toEqual([[-16, 0], [16, 0]]);
  expect(inRows([30, 30, 20], 64).map(([, y]) => y)).toEqual([0, 0, 30]);
  expect(inRows([], 64)).toEqual([]);
  expect(inRows([42, 31, 31, 30], 64).map(([, y]) => y)).toEqual([0, 0, 30, 30]); // wider rather than a third row
});

test("what the others did since my last move is known by its place, and who watches sees the last turn", () => {
  const told = (args: Told["args"]): Told => ({ seq: 1, message: "lafamiglia-event", args });
  const journal = [
    told({ seat: 1, area: "gela" }), told({ seat: 0, area: "enna" }), told({ seat: 2, cell: "s1-08", column: "police" }),
    told({ seat: 3, origin: "noto", target: "ragusa" }), told({ area: "ragusa", side: "blue" }),
  ];
  expect([...latestPlaces(journal, 0)]).toEqual([["s1-08", 2], ["column-police", 2], ["noto", 3], ["ragusa", 3]]);
  expect([...latestPlaces(journal, null).keys()]).toEqual(["noto", "ragusa"]);
  expect(latestPlaces(journal, 3).size).toBe(0);
});

test("orders that are turned over are nobody's doing, and to be first or to gain a mandamento is no move", () => {
  const told = (name: string, args: Told["args"]): Told => ({ seq: 1, message: `lafamiglia-event-${name}`, args });
  const journal = [
    told("use", { seat: 2, cell: "s1-08" }), told("tile-taken", { seat: 0, tile: "cars" }), told("control", { seat: 0, mandamento: "enna" }),
    told("encounter", { seat: 0, round: 2 }), told("reveal", { colour: "red", token: "red-1", area: "enna" }),
  ];
  expect([...latestPlaces(journal, 0)]).toEqual([["s1-08", 2]]);
  expect(latestPlaces(journal, 1).has("enna")).toBe(false);
});

test("the camera stays on the map and keeps the point under the fingers", () => {
  const all = fitted({ x: 0, y: 0, width: 1600, height: 1000 }, 2);
  expect(all).toMatchObject({ x: -200, y: 0, width: 2000, height: 1000 });
  const near = zoomed(all, all, 2, [800, 500]);
  expect(near).toMatchObject({ x: 300, y: 250, width: 1000, height: 500 });
  expect(zoomed(near, all, 0.1, [800, 500])).toMatchObject({ x: -200, y: 0, width: 2000, height: 1000 });
  expect(zoomed(all, all, 100, [0, 0]).width).toBe(400);
  expect(kept({ ...near, x: 5000 }, all).x).toBe(600);
  expect(kept({ ...near, x: 5000, width: 1800 }, all).x).toBe(-100);
  expect(showing(near, all, [[800, 500]])).toMatchObject(near);
  expect(showing(near, all, [[1500, 500]]).x).toBeGreaterThan(near.x);
  expect(framing(all, [[800, 500]], 400)).toEqual({ x: 400, y: 300, width: 800, height: 400 });
});
