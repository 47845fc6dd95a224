// What the board is drawn from: the components of the game and the position a viewer sees.

import type { LafamigliaBoard, LafamigliaOrder, LafamigliaPlayer } from "../api/messages";
import type { Table } from "../frame/model/board";

export type Position = LafamigliaBoard;
export type Player = LafamigliaPlayer;
export type Order = LafamigliaOrder;
export type Point = readonly [number, number];

export interface Area {
  id: string;
  name: string;
  lines: string[];
  mandamento: string;
  adjacent: string[];
  seas: string[];
  polygon: Point[];
  label: Point;
  slots: Point[];
}

export interface Mandamento {
  id: string;
  name: string;
  areas: string[];
  control: Point;
  link: string;
}

export interface Sea {
  id: string;
  name: string;
  adjacent: string[];
  coast: string[];
  polygon: Point[];
  label: Point;
  boats: Point[];
}

export interface Space {
  col: string;
  kind: "value" | "car" | "lab" | "money" | "launder";
  value?: number | number[];
  n?: number;
}

export interface Row {
  start?: number | number[];
  columns: string;
  spaces: Space[];
}

export type Family = { id: string; name: string } & Record<RowId, Row>;
export type RowId = "justice" | "police" | "economy" | "church";

export interface TokenSymbol {
  s: string;
  n?: number;
  plus?: number;
  list?: number[];
  areas?: number;
}

export interface Token {
  id: string;
  family: string;
  kind: "attack" | "supply";
  initiative: number;
  symbols: TokenSymbol[];
}

export interface Part {
  a: string;
  plus?: number;
  n?: number;
  own_only?: boolean;
}

export interface Cell {
  id: string;
  column: string;
  infinite: boolean;
  money: number;
  join: string;
  parts: Part[];
}

export interface Column {
  id: string;
  tab: number;
  spaces: number;
  unlimited: boolean;
}

export interface Sheet {
  id: number;
  column: Column[];
  cell?: Cell[];
}

export interface Tile {
  id: string;
  phase: string;
  timing?: string;
  price: number;
  n: number;
}

export interface Character {
  id: string;
  money: number;
  hq_soldiers: number;
  map_soldiers: number;
  cars: number;
  boats: number;
  labs: number;
}

export interface Card {
  id: string;
  step: number;
  n: number;
}

export interface Corner {
  id: string;
  team: number;
}

/** By kind of decision and by what a thing is, how picking it is written, with % for its id. */
export type Grammar = Record<string, Partial<Record<"area" | "sea" | "cell" | "column" | "row" | "tile" | "token", string>>>;

export interface Components {
  corners: Corner[];
  areas: Area[];
  mandamenti: Mandamento[];
  seas: Sea[];
  families: Family[];
  orders: Token[];
  sheets: Sheet[];
  tiles: Tile[];
  characters: Character[];
  cards: Card[];
  /** By family and row the token that each space frees. */
  freed: Record<string, Record<RowId, (string | null)[]>>;
  grammar: Grammar;
}

export type LaTable = Table<Position, Components>;
