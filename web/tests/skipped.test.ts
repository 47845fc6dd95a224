import { expect, test } from "vitest";
import { folded } from "../src/companion/skipped";

const line = (message: string) => ({ message, args: {} });
const lines = (...messages: string[]) => messages.map((message) => line(message.length > 12 ? message : `scarface-henchman-${message}`));
const parts = (...messages: string[]) => folded(lines(...messages)).map(({ rows, lines: { length } }) => [rows, length]);

test("rows that are passed over one after the other are one part", () => {
  expect(parts("plan", "consider", "no-thug", "companion-told-consider", "hq-empty", "consider", "do", "choice")).toEqual([[0, 1], [2, 4], [0, 3]]);
});

test("a row that is still considered is not passed over", () => {
  expect(parts("consider", "no-thug", "consider")).toEqual([[1, 2], [0, 1]]);
  expect(parts()).toEqual([]);
});
