// A turn of planning, an order of the encounter or a check of La Famiglia as one sentence.

import type { Args, Told } from "../api/messages";
import { has, having, sumOf, type Chapter, type Phrase, type Tale, type Teller } from "../frame/model/story";
import { doerOf } from "./reading/doers";
import { fightsOf, type Fight } from "./reading/fights";
import { packOf, type Pack } from "./pack";
import type { Components } from "./types";

const of = (...names: string[]) => names.map((name) => `lafamiglia-event-${name}`);
const STARTS = of("round", "encounter", "resolve", "win", "draw");
const TURNS = of("use", "gain", "ultima", "no-ultima");
/** What may come before the turn itself. */
const ASIDES = of("influence", "sell", "tile", "fee", "give", "ask");
const CHECKS = of("control", "control-lost", "tile-taken", "tile-freed");
const PLACES = ["area", "origin", "source", "target", "sea", "cell"];
const FIGHTING = of("encounter", "resolve");
const SHOWN = [
  ...STARTS, ...TURNS, ...CHECKS,
  ...of("place", "order", "car", "lab", "boat", "rally", "move", "bonuses", "brute", "card-shown", "area-taken", "attack-over", "bomb", "defect", "incite", "lose", "turncoat"),
];

export function tellerOf(components: Components): Teller {
  const pack = packOf(components);
  return {
    opens: (event, last) => opens(event, last, pack),
    by: doerOf,
    places: ({ args }) => PLACES.flatMap((name) => (typeof args[name] === "string" ? [args[name]] : [])),
    minor: ({ message }) => !SHOWN.includes(message),
    tale: (chapter) => taleOf(chapter, pack),
  };
}

/** The partner never has the next turn: what he sells or gives in between is help. */
function opens({ message, args }: Told, last: Chapter, pack: Pack): boolean {
  const first = last.events[0]!.message;
  if (STARTS.includes(message)) return true;
  if (CHECKS.includes(message)) return !CHECKS.includes(first);
  if (FIGHTING.includes(first)) return false;
  if (CHECKS.includes(first) && message === "lafamiglia-event-sheets") return false;
  const others = args["seat"] !== last.who;
  if (TURNS.includes(message)) return others || has(last, ...TURNS);
  if (ASIDES.includes(message)) return others && (last.who === null || pack.partnerOf(last.who) !== args["seat"]);
  return settingUp(last) && typeof args["seat"] === "number" && last.who !== null && others;
}

/** A fee is paid in set-up, too. */
function settingUp({ events }: Chapter): boolean {
  const turns = [...TURNS, ...ASIDES.filter((id) => id !== "lafamiglia-event-fee")];
  return !STARTS.includes(events[0]!.message) && !events.some(({ message }) => turns.includes(message));
}

function taleOf(chapter: Chapter, pack: Pack): Tale | null {
  const first = chapter.valid[0];
  if (!first) return null;
  if (CHECKS.includes(first.message)) return checkOf(chapter);
  if (first.message === "lafamiglia-event-resolve") return orderOf(chapter, first);
  if (STARTS.includes(first.message)) return { lead: first, rest: having(chapter, ...of("score")).map(({ args }): Phrase => ({ message: "lafamiglia-tale-score", args })) };
  return chapter.who === null ? { lead: first, rest: [] } : turnOf(chapter, pack);
}

function turnOf(chapter: Chapter, pack: Pack): Tale {
  const seat = chapter.who!;
  const [turn] = having(chapter, ...TURNS);
  const price = turn?.message === "lafamiglia-event-gain" ? priceOf(chapter, turn) : 0;
  const [before = { message: "page-tale-turn", args: { seat } }] = having(chapter, ...ASIDES);
  const begun = settingUp(chapter) ? { message: "lafamiglia-tale-setup", args: { seat } } : before;
  return { lead: turn ? leadOf(turn, pack, price) : begun, rest: [...gainsOf(chapter, seat), ...money(chapter, seat, price)] };
}

function leadOf({ message, args }: Told, pack: Pack, n: number): Phrase {
  const { seat, cell } = args;
  const column = pack.cell.get(String(cell))?.column;
  if (message === "lafamiglia-event-gain") return { message: "lafamiglia-tale-gain", args: { seat, column: args["column"], n } };
  if (message === "lafamiglia-event-use") return { message: "lafamiglia-tale-use", args: { seat, column } };
  return message === "lafamiglia-event-ultima" ? { message: "lafamiglia-tale-ultima", args: { seat, column } } : { message, args };
}

/** What is paid right after the column was named. */
function priceOf({ valid }: Chapter, gain: Told): number {
  const after = valid.slice(valid.indexOf(gain) + 1);
  const end = after.findIndex(({ message }) => !of("pay", "fee").includes(message));
  return sumOf(end < 0 ? after : after.slice(0, end));
}

function gainsOf(chapter: Chapter, seat: number): Phrase[] {
  const list = (name: string) => having(chapter, ...of(name)).filter(({ args }) => args["seat"] === seat);
  const counted = (name: string, message: string) => (list(name).length ? [{ message, args: { n: sumOf(list(name)) } }] : []);
  const orders = list("order").map(({ args }) => args["area"]);
  return [
    ...byArea(list("place"), "lafamiglia-tale-soldiers"),
    ...byArea(list("setup-soldier"), "lafamiglia-tale-soldiers"),
    ...counted("recruit", "lafamiglia-tale-recruits"),
    ...(orders.length ? [{ message: "lafamiglia-tale-orders", args: { n: orders.length, areas: orders } }] : []),
    ...["car", "lab", "boat"].flatMap((what) => byArea(list(what), "lafamiglia-tale-piece", { what: `a_${what}` })),
    ...byColumn(list("setup-disc")),
    ...list("rally").filter(({ args }) => args["n"] !== 0).map(({ args }) => ({ message: "lafamiglia-tale-rally", args })),
    ...rows(list("uncover")),
    ...list("primo").map(() => ({ message: "lafamiglia-tale-primo", args: {} })),
    ...list("marker").map(() => ({ message: "lafamiglia-tale-marker", args: {} })),
    ...[...list("family"), ...list("character")].map(({ args }) => ({ message: "lafamiglia-tale-leads", args: { who: args["colour"] ?? args["character"] } })),
  ];
}

/** Spaces uncovered in the same row are counted. */
function rows(events: readonly Told[]): Phrase[] {
  return summed(events.map(({ args }) => [args["row"], 1])).map(([row, n]) => (n === 1 ? { message: "lafamiglia-tale-row", args: { row } } : { message: "lafamiglia-tale-rows", args: { row, n } }));
}

function byArea(events: readonly Told[], message: string, more: Args = {}): Phrase[] {
  return summed(events.map(({ args }) => [args["area"] ?? args["sea"], Number(args["n"] ?? 1)]))
    .map(([area, n]) => ({ message, args: { ...more, area, n } }));
}

function byColumn(events: readonly Told[]): Phrase[] {
  return summed(events.map(({ args }) => [args["column"], 1])).map(([column, n]) => ({ message: "lafamiglia-tale-disc", args: { column, n } }));
}

function summed(counts: [unknown, number][]): [unknown, number][] {
  const sums = new Map<unknown, number>();
  for (const [id, n] of counts) sums.set(id, (sums.get(id) ?? 0) + n);
  return [...sums];
}

/** What was earned and paid besides the price of a column. */
function money(chapter: Chapter, seat: number, price: number): Phrase[] {
  const sum = (name: string, whose = "seat", what = "n") => sumOf(having(chapter, ...of(name)).filter(({ args }) => args[whose] === seat), what);
  const n = sum("earn") + sum("sell") + sum("fee", "other") + sum("give", "other") - sum("pay") - sum("fee") - sum("give", "seat", "price") + price;
  return n ? [{ message: "lafamiglia-tale-money", args: { sign: n > 0 ? "plus" : "minus", n: Math.abs(n) } }] : [];
}

function checkOf(chapter: Chapter): Tale {
  const told = (name: string, message: string) => having(chapter, ...of(name)).map(({ args }): Phrase => ({ message, args }));
  return {
    lead: { message: "lafamiglia-tale-check", args: {} },
    rest: [...told("control", "lafamiglia-tale-control"), ...told("control-lost", "lafamiglia-tale-control-lost"), ...told("tile-taken", "lafamiglia-tale-tile")],
  };
}

/** The first of an order, and one more: until an attack is decided it is told without its end. */
const TALES: Record<Fight["outcome"], [string, string]> = {
  moved: ["lafamiglia-tale-march", "lafamiglia-tale-march-too"],
  begun: ["lafamiglia-tale-attack", "lafamiglia-tale-attack-too"],
  taken: ["lafamiglia-tale-battle", "lafamiglia-tale-battle-too"],
  held: ["lafamiglia-tale-battle", "lafamiglia-tale-battle-too"],
};

/** An order: its first move or attack as a sentence, the rest in short. */
function orderOf(chapter: Chapter, { args }: Told): Tale {
  const seat = Number(args["seat"]);
  const [fight, ...others] = fightsOf(chapter.valid);
  const lead = fight ? { message: TALES[fight.outcome][0], args: { ...fight } as Args } : { message: "lafamiglia-tale-order", args };
  const more = others.map((one): Phrase => ({ message: TALES[one.outcome][1], args: { ...one } as Args }));
  const same = (name: string, message: string) => having(chapter, ...of(name)).map(({ args: found }): Phrase => ({ message, args: found }));
  return {
    lead,
    rest: [...more, ...same("bomb", "lafamiglia-tale-bomb"), ...same("incite", "lafamiglia-tale-incite"), ...same("defect", "lafamiglia-tale-defect"), ...gainsOf(chapter, seat), ...money(chapter, seat, 0)],
  };
}
