// What has happened, newest at the bottom. A line that is pointed at shows its pieces on the board. Tab stops at one
// line, the newest; the arrows go to the others.

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Told } from "../api/messages";
import { say } from "../i18n/texts";
import type { BoardModule } from "./model/board";
import { rove } from "./keys";
import type { Playback } from "./model/playback";
import { classes, type FrameTable } from "./model/table";

interface Props {
  table: FrameTable;
  module: BoardModule;
  events: readonly Told[];
  now?: Told | null;
}

const MOST = 400;

export function Journal({ table, module, events, now }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const focused = useSignal<number | null>(null);
  useLayoutEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [events.length]);
  const first = Math.max(0, events.length - MOST);
  const stop = focused.value ?? events.length - 1;
  return (
    <ol class="journal" ref={list} aria-label={say("page-journal")} onKeyDown={(event) => rove(event, ".line", "ArrowUp", "ArrowDown")}>
      {events.slice(first).map((event, index) => (
        <li
          key={first + index}
          class={classes("line", { heading: module.heading?.(event) ?? false, now: event === now })}
          tabIndex={first + index === stop ? 0 : -1}
          onPointerEnter={() => table.pointAt([event])}
          onPointerLeave={() => table.pointAt(null)}
          onFocus={() => ((focused.value = first + index), table.pointAt([event]))}
          onBlur={() => ((focused.value = null), table.pointAt(null))}
        >
          {table.say(event.message, event.args)}
        </li>
      ))}
      {events.length === 0 && <li class="empty">{say("page-journal-empty")}</li>}
    </ol>
  );
}

/** Tells new events and my turn to a screen reader. */
export function Announcer({ table, playback }: { table: FrameTable; playback: Playback }) {
  const events = playback.journal.value;
  const asked = table.decision.value !== null;
  return (
    <div class="hidden-text" aria-live="polite" role="log" aria-label={say("page-announcements")}>
      {events.slice(-4).map((event, index) => (
        <p key={events.length - 4 + index}>{table.say(event.message, event.args)}</p>
      ))}
      {asked && <p>{say("page-your-turn")}</p>}
    </div>
  );
}
