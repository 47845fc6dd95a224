// The table in words, part by part, for those who read it instead of looking at it.

import type { Described, Fact, Strip } from "../frame/model/board";
import { lines } from "./phrases";
import { hisTurn } from "./henchman/told";
import type { ScarfaceGang } from "../api/messages";
import { DISTRICTS, found, gangOf, gangs, handOf, inCompany, PLACES, SLOTS, type ScarfaceTable } from "./types";
import { districtWords, goods, neighbours, sideName, tileWords } from "./words";

export function describe(table: ScarfaceTable): Described[] {
  return [...city(table), tracks(table), market(table), ...described(table), turn(table)];
}

/** Mine with my cards, then the others. */
function described(table: ScarfaceTable): Described[] {
  const { human, others, rival } = table.view.value.board;
  return [gang(table, human), cards(table), gang(table, rival), ...others.map((other) => gang(table, other.gang))];
}

function city(table: ScarfaceTable): Described[] {
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

function tracks(table: ScarfaceTable): Described {
  const board = table.view.value.board;
  const newest = board.news_active.at(-1);
  return {
    title: table.say("scarface-page-tracks"),
    lines: [
      table.say("scarface-page-ness", { n: board.ness }),
      ...gangs(board).map(({ side, crime }) => table.say("scarface-page-crime", { who: sideName(table, side), n: crime })),
      table.say("scarface-page-time", { n: board.time, last: table.components.time_track.last }),
      ...(newest ? [table.say("scarface-board-news", { news: newest, active: board.news_active.length, left: board.news.left }), ...lines(table, "news", newest)] : []),
    ],
  };
}

function market(table: ScarfaceTable): Described {
  const { market: slots } = table.view.value.board;
  return {
    title: table.say("scarface-board-market"),
    lines: SLOTS.map((slot, place) => {
      const id = slots[place];
      return id ? `${table.name(slot)}: ${table.name(id)}. ${lines(table, "associate", id).join(" ")}` : `${table.name(slot)}: ${table.say("scarface-board-empty")}`;
    }),
  };
}

function gang(table: ScarfaceTable, own: ScarfaceGang): Described {
  const board = table.view.value.board;
  const { side } = own;
  const card = own.gang === null ? undefined : found(table.components, "gang", own.gang);
  if (!card) return { title: sideName(table, side), lines: [table.say("scarface-board-no-gang")] };
  const levels = (side === "henchman" ? card.solo : card.human).map((item, place) =>
    table.say("scarface-page-level", { what: table.name(item.id), level: own.levels[place]!, value: item.values[own.levels[place]! - 1]! }),
  );
  const dealers = own.dealers.map(([dealer, thugs, alcohol, guns], place) =>
    table.say("scarface-page-his-dealer", { n: place + 1, name: dealer ? table.name(dealer) : table.say("scarface-board-face-down"), goods: goods(table, alcohol, guns), thugs }),
  );
  return {
    title: `${sideName(table, side)}: ${table.name(card.id)}`,
    lines: [
      `${table.say("scarface-board-money", { n: own.money })}, ${table.say("scarface-board-stars", { n: own.stars })}`,
      ...(board.ring === side ? [table.say("scarface-board-ring")] : []),
      PLACES.map((place) => table.say("scarface-page-thugs-in", { place: table.name(place), n: own[place] })).join(" "),
      ...(side === board.human.side || side === "henchman" ? [] : [otherCards(table, side)]),
      ...levels,
      ...dealers,
    ],
  };
}

export function otherCards(table: ScarfaceTable, side: string): string {
  const { hand_size, deck_size, discard } = handOf(table.view.value.board, side);
  return table.say("scarface-board-other-cards", { hand: hand_size, deck: deck_size, discard: discard.length });
}

function cards(table: ScarfaceTable): Described {
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

function turn(table: ScarfaceTable): Described {
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

export function strip(table: ScarfaceTable): Strip {
  const view = table.view.value;
  const words = [table.say("scarface-board-round", { round: view.board.round }), whoseTurn(table)];
  const asked = inCompany(view.board) ? view.decisions[0]?.seat : undefined;
  if (asked !== undefined && gangs(view.board).find(({ side }) => side === view.board.turn)?.seat !== asked) words.push(table.say("scarface-page-decides", { side: asked }));
  if (view.options["level"] === "hard") words.push(table.say("scarface-board-hard"));
  if (view.board.closing && view.phase !== "over") words.push(table.say("scarface-board-closing"));
  return { words };
}

/** In company a turn is called by who has it. */
function whoseTurn(table: ScarfaceTable): string {
  const { phase, board } = table.view.value;
  const playing = phase === "human" && inCompany(board) ? board.turn : null;
  if (playing === null) return table.say(PHASES[phase] ?? PHASES["human"]!);
  return table.say("scarface-page-turn-of", { side: gangOf(board, playing).seat });
}

export function facts(table: ScarfaceTable, seat: number): Fact[] {
  const gang = gangs(table.view.value.board).find((one) => one.seat === seat);
  return gang ? [{ key: "crime", label: table.say("scarface-board-crime"), value: gang.crime }] : [];
}
