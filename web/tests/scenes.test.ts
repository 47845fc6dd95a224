import { describe, expect, test } from "vitest";
import type { Told, View } from "../src/api/messages";
import { parts } from "../src/frame/model/scenes";

const told = (message: string): Told => ({ seq: 1, message, args: {} });
const end = {
  phase: "human", decisions: [{ seat: 0, kind: "act", rule: "SF-48" }], legal: [[1, "act end", {}]], returns: [1],
  board: { money: 9, tiles: ["mine", "his"], crime: 2 },
} as unknown as View;

describe("a step in parts", () => {
  test("one without positions on the way is one part, which leads to the end", () => {
    const events = [told("a"), told("b")];
    expect(parts(end, events, [])).toEqual([{ view: end, events }]);
  });

  test("each part has its events and the board after them; nobody is asked on the way", () => {
    const events = ["a", "b", "c", "d"].map(told);
    const [first, second, last] = parts(end, events, [
      { events: 1, phase: "henchman", board: { tiles: ["mine", "mine"] } },
      { events: 3, phase: "henchman", board: { money: 4 } },
    ]);
    expect([first, second, last].map((part) => part!.events.map(({ message }) => message))).toEqual([["a"], ["b", "c"], ["d"]]);
    expect(first!.view.board).toEqual({ money: 9, tiles: ["mine", "mine"], crime: 2 });
    expect(second!.view.board).toEqual({ money: 4, tiles: ["mine", "his"], crime: 2 });
    expect(second!.view).toMatchObject({ phase: "henchman", decisions: [], legal: [], returns: null });
    expect(last!.view).toBe(end);
  });
});
