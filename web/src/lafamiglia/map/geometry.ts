// The shapes of the map from its polygons. Nothing here knows the page.

import type { Box } from "./camera";
import type { Pack } from "../pack";
import { CIRCLE_NAMES, SEA_NAMES, SPOTS } from "./places";
import type { Area, Mandamento, Point, Sea } from "../types";

const LAND = ["#e7e0cf", "#d6cfbd", "#e1d5c6", "#cdc8bc", "#dedac9", "#d4cbc0"];

/** Where name and pieces of an area stand, and the pixels a row of pieces may take. */
export interface Spot {
  at: Point;
  room: number;
}

const spotOf = ([x, y, room]: readonly [number, number, number]): Spot => ({ at: [x, y], room });

export interface Geometry {
  /** What has to be seen: land, control circles and boats, with a margin. */
  box: Box;
  /** By area and by sea; seas go on beyond the map, so that no line is drawn where it ends. */
  outline: Map<string, string>;
  coast: string;
  /** The sides that two mandamenti share, and the coast. */
  borders: string;
  seaBorders: string;
  /** A muted tone for each mandamento, another than its neighbours'. */
  tone: Map<string, string>;
  spots: Map<string, Spot>;
  /** The sides that two areas share, by both of their ids in the order of the alphabet. */
  between: Map<string, string>;
  /** Where the line from a control circle meets the coast. */
  links: Map<string, Point>;
  /** Pixels from the middle of a control circle to the middle of its name. */
  circleNames: Map<string, Point>;
  seaNames: Map<string, Point>;
}

const known = new WeakMap<Pack, Geometry>();

export function geometryOf(pack: Pack): Geometry {
  let made = known.get(pack);
  if (!made) known.set(pack, (made = measure(pack)));
  return made;
}

function measure(pack: Pack): Geometry {
  const { areas, mandamenti } = pack.components;
  const seas = endless(pack.components.seas);
  const outline = new Map([...areas, ...seas].map((place) => [place.id, path(place.polygon)]));
  return {
    box: boxOf([...areas.flatMap((area) => area.polygon), ...mandamenti.map((one) => one.control), ...seas.flatMap((sea) => sea.boats)]),
    outline,
    coast: areas.map((area) => outline.get(area.id)).join(""),
    borders: sides(areas.map(({ polygon, mandamento }) => ({ polygon, of: mandamento })), (owners) => owners.length === 1 || owners[0] !== owners[1]),
    seaBorders: sides(seas.map(({ polygon, id }) => ({ polygon, of: id })), (owners) => owners.length === 2),
    tone: tones(pack),
    spots: new Map(areas.map(({ id, label }) => [id, spotOf(SPOTS[id] ?? [...label, 64])])),
    between: shared(areas),
    links: new Map(mandamenti.map((one) => [one.id, linkOf(pack, one)])),
    circleNames: new Map(mandamenti.map(({ id }) => [id, CIRCLE_NAMES[id] ?? [0, 28]])),
    seaNames: new Map(seas.map(({ id, label }) => [id, SEA_NAMES[id] ?? label])),
  };
}

const BEYOND = 3000;

/** What lies on the edge of the map is moved far out. */
function endless(seas: readonly Sea[]): Sea[] {
  const points = seas.flatMap(({ polygon }) => polygon);
  const edges = [0, 1].map((axis) => [Math.min(...points.map((point) => point[axis]!)), Math.max(...points.map((point) => point[axis]!))] as const);
  const out = (at: number, axis: number) => (at === edges[axis]![0] ? at - BEYOND : at === edges[axis]![1] ? at + BEYOND : at);
  return seas.map((sea) => ({ ...sea, polygon: sea.polygon.map(([x, y]): Point => [out(x, 0), out(y, 1)]) }));
}

export function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x},${y}`).join(" ")}Z`;
}

const MARGIN = 42;

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

interface Side {
  line: [Point, Point];
  owners: string[];
}

/** Each side once, with all to whom it belongs. */
function owned(places: readonly { polygon: Point[]; of: string }[]): Side[] {
  const found = new Map<string, Side>();
  for (const { polygon, of } of places) {
    polygon.forEach((one, index) => {
      const other = polygon[(index + 1) % polygon.length]!;
      const key = [one.join(), other.join()].sort().join(" ");
      const side = found.get(key);
      if (side) side.owners.push(of);
      else found.set(key, { line: [one, other], owners: [of] });
    });
  }
  return [...found.values()];
}

const drawn = ({ line: [one, other] }: Side) => `M${one.join()} ${other.join()}`;

/** The sides of polygons whose owners pass the test. */
function sides(places: readonly { polygon: Point[]; of: string }[], test: (owners: string[]) => boolean): string {
  return owned(places).filter(({ owners }) => test(owners)).map(drawn).join("");
}

function shared(areas: readonly Area[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const side of owned(areas.map(({ polygon, id }) => ({ polygon, of: id })))) {
    if (side.owners.length < 2) continue;
    const key = side.owners.sort().join(" ");
    found.set(key, (found.get(key) ?? "") + drawn(side));
  }
  return found;
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

/** Where the line from a circle meets the coast. */
function linkOf(pack: Pack, { control, link }: Mandamento): Point {
  const coast = pack.area.get(link)!.polygon;
  return coast.reduce((best, point) => (apart(point, control) < apart(best, control) ? point : best));
}
