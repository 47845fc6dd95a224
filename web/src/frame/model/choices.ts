// Choosing among legal actions. Nothing here knows the page.

import type { Args, Told, View } from "../../api/messages";
import type { Choice, Pick, Where } from "./board";

export function choicesOf(view: View): Choice[] {
  const declines = new Set(view.declines);
  return view.legal.map(([action, notation, args]) => ({ action, notation, args, declines: declines.has(action) }));
}

export function matches(choice: Choice, where: Where): boolean {
  return testOf(where)(choice);
}

function testOf(where: Where): (choice: Choice) => boolean {
  if (typeof where === "function") return where;
  const wanted = Object.entries(where);
  return ({ args }) => wanted.every(([name, value]) => same(args[name], value));
}

function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => same(item, other[index]));
  }
  return one === other;
}

export function narrow(choices: readonly Choice[], wheres: readonly Where[]): readonly Choice[] {
  return wheres.reduce<readonly Choice[]>((left, where) => (left.length ? left.filter(testOf(where)) : left), choices);
}

export function wheres(picked: readonly Pick[]): Where[] {
  return picked.map((pick) => pick.where);
}

/** What is picked after one more pick: it narrows what was picked, or, where nothing is left, starts anew. */
export function afterPick(choices: readonly Choice[], picked: readonly Pick[], pick: Pick): Pick[] {
  const both = [...picked, pick];
  return narrow(choices, wheres(both)).length ? both : [pick];
}

/** The ids that events or actions name. */
export function idsIn(told: readonly (Told | Choice)[]): Set<string> {
  const ids = new Set<string>();
  for (const { args } of told) collect(args, ids);
  return ids;
}

function collect(args: Args, ids: Set<string>): void {
  for (const [name, value] of Object.entries(args)) {
    if (name === "verb") continue;
    for (const item of Array.isArray(value) ? value : [value]) if (typeof item === "string") ids.add(item);
  }
}

export interface Group {
  title: string;
  choices: Choice[];
}

/** Choices under their headings, in the order the game gives; `words` finds them by any part of their text. */
export function grouped(
  choices: readonly Choice[], title: (choice: Choice) => string, words: (choice: Choice) => string, filter: string,
): Group[] {
  const wish = filter.trim().toLocaleLowerCase();
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (wish && !`${words(choice)} ${choice.notation}`.toLocaleLowerCase().includes(wish)) continue;
    const heading = title(choice);
    const group = groups.get(heading);
    if (group) group.push(choice);
    else groups.set(heading, [choice]);
  }
  return [...groups].map(([heading, list]) => ({ title: heading, choices: list }));
}
