// Where the engine stands: the frames of `flow` as a player would say it. Nothing here knows the page.

import type { Pack } from "./pack";
import type { Position } from "./types";

const USE = 4;
const CELL = 5;
const GAIN = 6;
const TOKEN = 10;
const BOAT = 16;
const RALLY = 17;
const MOVE = 21;
const FIGHT = 22;
const BOMB = 23;
const INCITE = 26;

function top(board: Position, procedure: number): number[] | undefined {
  return board.flow.findLast((frame) => frame[0] === procedure);
}

export interface Now {
  /** The order being resolved, and its area. */
  token: string | null;
  area: string | null;
  /** Where a move, bomb, rally or incitement starts and goes. */
  origin: string | null;
  target: string | null;
  /** The column and side of the disc that is being moved. */
  column: number | null;
  side: number | null;
  cell: number | null;
  /** The sea a boat has just come to. */
  sea: string | null;
}

export function nowOf(pack: Pack, board: Position): Now {
  const area = (number: number | undefined) => (number === undefined ? null : (pack.components.areas[number]?.id ?? null));
  const token = top(board, TOKEN);
  const [origin, target] = way(board);
  const use = top(board, USE);
  const gain = top(board, GAIN);
  const boat = top(board, BOAT);
  const disc = use ?? gain;
  return {
    token: token ? (pack.components.orders[token[3]!]?.id ?? null) : null,
    area: area(token?.[4]),
    origin: area(origin),
    target: area(target),
    column: disc && disc[3]! >= 0 ? disc[3]! : null,
    side: use && use[4]! >= 0 ? use[4]! : null,
    cell: top(board, CELL)?.[3] ?? null,
    sea: boat && boat[4]! >= 0 ? (pack.components.seas[boat[4]!]?.id ?? null) : null,
  };
}

function way(board: Position): [number | undefined, number | undefined] {
  for (const frame of board.flow.toReversed()) {
    if (frame[0] === MOVE) return [frame[4], frame[5]];
    if (frame[0] === BOMB) return [frame[5], frame[6]];
    if (frame[0] === RALLY) return [frame[6], frame[3]];
    if (frame[0] === INCITE) return [frame[5], frame[6]];
  }
  return [undefined, undefined];
}

export interface Attack {
  attacker: number;
  side: number;
  area: number;
  defending: number;
  /** Who plays for the defending side; -1: not known yet. */
  defender: number;
  attackers: number;
  defenders: number;
  bonus: number;
  /** Whether the attacker takes the other card, where that has been said. */
  attackerTakes: boolean | undefined;
}

const DEFENDER_TAKES = 5;

export function attackOf(board: Position): Attack | null {
  const frame = top(board, FIGHT);
  if (!frame) return null;
  const [, step, attacker, side, area, defending, defender, attackers, , bonus, takes] = frame;
  return {
    attacker: attacker!,
    side: side!,
    area: area!,
    defending: defending!,
    defender: defender!,
    attackers: attackers!,
    defenders: board.soldiers[area!]!,
    bonus: bonus!,
    attackerTakes: step! >= DEFENDER_TAKES ? takes === 1 : undefined,
  };
}

export interface Plan {
  seat: number;
  token: string;
  origin: number;
  target: number;
  byBoat: boolean;
  /** Those declared already, else 0. */
  soldiers: number;
  joined: number;
  car: boolean;
  /** LF-127: whether a car may go along, and whether the car of the first move counts although it stands elsewhere. */
  mayTakeCar: boolean;
  carElsewhere: boolean;
}

const BY_BOAT = 1;
const NO_CAR = -1;
const CAR_GONE = 99;

/** A move whose target is known and that has not fought yet. */
export function planOf(pack: Pack, board: Position): Plan | null {
  const frame = top(board, MOVE);
  const order = top(board, TOKEN);
  if (!frame || !order || top(board, FIGHT) || frame[5]! < 0) return null;
  const origin = frame[4]!;
  const along = order[6]!;
  const byBoat = frame[6] === BY_BOAT;
  return {
    seat: frame[2]!,
    token: pack.components.orders[frame[3]!]!.id,
    origin,
    target: frame[5]!,
    byBoat,
    soldiers: frame[7]!,
    joined: frame[8]!,
    car: frame[10] === 1,
    mayTakeCar: !byBoat && board.cars[origin]! > 0 && (along === NO_CAR || along === origin),
    carElsewhere: !byBoat && origin === order[4] && along !== NO_CAR && along !== CAR_GONE,
  };
}
