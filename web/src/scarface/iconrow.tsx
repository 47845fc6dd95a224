// The effects of a card as a row of icons: what it does at a glance. The words stand beside it.

import { Icon } from "./icons";
import type { Effect } from "./types";

const ICONS: Record<string, string> = {
  guns: "gun", send: "send_thugs", free: "free_thugs", recruit: "recruit", dealer: "hire_dealer", job: "get_job",
  sell: "sell_neighbourhood", fence: "sell_authorities", uncontrol: "remove_control", downgrade: "reduce_crime",
};

export function IconRow({ effects }: { effects: readonly Effect[] }) {
  return (
    <span class="icon-row" aria-hidden="true">
      {effects.map((effect, place) => <EffectIcon key={place} effect={effect} />)}
    </span>
  );
}

function EffectIcon({ effect }: { effect: Effect }) {
  if (effect.do === "choose") {
    return (
      <span class="icon-choice">
        {effect.options!.map((option, place) => (
          <span key={place}>
            {place > 0 && <i>/</i>}
            {option.map((part, number) => <EffectIcon key={number} effect={part} />)}
          </span>
        ))}
      </span>
    );
  }
  const icon = effect.do === "order" ? effect.id! : (ICONS[effect.do] ?? effect.do);
  const number = effect.do === "order" ? orderNumber(effect) : amount(effect);
  return (
    <span class={`icon-effect${effect.who === "rival" ? " is-rival" : ""}`}>
      {effect.pay && <i>(</i>}
      <Icon is={icon} />
      {number && <b>{number}</b>}
      {effect.per && <i>×</i>}
      {effect.pay && <i>)</i>}
    </span>
  );
}

function amount(effect: Effect): string {
  const n = effect.n ?? 1;
  if (n < 0) return `−${-n}`;
  return n === 1 && !["money", "muscle", "influence", "wild", "crime", "steal"].includes(effect.do) ? "" : `${effect.do === "crime" ? "+" : ""}${n}`;
}

function orderNumber(effect: Effect): string {
  if (effect.discount) return `−${effect.discount}`;
  return effect.n === undefined ? "" : String(effect.n);
}
