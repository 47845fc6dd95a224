// What the form says, in words.

import type { BoxField, BoxForm, BoxPart, BoxSymbol, CompanionLine, Problem } from "../api/messages";
import { name, say } from "../i18n/texts";
import { sentence } from "../scarface/phrases";
import type { Item } from "./store";

const NAMED = new Set(["gang"]);

export const words = ({ message, args }: CompanionLine): string => say(message, args);
export const capital = (line: CompanionLine): string => sentence(words(line));

export function optionWords(field: BoxField, id: string): string {
  const option = field.options.find((one) => one.id === id);
  return option ? words(option.label) : id;
}

export function idWords(part: BoxPart, id: string): string {
  const option = part.ids.find((one) => one.id === id);
  return option ? capital(option.label) : id.replaceAll("_", " ");
}

export function symbolOf(form: BoxForm, effect: Item): BoxSymbol | undefined {
  return form.symbols.find((one) => one.effect.do === effect["do"] && one.effect.id === effect["id"]);
}

/** What is wrong; districts and gangs by their names. */
export function problemWords({ message, args }: Pick<Problem, "message" | "args">): string {
  const named = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, NAMED.has(key) && typeof value === "string" ? name("scarface", value) : value]));
  return say(message, named);
}
