// The shapes of the map from its polygons. Nothing here knows the page.

import type { Box } from "./camera";
import type { Pack } from "../pack";
import type { Area, Mandamento, Point } from "../types";

const LAND = ["#e6dabb", "#d3d6b6", "#e4cbb3", "#d6cdc6", "#dfd3a6", "#c9d0c4"];

export interface Geometry {
  /** What has to be seen: land, control circles and boats, with a margin. */
  box: Box;
  /** By area and by sea. */
  outline: Map<string, string>;
  coast: string;
  /** The sides that two mandamenti share, and the coast. */
  borders: string;
  seaBorders: string;
  /** A muted tone for each mandamento, another than its neighbours'. */
  tone: Map<string, string>;
  /** Places for pieces, from the middle outwards. */
  slots: Map<string, Point[]>;
  control: Map<string, { link: Point; below: number }>;
}

const known = new WeakMap<Pack, Geometry>();

export function geometryOf(pack: Pack): Geometry {
  let made = known.get(pack);
  if (!made) known.set(pack, (made = measure(pack)));
  return made;
}

function measure(pack: Pack): Geometry {
  const { areas, seas, mandamenti } = pack.components;
  const outline = new Map([...areas, ...seas].map((place) => [place.id, path(place.polygon)]));
  return {
    box: boxOf([...areas.flatMap((area) => area.polygon), ...mandamenti.map((one) => one.control), ...seas.flatMap((sea) => sea.boats)]),
    outline,
    coast: areas.map((area) => outline.get(area.id)).join(""),
    borders: sides(areas.map(({ polygon, mandamento }) => ({ polygon, of: mandamento })), (owners) => owners.length === 1 || owners[0] !== owners[1]),
    seaBorders: sides(seas.map(({ polygon, id }) => ({ polygon, of: id })), (owners) => owners.length === 2),
    tone: tones(pack),
    slots: new Map(areas.map((area) => [area.id, slots(area)])),
    control: new Map(mandamenti.map((one) => [one.id, controlOf(pack, one)])),
  };
}

export function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x},${y}`).join(" ")}Z`;
}

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce<[number, number]>(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

const MARGIN = 48;

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

function slots(area: Area): Point[] {
  const centre = middle(area.slots);
  return [...area.slots].sort((one, other) => apart(one, centre) - apart(other, centre));
}

/** The sides of polygons whose owners pass the test. */
function sides(places: readonly { polygon: Point[]; of: string }[], test: (owners: string[]) => boolean): string {
  const found = new Map<string, { line: [Point, Point]; owners: string[] }>();
  for (const { polygon, of } of places) {
    polygon.forEach((one, index) => {
      const other = polygon[(index + 1) % polygon.length]!;
      const key = [one.join(), other.join()].sort().join(" ");
      const side = found.get(key);
      if (side) side.owners.push(of);
      else found.set(key, { line: [one, other], owners: [of] });
    });
  }
  const kept = [...found.values()].filter(({ owners }) => test(owners));
  return kept.map(({ line: [one, other] }) => `M${one.join()} ${other.join()}`).join("");
}

function tones(pack: Pack): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, areas } of pack.components.mandamenti) {
    const near = areas.flatMap((area) => pack.area.get(area)!.adjacent).map((other) => pack.area.get(other)!.mandamento);
    const taken = new Set(near.map((other) => found.get(other)));
    const used = (tone: string) => [...found.values()].filter((one) => one === tone).length;
    const free = LAND.filter((tone) => !taken.has(tone));
    found.set(id, free.reduce((best, tone) => (used(tone) < used(best) ? tone : best)));
  }
  return found;
}

/** Where the line from the circle meets the coast; the name stands below the circle, above it where a boat may lie. */
function controlOf(pack: Pack, { control, link }: Mandamento): { link: Point; below: number } {
  const coast = pack.area.get(link)!.polygon;
  const nearest = coast.reduce((best, point) => (apart(point, control) < apart(best, control) ? point : best));
  const boats = pack.components.seas.flatMap((sea) => sea.boats);
  const taken = boats.some(([x, y]) => Math.abs(x - control[0]) < 58 && y - control[1] > 15 && y - control[1] < 66);
  return { link: nearest, below: taken ? -31 : 40 };
}
