// Which card is which from one position to the next, so that a card can be seen moving. Nothing here knows the page.

export interface Tracked {
  id: string;
  card: string;
  /** True for a card that was nowhere before: it comes from the deck. */
  fresh: boolean;
}

export type Zones<T> = Record<string, readonly T[]>;

export class Tracker {
  private zones: Zones<Tracked> = {};
  private count = 0;

  /** The same cards as `next`, with identities: those that stayed keep theirs, then those that moved. */
  follow(next: Zones<string>): Zones<Tracked> {
    const free = new Map(Object.entries(this.zones).map(([zone, cards]) => [zone, cards.slice()]));
    const placed: Record<string, (Tracked | string)[]> = {};
    for (const [zone, cards] of Object.entries(next)) {
      placed[zone] = cards.map((card) => take(free.get(zone), card) ?? card);
    }
    const found: Record<string, Tracked[]> = {};
    for (const [zone, cards] of Object.entries(placed)) {
      found[zone] = cards.map((card) => (typeof card === "string" ? this.moved(free, card) : card));
    }
    return (this.zones = found);
  }

  private moved(free: Map<string, Tracked[]>, card: string): Tracked {
    for (const cards of free.values()) {
      const found = take(cards, card);
      if (found) return found;
    }
    return { id: `card-${this.count++}`, card, fresh: true };
  }
}

function take(cards: Tracked[] | undefined, card: string): Tracked | null {
  const index = cards?.findIndex((one) => one.card === card) ?? -1;
  return index < 0 ? null : { ...cards!.splice(index, 1)[0]!, fresh: false };
}
