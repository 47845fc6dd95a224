// A game beside a box: what the server asks, and what is answered.

import { signal } from "@preact/signals";
import { get, post, remove } from "../api/http";
import type { CompanionGame, CompanionInfo, PackCheck, Problem } from "../api/messages";
import { problemIn } from "../frame/loading";

const OTHER = new Set(["companion-error-other-pack", "companion-error-other-sheet"]);
const STALE = "error-companion-stale";

export class Beside {
  readonly game = signal<CompanionGame | null>(null);
  readonly problem = signal<Problem | null>(null);
  readonly busy = signal(false);

  constructor(readonly id: string) {}

  load(anyway = false): Promise<void> {
    return this.ask(() => get<CompanionGame>(`/api/companions/${this.id}${anyway ? "?anyway=true" : ""}`));
  }

  /** An answer or a change of the sheet, in the companion's words. */
  answer(text: string): Promise<void> {
    return this.ask(() => post<CompanionGame>(`/api/companions/${this.id}/answers`, { text, version: this.version }));
  }

  undo(): Promise<void> {
    return this.ask(() => post<CompanionGame>(`/api/companions/${this.id}/undo`, { version: this.version }));
  }

  /** Rows of a table that were changed, then that it is right; stops when something else is asked. */
  async answerTable(rows: readonly string[]): Promise<void> {
    const kind = this.game.value?.question.kind;
    for (const text of [...rows, "ok"]) {
      if (this.game.value?.question.kind !== kind || this.problem.value) return;
      await this.answer(text);
    }
  }

  private get version(): number {
    return this.game.value?.version ?? 0;
  }

  private async ask(request: () => Promise<CompanionGame>): Promise<void> {
    if (this.busy.value) return;
    this.busy.value = true;
    this.problem.value = null;
    try {
      this.game.value = await request();
    } catch (error) {
      this.problem.value = problemIn(error);
    } finally {
      this.busy.value = false;
    }
    if (this.problem.value?.message === STALE) await this.load();
  }
}

/** The person may go on all the same. */
export function asksAnyway(problem: Problem | null): boolean {
  return problem !== null && OTHER.has(problem.message);
}

export const games = () => get<CompanionInfo[]>("/api/companions");
export const begin = (cards: "app" | "physical", pack: string) => post<CompanionGame>("/api/companions", { cards, pack });
export const bring = (text: string, pack: string, anyway: boolean) =>
  post<CompanionGame>("/api/companions/file", { text, pack, anyway });
export const throwAway = (id: string) => remove<void>(`/api/companions/${id}`);
export const checkPack = (pack: string) => post<PackCheck>("/api/companion/pack", { pack });
