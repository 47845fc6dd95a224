// Asks the worker of the bots, one question after the other; one that nobody wants answered any more is stopped.

import type { MindAsk, MindTell, Opening } from "./protocol";

const GRACE = 20_000;
const START = 120_000;
const LAST = 500; // to let it finish is cheaper than a new worker

/** Undefined where nobody thought to the end: that is Python's None. */
type Answer = string | undefined;

interface Mind {
  worker: Worker;
  ready: Promise<void>;
}

export class Thinker {
  private mind: Mind | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private running: ((answer: Answer) => void) | null = null;
  private asked = 0;

  constructor(private readonly opening: Opening) {}

  /** So that the first who asks need not wait. */
  start(): void {
    this.mind ??= this.made();
  }

  ask(question: string, seconds: number): Promise<Answer> {
    const answer = this.queue.then(() => this.run(question, seconds));
    this.queue = answer;
    return answer;
  }

  /** Nobody waits for what is being thought about now. */
  stop(): void {
    const running = this.running;
    setTimeout(() => {
      if (running && this.running === running) this.end();
    }, LAST);
  }

  private async run(question: string, seconds: number): Promise<Answer> {
    this.start();
    const { worker, ready } = this.mind!;
    const id = ++this.asked;
    return new Promise((resolve) => {
      const begun = setTimeout(() => this.end(), START);
      let late: ReturnType<typeof setTimeout> | undefined;
      const finish = (answer: Answer) => {
        clearTimeout(begun);
        clearTimeout(late);
        if (this.running === finish) this.running = null;
        resolve(answer);
      };
      this.running = finish;
      worker.addEventListener("message", function hear({ data }: MessageEvent<MindTell>) {
        if (data.type !== "answer" || data.id !== id) return;
        worker.removeEventListener("message", hear);
        finish(data.answer);
      });
      void ready.then(() => {
        clearTimeout(begun);
        if (this.running === finish) late = setTimeout(() => this.end(), seconds * 1000 + GRACE);
        worker.postMessage({ type: "ask", id, question } satisfies MindAsk);
      });
    });
  }

  /** The worker goes, and a new one gets ready. */
  private end(): void {
    this.mind?.worker.terminate();
    this.mind = this.made();
    this.running?.(undefined);
  }

  /** One that cannot be loaded is made anew when it is next needed. */
  private fail(): void {
    if (this.running) this.end();
    else this.mind = null;
  }

  private made(): Mind {
    const worker = new Worker(new URL("./mind.ts", import.meta.url), { type: "module" });
    worker.onerror = (event) => {
      event.preventDefault(); // else it is an error of the engine too
      if (this.mind?.worker === worker) this.fail();
    };
    const ready = new Promise<void>((resolve) => {
      worker.addEventListener("message", ({ data }: MessageEvent<MindTell>) => data.type === "ready" && resolve());
    });
    worker.postMessage({ ...this.opening, type: "open" } satisfies MindAsk);
    return { worker, ready };
  }
}
