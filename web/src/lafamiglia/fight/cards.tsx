// The conflict cards, drawn by us: a back with the family's emblem, a face with its sign, its name and what it does.

import { EmblemAt } from "../art";
import { FILL, LINE } from "../colours";
import { useDesk } from "../desk";
import { Icon } from "../icons";

const SIGNS: Record<string, string> = { traitor: "turncoat", coward1: "defect", coward2: "defect" };

/** What a card does for the side before which it lies (LF-139, LF-140). */
export function cardWords(say: (id: string, args: Record<string, unknown>) => string, card: string): string {
  return say("lafamiglia-page-card-does", { what: `does-${card}` });
}

export function CardFace({ card, words = false }: { card: string; words?: boolean }) {
  const { table } = useDesk();
  return (
    <span class={`lf-card-face is-${card}`}>
      <Icon id={SIGNS[card] ?? "swords"} size={26} />
      <b>{table.name(card)}</b>
      {words && <small>{cardWords(table.say, card)}</small>}
    </span>
  );
}

export function CardBack({ colour }: { colour: string }) {
  return (
    <span class="lf-card-back" style={{ "--back": FILL[colour] ?? FILL["neutral"], "--line": LINE[colour] ?? LINE["neutral"] }}>
      <svg viewBox="-12 -12 24 24" width="40" height="40" aria-hidden="true">{colour && <EmblemAt name={colour} size={22} />}</svg>
    </span>
  );
}

interface CardProps {
  colour: string;
  /** "" none, "down" face down, else its face. */
  card: string;
  /** It lies face down for the others, and its player knows it. */
  own?: boolean;
  turning?: boolean;
}

/** A card on the table; it turns when it gets a face. */
export function Card({ colour, card, own = false, turning = false }: CardProps) {
  const { table } = useDesk();
  if (!card) return <span class="lf-card is-none" aria-hidden="true" />;
  const up = card !== "down";
  const said = up ? `${table.name(card)}. ${cardWords(table.say, card)}` : table.say("lafamiglia-page-card-down");
  return (
    <span class={`lf-card${up ? " is-up" : ""}${own ? " is-own" : ""}${turning ? " is-turning" : ""}`} role="img" aria-label={said} data-card={card}>
      <span class="lf-card-turn">
        <CardBack colour={colour} />
        {up && <CardFace card={card} />}
      </span>
    </span>
  );
}
