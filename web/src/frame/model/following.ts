// One gesture that answers several decisions, one after the other. Nothing here knows the page.

import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { View } from "../../api/messages";
import type { Pick } from "./board";
import { choicesOf, narrow } from "./choices";

/** A choice by its notation, or what is picked at the end. */
export type Step = string | Pick;

interface Asking {
  view: ReadonlySignal<View>;
  /** Whether the view is the position now, with nothing sent or told meanwhile. */
  settled: ReadonlySignal<boolean>;
  /** Whether the viewer is asked in it. */
  asked: ReadonlySignal<boolean>;
  play(action: number, goesOn: boolean): void;
  /** A pick at the end of a gesture leaves several choices. */
  leave(pick: Pick): void;
}

export function following({ view, settled, asked, play, leave }: Asking) {
  const steps = signal<readonly Step[]>([]);

  /** The next step is taken where it is the one choice it names, else the rest of the gesture is dropped. */
  function goOn(goesOn: boolean): void {
    const [step, ...rest] = steps.value;
    if (step === undefined) return;
    const legal = asked.value ? choicesOf(view.value) : [];
    const found = typeof step === "string" ? legal.filter(({ notation }) => notation === step) : narrow(legal, [step.where]);
    steps.value = found.length === 1 ? rest : [];
    if (found.length === 1) play(found[0]!.action, goesOn);
    else if (found.length && typeof step !== "string") leave(step);
  }

  effect(() => {
    if (settled.value && view.value) untracked(() => goOn(true));
  });

  return {
    /** In the middle of a gesture. */
    busy: computed(() => steps.value.length > 0),
    follow(wishes: readonly Step[]): void {
      steps.value = wishes;
      goOn(false);
    },
  };
}
