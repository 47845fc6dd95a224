// What has happened, turn by turn, newest at the bottom: a headline each, its lines unfold. What is pointed at shows its
// pieces on the board. Tab stops at one line, the newest; the arrows go to the others.

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../i18n/texts";
import { Icon } from "../../parts/icons";
import { rove } from "../reach/keys";
import { linesOf, ofTable, type Chapter } from "../model/story";
import { classes, type FrameTable } from "../model/table";
import { coloursOf, Headline, headline, marking, Said, Sign, type Teller } from "./telling";
import "./story.css";

const MOST = 120;

export function Journal({ table, module }: Teller) {
  const list = useRef<HTMLOListElement>(null);
  const focused = useSignal("");
  const opened = useSignal<ReadonlyMap<number, boolean>>(new Map());
  const chapters = table.story.value.slice(-MOST);
  const last = chapters.at(-1);
  useLayoutEffect(() => {
    const pane = list.current?.closest(".side-panel"); // and nothing around it: the seats stay in sight
    pane?.scrollTo(0, pane.scrollHeight);
  }, [last?.start, last?.events.length]);
  const isOpen = (chapter: Chapter) => opened.value.get(chapter.start) ?? (chapter === last && (chapter.who === table.seat || ofTable(chapter.events.at(-1)!)));
  const stops = chapters.flatMap((chapter) => keysOf(chapter, isOpen(chapter)));
  const stop = stops.includes(focused.value) ? focused.value : (stops.at(-1) ?? "");
  const onFocus = (key: string) => (focused.value = key);
  const colours = coloursOf({ table, module });
  return (
    <ol class="journal" ref={list} aria-label={say("page-journal")} onKeyDown={(event) => rove(event, ".line", "ArrowUp", "ArrowDown")}>
      {chapters.map((chapter) => (
        <Part
          key={chapter.start} table={table} module={module} chapter={chapter} colours={colours} open={isOpen(chapter)} stop={stop} onFocus={onFocus}
          onToggle={() => (opened.value = new Map(opened.value).set(chapter.start, !isOpen(chapter)))}
        />
      ))}
      {!last && <li class="empty">{say("page-journal-empty")}</li>}
    </ol>
  );
}

/** Of its lines only those that say more than the headline. */
function keysOf(chapter: Chapter, open: boolean): string[] {
  const lines = open && chapter.events.length > 1 ? linesOf(chapter).map((_, line) => `${chapter.start}-${line}`) : [];
  return [String(chapter.start), ...lines];
}

interface PartProps extends Teller {
  chapter: Chapter;
  colours: string;
  open: boolean;
  stop: string;
  onFocus: (key: string) => void;
  onToggle: () => void;
}

function Part({ table, module, chapter, colours, open, stop, onFocus, onToggle }: PartProps) {
  const teller = { table, module };
  const key = String(chapter.start);
  const unfolds = chapter.events.length > 1;
  const heading = module.heading?.(chapter.events[0]!) ?? false;
  return (
    <li class={classes("chapter", { heading, mine: chapter.who !== null && chapter.who === table.seat, open, undone: !chapter.valid.length })}>
      <button
        class={classes("line headline", { heading })} tabIndex={key === stop ? 0 : -1} aria-expanded={unfolds ? open : undefined}
        onClick={({ currentTarget }) => unfolds && (onToggle(), bringIn(currentTarget.parentElement!))} {...pointing(table, chapter.valid, () => onFocus(key))}
      >
        <Sign {...teller} seat={chapter.who} />
        <span class="headline-words"><Headline {...teller} chapter={chapter} colours={colours} /></span>
        {unfolds && <Icon name="next" size={14} />}
      </button>
      {open && unfolds && <Lines {...teller} chapter={chapter} stop={stop} onFocus={onFocus} />}
    </li>
  );
}

/** What was unfolded is read without scrolling. */
function bringIn(chapter: HTMLElement): void {
  requestAnimationFrame(() => chapter.scrollIntoView({ block: "nearest" }));
}

function Lines({ table, module, chapter, stop, onFocus }: Teller & { chapter: Chapter; stop: string; onFocus: (key: string) => void }) {
  const teller = { table, module };
  return (
    <ol class="lines">
      {linesOf(chapter).map(({ event, times, undone }, line) => {
        const key = `${chapter.start}-${line}`;
        const text = <><Said {...teller} text={table.tell(event, marking(teller))} />{times > 1 && <span class="times"> ×{times}</span>}</>;
        return (
          <li key={key} class={classes("line", { undone })} tabIndex={key === stop ? 0 : -1} {...pointing(table, [event], () => onFocus(key))}>
            {undone ? <s>{text}</s> : text}
          </li>
        );
      })}
    </ol>
  );
}

/** Whoever points at what happened sees where on the board. */
export function pointing(table: FrameTable, events: Chapter["events"], onFocus?: () => void) {
  return {
    onPointerEnter: () => table.pointAt(events),
    onPointerLeave: () => table.pointAt(null),
    onFocus: () => (onFocus?.(), table.pointAt(events)),
    onBlur: () => table.pointAt(null),
  };
}

/** Tells each turn and that it is mine to a screen reader. */
export function Announcer({ table }: { table: FrameTable }) {
  const asked = table.decision.value !== null;
  const chapters = table.story.value;
  const done = asked ? chapters : chapters.slice(0, -1);
  return (
    <div class="hidden-text" aria-live="polite" role="log" aria-label={say("page-announcements")}>
      {done.slice(-4).map((chapter) => <p key={chapter.start}>{headline(table, chapter)}</p>)}
      {asked && <p>{say("page-your-turn")}</p>}
    </div>
  );
}
