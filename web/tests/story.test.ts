import { expect, test } from "vitest";
import type { Told } from "../src/api/messages";
import { apart, turningPoints, turnsOf } from "../src/frame/model/course";
import { chaptersOf, growing, has, linesOf, sinceTurnOf, type Teller } from "../src/frame/model/story";
import { tellerOf } from "../src/famiglia/story";
import { fightsOf } from "../src/lafamiglia/reading/fights";
import { tellerOf as tellerOfSicily } from "../src/lafamiglia/story";
import { teller as scarface } from "../src/scarface/story";
import { HIS_SEAT } from "../src/scarface/types";

const told = (seq: number, message: string, args: Told["args"] = {}, undone?: number[]): Told => ({ seq, message, args, ...(undone ? { undone } : {}) });
const plain: Teller = {
  opens: (_, last) => has(last, "end"),
  by: ({ args }) => (args["seat"] as number | undefined) ?? null,
  minor: ({ message }) => message === "detail",
  tale: () => null,
};
const turn = (seq: number, seat: number) => [told(seq, "act", { seat }), told(seq, "end", { seat })];

test("events become turns, each of whoever acts in it", () => {
  const chapters = chaptersOf([...turn(1, 0), ...turn(2, 1), ...turn(3, 2)], plain);
  expect(chapters.map(({ who, events }) => [who, events.length])).toEqual([[0, 2], [1, 2], [2, 2]]);
});

test("of a journal that grows all but the last chapter stay the same objects; what is taken back and another journal are read anew", () => {
  const grown = growing(plain);
  const journal: Told[] = [];
  let before = grown(journal);
  for (const event of [...turn(1, 0), ...turn(2, 1), told(3, "act", { seat: 2 }), told(4, "detail"), told(5, "table-undone", {}, [3, 1]), ...turn(6, 2)]) {
    journal.push(event);
    const now = grown(journal.slice());
    expect(now).toEqual(chaptersOf(journal, plain));
    if (!event.undone) expect(before.slice(0, -1).every((chapter, place) => chapter === now[place])).toBe(true);
    before = now;
  }
  for (const other of [journal.slice(0, 3), turn(1, 1), []]) expect(grown(other)).toEqual(chaptersOf(other, plain));
});

test("what the others did since my turn, also while I play", () => {
  const chapters = chaptersOf([...turn(1, 0), ...turn(2, 1), ...turn(3, 2), told(4, "act", { seat: 0 })], plain);
  expect(sinceTurnOf(0, chapters).map(({ who }) => who)).toEqual([1, 2]);
  expect(sinceTurnOf(2, chapters).map(({ who }) => who)).toEqual([0]);
  expect(sinceTurnOf(null, chapters).map(({ who }) => who)).toEqual([0]);
});

test("what was taken back is no part of the turn any more, and stays as a line", () => {
  const [chapter] = chaptersOf([told(1, "act", { seat: 0 }), told(2, "end", { seat: 0 }), told(3, "table-undone", { seat: 0 }, [2])], plain);
  expect(chapter!.valid.map(({ message }) => message)).toEqual(["act"]);
  expect(linesOf(chapter!).map(({ event, undone }) => [event.message, undone])).toEqual([["act", false], ["end", true], ["table-undone", false]]);
});

test("the same line three times is one with a count", () => {
  const again = [1, 2, 3].map((seq) => told(seq, "act", { seat: 0, area: "enna" }));
  const [chapter] = chaptersOf([...again, told(4, "act", { seat: 0, area: "gela" })], plain);
  expect(linesOf(chapter!).map(({ times }) => times)).toEqual([3, 1]);
});

test("a turn of Famiglia says what was recruited and what it brought", () => {
  const teller = tellerOf({ cards: [{ id: "B1", points: 1, prov: "", prices: [] }] });
  const events = [
    told(1, "famiglia-event-discard", { seat: 1, card: "I2" }), told(1, "famiglia-event-deal", { card: "M1" }),
    told(2, "famiglia-event-recruit", { seat: 1, card: "B1", lay: "B0", keep: "B0" }), told(2, "famiglia-event-deal", { card: "A1" }),
  ];
  const [chapter, next] = chaptersOf(events, teller);
  const { lead, rest } = teller.tale(chapter!)!;
  expect([lead.message, chapter!.who]).toEqual(["famiglia-tale-recruit", 1]);
  expect(rest.map(({ message, args }) => [message, args["n"] ?? args["cards"]])).toEqual([["famiglia-tale-points", 1], ["famiglia-tale-discarded", ["I2"]]]);
  expect(next!.events).toHaveLength(1);
  expect(events.flatMap((event) => teller.places!(event))).toEqual(["street-M1", "area1-B0", "street-A1"]);
});

const sicily = tellerOfSicily({
  areas: [], seas: [], mandamenti: [], orders: [], families: [], tiles: [], characters: [], sheets: [],
  corners: [{ team: 1 }, { team: 2 }, { team: 1 }, { team: 2 }],
} as never);
const of = (seat: number, name: string, args: Told["args"] = {}) => told(1, `lafamiglia-event-${name}`, { seat, ...args });

test("spaces uncovered in one row are told once, with their number", () => {
  const row = (id: string) => of(1, "uncover", { row: id });
  const [chapter] = chaptersOf([of(1, "gain", { column: "church" }), row("church"), row("justice"), row("church")], sicily);
  const { rest } = sicily.tale(chapter!)!;
  expect(rest.map(({ message, args }) => [message, args["row"], args["n"]])).toEqual([
    ["lafamiglia-tale-rows", "church", 2], ["lafamiglia-tale-row", "justice", undefined],
  ]);
});

test("set-up of La Famiglia is told of each in turn, also after a fee; a request is no turn yet", () => {
  const events = [
    of(0, "fee", { other: 3, n: 1 }), of(0, "setup-soldier", { area: "enna" }), of(1, "car", { area: "gela" }),
    of(1, "round"), of(2, "ask", { other: 0, n: 1 }),
  ];
  const chapters = chaptersOf(events, sicily);
  expect(chapters.map(({ who }) => who)).toEqual([0, 1, null, 2]);
  expect(chapters.map((chapter) => sicily.tale(chapter)!.lead.message)).toEqual(
    ["lafamiglia-tale-setup", "lafamiglia-tale-setup", "lafamiglia-event-round", "lafamiglia-event-ask"],
  );
});

test("what is set up in one place is told once, discs too", () => {
  const lab = (area: string) => of(1, "lab", { area });
  const [chapter] = chaptersOf([lab("noto"), lab("gela"), lab("noto"), of(1, "setup-disc", { column: "police" }), of(1, "boat", { sea: "mare_licata" })], sicily);
  expect(sicily.tale(chapter!)!.rest.map(({ args }) => [args["what"], args["area"] ?? args["column"], args["n"]])).toEqual([
    ["a_lab", "noto", 2], ["a_lab", "gela", 1], ["a_boat", "mare_licata", 1], [undefined, "police", 1],
  ]);
});

test("an attack is no move, before it is decided either; who comes with a car alone is no soldato", () => {
  const order = of(1, "resolve", { token: "red-1", area: "gela" });
  const move = (target: string) => of(1, "move", { origin: "gela", target, n: 3 });
  const against = (target: string) => told(1, "lafamiglia-event-bonuses", { side: "red", area: target });
  const tale = (...events: Told[]) => {
    const { lead, rest } = sicily.tale(chaptersOf([order, ...events], sicily)[0]!)!;
    return [lead, ...rest].map(({ message }) => message.replace("lafamiglia-tale-", ""));
  };
  expect(tale(move("enna"))).toEqual(["march"]);
  expect(tale(move("enna"), against("enna"))).toEqual(["attack"]);
  expect(tale(move("enna"), against("enna"), told(1, "lafamiglia-event-area-taken", { area: "enna" }), move("noto"), against("noto"))).toEqual(
    ["battle", "attack-too"],
  );
  expect(tale(of(1, "rally", { area: "gela", source: "noto", n: 0, cars: 1 }))).toEqual(["order"]);
});

test("a fight is one thing, with its losses and how it ended", () => {
  const [fight] = fightsOf([
    told(1, "lafamiglia-event-move", { seat: 2, origin: "gela", target: "enna", n: 3, cars: 0 }),
    told(1, "lafamiglia-event-lose", { side: "red", area: "enna", n: 2 }),
    told(2, "lafamiglia-event-attackers-lost", { side: "blue", area: "enna", n: 1 }),
    told(2, "lafamiglia-event-area-taken", { side: "blue", area: "enna" }),
  ]);
  expect(fight).toEqual({ seat: 2, origin: "gela", target: "enna", n: 3, outcome: "taken", lost: 1, killed: 2 });
});

test("money of a turn of Scarface is what came in less what went out", () => {
  const side = "henchman";
  const [chapter] = chaptersOf([
    told(1, "scarface-event-turn", { side, round: 2 }), told(1, "scarface-event-sale", { side, n: 7 }),
    told(1, "scarface-event-steal", { side, n: 2 }), told(1, "scarface-event-pay", { side, n: 4 }), told(1, "scarface-event-pay", { side: "human", n: 9 }),
  ], scarface);
  const money = scarface.tale(chapter!)!.rest.find(({ message }) => message === "scarface-tale-money");
  expect(money?.args).toEqual({ sign: "plus", n: 5 });
});

test("a turn of the Henchman has a sense, if only where he went", () => {
  const token = told(1, "scarface-event-token", { district: "south", number: 4 });
  const tale = (...events: Told[]) => scarface.tale(chaptersOf([told(1, "scarface-event-turn", { side: "henchman", round: 3 }), ...events], scarface)[0]!)!;
  const rest = (...events: Told[]) => tale(...events).rest.map(({ message, args }) => [message, args["district"] ?? args["tile"] ?? args["n"]]);
  expect(rest(token)).toEqual([["scarface-tale-token", "south"]]);
  expect(rest(token, told(1, "scarface-event-marker", { tile: "loop", business: "club" }))).toEqual([["scarface-tale-business", "loop"]]);
  const sent = ["south", "west", "south"].map((district) => told(1, "scarface-event-send", { side: "henchman", district, n: 1 }));
  expect(tale(token, ...sent).rest.map(({ args }) => [args["district"], args["n"]])).toEqual([["south", 2], ["west", 1]]);
  expect(rest(token, ...[0, 1].map(() => told(1, "scarface-event-henchman-store", { place: "loop", good: "guns" })))).toEqual([["scarface-tale-goods", 2]]);
});

test("a raid and the end of Scarface are told in one breath", () => {
  const raid = told(1, "scarface-event-raid", { side: "henchman", raid: "crackdown" });
  const [setUp, hit, end] = chaptersOf([told(0, "scarface-event-number"), raid, ...["human", "henchman"].map((side) => told(2, "scarface-event-score", { side })), told(2, "scarface-event-winner", { side: "human" })], scarface).map((chapter) => scarface.tale(chapter)!);
  expect([setUp, hit, end].map((tale) => tale!.lead.message)).toEqual(["scarface-tale-set-up", "scarface-tale-raid", "scarface-event-winner"]);
  expect(end!.rest.map(({ message }) => message)).toEqual(["scarface-tale-score", "scarface-tale-score"]);
});

test("in company a turn of Scarface is told by who had it, and theft counts for thief and victim alone", () => {
  const events = [
    told(1, "scarface-event-turn", { side: 2, round: 3 }), told(1, "scarface-event-steal", { side: 2, n: 4, victim: 0 }),
    told(1, "scarface-event-harm", { side: 1 }), told(1, "scarface-event-harm", { side: 2 }),
    told(2, "scarface-event-turn", { side: 0, round: 3 }), told(2, "scarface-event-steal", { side: "henchman", n: 3, victim: 1 }),
    told(3, "scarface-event-turn", { side: 1, round: 3 }), told(3, "scarface-event-steal", { side: "henchman", n: 3, victim: 1 }),
    told(4, "scarface-event-turn", { side: "henchman", round: 3 }), ...[0, 1].map((victim) => told(4, "scarface-event-steal", { side: "henchman", n: 1 + victim, victim })),
  ];
  const chapters = chaptersOf(events, scarface);
  const last = chapters.at(-1)!.who!;
  expect(chapters.map(({ who }) => who).slice(0, 3)).toEqual([2, 0, 1]);
  expect([0, 1, 2]).not.toContain(last);
  const rest = (place: number) => scarface.tale(chapters[place]!)!.rest.map(({ message, args }) => [message, args["n"], args["sign"]]);
  expect(rest(0)).toEqual([["scarface-tale-steal", 4, undefined], ["scarface-tale-harm", 1, undefined], ["scarface-tale-money", 4, "plus"]]);
  expect(rest(1)).toEqual([]);
  expect(rest(2)).toEqual([["scarface-tale-money", 3, "minus"]]);
  expect(rest(3)).toEqual([["scarface-tale-steal", 3, undefined], ["scarface-tale-money", 3, "plus"]]);
});

test("“you” are the side of my seat; alone the boss, and whatever names nobody", () => {
  const mine = (args: Told["args"], seat: number) => scarface.mine!(args, seat);
  expect([mine({ side: 1 }, 1), mine({ side: 1 }, 0), mine({ side: "henchman" }, 0), mine({ seat: 1 }, 1), mine({ seat: 1 }, 0)]).toEqual([true, false, false, true, false]);
  expect([mine({ side: "human" }, 0), mine({}, 0), mine({}, 2)]).toEqual([true, true, true]);
});

test("of three sides the one gains whose lead over the best of the others grows most", () => {
  const chapters = chaptersOf([...turn(1, 0), ...turn(2, 1)], plain);
  expect(turnsOf([[0, 0, 0], [2, 0, 0], [2, 0, 9]], chapters, plain, [[0], [1], [2]]).map(({ gains, swing }) => [gains, swing])).toEqual([[0, 2], [2, 9]]);
});

test("the largest swings are the turning points, each with the turn that made it", () => {
  const events = [told(0, "act"), told(0, "end"), ...turn(1, 0), told(1, "detail"), ...turn(2, 1), ...turn(3, 0)];
  const turns = turnsOf([[0, 0], [5, 0], [5, 1], [5, 1]], chaptersOf(events, plain), plain, [[0], [1]]);
  expect(turns.map(({ chapter, move, gains, swing }) => [chapter.who, move, gains, swing])).toEqual([[null, 0, 0, 0], [0, 1, 0, 5], [1, 2, 1, 1], [0, 3, 0, 0]]);
  const shared = chaptersOf([...turn(1, 0), ...turn(2, 1), ...turn(2, 1), told(2, "act", { seat: 0 }), ...turn(3, 0)], plain);
  expect(turnsOf([[0, 0], [1, 0], [1, 9], [1, 9]], shared, plain, [[0], [1]]).find(({ gains, swing }) => gains === 1 && swing === 9)?.chapter.who).toBe(1);
  expect(turningPoints(turns, 1).map(({ move }) => move)).toEqual([1]);
  expect(turningPoints(turns).map(({ move }) => move)).toEqual([1, 2]);
});

test("a move that is all of one turn and another belongs to whoever gained by it", () => {
  const nobodys: Teller = { ...plain, by: ({ message, args }) => (message === "check" ? null : plain.by({ seq: 0, message, args })) };
  const whose = (...after: Told[]) => {
    const turns = turnsOf([[0, 0], [7, 0]], chaptersOf([...turn(1, 0), ...after], nobodys), plain, [[0], [1]]);
    return turningPoints(turns).map(({ chapter, swing }) => [chapter.who, swing]);
  };
  expect(whose(...turn(1, 1), told(1, "act", { seat: 1 }))).toEqual([[0, 7]]);
  expect(whose(told(1, "check"), told(1, "check"), told(1, "check"))).toEqual([[0, 7]]);
  expect(whose(told(1, "check", { seat: 0 }), told(1, "check", { seat: 0 }), told(1, "check", { seat: 0 }))).toEqual([[null, 7]]);
});

test("a swing of the Henchman's sales is not told as the raid that came after them in the same move", () => {
  const his = { side: "henchman" };
  const events = [
    told(1, "scarface-event-turn", { ...his, round: 9 }), told(1, "scarface-event-sale", { ...his, n: 12 }), told(1, "scarface-event-earn", { ...his, n: 18 }),
    told(1, "scarface-event-extra"), told(1, "scarface-event-raid", his), ...[1, 2, 3].map(() => told(1, "scarface-event-harm", his)), told(1, "scarface-event-pay", { ...his, n: 4 }),
  ];
  const chapters = chaptersOf(events, scarface);
  expect(turnsOf([[0, 0], [0, 26]], chapters, scarface, [[0], [HIS_SEAT]]).map(({ chapter, swing }) => [chapter.valid[0]!.message, swing])).toEqual([["scarface-event-turn", 26]]);
});

test("numbers under the curve keep apart and stay inside", () => {
  expect(apart([50, 200, 205], 14, 400)).toEqual([50, 200, 214]);
  expect(apart([398, 396, 20], 14, 400)).toEqual([393, 379, 20]);
});
