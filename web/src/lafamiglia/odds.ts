// How a conflict can end (LF-132 to LF-143): every way the cards can fall, each counted once. Nothing here knows the page.

export interface Side {
  soldiers: number;
  /** Soldiers that a Traitor can bring in. */
  supply: number;
}

export interface Known {
  /** The card of the attacker and of the defender, where the viewer knows it. */
  cards?: [string | null, string | null];
  attackerTakes?: boolean | undefined;
  defenderTakes?: boolean | undefined;
}

export interface Fight {
  attack: Side;
  defence: Side;
  cards: readonly { id: string; step: number; n: number }[];
  /** LF-165 */
  predictable: boolean;
}

export interface Odds {
  ways: number;
  /** Ways in which the attacker takes the area, the area is empty, the defender stays. */
  taken: number;
  empty: number;
  held: number;
  /** Soldiers left, on average. */
  attackers: number;
  defenders: number;
}

interface End {
  attackers: number;
  defenders: number;
}

/** LF-132: defenders left after the bonuses. */
export function afterBonuses(defenders: number, attack: number, defence: number): number {
  return defenders - Math.min(defenders, Math.max(0, attack - defence));
}

/** LF-134, LF-142 */
export function bruteForce(attackers: number, defenders: number): End {
  return knockOut(attackers - Math.min(2, attackers), defenders);
}

export function tactics(fight: Fight, known: Known = {}): Odds {
  const [mine, theirs] = known.cards ?? [null, null];
  const ends: End[] = [];
  for (const one of choose(fight, mine)) {
    for (const other of choose(fight, theirs)) {
      for (const attackerTakes of flags(known.attackerTakes)) {
        for (const defenderTakes of flags(known.defenderTakes)) {
          ends.push(played(fight, one, other, attackerTakes, defenderTakes));
        }
      }
    }
  }
  return summed(ends);
}

/** A single certain end, told like odds. */
export function certain(end: End): Odds {
  return summed([end]);
}

function choose(fight: Fight, card: string | null): string[] {
  return card === null ? fight.cards.map(({ id }) => id) : [card];
}

function flags(known: boolean | undefined): boolean[] {
  return known === undefined ? [false, true] : [known];
}

function played(fight: Fight, mine: string, theirs: string, attackerTakes: boolean, defenderTakes: boolean): End {
  const before: string[][] = [defenderTakes ? [] : [mine], attackerTakes ? [] : [theirs]];
  if (attackerTakes) before[0]!.push(theirs);
  if (defenderTakes) before[1]!.push(mine);
  const sides: [Side, Side] = [{ ...fight.attack }, { ...fight.defence }];
  const steps = [...new Set(fight.cards.map(({ step }) => step))].sort();
  for (const step of steps) {
    for (const side of [0, 1] as const) {
      for (const id of fight.predictable ? new Set(before[side]) : before[side]!) {
        const card = fight.cards.find((one) => one.id === id)!;
        if (card.step === step) work(sides, side, card.n, step === 1);
      }
    }
  }
  return knockOut(sides[0].soldiers, sides[1].soldiers);
}

/** LF-139, LF-140: for a Traitor enemies go and own soldiers come, each as far as they can; a Coward lets own ones run. */
function work(sides: [Side, Side], side: 0 | 1, n: number, traitor: boolean): void {
  const own = sides[side];
  const enemy = sides[side === 0 ? 1 : 0];
  if (!traitor) {
    own.soldiers -= Math.min(n, own.soldiers);
    return;
  }
  const gone = Math.min(n, enemy.soldiers);
  const come = Math.min(n, own.supply);
  enemy.soldiers -= gone;
  enemy.supply += gone;
  own.soldiers += come;
  own.supply -= come;
}

function knockOut(attackers: number, defenders: number): End {
  const fallen = Math.min(attackers, defenders);
  return { attackers: attackers - fallen, defenders: defenders - fallen };
}

function summed(ends: readonly End[]): Odds {
  const count = (test: (end: End) => boolean) => ends.filter(test).length;
  const mean = (of: (end: End) => number) => ends.reduce((sum, end) => sum + of(end), 0) / ends.length;
  return {
    ways: ends.length,
    taken: count((end) => end.attackers > 0),
    empty: count((end) => end.attackers === 0 && end.defenders === 0),
    held: count((end) => end.defenders > 0),
    attackers: mean((end) => end.attackers),
    defenders: mean((end) => end.defenders),
  };
}
