// How well bots play: chosen once, remembered, changeable wherever one is named.

import { host } from "#host";
import { say } from "../i18n/texts";
import { Dialog } from "./dialog";
import { remembered } from "./remembered";

export const LEVELS = ["easy", "normal", "hard"] as const;
export type Level = (typeof LEVELS)[number];

/** Nothing until somebody has said it. */
export const level = remembered<Level | null>("level", null);

export function usualLevel(): Level {
  return level.value ?? "normal";
}

export function LevelSelect({ label }: { label: string }) {
  return (
    <select class="level" aria-label={label} title={label} value={usualLevel()} onChange={(event) => (level.value = event.currentTarget.value as Level)}>
      {LEVELS.map((one) => <option key={one} value={one}>{say("page-level", { level: one })}</option>)}
    </select>
  );
}

export function LevelDialog({ onChoose, onClose }: { onChoose: () => void; onClose: () => void }) {
  function choose(one: Level): void {
    level.value = one;
    onChoose();
  }
  return (
    <Dialog title={say("page-level-ask")} onClose={onClose}>
      <div class="levels">
        {LEVELS.map((one) => (
          <button key={one} data-level={one} autofocus={one === "normal"} onClick={() => choose(one)}>
            <strong>{say("page-level", { level: one })}</strong> <span>{say("page-level-note", { level: one })}</span>
          </button>
        ))}
      </div>
      <p class="field-note">{say("page-level-later")}</p>
      {host.here && <p class="field-note">{say("page-here-levels")}</p>}
    </Dialog>
  );
}
