// Who I am: a guest from the first visit on, with an account when I want one.

import { signal } from "@preact/signals";
import { get } from "../api/http";
import type { Me } from "../api/messages";

export const me = signal<Me | null>(null);

export async function meet(): Promise<Me> {
  me.value ??= await get<Me>("/api/me");
  return me.value;
}

export async function meetAgain(): Promise<void> {
  me.value = await get<Me>("/api/me");
}
