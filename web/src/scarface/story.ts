// A turn of Scarface as one sentence: what was gained, by the boss or by the Henchman.

import type { Args, Told } from "../api/messages";
import { HIS_SEAT } from "./types";
import { having, sumOf, type Chapter, type Phrase, type Tale, type Teller } from "../frame/model/story";

const of = (...names: string[]) => names.map((name) => `scarface-event-${name}`);
const STARTS = of("turn", "extra", "raid", "news-over");
const SHOWN = [
  ...STARTS, "scarface-henchman-plan", "scarface-henchman-do", "scarface-henchman-reorganize",
  ...of("takeover", "hire", "upgrade", "downgrade", "sale", "steal", "job", "harm", "uncontrol", "news", "ness", "winner", "order", "skill", "combo"),
];
const MOVES = of("move", "police");
const SEATS: Record<string, number> = { human: 0, henchman: HIS_SEAT };

/** The boss sits in the only seat; in company a human is named by his seat. */
export const teller: Teller = {
  opens: ({ message }, last) => STARTS.includes(message) || (message === "scarface-event-score" && !having(last, message).length),
  by: ({ message, args }) => (message === "scarface-event-turn" ? seatOf(args) : null),
  places: ({ message, args }) => [args["tile"], args["district"], ...(MOVES.includes(message) ? [args["from"], args["to"]] : [])].map(String),
  minor: ({ message }) => !SHOWN.includes(message),
  tale: taleOf,
  mine: (args, seat) => ("side" in args ? seatOf(args) : (args["seat"] ?? seat)) === seat,
};

function whose(args: Args): string {
  return String(args["side"] ?? "human");
}

function seatOf({ side = "human" }: Args): number {
  return typeof side === "number" ? side : SEATS[String(side)]!;
}

function taleOf(chapter: Chapter): Tale | null {
  const first = chapter.valid[0];
  if (!first) return null;
  const side = String(first.args["side"] ?? "");
  if (first.message === "scarface-event-turn") return { lead: { message: "scarface-tale-turn", args: first.args }, rest: deeds(chapter, side) };
  if (first.message === "scarface-event-score") return { lead: having(chapter, ...of("winner"))[0] ?? first, rest: renamed(having(chapter, ...of("score")), "scarface-tale-score") };
  if (first.message === "scarface-event-raid") return { lead: { message: "scarface-tale-raid", args: first.args }, rest: [...harm(chapter, ""), ...money(chapter, side)] };
  if (first.message === "scarface-event-extra") return { lead: first, rest: having(chapter, ...of("news")) };
  if (!STARTS.includes(first.message)) return { lead: { message: "scarface-tale-set-up", args: {} }, rest: [] };
  return { lead: first, rest: [] };
}

function renamed(events: Told[], message: string): Phrase[] {
  return events.map(({ args }) => ({ message, args }));
}

/** What this side has done, the weightiest first. */
function deeds(chapter: Chapter, side: string): Phrase[] {
  const told = (name: string, message: string) =>
    renamed(having(chapter, ...of(name)).filter(({ args }) => String(args["side"] ?? side) === side), message);
  const done = [
    ...told("takeover", "scarface-tale-takeover"),
    ...told("marker", "scarface-tale-business"),
    ...told("hire", "scarface-tale-hire"),
    ...told("job", "scarface-tale-job"),
    ...told("upgrade", "scarface-tale-upgrade"),
    ...told("get-dealer", "scarface-tale-dealer"),
    ...told("henchman-new-dealer", "scarface-tale-new-dealer"),
    ...told("get-job", "scarface-tale-new-job"),
    ...told("reorganize", "scarface-tale-reorganize"),
    ...(having(chapter, "scarface-henchman-reorganize").length ? [{ message: "scarface-tale-reorganize", args: {} }] : []),
    ...stolen(chapter, side),
    ...harm(chapter, side),
    ...sent(chapter, side),
    ...goods(chapter, side),
    ...money(chapter, side),
    ...crime(chapter, side),
  ];
  return done.length ? done : [...told("plan", "scarface-tale-plan"), ...told("token", "scarface-tale-token").slice(-1)];
}

/** Thugs that went to the streets, district by district. */
function sent(chapter: Chapter, side: string): Phrase[] {
  const events = having(chapter, ...of("send")).filter(({ args }) => whose(args) === side);
  const districts = [...new Set(events.map(({ args }) => String(args["district"])))];
  return districts.map((district) => ({ message: "scarface-tale-send", args: { district, n: sumOf(events.filter(({ args }) => args["district"] === district)) } }));
}

function goods(chapter: Chapter, side: string): Phrase[] {
  const n = having(chapter, ...of("store", "henchman-store")).filter(({ args }) => String(args["side"] ?? side) === side).length;
  return n ? [{ message: "scarface-tale-goods", args: { n } }] : [];
}

/** From all together. */
function stolen(chapter: Chapter, side: string): Phrase[] {
  const n = sumOf(having(chapter, ...of("steal")).filter(({ args }) => whose(args) === side));
  return n ? [{ message: "scarface-tale-steal", args: { n } }] : [];
}

/** What the others (in a raid: whoever) lost. */
function harm(chapter: Chapter, side: string): Phrase[] {
  const hit = (name: string) => having(chapter, ...of(name)).filter(({ args }) => whose(args) !== side);
  const thugs = hit("harm").length;
  return [
    ...hit("uncontrol").map(({ args }): Phrase => ({ message: "scarface-tale-uncontrol", args })),
    ...(thugs ? [{ message: "scarface-tale-harm", args: { n: thugs } }] : []),
  ];
}

const GAINS = of("earn", "sale", "fence", "steal");
const LOSSES = of("pay", "bribe", "plan-card");

function money(chapter: Chapter, side: string): Phrase[] {
  const sum = (...messages: string[]) => sumOf(having(chapter, ...messages).filter(({ args }) => whose(args) === side));
  const stolen = sumOf(having(chapter, ...of("steal")).filter(({ args }) => String(args["victim"]) === side));
  const n = sum(...GAINS) - sum(...LOSSES) - stolen;
  return n ? [{ message: "scarface-tale-money", args: { sign: n > 0 ? "plus" : "minus", n: Math.abs(n) } }] : [];
}

function crime(chapter: Chapter, side: string): Phrase[] {
  const last = having(chapter, ...of("crime")).findLast(({ args }) => whose(args) === side);
  return last ? [{ message: "scarface-tale-crime", args: { n: last.args["crime"] } }] : [];
}
