// The texts of the chosen language. Only what is needed is loaded: the page's own, and those of the games that are open.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Args } from "../api/messages";
import { remembered } from "../parts/remembered";
import { nameOf, speak, type Mark } from "./words";

export const LANGUAGES = ["en", "ru", "pl", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>(
  ["../../../src/consigliere/locales/*/*.ftl", "!../../../src/consigliere/locales/*/{cli,balance,study,serve}.ftl"],
  { query: "?raw", import: "default" },
);
const CORE = ["page", "kernel", "server"];
const wanted = new Set(CORE);

export const language = remembered<Language>("language", fromBrowser());
const bundle = signal(new FluentBundle("en"));
/** Another object when texts may say something else. */
export const texts: ReadonlySignal<object> = bundle;

function fromBrowser(): Language {
  for (const wish of navigator.languages) {
    const known = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (known) return known;
  }
  return "en";
}

async function read(lang: Language): Promise<FluentBundle> {
  const made = new FluentBundle(lang, { useIsolating: false });
  const sources = await Promise.all([...wanted].map((name) => files[path(lang, name)]?.()));
  for (const source of sources) if (source !== undefined) made.addResource(new FluentResource(lang === "fr" ? unbroken(source) : source));
  return made;
}

/** In French no line begins with a sign that a space stands before. */
function unbroken(source: string): string {
  return source.replace(/ (?=[:;!?»%])/g, "\u00a0").replaceAll("« ", "«\u00a0");
}

function path(lang: Language, name: string): string {
  return `../../../src/consigliere/locales/${lang}/${name}.ftl`;
}

/** Load the texts of games (or other files) besides those of the page. */
export async function needTexts(...names: string[]): Promise<void> {
  const ready = bundle.value.hasMessage("player");
  if (ready && names.every((name) => wanted.has(name))) return;
  for (const name of names) wanted.add(name).add(`page-${name}`).add(`advice-${name}`);
  bundle.value = await read(language.value);
  document.documentElement.lang = language.value;
}

export async function speakLanguage(lang: Language): Promise<void> {
  const made = await read(lang);
  language.value = lang;
  bundle.value = made;
  document.documentElement.lang = lang;
}

export function say(id: string, args?: Args, players?: readonly string[], mark?: Mark): string {
  return speak(bundle.value, id, args, players, mark);
}

export function name(game: string, id: string, kind?: string): string {
  return nameOf(bundle.value, game, id, kind);
}

export function hasText(id: string): boolean {
  return bundle.value.hasMessage(id);
}
