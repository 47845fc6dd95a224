// Where one gets from an area: by land, by sea, with the boats of a team, as the engine tells it.

import type { Pack } from "../pack";
import type { Position } from "../types";

export interface Reach {
  land: string[];
  seas: string[];
  /** Areas the boats of the team reach (LF-25). */
  boats: string[];
  /** The seas of that chain. */
  chain: string[];
}

/** For the team of a seat. */
export function reachOf(pack: Pack, board: Position, area: string, seat: number): Reach {
  const { adjacent, seas } = pack.area.get(area)!;
  const fleets = board.outlook.fleets[pack.teamOf(seat)]!.filter(({ coast }) => coast.includes(area));
  const boats = new Set(fleets.flatMap(({ coast }) => coast));
  boats.delete(area);
  return { land: adjacent, seas, boats: [...boats], chain: fleets.flatMap((fleet) => fleet.seas) };
}
