// How many decisions each of my gestures made, so that taking back takes back a whole one. Nothing here knows the page.

export class Gestures {
  private made: number[] = [];
  private undone: number[] = [];

  /** One more decision, of the gesture that goes on or of a new one. */
  begin(goesOn: boolean): void {
    const before = goesOn ? (this.made.pop() ?? 0) : 0;
    this.made.push(before + 1);
    this.undone = [];
  }

  /** The last decision was refused. */
  fail(): void {
    const left = (this.made.pop() ?? 1) - 1;
    if (left > 0) this.made.push(left);
  }

  /** How many decisions to take back. */
  back(): number {
    const decisions = this.made.pop() ?? 1;
    this.undone.push(decisions);
    return decisions;
  }

  /** How many decisions to make again. */
  again(): number {
    const decisions = this.undone.pop() ?? 1;
    this.made.push(decisions);
    return decisions;
  }

  /** What goes back otherwise is counted no more: from here on one by one. */
  forget(): void {
    this.made = [];
    this.undone = [];
  }
}
