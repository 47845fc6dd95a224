// What has been said, found again by what it was made of: every picture of a table says nearly the same as the one before, and
// finding it makes nothing that has to be cleared away.

export interface Said {
  text?: string;
  further?: Map<unknown, Said>;
}

const MOST = 2000;

export class Sayings {
  private root: Said = {};
  private count = 0;

  /** What was made of a message or a name; `on` goes on from there. */
  of(id: string): Said {
    return on(this.root, id);
  }

  keep(said: Said, text: string): string {
    if (++this.count > MOST) [this.root, this.count] = [{}, 0];
    return (said.text = text);
  }
}

export function on(said: Said, what: unknown): Said {
  let next = said.further?.get(what);
  if (!next) (said.further ??= new Map()).set(what, (next = {}));
  return next;
}
