// The market of associates: three low cells and the low deck, the high cell and the high deck.

import { CardTop, EffectText, cardSpec } from "./cards";
import { Amount, Said } from "../icons";
import { thing, worded } from "../things";
import { cardOf, SLOTS, type ScarfaceTable } from "../types";

export function Market({ table }: { table: ScarfaceTable }) {
  const { market, outlook } = table.view.value.board;
  const [, , , low, high] = outlook.decks;
  return (
    <div class="market">
      <div class="market-grid">
        {SLOTS.map((slot, place) => <Slot key={slot} table={table} slot={slot} id={market[place] ?? null} price={outlook.hire[place] ?? 0} />)}
      </div>
      <p class="note">{table.say("scarface-page-decks", { low, high })}</p>
    </div>
  );
}

const COST: Record<string, string> = { muscle: "scarface-effect-cost-muscle", influence: "scarface-effect-cost-influence", any: "scarface-effect-cost-any" };

function Slot({ table, slot, id, price }: { table: ScarfaceTable; slot: string; id: string | null; price: number }) {
  const card = id === null ? undefined : cardOf(table.components, id);
  if (!card) {
    return <div {...thing(table, "slot", slot, { key: `slot-${slot}`, label: `${table.name(slot)}: ${table.say("scarface-board-empty")}`, class: "card is-empty" })}>{table.say("scarface-board-empty")}</div>;
  }
  return (
    <div
      {...worded(thing(table, "slot", slot, {
        key: `slot-${slot}`,
        label: table.say("scarface-page-for-hire", { card: card.id, slot, cost: table.say(COST[card.pay!]!, { n: price }) }),
        names: [slot, card.id],
        rule: "SF-58",
        class: `card is-${card.type}${slot.endsWith("top") ? " on-deck" : ""}`,
        ...cardSpec(table, "associate", card.id),
      }))}
    >
      <Said words={table.name(slot)} />
      <CardTop table={table} card={card} />
      <span class="card-price"><Amount is={card.pay!} n={price} label={table.name(card.pay!)} /></span>
      <EffectText table={table} card={card} />
      <EffectText table={table} card={card} sort="combo" />
    </div>
  );
}
