// My box: kept in this browser as it is entered, looked through by the server after every change.

import { effect, signal } from "@preact/signals";
import { get } from "../api/http";
import type { BoxCheck, BoxData, BoxForm, BoxPart, BoxRecord, Problem } from "../api/messages";
import { problemIn } from "../frame/loading";
import { remembered } from "../parts/remembered";
import { box, isEmpty, lookThrough } from "./kept";

export type Item = Record<string, unknown>;

const PAUSE_MS = 250;

/** What the box was before it was replaced or something in it was removed. */
export const before = remembered<BoxData | null>("mybox-before", null);
export const check = signal<BoxCheck | null>(null);
export const problem = signal<Problem | null>(null);
let form: BoxForm | null = null;
let waiting = 0;
let asked = 0;

export async function loadForm(): Promise<BoxForm> {
  form ??= await get<BoxForm>("/api/companion/form");
  return form;
}

/** What the server says of the box as it is now. */
export async function checkNow(): Promise<BoxCheck | null> {
  const mine = ++asked;
  try {
    const found = await lookThrough(JSON.stringify(box.value));
    if (mine !== asked) return found;
    check.value = found;
    problem.value = null;
    return found;
  } catch (error) {
    if (mine === asked) problem.value = problemIn(error);
    return null;
  }
}

/** From now on every change is checked, and what another tab changed is seen. */
export function watch(): () => void {
  const stop = effect(() => {
    box.value;
    clearTimeout(waiting);
    waiting = window.setTimeout(() => void checkNow(), check.peek() ? PAUSE_MS : 0);
  });
  const changed = (event: StorageEvent) => {
    if (event.key === "consigliere.mybox" && event.newValue) box.value = JSON.parse(event.newValue) as BoxData;
  };
  addEventListener("storage", changed);
  return () => (stop(), clearTimeout(waiting), removeEventListener("storage", changed));
}

/** Another box instead of this one, which can be had back. */
export function replaceBox(data: BoxData): void {
  before.value = isEmpty(box.value) ? null : box.value;
  box.value = data;
}

export function takeBack(): void {
  if (!before.value) return;
  const old = before.value;
  before.value = null;
  box.value = old;
}

// Records

const tableOf = (part: BoxPart): Item[] => (box.value[part.table] ?? []) as unknown as Item[];

export function records(part: BoxPart): BoxRecord[] {
  return check.value?.records.filter((record) => record.part === part.id) ?? [];
}

/** The record of this name, as far as it is entered. */
export function recordOf(part: BoxPart, id: string): Item {
  if (part.table === "base") return (box.value.base ?? {}) as Item;
  return tableOf(part).find((item) => belongs(part, item) && item[part.key] === id) ?? {};
}

export function idsOf(part: BoxPart): string[] {
  return tableOf(part).filter((item) => belongs(part, item)).map((item) => String(item[part.key] ?? ""));
}

/** Whether a record has what all records of this part have. */
function belongs(part: BoxPart, item: Item): boolean {
  return Object.entries(part.preset).every(([name, value]) => item[name] === value);
}

export function setRecord(part: BoxPart, id: string, item: Item): void {
  if (part.table === "base") {
    box.value = { ...box.value, base: item };
    return;
  }
  const table = tableOf(part);
  const at = table.findIndex((one) => belongs(part, one) && one[part.key] === id);
  const whole = { [part.key]: id, ...part.preset, ...item };
  put(part, at < 0 ? [...table, whole] : table.map((one, place) => (place === at ? whole : one)));
}

export function removeRecord(part: BoxPart, id: string): void {
  before.value = box.value;
  const table = tableOf(part);
  const at = table.findIndex((one) => belongs(part, one) && one[part.key] === id);
  put(part, table.filter((_, place) => place !== at));
}

function put(part: BoxPart, table: Item[]): void {
  box.value = { ...box.value, [part.table]: table };
}

/** A field with another value; without one it is not there. */
export function withField(item: Item, name: string, value: unknown): Item {
  const { [name]: _, ...rest } = item;
  return value === undefined ? rest : { ...rest, [name]: value };
}
