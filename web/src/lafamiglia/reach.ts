// Where one gets from an area: by land, by sea, with the boats of a team. Nothing here knows the page.

import type { Pack } from "./pack";
import type { Position } from "./types";

export interface Reach {
  land: string[];
  seas: string[];
  /** Areas the boats of the team reach (LF-25). */
  boats: string[];
  /** The seas of that chain. */
  chain: string[];
}

export function reachOf(pack: Pack, board: Position, area: string, team: number): Reach {
  const from = pack.area.get(area)!;
  const chain = seaChain(pack, board, from.seas, team);
  const landings = new Set(chain.flatMap((sea) => pack.sea.get(sea)!.coast));
  landings.delete(area);
  return { land: from.adjacent, seas: from.seas, boats: [...landings], chain };
}

/** LF-25: the seas with a boat of the team that can be reached from these. */
export function seaChain(pack: Pack, board: Position, seas: readonly string[], team: number): string[] {
  const ours = (sea: string) => board.boats[pack.seaNumber.get(sea)!]!.some((count, seat) => count > 0 && (seat & 1) === team);
  const chain = new Set<string>();
  const coming = seas.filter(ours);
  for (let sea = coming.pop(); sea !== undefined; sea = coming.pop()) {
    chain.add(sea);
    coming.push(...pack.sea.get(sea)!.adjacent.filter((other) => !chain.has(other) && ours(other)));
  }
  return [...chain];
}
