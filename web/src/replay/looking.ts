// What bots think of a finished game: asked for, waited for, given up.

import { computed, signal } from "@preact/signals";
import { get, post, remove } from "../api/http";
import type { Analysis, Judged, Problem } from "../api/messages";
import { problemIn } from "../frame/loading";
import { needTexts } from "../i18n/texts";

const AGAIN = 1000;

export class Looking {
  readonly found = signal<Analysis | null>(null);
  readonly problem = signal<Problem | null>(null);
  readonly percent = computed(() => {
    const { done, total } = this.found.value ?? { done: 0, total: 0 };
    return total ? Math.floor((100 * done) / total) : 0;
  });
  readonly judged = computed<readonly Judged[]>(() => (this.found.value?.status === "done" ? this.found.value.judged : []));
  /** Whether there is anything to show. */
  readonly wanted = computed(() => this.problem.value !== null || ["running", "done"].includes(this.found.value?.status ?? ""));
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly path: string;

  constructor(id: string, private readonly seat: string) {
    this.path = `/api/tables/${id}/analysis`;
  }

  /** What was judged of the decision taken at a moment. */
  at(move: number): Judged | undefined {
    return this.judged.value.filter(({ number }) => number === move).at(-1);
  }

  begin = (): Promise<void> => this.attempt(async () => (await post(this.path), await this.look()));

  stop = (): Promise<void> => this.attempt(async () => (await remove(this.path), await this.look()));

  /** How far it is; while bots are at it, again and again. */
  look = (): Promise<void> =>
    this.attempt(async () => {
      clearTimeout(this.timer);
      const [found] = await Promise.all([get<Analysis>(`${this.path}?seat=${this.seat}`), needTexts("analysis")]);
      this.found.value = found;
      if (found.status === "running") this.timer = setTimeout(() => void this.look(), AGAIN);
    });

  close(): void {
    clearTimeout(this.timer);
  }

  private async attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.problem.value = null;
    } catch (error) {
      this.problem.value = problemIn(error);
    }
  }
}
