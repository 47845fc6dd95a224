// What the engine says of a card, in the language of the reader: phrases are messages whose arguments may be phrases.

import type { ScarfaceText } from "../api/messages";
import type { ScarfaceTable } from "./types";

export type Phrase = ScarfaceText;
/** By characteristic. */
type ByWhat<T> = Record<string, T>;

/** All texts of the pack, by table and id. */
export interface Texts extends Record<string, Record<string, CardText> | Record<string, BoardText>> {
  gang: Record<string, BoardText>;
}

interface CardText {
  lines: Phrase[];
  skill?: Phrase;
  combo?: Phrase;
}

interface BoardText {
  values: ByWhat<Phrase>;
  levels: ByWhat<Phrase[]>;
  solo: ByWhat<Phrase[]>;
}

export function sentence(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}

export function said(table: ScarfaceTable, { message, args }: Phrase): string {
  return sentence(table.say(message, args));
}

/** What a card says, line by line; `kind` as in the pack, `card` also for an associate in the human's deck. */
export function lines(table: ScarfaceTable, kind: string, id: string): string[] {
  return textOf(table, kind, id).lines.map((line) => said(table, line));
}

export function textOf(table: ScarfaceTable, kind: string, id: string): CardText {
  const texts = table.components.texts;
  return (texts[kind]?.[id] ?? texts["associate"]![id]) as CardText;
}

export function skillOf(table: ScarfaceTable, id: string, sort: "skill" | "combo"): string {
  const phrase = textOf(table, "card", id)[sort];
  return phrase ? said(table, phrase) : "";
}

/** A gang board in words, a paragraph for a characteristic, as the human's side or the Henchman's has it. */
export function boardLines(table: ScarfaceTable, gang: string, side: "levels" | "solo"): string[] {
  const text = table.components.texts.gang[gang]!;
  return Object.keys(text.values).map((what) => [text.values[what]!, ...text[side][what]!].map((line) => said(table, line)).join(" "));
}

export function levelLines(table: ScarfaceTable, gang: string, side: "levels" | "solo", what: string): string[] {
  return table.components.texts.gang[gang]![side][what]!.map((line) => said(table, line));
}
