// Parts to answer with: large enough for a thumb.

import type { Signal } from "@preact/signals";
import { say } from "../i18n/texts";

interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
  /** Its label is for the screen reader only. */
  bare?: boolean;
}

export function Stepper({ label, value, least, most, onChange, bare }: StepperProps) {
  const set = (wish: number) => onChange(Math.max(least, Math.min(most, wish)));
  return (
    <div class="stepper" role="group" aria-label={label}>
      {!bare && <span class="stepper-label">{label}</span>}
      <button type="button" aria-label={say("companion-page-less", { label })} disabled={value <= least} onClick={() => set(value - 1)}>−</button>
      <input
        type="text"
        inputMode="numeric"
        aria-label={label}
        value={String(value)}
        onInput={(event) => {
          const number = Number.parseInt(event.currentTarget.value, 10);
          if (!Number.isNaN(number)) set(number);
        }}
      />
      <button type="button" aria-label={say("companion-page-more", { label })} disabled={value >= most} onClick={() => set(value + 1)}>+</button>
    </div>
  );
}

interface PickProps<T extends string> {
  label: string;
  value: T;
  options: readonly T[];
  words: (option: T) => string;
  onChange: (option: T) => void;
}

export function Pick<T extends string>({ label, value, options, words, onChange }: PickProps<T>) {
  return (
    <div class="picks" role="group" aria-label={label}>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>{words(option)}</button>
      ))}
    </div>
  );
}

export function Select({ label, value, options, onChange }: { label: string; value: string; options: readonly [string, string][]; onChange: (value: string) => void }) {
  return (
    <label class="select">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">–</option>
        {options.map(([id, words]) => <option key={id} value={id}>{words}</option>)}
      </select>
    </label>
  );
}

export function setAt(list: Signal<number[]>, place: number, value: number): void {
  list.value = list.value.map((old, n) => (n === place ? value : old));
}
