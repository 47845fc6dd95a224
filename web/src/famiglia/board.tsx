// The table of Famiglia: the rival above, the Street in the middle, my hand and area below.

import { useEffect, useMemo } from "preact/hooks";
import type { FamigliaBoard } from "../api/messages";
import { legend } from "./legend";
import { classes } from "../frame/model/table";
import type { BoardModule, Choice, Described, Fact, Strip } from "../frame/model/board";
import { Patterns, Sign } from "./face";
import { kindsOf, Player } from "./player";
import { followWishes } from "./straight";
import { Piles, Street } from "./street";
import { Result } from "./result";
import { standings, verdict } from "./standings";
import { tellerOf, TURN_ENDS } from "./story";
import { Tracker } from "./track";
import type { Components, FamigliaTable } from "./types";
import { passNote, warning, winning } from "./warning";
import "./board.css";

const STEPS = [["street", "F-8"], ["accountant", "F-13"], ["brute", "F-16"], ["recruit", "F-18"]] as const;

/** So many kinds of cards lie in an Area as whole faces; then so many small ones in a row, and in so many rows beside the hand. */
const LARGE = 5;
const MINIS = 6;
const ROWS = 2;

function Board({ table }: { table: FamigliaTable }) {
  const tracker = useMemo(() => new Tracker(), [table]);
  useEffect(() => followWishes(table), [table]);
  const { board } = table.view.value;
  const me = table.seat ?? 0;
  const zones = useMemo(() => tracker.follow({
    street: board.street, discard: board.discard,
    hand0: board.hands[0]!, hand1: board.hands[1]!, area0: board.areas[0]!, area1: board.areas[1]!,
  }), [tracker, board]);
  const kinds = Math.max(...[0, 1].map((seat) => kindsOf(zones[`area${seat}`]!)));
  return (
    <div class={classes("famiglia", { crowded: kinds > ROWS * MINIS })}>
      <Patterns />
      <div class="felt" style={{ "--area": kinds > LARGE ? `clamp(15rem, ${kinds * 2.2}rem, 24rem)` : undefined }}>
        <Player table={table} seat={1 - me} hand={zones[`hand${1 - me}`]!} area={zones[`area${1 - me}`]!} />
        <div class="middle">
          <Piles table={table} />
          <Street table={table} cards={zones["street"]!} />
        </div>
        <Player table={table} seat={me} hand={zones[`hand${me}`]!} area={zones[`area${me}`]!} mine />
      </div>
    </div>
  );
}

function strip(table: FamigliaTable): Strip {
  const { board, phase, returns } = table.view.value;
  const words = board.turns_left >= 0 && returns === null ? [table.say("famiglia-board-turns-left", { count: board.turns_left })] : [];
  return {
    words,
    steps: STEPS.map(([step, rule]) => ({ key: step, label: table.say("famiglia-board-step", { step }), now: step === phase, rule })),
  };
}

function facts(table: FamigliaTable, seat: number): Fact[] {
  const { board } = table.view.value;
  return [
    { key: "hand", label: table.say("famiglia-board-hand"), value: board.hands[seat]!.length },
    { key: "area", label: table.say("famiglia-board-area"), value: board.areas[seat]!.length },
  ];
}

function describe(table: FamigliaTable): Described[] {
  const { board } = table.view.value;
  const me = table.seat ?? 0;
  const list = (cards: readonly string[]) => cards.map((card) => table.name(card)).join(", ") || table.say("famiglia-page-no-cards");
  const seen = table.setting("seen", false).value;
  const player = (seat: number): Described => ({
    title: `${table.players.value[seat]!}, ${table.say("famiglia-board-points", { count: board.scores[seat]! })}`,
    lines: [
      seat === table.seat || seen
        ? `${table.say("famiglia-page-hand", { count: board.hands[seat]!.length })}: ${list(board.hands[seat]!)}`
        : table.say("famiglia-page-hand", { count: board.hands[seat]!.length }),
      `${table.say("famiglia-page-area", { count: board.areas[seat]!.length })}: ${list(board.areas[seat]!)}`,
    ],
  });
  const deck = table.say("famiglia-board-deck", { count: board.outlook.deck, times: board.run_out });
  return [
    { title: table.say("famiglia-board-street"), lines: board.street.map((card) => table.name(card)) },
    player(me),
    player(1 - me),
    { title: deck, lines: board.run_out === 0 ? [table.say("famiglia-board-discard", { count: board.discard.length })] : [] },
  ];
}

function short(choice: Choice, table: FamigliaTable): string | undefined {
  const { verb, by, keep, lay } = choice.args;
  if (verb === "lower") return `−${String(by)}`;
  if (verb !== "recruit") return undefined;
  return table.say(keep === lay ? "famiglia-page-pay-pair" : "famiglia-page-pay", { keep, lay });
}

/** A pass, said before it is made. */
function Aside({ table }: { table: FamigliaTable }) {
  const words = passNote(table);
  return words ? <p class={classes("pass-warning", { fine: winning(table) })} role="note">{words}</p> : null;
}

function group(choice: Choice, table: FamigliaTable): string {
  return typeof choice.args["card"] === "string" ? table.name(choice.args["card"]) : "";
}

const HEADINGS = new Set(["famiglia-event-new-deck", "famiglia-event-deck-over"]);

const board: BoardModule<FamigliaBoard, Components> = {
  Board,
  onBoard: (choice) => "card" in choice.args,
  strip,
  facts,
  mark: (_, seat) => ({ emblem: <Sign letter={seat === 0 ? "I" : "A"} />, colour: "var(--paper)" }),
  describe,
  legend,
  short,
  warning,
  Aside,
  group,
  Result,
  standings,
  verdict,
  teller: tellerOf,
  heading: ({ message }) => HEADINGS.has(message),
  part: ({ message }) => (HEADINGS.has(message) ? "round" : TURN_ENDS.includes(message) ? "phase" : null),
};

export default board;
