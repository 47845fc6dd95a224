// Printed symbols as buttons, and what can be told of each.

import { useSignal } from "@preact/signals";
import type { BoxField, BoxForm, BoxSymbol } from "../api/messages";
import { say } from "../i18n/texts";
import { Icon as Sign } from "../parts/icons";
import { Icon } from "../scarface/icons";
import { Field } from "./fields";
import { withField, type Item } from "./store";
import { capital, symbolOf, words } from "./words";

/** Every symbol a button; the seldom ones behind a fold. */
export function Palette({ form, label, onPick }: { form: BoxForm; label: string; onPick: (effect: Item) => void }) {
  const often = form.symbols.filter((symbol) => symbol.group !== "rare");
  const rare = form.symbols.filter((symbol) => symbol.group === "rare");
  const buttons = (list: readonly BoxSymbol[]) => (
    <div class="box-symbols">
      {list.map((symbol) => (
        <button key={`${symbol.effect.do} ${symbol.effect.id ?? ""}`} type="button" class={`is-${symbol.group}`} onClick={() => onPick(structuredClone(symbol.effect) as unknown as Item)}>
          <Icon is={symbol.icon} /> <span>{capital(symbol.label)}</span>
        </button>
      ))}
    </div>
  );
  return (
    <div class="box-palette" role="group" aria-label={label}>
      <p class="box-label" aria-hidden="true">{label}</p>
      {buttons(often)}
      <details><summary>{say("mybox-page-more-symbols")}</summary>{buttons(rare)}</details>
    </div>
  );
}

export function SymbolIcons({ form, effects }: { form: BoxForm; effects: readonly Item[] }) {
  return <span class="box-icons">{effects.map((effect, place) => <Icon key={place} is={symbolOf(form, effect)?.icon ?? "goods"} />)}</span>;
}

/** What the symbols are called, until the server has said the sentence. */
export function symbolNames(form: BoxForm, effects: readonly Item[]): string {
  return effects.map((effect) => {
    const symbol = symbolOf(form, effect);
    return symbol ? capital(symbol.label) : String(effect["do"]);
  }).join(" + ");
}

/** The numbers and places of one effect; what is seldom printed behind a fold. */
export function Details({ form, effect, onChange }: { form: BoxForm; effect: Item; onChange: (effect: Item) => void }) {
  const told = symbolOf(form, effect)?.details.map((name) => form.details[name]!) ?? [];
  const seldom = told.filter((field) => !field.needed);
  const open = seldom.some((field) => effect[field.name] !== undefined);
  const show = (field: BoxField) => (
    <Field key={field.name} form={form} field={field} value={effect[field.name]} onChange={(value) => onChange(withField(effect, field.name, value))} />
  );
  return (
    <>
      {told.filter((field) => field.needed).map(show)}
      {seldom.length > 0 && <details class="box-seldom" open={open}><summary>{say("mybox-page-more-details")}</summary>{seldom.map(show)}</details>}
    </>
  );
}

/** A list of effects: one action, or what reaching a level brings. */
export function Effects({ form, value, label, onChange }: { form: BoxForm; value: readonly Item[]; label: string; onChange: (value: Item[] | undefined) => void }) {
  const adding = useSignal(value.length === 0);
  return (
    <div class="box-effects">
      {value.map((effect, place) => (
        <div key={place} class="box-item">
          <div class="box-item-head">
            <b><SymbolIcons form={form} effects={[effect]} /> {symbolNames(form, [effect])}</b>
            <button type="button" class="quiet square" aria-label={say("mybox-page-remove-item", { what: symbolNames(form, [effect]) })} onClick={() => onChange(value.filter((_, n) => n !== place))}><Sign name="close" /></button>
          </div>
          <Details form={form} effect={effect} onChange={(wish) => onChange(value.map((old, n) => (n === place ? wish : old)))} />
        </div>
      ))}
      {adding.value || value.length === 0 ? (
        <Palette form={form} label={label} onPick={(effect) => (onChange([...value, effect]), (adding.value = false))} />
      ) : (
        <button type="button" onClick={() => (adding.value = true)}>+ {say("mybox-page-and")}</button>
      )}
    </div>
  );
}

/** A list of such lists: options of a choice, levels reached. */
export function Acts({ form, field, value, onChange }: { form: BoxForm; field: BoxField; value: readonly Item[][]; onChange: (value: Item[][] | undefined) => void }) {
  const set = (list: Item[][]) => onChange(list.length ? list : undefined);
  return (
    <fieldset class="box-inside">
      <legend>{capital(field.label)}</legend>
      {value.map((effects, place) => (
        <div key={place} class="box-item">
          <div class="box-item-head">
            <b>{place + 1}. {symbolNames(form, effects)}</b>
            <button type="button" class="quiet square" aria-label={say("mybox-page-remove-item", { what: `${words(field.label)} ${place + 1}` })} onClick={() => set(value.filter((_, n) => n !== place))}><Sign name="close" /></button>
          </div>
          <Effects form={form} value={effects} label={say("mybox-page-printed")} onChange={(wish) => set(value.map((old, n) => (n === place ? (wish ?? []) : old)))} />
        </div>
      ))}
      {value.length < field.count && <button type="button" onClick={() => set([...value, []])}>+ {say("mybox-page-add-item", { what: words(field.label) })}</button>}
    </fieldset>
  );
}
