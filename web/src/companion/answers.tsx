// How a question is answered: buttons, numbers, a table to put right.

import { useSignal } from "@preact/signals";
import type { CompanionQuestion } from "../api/messages";
import { say } from "../i18n/texts";
import { CardEntry, CardName, CityEntry, StartEntry, TokenEntry } from "./entries";
import { setAt, Stepper } from "./fields";
import type { Beside } from "./store";
import { named } from "./words";

export interface AnswerProps {
  beside: Beside;
  question: CompanionQuestion;
}

export function Answer({ beside, question }: AnswerProps) {
  switch (question.kind) {
    case "over": return null;
    case "done": return <Done beside={beside} question={question} />;
    case "pause": return <Pause beside={beside} />;
    case "tokens": return <TokenEntry beside={beside} question={question} />;
    case "city": return <CityEntry beside={beside} question={question} />;
    case "start": return <StartEntry beside={beside} question={question} />;
    case "card": return <CardName beside={beside} question={question} />;
    case "card_row": return <CardEntry beside={beside} question={question} />;
  }
  if (question.form === "choice") return <Choice beside={beside} question={question} />;
  if (question.form === "table") return <Rows beside={beside} question={question} />;
  return <Numbers beside={beside} question={question} />;
}

function Done({ beside, question }: AnswerProps) {
  const cannot = useSignal(false);
  const reason = useSignal("");
  if (cannot.value) {
    return (
      <form class="answer" onSubmit={(event) => (event.preventDefault(), void beside.answer(`cannot ${reason.value}`))}>
        <label class="select"><span>{say("companion-page-why")}</span><input type="text" maxLength={200} value={reason.value} onInput={(event) => (reason.value = event.currentTarget.value)} /></label>
        <button class="big">{say("companion-page-cannot")}</button>
        <button type="button" class="big quiet" onClick={() => (cannot.value = false)}>{say("companion-page-back")}</button>
      </form>
    );
  }
  return (
    <div class="answer">
      <button class="big primary" onClick={() => void beside.answer("done")}>{say("companion-page-done")}</button>
      {question.options.includes("cannot") && <button class="big" onClick={() => (cannot.value = true)}>{say("companion-page-cannot")}</button>}
    </div>
  );
}

function Pause({ beside }: { beside: Beside }) {
  const ending = useSignal(false);
  return (
    <div class="answer">
      <button class="big primary" onClick={() => void beside.answer("go")}>{say("companion-page-go")}</button>
      {ending.value ? (
        <button class="big danger" onClick={() => void beside.answer("end")}>{say("companion-page-end-sure")}</button>
      ) : (
        <button class="big quiet" onClick={() => (ending.value = true)}>{say("companion-page-end")}</button>
      )}
    </div>
  );
}

function Choice({ beside, question }: AnswerProps) {
  return (
    <div class="answer">
      {question.options.map((option) => (
        <button key={option} class={`big${option === question.default ? " primary" : ""}`} onClick={() => void beside.answer(option)}>{optionWords(question.kind, option)}</button>
      ))}
    </div>
  );
}

function optionWords(kind: string, option: string): string {
  if (kind === "level") return say(option === "hard" ? "companion-hard" : "companion-normal");
  if (kind === "jobs_left" || kind === "dealers_left" || kind === "touches") return say(option === "yes" ? "companion-yes" : "companion-no");
  return kind === "option" ? say("companion-page-option", { n: option }) : named(option);
}

// Numbers

const SLOTS = ["low1", "low2", "low3", "lowtop", "high", "hightop"];

/** What each number of an answer is; one alone needs no name besides the question. */
function labels(question: CompanionQuestion): string[] {
  switch (question.kind) {
    case "decks": return ["A", "B", "C"];
    case "market": return SLOTS.map(named);
    case "crime": return [say("companion-page-his-crime"), say("scarface-board-ness")];
    case "supply": case "goods": return [named("alcohol"), named("gun")];
    case "card_values": return [say("companion-page-power"), say("companion-page-movement"), say("companion-page-rows")];
    case "final_tie": return [say("companion-column", { column: "tile" }), say("companion-column", { column: "markers" }), say("scarface-board-crime")];
    default: return [say("companion-page-number")];
  }
}

function Numbers({ beside, question }: AnswerProps) {
  const { count, least, most } = question;
  const given = question.default ? question.default.split(" ").map(Number) : Array.from({ length: count }, () => Math.max(0, least));
  const values = useSignal(given);
  const names = labels(question);
  return (
    <form class="answer" onSubmit={(event) => (event.preventDefault(), void beside.answer(values.value.join(" ")))}>
      <div class={count > 1 ? "numbers" : "numbers is-single"}>
        {values.value.map((value, place) => (
          <Stepper key={place} label={names[place]!} value={value} least={least} most={most} bare={count === 1} onChange={(wish) => setAt(values, place, wish)} />
        ))}
      </div>
      <button class="big primary">{say("companion-page-right")}</button>
    </form>
  );
}

// A table: put right what is not

type Cell = string | number;
const OWNERS = ["you", "henchman", "nobody"] as const;
const UNKNOWN = "?";

function Rows({ beside, question }: AnswerProps) {
  const cells = useSignal<Cell[][]>(question.rows.map((row) => row.map((cell) => (cell === UNKNOWN ? 0 : cell))));
  const set = (row: number, column: number, value: Cell) => {
    cells.value = cells.value.map((old, n) => (n === row ? old.map((cell, at) => (at === column ? value : cell)) : old));
  };
  function send(event: Event): void {
    event.preventDefault();
    const changed = cells.value.flatMap((row, n) =>
      row.some((cell, at) => cell !== question.rows[n]![at]) ? [[n + 1, ...row.slice(1)].join(" ")] : [],
    );
    void beside.answerTable(changed);
  }
  return (
    <form class="answer" onSubmit={send}>
      {cells.value.map((row, n) => (
        <fieldset key={String(row[0])} class="row-card">
          <legend>{named(String(row[0]))}</legend>
          {question.columns.map((column, at) => (
            <CellField key={column} column={column} value={row[at + 1]!} onChange={(value) => set(n, at + 1, value)} />
          ))}
        </fieldset>
      ))}
      <button class="big primary">{say("companion-page-right")}</button>
    </form>
  );
}

function CellField({ column, value, onChange }: { column: string; value: Cell; onChange: (value: Cell) => void }) {
  const label = say("companion-column", { column });
  if (column === "owner") {
    return (
      <div class="picks" role="group" aria-label={label}>
        {OWNERS.map((owner) => <button key={owner} type="button" aria-pressed={value === owner} onClick={() => onChange(owner)}>{say("companion-owner", { owner })}</button>)}
      </div>
    );
  }
  if (column === "night") {
    return (
      <div class="picks" role="group" aria-label={label}>
        <button type="button" aria-pressed={!value} onClick={() => onChange(0)}>{say("companion-page-day")}</button>
        <button type="button" aria-pressed={Boolean(value)} onClick={() => onChange(1)}>{say("companion-page-night")}</button>
      </div>
    );
  }
  return <Stepper label={label} value={Number(value)} least={column === "profit" ? -20 : 0} most={99} onChange={onChange} />;
}
