// Marks drawn for the partner, as lines of the team's sketch channel. Nothing here knows the page.

export interface Sketch {
  seat: number;
  from: string;
  /** The same as `from`: a mark. */
  to: string;
}

/** What is drawn after all these lines: the same line again takes a mark back, `clear` takes all of its seat. */
export function drawnSketches(lines: readonly { seat: number; text: string }[], known: (area: string) => boolean): Sketch[] {
  let drawn: Sketch[] = [];
  for (const { seat, text } of lines) {
    const [what, from = "", to = from] = text.split(" ");
    if (what === "clear") drawn = drawn.filter((sketch) => sketch.seat !== seat);
    if (what !== "draw" || !known(from) || !known(to)) continue;
    const left = drawn.filter((sketch) => sketch.seat !== seat || sketch.from !== from || sketch.to !== to);
    drawn = left.length < drawn.length ? left : [...drawn, { seat, from, to }];
  }
  return drawn;
}

export function sketchText(from: string, to: string): string {
  return from === to ? `draw ${from}` : `draw ${from} ${to}`;
}
