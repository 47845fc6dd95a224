// Settings of this browser: signals that are kept in its local storage.

import { effect, signal, type Signal } from "@preact/signals";

const kept = new Map<string, Signal<unknown>>();

export function remembered<T>(key: string, usual: T): Signal<T> {
  const known = kept.get(key);
  if (known) return known as Signal<T>;
  const made = signal<T>(read(key, usual));
  kept.set(key, made as Signal<unknown>);
  let first = true;
  effect(() => {
    const value = made.value;
    if (!first) write(key, value);
    first = false;
  });
  return made;
}

function read<T>(key: string, usual: T): T {
  try {
    const text = localStorage.getItem(`consigliere.${key}`);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`consigliere.${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: the setting lasts as long as the page.
  }
}
