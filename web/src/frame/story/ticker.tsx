// What the others have just done: one card a turn, while it is shown and afterwards, back and on from turn to turn.

import { useSignal, useSignalEffect } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../i18n/texts";
import { useDismiss } from "../../parts/dismiss";
import { Icon } from "../../parts/icons";
import { linesOf, sinceTurnOf, type Chapter } from "../model/story";
import type { FrameTable } from "../model/table";
import { pointing } from "./journal";
import { coloursOf, Headline, marking, Said, Sign, type Teller } from "./telling";

const WATCHED = 12;

/** The turns that can be stepped through; where nobody has played since mine, what was last. */
function cardsOf(table: FrameTable): readonly Chapter[] {
  const chapters = table.telling.value;
  const since = table.seat === null ? chapters.slice(-WATCHED) : sinceTurnOf(table.seat, chapters);
  return since.length ? since : chapters.slice(-1);
}

export function Ticker({ table, module }: Teller) {
  const picked = useSignal<number | null>(null);
  const open = useSignal(false);
  const root = useDismiss<HTMLElement>(open.value, () => (open.value = false));
  useSignalEffect(() => {
    if (table.playing.value) picked.value = null;
  });
  const cards = cardsOf(table);
  const found = cards.findIndex(({ start }) => start === picked.value);
  const at = found < 0 ? cards.length - 1 : found;
  const card = cards[at];
  if (!card) return null;
  function step(by: number): void {
    const to = cards[at + by];
    if (!to) return;
    picked.value = to.start;
    table.pointAt(to.valid);
  }
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    step(by);
  };
  return (
    <section ref={root} class="ticker" aria-label={say("page-just-happened")} data-at={at + 1} data-of={cards.length} onKeyDown={keys}>
      <Step icon="back" label={say("page-turn-before")} disabled={at === 0} onClick={() => step(-1)} />
      <button class="ticker-card" aria-expanded={open.value} onClick={() => (open.value = !open.value)} {...pointing(table, card.valid)}>
        <Sign table={table} module={module} seat={card.who} />
        <span class="ticker-words" key={card.start}><Words table={table} module={module} card={card} /></span>
      </button>
      {cards.length > 1 && <span class="ticker-count" title={say("page-since-turn", { count: cards.length })}>{say("page-of", { n: at + 1, of: cards.length })}</span>}
      <Step icon="next" label={say("page-turn-after")} disabled={at === cards.length - 1} onClick={() => step(1)} />
      {open.value && <Details table={table} module={module} card={card} />}
    </section>
  );
}

function Step({ icon, label, disabled, onClick }: { icon: "back" | "next"; label: string; disabled: boolean; onClick: () => void }) {
  return <button class="quiet square" tabIndex={-1} aria-label={label} title={label} disabled={disabled} onClick={onClick}><Icon name={icon} /></button>;
}

function Words({ table, module, card }: Teller & { card: Chapter }) {
  return <Headline table={table} module={module} chapter={card} colours={coloursOf({ table, module })} />;
}

/** Above the bar, which would cut it off; with the whole sentence where the card has too little room for it. */
function Details({ table, module, card }: Teller & { card: Chapter }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current!.style.bottom = `${innerHeight - box.current!.parentElement!.getBoundingClientRect().top}px`;
  });
  return (
    <div class="ticker-lines" ref={box}>
      <p class="ticker-whole"><Words table={table} module={module} card={card} /></p>
      <ol>
        {linesOf(card).filter(({ undone }) => !undone).map(({ event, times }, line) => (
          <li key={line} {...pointing(table, [event])}>
            <Said table={table} module={module} text={table.tell(event, marking({ table, module }))} />{times > 1 && ` ×${times}`}
          </li>
        ))}
      </ol>
    </div>
  );
}
