// The games of this server, and their boards, loaded when one is opened.

import { signal } from "@preact/signals";
import { get } from "../api/http";
import type { GameInfo } from "../api/messages";
import { needTexts } from "../i18n/texts";
import type { BoardModule } from "./board";

const modules = import.meta.glob<{ default: BoardModule }>("../*/board.tsx");

/** Each game once, with its usual pack. */
export const games = signal<readonly GameInfo[]>([]);

export async function loadGames(): Promise<void> {
  if (games.value.length) return;
  const found = await get<GameInfo[]>("/api/games");
  games.value = found.filter((game, index) => found.findIndex((other) => other.id === game.id) === index);
}

export interface Loaded {
  module: BoardModule;
  components: unknown;
}

const loaded = new Map<string, Promise<Loaded>>();

export function loadBoard(game: string): Promise<Loaded> {
  let board = loaded.get(game);
  if (!board) {
    board = load(game);
    board.catch(() => loaded.delete(game));
    loaded.set(game, board);
  }
  return board;
}

async function load(game: string): Promise<Loaded> {
  const [found, components] = await Promise.all([
    modules[`../${game}/board.tsx`]!(),
    get<unknown>(`/api/games/${game}/components`),
    needTexts(game),
  ]);
  return { module: found.default, components };
}

export const TITLES: Record<string, string> = {
  famiglia: "page-game-famiglia",
  lafamiglia: "page-game-lafamiglia",
  scarface: "page-game-scarface",
};
