// The help at a table: how the game is played, what the icons mean, the keys. Loaded when somebody asks.

import { say } from "../../i18n/texts";
import { Lesson } from "../../learn/lesson";
import { Dialog } from "../../parts/dialog";
import type { HelpProps } from "./keys";

type KeyWords = readonly (readonly [key: string, words: string])[];

const TABLE_KEYS: KeyWords = [
  ["Tab", "page-key-tab"],
  ["Enter", "page-key-enter"],
  ["← ↑ ↓ →", "page-key-arrows"],
  ["1 … 9", "page-key-digits"],
  ["0", "page-key-decline"],
  ["Esc", "page-key-escape"],
  ["U", "page-key-undo"],
  ["H", "page-key-hint"],
  ["S", "page-key-skip"],
  ["J", "page-key-journal"],
  ["C", "page-key-chat"],
  ["/", "page-key-rules"],
  ["T", "page-key-text"],
  ["?", "page-key-help"],
];

const REPLAY_KEYS: KeyWords = [
  ["← →", "page-key-move"],
  ["↑ ↓", "page-key-phase"],
  ["PgUp PgDn", "page-key-round"],
  ["Home End", "page-key-ends"],
  ["␣", "page-key-play"],
  ["T", "page-key-text"],
  ["?", "page-key-help"],
];

export function HelpDialog({ table, module, onClose }: HelpProps) {
  const keys = table.mode === "replay" ? REPLAY_KEYS : TABLE_KEYS;
  return (
    <Dialog title={say("page-learn")} onClose={onClose} wide>
      <Lesson game={table.game} />
      <h3>{say("page-legend")}</h3>
      <ul class="legend">
        {module.legend(table).map(({ icon, name }, number) => <li key={number}>{icon} {name}</li>)}
      </ul>
      <h3>{say("page-keys")}</h3>
      <dl class="keys">
        {keys.map(([key, words]) => (
          <div key={key}><dt><kbd>{key}</kbd></dt><dd>{say(words)}</dd></div>
        ))}
      </dl>
    </Dialog>
  );
}
