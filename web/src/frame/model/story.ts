// The journal as a story: turns with a headline, what belongs to each, and what was taken back. Nothing here knows the page.

import type { Args, Told } from "../../api/messages";

/** A turn, or what else belongs together: all that was told, and of that what was not taken back. */
export interface Chapter {
  /** The place of its first event in the journal. */
  start: number;
  /** Whose doing it is; null: nobody's. */
  who: number | null;
  events: readonly Told[];
  valid: readonly Told[];
}

/** Something to say: a message with its arguments. */
export interface Phrase {
  message: string;
  args: Args;
}

/** The sense of a chapter: what it was, and what came of it. */
export interface Tale {
  lead: Phrase;
  rest: Phrase[];
}

/** How the journal of a game becomes a story. */
export interface Teller {
  /** Whether an event begins a chapter after this one. */
  opens(event: Told, last: Chapter): boolean;
  /** Whose doing an event is, where it says so. */
  by(event: Told): number | null;
  /** Details pass quickly while a turn is shown. */
  minor(event: Told): boolean;
  /** Null: nothing worth a headline has happened in it. */
  tale(chapter: Chapter): Tale | null;
  /** The places and pieces that are marked as where it happened; by default all ids in it. */
  places?(event: Told): string[];
  /** Whether the acting side in these arguments is this seat; by default `seat` says so. */
  mine?(args: Args, seat: number): boolean;
}

/** Told of the table, not of the game: who came or went, what was taken back. */
export function ofTable({ message }: Told): boolean {
  return message.startsWith("table-");
}

/** The counts of what was taken back. */
export function undoneIn(events: readonly Told[]): ReadonlySet<number> {
  return new Set(events.flatMap((event) => event.undone ?? []));
}

/** Of a journal, or of what follows where a chapter begins in it. */
export function chaptersOf(journal: readonly Told[], teller: Teller, from = 0): Chapter[] {
  const undone = undoneIn(journal);
  const found: { start: number; who: number | null; events: Told[]; valid: Told[] }[] = [];
  journal.slice(from).forEach((event, place) => {
    const start = from + place;
    let last = found.at(-1);
    if (!last || (!ofTable(event) && teller.opens(event, last))) found.push((last = { start, who: null, events: [], valid: [] }));
    last.events.push(event);
    if (ofTable(event)) return;
    last.who ??= teller.by(event);
    if (!undone.has(event.seq)) last.valid.push(event);
  });
  return found;
}

/** The chapters of a journal that grows: only the last one has to be read again, unless something is taken back. */
export function growing(teller: Teller): (journal: readonly Told[]) => readonly Chapter[] {
  let read: readonly Told[] = [];
  let known: readonly Chapter[] = [];
  return (journal) => {
    const grown = read.every((event, place) => event === journal[place]) && journal.slice(read.length).every(({ undone }) => !undone);
    const [last] = grown ? known.slice(-1) : [];
    const before = last ? known.slice(0, -1) : [];
    known = [...before, ...kept(known.slice(before.length), chaptersOf(journal, teller, last?.start))];
    read = journal;
    return known;
  };
}

/** Chapters that are as they were stay the same objects: what was said of them need not be said again. */
function kept(before: readonly Chapter[], found: readonly Chapter[]): readonly Chapter[] {
  return found.map((chapter, place) => {
    const old = before[place];
    return old && alike(old.events, chapter.events) && alike(old.valid, chapter.valid) ? old : chapter;
  });
}

function alike(some: readonly Told[], others: readonly Told[]): boolean {
  return some.length === others.length && some.every((event, place) => event === others[place]);
}

const MOST = 12;

/** What the others have done since a seat's last turn (of a spectator: the last turn), oldest first. */
export function sinceTurnOf(seat: number | null, chapters: readonly Chapter[]): readonly Chapter[] {
  if (seat === null) return chapters.slice(-1);
  let end = chapters.length;
  while (end > 0 && chapters[end - 1]!.who === seat) end--;
  let start = end;
  while (start > 0 && chapters[start - 1]!.who !== seat && end - start < MOST) start--;
  return chapters.slice(start, end);
}

export interface Line {
  event: Told;
  times: number;
  undone: boolean;
}

/** The lines of a chapter, the same ones in a row as one. */
export function linesOf(chapter: Chapter): Line[] {
  const valid = new Set(chapter.valid);
  const lines: Line[] = [];
  for (const event of chapter.events) {
    const undone = !valid.has(event) && !ofTable(event);
    const last = lines.at(-1);
    if (last && last.undone === undone && same(last.event, event)) last.times++;
    else lines.push({ event, times: 1, undone });
  }
  return lines;
}

function same(one: Told, other: Told): boolean {
  return one.message === other.message && JSON.stringify(one.args) === JSON.stringify(other.args);
}

/** The events of these kinds in a chapter, for tales. */
export function having(chapter: Chapter, ...messages: string[]): Told[] {
  return chapter.valid.filter(({ message }) => messages.includes(message));
}

export function has(chapter: Chapter, ...messages: string[]): boolean {
  return chapter.valid.some(({ message }) => messages.includes(message));
}

export function sumOf(events: readonly Told[], name = "n"): number {
  return events.reduce((sum, { args }) => sum + Number(args[name] ?? 0), 0);
}
