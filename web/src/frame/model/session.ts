// One viewer at one table: his socket, what he is shown, and what he may do.

import { batch, computed, effect, signal } from "@preact/signals";
import { get, put, remove } from "../../api/http";
import { dialTable, Live, type Dial, type Wish } from "../../api/live";
import type {
  AnyNews, AnyReply, Clocks, Line, Offer, Position, Problem, TableInfo, Told, Update, View,
} from "../../api/messages";
import { moment } from "../../parts/settings";
import type { BoardModule } from "./board";
import { problemIn } from "../loading";
import { fly } from "./motion";
import { Playback } from "./playback";
import { playerNames } from "./players";
import { ring } from "./sound";
import { makeTable, type FrameTable } from "./table";

const MISSED = 30;

export class Session {
  readonly info;
  readonly players;
  readonly table = signal<FrameTable | null>(null);
  readonly playback = signal<Playback | null>(null);
  readonly chat = signal<readonly Line[]>([]);
  readonly offers = signal<readonly Offer[]>([]);
  readonly clocks = signal<{ clocks: Clocks; at: number }>({ clocks: { left: [], running: [] }, at: 0 });
  readonly canUndo = signal(false);
  readonly canRedo = signal(false);
  readonly notice = signal<Problem | null>(null);
  readonly live: Live;
  private readonly seq = signal(0);
  private readonly expected = signal(0);

  /** Whether the server waits for this viewer, also while something is still being shown. */
  readonly asked = computed(() => this.seat !== null && this.info.value.asked.includes(this.seat));
  /** Between a decision and the position it leads to. */
  private readonly deciding = computed(
    () => this.expected.value > this.seq.value || this.live.waiting.value.some(({ command }) => decides(command.type)),
  );

  constructor(
    info: TableInfo,
    readonly seat: number | null,
    private readonly components: unknown,
    private readonly module: BoardModule,
    dial: Dial = dialTable(info.id, seat),
  ) {
    this.info = signal(info);
    this.players = computed(() => playerNames(this.info.value));
    this.live = new Live(dial, seat ?? -1, (news) => batch(() => this.hear(news)), (problem) => (this.notice.value = problem));
    this.live.connect();
  }

  close(): void {
    this.live.close();
  }

  /** Send a command; what is refused is shown. */
  async order(wish: Wish): Promise<AnyReply> {
    this.notice.value = null;
    const reply = await this.live.send(wish, (answer) => {
      if (answer.type === "done" && decides(wish.type)) this.expected.value = Math.max(this.expected.value, answer.seq);
    });
    if (reply.type === "refused") this.notice.value = reply.problem;
    return reply;
  }

  async hint(): Promise<void> {
    const reply = await this.order({ type: "hint" });
    if (reply.type === "hinted") this.table.value?.proposeHint(reply.action);
  }

  /** Who wrote this is heard no more; what is known of them goes. */
  mute(line: Line): Promise<void> {
    return this.try(async () => {
      await put(`/api/tables/${this.info.value.id}/mutes/${line.channel}/${line.n}`);
      this.chat.value = this.chat.value.filter(({ seat, name }) => seat !== line.seat || name !== line.name);
    });
  }

  /** Somebody is heard again, also with what they said meanwhile. */
  unmute(id: string): Promise<void> {
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    return this.try(async () => {
      await remove(`/api/mutes/${id}`);
      const { chat } = await get<Position>(`/api/tables/${this.info.value.id}/position?seq=${this.seq.value}${seat}`);
      this.chat.value = merged(this.chat.value, chat);
    });
  }

  private async try(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.notice.value = problemIn(error);
    }
  }

  private async why(notation: string): Promise<Problem | null> {
    const reply = await this.live.send({ type: "why", action: notation });
    return reply.type === "reason" ? reply.problem : null;
  }

  private hear(news: Exclude<AnyNews, AnyReply>): void {
    if (news.type === "position") this.position(news);
    else if (news.type === "update") this.update(news);
    else if (news.type === "table") this.info.value = news.table;
    else this.chat.value = merged(this.chat.value, [news.line]);
  }

  private position(news: Position): void {
    this.info.value = news.table;
    this.chat.value = merged(this.chat.value, news.chat);
    this.circumstances(news);
    if (!news.view) return;
    const missed = news.events.filter((event) => event.seq > this.seq.value);
    const playback = this.playback.value;
    if (!playback) this.begin(news.view, news.events);
    else if (missed.length > MISSED) playback.restart(news.view, [...playback.journal.value, ...missed]);
    else playback.push(news.view, missed);
    this.seq.value = news.seq;
  }

  private begin(view: View, events: Told[]): void {
    const playback = new Playback(view, moment, fly);
    playback.restart(view, events);
    this.playback.value = playback;
    effect(() => {
      if (playback.playing.value) ring("event");
    });
    this.table.value = makeTable({
      mode: this.seat === null ? "watch" : "play",
      seat: this.seat,
      components: this.components,
      info: this.info,
      players: this.players,
      view: playback.view,
      playing: playback.playing,
      journal: playback.journal,
      ready: computed(() => !this.deciding.value),
      sketches: computed(() => this.chat.value.filter((line) => line.channel === "sketch")),
      play: (action) => void this.order({ type: "play", action }),
      why: (notation) => this.why(notation),
      sketch: (text) => void this.order({ type: "say", channel: "sketch", text }),
    });
  }

  private update(news: Update): void {
    this.circumstances(news);
    this.notice.value = null;
    const own = this.deciding.value;
    this.seq.value = news.seq;
    if (this.playback.value) this.playback.value.push(news.view, news.events, own ? this.ownEvents(news.events) : 0);
    else this.begin(news.view, news.events);
  }

  /** How many of the events of my own decision need no telling. */
  private ownEvents(events: Told[]): number {
    const { paced } = this.module;
    const first = paced ? events.findIndex((event) => paced(event)) : -1;
    return first < 0 ? events.length : first;
  }

  private circumstances(news: Position | Update): void {
    this.offers.value = news.offers;
    this.clocks.value = { clocks: news.clocks, at: performance.now() };
    this.canUndo.value = news.can_undo;
    this.canRedo.value = news.can_redo;
  }
}

function decides(type: string): boolean {
  return type === "play" || type === "undo" || type === "redo" || type === "reset";
}

/** The table and a team count their lines each for itself. */
export function lineKey({ channel, n }: Line): string {
  return `${channel === "table" ? "table" : "team"} ${n}`;
}

function merged(old: readonly Line[], more: readonly Line[]): Line[] {
  const lines = new Map([...old, ...more].map((line) => [lineKey(line), line]));
  return [...lines.values()].sort((one, other) => one.at - other.at);
}
