// The hint in words: the move, how likely it is to win, why, and what comes next after it. It takes the place of the card of
// the turn before, so that the board stays as it is.

import { useEffect } from "preact/hooks";
import { say } from "../../i18n/texts";
import { Icon } from "../../parts/icons";
import { winChance } from "../../parts/settings";
import { percent } from "../model/advice";
import type { Session } from "../model/session";
import type { FrameTable } from "../model/table";
import { reasonWords } from "./reason";
import { Tool } from "./tools";

export function AdviceLine({ session, table }: { session: Session; table: FrameTable }) {
  const { hint, thinking } = session.advice;
  if (thinking.value) return <p class="advice" role="status"><Icon name="hint" size={16} /> {say("page-hint-thinking")}</p>;
  if (!hint.value) return null;
  const { action, chance, advice: { second, gains, risks } } = hint.value;
  return (
    <p class="advice" role="status">
      <Icon name="hint" size={16} /> <strong>{say("page-hint-best", { words: inWords(table, action) })}</strong>{" "}
      {chance !== null && <span>{say("page-hint-chance", { percent: percent(chance) })}</span>}{" "}
      <span>{reasonWords(table, gains, risks)}</span>{" "}
      {chance !== null && second && (
        <span>{say("page-hint-second", { words: inWords(table, second.action), points: Math.max(0, percent(chance) - percent(second.chance)) })}</span>
      )}
    </p>
  );
}

function inWords(table: FrameTable, action: number): string {
  const choice = table.legal.value.find((one) => one.action === action);
  return choice ? table.doing(choice) : "";
}

/** A switch beside the hint; while it is on, the chance is asked for at each of my decisions. */
export function ChanceTool({ session, asked }: { session: Session; asked: boolean }) {
  const { chance } = session.advice;
  const view = session.table.value?.view.value;
  useEffect(() => {
    if (winChance.value && asked) void session.advice.askChance();
  }, [winChance.value, asked, view]);
  const shown = winChance.value && chance.value !== null;
  return (
    <Tool
      icon="gauge" title={say("page-chance-show")} pressed={winChance.value}
      label={shown ? say("page-chance-now", { percent: percent(chance.value!) }) : say("page-chance")}
      onClick={() => (winChance.value = !winChance.value)}
    />
  );
}
