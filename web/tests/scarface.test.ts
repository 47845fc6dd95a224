import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { Told } from "../src/api/messages";
import { speak } from "../src/i18n/words";
import { hisLastTurn, sourceOf } from "../src/scarface/journal";
import { Effects } from "../src/scarface/effecttext";
import { sectionOf } from "../src/scarface/sections";
import { fits, onBoard, standing } from "../src/scarface/standing";

const told = (message: string, args: Told["args"] = {}): Told => ({ seq: 0, message: `scarface-${message}`, args });
const choice = (notation: string, args: Record<string, unknown>) => ({ action: 0, notation, args: { verb: "x", ...args } });

describe("the Henchman's turn, retold", () => {
  const turn = [
    told("event-turn", { side: "henchman" }),
    told("event-earn", { side: "henchman", n: 1 }),
    told("henchman-plan", { cards: "C07, C04" }),
    told("henchman-consider", { card: "C07", row: 1 }),
    told("henchman-no-thug", { card: "C07", row: 1 }),
    told("henchman-consider", { card: "C04", row: 1 }),
    told("henchman-do", { card: "C04", row: 1 }),
    told("event-takeover", { tile: "loop" }),
  ];

  test("what he considered, did and skipped", () => {
    const his = hisLastTurn([told("event-turn", { side: "human" }), ...turn, told("event-turn", { side: "human" }), told("event-draw")])!;
    expect(his.cards).toEqual(["C07", "C04"]);
    expect(his.opening).toHaveLength(2);
    expect(his.considered.map(({ card, done }) => [card, done])).toEqual([["C07", false], ["C04", true]]);
    expect(his.considered[1]!.told.map(({ message }) => message)).toEqual(["scarface-henchman-do", "scarface-event-takeover"]);
  });

  test("nothing before his first turn", () => expect(hisLastTurn([told("event-number")])).toBeNull());

  test("an action whose outcome is still open", () => {
    expect(hisLastTurn(turn.slice(0, 4))!.considered[0]!.done).toBeNull();
  });
});

test("the card whose effects are carried out", () => {
  expect(sourceOf([told("event-turn"), told("event-skill", { card: "boss_capone" }), told("event-earn")])!.id).toBe("boss_capone");
  expect(sourceOf([told("event-skill", { card: "bagman" }), told("event-turn")])).toBeNull();
});

describe("what a thing stands for", () => {
  test("exactly one action, or all of a kind", () => {
    expect(standing("tile", "loop", "sell_tile")).toBe("sell_tile loop");
    expect(standing("tile", "loop", "fence_good")).toBe("fence_good loop:*");
    expect(standing("tile", "loop", "send_to")).toBeUndefined();
    expect(standing("tile", "loop", "hench_choice")).toBe("hench_choice tile:loop");
    expect(fits("fence_good loop:gun", "fence_good loop:*")).toBe(true);
    expect(fits("place_vehicle car:west", "place_vehicle *:west")).toBe(true);
    expect(fits("move_to west", "move_to southwest")).toBe(false);
  });

  test("words of their own are buttons", () => {
    expect(onBoard(choice("upgrade_what supply", { what: "supply" }))).toBe(true);
    expect(onBoard(choice("store_good supply", {}))).toBe(false);
    expect(onBoard(choice("hench_choice good:gun", { verb: "hench-choice-good", good: "gun" }))).toBe(false);
    expect(sectionOf(choice("hench_choice tile:loop", { verb: "hench-choice-tile", tile: "loop" }))).toBe("city");
    expect(onBoard(choice("act end", {}))).toBe(false);
    expect(onBoard(choice("pay_any 2", { n: 2 }))).toBe(false);
  });
});

describe("effects in words", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL("../../src/consigliere/locales/en/scarface.ftl", import.meta.url), "utf-8")));
  const effects = new Effects((id, args) => speak(bundle, id, args));

  test("conditions, prices, choices", () => {
    expect(effects.effect({ do: "muscle", n: 1, if: { key: "plan_ge", n: 3 } })).toBe("if your plan has at least 3 cards: gain 1 muscle");
    expect(effects.effect({ do: "crime", n: -1, pay: { influence: 2 }, may: true })).toBe("you may pay 2 influence: your crime falls by 1");
    expect(effects.effect({ do: "crime", n: 1 }, "his")).toBe("the Henchman’s crime rises by 1");
    expect(effects.effect({ do: "choose", times: 1, options: [[{ do: "money", n: 2 }], [{ do: "draw", n: 1 }]] })).toBe(
      "choose once: 1) gain $2; 2) draw 1 card",
    );
  });

  test("orders with details", () => {
    expect(effects.effect({ do: "order", id: "send_thugs", n: 2, to: "here" })).toBe(
      "“Send thugs to districts” (2 thugs, to the Henchman’s district)",
    );
  });
});
