// What the explanation cards of Famiglia say.

import { letterOf, valueOf, FAMILIES, type Letter } from "./cards";
import { Sign } from "./face";
import type { FamigliaTable } from "./types";

interface Props {
  table: FamigliaTable;
  card: string;
  points: number;
  /** Of which two are asked for it. */
  price: string | null;
  note?: string | undefined;
}

export function CardNote({ table, card, points, price, note }: Props) {
  const letter = letterOf(card);
  const value = valueOf(card);
  return (
    <>
      <p>{table.say("famiglia-page-worth", { count: points })}</p>
      <p>{table.say("famiglia-page-ability", { family: letter, value: value === 0 ? 0 : 1, count: value, rulings: table.view.value.options["rulings"] })}</p>
      {note && <p>{note}</p>}
      <p>{price ? table.say("famiglia-page-price", { price }) : table.say("famiglia-page-free")}</p>
    </>
  );
}

/** All may know what the deck holds, only not in which order (F-29). */
export function DeckNote({ table }: { table: FamigliaTable }) {
  const { deck, bottom } = table.view.value.board;
  return (
    <>
      <p>{table.say("famiglia-page-deck-holds")}</p>
      <Holds table={table} cards={[...deck, ...bottom]} />
      {bottom.length > 0 && <p>{table.say("famiglia-page-bottom", { cards: bottom.map((card) => table.name(card)).join(", ") })}</p>}
    </>
  );
}

/** Cards counted by family and value. */
export function Holds({ table, cards }: { table: FamigliaTable; cards: readonly string[] }) {
  const count = (card: string) => cards.filter((one) => one === card).length;
  return (
    <table class="deck-holds">
      <thead>
        <tr><th />{[0, 1, 2, 3, 4].map((value) => <th key={value}>{value}</th>)}</tr>
      </thead>
      <tbody>
        {(Object.keys(FAMILIES) as Letter[]).map((letter) => (
          <tr key={letter}>
            <th><Sign letter={letter} /> {table.name(FAMILIES[letter])}</th>
            {[0, 1, 2, 3, 4].map((value) => <td key={value}>{count(`${letter}${value}`) || "·"}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
