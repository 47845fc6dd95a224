// Who I am: a guest from the first visit on, with an account when I want one.

import { signal } from "@preact/signals";
import { get } from "../api/http";
import type { Me } from "../api/messages";

export const me = signal<Me | null>(null);
let asking: Promise<Me> | null = null;

/** Asked once, whoever asks: two questions of a stranger would make two guests. */
export async function meet(): Promise<Me> {
  if (me.value) return me.value;
  asking ??= get<Me>("/api/me").finally(() => (asking = null));
  me.value = await asking;
  return me.value;
}

export async function meetAgain(): Promise<void> {
  me.value = await get<Me>("/api/me");
}
