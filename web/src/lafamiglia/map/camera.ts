// The part of the map that is seen. Nothing here knows the page.

import type { Point } from "../types";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Camera {
  go(points: readonly Point[]): void;
  /** Close enough to tell these apart, on a small screen only. */
  frame(points: readonly Point[]): void;
  zoom(factor: number): void;
  pan(x: number, y: number): void;
  reset(): void;
}

const MOST = 5;

/** The whole map with what is left of the window around it. */
export function fitted(map: Box, aspect: number): Box {
  const wide = aspect > map.width / map.height;
  const width = wide ? map.height * aspect : map.width;
  const height = wide ? map.height : map.width / aspect;
  return { x: map.x + (map.width - width) / 2, y: map.y + (map.height - height) / 2, width, height };
}

/** Closer by `factor`, with the point under the fingers where it was; never further than all, never too close. */
export function zoomed(view: Box, all: Box, factor: number, at: Point): Box {
  const width = Math.min(all.width, Math.max(all.width / MOST, view.width / factor));
  const scale = width / view.width;
  return kept(
    { x: at[0] - (at[0] - view.x) * scale, y: at[1] - (at[1] - view.y) * scale, width, height: view.height * scale },
    all,
  );
}

/** Inside the map. */
export function kept(view: Box, all: Box): Box {
  const inside = (at: number, size: number, from: number, whole: number) => Math.min(Math.max(at, from), from + whole - size);
  return { ...view, x: inside(view.x, view.width, all.x, all.width), y: inside(view.y, view.height, all.y, all.height) };
}

const MARGIN = 0.12;

/** The part around these points, as close as they allow. */
export function framing(all: Box, points: readonly Point[], least: number): Box {
  if (points.length === 0) return all;
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  const wide = Math.max(...xs) - Math.min(...xs) + least;
  const high = Math.max(...ys) - Math.min(...ys) + least;
  const width = Math.min(all.width, Math.max(wide, (high * all.width) / all.height));
  const height = (width * all.height) / all.width;
  const x = (Math.max(...xs) + Math.min(...xs) - width) / 2;
  const y = (Math.max(...ys) + Math.min(...ys) - height) / 2;
  return kept({ x, y, width, height }, all);
}

/** Moved as little as needed so that these points are seen. */
export function showing(view: Box, all: Box, points: readonly Point[]): Box {
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
