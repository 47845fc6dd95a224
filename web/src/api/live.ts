// The live socket of one viewer. It comes back by itself, and what was not acknowledged is sent again under the same id.

import { signal } from "@preact/signals";
import type { Dial, Socket } from "./host";
import type { AnyCommand, AnyNews, AnyReply, Problem } from "./messages";

export type Wish = AnyCommand extends infer C ? (C extends AnyCommand ? Omit<C, "id" | "seat" | "seq"> : never) : never;

export interface Sent {
  command: AnyCommand;
  answer: (reply: AnyReply) => void;
  /** How often the server has asked to wait a little. */
  pauses: number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PATIENCE = 6000;
const LONGEST_PAUSE = 10;
const PAUSES = 4;

export class Live {
  readonly status = signal<"connecting" | "open" | "lost">("connecting");
  readonly waiting = signal<readonly Sent[]>([]);
  private socket: Socket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private seq = 0;

  constructor(
    private readonly dial: Dial,
    private readonly seat: number,
    private readonly hear: (news: Exclude<AnyNews, AnyReply>) => void,
    private readonly shownOut: (problem: Problem) => void = () => {},
  ) {}

  connect(): void {
    clearTimeout(this.timer);
    this.drop();
    if (this.closed) return;
    const socket = this.dial(this.seq);
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as AnyNews);
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    this.drop();
  }

  /** `answered` hears the reply before anything else changes. */
  send(wish: Wish, answered: (reply: AnyReply) => void = () => {}): Promise<AnyReply> {
    const command = { ...wish, id: newId(), seat: this.seat, seq: this.seq } as AnyCommand;
    return new Promise((resolve) => {
      const answer = (reply: AnyReply) => (answered(reply), resolve(reply));
      this.waiting.value = [...this.waiting.value, { command, answer, pauses: 0 }];
      if (this.status.value === "open") this.transmit(command);
    });
  }

  private transmit(command: AnyCommand): void {
    this.socket?.send(JSON.stringify(command));
    clearTimeout(this.watch);
    if (this.socket?.sure) return;
    this.watch = setTimeout(() => {
      if (this.waiting.value.length) this.lose();
    }, PATIENCE);
  }

  private receive(news: AnyNews): void {
    if ("seq" in news && news.type !== "done") this.seq = Math.max(this.seq, news.seq);
    if (news.type === "position") this.opened();
    if ("id" in news) this.answered(news);
    else this.hear(news);
  }

  private opened(): void {
    this.tries = 0;
    this.status.value = "open";
    for (const { command } of this.waiting.value) this.transmit(command);
  }

  private answered(reply: AnyReply): void {
    if (reply.type === "refused" && reply.id === "") this.shownOut(reply.problem);
    const sent = this.waiting.value.find(({ command }) => command.id === reply.id);
    if (sent && this.paused(sent, reply)) return;
    sent?.answer(reply);
    this.waiting.value = this.waiting.value.filter((other) => other !== sent);
  }

  /** Too fast for the server: it is sent again after the pause it asks for, and nobody needs to know. */
  private paused(sent: Sent, reply: AnyReply): boolean {
    const pause = reply.type === "refused" && reply.problem.message === "error-too-fast" ? Number(reply.problem.args["seconds"]) : NaN;
    if (!(pause <= LONGEST_PAUSE) || sent.pauses >= PAUSES) return false;
    sent.pauses += 1;
    clearTimeout(this.watch);
    const socket = this.socket;
    setTimeout(() => {
      if (this.socket === socket && this.waiting.value.includes(sent)) this.transmit(sent.command);
    }, pause * 1000);
    return true;
  }

  private lose(): void {
    this.drop();
    if (this.closed) return;
    this.status.value = "lost";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait(this.tries++));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
  }
}

/** Longer after each try, and not the same for all clients of a server that comes back. */
function wait(tries: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + Math.random() / 2);
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
