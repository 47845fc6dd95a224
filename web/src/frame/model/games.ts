// The games of this server, and their boards, loaded when one is opened.

import { computed, signal } from "@preact/signals";
import { get } from "../../api/http";
import type { GameInfo } from "../../api/messages";
import { needTexts } from "../../i18n/texts";
import type { BoardModule } from "./board";

const modules = import.meta.glob<{ default: BoardModule }>("../../*/board.tsx");

/** Every game with each of its packs, the usual one first. */
const offered = signal<readonly GameInfo[]>([]);

export function packsOf(game: string): GameInfo[] {
  return offered.value.filter((one) => one.id === game);
}

/** Each game once, with its usual pack. */
export const games = computed(() => offered.value.filter((game) => packsOf(game.id)[0] === game));

export async function loadGames(): Promise<void> {
  if (!offered.value.length) offered.value = await get<GameInfo[]>("/api/games");
}

export interface Loaded {
  module: BoardModule;
  components: unknown;
}

const loaded = new Map<string, Promise<Loaded>>();

export function loadBoard(game: string, pack: string): Promise<Loaded> {
  const key = `${game} ${pack}`;
  let board = loaded.get(key);
  if (!board) {
    board = load(game, pack);
    board.catch(() => loaded.delete(key));
    loaded.set(key, board);
  }
  return board;
}

async function load(game: string, pack: string): Promise<Loaded> {
  const [found, components] = await Promise.all([
    modules[`../../${game}/board.tsx`]!(),
    get<unknown>(`/api/games/${game}/components?pack=${pack}`),
    needTexts(game, "advice"),
  ]);
  return { module: found.default, components };
}

export const TITLES: Record<string, string> = {
  famiglia: "page-game-famiglia",
  lafamiglia: "page-game-lafamiglia",
  scarface: "page-game-scarface",
};
