// The decision bar: one sentence that asks, buttons for what is not on the board, and a list of everything.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { say } from "../i18n/texts";
import { dashed } from "../i18n/words";
import { textMode } from "../parts/settings";
import type { BoardModule, Choice } from "./model/board";
import { fits, offered, withDigits } from "./model/buttons";
import { grouped } from "./model/choices";
import { RuleLink } from "./rulelink";
import type { FrameTable } from "./model/table";

interface Props {
  table: FrameTable;
  module: BoardModule;
  /** What is said while nothing is asked. */
  status?: ComponentChildren;
  tools?: ComponentChildren;
}

export function DecisionBar({ table, module, status, tools }: Props) {
  const decision = table.decision.value;
  return (
    <section class="decision" aria-label={say("page-decision")}>
      <div class="decision-main">
        {decision ? <Question table={table} module={module} /> : <div class="decision-status">{status}</div>}
        {module.Aside && <module.Aside table={table} />}
      </div>
      {tools}
    </section>
  );
}

function Question({ table, module }: { table: FrameTable; module: BoardModule }) {
  const decision = table.decision.value!;
  const all = useSignal(false);
  const picked = table.picked.value.length > 0;
  const buttons = offered(table.legal.value, table.narrowed.value, picked, (choice) => module.onBoard(choice, table));
  const onBoard = table.legal.value.length - buttons.length;
  const list = all.value || textMode.value || !fits(buttons);
  return (
    <>
      <div class="question">
        <p>
          {table.say(`${table.game}-ask-${dashed(decision.kind)}`, { seat: decision.seat })}{" "}
          <RuleLink game={table.game} rule={decision.rule} />
        </p>
        {!picked && onBoard > 0 && <p class="question-note">{say("page-pick-on-board", { count: onBoard })}</p>}
      </div>
      <div class="choices">
        {picked && <button class="quiet" data-unpick onClick={() => table.unpick()}>{say("page-unpick")}</button>}
        {!list && withDigits(buttons).map(({ choice, digit }) => (
          <ChoiceButton key={choice.action} table={table} module={module} choice={choice} digit={digit} />
        ))}
        {(onBoard > 0 || !fits(buttons) || all.value) && (
          <button class="quiet" aria-expanded={list} data-all-choices onClick={() => (all.value = !all.value)}>
            {say("page-all-choices", { count: table.legal.value.length })}
          </button>
        )}
      </div>
      {list && <EveryChoice table={table} module={module} choices={picked ? buttons : table.legal.value} />}
    </>
  );
}

interface ChoiceProps {
  table: FrameTable;
  module: BoardModule;
  choice: Choice;
  digit?: string;
}

function ChoiceButton({ table, module, choice, digit }: ChoiceProps) {
  const words = table.doing(choice);
  const short = module.short?.(choice, table);
  return (
    <button
      class={`choice${table.hinted.value === choice.action ? " is-hinted" : ""}`}
      data-action={choice.action}
      data-digit={digit || undefined}
      title={short === undefined ? undefined : words}
      onClick={() => table.choose(choice.action)}
      onPointerEnter={() => table.point([choice])}
      onPointerLeave={() => table.point(null)}
      onFocus={() => table.point([choice])}
      onBlur={() => table.point(null)}
    >
      {digit && <kbd aria-hidden="true">{digit}</kbd>}
      {short ?? words}
    </button>
  );
}

/** Every legal action, under headings and found by typing: nothing is ever out of reach. */
function EveryChoice({ table, module, choices }: { table: FrameTable; module: BoardModule; choices: Choice[] }) {
  const filter = useSignal("");
  const groups = grouped(
    choices, (choice) => module.group?.(choice, table) ?? "", (choice) => table.doing(choice), filter.value,
  );
  return (
    <div class="every-choice">
      {choices.length > 8 && (
        <input
          type="search"
          aria-label={say("page-filter-choices")}
          placeholder={say("page-filter-choices")}
          value={filter.value}
          onInput={(event) => (filter.value = event.currentTarget.value)}
        />
      )}
      {groups.map((group) => (
        <div key={group.title} role="group" aria-label={group.title || say("page-decision")}>
          {group.title && <h3>{group.title}</h3>}
          <div class="choices">
            {group.choices.map((choice) => (
              <ChoiceButton key={choice.action} table={table} module={module} choice={choice} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
