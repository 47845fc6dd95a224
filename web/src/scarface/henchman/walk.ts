// The Henchman's last turn again, act by act: the board as it stood after each. While it is walked, the board shows this
// and nothing can be picked on it.

import { computed, effect, signal } from "@preact/signals";
import { get } from "../../api/http";
import type { Moment, ScarfaceBoard, Told, View } from "../../api/messages";
import { parts, type Part } from "../../frame/model/scenes";
import { PACES, pace } from "../../parts/settings";
import type { ScarfaceTable } from "../types";
import { TURN } from "./journal";

const SLOWER = 5;

export class Walk {
  readonly acts = signal<readonly Part[]>([]);
  readonly at = signal(0);
  readonly running = signal(false);
  readonly act = computed(() => this.acts.value[this.at.value] ?? null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: ScarfaceTable) {}

  /** From the start of his turn; it goes on by itself. */
  async begin(): Promise<void> {
    const acts = await actsOf(this.table);
    if (!acts.length) return;
    this.acts.value = acts;
    this.go(0);
    this.run(true);
  }

  go(at: number): void {
    this.at.value = Math.max(0, Math.min(this.acts.value.length - 1, at));
    this.table.point(this.act.value?.events.map(({ args }) => ({ action: -1, notation: "", args })) ?? null);
  }

  run(on: boolean): void {
    clearTimeout(this.timer);
    this.running.value = on && this.at.value < this.acts.value.length - 1;
    if (this.running.value) this.timer = setTimeout(() => (this.go(this.at.value + 1), this.run(true)), Math.max(900, PACES[pace.value] * SLOWER));
  }

  end(): void {
    this.run(false);
    this.acts.value = [];
    this.table.point(null);
  }

  /** The table as the walk shows it; any news end the walk. */
  shown(): ScarfaceTable {
    const { table } = this;
    const past = <T>(walked: (act: Part) => T, now: () => T) => computed(() => (this.act.value ? walked(this.act.value) : now()));
    return {
      ...table,
      view: past((act) => act.view as View<ScarfaceBoard>, () => table.view.value),
      journal: past(() => this.acts.value.slice(0, this.at.value + 1).flatMap(({ events }) => events), () => table.journal.value),
      playing: past<Told | null>((act) => act.events[0] ?? null, () => table.playing.value),
      decision: past(() => null, () => table.decision.value),
      asks: past(() => "", () => table.asks.value),
      legal: past(() => [], () => table.legal.value),
      narrowed: past(() => [], () => table.narrowed.value),
      picked: past(() => [], () => table.picked.value),
    };
  }

  follow(): () => void {
    let known = this.table.view.value;
    const stop = effect(() => {
      const view = this.table.view.value;
      if (view !== known && this.acts.peek().length) this.end();
      known = view;
    });
    return () => (stop(), this.run(false));
  }
}

function begins(event: Told | undefined): boolean {
  return event?.message === TURN;
}

/** From the moments of the game in which his last turn lies. */
async function actsOf(table: ScarfaceTable): Promise<Part[]> {
  const address = `/api/tables/${table.info.value.id}`;
  const seat = `seat=${table.seat ?? ""}`;
  const last = table.mode === "replay" ? (table.journal.value.at(-1)?.seq ?? 0) : Infinity;
  const story = (await get<Told[]>(`${address}/story?${seat}`)).filter((event) => event.seq <= last);
  const start = story.findLastIndex((event) => begins(event) && event.args["side"] === "henchman");
  if (start < 0) return [];
  const over = story.findIndex((event, place) => place > start && begins(event));
  const moves = new Set(story.slice(start, over < 0 ? undefined : over).map((event) => event.seq));
  const moments = await Promise.all([...moves].map((move) => get<Moment>(`${address}/moments/${move}?${seat}`)));
  const all = moments.flatMap(({ view, events, scenes }) => parts(view, events, scenes));
  const from = all.findLastIndex(({ events }) => begins(events[0]) && events[0]!.args["side"] === "henchman");
  const to = all.findIndex(({ events }, place) => place > from && begins(events[0]));
  return all.slice(from, to < 0 ? undefined : to);
}
