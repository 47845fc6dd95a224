// Why a bot would do something, in one sentence.

import type { Phrase } from "../../api/messages";
import { say } from "../../i18n/texts";
import type { FrameTable } from "../model/table";

export function reasonWords(table: FrameTable, gained: readonly Phrase[], risked: readonly Phrase[]): string {
  const joined = (phrases: readonly Phrase[]) => phrases.map(({ message, args }) => table.say(message, args)).join(", ");
  const [gains, risks] = [joined(gained), joined(risked)];
  if (gains && risks) return say("advice-gains-risks", { gains, risks });
  if (gains) return say("advice-gains", { gains });
  return risks ? say("advice-risks", { risks }) : say("advice-neither");
}
