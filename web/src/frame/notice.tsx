// What did not work, and why.

import type { Problem } from "../api/messages";
import { say } from "../i18n/texts";
import { Icon } from "../parts/icons";
import { RuleLink } from "./rulelink";

interface Props {
  problem: Problem | null;
  players?: readonly string[];
  onClose?: () => void;
}

export function Notice({ problem, players, onClose }: Props) {
  if (!problem) return null;
  return (
    <div class="notice" role="alert">
      <p>{say(problem.message, problem.args, players)} <RuleLink game={problem.game} rule={problem.rule} /></p>
      {onClose && <button class="quiet square" aria-label={say("page-close")} onClick={onClose}><Icon name="close" /></button>}
    </div>
  );
}
