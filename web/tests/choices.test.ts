import { expect, test } from "vitest";
import type { Choice } from "../src/frame/model/board";
import { countable, fits, inOrder, offered, proposed, withDigits } from "../src/frame/model/buttons";
import { afterPick, grouped, idsIn, matches, narrow, wheres } from "../src/frame/model/choices";
import { Gestures } from "../src/frame/model/gestures";

const choice = (action: number, args: Choice["args"], declines = false): Choice => ({ action, notation: `a${action}`, args, declines });
const pass = choice(0, { verb: "pass" }, true);
const free = choice(1, { verb: "recruit-free", card: "M0" });
const paid = choice(2, { verb: "recruit", card: "M3", with: ["M2", "M4"], keep: "M4" });
const other = choice(3, { verb: "recruit", card: "M3", with: ["M2", "M4"], keep: "M2" });
const all = [pass, free, paid, other];

test("arguments match by value, lists in order", () => {
  expect(matches(paid, { card: "M3", with: ["M2", "M4"] })).toBe(true);
  expect(matches(paid, { with: ["M4", "M2"] })).toBe(false);
  expect(narrow(all, [(one) => one.args["keep"] === "M2"])).toEqual([other]);
});

test("a pick narrows what was picked, or starts anew", () => {
  const first = afterPick(all, [], { where: { card: "M3" }, key: "street-0" });
  const second = afterPick(all, first, { where: { keep: "M4" }, key: "hand-1" });
  expect(narrow(all, wheres(second))).toEqual([paid]);
  expect(afterPick(all, second, { where: { card: "M0" }, key: "street-1" })).toHaveLength(1);
});

test("ids of events and choices are the pieces that glow", () => {
  expect([...idsIn([paid])]).toEqual(["M3", "M2", "M4"]);
});

test("buttons are what is not on the board, or what is left of a pick", () => {
  const onBoard = (one: Choice) => "card" in one.args;
  expect(offered(all, all, false, onBoard)).toEqual([pass]);
  expect(offered(all, [paid, other], true, onBoard)).toEqual([paid, other]);
  expect(fits(all)).toBe(true);
});

test("numbers are taken by their own digit, the rest by place", () => {
  const counts = [2, 3, 12].map((n) => choice(n, { verb: "count", n }));
  expect(withDigits(counts).map((one) => one.digit)).toEqual(["2", "3", ""]);
  expect(withDigits([free, paid]).map((one) => one.digit)).toEqual(["1", "2"]);
});

test("declining is never the first button nor on key 1, and numbers stand in ascending order", () => {
  expect(offered(all, all, false, () => false)).toEqual([free, paid, other, pass]);
  expect(withDigits(inOrder([pass, free])).map((one) => one.digit)).toEqual(["1", "0"]);
  expect(withDigits([pass]).map((one) => one.digit)).toEqual(["0"]);
  const counts = [3, 1, 2, 0].map((n) => choice(n, { verb: "count", n }, n === 0));
  expect(inOrder(counts).map((one) => one.args["n"])).toEqual([1, 2, 3, 0]);
  expect(withDigits(inOrder(counts)).map((one) => one.digit)).toEqual(["1", "2", "3", "0"]);
});

test("of numbers the one that the game names first is set, unless it declines", () => {
  const counts = [3, 1, 2].map((n) => choice(n, { verb: "count", n }));
  expect(proposed(inOrder(counts), counts).args["n"]).toBe(3);
  const gifts = [0, 1, 2].map((n) => choice(n, { verb: "gift", n }, n === 0));
  expect(proposed(inOrder(gifts), gifts).args["n"]).toBe(1);
});

test("one amount beside declining is not counted", () => {
  const gifts = [0, 1, 2].map((n) => choice(n, { verb: "gift", n }, n === 0));
  expect(countable(gifts)).toBe(true);
  expect(countable(gifts.slice(0, 2))).toBe(false);
  expect(countable([free, paid])).toBe(false);
});

test("a gesture of several decisions goes back, and comes again, as one", () => {
  const gestures = new Gestures();
  [false, true, true, false].forEach((goesOn) => gestures.begin(goesOn));
  expect([gestures.back(), gestures.back(), gestures.back()]).toEqual([1, 3, 1]);
  expect([gestures.again(), gestures.again(), gestures.again()]).toEqual([1, 3, 1]);
  gestures.begin(false);
  gestures.begin(true);
  gestures.fail();
  expect(gestures.back()).toBe(1);
  gestures.forget();
  expect(gestures.back()).toBe(1);
});

test("choices are found by words or notation and keep their order", () => {
  const words = (one: Choice) => String(one.args["verb"]);
  const groups = grouped(all, (one) => String(one.args["card"] ?? ""), words, "RECRUIT");
  expect(groups.map((group) => [group.title, group.choices.length])).toEqual([["M0", 1], ["M3", 2]]);
  expect(grouped(all, () => "", words, "a3")[0]?.choices).toEqual([other]);
});
