// The board of La Famiglia: the map, and beside it what does not lie on the map.

import { useComputed, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { BoardModule, Choice, Fact, Part } from "../frame/model/board";
import { Chip, Definitions } from "./art";
import { Aside } from "./dock/aside";
import "./board.css";
import { FILL } from "./colours";
import { describeBoard } from "./reading/describe";
import { cellWords } from "./reading/lines";
import { DeskContext, deskOf, type Desk } from "./desk";
import { Ask } from "./dock/ask";
import { Dock } from "./dock/dock";
import { Ghost } from "./dock/drag";
import { figuresOf } from "./dock/figures";
import { Duel } from "./fight/duel";
import { placesAhead } from "./going";
import { Icon } from "./icons";
import { legend } from "./legend";
import { SicilyMap } from "./map/map";
import { MapTools } from "./map/maptools";
import { coveredBy, followBar } from "./over";
import { homeOf, isMoney, livesOnBoard, placeOf } from "./picking";
import { NOBODY, seatOf } from "./pack";
import { Result } from "./result";
import { standings, verdict } from "./standings";
import { tellerOf } from "./story";
import type { Components, LaTable, Point, Position } from "./types";

const PHASES = ["setup", "planning", "ultima", "check", "encounter"] as const;

function Board({ table }: { table: LaTable }) {
  const desk = deskOf(table);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => followBar(root.current!), []);
  useSignalEffect(() => {
    const decision = table.decision.value;
    if (!decision) {
      desk.since.value = table.journal.peek().at(-1)?.seq ?? 0;
      return;
    }
    const home = homeOf(desk.pack, decision.kind, table.legal.value, table.view.peek().board.outlook.ahead);
    if (home) desk.panel.value = home;
    const places = placesOf(desk, table.legal.value);
    requestAnimationFrame(() => {
      show(root.current);
      if (desk.panel.peek() === "map") desk.camera.peek()?.frame(places, coveredBy(root.current));
    });
  });
  useSignalEffect(() => {
    const hinted = table.legal.value.find(({ action }) => action === table.hinted.value);
    const place = hinted && placeOf(hinted);
    if (place) desk.panel.value = place;
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
          <Duel />
        </div>
        <Dock />
        <Ghost />
      </div>
    </DeskContext.Provider>
  );
}

/** Where the choices lie on the map, and the area they start from. */
function placesOf({ pack, geometry, table }: Desk, choices: readonly Choice[]): Point[] {
  const { orders, outlook } = table.view.peek().board;
  const { area, origin, target } = outlook.now;
  const laid = (token: unknown) => pack.components.areas[orders.find((order) => order.token === token)?.area ?? NOBODY]?.id;
  const ids = [...choices.map(({ args }) => String(args["area"] ?? args["sea"] ?? laid(args["token"]))), ...placesAhead(table), origin ?? area ?? "", target ?? ""];
  return ids.map((id) => geometry.spots.get(id)?.at ?? pack.sea.get(id)?.label).filter((point) => point !== undefined);
}

/** What is asked for, or asked about, comes into sight, as much of it as can; orders are at hand in the bar. */
function show(root: HTMLElement | null): void {
  const legal = [...(root?.querySelectorAll(".lf-panels :is(.is-legal:not(.lf-token), .lf-row-line.is-now)") ?? [])];
  for (const one of [legal.at(-1), legal[0]]) one?.scrollIntoView({ block: "nearest" });
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
    ...(board.primo === seat ? [{ key: "primo", label: table.say("lafamiglia-board-first"), value: "", icon: <Icon id="primo" size={15} /> }] : []),
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

const HEADINGS = new Set(["lafamiglia-event-round", "lafamiglia-event-encounter"]);
const PARTS: Record<string, Part> = { "lafamiglia-event-round": "round", "lafamiglia-event-encounter": "phase" };
/** What is worth seeing also after one's own decision: how a fight ends, the check, what the others do. */
const PACED = new Set([
  ...HEADINGS, "lafamiglia-event-resolve", "lafamiglia-event-bonuses", "lafamiglia-event-card-shown", "lafamiglia-event-brute", "lafamiglia-event-bomb",
  "lafamiglia-event-control", "lafamiglia-event-control-lost",
]);

/** A fight takes its time. */
const LINGERS: Record<string, number> = {
  "lafamiglia-event-card-shown": 2, "lafamiglia-event-traitor": 2, "lafamiglia-event-coward": 2, "lafamiglia-event-attackers-lost": 2,
  "lafamiglia-event-area-taken": 5, "lafamiglia-event-attack-over": 5,
};

/** Nothing can be paid for: first money has to come in. */
const mustRaise = (table: LaTable) => table.legal.value.length > 0 && table.legal.value.every(isMoney);

/** "Placing Grecco: 3 left"; that money is needed; or where orders are sold that would pay for more. */
function doing(table: LaTable): string | undefined {
  const { outlook, players } = table.view.value.board;
  const kind = table.decision.value?.kind;
  if (mustRaise(table)) return table.say("lafamiglia-page-must-raise");
  if (kind === "gift.answer") return table.legal.value.some(isMoney) ? table.say("lafamiglia-page-may-sell") : undefined;
  if (!outlook.rest || !kind) return undefined;
  const family = players[table.seat ?? 0]!.colour ?? "";
  return table.say("lafamiglia-page-doing", { what: kind.replace(".", "-"), family, n: outlook.rest.left });
}

const board: BoardModule<Position, Components> = {
  Board,
  Aside,
  Ask,
  asks: ({ args }) => args["verb"] === "fight-card",
  doing,
  lingers: ({ message }) => LINGERS[message] ?? 1,
  Result,
  onBoard: (choice, table) => livesOnBoard(choice) && !mustRaise(table),
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
  seatOf: (table, name) => seatOf(table.view.value.board, name),
  describe: (table) => describeBoard(deskOf(table)),
  words: (args, table) => {
    const cell = deskOf(table).pack.cell.get(String(args["cell"]));
    return cell ? { ...args, cell: cellWords(deskOf(table), cell) } : args;
  },
  legend,
  group,
  short,
  standings,
  verdict,
  teller: tellerOf,
  heading: ({ message }) => HEADINGS.has(message),
  paced: ({ message }) => PACED.has(message),
  part: ({ message }) => PARTS[message] ?? null,
};
export default board;
