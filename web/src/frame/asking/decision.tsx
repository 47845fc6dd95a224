// The decision bar: one sentence that asks, buttons for what is not on the board, and a list of everything.

import { useSignal, type Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { say } from "../../i18n/texts";
import { dashed } from "../../i18n/words";
import { useDismiss } from "../../parts/dismiss";
import { textMode } from "../../parts/settings";
import { ChoiceButton } from "./choicebutton";
import type { BoardModule, Choice } from "../model/board";
import { countable, fits, inOrder, offered, withDigits } from "../model/buttons";
import { grouped } from "../model/choices";
import { RuleLink } from "../rulelink";
import { Stepper } from "./stepper";
import { classes, type FrameTable } from "../model/table";

interface Props {
  table: FrameTable;
  module: BoardModule;
  /** What is said while nothing is asked. */
  status?: ComponentChildren;
  tools?: ComponentChildren;
  /** Where something else lies over the board: shows it. */
  toBoard?: (() => void) | undefined;
}

export function DecisionBar({ table, module, status, tools, toBoard }: Props) {
  const decision = table.decision.value;
  const all = useSignal(false);
  const main = useDismiss<HTMLDivElement>(all.value, () => (all.value = false));
  const { seq } = table.view.value;
  useEffect(() => void (all.value = false), [seq]);
  return (
    <section class="decision" aria-label={say("page-decision")}>
      <div class="decision-main" ref={main}>
        {decision ? <Question table={table} module={module} toBoard={toBoard} all={all} /> : <div class="decision-status">{status}</div>}
        {module.Aside && <module.Aside table={table} />}
      </div>
      {tools}
    </section>
  );
}

function Question({ table, module, toBoard, all }: Props & { all: Signal<boolean> }) {
  const decision = table.decision.value!;
  const picked = table.picked.value.length > 0;
  const drawn = (choice: Choice) => module.onBoard(choice, table) || (module.asks?.(choice, table) ?? false);
  const buttons = offered(table.legal.value, table.narrowed.value, picked, drawn);
  const onBoard = table.legal.value.filter((choice) => module.onBoard(choice, table)).length;
  const numbers = countable(buttons);
  const list = all.value || textMode.value || !(numbers || fits(buttons));
  const doing = module.doing?.(table);
  return (
    <>
      <div class="question">
        <p>
          {table.say(`${table.game}-ask-${dashed(decision.kind)}`, { seat: decision.seat })}{" "}
          <RuleLink game={table.game} rule={decision.rule} />
        </p>
        {doing && <p class="question-doing">{doing}</p>}
        {!picked && !doing && onBoard > 0 && <PickOnBoard toBoard={toBoard} />}
      </div>
      {!list && module.Ask && <module.Ask table={table} />}
      <div class="choices">
        {!list && numbers && <Stepper key={`${decision.kind} ${table.view.value.seq}`} table={table} module={module} choices={buttons} />}
        {!list && !numbers && withDigits(buttons).map(({ choice, digit }) => (
          <ChoiceButton key={choice.action} table={table} module={module} choice={choice} digit={digit} />
        ))}
        {picked && <button class="quiet" data-unpick onClick={() => table.unpick()}>{say("page-unpick")}</button>}
        {(onBoard > 0 || list || !fits(buttons)) && (
          <button class="quiet" aria-expanded={list} data-all-choices onClick={() => (all.value = !all.value)}>
            {say("page-all-choices")}
          </button>
        )}
      </div>
      {list && <EveryChoice table={table} module={module} choices={picked ? buttons : inOrder(table.legal.value)} over={all.value} />}
    </>
  );
}

function PickOnBoard({ toBoard }: Pick<Props, "toBoard">) {
  const words = say("page-pick-on-board");
  return <p class="question-note">{toBoard ? <button onClick={toBoard}>{words}</button> : words}</p>;
}

/** Every legal action, under headings and found by typing: nothing is ever out of reach. `over`: unfolded over the board. */
function EveryChoice({ table, module, choices, over }: { table: FrameTable; module: BoardModule; choices: Choice[]; over: boolean }) {
  const filter = useSignal("");
  const groups = grouped(
    choices, (choice) => module.group?.(choice, table) ?? "", (choice) => table.doing(choice), filter.value,
  );
  return (
    <div class={classes("every-choice", { over })}>
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
