// A replay seen by everybody: the position with what was hidden. Nothing here knows the page.

import type { View } from "../api/messages";
import type { Position } from "./types";

interface Facts {
  areas: Record<string, { tokens: string[] }>;
}

/** The same view with the faces of all orders, on the map and in the HQs, as the facts of the position name them. */
export function opened(view: View<Position>, facts: unknown, areas: readonly { id: string }[]): View<Position> {
  if (!facts) return view;
  const { board } = view;
  const known = facts as Facts & Record<string, { tokens: string[] } | undefined>;
  const left = areas.map(({ id }) => known.areas[id]?.tokens.slice() ?? []);
  const orders = board.orders.map((order) => {
    const there = left[order.area]!;
    const at = there.findIndex((token) => token.startsWith(`${board.players[order.seat]!.colour}-`));
    return { ...order, token: order.token ?? there.splice(at, at < 0 ? 0 : 1)[0] ?? null };
  });
  const players = board.players.map((player) => ({ ...player, tokens: player.tokens ?? known[player.colour ?? ""]?.tokens ?? null }));
  return { ...view, board: { ...board, orders, players } };
}
