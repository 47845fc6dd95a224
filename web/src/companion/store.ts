// A game beside a box: what the server asks, and what is answered. What is known stays readable when the server is away,
// and answers wait here until it has them: each is sent with an id of its own, so that none is carried out twice.

import { signal } from "@preact/signals";
import { get, post, remove, Trouble } from "../api/http";
import type { CompanionGame, CompanionInfo, PackCheck, Problem } from "../api/messages";
import { problemIn } from "../frame/loading";

const OTHER = new Set(["companion-error-other-pack", "companion-error-other-sheet"]);
const STALE = "error-companion-stale";
const RETRY_MS = 3000;
const GATEWAY = 502;

/** An answer, a change of the sheet, or (without words) taking the last one back. `tried`: it may have arrived. */
export interface Command {
  command: string;
  text: string | null;
  tried: boolean;
}

interface Stored {
  game: CompanionGame | null;
  outbox: Command[];
}

export class Beside {
  readonly game = signal<CompanionGame | null>(null);
  readonly problem = signal<Problem | null>(null);
  readonly busy = signal(false);
  readonly away = signal(false);
  readonly outbox = signal<Command[]>([]);
  private timer = 0;

  constructor(readonly id: string) {
    const { game, outbox } = read(id);
    this.game.value = game;
    this.outbox.value = outbox;
    window.addEventListener("online", this.again);
  }

  close(): void {
    window.clearTimeout(this.timer);
    window.removeEventListener("online", this.again);
  }

  load(anyway = false): Promise<void> {
    if (this.outbox.value.length) return this.flush();
    return this.ask(async () => {
      this.game.value = await get<CompanionGame>(`/api/companions/${this.id}${anyway ? "?anyway=true" : ""}`);
    });
  }

  /** An answer or a change of the sheet, in the companion's words. */
  answer(text: string): Promise<void> {
    return this.send(text);
  }

  /** Taking back: what has surely not been sent just goes. */
  undo(): Promise<void> {
    const last = this.outbox.value.at(-1);
    if (last && !last.tried) {
      this.keep(this.outbox.value.slice(0, -1));
      return Promise.resolve();
    }
    return this.send(null);
  }

  private readonly again = (): void => void this.load();

  private async send(text: string | null): Promise<void> {
    if (this.busy.value) return;
    this.keep([...this.outbox.value, { command: newId(), text, tried: false }]);
    await this.flush();
  }

  /** Send what waits, in order. */
  private flush(): Promise<void> {
    return this.ask(async () => {
      while (this.outbox.value.length) {
        const [first, ...rest] = this.outbox.value as [Command, ...Command[]];
        if (navigator.onLine) this.keep([{ ...first, tried: true }, ...rest]);
        const { command, text } = first;
        const path = `/api/companions/${this.id}/${text === null ? "undo" : "answers"}`;
        const version = this.game.value?.version ?? 0;
        this.game.value = await post<CompanionGame>(path, text === null ? { version, command } : { text, version, command });
        this.keep(rest);
      }
    });
  }

  private async ask(request: () => Promise<void>): Promise<void> {
    if (this.busy.value) return;
    this.busy.value = true;
    this.problem.value = null;
    window.clearTimeout(this.timer);
    try {
      await request();
      this.away.value = false;
    } catch (error) {
      this.failed(error);
    } finally {
      this.busy.value = false;
    }
    this.keep(this.outbox.value);
    if ((this.problem.value as Problem | null)?.message === STALE) {
      const told = this.problem.value;
      await this.load();
      this.problem.value = told;
    }
  }

  /** Without the server everything waits; what it refuses is gone, with what was said after it. */
  private failed(error: unknown): void {
    this.away.value = error instanceof Trouble && (error.status === 0 || error.status >= GATEWAY);
    if (!this.away.value || !this.game.value) this.problem.value = problemIn(error);
    if (this.away.value) this.timer = window.setTimeout(this.again, RETRY_MS);
    else this.outbox.value = [];
  }

  private keep(outbox: Command[]): void {
    this.outbox.value = outbox;
    write(this.id, { game: this.game.value, outbox });
  }
}

// In this browser

const place = (id: string) => `companion:${id}`;

function read(id: string): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(place(id)) ?? "null") as Stored | null;
    if (found && Array.isArray(found.outbox)) return found;
  } catch {
    // Nothing that could be read; the server has it all.
  }
  return { game: null, outbox: [] };
}

function write(id: string, stored: Stored): void {
  try {
    localStorage.setItem(place(id), JSON.stringify(stored));
  } catch {
    // No room or not allowed: it works while the server is there.
  }
}

function forget(id: string): void {
  try {
    localStorage.removeItem(place(id));
  } catch {
    // Then nothing was kept.
  }
}

/** The games that are kept in this browser: what there is while the server is away. */
export function keptHere(): { id: string; game: CompanionGame }[] {
  try {
    const ids = Object.keys(localStorage).filter((key) => key.startsWith(place(""))).map((key) => key.slice(place("").length));
    return ids.map((id) => ({ id, game: read(id).game })).filter((kept): kept is { id: string; game: CompanionGame } => kept.game !== null);
  } catch {
    return [];
  }
}

/** The person may go on all the same. */
export function asksAnyway(problem: Problem | null): boolean {
  return problem !== null && OTHER.has(problem.message);
}

export const games = () => get<CompanionInfo[]>("/api/companions");
export const begin = (cards: "app" | "physical", humans: readonly string[], pack: string) => post<CompanionGame>("/api/companions", { cards, humans, pack });
export const bring = (text: string, pack: string, anyway: boolean) =>
  post<CompanionGame>("/api/companions/file", { text, pack, anyway });
export const throwAway = async (id: string): Promise<void> => (await remove<void>(`/api/companions/${id}`), forget(id));
export const takeBack = (id: string) => post<CompanionInfo>(`/api/companions/${id}/back`);
export const checkPack = (pack: string) => post<PackCheck>("/api/companion/pack", { pack });

const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("");
