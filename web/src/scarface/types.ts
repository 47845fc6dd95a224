// The components of Scarface as `game.components()` gives them, found by their ids.

import type { ScarfaceBoard, ScarfaceGang, ScarfaceHand } from "../api/messages";
import type { Table } from "../frame/model/board";
import type { Texts } from "./phrases";

export type Cost = Record<string, number>;

export interface Effect {
  do: string;
  n?: number;
  who?: string;
  per?: string;
  max?: number;
  may?: boolean;
  pay?: Cost;
  at?: string;
  to?: string;
  id?: string;
  discount?: number;
  nothug?: boolean;
  bonus?: number;
  times?: number | "boss";
  options?: Effect[][];
}

export interface District { id: string; adj: string[]; slots: number }
export interface Face { alcohol: number; guns: number; profit: number; defence: number }
export interface TileCard { id: string; storage_day: number; storage_night: number; slots: number; day: Face; night: Face }
export interface Order { no: number; id: string; area: string; thug: number; stat: string; cost: number[]; effect: string; henchman: string }
export interface Card {
  id: string;
  type: string;
  muscle: number;
  influence: number;
  skill: Effect[];
  gang?: string;
  kind?: string;
  stars?: number;
  pay?: string;
  combo?: { type: string; skill: Effect[] };
}
export interface Job { id: string; kind: string; type: string; cost: Cost; effects?: Effect[] }
export interface DealerCard { id: string; alcohol: number; guns: number; either: number; storage: number; spaces: number; muscle: number }
export interface Raid { id: string }
export interface News { id: string }
export interface Row { bonus: number; act: Effect[] }
export interface ActionCard { id: string; deck: string; power: number; move: number; rows: Row[] }
export interface Characteristic { id: string; stat: string; max: number; values: number[]; cost: { points: number; money: number }[] }
export interface SoloCharacteristic {
  id: string;
  no: number;
  max: number;
  values: number[];
  req: { power: number; money: number }[];
  on_reach?: Effect[][];
}
export interface GangCard {
  id: string;
  track_rows: [number, number][];
  right_hand_cells: number[];
  boss_times: number[];
  human: Characteristic[];
  solo: SoloCharacteristic[];
  solo_plan: number[];
  solo_actions: number[];
  solo_rewards: { cell: number; take: string }[];
  numbers_prov: string;
}
export interface Business { id: string; income: number }

export interface Components {
  district: District[];
  tile: TileCard[];
  business: Business[];
  gang: GangCard[];
  order: Order[];
  card: Card[];
  associate: Card[];
  job: Job[];
  dealer: DealerCard[];
  raid: Raid[];
  news: News[];
  action: ActionCard[];
  time_track: { last: number };
  crime_track: { max: number; raid_at: number; hard_at: number };
  texts: Texts;
  /** SF-61. */
  most_dealers: number;
}

export type ScarfaceTable = Table<ScarfaceBoard, Components>;
export type Side = (typeof SIDES)[number];

/** As lists by side have them. In company the humans are named in turn order. */
export const SIDES = ["human", "henchman", "human2", "human3"] as const;
/** The Henchman has no seat; as one he counts after all who may play. */
export const HIS_SEAT = 3;
export const DISTRICTS = ["far_north", "north", "west", "central", "south", "southwest", "far_south"] as const;
export const PLACES = ["slums", "safehouses", "hq", "underworld", "authorities", "prison"] as const;
export const SLOTS = ["low1", "low2", "low3", "lowtop", "high", "hightop"] as const;
export const BUSINESS = ["speakeasy", "brothel", "casino"] as const;
export type Place = (typeof PLACES)[number];

const books = new WeakMap<object, Map<string, unknown>>();

/** A component by its table and id. */
export function found<K extends "tile" | "gang" | "order" | "job" | "dealer" | "raid" | "news" | "action" | "district">(
  components: Components, table: K, id: string,
): Components[K][number] | undefined {
  return book(components).get(`${table} ${id}`) as Components[K][number] | undefined;
}

/** A card of the human's deck: of his gang, or an associate. */
export function cardOf(components: Components, id: string): Card | undefined {
  return (book(components).get(`card ${id}`) ?? book(components).get(`associate ${id}`)) as Card | undefined;
}

/** Any component by its table and id. */
export function component(components: Components, table: string, id: string): object | undefined {
  return book(components).get(`${table} ${id}`) as object | undefined;
}

/** Where the numbers of a gang's boards come from. */
export function numbersOf(gang: GangCard): object {
  return { prov: gang.numbers_prov };
}

function book(components: Components): Map<string, unknown> {
  let known = books.get(components);
  if (!known) {
    known = new Map();
    for (const [table, list] of Object.entries(components)) {
      if (Array.isArray(list)) for (const item of list as { id: string }[]) known.set(`${table} ${item.id}`, item);
    }
    books.set(components, known);
  }
  return known;
}

/** All gangs, as `SIDES` has them. */
export function gangs(board: ScarfaceBoard): ScarfaceGang[] {
  const all = [board.human, board.rival, ...board.others.map(({ gang }) => gang)];
  return all.sort((one, other) => placeOf(one.side) - placeOf(other.side));
}

export function gangOf(board: ScarfaceBoard, side: string): ScarfaceGang {
  return gangs(board).find((gang) => gang.side === side)!;
}

/** The cards of a human. */
export function handOf(board: ScarfaceBoard, side: string): ScarfaceHand {
  return board.others.find(({ gang }) => gang.side === side)?.cards ?? board.cards;
}

/** Where lists by side have it. */
export function placeOf(side: string): number {
  return SIDES.indexOf(side as Side);
}

/** Whether several humans play. */
export function inCompany(board: ScarfaceBoard): boolean {
  return board.others.length > 0;
}
