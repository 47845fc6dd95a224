// What of a game is from its rulebook and what is ours, in a sentence; the numbers are counted by the server.

import { packsOf } from "../frame/model/games";
import { say } from "../i18n/texts";

const SENTENCES: Record<string, string> = {
  famiglia: "page-sources-famiglia",
  lafamiglia: "page-sources-lafamiglia",
  scarface: "page-sources-scarface",
};
const COUNTED = {
  order: ["order"],
  cell: ["sheet-cell"],
  space: ["family-row-spaces"],
  card: ["associate", "card", "dealer", "job", "news", "raid", "action"],
};

export function sources(game: string): string {
  const ours = packsOf(game)[0]?.ours ?? {};
  const sum = (kinds: string[], at: 0 | 1) => kinds.reduce((all, kind) => all + (ours[kind]?.[at] ?? 0), 0);
  const counts = Object.entries(COUNTED).flatMap(([name, kinds]) => [[name, sum(kinds, 0)], [`${name}_all`, sum(kinds, 1)]]);
  return say(SENTENCES[game]!, Object.fromEntries(counts));
}
