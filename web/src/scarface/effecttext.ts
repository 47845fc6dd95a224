// The effect language in words: what a card does, in the language of the reader.

import type { Args } from "../api/messages";
import type { Condition, Cost, Effect, Passive } from "./types";

export type Say = (id: string, args?: Args) => string;
/** Whom "self" means on a card: its user, the raided gang, or the Henchman. */
export type User = "self" | "raided" | "his";

const VERB: Record<string, string> = {
  steal: "scarface-effect-steal",
  muscle: "scarface-effect-muscle",
  influence: "scarface-effect-influence",
  wild: "scarface-effect-wild",
  recruit: "scarface-effect-recruit",
  free: "scarface-effect-free",
  imprison: "scarface-effect-imprison",
  wound: "scarface-effect-wound",
  kill: "scarface-effect-kill",
  send: "scarface-effect-send",
  move: "scarface-effect-move",
  police: "scarface-effect-police",
  draw: "scarface-effect-draw",
  discard: "scarface-effect-discard",
  retire: "scarface-effect-retire",
  uncontrol: "scarface-effect-uncontrol",
  upgrade: "scarface-effect-upgrade",
  downgrade: "scarface-effect-downgrade",
  job: "scarface-effect-job",
  dealer: "scarface-effect-dealer",
  sell: "scarface-effect-sell",
  fence: "scarface-effect-fence",
  token: "scarface-effect-token",
  ring: "scarface-effect-ring",
};
const GAIN: Record<string, string> = {
  money: "scarface-effect-gain-money",
  crime: "scarface-effect-gain-crime",
  alcohol: "scarface-effect-gain-alcohol",
  guns: "scarface-effect-gain-guns",
  goods: "scarface-effect-gain-goods",
  business: "scarface-effect-gain-business",
  vehicle: "scarface-effect-gain-vehicle",
};
const LOSE: Record<string, string> = {
  money: "scarface-effect-lose-money",
  crime: "scarface-effect-lose-crime",
  alcohol: "scarface-effect-lose-alcohol",
  guns: "scarface-effect-lose-guns",
  goods: "scarface-effect-lose-goods",
  business: "scarface-effect-lose-business",
  vehicle: "scarface-effect-lose-vehicle",
};
const AT = new Set(["here", "districts", "prison"]);
const THUGS = new Set(["free_thugs", "send_thugs"]);

export class Effects {
  constructor(protected readonly say: Say) {}

  effects(effects: readonly Effect[], user: User = "self"): string {
    return this.joined(effects.map((effect) => this.effect(effect, user)));
  }

  protected joined(parts: string[]): string {
    return parts.reduce((one, other) => this.say("scarface-effect-and", { one, other }));
  }

  effect(effect: Effect, user: User = "self"): string {
    let words = this.verb(effect, user);
    if (effect.at && AT.has(effect.at)) words = this.say(`scarface-effect-at-${effect.at}`, { effect: words });
    if (effect.per) words = this.per(effect, words);
    if (effect.pay) {
      const id = effect.may ? "scarface-effect-may-pay" : "scarface-effect-pay";
      words = this.say(id, { cost: this.cost(effect.pay), effect: words });
    } else if (effect.may) words = this.say("scarface-effect-may", { effect: words });
    if (effect.if) words = this.say("scarface-effect-if", { condition: this.condition(effect.if), effect: words });
    return words;
  }

  private verb(effect: Effect, user: User): string {
    if (effect.do === "order") return this.order(effect);
    if (effect.do === "choose") return this.choose(effect, user);
    const n = effect.n ?? 1;
    const id = VERB[effect.do] ?? (n > 0 ? GAIN : LOSE)[effect.do]!;
    const who = (effect.who ?? "self") === "self" ? user : effect.who;
    const args: Args = { n: Math.abs(n), who };
    if (effect.do === "send" || (effect.do === "vehicle" && n > 0)) args["to"] = this.to(effect);
    return this.say(id, args);
  }

  private to(effect: Effect): string {
    return this.say(`scarface-effect-to-${dashed(effect.to ?? "any")}`);
  }

  private per(effect: Effect, words: string): string {
    const args = { effect: words, each: this.say(`scarface-effect-per-${dashed(effect.per!)}`) };
    if (!effect.max) return this.say("scarface-effect-per", args);
    const money = effect.do === "money" || effect.do === "steal";
    const id = money ? "scarface-effect-per-at-most-money" : "scarface-effect-per-at-most";
    return this.say(id, { ...args, most: effect.max });
  }

  private order(effect: Effect): string {
    const details: string[] = [];
    if (effect.n !== undefined) {
      if (THUGS.has(effect.id!)) details.push(this.say("scarface-effect-detail-thugs", { n: effect.n }));
      else if (effect.id === "move") details.push(this.say("scarface-effect-detail-moves", { n: effect.n }));
    }
    if (effect.to) details.push(this.to(effect));
    if (effect.max) details.push(this.say("scarface-effect-detail-goods", { n: effect.max }));
    if (effect.bonus) details.push(this.say("scarface-effect-detail-bonus", { n: effect.bonus }));
    if (effect.discount) details.push(this.say("scarface-effect-detail-discount", { n: effect.discount }));
    if (effect.nothug) details.push(this.say("scarface-effect-detail-nothug"));
    const args = { order: effect.id };
    if (!details.length) return this.say("scarface-effect-order", args);
    return this.say("scarface-effect-order-with", { ...args, details: details.join(", ") });
  }

  private choose(effect: Effect, user: User): string {
    const options = this.joined(
      effect.options!.map((option, place) =>
        this.say("scarface-effect-option", {
          number: place + 1,
          parts: option.map((part) => this.effect(part, user)).join(", "),
        }),
      ),
    );
    if (effect.times === "boss") return this.say("scarface-effect-choose-boss", { options });
    return this.say("scarface-effect-choose", { n: effect.times, options });
  }

  protected condition(condition: Condition): string {
    return this.say(`scarface-effect-if-${dashed(condition.key)}`, { n: condition.n ?? 0 });
  }

  cost(cost: Cost): string {
    return this.costs(cost).join(", ");
  }

  protected costs(cost: Cost): string[] {
    return Object.entries(cost).filter(([, n]) => n).map(([unit, n]) => this.say(`scarface-effect-cost-${unit}`, { n }));
  }

  protected passives(passives: readonly Passive[]): string {
    return this.joined(
      passives.map(({ key, n }) =>
        this.say(`scarface-effect-passive-${dashed(key)}`, { n: Math.abs(n), sign: n > 0 ? "more" : "less" }),
      ),
    );
  }
}

export function sentence(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}

function dashed(key: string): string {
  return key.replaceAll("_", "-");
}
