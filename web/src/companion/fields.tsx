// Parts to answer with: large enough for a thumb.

import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../i18n/texts";
import { Icon as Sign } from "../scarface/icons";
import { ownerWords } from "./words";

const HOLD_MS = 400;
const REPEAT_MS = 90;

/** Pressing once is one step, holding it many. */
function useHeld(step: () => void) {
  const timer = useRef(0);
  const now = useRef(step);
  now.current = step;
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => stop, []);
  const repeat = (wait: number) => {
    timer.current = window.setTimeout(() => (now.current(), repeat(REPEAT_MS)), wait);
  };
  return {
    onPointerDown: () => (now.current(), stop(), repeat(HOLD_MS)),
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: (event: MouseEvent) => event.detail === 0 && now.current(), // by keyboard
  };
}

interface NumberProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

export function Stepper({ label, value, least, most, onChange }: NumberProps) {
  const set = (wish: number) => onChange(Math.max(least, Math.min(most, wish)));
  const less = useHeld(() => set(value - 1));
  const more = useHeld(() => set(value + 1));
  return (
    <div class="stepper" role="group" aria-label={label}>
      <span class="stepper-label">{label}</span>
      <button type="button" aria-label={say("companion-page-less", { label })} disabled={value <= least} {...less}>−</button>
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
      <button type="button" aria-label={say("companion-page-more", { label })} disabled={value >= most} {...more}>+</button>
    </div>
  );
}

interface RowProps {
  label: string;
  /** null: nobody has told yet. */
  value: number | null;
  least: number;
  most: number;
  /** This many or more are the same. */
  enough?: number;
  onPick: (value: number) => void;
  /** Its label is for the screen reader only. */
  bare?: boolean;
  /** Another number is wanted; else it is counted up and down here. */
  onOther?: () => void;
}

const USUAL = 14;
const LARGE = 24;

/** Numbers as buttons; those that hardly occur behind the last one. */
export function NumberRow({ label, value, least, most, enough = 0, onPick, bare, onOther }: RowProps) {
  const first = Math.max(0, least);
  const last = enough ? Math.min(enough, LARGE) : Math.min(most, USUAL);
  const rare = useSignal(value !== null && (value < first || (!enough && value > last)));
  if (rare.value) return <Stepper label={label} value={value ?? last + 1} least={least} most={most} onChange={onPick} />;
  return (
    <div class="number-row" role="group" aria-label={label}>
      {!bare && <span class="stepper-label">{label}</span>}
      <div class="number-buttons">
        {Array.from({ length: last - first + 1 }, (_, n) => first + n).map((n) => (
          <button key={n} type="button" class={enough && n === last ? "is-wide" : ""} aria-pressed={n === value} onClick={() => onPick(n)}>{enough && n === last ? say("companion-page-enough", { n }) : n}</button>
        ))}
        {!enough && most > last && <button type="button" aria-label={say("companion-page-more", { label })} onClick={onOther ?? (() => ((rare.value = true), onPick(value ?? last + 1)))}>…</button>}
      </div>
    </div>
  );
}

const GOODS_AT_MOST = 4;

/** What a sale needs, as it is printed: one button for each pair of goods. */
export function NeedsPick({ label, value, onPick }: { label: string; value: readonly [number | null, number | null]; onPick: (alcohol: number, guns: number) => void }) {
  const pairs = Array.from({ length: GOODS_AT_MOST }, (_, n) => n + 1).flatMap((all) => Array.from({ length: all + 1 }, (_, guns) => [all - guns, guns] as const));
  return (
    <div class="needs-pick" role="group" aria-label={label}>
      {pairs.map(([alcohol, guns]) => (
        <button key={`${alcohol} ${guns}`} type="button" aria-pressed={value[0] === alcohol && value[1] === guns} aria-label={say("companion-page-goods", { alcohol, guns })} onClick={() => onPick(alcohol, guns)}>
          {Array.from({ length: alcohol }, (_, n) => <Sign key={n} is="alcohol" />)}
          {Array.from({ length: guns }, (_, n) => <Sign key={`g${n}`} is="gun" />)}
        </button>
      ))}
    </div>
  );
}

interface PickProps<T extends string> {
  label: string;
  value: T | null;
  options: readonly T[];
  words: (option: T) => string;
  onChange: (option: T) => void;
  many?: boolean;
}

export function Pick<T extends string>({ label, value, options, words, onChange, many }: PickProps<T>) {
  return (
    <div class={many ? "picks is-many" : "picks"} role="group" aria-label={label}>
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

/** The people whom a word is for, by their colours. */
export function Who({ who }: { who: readonly string[] }) {
  return <>{who.map((colour) => <b key={colour} class={`colour is-${colour}`}>{ownerWords(colour)}</b>)}</>;
}

export function setAt<T>(list: Signal<T[]>, place: number, value: T): void {
  list.value = list.value.map((old, n) => (n === place ? value : old));
}
