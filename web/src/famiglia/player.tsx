// A player's side of the table: name and points, hand, area.

import type { Signal } from "@preact/signals";
import { Icon } from "../parts/icons";
import { useWidth } from "../parts/width";
import { inArea, inHand, type Meaning } from "./cards";
import { Back, Face } from "./face";
import { CardPiece } from "./piece";
import type { Tracked } from "./track";
import { recordOf, type FamigliaTable } from "./types";

interface PlayerProps {
  table: FamigliaTable;
  seat: number;
  hand: readonly Tracked[];
  area: readonly Tracked[];
  mine?: boolean;
}

export function Player({ table, seat, hand, area, mine = false }: PlayerProps) {
  const own = mine && table.seat === seat;
  const seen = table.setting("seen", false);
  const { board, returns } = table.view.value;
  const [row, width] = useWidth();
  const small = !mine && width < NARROW;
  const over = returns !== null;
  const open = own || seen.value || over || (table.mode === "replay" && table.seat === null);
  return (
    <section ref={row} class={mine ? "player-row is-mine" : "player-row"} aria-label={table.players.value[seat]}>
      <div class="zone hand">
        <h2>
          <strong>{table.players.value[seat]}</strong>
          <b class="score">{table.say("famiglia-board-points", { count: board.scores[seat]! })}</b>
          <span>{table.say("famiglia-page-hand", { count: hand.length })}</span>
          {!own && !over && <SeenSwitch table={table} value={seen} />}
        </h2>
        <Cards table={table} cards={hand} open={open} small={small} meaning={(card) => own ? inHand(table.asks.value, card, table.picked.value.length > 0) : null} />
      </div>
      <div class="zone area">
        <h2><span>{table.say("famiglia-page-area", { count: area.length })}</span></h2>
        <Cards table={table} cards={area} place={`area${seat}`} open small={small} meaning={(card) => (own ? inArea(card) : null)} />
      </div>
    </section>
  );
}

function SeenSwitch({ table, value }: { table: FamigliaTable; value: Signal<boolean> }) {
  const label = table.say(value.value ? "famiglia-page-hide-seen" : "famiglia-page-show-seen");
  return (
    <button class="quiet small" aria-label={label} title={label} onClick={() => (value.value = !value.value)}>
      <Icon name="eye" size={16} /><span>{label}</span>
    </button>
  );
}

interface CardsProps {
  table: FamigliaTable;
  cards: readonly Tracked[];
  open: boolean;
  small: boolean;
  place?: string;
  meaning: (card: string) => Meaning | null;
}

/** Equal cards lie on each other. */
function stacks(cards: readonly Tracked[]): Tracked[][] {
  const found = new Map<string, Tracked[]>();
  for (const tracked of cards) found.set(tracked.card, [...(found.get(tracked.card) ?? []), tracked]);
  return [...found.values()];
}

export function kindsOf(cards: readonly Tracked[]): number {
  return stacks(cards).length;
}

/** Less room than this for each, and the cards are drawn small: nothing is hidden under anything. */
const ROOM = 66;
/** Where the board is narrower, the other player's are always drawn small: whole ones would be too small to read. */
const NARROW = 700;

function Cards({ table, cards, open, small: always, place = "hand", meaning }: CardsProps) {
  const [list, width] = useWidth();
  if (!open) return <ul class="cards is-closed" style={{ "--count": cards.length }}>{cards.map((card) => <li key={card.id}><div class="card piece" data-piece={card.id}><Back /></div></li>)}</ul>;
  const piles = stacks(cards);
  const small = cards.length > 0 && (always || piles.length * ROOM > width);
  return (
    <ul ref={list} class={small ? "cards is-small" : "cards"} style={{ "--count": piles.length }}>
      {piles.map((pile) => {
        const top = pile.at(-1)!;
        const under = small ? [] : pile.slice(0, -1);
        return (
          <li key={pile[0]!.id} class="stack" style={{ "--more": Math.min(2, under.length) }}>
            {under.map((card, depth) => (
              <div key={card.id} class="card under" data-piece={card.id} style={{ "--depth": Math.min(2, depth) }} aria-hidden="true">
                <Face card={card.card} points={recordOf(table, card.card).points} />
              </div>
            ))}
            <CardPiece key={top.id} table={table} tracked={top} meaning={meaning(top.card)} copies={pile.length} small={small} place={place} />
          </li>
        );
      })}
      {cards.length === 0 && <li class="empty">{table.say("famiglia-page-no-cards")}</li>}
    </ul>
  );
}
