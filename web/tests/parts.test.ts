import { expect, test } from "vitest";
import type { Told } from "../src/api/messages";
import type { Part } from "../src/frame/model/board";
import { beginnings, leap } from "../src/replay/parts";

const STORY: Told[] = ["deal", "round", "act", "phase", "act", "round", "act"].map((message, seq) => ({ seq, message, args: {} }));
const part = ({ message }: Told): Part | null => (message === "round" || message === "phase" ? message : null);

test("a round begins a phase too", () => {
  expect(beginnings(STORY, part, "round")).toEqual([1, 5]);
  expect(beginnings(STORY, part, "phase")).toEqual([1, 3, 5]);
});

test("leaps go to the next beginning, and beyond the last one to the end", () => {
  const rounds = beginnings(STORY, part, "round");
  expect([0, 1, 4, 5].map((move) => leap(move, 1, rounds, 6))).toEqual([1, 5, 5, 6]);
  expect([6, 5, 2, 1].map((move) => leap(move, -1, rounds, 6))).toEqual([5, 1, 1, 0]);
});
