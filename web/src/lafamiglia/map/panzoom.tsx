// A drawing that is moved and zoomed: wheel, drag, pinch, buttons, and keys while it has the focus.

import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { fitted, framing, holds, kept, READABLE, resized, showing, unit, zoomed, type Box, type Camera, type Whole } from "./camera";
import type { Point } from "../types";

const STEP = 1.35;
const DRAG = 6;
const SMALL = 720;
const AROUND = 330;

interface Props {
  class: string;
  box: Box;
  label: string;
  onCamera(camera: Camera): void;
  children: ComponentChildren;
}

export function PanZoom({ class: name, box: map, label, onCamera, children }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const all = useRef(fitted(map, map.width / map.height));
  const wide = useRef(0);
  const view = useSignal<Box>(map);
  /** What the view follows at every change of size; null: the person has moved the map himself. */
  const aim = useRef<(() => Box) | null>(() => island());
  const hidden = useRef(0);
  const gliding = useRef(0);
  const camera = useRef<Camera | null>(null);

  /** All of it, on a small screen above what covers the pane. */
  const island = (): Box => {
    const aspect = all.current.width / all.current.height;
    const seen = fitted(map, wide.current / Math.max(1, wide.current / aspect - hidden.current));
    return { x: seen.x, y: seen.y, width: seen.width, height: seen.width / aspect };
  };
  const own = (to: Box) => ((aim.current = null), glide(to));
  const follow = (wanted: () => Box) => ((aim.current = wanted), glide(wanted()));
  camera.current ??= {
    go: (points) => glide(showing(view.value, all.current, points)),
    frame: (points, covered) => {
      hidden.current = wide.current < SMALL ? covered : 0;
      if (points.length === 0 && aim.current) follow(island);
      if (wide.current >= SMALL || points.length === 0 || (!aim.current && holds(view.value, points) === points.length)) return;
      follow(() => {
        const aspect = all.current.width / all.current.height;
        const pane = wide.current / aspect;
        const seen = fitted(map, wide.current / Math.max(1, pane - covered));
        const box = framing(seen, points, AROUND, Math.min(wide.current / READABLE, map.height * aspect));
        return { ...box, height: box.width / aspect };
      });
    },
    zoom: (factor) => own(zoomed(view.value, all.current, factor, centre(view.value))),
    pan: (x, y) => own(kept({ ...view.value, x: view.value.x + x * view.value.width, y: view.value.y + y * view.value.height }, all.current)),
    reset: () => follow(island),
  };

  function glide(to: Box): void {
    const from = view.value;
    cancelAnimationFrame(gliding.current);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) {
      view.value = to;
      return;
    }
    const start = performance.now();
    const step = (time: number) => {
      const part = Math.min(1, Math.max(0, time - start) / 220);
      const eased = 1 - (1 - part) ** 3;
      const mix = (one: number, other: number) => one + (other - one) * eased;
      view.value = { x: mix(from.x, to.x), y: mix(from.y, to.y), width: mix(from.width, to.width), height: mix(from.height, to.height) };
      if (part < 1) gliding.current = requestAnimationFrame(step);
    };
    gliding.current = requestAnimationFrame(step);
  }

  useLayoutEffect(() => {
    const measure = () => {
      const { width, height } = svg.current!.getBoundingClientRect();
      if (!width || !height) return;
      const scale = wide.current / view.value.width;
      wide.current = width;
      hidden.current = width < SMALL ? parseFloat(getComputedStyle(svg.current!).getPropertyValue("--over")) || 0 : 0;
      all.current = fitted(map, width / height);
      cancelAnimationFrame(gliding.current);
      view.value = aim.current?.() ?? resized(view.value, all.current, width / scale);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(svg.current!);
    onCamera(camera.current!);
    return () => observer.disconnect();
  }, []);

  useSignalEffect(() => {
    const { x, y, width, height } = view.value;
    const scale = wide.current / width;
    svg.current?.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    svg.current?.style.setProperty("--u", unit(scale).toFixed(4));
    svg.current?.toggleAttribute("data-far", scale < READABLE - 0.01);
  });
  useEffect(() => gestures(svg.current!, view, all, () => ((aim.current = null), cancelAnimationFrame(gliding.current))), []);

  return (
    <svg
      ref={svg} class={name} role="group" aria-label={label} tabindex={0}
      preserveAspectRatio="xMidYMid meet"
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (!keyed(event.key, camera.current!, event.target === event.currentTarget)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </svg>
  );
}

function centre(box: Box): Point {
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Plus and minus anywhere in the map, arrows and 0 where the map itself has the focus. */
function keyed(key: string, camera: Camera, alone: boolean): boolean {
  if (key === "+" || key === "=") camera.zoom(STEP);
  else if (key === "-") camera.zoom(1 / STEP);
  else if (!alone) return false;
  else if (key === "Home") camera.reset();
  else if (key === "ArrowLeft") camera.pan(-0.2, 0);
  else if (key === "ArrowRight") camera.pan(0.2, 0);
  else if (key === "ArrowUp") camera.pan(0, -0.2);
  else if (key === "ArrowDown") camera.pan(0, 0.2);
  else return false;
  return true;
}

/** Wheel, drag and pinch; a drag does not click what it ends on. */
function gestures(svg: SVGSVGElement, view: { value: Box }, all: { current: Whole }, onMove: () => void): () => void {
  const fingers = new Map<number, Point>();
  let moved = 0;
  const place = ([x, y]: Point): Point => {
    const box = svg.getBoundingClientRect();
    return [view.value.x + ((x - box.left) / box.width) * view.value.width, view.value.y + ((y - box.top) / box.height) * view.value.height];
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    onMove();
    view.value = zoomed(view.value, all.current, Math.exp(-event.deltaY / 400), place([event.clientX, event.clientY]));
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const after: Point = [event.clientX, event.clientY];
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const grown = apart(after, other) / Math.max(1, apart(before, other));
      view.value = zoomed(view.value, all.current, grown, place([(after[0] + other[0]) / 2, (after[1] + other[1]) / 2]));
    }
    moved += apart(before, after);
    if (moved > DRAG) {
      onMove();
      if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
      const box = svg.getBoundingClientRect();
      const scale = view.value.width / box.width / fingers.size;
      const { x, y } = view.value;
      view.value = kept({ ...view.value, x: x - (after[0] - before[0]) * scale, y: y - (after[1] - before[1]) * scale }, all.current);
    }
    fingers.set(event.pointerId, after);
  };
  const up = (event: PointerEvent) => fingers.delete(event.pointerId);
  const click = (event: MouseEvent) => {
    if (moved <= DRAG) return;
    event.stopPropagation();
    event.preventDefault();
    moved = 0;
  };
  svg.addEventListener("wheel", wheel, { passive: false });
  svg.addEventListener("pointerdown", down);
  svg.addEventListener("pointermove", move);
  svg.addEventListener("pointerup", up);
  svg.addEventListener("pointercancel", up);
  svg.addEventListener("click", click, true);
  return () => {
    svg.removeEventListener("wheel", wheel);
    svg.removeEventListener("pointerdown", down);
    svg.removeEventListener("pointermove", move);
    svg.removeEventListener("pointerup", up);
    svg.removeEventListener("pointercancel", up);
    svg.removeEventListener("click", click, true);
  };
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
