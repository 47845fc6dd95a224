import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseRules, searchRules } from "../src/rules/markdown";

const read = (game: string) =>
  parseRules(readFileSync(new URL(`../../docs/rules/en/${game}.md`, import.meta.url), "utf8"));

test.each([["famiglia", "F", 29], ["lafamiglia", "LF", 150], ["scarface", "SF", 150]])(
  "every rule of %s has its anchor, once",
  (game, letters, least) => {
    const rules = read(game).flatMap((block) => block.rules);
    expect(new Set(rules).size).toBe(rules.length);
    expect(rules.length).toBeGreaterThanOrEqual(least as number);
    for (let number = 1; number <= (least as number); number++) expect(rules).toContain(`${letters}-${number}`);
  },
);

test("a rule runs over several lines, mentions are links", () => {
  const [block] = parseRules("- **F-9** He may repeat\n  this (F-8).");
  expect(block!.words).toBe("f-9 he may repeat this (f-8).");
  expect(block!.rules).toEqual(["F-9"]);
  expect(block!.inlines.filter((part) => part.kind === "rule")).toHaveLength(2);
});

test("tables, code and headings", () => {
  const blocks = parseRules("# One\n\n| a | b |\n|---|---|\n| `c` | **d** |\n\n```\nx = 1\n```\n");
  expect(blocks.map((block) => block.kind)).toEqual(["heading", "table", "code"]);
  expect(blocks[1]!.rows).toHaveLength(2);
});

test("searching keeps the headings of what is found", () => {
  const found = searchRules(read("famiglia"), "joker mercenary");
  expect(found.some((block) => block.rules.includes("F-19"))).toBe(true);
  expect(found[0]!.kind).toBe("heading");
  expect(searchRules(read("famiglia"), "zeppelin")).toEqual([]);
});
