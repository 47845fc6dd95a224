// What the page decides by itself where the person likes: the set-up after the gang is chosen at the table, as the engine
// suggests it, and decisions that have one option.

import { effect } from "@preact/signals";
import { singles } from "../../parts/settings";
import type { ScarfaceTable } from "../types";

const SET_UP = new Set(["setup_rival", "setup_district", "setup_vehicle", "setup_job", "setup_good"]);

export function QuickSwitch({ table }: { table: ScarfaceTable }) {
  if (table.decision.value?.kind !== "setup_gang") return null;
  const quick = table.setting("quick-setup", true);
  return (
    <label class="switch quick-switch">
      <input type="checkbox" checked={quick.value} onChange={(event) => (quick.value = event.currentTarget.checked)} />
      <span>{table.say("scarface-page-quick")}</span>
    </label>
  );
}

/** The action that needs nobody to decide it; null where somebody should. */
export function obvious(table: ScarfaceTable): number | null {
  const kind = table.decision.value?.kind;
  if (kind === undefined) return null;
  const { board, options } = table.view.value;
  if (SET_UP.has(kind)) return options["gang"] === "choose" && table.setting("quick-setup", true).value ? board.outlook.suggested : null;
  const [only, ...others] = table.legal.value;
  return only && !others.length && !ends(only.notation) && singles.value ? only.action : null;
}

/** The turn is ended by the person: what comes after it cannot be taken back. */
function ends(notation: string): boolean {
  return notation === "act end";
}

/** Takes what is obvious, as a part of what led there, and is taken back with it. Who comes back to it is asked. */
export function takeObvious(table: ScarfaceTable): () => void {
  let taken: unknown = null;
  return effect(() => {
    const action = obvious(table);
    const view = table.view.value;
    const back = (table.journal.value.at(-1)?.undone ?? []).length > 0;
    if (action === null || back || view === taken || table.mode !== "play") return;
    taken = view;
    queueMicrotask(() => table.choose(action, true));
  });
}
