// What a bot thinks of my decision: the move it would make, and how likely I am to win.

import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { AnyReply, Hinted, TableInfo, View } from "../../api/messages";
import type { Wish } from "../../api/live";
import type { FrameTable } from "./table";

interface Asking {
  readonly info: ReadonlySignal<TableInfo>;
  readonly table: ReadonlySignal<FrameTable | null>;
  order(wish: Wish): Promise<AnyReply>;
  quietly(wish: Wish): Promise<AnyReply>;
}

export class Advice {
  readonly thinking = signal(false);
  private readonly hinted = signal<{ hint: Hinted; view: View } | null>(null);
  private readonly likely = signal<number | null>(null);

  /** Not where it would decide between people. */
  readonly allowed = computed(() => {
    const { rated, seats } = this.session.info.value;
    return !rated || seats.every((seat) => seat.mine || seat.kind !== "person");
  });
  /** The hint for what is asked now. */
  readonly hint = computed(() => {
    const view = this.session.table.value?.view.value;
    return this.hinted.value?.view === view ? this.hinted.value!.hint : null;
  });
  /** As it was when I was last asked. */
  readonly chance = computed(() => this.hint.value?.chance ?? this.likely.value);
  private asked: Promise<void> | null = null;

  constructor(private readonly session: Asking) {}

  /** Who asks while a hint is on its way gets that one. */
  ask(): Promise<void> {
    if (!this.allowed.value) return Promise.resolve();
    this.asked ??= this.askHint().finally(() => ((this.asked = null), (this.thinking.value = false)));
    return this.asked;
  }

  private async askHint(): Promise<void> {
    this.thinking.value = true;
    const table = this.session.table.value;
    const view = table?.view.value;
    const reply = await this.session.order({ type: "hint" });
    if (reply.type !== "hinted" || !view || table?.view.value !== view) return;
    this.hinted.value = { hint: reply, view };
    table.proposeHint(reply.action);
  }

  async askChance(): Promise<void> {
    const reply = await this.session.quietly({ type: "chance" });
    if (reply.type === "chance") this.likely.value = reply.chance;
  }
}

/** In whole points of a hundred. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}
