// The middle of the table: deck, discard pile, Street.

import { inStreet } from "./cards";
import { Back, Face } from "./face";
import { DeckNote, Holds } from "./notes";
import { CardPiece } from "./piece";
import { straight } from "./straight";
import type { Tracked } from "./track";
import { priceOf, recordOf, type FamigliaTable } from "./types";

export function Street({ table, cards }: { table: FamigliaTable; cards: readonly Tracked[] }) {
  const { board } = table.view.value;
  const lowered = cards.findIndex((one) => one.card === board.lowered);
  return (
    <section class="street" aria-label={table.say("famiglia-board-street")} style={{ "--columns": Math.max(3, Math.ceil(cards.length / 2)) }}>
      <h2>{table.say("famiglia-board-street")}</h2>
      <ul>
        {cards.map((tracked, index) => (
          <li key={tracked.id}><StreetCard table={table} tracked={tracked} by={index === lowered ? board.lowered_by : 0} /></li>
        ))}
        {cards.length === 0 && <li class="empty">{table.say("famiglia-page-street-empty")}</li>}
      </ul>
    </section>
  );
}

function StreetCard({ table, tracked, by }: { table: FamigliaTable; tracked: Tracked; by: number }) {
  const kind = table.asks.value;
  const meaning = inStreet(kind, tracked.card, by, priceOf(table, tracked.card, by));
  const ahead = straight(table, tracked);
  return (
    <CardPiece
      table={table} tracked={tracked} by={by} place="street" rule="F-19" meaning={ahead ? { ahead } : meaning}
      note={ahead ? table.say("famiglia-page-straight") : undefined}
    />
  );
}

export function Piles({ table }: { table: FamigliaTable }) {
  const { board } = table.view.value;
  const count = board.outlook.deck;
  const words = table.say("famiglia-board-deck", { count, times: board.run_out });
  return (
    <div class="piles">
      <figure>
        <div {...table.piece({ key: "deck", label: words, class: "card pile", rule: "F-10", about: () => <DeckNote table={table} /> })} data-depth={Math.min(5, Math.ceil(count / 10))}>
          {count ? <Back /> : <div class="no-card" />}
        </div>
        <figcaption><strong>{count}</strong> {table.say("famiglia-page-deck-time", { times: board.run_out })}</figcaption>
      </figure>
      {board.run_out === 0 && <Discard table={table} />}
    </div>
  );
}

function Discard({ table }: { table: FamigliaTable }) {
  const { discard } = table.view.value.board;
  const words = table.say("famiglia-board-discard", { count: discard.length });
  const top = lastLaid(table);
  return (
    <figure>
      <div {...table.piece({ key: "discard", label: words, class: "card pile", rule: "F-8", names: top ? [top] : [], about: () => <Holds table={table} cards={discard} /> })} data-top={top ?? undefined}>
        {top ? <Face card={top} points={recordOf(table, top).points} /> : discard.length ? <Back /> : <div class="no-card" />}
      </div>
      <figcaption>{words}</figcaption>
    </figure>
  );
}

/** The engine keeps no order of the pile; the journal does, as long as it tells of every card that lies there. */
export function lastLaid(table: Pick<FamigliaTable, "journal" | "view">): string | null {
  const laid = table.journal.value.filter(({ message }) => message === "famiglia-event-discard");
  const { discard } = table.view.value.board;
  const last = laid.at(-1)?.args["card"];
  return laid.length === discard.length && typeof last === "string" ? last : null;
}
