// What is printed on a component, line by line.

import { Effects, sentence, type Say } from "./effecttext";
import {
  cardOf, found, type ActionCard, type Card, type Components, type DealerCard, type GangCard, type Job, type News, type Raid,
  type Row, type SoloCharacteristic, type TileCard,
} from "./types";

export class Printed extends Effects {
  constructor(say: Say, private readonly components: Components) {
    super(say);
  }

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
