// The part of the map that is seen. Nothing here knows the page.

import type { Point } from "../types";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The widest view of a map, and the map itself. */
export interface Whole extends Box {
  map: Box;
}

export interface Camera {
  go(points: readonly Point[]): void;
  /** Close enough to read these, on a small screen only; `covered`: pixels of the pane under something else, at its bottom. */
  frame(points: readonly Point[], covered: number): void;
  zoom(factor: number): void;
  pan(x: number, y: number): void;
  /** The whole map, and from now on whatever size its pane has. */
  reset(): void;
}

/** Pixels for one unit of the map: names stand beside each other from here on. */
export const READABLE = 0.46;
const ROOMY = 0.68;

/** Units of the map for a pixel of a name or a piece: drawn in pixels, and somewhat larger where there is room. */
export function unit(scale: number): number {
  return Math.min(Math.max(scale / ROOMY, scale < READABLE ? 0.8 : 1), 1.6) / scale;
}

const MOST = 5;

/** The whole map with what is left of the window around it. */
export function fitted(map: Box, aspect: number): Whole {
  const wide = aspect > map.width / map.height;
  const width = wide ? map.height * aspect : map.width;
  const height = wide ? map.height : map.width / aspect;
  return { x: map.x + (map.width - width) / 2, y: map.y + (map.height - height) / 2, width, height, map };
}

/** Closer by `factor`, with the point under the fingers where it was; never further than all, never too close. */
export function zoomed(view: Box, all: Whole, factor: number, at: Point): Box {
  const width = Math.min(all.width, Math.max(all.width / MOST, view.width / factor));
  const scale = width / view.width;
  return kept(
    { x: at[0] - (at[0] - view.x) * scale, y: at[1] - (at[1] - view.y) * scale, width, height: view.height * scale },
    all,
  );
}

/** Inside the map; along a side where more than the map is seen, with the map in the middle. */
export function kept(view: Box, { map }: Whole): Box {
  const inside = (at: number, size: number, from: number, whole: number) =>
    size > whole ? from + (whole - size) / 2 : Math.min(Math.max(at, from), from + whole - size);
  return { ...view, x: inside(view.x, view.width, map.x, map.width), y: inside(view.y, view.height, map.y, map.height) };
}

/** In a pane of another size: the same middle, `width` units wide. */
export function resized(view: Box, all: Whole, width: number): Box {
  return zoomed({ ...view, height: (view.width * all.height) / all.width, y: view.y + (view.height - (view.width * all.height) / all.width) / 2 },
    all, view.width / width, [view.x + view.width / 2, view.y + view.height / 2]);
}

const MARGIN = 0.12;

/** The part around these points, as close as they allow, at most `widest`: then around as many of them as it holds. */
export function framing(all: Whole, points: readonly Point[], least: number, widest = all.width): Box {
  if (points.length === 0) return all;
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  const wide = Math.max(...xs) - Math.min(...xs) + least;
  const high = Math.max(...ys) - Math.min(...ys) + least;
  const needed = Math.max(wide, (high * all.width) / all.height);
  const width = Math.min(all.width, widest, needed);
  const around = ([x, y]: Point) => {
    const height = (width * all.height) / all.width;
    return kept({ x: x - width / 2, y: y - height / 2, width, height }, all);
  };
  const whole = around([(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2]);
  if (needed <= width) return whole;
  return points.map(around).reduce((best, box) => (holds(box, points) > holds(best, points) ? box : best), whole);
}

export function holds(box: Box, points: readonly Point[]): number {
  return points.filter(([x, y]) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height).length;
}

/** Moved as little as needed so that these points are seen. */
export function showing(view: Box, all: Whole, points: readonly Point[]): Box {
  if (points.length === 0) return view;
  const along = (values: number[], at: number, size: number) => {
    const least = Math.min(...values) - size * MARGIN;
    const most = Math.max(...values) + size * MARGIN;
    if (least >= at && most <= at + size) return at;
    if (most - least > size) return (least + most - size) / 2;
    return least < at ? least : most - size;
  };
  const x = along(points.map((point) => point[0]), view.x, view.width);
  const y = along(points.map((point) => point[1]), view.y, view.height);
  return kept({ ...view, x, y }, all);
}
