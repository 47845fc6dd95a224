// Which actions a thing on the board stands for, decision by decision, as the notation writes them: % is the thing's id,
// * anything. What has no * is also what is asked when it is not legal.

import type { Choice, PieceProps, PieceSpec } from "../frame/model/board";
import type { ScarfaceTable } from "./types";

export type Sort =
  | "district" | "tile" | "thug" | "car" | "truck" | "reserve" | "police" | "good" | "marker" | "order" | "skill"
  | "combo" | "job" | "hand" | "slot" | "characteristic" | "dealer" | "place" | "gang" | "drawnJob" | "drawnDealer"
  | "rightHand" | "option";

const STANDS: Record<Sort, Record<string, string>> = {
  district: {
    setup_district: "%", send_to: "%", move_to: "%", police_to: "%", police_from: "%", lose_thug: "%",
    place_vehicle: "*:%", move_piece: "*:%", lose_vehicle: "*:%",
  },
  tile: {
    sell_tile: "%", business_tile: "%", target_tile: "%", takeover_tile: "%", lose_tile: "%", store_good: "%",
    fence_good: "%:*", lose_good: "%:*", lose_marker: "%:*", hench_choice: "tile:%",
  },
  thug: { move_piece: "thug:%", lose_thug: "%" },
  car: { move_piece: "car:%", lose_vehicle: "car:%" },
  truck: { move_piece: "truck:%", lose_vehicle: "truck:%" },
  reserve: { move_piece: "reserve:%", place_vehicle: "%:*" },
  police: { police_from: "%" },
  good: { fence_good: "%", lose_good: "%" },
  marker: { lose_marker: "%" },
  order: { act: "order:%" },
  skill: { act: "skill:%" },
  combo: { act: "combo:%" },
  job: { act: "job:%" },
  hand: { plan_card: "%", discard_card: "%", retire_card: "hand:%" },
  slot: { hire_card: "%" },
  characteristic: { upgrade_what: "%", lose_level: "%" },
  dealer: { goods_dealer: "%", store_good: "%", lose_thug: "%", fence_good: "%:*", lose_good: "%:*" },
  place: { recruit_step: "%", lose_thug: "%" },
  gang: { setup_gang: "%", setup_rival: "%", choose_victim: "%" },
  drawnJob: { setup_job: "%", keep_job: "%" },
  drawnDealer: { keep_dealer: "%" },
  rightHand: { right_hand: "%" },
  option: { choose_option: "%", hench_choice: "option:%" },
};
/** Of a kind that is picked on the board, but not these: the discard pile and the supply are not spread out. */
const ELSEWHERE = new Set(["retire-card-discard", "hench-choice-type", "hench-choice-good"]);
const KINDS = new Set(Object.values(STANDS).flatMap((kinds) => Object.keys(kinds)));

export function kindOf(choice: Choice): string {
  return choice.notation.slice(0, choice.notation.indexOf(" "));
}

/** True for a choice that some thing on the board stands for. */
export function onBoard(choice: Choice): boolean {
  const named = Object.keys(choice.args).length > 1;
  return named && KINDS.has(kindOf(choice)) && !ELSEWHERE.has(String(choice.args["verb"]));
}

/** The notation a thing stands for in a decision, with * where the rest is open. */
export function standing(sort: Sort, id: string, kind: string | undefined): string | undefined {
  const pattern = kind === undefined ? undefined : STANDS[sort][kind];
  return pattern === undefined ? undefined : `${kind} ${pattern.replace("%", id)}`;
}

export function fits(notation: string, pattern: string): boolean {
  const star = pattern.indexOf("*");
  if (star < 0) return notation === pattern;
  return notation.startsWith(pattern.slice(0, star)) && notation.endsWith(pattern.slice(star + 1));
}

/** Properties of the element that draws a thing. */
export function thing(table: ScarfaceTable, sort: Sort, id: string, spec: PieceSpec): PieceProps {
  const pattern = standing(sort, id, table.asks.value);
  if (pattern === undefined) return table.piece(spec);
  const attempt = pattern.includes("*") ? undefined : pattern;
  return table.piece({ where: (choice) => fits(choice.notation, pattern), attempt, ...spec });
}

/** The same for what says its name in its own words: the text inside is its name. */
export function worded(props: PieceProps): Omit<PieceProps, "aria-label"> {
  const { "aria-label": _, ...rest } = props;
  return rest;
}
