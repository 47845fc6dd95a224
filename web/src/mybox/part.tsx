// One part of the box: its records as chips, the chosen one as a form.

import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { BoxForm, BoxPart, BoxRecord } from "../api/messages";
import { say } from "../i18n/texts";
import { Fields } from "./fields";
import { check, idsOf, recordOf, records, removeRecord, setRecord, type Item } from "./store";
import { capital, idWords, problemWords, words } from "./words";

export function PartPage({ form, part }: { form: BoxForm; part: BoxPart }) {
  const chosen = useSignal(firstOpen(part));
  const progress = check.value?.progress.find((one) => one.part === part.id);
  const title = `${capital(part.label)}: ${say("mybox-page-progress", { have: progress?.have ?? 0, most: part.most })}`;
  return (
    <>
      <p><a href="/mybox">← {say("mybox-page-title")}</a></p>
      <h1 aria-live="polite">{title}</h1>
      <p class="field-note">{words(part.note)}</p>
      {part.table !== "base" && <Chips part={part} chosen={chosen} />}
      {part.table === "base" ? <Editor form={form} part={part} id="" /> : chosen.value !== null && <Chosen key={chosen.value} form={form} part={part} chosen={chosen} id={chosen.value} />}
    </>
  );
}

/** The ids that may be entered: what there is, and what is not there yet. */
function allIds(part: BoxPart): string[] {
  const there = idsOf(part);
  const others = part.table === "tile" ? [] : part.ids.map((one) => one.id).filter((id) => !there.includes(id));
  const all = [...there, ...others];
  const order = part.ids.map((one) => one.id);
  return all.every((id) => order.includes(id)) ? order.filter((id) => all.includes(id)) : all;
}

function firstOpen(part: BoxPart, after = ""): string | null {
  if (part.table === "base") return null;
  const open = allIds(part).filter((id) => id !== after && recordFor(part, id)?.state !== "done" && (part.table !== "tile" || recordFor(part, id)));
  const later = open.find((id) => allIds(part).indexOf(id) > allIds(part).indexOf(after));
  return later ?? open[0] ?? null;
}

const recordFor = (part: BoxPart, id: string): BoxRecord | undefined => records(part).find((one) => one.id === id);

const MARKS: Record<string, string> = { done: "✓", unfinished: "…", wrong: "✗" };

function Chips({ part, chosen }: { part: BoxPart; chosen: Signal<string | null> }) {
  return (
    <div class="box-chips" role="group" aria-label={capital(part.label)}>
      {allIds(part).map((id) => {
        const state = recordFor(part, id)?.state;
        return (
          <button key={id} type="button" aria-pressed={chosen.value === id} class={state ? `is-${state}` : ""} onClick={() => (chosen.value = id)}>
            {idWords(part, id)}{state && <> <span aria-hidden="true">{MARKS[state]}</span><span class="hidden-text">{say("mybox-page-state", { state })}</span></>}
          </button>
        );
      })}
      {part.free && <NewName part={part} chosen={chosen} />}
    </div>
  );
}

/** A record of another name: a card with a number of its own, a tile. */
function NewName({ part, chosen }: { part: BoxPart; chosen: Signal<string | null> }) {
  const name = useSignal("");
  const field = useRef<HTMLInputElement>(null);
  function add(event: Event): void {
    event.preventDefault();
    const wish = name.value.trim();
    const known = part.ids.find((one) => idWords(part, one.id).toLocaleLowerCase() === wish.toLocaleLowerCase());
    const id = known?.id ?? wish.replaceAll(/\s+/g, "_");
    if (!id) return;
    if (!idsOf(part).includes(id)) setRecord(part, id, {});
    chosen.value = id;
    name.value = "";
  }
  return (
    <form class="box-new" onSubmit={add}>
      <input ref={field} type="text" maxLength={30} list="box-names" aria-label={say("mybox-page-name")} placeholder={say("mybox-page-name")} value={name.value} onInput={(event) => (name.value = event.currentTarget.value)} />
      {part.table === "tile" && <datalist id="box-names">{part.ids.filter((one) => !idsOf(part).includes(one.id)).map((one) => <option key={one.id} value={idWords(part, one.id)} />)}</datalist>}
      <button disabled={!name.value.trim()}>{say("mybox-page-new")}</button>
    </form>
  );
}

function Chosen({ form, part, id, chosen }: { form: BoxForm; part: BoxPart; id: string; chosen: Signal<string | null> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const next = firstOpen(part, id);
  const there = idsOf(part).includes(id);
  useEffect(() => heading.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <section class="box-record" aria-labelledby="box-record">
      <h2 id="box-record" ref={heading} tabIndex={-1}>{idWords(part, id)}</h2>
      <Editor form={form} part={part} id={id} />
      <div class="box-foot">
        {next !== null && <button type="button" class={recordFor(part, id)?.state === "done" ? "primary big is-ready" : "big"} onClick={() => (chosen.value = next)}>{say("mybox-page-next", { id: idWords(part, next) })}</button>}
        {there && <button type="button" class="quiet" onClick={() => removeRecord(part, id)}>{say("mybox-page-remove", { id: idWords(part, id) })}</button>}
      </div>
    </section>
  );
}

function Editor({ form, part, id }: { form: BoxForm; part: BoxPart; id: string }) {
  const record = recordFor(part, id);
  const says = record?.says.map((line) => (line ? capital(line) : ""));
  const change = (item: Item) => setRecord(part, id, item);
  return (
    <div class="box-editor">
      <Fields form={form} fields={part.fields} item={recordOf(part, id)} {...(says ? { says } : {})} onChange={change} />
      <div role="status">
        {(part.table === "base" ? records(part) : record ? [record] : []).map((one) => <Standing key={one.id} record={one} />)}
      </div>
    </div>
  );
}

/** What is still to enter, or what is wrong. */
function Standing({ record }: { record: BoxRecord }) {
  if (record.state === "done") return record.table === "base" ? null : <p class="box-standing is-done">✓ {say("mybox-page-state", { state: "done" })}</p>;
  return (
    <>
      {record.missing.length > 0 && <p class="box-standing">{say("mybox-page-missing", { what: record.missing.map(words).join(", ") })}</p>}
      {record.problems.map((one, n) => <p key={n} class="box-standing is-wrong">✗ {problemWords(one)}</p>)}
    </>
  );
}
