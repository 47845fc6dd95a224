// What a coming or running conflict can lead to, for what the viewer may know. Nothing here knows the page.

import { attackOf, planOf, type Attack, type Plan } from "./flow";
import { afterBonuses, bruteForce, certain, tactics, type Fight, type Known, type Odds } from "./odds";
import { baseValue, NEUTRAL, sameTeam, type Pack } from "./pack";
import type { Args, View } from "../api/messages";
import type { Position } from "./types";

export interface Forecast {
  attacking: number;
  defending: number;
  area: number;
  attackers: number;
  defenders: number;
  attack: number;
  defence: number;
  rows: Row[];
}

/** `what`: brute, tactics, a card, take, leave, or a number of soldati. */
export interface Row {
  what: string;
  n: number;
  odds: Odds;
}

export function forecastOf(pack: Pack, view: View<Position>): Forecast | null {
  const attack = attackOf(view.board);
  if (attack) return running(pack, view, attack);
  const plan = planOf(pack, view.board);
  return plan && mine(view, plan) && hostile(view.board, plan) ? coming(pack, view, plan) : null;
}

function mine({ seat }: View<Position>, plan: Plan): boolean {
  return seat !== null && sameTeam(seat, plan.seat);
}

function hostile(board: Position, { seat, target }: Plan): boolean {
  const holder = board.holder[target]!;
  return holder === NEUTRAL || (holder >= 0 && !sameTeam(holder, seat));
}

/** LF-132: labs and vests. */
export function defenceOf(pack: Pack, board: Position, area: number): number {
  const vests = board.orders.filter((order) => order.area === area && order.token);
  return board.labs[area]! + vests.reduce((sum, order) => sum + symbol(pack, order.token!, "vest"), 0);
}

function symbol(pack: Pack, token: string, name: string): number {
  return pack.token.get(token)!.symbols.find(({ s }) => s === name)?.n ?? 0;
}

export function attackBonus(pack: Pack, board: Position, plan: Pick<Plan, "seat" | "token" | "byBoat">, car: boolean): number {
  const player = board.players[plan.seat]!;
  const justice = baseValue(pack.family.get(player.colour!)!, "justice", player.uncovered[0]!)[0] ?? 0;
  const miniguns = board.tile_owner[plan.seat & 1]![board.tiles.indexOf("miniguns")] === plan.seat;
  return symbol(pack, plan.token, "skull") + (car ? justice : 0) + (plan.byBoat && miniguns ? pack.tile.get("miniguns")!.n : 0);
}

function fightOf(pack: Pack, board: Position, options: Args, side: number, defending: number, attackers: number, defenders: number): Fight {
  const supply = (one: number) => (one === NEUTRAL ? board.pool : board.players[one]!.supply);
  return {
    attack: { soldiers: attackers, supply: supply(side) },
    defence: { soldiers: defenders, supply: supply(defending) },
    cards: pack.components.cards,
    predictable: options["predictable_conflicts"] === "on",
  };
}

function running(pack: Pack, view: View<Position>, attack: Attack): Forecast {
  const { board, seat } = view;
  const { attackers, defenders, attacker, defender } = attack;
  const fight = fightOf(pack, board, view.options, attack.side, attack.defending, attackers, defenders);
  const mine = seat === attacker ? 0 : seat === defender ? 1 : null;
  const chosen: [string | null, string | null] = [board.cards[0] ?? null, board.cards[1] ?? null];
  if (mine !== null && seat !== null) chosen[mine] ??= board.answered[seat] ?? null;
  const known: Known = { cards: chosen, attackerTakes: attack.attackerTakes };
  return {
    attacking: attack.side,
    defending: attack.defending,
    area: attack.area,
    attackers,
    defenders,
    attack: attack.bonus,
    defence: defenceOf(pack, board, attack.area),
    rows: rows(view, fight, known, mine),
  };
}

function rows(view: View<Position>, fight: Fight, known: Known, mine: 0 | 1 | null): Row[] {
  const kind = view.decisions.find((decision) => decision.seat === view.seat)?.kind ?? view.decisions[0]?.kind;
  if (kind === "fight.card" && mine !== null && known.cards![mine] === null) {
    return fight.cards.map(({ id }) => {
      const cards: [string | null, string | null] = [null, null];
      cards[mine] = id;
      return { what: id, n: 0, odds: tactics(fight, { ...known, cards }) };
    });
  }
  if (kind === "fight.take" && mine !== null && view.decisions.some((decision) => decision.seat === view.seat)) {
    const says = mine === 0 ? "attackerTakes" : "defenderTakes";
    return ["take", "leave"].map((what) => ({ what, n: 0, odds: tactics(fight, { ...known, [says]: what === "take" }) }));
  }
  const cards: Row = { what: "tactics", n: 0, odds: tactics(fight, known) };
  if (kind !== "fight.mode") return [cards];
  return [cards, { what: "brute", n: 0, odds: certain(bruteForce(fight.attack.soldiers, fight.defence.soldiers)) }];
}

const MOST = 6;

/** How many soldati to send: brute force and tactics for each number that makes a difference. */
function coming(pack: Pack, view: View<Position>, plan: Plan): Forecast {
  const { board } = view;
  const declared = plan.soldiers > 0;
  const car = plan.carElsewhere || (declared ? plan.car : plan.mayTakeCar);
  const attack = attackBonus(pack, board, plan, car);
  const defence = defenceOf(pack, board, plan.target);
  const defenders = board.soldiers[plan.target]!;
  const left = afterBonuses(defenders, attack, defence);
  const most = declared ? plan.soldiers : board.soldiers[plan.origin]!;
  const least = declared ? most : Math.max(1, Math.min(most - MOST + 1, left));
  const numbers = Array.from({ length: Math.min(MOST, most - least + 1) }, (_, n) => least + n);
  const defending = board.holder[plan.target]!;
  return {
    attacking: plan.seat,
    defending,
    area: plan.target,
    attackers: most,
    defenders,
    attack,
    defence,
    rows: numbers.map((n) => {
      const sent = n + plan.joined;
      const odds = left === 0
        ? certain({ attackers: sent, defenders: 0 })
        : tactics(fightOf(pack, board, view.options, plan.seat, defending, sent, left));
      return { what: "send", n, odds };
    }),
  };
}
