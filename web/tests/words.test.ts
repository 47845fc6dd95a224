import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { dashed, nameOf, speak } from "../src/i18n/words";

function bundle(lang: string, ...files: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const file of files) {
    const path = new URL(`../../src/consigliere/locales/${lang}/${file}.ftl`, import.meta.url);
    expect(made.addResource(new FluentResource(readFileSync(path, "utf8")))).toEqual([]);
  }
  return made;
}

const english = bundle("en", "kernel", "famiglia", "page", "page-famiglia", "lafamiglia");

test("names of components and of players stand for their ids", () => {
  const args = { seat: 1, card: "M3", lay: "M2", keep: "M4" };
  expect(speak(english, "famiglia-event-recruit", args, ["Ann", "Ben"])).toBe(
    "Ben recruits Mercenary 3, lays Mercenary 2 and keeps Mercenary 4.",
  );
  expect(speak(english, "famiglia-event-pass", { seat: 0 })).toBe("Player 1 passes.");
});

test("lists are said one by one", () => {
  expect(speak(english, "famiglia-do-recruit", { card: "I3", with: ["I2", "M3"], lay: "I2", keep: "M3" })).toContain(
    "Italian 2, Mercenary 3",
  );
});

test("where kinds share an id, the argument tells", () => {
  expect(nameOf(english, "lafamiglia", "cars", "tile")).toBe("Cars");
  expect(nameOf(english, "lafamiglia", "licata")).toBe("Licata");
  expect(nameOf(english, "lafamiglia", "no such thing")).toBe("no such thing");
});

test("a brute's card says what the rulings of the table let him do", () => {
  const brute = { family: "B", value: 1, count: 3 };
  expect(speak(english, "famiglia-page-ability", { ...brute, rulings: "rulebook" })).toContain("3 cheaper this turn, down to 0");
  expect(speak(english, "famiglia-page-ability", { ...brute, rulings: "faq" })).toContain("up to 3 cheaper");
});

test("an option and its values are said in words", () => {
  expect(speak(english, "page-option", { option: "rulings" })).toBe("Rulings");
  for (const value of ["rulebook", "faq"]) expect(speak(english, "page-option-value", { value })).not.toBe(value);
});

test("an unknown text shows its id, a problem inside is told", () => {
  expect(speak(english, "nothing-at-all")).toBe("nothing-at-all");
  const reason = { message: "error-game-over", args: {}, rule: "", game: "" };
  expect(speak(english, "error-record-move", { line: 3, move: "pass", reason })).toContain("The game is over.");
});

test("what is said again is the same, and of others another", () => {
  const say = (seat: unknown, card = "M3", players = ["Ann", "Ben"]) => speak(english, "famiglia-event-take", { seat, card } as never, players);
  for (const _ of [1, 2]) {
    expect(say(0)).toBe("Ann takes Mercenary 3 into hand.");
    expect(say(1)).toBe("Ben takes Mercenary 3 into hand.");
    expect(say(0, "M3", ["Eve"])).toBe("Eve takes Mercenary 3 into hand.");
    expect(say(2)).toBe("Player 3 takes Mercenary 3 into hand.");
    expect(say("Ann", "I0")).toBe("Ann takes Italian 0 into hand.");
    expect(speak(english, "famiglia-event-take", { seat: 0, card: "M3" }, ["Ann"], (_argument, _value, name) => `<${name}>`)).toContain("<Ann>");
  }
});

test("more than is remembered can be said", () => {
  const texts = bundle("en", "famiglia");
  for (let count = 0; count < 5000; count++) expect(speak(texts, "famiglia-board-points", { count: count % 2500 })).toContain(String((count % 2500) % 1000));
});

test.each([
  ["ru", ["1 очко", "2 очка", "5 очков", "21 очко"]],
  ["pl", ["1 punkt", "2 punkty", "5 punktów", "21 punktów"]],
  ["fr", ["1 point", "2 points", "5 points", "21 points"]],
])("plural forms in %s", (lang, forms) => {
  const texts = bundle(lang, "famiglia");
  expect([1, 2, 5, 21].map((count) => speak(texts, "famiglia-board-points", { count }))).toEqual(forms);
});

test("kinds become parts of ids", () => {
  expect(dashed("plan.turn_end")).toBe("plan-turn-end");
});
