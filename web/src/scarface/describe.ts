// The table in words, part by part, for those who read it instead of looking at it.

import type { Described, Fact, Strip } from "../frame/model/board";
import { lines } from "./phrases";
import { hisTurn } from "./henchman/told";
import { DISTRICTS, found, gangOf, PLACES, SLOTS, type City, type Side } from "./types";
import { districtWords, goods, neighbours, sideName, tileWords } from "./words";

export function describe(table: City): Described[] {
  return [...city(table), tracks(table), market(table), gang(table, "human"), cards(table), gang(table, "henchman"), turn(table)];
}

function city(table: City): Described[] {
  const board = table.view.value.board;
  return DISTRICTS.map((id, place) => ({
    title: table.say("scarface-page-district-title", { name: table.name(id), n: board.tokens[place]! }),
    lines: [
      ...board.tiles.filter(({ district }) => district === id).map((tile) => tileWords(table, tile)),
      ...districtWords(table, id),
      table.say("scarface-page-neighbours", { names: neighbours(table, id) }),
    ],
  }));
}

function tracks(table: City): Described {
  const board = table.view.value.board;
  const newest = board.news_active.at(-1);
  return {
    title: table.say("scarface-page-tracks"),
    lines: [
      table.say("scarface-page-ness", { n: board.ness }),
      ...(["human", "henchman"] as const).map((side) => table.say("scarface-page-crime", { who: sideName(table, side), n: gangOf(board, side).crime })),
      table.say("scarface-page-time", { n: board.time, last: table.components.time_track.last }),
      ...(newest ? [table.say("scarface-board-news", { news: newest, active: board.news_active.length, left: board.news.left }), ...lines(table, "news", newest)] : []),
    ],
  };
}

function market(table: City): Described {
  const { market: slots } = table.view.value.board;
  return {
    title: table.say("scarface-board-market"),
    lines: SLOTS.map((slot, place) => {
      const id = slots[place];
      return id ? `${table.name(slot)}: ${table.name(id)}. ${lines(table, "associate", id).join(" ")}` : `${table.name(slot)}: ${table.say("scarface-board-empty")}`;
    }),
  };
}

function gang(table: City, side: Side): Described {
  const board = table.view.value.board;
  const own = gangOf(board, side);
  const card = own.gang === null ? undefined : found(table.components, "gang", own.gang);
  if (!card) return { title: sideName(table, side), lines: [table.say("scarface-board-no-gang")] };
  const levels = (side === "human" ? card.human : card.solo).map((item, place) =>
    table.say("scarface-page-level", { what: table.name(item.id), level: own.levels[place]!, value: item.values[own.levels[place]! - 1]! }),
  );
  const dealers = own.dealers.map(({ dealer, alcohol, guns, thugs }, place) =>
    table.say("scarface-page-his-dealer", { n: place + 1, name: dealer ? table.name(dealer) : table.say("scarface-board-face-down"), goods: goods(table, alcohol, guns), thugs }),
  );
  return {
    title: `${sideName(table, side)}: ${table.name(card.id)}`,
    lines: [
      `${table.say("scarface-board-money", { n: own.money })}, ${table.say("scarface-board-stars", { n: own.stars })}`,
      ...(board.ring === side ? [table.say("scarface-board-ring")] : []),
      PLACES.map((place) => table.say("scarface-page-thugs-in", { place: table.name(place), n: own[place] })).join(" "),
      ...levels,
      ...dealers,
    ],
  };
}

function cards(table: City): Described {
  const { hand, plan, pool, open_jobs } = table.view.value.board.cards;
  const [muscle, influence, wild] = pool;
  const said = (kind: string, id: string) => `${table.name(id)}. ${lines(table, kind, id).join(" ")}`;
  return {
    title: table.say("scarface-page-cards"),
    lines: [
      ...hand.map((id) => `${table.say("scarface-board-hand")}: ${said("card", id)}`),
      ...plan.map((id) => `${table.say("scarface-board-plan")}: ${said("card", id)}`),
      table.say("scarface-board-pool", { muscle, influence, wild }),
      ...open_jobs.map((id) => `${table.say("scarface-board-open-jobs")}: ${said("job", id)}`),
    ],
  };
}

function turn(table: City): Described {
  const his = hisTurn(table);
  const events = his ? [...his.opening, ...his.considered.flatMap(({ what, told }) => [what, ...told])] : [];
  return { title: table.say("scarface-page-commentary"), lines: events.map(({ message, args }) => table.say(message, args)) };
}

// The frame's strip and seats

const PHASES: Record<string, string> = {
  setup: "scarface-board-phase-setup",
  henchman: "scarface-board-phase-henchman",
  human: "scarface-board-phase-human",
  raid: "scarface-board-phase-raid",
  extra: "scarface-board-phase-extra",
  over: "scarface-board-phase-over",
};

export function strip(table: City): Strip {
  const view = table.view.value;
  const words = [table.say("scarface-board-round", { round: view.board.round }), table.say(PHASES[view.phase] ?? PHASES["human"]!)];
  if (view.options["level"] === "hard") words.push(table.say("scarface-board-hard"));
  if (view.board.closing) words.push(table.say("scarface-board-closing"));
  return { words };
}

export function facts(table: City): Fact[] {
  return [{ key: "crime", label: table.say("scarface-board-crime"), value: table.view.value.board.human.crime }];
}
