// What is printed on a component, line by line, made from the effect language in the language of the reader.

import type { Args } from "../api/messages";
import {
  cardOf, found, type ActionCard, type Card, type Components, type Condition, type Cost, type DealerCard, type Effect,
  type GangCard, type Job, type News, type Passive, type Raid, type Row, type SoloCharacteristic, type TileCard,
} from "./types";

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

export class Printed {
  constructor(private readonly say: Say, private readonly components: Components) {}

  /** The lines of one component; `table` as in the pack. */
  lines(table: string, id: string): string[] {
    return this.phrases(table, id).map(sentence);
  }

  private phrases(table: string, id: string): string[] {
    if (table === "card" || table === "associate") {
      const card = cardOf(this.components, id);
      return card ? this.card(card) : [];
    }
    const record = found(this.components, table as "tile", id) as unknown;
    if (!record) return [];
    switch (table) {
      case "tile": return [this.face(record as TileCard, "day"), this.face(record as TileCard, "night")];
      case "dealer": return [this.dealer(record as DealerCard)];
      case "job": return this.job(record as Job);
      case "raid": return this.raid(record as Raid);
      case "news": return this.news(record as News);
      case "action": return this.action(record as ActionCard);
      case "gang": return this.gang(record as GangCard);
      default: return [];
    }
  }

  // Effects

  effects(effects: readonly Effect[], user: User = "self"): string {
    return this.joined(effects.map((effect) => this.effect(effect, user)));
  }

  private joined(parts: string[]): string {
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

  private condition(condition: Condition): string {
    return this.say(`scarface-effect-if-${dashed(condition.key)}`, { n: condition.n ?? 0 });
  }

  cost(cost: Cost): string {
    return this.costs(cost).join(", ");
  }

  private costs(cost: Cost): string[] {
    return Object.entries(cost).filter(([, n]) => n).map(([unit, n]) => this.say(`scarface-effect-cost-${unit}`, { n }));
  }

  private passives(passives: readonly Passive[]): string {
    return this.joined(
      passives.map(({ key, n }) =>
        this.say(`scarface-effect-passive-${dashed(key)}`, { n: Math.abs(n), sign: n > 0 ? "more" : "less" }),
      ),
    );
  }

  // Components

  face(record: TileCard, side: "day" | "night"): string {
    const { alcohol, guns, profit, defence } = record[side];
    const id = side === "day" ? "scarface-effect-tile-day" : "scarface-effect-tile-night";
    const storage = side === "day" ? record.storage_day : record.storage_night;
    return this.say(id, { needs: this.cost({ alcohol, guns }), profit, defence, storage });
  }

  private dealer(record: DealerCard): string {
    const goods = this.costs({ alcohol: record.alcohol, guns: record.guns, either: record.either }).join(", ");
    const { muscle, storage, spaces } = record;
    return this.say("scarface-effect-dealer-card", { goods, muscle, storage, spaces });
  }

  private card(record: Card): string[] {
    const { type, muscle, influence } = record;
    const lines: string[] = [];
    if (record.stars) lines.push(this.say("scarface-effect-hire", { stars: record.stars, cost: this.hire(record) }));
    lines.push(this.say("scarface-effect-points", { type, points: this.cost({ muscle, influence }) }));
    if (record.skill.length) lines.push(this.say("scarface-effect-skill", { effects: this.effects(record.skill) }));
    if (record.combo) {
      const effects = this.effects(record.combo.skill);
      lines.push(this.say("scarface-effect-combo", { type: record.combo.type, effects }));
    }
    return lines;
  }

  /** What hiring an associate costs, without what the news add. */
  hire(record: Card): string {
    const price = found(this.components, "order", "hire_associate")!.cost[record.stars! - 1]!;
    return this.cost({ [record.pay!]: price });
  }

  private job(record: Job): string[] {
    const lines = [this.say("scarface-effect-job-cost", { cost: this.cost(record.cost) })];
    if (record.need.length) {
      const conditions = record.need.map((need) => this.condition(need)).join(", ");
      lines.push(this.say("scarface-effect-job-need", { conditions }));
    }
    if (record.effects?.length) lines.push(this.say("scarface-effect-job-effects", { effects: this.effects(record.effects) }));
    if (record.passive?.length) lines.push(this.say("scarface-effect-job-passive", { effects: this.passives(record.passive) }));
    return lines;
  }

  private raid(record: Raid): string[] {
    const lines = [this.say("scarface-effect-raid", { effects: this.effects(record.effects, "raided") })];
    if (record.hard.length) {
      const args = { n: this.components.crime_track.hard_at, effects: this.effects(record.hard, "raided") };
      lines.push(this.say("scarface-effect-raid-hard", args));
    }
    return lines;
  }

  private news(record: News): string[] {
    const lines: string[] = [];
    if (record.now.length) lines.push(this.say("scarface-effect-news-now", { effects: this.effects(record.now) }));
    if (record.passive.length) lines.push(this.say("scarface-effect-news-passive", { effects: this.passives(record.passive) }));
    return lines.length ? lines : [this.say("scarface-effect-nothing")];
  }

  private action(record: ActionCard): string[] {
    const { power, move } = record;
    return [this.say("scarface-effect-action", { power, move }), ...record.rows.map((row, place) => this.row(row, place + 1))];
  }

  private row(row: Row, number: number): string {
    const args = { number, effects: this.effects(row.act, "his") };
    if (!row.bonus) return this.say("scarface-effect-row", args);
    return this.say("scarface-effect-row-bonus", { ...args, bonus: row.bonus });
  }

  private gang(record: GangCard): string[] {
    return record.human.flatMap((item) => [
      this.say("scarface-effect-characteristic", { what: item.id, values: item.values.join("/") }),
    ]);
  }

  /** What each level after the first costs the human. */
  levels(gang: GangCard, what: string): string[] {
    const item = gang.human.find(({ id }) => id === what)!;
    return item.cost.map(({ points, money }, place) =>
      this.say("scarface-effect-level", { level: place + 2, cost: this.cost({ [item.stat]: points, money }) }),
    );
  }

  /** What the Henchman needs for each level after the first, and what reaching it brings. */
  soloLevels(item: SoloCharacteristic): string[] {
    return item.req.map(({ power, money }, place) => {
      const args = { level: place + 2, power, money };
      const reach = item.on_reach?.[place];
      if (!reach?.length) return this.say("scarface-effect-solo-level", args);
      return this.say("scarface-effect-solo-level-reach", { ...args, effects: this.effects(reach, "his") });
    });
  }
}

export function sentence(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}

function dashed(key: string): string {
  return key.replaceAll("_", "-");
}
