// The rows of a card: a tap on a symbol is the next row.

import { useSignal } from "@preact/signals";
import { say } from "../i18n/texts";
import { Icon as Sign } from "../parts/icons";
import { Details, Palette, SymbolIcons, symbolNames } from "./effects";
import { begun, Field, type FieldProps } from "./fields";
import { withField, type Item } from "./store";
import { capital } from "./words";

const NOWHERE = -1;

export function Rows({ form, field, value, says, onChange }: FieldProps) {
  const rows = (value as Item[] | undefined) ?? [];
  const open = useSignal(NOWHERE);
  const joining = useSignal(NOWHERE); // the row that gets one more effect
  const plain = field.fields.filter((inside) => inside.kind !== "effects");
  const acts = field.fields.find((inside) => inside.kind === "effects")!;
  const effectsOf = (row: Item) => (row[acts.name] as Item[] | undefined) ?? [];
  const set = (list: Item[]) => onChange(list.length ? list : undefined);
  const change = (place: number, row: Item) => set(rows.map((old, n) => (n === place ? row : old)));

  function pick(effect: Item): void {
    const place = joining.value;
    if (place === NOWHERE) {
      set([...rows, { ...begun(field.fields), [acts.name]: [effect] }]);
      open.value = rows.length;
    } else {
      change(place, withField(rows[place]!, acts.name, [...effectsOf(rows[place]!), effect]));
      open.value = place;
    }
    joining.value = NOWHERE;
  }

  function drop(place: number): void {
    set(rows.filter((_, n) => n !== place));
    open.value = joining.value = NOWHERE;
  }

  function dropEffect(place: number, index: number): void {
    const left = effectsOf(rows[place]!).filter((_, n) => n !== index);
    if (left.length) change(place, withField(rows[place]!, acts.name, left));
    else drop(place);
  }

  const next = joining.value === NOWHERE ? rows.length : joining.value;
  return (
    <div class="box-field">
      <span class="box-label" id="box-rows">{capital(field.label)}</span>
      <ol class="box-rows" aria-labelledby="box-rows">
        {rows.map((row, place) => (
          <li key={place} class={open.value === place ? "box-row is-open" : "box-row"}>
            <div class="box-item-head">
              <button type="button" class="quiet box-row-says" aria-expanded={open.value === place} onClick={() => (open.value = open.value === place ? NOWHERE : place)}>
                <SymbolIcons form={form} effects={effectsOf(row)} />
                <span>{says?.[place] || `${place + 1}. ${symbolNames(form, effectsOf(row))}`}</span>
              </button>
              <button type="button" class="quiet square" aria-label={say("mybox-page-remove-row", { row: place + 1 })} onClick={() => drop(place)}><Sign name="close" /></button>
            </div>
            {open.value === place && (
              <div class="box-item-body">
                {plain.map((inside) => <Field key={inside.name} form={form} field={inside} value={row[inside.name]} onChange={(wish) => change(place, withField(row, inside.name, wish))} />)}
                {effectsOf(row).map((effect, index) => (
                  <div key={index} class={effectsOf(row).length > 1 ? "box-item" : ""}>
                    {effectsOf(row).length > 1 && (
                      <div class="box-item-head">
                        <b>{symbolNames(form, [effect])}</b>
                        <button type="button" class="quiet square" aria-label={say("mybox-page-remove-item", { what: symbolNames(form, [effect]) })} onClick={() => dropEffect(place, index)}><Sign name="close" /></button>
                      </div>
                    )}
                    <Details form={form} effect={effect} onChange={(wish) => change(place, withField(row, acts.name, effectsOf(row).map((old, n) => (n === index ? wish : old))))} />
                  </div>
                ))}
                <button type="button" aria-pressed={joining.value === place} onClick={() => (joining.value = joining.value === place ? NOWHERE : place)}>+ {say("mybox-page-and")}</button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {next < field.count && <Palette form={form} label={joining.value === NOWHERE ? say("mybox-page-next-row", { row: next + 1 }) : say("mybox-page-joined", { row: next + 1 })} onPick={pick} />}
    </div>
  );
}
