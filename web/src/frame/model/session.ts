// One viewer at one table: his socket, what he is shown, and what he may do.

import { batch, computed, effect, signal } from "@preact/signals";
import { host } from "#host";
import type { Dial } from "../../api/host";
import { get, put, remove } from "../../api/http";
import { Live, type Wish } from "../../api/live";
import type {
  AnyNews, AnyReply, Clocks, Line, Offer, Position, Problem, TableInfo, Told, Update, View,
} from "../../api/messages";
import { moment } from "../../parts/settings";
import { Advice } from "./advice";
import type { BoardModule } from "./board";
import { problemIn } from "../loading";
import { fly } from "./motion";
import { Gestures } from "./gestures";
import { Playback } from "./playback";
import { playerNames } from "./players";
import { parts } from "./scenes";
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
  /** With everybody's consent a decision could be taken back. */
  readonly canAsk = signal(false);
  readonly notice = signal<Problem | null>(null);
  readonly live: Live;
  private readonly gestures = new Gestures();
  private readonly seq = signal(0);
  private readonly expected = signal(0);
  private line: Promise<unknown> = Promise.resolve();
  readonly advice: Advice = new Advice(this);

  /** Whether the server waits for this viewer, also while something is still being shown. */
  readonly asked = computed(() => this.seat !== null && this.info.value.asked.includes(this.seat));
  /** Whether nobody else plays here but bots. */
  readonly alone = computed(() => this.info.value.seats.every((seat) => seat.mine || seat.kind === "bot"));
  /** Between a decision and the position it leads to. */
  private readonly deciding = computed(
    () => this.expected.value > this.seq.value || this.live.waiting.value.some(({ command }) => decides(command)),
  );

  constructor(
    info: TableInfo,
    readonly seat: number | null,
    private readonly components: unknown,
    private readonly module: BoardModule,
    dial: Dial = host.dial(info.id, seat),
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
      if (answer.type === "done" && decides(wish)) this.expected.value = Math.max(this.expected.value, answer.seq);
    });
    if (reply.type === "refused") this.notice.value = reply.problem;
    return reply;
  }

  private async play(action: number, goesOn: boolean): Promise<void> {
    this.gestures.begin(goesOn);
    if ((await this.order({ type: "play", action })).type !== "done") this.gestures.fail();
  }

  /** One after the other: what to do is asked, and sent, when what was sent before has led to its position. */
  later(wish: () => Wish | null): void {
    this.line = this.line.then(() => this.settled()).then(() => {
      const now = wish();
      return now && this.order(now);
    });
  }

  /** My last gesture; where only bots sit besides me, also past their answers: they always agree. */
  takeBack(): void {
    this.later(() => {
      if (this.canUndo.value) return { type: "undo", decisions: this.gestures.back() };
      this.gestures.forget();
      return this.alone.value ? { type: "ask", what: "undo" } : null;
    });
  }

  redo(): void {
    for (let left = this.gestures.again(); left > 0; left--) this.later(() => (this.canRedo.value ? { type: "redo" } : null));
  }

  reset(): void {
    this.gestures.forget();
    this.later(() => (this.canUndo.value ? { type: "reset" } : null));
  }

  private settled(): Promise<void> {
    return new Promise((resolve) => {
      const stop: { now?: () => void } = {};
      stop.now = effect(() => {
        if (this.deciding.value) return;
        resolve();
        queueMicrotask(() => stop.now?.());
      });
    });
  }

  /** Send a command; what is refused does not matter. */
  quietly(wish: Wish): Promise<AnyReply> {
    return this.live.send(wish);
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

  /** Do something; what goes wrong is told. */
  async try(act: () => Promise<unknown>): Promise<void> {
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
    else if (news.seq !== this.seq.value) playback.push(news.view, missed); // else nothing has changed meanwhile
    this.seq.value = news.seq;
  }

  private begin(view: View, events: Told[]): void {
    const teller = this.module.teller(this.components);
    const playback = new Playback(view, moment, fly, (event) => teller.minor(event), this.module.lingers);
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
      settled: playback.settled,
      teller,
      ready: computed(() => !this.deciding.value),
      sketches: computed(() => this.chat.value.filter((line) => line.channel === "sketch")),
      play: (action, goesOn) => void this.play(action, goesOn),
      why: (notation) => this.why(notation),
      sketch: (text) => void this.order({ type: "say", channel: "sketch", text }),
      words: this.module.words,
    });
  }

  private update(news: Update): void {
    this.circumstances(news);
    this.notice.value = null;
    const own = this.deciding.value;
    this.seq.value = news.seq;
    if (this.playback.value) this.show(this.playback.value, news, own ? this.ownEvents(news.events) : 0);
    else this.begin(news.view, news.events);
  }

  /** Part by part, the board following. */
  private show(playback: Playback, { view, events, scenes }: Update, known: number): void {
    let told = 0;
    for (const part of parts(view, events, scenes)) {
      playback.push(part.view, part.events, Math.max(0, Math.min(part.events.length, known - told)));
      told += part.events.length;
    }
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
    this.canAsk.value = news.can_ask;
  }
}

/** Where only bots have to agree, asking to take back takes back. */
function decides(wish: Wish): boolean {
  return ["play", "undo", "redo", "reset"].includes(wish.type) || (wish.type === "ask" && wish.what === "undo");
}

/** The table and a team count their lines each for itself. */
export function lineKey({ channel, n }: Line): string {
  return `${channel === "table" ? "table" : "team"} ${n}`;
}

function merged(old: readonly Line[], more: readonly Line[]): Line[] {
  const lines = new Map([...old, ...more].map((line) => [lineKey(line), line]));
  return [...lines.values()].sort((one, other) => one.at - other.at);
}
