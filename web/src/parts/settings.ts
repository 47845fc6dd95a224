// What a person sets once for this browser.

import { computed, effect, signal } from "@preact/signals";
import { remembered } from "./remembered";

export const PACES = { off: 0, fast: 140, normal: 300, slow: 700 } as const;
export type Pace = keyof typeof PACES;
export type Theme = "auto" | "dark" | "light";

export const theme = remembered<Theme>("theme", "dark");
export const pace = remembered<Pace>("pace", "normal");
export const sound = remembered("sound", false);
export const notify = remembered("notify", false);
export const curtain = remembered("curtain", true);
/** Decisions with one option are taken by themselves, where a game asks them all the same. */
export const singles = remembered("singles", true);
/** How likely I am to win, beside the hint. */
export const winChance = remembered("win-chance", false);
export const textMode = remembered("text-mode", false);

function media(query: string) {
  const list = matchMedia(query);
  const matching = signal(list.matches);
  list.addEventListener("change", () => (matching.value = list.matches));
  return matching;
}

export const stillness = media("(prefers-reduced-motion: reduce)");
const lightWish = media("(prefers-color-scheme: light)");
export const shownTheme = computed(() =>
  theme.value === "auto" ? (lightWish.value ? "light" : "dark") : theme.value,
);

/** Milliseconds of one event on the board. */
export function moment(): number {
  return stillness.value || document.hidden ? 0 : PACES[pace.value];
}

export function applyTheme(): void {
  effect(() => {
    document.documentElement.dataset["theme"] = shownTheme.value;
  });
}
