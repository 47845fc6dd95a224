import { expect, test } from "vitest";
import { answered, nextPuzzle } from "../src/puzzles/progress";

const NONE = { solved: [], streak: 0, best: 0 };

test("right answers in a row are counted, and the most there were", () => {
  const three = [1, 2, 3].reduce((before, puzzle) => answered(before, puzzle, true), NONE as Parameters<typeof answered>[0]);
  expect(three).toEqual({ solved: [1, 2, 3], streak: 3, best: 3 });
  expect(answered(three, 4, false)).toEqual({ solved: [1, 2, 3], streak: 0, best: 3 });
  expect(answered(three, 2, true).solved).toEqual([1, 2, 3]);
});

test("the next puzzle is one that is not solved", () => {
  expect(nextPuzzle(NONE, 3)).toBe(1);
  expect(nextPuzzle({ ...NONE, solved: [1, 3] }, 3, 3)).toBe(2);
  expect(nextPuzzle({ ...NONE, solved: [2] }, 3, 1)).toBe(3);
  expect(nextPuzzle({ ...NONE, solved: [1, 2, 3] }, 3)).toBe(null);
});
