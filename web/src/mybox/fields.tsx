// The kinds of fields that the form has; which of them there are is said by the server.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { BoxField, BoxForm } from "../api/messages";
import { say } from "../i18n/texts";
import { Icon } from "../parts/icons";
import { sentence } from "../scarface/phrases";
import { Acts, Effects } from "./effects";
import { listWith } from "./lists";
import { Rows } from "./rows";
import { withField, type Item } from "./store";
import { capital, optionWords, words } from "./words";

export interface FieldProps {
  form: BoxForm;
  field: BoxField;
  value: unknown;
  /** What the record says, line by line, as far as the server knows. */
  says?: readonly string[];
  onChange: (value: unknown) => void;
}

export function Field(props: FieldProps) {
  const { form, field, value, onChange } = props;
  switch (field.kind) {
    case "number": return <NumberField field={field} value={value as number | undefined} onChange={onChange} />;
    case "numbers": return <NumbersField field={field} notYet={form.not_yet} value={(value as number[] | undefined) ?? []} onChange={onChange} />;
    case "table": return <TableField field={field} notYet={form.not_yet} value={(value as number[][] | undefined) ?? []} onChange={onChange} />;
    case "choice": return <ChoiceField field={field} value={value as string | undefined} onChange={onChange} />;
    case "places": return <PlacesField field={field} value={(value as string[] | undefined) ?? []} onChange={onChange} />;
    case "condition": return <ConditionField field={field} value={value as Item | undefined} onChange={onChange} />;
    case "effects": return <Effects form={form} value={(value as Item[] | undefined) ?? []} label={words(field.label)} onChange={onChange} />;
    case "acts": return <Acts form={form} field={field} value={(value as Item[][] | undefined) ?? []} onChange={onChange} />;
    case "record": return <RecordField {...props} />;
    case "records": return <RecordsField {...props} />;
    case "rows": return <Rows {...props} />;
  }
}

export function Fields({ form, fields, item, says, onChange }: { form: BoxForm; fields: readonly BoxField[]; item: Item; says?: readonly string[]; onChange: (item: Item) => void }) {
  return (
    <>
      {fields.map((field) => (
        <Field key={field.name} form={form} field={field} value={item[field.name]} {...(says && field.said ? { says } : {})} onChange={(value) => onChange(withField(item, field.name, value))} />
      ))}
    </>
  );
}

// Numbers

const shown = (n: number): string => (n < 0 ? `−${-n}` : String(n));

function Numbers({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="box-field" role="group" aria-label={label}>
      <span class="box-label" aria-hidden="true">{label}</span>
      <div class="box-numbers">{children}</div>
    </div>
  );
}

/** The usual numbers as buttons, any other typed. */
function NumberField({ field, value, onChange }: { field: BoxField; value: number | undefined; onChange: (value: number | undefined) => void }) {
  const label = capital(field.label);
  return (
    <Numbers label={label}>
      {field.quick.map((n) => (
        <button key={n} type="button" aria-pressed={n === value} aria-label={`${label} ${shown(n)}`} onClick={() => onChange(n === value ? undefined : n)}>{shown(n)}</button>
      ))}
      {(field.quick.at(-1) ?? -1) < field.most && <NumberInput label={label} value={value !== undefined && !field.quick.includes(value) ? value : undefined} onChange={onChange} />}
    </Numbers>
  );
}

function NumberInput({ label, value, onChange }: { label: string; value: number | undefined; onChange: (value: number | undefined) => void }) {
  return (
    <input
      class="box-number"
      type="text"
      inputMode="numeric"
      maxLength={3}
      placeholder="…"
      aria-label={label}
      value={value === undefined ? "" : String(value)}
      onInput={(event) => {
        const text = event.currentTarget.value.trim();
        if (/^-?\d+$/.test(text)) onChange(Number(text));
        else if (text === "") onChange(undefined);
      }}
    />
  );
}

function NumbersField({ field, notYet, value, onChange }: { field: BoxField; notYet: number; value: number[]; onChange: (value: number[] | undefined) => void }) {
  const label = capital(field.label);
  return (
    <Numbers label={label}>
      {Array.from({ length: field.count }, (_, place) => (
        <NumberInput key={place} label={`${label} ${place + 1}`} value={entered(value[place], notYet)} onChange={(wish) => onChange(listWith(value, place, wish, notYet))} />
      ))}
    </Numbers>
  );
}

function TableField({ field, notYet, value, onChange }: { field: BoxField; notYet: number; value: number[][]; onChange: (value: number[][] | undefined) => void }) {
  const label = capital(field.label);
  const empty = Array<number>(field.columns).fill(notYet);
  const rows = Array.from({ length: field.count }, (_, row) => value[row] ?? empty);
  function set(row: number, column: number, wish: number | undefined): void {
    const changed = rows.map((old, n) => (n === row ? old.map((cell, m) => (m === column ? (wish ?? notYet) : cell)) : old));
    onChange(changed.every((one) => one.every((cell) => cell === notYet)) ? undefined : changed);
  }
  return (
    <div class="box-field" role="group" aria-label={label}>
      <span class="box-label" aria-hidden="true">{label}</span>
      <div class="box-table">
        {rows.map((cells, row) => (
          <div key={row} class="box-numbers">
            <span class="box-row-number">{row + 1}.</span>
            {cells.map((cell, column) => <NumberInput key={column} label={`${label} ${row + 1}.${column + 1}`} value={entered(cell, notYet)} onChange={(wish) => set(row, column, wish)} />)}
          </div>
        ))}
      </div>
    </div>
  );
}

function entered(n: number | undefined, notYet: number): number | undefined {
  return n === notYet ? undefined : n;
}

// Options

function ChoiceField({ field, value, onChange }: { field: BoxField; value: string | undefined; onChange: (value: string | undefined) => void }) {
  const label = capital(field.label);
  if (field.options.length > 7) return <SelectField field={field} value={value} onChange={onChange} />;
  return (
    <div class="box-field" role="group" aria-label={label}>
      <span class="box-label" aria-hidden="true">{label}</span>
      <div class="box-options">
        {field.options.map(({ id }) => (
          <button key={id} type="button" aria-pressed={id === value} onClick={() => onChange(id === value ? undefined : id)}>{optionWords(field, id)}</button>
        ))}
      </div>
    </div>
  );
}

function SelectField({ field, value, onChange }: { field: BoxField; value: string | undefined; onChange: (value: string | undefined) => void }) {
  return (
    <label class="box-field">
      <span class="box-label">{capital(field.label)}</span>
      <select aria-label={capital(field.label)} value={value ?? ""} onChange={(event) => onChange(event.currentTarget.value || undefined)}>
        <option value="">–</option>
        {value !== undefined && !field.options.some(({ id }) => id === value) && <option value={value}>{value}</option>}
        {field.options.map(({ id }) => <option key={id} value={id}>{optionWords(field, id)}</option>)}
      </select>
    </label>
  );
}

function PlacesField({ field, value, onChange }: { field: BoxField; value: string[]; onChange: (value: string[] | undefined) => void }) {
  const label = capital(field.label);
  const toggled = (id: string): string[] => (value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <div class="box-field" role="group" aria-label={label}>
      <span class="box-label" aria-hidden="true">{label}</span>
      <div class="box-options">
        {field.options.map(({ id }) => (
          <button key={id} type="button" aria-pressed={value.includes(id)} onClick={() => onChange(toggled(id).length ? toggled(id) : undefined)}>{optionWords(field, id)}</button>
        ))}
      </div>
    </div>
  );
}

function ConditionField({ field, value, onChange }: { field: BoxField; value: Item | undefined; onChange: (value: Item | undefined) => void }) {
  const key = value?.["key"] as string | undefined;
  const number = value?.["n"] as number | undefined;
  return (
    <>
      <SelectField field={field} value={key} onChange={(wish) => onChange(wish === undefined ? undefined : { key: wish, ...(field.counted.includes(wish) ? { n: number ?? 1 } : {}) })} />
      {key !== undefined && field.counted.includes(key) && (
        <div class="box-numbers"><NumberInput label={capital(field.label)} value={number} onChange={(wish) => onChange({ key, n: wish ?? 0 })} /></div>
      )}
    </>
  );
}

// Records inside a record

function RecordField({ form, field, value, onChange }: FieldProps) {
  return (
    <fieldset class="box-inside">
      <legend>{capital(field.label)}</legend>
      <Fields form={form} fields={field.fields} item={(value as Item | undefined) ?? {}} onChange={(item) => onChange(Object.keys(item).length ? item : undefined)} />
    </fieldset>
  );
}

/** What a new record begins with. */
export function begun(fields: readonly BoxField[]): Item {
  return Object.fromEntries(fields.filter((field) => field.usual !== null).map((field) => [field.name, field.usual]));
}

function RecordsField({ form, field, value, says, onChange }: FieldProps) {
  const items = (value as Item[] | undefined) ?? [];
  const open = useSignal(-1);
  const id = useId();
  const set = (list: Item[]) => onChange(list.length ? list : undefined);
  return (
    <fieldset class="box-inside">
      <legend>{capital(field.label)} <small>{items.length}/{field.count}</small></legend>
      {items.map((item, place) => (
        <div key={place} class="box-item">
          <div class="box-item-head">
            <button type="button" class="quiet" aria-expanded={open.value === place} aria-controls={`${id}-${place}`} onClick={() => (open.value = open.value === place ? -1 : place)}>{place + 1}. {summary(field, item)}</button>
            <button type="button" class="quiet square" aria-label={say("mybox-page-remove-item", { what: `${capital(field.label)} ${place + 1}` })} onClick={() => (set(items.filter((_, n) => n !== place)), (open.value = -1))}><Icon name="close" /></button>
          </div>
          {says?.[place] && <p class="field-note">{says[place]}</p>}
          {open.value === place && <div id={`${id}-${place}`} class="box-item-body"><Fields form={form} fields={field.fields} item={item} onChange={(wish) => set(items.map((old, n) => (n === place ? wish : old)))} /></div>}
        </div>
      ))}
      {items.length < field.count && <button type="button" onClick={() => (set([...items, begun(field.fields)]), (open.value = items.length))}>+ {say("mybox-page-add-item", { what: words(field.label) })}</button>}
    </fieldset>
  );
}

/** The plain values of a record in a line. */
function summary(field: BoxField, item: Item): string {
  const parts = field.fields.map((inside) => {
    const value = item[inside.name];
    if (inside.kind === "choice" && typeof value === "string") return sentence(optionWords(inside, value));
    if (inside.kind === "number" && typeof value === "number") return `${words(inside.label)} ${value}`;
    return inside.kind === "numbers" && Array.isArray(value) ? value.join("/") : "";
  });
  return parts.filter(Boolean).join(" · ") || "…";
}
