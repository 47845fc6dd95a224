import { batch, computed, signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { View } from "../src/api/messages";
import type { Pick } from "../src/frame/model/board";
import { following } from "../src/frame/model/following";

const view = (seq: number, kind: string, legal: View["legal"], seat = 0): View => ({
  game: "lafamiglia", rules: "", pack: "", options: {}, seat: 0, seq, phase: "", decisions: [{ seat, kind, rule: "" }], legal,
  board: null, returns: null, declines: [],
});
const TURN = view(1, "plan.turn", [[10, "plan.turn use", {}], [11, "plan.turn gain:church", {}]]);
const DISC = view(2, "plan.disc", [[20, "plan.disc church red", {}], [21, "plan.disc two red", {}]]);
const CELL = view(3, "plan.cell", [[30, "plan.cell s1-01", { cell: "s1-01" }], [31, "plan.cell s1-02", { cell: "s1-02" }]]);
const CHAIN = ["plan.turn use", "plan.disc two red", { where: { cell: "s1-02" }, key: "cell-s1-02" }] as const;

/** Who answers a choice with the next of these views. */
function playing(...views: View[]) {
  const now = signal(views[0]!);
  const settled = signal(true);
  const played: [number, boolean][] = [];
  const left: Pick[] = [];
  const gesture = following({
    view: now, settled, asked: computed(() => settled.value && now.value.decisions[0]!.seat === 0),
    play: (action, goesOn) => (played.push([action, goesOn]), (settled.value = false)), leave: (pick) => left.push(pick),
  });
  const answer = () => batch(() => ((now.value = views[views.indexOf(now.value) + 1] ?? now.value), (settled.value = true)));
  return { ...gesture, played, left, answer };
}

test("a gesture takes its decisions one after the other, and nothing is asked meanwhile", () => {
  const { follow, busy, played, answer } = playing(TURN, DISC, CELL, view(4, "plan.part", [[40, "plan.part order", {}]]));
  follow(CHAIN);
  expect(played).toEqual([[10, false]]);
  answer();
  expect(busy.value).toBe(true);
  answer();
  expect(played).toEqual([[10, false], [21, true], [31, true]]);
  answer();
  expect([busy.value, played.length]).toEqual([false, 3]);
});

test("what is not asked as expected drops the rest of a gesture", () => {
  const other = playing(TURN, view(2, "plan.cell", CELL.legal), CELL);
  other.follow(CHAIN);
  other.answer();
  expect(other.busy.value).toBe(false);
  other.answer();
  expect(other.played).toEqual([[10, false]]);
  const theirs = playing(TURN, view(2, "plan.turn", [], 1), DISC);
  theirs.follow(CHAIN);
  theirs.answer();
  theirs.answer();
  expect(theirs.played).toEqual([[10, false]]);
  const refused = playing(TURN);
  refused.follow(CHAIN);
  refused.answer();
  expect([refused.played.length, refused.busy.value]).toEqual([1, false]);
});

test("a gesture that ends at several choices leaves them to be chosen from", () => {
  const ways = view(3, "move.target", [[50, "move.target land:enna", { area: "enna" }], [51, "move.target boat:enna", { area: "enna" }]]);
  const { follow, played, left, answer } = playing(TURN, ways);
  follow(["plan.turn use", { where: { area: "enna" }, key: "area-enna" }]);
  answer();
  expect([played.length, left]).toEqual([1, [{ where: { area: "enna" }, key: "area-enna" }]]);
});
