// The moments of a game, read as they are wanted, and which of them is shown.

import { batch, computed, signal } from "@preact/signals";
import { get } from "../api/http";
import type { Moment, Problem, Told } from "../api/messages";
import { problemIn } from "../frame/loading";
import { fly } from "../frame/model/motion";
import { parts } from "../frame/model/scenes";

/** What is known of a replay: the moments read so far, from one seat. */
export class Reel {
  private readonly moments = new Map<number, Moment>();
  readonly shown = signal<Moment | null>(null);
  readonly problem = signal<Problem | null>(null);
  readonly length = computed(() => this.shown.value?.moves ?? 0);
  /** The shown move in parts, and which of them is shown; the last is the position after it. */
  readonly parts = computed(() => (this.shown.value ? parts(this.shown.value.view, this.shown.value.events, this.shown.value.scenes) : []));
  readonly part = signal(0);
  /** All that was told in the game, each event with its move. */
  readonly story = signal<readonly Told[]>([]);
  private heard = -1;
  private wanted = 0;

  constructor(private readonly id: string, private readonly seat: string) {}

  /** After a move, or `first` what came first of it. */
  async show(move: number, first = false): Promise<void> {
    this.wanted = move;
    try {
      const moment = await this.read(move);
      if (this.wanted !== move) return;
      fly(() => batch(() => ((this.shown.value = moment), (this.part.value = first ? 0 : moment.scenes.length))));
      this.problem.value = null;
      if (move < moment.moves) void this.read(move + 1);
      await this.hear(moment.moves);
    } catch (error) {
      const problem = problemIn(error);
      const last = problem.message === "error-no-moment" ? Number(problem.args["moves"]) : move;
      if (last < move) await this.show(last);
      else this.problem.value = problem;
    }
  }

  /** To another part of the shown move; false where it has none there. */
  turn(by: 1 | -1): boolean {
    const part = this.part.value + by;
    if (this.wanted !== this.shown.value?.move || part < 0 || part >= this.parts.value.length) return false;
    fly(() => (this.part.value = part));
    return true;
  }

  /** What the shown part is about, where more of the move follows. */
  playing(): Told | null {
    return this.part.value < this.parts.value.length - 1 ? (this.parts.value[this.part.value]!.events[0] ?? null) : null;
  }

  /** What was told up to the shown part. */
  told(): Told[] {
    const { move } = this.shown.value!;
    let left = this.parts.value.slice(0, this.part.value + 1).reduce((sum, { events }) => sum + events.length, 0);
    return this.story.value.filter(({ seq }) => seq < move || (seq === move && left-- > 0));
  }

  private async read(move: number): Promise<Moment> {
    const found = this.moments.get(move) ?? await get<Moment>(`/api/tables/${this.id}/moments/${move}?seat=${this.seat}`);
    this.moments.set(move, found);
    return found;
  }

  /** Once, and again when the game has gone on. */
  private async hear(moves: number): Promise<void> {
    if (this.heard === moves) return;
    this.heard = moves;
    this.story.value = await get<Told[]>(`/api/tables/${this.id}/story?seat=${this.seat}`);
  }
}
