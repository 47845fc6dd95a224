// Whom one plays against, in words: people, a bot of a level, or the game itself at a level.

import { say } from "../i18n/texts";

/** Of old games a bot is its name and strength. */
export function rivalWords(rival: string): string {
  const [kind, level = ""] = rival.split(" ");
  if (kind === "people" || kind === "alone") return say("page-me-pool", { kind, level });
  return say("page-bot-level", { level: kind === "bot" ? level : rival });
}
