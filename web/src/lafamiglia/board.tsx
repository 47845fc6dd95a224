// The board of La Famiglia: the map, and below it what does not lie on the map.

import { useComputed, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { BoardModule, Choice, Fact, Part } from "../frame/model/board";
import { Chip, Definitions } from "./art";
import { Aside } from "./dock/aside";
import "./board.css";
import { FILL } from "./colours";
import { describeBoard } from "./reading/describe";
import { DeskContext, deskOf, type Desk, type Panel } from "./desk";
import { Dock } from "./dock/dock";
import { figuresOf } from "./dock/figures";
import { Icon } from "./icons";
import { SicilyMap } from "./map/map";
import { MapTools } from "./map/maptools";
import { homeOf, isMoney, livesOnBoard } from "./picking";
import { Result } from "./result";
import type { Components, LaTable, Point, Position } from "./types";

const PHASES = ["setup", "planning", "ultima", "check", "encounter"] as const;

function Board({ table }: { table: LaTable }) {
  const desk = deskOf(table);
  const root = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    const decision = table.decision.value;
    if (!decision) return;
    const home = homeOf(decision.kind, table.legal.value);
    if (home) desk.panel.value = home;
    if (home === "map") desk.camera.peek()?.frame(placesOf(desk, table.legal.value));
    requestAnimationFrame(() => show(root.current, home));
    const intent = desk.intent.peek();
    desk.intent.value = null;
    const wanted = intent?.kind === decision.kind ? table.matching(intent.where) : [];
    if (wanted.length === 1) table.choose(wanted[0]!.action);
  });
  const phase = useComputed(() => table.view.value.phase);
  useSignalEffect(() => {
    const busy = phase.value === "encounter" || phase.value === "check";
    if (busy && !table.decision.peek()) desk.panel.value = "map";
  });
  return (
    <DeskContext.Provider value={desk}>
      <div class="lf" ref={root}>
        <Definitions />
        <div class="lf-stage">
          <SicilyMap />
          <MapTools />
        </div>
        <Dock />
      </div>
    </DeskContext.Provider>
  );
}

/** Where the choices lie on the map, and the area they start from. */
function placesOf({ pack, geometry, table }: Desk, choices: readonly Choice[]): Point[] {
  const { area, origin } = table.view.peek().board.outlook.now;
  const ids = [...choices.map(({ args }) => String(args["area"] ?? args["sea"])), origin ?? area ?? ""];
  return ids.map((id) => geometry.slots.get(id)?.[0] ?? pack.sea.get(id)?.label).filter((point) => point !== undefined);
}

/** On a phone the board scrolls: what is asked for comes into sight. */
function show(root: HTMLElement | null, home: Panel | null): void {
  if (home === "map") root?.scrollIntoView({ block: "start" });
  else if (home) root?.querySelector(".lf-panel .is-legal")?.scrollIntoView({ block: "nearest" });
}

function facts(table: LaTable, seat: number): Fact[] {
  const { board } = table.view.value;
  if (!board.players[seat]!.colour) return [];
  const shown = figuresOf(table, seat).filter(({ id }) => ["money", "hq", "elsewhere", "tokens"].includes(id));
  return [
    {
      key: "control", label: table.say("lafamiglia-page-figure", { what: "control" }),
      value: board.control.filter((owner) => owner === seat).length, icon: <Icon id="control" size={15} />,
    },
    ...shown.map(({ id, icon, n, words }) => ({ key: id, label: words, value: n ?? "?", icon: <Icon id={icon} size={15} /> })),
    ...(board.primo === seat ? [{ key: "primo", label: table.say("lafamiglia-board-first"), value: 1, icon: <Icon id="primo" size={15} /> }] : []),
  ];
}

function group(choice: Choice, table: LaTable): string {
  const { pack } = deskOf(table);
  const area = pack.area.get(String(choice.args["area"]));
  if (area) return table.say("lafamiglia-page-mandamento", { mandamento: area.mandamento });
  const cell = pack.cell.get(String(choice.args["cell"]));
  if (cell) return table.name(cell.column, "column");
  if (isMoney(choice)) return table.say("lafamiglia-page-group", { what: "money" });
  if (choice.args["verb"] === "plan-turn-gain") return table.say("lafamiglia-page-group", { what: "gain" });
  return "";
}

function short({ args }: Choice): string | undefined {
  const bare = typeof args["n"] === "number" && Object.keys(args).length === 2 && !["sell", "ask", "give", "gift-answer", "move-payoff", "launder-count"].includes(String(args["verb"]));
  return bare ? String(args["n"]) : undefined;
}

const HEADINGS = new Set(["lafamiglia-event-round", "lafamiglia-event-encounter", "lafamiglia-event-resolve"]);
const PARTS: Record<string, Part> = { "lafamiglia-event-round": "round", "lafamiglia-event-encounter": "phase" };
/** What is worth seeing also after one's own decision: how a fight ends, the check, what the others do. */
const PACED = new Set([
  ...HEADINGS, "lafamiglia-event-bonuses", "lafamiglia-event-card-shown", "lafamiglia-event-brute", "lafamiglia-event-bomb",
  "lafamiglia-event-control", "lafamiglia-event-control-lost",
]);

const board: BoardModule<Position, Components> = {
  Board,
  Aside,
  Result,
  onBoard: (choice, table) => livesOnBoard(choice, table.decision.value?.kind ?? ""),
  strip: (table) => {
    const { phase, board } = table.view.value;
    return {
      words: board.round ? [table.say("lafamiglia-board-round", { round: board.round })] : [],
      steps: PHASES.map((key) => ({ key, label: table.say("lafamiglia-board-phase", { phase: key }), now: key === phase })),
    };
  },
  facts,
  mark: (table, seat) => {
    const colour = table.view.value.board.players[seat]?.colour;
    return colour ? { emblem: <Chip name={colour} size={34} />, colour: FILL[colour]! } : undefined;
  },
  describe: (table) => describeBoard(deskOf(table)),
  group,
  short,
  heading: ({ message }) => HEADINGS.has(message),
  paced: ({ message }) => PACED.has(message),
  part: ({ message }) => PARTS[message] ?? null,
};
export default board;
