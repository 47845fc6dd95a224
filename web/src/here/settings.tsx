// Everything that is kept in this browser, as one file to take along and to bring back.

import { useSignal } from "@preact/signals";
import { get, post } from "../api/http";
import type { Problem } from "../api/messages";
import { problemIn } from "../frame/loading";
import { Notice } from "../frame/notice";
import { say } from "../i18n/texts";
import { Icon } from "../parts/icons";
import { bringSettings, save, settings } from "./files";
import { offline } from "./updates";

interface Brought {
  tables: number;
  companions: number;
  known: number;
  refused: number;
}

export function HereSettings() {
  const problem = useSignal<Problem | null>(null);
  const brought = useSignal<Brought | null>(null);
  async function take(): Promise<void> {
    try {
      const everything = { ...(await get<object>("/api/everything")), settings: settings() };
      save(new Blob([JSON.stringify(everything)], { type: "application/json" }), "consigliere.json");
    } catch (error) {
      problem.value = problemIn(error);
    }
  }
  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      problem.value = null;
      const { settings: kept = {}, ...everything } = (JSON.parse(await file.text()) ?? {}) as Record<string, object>;
      brought.value = await post<Brought>("/api/everything", everything);
      bringSettings(kept as Record<string, unknown>);
    } catch (error) {
      problem.value = error instanceof SyntaxError ? { message: "page-here-no-file", args: {}, rule: "", game: "" } : problemIn(error);
    }
  }
  return (
    <section>
      <h2>{say("page-here-title")}</h2>
      <p>{say(offline.value ? "page-here-note-offline" : "page-here-note")}</p>
      <Notice problem={problem.value} onClose={() => (problem.value = null)} />
      <p class="button-row">
        <button onClick={() => void take()}><Icon name="download" /> {say("page-here-export")}</button>
        <label class="button quiet">
          <Icon name="upload" /> {say("page-here-import")}
          <input class="hidden-text" type="file" accept=".json,application/json" onChange={(event) => void read(event.currentTarget.files?.[0])} />
        </label>
      </p>
      {brought.value && <p role="status">{say("page-here-brought", { ...brought.value })}</p>}
    </section>
  );
}
