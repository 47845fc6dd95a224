// A choice as a button of the decision bar.

import { useSignal } from "@preact/signals";
import { say } from "../../i18n/texts";
import type { BoardModule, Choice } from "../model/board";
import { classes, type FrameTable } from "../model/table";

interface ChoiceProps {
  table: FrameTable;
  module: BoardModule;
  choice: Choice;
  digit?: string;
  /** What stands there instead of the words, which are all the same but for this. */
  brief?: string | undefined;
}

export function ChoiceButton({ table, module, choice, digit, brief }: ChoiceProps) {
  const words = table.doing(choice);
  const short = brief ?? module.short?.(choice, table);
  const warning = module.warning?.(choice, table);
  const warned = useSignal(false);
  return (
    <button
      class={classes("choice", { hinted: table.hinted.value === choice.action, warning: warned.value, declining: choice.declines ?? false })}
      data-action={choice.action}
      data-digit={digit || undefined}
      title={short === undefined ? undefined : words}
      onClick={() => (warning && !warned.value ? (warned.value = true) : table.choose(choice.action))}
      onPointerEnter={() => table.point([choice])}
      onPointerLeave={() => table.point(null)}
      onFocus={() => table.point([choice])}
      onBlur={() => ((warned.value = false), table.point(null))}
    >
      {digit && digit !== short && <kbd aria-hidden="true">{digit}</kbd>}
      {warning && warned.value ? say("page-choose-anyway", { warning }) : (short ?? words)}
    </button>
  );
}
