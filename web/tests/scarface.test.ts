import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { Args, Told } from "../src/api/messages";
import { speak } from "../src/i18n/words";
import { hisLastTurn } from "../src/scarface/henchman/journal";
import { boardLines, lines, said, skillOf } from "../src/scarface/phrases";
import { sectionOf } from "../src/scarface/sections";
import { fits, onBoard, standing } from "../src/scarface/things";
import { standings, verdict } from "../src/scarface/standings";
import { gangs, type ScarfaceTable } from "../src/scarface/types";

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

describe("phrases in words", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL("../../src/consigliere/locales/en/scarface.ftl", import.meta.url), "utf-8")));
  const phrase = (id: string, args: Record<string, unknown> = {}) => ({ message: `scarface-effect-${id}`, args });
  const draw = phrase("draw", { n: 1, who: "self" });
  const texts = {
    card: { bagman: { lines: [phrase("points", { type: "violence", points: [phrase("cost-muscle", { n: 2 }), phrase("cost-influence", { n: 1 })] })], skill: draw } },
    associate: { forger: { lines: [phrase("skill", { effects: draw })] } },
    gang: { outfit: { values: { crew: phrase("characteristic", { what: "crew", values: "4/5" }) }, levels: { crew: [phrase("level", { level: 2, cost: [phrase("cost-any", { n: 3 })] })] }, solo: { crew: [] } } },
  };
  const table = { say: (id: string, args?: Args) => speak(bundle, id, args), components: { texts } } as unknown as ScarfaceTable;

  test("the inner ones first, commas in lists, a capital at the start", () => {
    expect(said(table, phrase("and", { one: draw, other: phrase("ring", { who: "self" }) }))).toMatch(/^Draw 1 card; /);
    expect(lines(table, "card", "bagman")[0]).toContain("2 muscle, 1 influence");
    expect(skillOf(table, "bagman", "skill")).toBe("Draw 1 card");
    expect(skillOf(table, "bagman", "combo")).toBe("");
  });

  test("an associate is found in the human's deck", () => expect(lines(table, "card", "forger")).toEqual(["Skill: draw 1 card."]));

  test("a gang board by characteristic", () => {
    const [line] = boardLines(table, "outfit", "levels");
    expect(line).toContain("4/5");
    expect(line).toContain("3 points");
    expect(boardLines(table, "outfit", "solo")[0]).not.toContain("3 points");
  });
});

describe("how the gangs stand", () => {
  const gang = (side: string, seat: number | null, money: number) => ({ side, seat, gang: "mob", money, stars: 1 });
  const tableOf = (board: object, seat: number | null, journal: Told[] = []) => ({
    seat, view: { value: { board } }, players: { value: ["Anna", "Boris", "Clara"] }, journal: { value: journal },
    say: (id: string, args: Args = {}) => `${id} ${Object.values(args)}`.trim(), name: (id: string) => id,
  }) as unknown as ScarfaceTable;
  const alone = { human: gang("human", 0, 5), rival: gang("henchman", null, 7), others: [], totals: [6, 8], outlook: { decided: { by: "total" } } };
  const company = {
    human: gang("human2", 0, 9), rival: gang("henchman", null, 7), others: [{ gang: gang("human", 2, 9) }, { gang: gang("human3", 1, 3) }],
    totals: [10, 8, 10, 4], outlook: { decided: null },
  };

  test("alone: the boss and the Henchman", () => {
    expect(standings(tableOf(alone, 0)).map(({ name, mine, ahead }) => [name, mine, ahead])).toEqual([["Anna", true, false], ["henchman", false, true]]);
    expect(verdict(tableOf(alone, 0, [told("event-winner", { side: "henchman" })]))).toBe("scarface-page-decided is_total");
  });

  test("in company: all, in turn order with the Henchman second, by the names of who plays them; equals lead nobody", () => {
    const found = standings(tableOf(company, 0));
    expect(found.map(({ key, name, mine, ahead }) => [key, name, mine, ahead])).toEqual([
      ["human", "Clara", false, false], ["henchman", "henchman", false, false], ["human2", "Anna", true, false], ["human3", "Boris", false, false],
    ]);
    expect(found.map(({ figures }) => figures[0]!.value)).toEqual(company.totals);
    expect(gangs(company as never).map(({ seat }) => seat)).toEqual([2, null, 0, 1]);
  });

  test("a shared win names everybody who won", () => {
    const journal = [told("event-winner", { side: 2 }), told("event-winner", { side: 0 })];
    expect(verdict(tableOf(company, 0, journal))).toBe("scarface-event-winner 2 scarface-event-winner 0");
  });
});
