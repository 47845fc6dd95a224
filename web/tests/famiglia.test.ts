import { expect, test } from "vitest";
import { inHand, inStreet } from "../src/famiglia/cards";
import { Tracker } from "../src/famiglia/track";
import { narrow } from "../src/frame/model/choices";

test("a card that stays keeps its identity, one that moves takes it along", () => {
  const tracker = new Tracker();
  const before = tracker.follow({ street: ["M0", "M0", "A1"], hand0: ["M0"], area0: [] });
  const after = tracker.follow({ street: ["M0", "B2"], hand0: ["M0", "M0"], area0: ["A1"] });
  expect(after["hand0"]![0]!.id).toBe(before["hand0"]![0]!.id);
  expect(before["street"]!.map((card) => card.id)).toContain(after["hand0"]![1]!.id);
  expect(after["area0"]![0]!.id).toBe(before["street"]![2]!.id);
  expect(after["street"]!.map((card) => card.fresh)).toEqual([false, true]);
  const ids = Object.values(after).flat().map((card) => card.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the same position twice changes nothing", () => {
  const tracker = new Tracker();
  const zones = { street: ["I1", "I1"], hand0: ["M2"] };
  const ids = (found: ReturnType<Tracker["follow"]>) => Object.values(found).flat().map((card) => card.id);
  expect(ids(tracker.follow(zones))).toEqual(ids(tracker.follow(zones)));
});

test("what is asked about when a card cannot be picked", () => {
  expect(inStreet("recruit", "I3", 0, "I2").attempt).toBe("recruit I3 with I2+I2 keep I2");
  expect(inStreet("recruit", "M4", 2, "M1").attempt).toBe("recruit M4-2 with M1+M1 keep M1");
  expect(inStreet("recruit", "M1", 1, null).attempt).toBe("recruit M1-1");
  expect(inStreet("lower", "M4", 0, "M3").attempt).toBe("lower M4 by 1");
  expect(inHand("accountant", "A2", false).attempt).toBe("play A2");
});

test("in the hand the ways to pay light up once a card is picked", () => {
  const way = { action: 1, notation: "", args: { verb: "recruit", card: "M3", with: ["M2", "M4"] } };
  expect(narrow([way], [inHand("recruit", "M2", true).where])).toEqual([way]);
  expect(narrow([way], [inHand("recruit", "M2", false).where])).toEqual([]);
});
