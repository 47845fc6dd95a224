// Shows what the server tells at a pace one can follow: each event for a moment, then the position after it.

import { batch, computed, signal } from "@preact/signals";
import type { Told, View } from "../../api/messages";

interface Step {
  view: View;
  events: Told[];
}

const LONG = 40;
const QUICK = 4;

export class Playback {
  readonly view;
  readonly playing = signal<Told | null>(null);
  /** What has been told, with the event that is being shown. */
  readonly journal = signal<readonly Told[]>([]);
  /** What the position that is shown has come from: never more than the board. */
  readonly settled = signal<readonly Told[]>([]);
  readonly busy = computed(() => this.playing.value !== null);
  private queue: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `pace` gives the milliseconds of one event, 0: show all at once; `change` wraps every change of the position;
   * what is `minor` passes quickly. */
  constructor(
    view: View,
    private readonly pace: () => number,
    private readonly change: (show: () => void) => void = (show) => show(),
    private readonly minor: (event: Told) => boolean = () => false,
    private readonly lingers: (event: Told) => number = () => 1,
  ) {
    this.view = signal(view);
  }

  /** The first `known` events are no news (the viewer did it himself): they, and all before them, show at once. */
  push(view: View, events: Told[], known = 0): void {
    if (known > 0) this.skip();
    this.journal.value = [...this.journal.value, ...events.slice(0, known)];
    this.queue.push({ view, events: events.slice(known) });
    if (this.pace() === 0) this.skip();
    else if (!this.playing.value) this.next();
  }

  /** Everything that is still to be shown, at once. */
  skip(): void {
    clearTimeout(this.timer);
    const rest = this.playing.value ? this.remaining.slice(1) : this.remaining;
    const last = this.queue.at(-1);
    this.journal.value = [...this.journal.value, ...rest, ...this.queue.slice(this.current ? 1 : 0).flatMap((step) => step.events)];
    this.queue = [];
    this.current = null;
    this.remaining = [];
    if (!last) return;
    this.show(last.view);
  }

  /** A position out of the ordinary: after a long absence, or the first one. */
  restart(view: View, journal: readonly Told[]): void {
    this.skip();
    this.journal.value = journal;
    this.show(view);
  }

  private show(view: View): void {
    this.change(() => batch(() => {
      this.playing.value = null;
      this.view.value = view;
      this.settled.value = this.journal.value;
    }));
  }

  private current: Step | null = null;
  private remaining: Told[] = [];

  private next(): void {
    if (!this.current) {
      const step = this.queue[0];
      if (!step) return;
      this.current = step;
      this.remaining = step.events.slice();
    }
    const event = this.remaining[0];
    if (!event) return this.arrive();
    this.journal.value = [...this.journal.value, event];
    this.playing.value = event;
    this.timer = setTimeout(() => {
      this.remaining.shift();
      this.next();
    }, this.minor(event) ? this.moment() / QUICK : this.moment() * this.lingers(event));
  }

  private arrive(): void {
    const step = this.current!;
    this.current = null;
    this.queue.shift();
    this.show(step.view);
    this.next();
  }

  /** A long queue is told faster, so that nobody waits for minutes. */
  private moment(): number {
    const left = this.queue.reduce((sum, step) => sum + step.events.length, 0);
    return left > LONG ? (this.pace() * LONG) / left : this.pace();
  }
}
