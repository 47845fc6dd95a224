// The market of associates: three low cells and the low deck, the high cell and the high deck.

import { CardTop, EffectText, cardSpec } from "./cards";
import { Amount, Icon, Said } from "./icons";
import { thing, worded } from "./standing";
import { cardOf, found, SLOTS, type City } from "./types";
import { printed } from "./words";

export function Market({ table }: { table: City }) {
  const { market, low, high } = table.view.value.board;
  return (
    <div class="market">
      <div class="market-grid">
        {SLOTS.map((slot, place) => <Slot key={slot} table={table} slot={slot} id={market[place] ?? null} />)}
      </div>
      <p class="note">{table.say("scarface-page-decks", { low: low.left + low.bottom.length, high: high.left + high.bottom.length })}</p>
    </div>
  );
}

function Slot({ table, slot, id }: { table: City; slot: string; id: string | null }) {
  const card = id === null ? undefined : cardOf(table.components, id);
  if (!card) {
    return <div {...thing(table, "slot", slot, { key: `slot-${slot}`, label: `${table.name(slot)}: ${table.say("scarface-board-empty")}`, class: "card is-empty" })}>{table.say("scarface-board-empty")}</div>;
  }
  const price = found(table.components, "order", "hire_associate")!.cost[card.stars! - 1]!;
  return (
    <div
      {...worded(thing(table, "slot", slot, {
        key: `slot-${slot}`,
        label: table.say("scarface-page-for-hire", { card: card.id, slot, cost: printed(table).hire(card) }),
        names: [slot, card.id],
        rule: "SF-58",
        class: `card is-${card.type}${slot.endsWith("top") ? " on-deck" : ""}`,
        ...cardSpec(table, "associate", card.id),
      }))}
    >
      <Said words={table.name(slot)} />
      <CardTop table={table} card={card} />
      <span class="card-price"><Amount is={card.pay!} n={price} label={table.name(card.pay!)} /></span>
      <EffectText table={table} effects={card.skill} />
      {card.combo && <EffectText table={table} effects={card.combo.skill} lead={<Icon is={card.combo.type} class="combo-type" />} />}
    </div>
  );
}
