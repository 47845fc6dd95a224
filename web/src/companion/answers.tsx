// How a question is answered: buttons, numbers, a table to put right. Whoever answers has done what was told before.

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { CompanionQuestion } from "../api/messages";
import { say } from "../i18n/texts";
import { CardEntry, CardName, CityEntry, StartEntry, TokenEntry, TurnUp } from "./entries";
import { NeedsPick, NumberRow, Pick, setAt, Who } from "./fields";
import type { Beside } from "./store";
import { named, ownerWords } from "./words";

export interface AnswerProps {
  beside: Beside;
  question: CompanionQuestion;
}

export function Answer({ beside, question }: AnswerProps) {
  return (
    <>
      <Form beside={beside} question={question} />
      {question.cannot && <Cannot beside={beside} />}
    </>
  );
}

function Form({ beside, question }: AnswerProps) {
  switch (question.kind) {
    case "over": return null;
    case "done": return <div class="answer"><button class="big primary" onClick={() => void beside.answer("done")}>{say("companion-page-done")}</button></div>;
    case "pause": return <Pause beside={beside} question={question} />;
    case "tokens": return <TokenEntry beside={beside} question={question} />;
    case "city": return <CityEntry beside={beside} question={question} />;
    case "start": return <StartEntry beside={beside} question={question} />;
    case "card": return <CardName beside={beside} question={question} />;
    case "card_row": return <CardEntry beside={beside} question={question} />;
  }
  if (question.form === "choice") return <Choice beside={beside} question={question} />;
  if (question.form === "table") return <Rows beside={beside} question={question} />;
  return question.count === 1 ? <OneNumber beside={beside} question={question} /> : <Numbers beside={beside} question={question} />;
}

function Cannot({ beside }: { beside: Beside }) {
  const asked = useSignal(false);
  const reason = useSignal("");
  if (!asked.value) return <button class="big quiet" onClick={() => (asked.value = true)}>{say("companion-page-cannot")}</button>;
  return (
    <form class="answer" onSubmit={(event) => (event.preventDefault(), void beside.answer(`cannot ${reason.value}`))}>
      <label class="select"><span>{say("companion-page-why")}</span><input type="text" maxLength={200} value={reason.value} onInput={(event) => (reason.value = event.currentTarget.value)} /></label>
      <button class="big">{say("companion-page-cannot")}</button>
      <button type="button" class="big quiet" onClick={() => (asked.value = false)}>{say("companion-page-back")}</button>
    </form>
  );
}

function Pause({ beside, question }: AnswerProps) {
  const ending = useSignal(false);
  return (
    <div class="answer in-place">
      {question.draw > 0 && question.cards.length > 0 ? <TurnUp beside={beside} question={question} /> : <button class="big primary" onClick={() => void beside.answer("go")}>{say("companion-page-go")}</button>}
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
  if (kind === "police_there") return say("companion-page-police", { there: option });
  if (kind === "aftermath") return say("companion-page-done");
  return kind === "option" ? say("companion-page-option", { n: option }) : named(option);
}

// Numbers

const ROWS: Record<string, string[]> = { low: ["low1", "low2", "low3", "lowtop"], high: ["high", "hightop"] };

/** What each number of an answer is; one alone needs no name besides the question. */
function labels(question: CompanionQuestion): string[] {
  const things = thingsIn(question);
  if (question.who.length < 2) return things;
  return question.who.map(ownerWords).flatMap((person) => (things.length > 1 ? things.map((thing) => `${person}: ${thing}`) : [person]));
}

function thingsIn({ kind, args }: CompanionQuestion): string[] {
  switch (kind) {
    case "decks": return ["A", "B", "C"];
    case "market": return (ROWS[String(args["row"])] ?? [String(args["slot"])]).map(named);
    case "supply": case "goods": return [named("alcohol"), named("gun")];
    case "card_values": return [say("companion-page-power"), say("companion-page-movement"), say("companion-page-rows")];
    case "final_tie": return [say("companion-column", { column: "tile" }), say("companion-column", { column: "markers" }), say("scarface-board-crime")];
    default: return [say("companion-page-number")];
  }
}

const TYPED = 100; // what may be more than this is money, and typed

function OneNumber({ beside, question }: AnswerProps) {
  const { least, most, enough } = question;
  const known = question.known[0] ?? null;
  const typed = useSignal(known === null ? "" : String(known));
  const typing = useSignal(!enough && most > TYPED);
  if (typing.value) {
    return (
      <form class="answer" onSubmit={(event) => (event.preventDefault(), void beside.answer(typed.value))}>
        <input class="one-number" type="text" inputMode="numeric" aria-label={labels(question)[0]} value={typed.value} onInput={(event) => (typed.value = event.currentTarget.value.replaceAll(/[^-0-9]/g, ""))} />
        <button class="big primary" disabled={!typed.value}>{say("companion-page-right")}</button>
      </form>
    );
  }
  return (
    <div class="answer">
      <NumberRow label={labels(question)[0]!} value={known} least={least} most={most} enough={enough} bare onPick={(n) => void beside.answer(String(n))} onOther={() => (typing.value = true)} />
    </div>
  );
}

/** Where nothing was known, or every number was told anew, the last one sends the answer; else it is looked over first,
 * unless the lowest one was missing. */
function Numbers({ beside, question }: AnswerProps) {
  const { count, least, most, enough } = question;
  const values = useSignal<(number | null)[]>(question.known.length ? question.known : Array.from({ length: count }, () => null));
  const fresh = question.known.every((value) => value === null);
  const told = useRef(new Set<number>()).current;
  const names = labels(question);
  const send = () => void beside.answer(values.value.join(" "));
  function pick(place: number, wish: number): void {
    setAt(values, place, wish);
    told.add(place);
    const closing = fresh || told.size === values.value.length || (place === count - 1 && question.known[place] === null);
    if (closing && !values.value.includes(null)) send();
  }
  return (
    <form class="answer" onSubmit={(event) => (event.preventDefault(), send())}>
      {question.kind === "goods" && <button type="button" class="big primary" onClick={() => void beside.answer(values.value.map(() => 0).join(" "))}>{say("companion-page-no-goods")}</button>}
      {enough > 0 && <button type="button" class="big primary" onClick={() => void beside.answer(values.value.map(() => enough).join(" "))}>{say(question.who.length ? "companion-page-enough-everybody" : "companion-page-enough-all", { n: enough })}</button>}
      <div class="numbers">
        {values.value.map((value, place) => (
          <NumberRow key={place} label={names[place]!} value={value} least={least} most={most} enough={enough} onPick={(wish) => pick(place, wish)} />
        ))}
      </div>
      {!fresh && <button class={enough ? "big" : "big primary"} disabled={values.value.includes(null)}>{say("companion-page-right")}</button>}
    </form>
  );
}

// A table: put right what is not

type Cell = string | number | null;
const SIDES = ["0", "1"] as const;
const UNKNOWN = "?";

function Rows({ beside, question }: AnswerProps) {
  const cells = useSignal<Cell[][]>(question.rows.map((row) => row.slice(1).map((cell) => (cell === UNKNOWN ? null : cell))));
  const counted = question.columns.map((column) => column !== "owner");
  const bare = question.rows.length === 1 && question.columns.length === 1; // a button is the answer
  const fresh = bare || question.rows.every((row) => row.slice(1).every((cell, at) => !counted[at] || cell === UNKNOWN));
  const complete = () => cells.value.every((row) => !row.includes(null));
  const send = () => void beside.answer([...cells.value.map((row, n) => [n + 1, ...row].join(" ")), "ok"].join("; "));
  function set(row: number, wish: Cell[], at = 0): void {
    cells.value = cells.value.map((old, n) => (n === row ? old.map((cell, place) => wish[place - at] ?? cell) : old));
    const closing = fresh || (row === cells.value.length - 1 && cells.value.length > 1 && question.rows[row]!.at(-1) === UNKNOWN);
    if (closing && typeof wish[0] === "number" && complete()) send();
  }
  return (
    <form class="answer" onSubmit={(event) => (event.preventDefault(), send())}>
      {cells.value.map((row, n) => (
        <fieldset key={String(question.rows[n]![0])} class="row-card">
          <legend><Who who={question.who.slice(n, n + 1)} /> {named(String(question.rows[n]![0]))}</legend>
          {question.kind === "needs" ? (
            <NeedsPick label={named(String(question.rows[n]![0]))} value={[row[0] as number | null, row[1] as number | null]} onPick={(alcohol, guns) => set(n, [alcohol, guns])} />
          ) : (
            question.columns.map((column, at) => <CellField key={column} column={column} owners={beside.game.value!.owners} alone={question.columns.length === 1} value={row[at]!} onChange={(value) => set(n, [value], at)} />)
          )}
        </fieldset>
      ))}
      {!fresh && <button class="big primary" disabled={!complete()}>{say("companion-page-right")}</button>}
    </form>
  );
}

function CellField({ column, owners, value, alone, onChange }: { column: string; owners: string[]; value: Cell; alone: boolean; onChange: (value: Cell) => void }) {
  const label = say("companion-column", { column });
  if (column === "owner") return <Pick label={label} value={value as string} options={owners} words={ownerWords} onChange={onChange} />;
  if (column === "night") return <Pick label={label} value={value === null ? null : (String(value) as "0" | "1")} options={SIDES} words={(side) => say(side === "1" ? "companion-page-night" : "companion-page-day")} onChange={(side) => onChange(Number(side))} />;
  return <NumberRow label={label} value={value as number | null} least={column === "profit" ? -20 : 0} most={column === "markers" ? 9 : 99} bare={alone} onPick={onChange} />;
}
