// A number is asked for: the full amount is set, less and more are a key or a click away, and each number can be taken at once.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../../i18n/texts";
import { ChoiceButton } from "./choicebutton";
import type { BoardModule, Choice } from "../model/board";
import { fits, numbersOf, proposed, withDigits } from "../model/buttons";
import type { FrameTable } from "../model/table";
import "./stepper.css";

const KEYS: Record<string, 1 | -1> = { "-": -1, ArrowLeft: -1, ArrowDown: -1, "+": 1, "=": 1, ArrowRight: 1, ArrowUp: 1 };

interface Props {
  table: FrameTable;
  module: BoardModule;
  /** In ascending order, what declines last. */
  choices: Choice[];
}

export function Stepper({ table, module, choices }: Props) {
  const numbers = numbersOf(choices)!;
  const amounts = choices.filter((choice) => !choice.declines);
  const usual = table.legal.value.find((choice) => choice.action === table.hinted.value) ?? proposed(choices, table.legal.value);
  const wish = useSignal<number | null>(null);
  const at = amounts.findIndex(({ action }) => action === (wish.value ?? usual.action));
  const set = amounts[at] ?? amounts[0]!;
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!document.activeElement?.closest("input, textarea, select, dialog")) go.current?.focus({ preventScroll: true });
  }, []);
  const step = (by: 1 | -1) => (wish.value = (amounts[at + by] ?? set).action);
  return (
    <div
      class="stepper" role="group" aria-label={say("page-amount")}
      onKeyDown={(event) => {
        const by = KEYS[event.key];
        if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        step(by);
      }}
    >
      <button class="stepper-step" aria-label={say("page-amount-less")} disabled={at <= 0} onClick={() => step(-1)}>−</button>
      <button
        ref={go} class={`primary stepper-go${set.action === table.hinted.value ? " is-hinted" : ""}`} data-take={set.action}
        onClick={() => table.choose(set.action)} onFocus={() => table.point([set])} onBlur={() => table.point(null)}
      >
        {table.doing(set)} <kbd aria-hidden="true">⏎</kbd>
      </button>
      <button class="stepper-step" aria-label={say("page-amount-more")} disabled={at >= amounts.length - 1} onClick={() => step(1)}>+</button>
      <span class="stepper-each">
        {withDigits(choices).filter(({ choice }) => fits(choices) || choice.declines).map(({ choice, digit }) => (
          <ChoiceButton key={choice.action} table={table} module={module} choice={choice} digit={digit} brief={choice.declines ? undefined : String(numbers.get(choice))} />
        ))}
      </span>
    </div>
  );
}
