// A rule by its number. In a game it opens in the rules beside the board, elsewhere on the page of rules.

import { signal } from "@preact/signals";
import { say } from "../i18n/texts";
import { hideTip } from "./model/tip";

/** The rule shown beside the board. */
export const shownRule = signal<{ rule: string; count: number } | null>(null);
let openBeside: (() => void) | null = null;

/** While a table is open its frame shows rules beside the board; returns what ends that. */
export function rulesBeside(open: () => void): () => void {
  openBeside = open;
  return () => {
    if (openBeside === open) openBeside = null;
  };
}

export function RuleLink({ game, rule }: { game: string; rule: string }) {
  if (!rule) return null;
  return (
    <a
      class="rule-link"
      href={`/rules/${game}#${rule}`}
      aria-label={say("page-rule", { rule })}
      onClick={(event) => {
        if (!openBeside || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        hideTip();
        shownRule.value = { rule, count: (shownRule.value?.count ?? 0) + 1 };
        openBeside();
      }}
    >
      {rule}
    </a>
  );
}
