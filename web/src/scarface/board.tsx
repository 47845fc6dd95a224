// Scarface on the table: the city is the hero; beside it hand and orders, and the Henchman's corner.

import { useComputed } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { ScarfaceBoard } from "../api/messages";
import type { BoardModule, Choice, SeatMark } from "../frame/model/board";
import { classes } from "../frame/model/table";
import { Cards, PlanTotals } from "./hand/cards";
import { CityPlan } from "./city/plan";
import { describe, facts, strip } from "./describe";
import { GangBoard } from "./hand/gang";
import { HenchmanCorner } from "./henchman/corner";
import { Walk } from "./henchman/walk";
import { Emblem, Icon } from "./icons";
import { legend } from "./legend";
import { Market } from "./hand/market";
import { Offer } from "./hand/offer";
import { Orders } from "./hand/orders";
import { Purse } from "./hand/purse";
import { takeObvious } from "./hand/quick";
import { makeTabs, sectionOf, SECTIONS, type Section, type Tabs } from "./sections";
import { kindOf, onBoard } from "./things";
import { standings, verdict } from "./standings";
import { teller } from "./story";
import { Tracks } from "./city/tracks";
import { Trade } from "./hand/trade";
import { Rivals } from "./company/rivals";
import { gangs, HIS_SEAT, inCompany, type ScarfaceTable, type Components } from "./types";
import "./board.css";

const TABS: Record<Section, { icon: string; text: string }> = {
  city: { icon: "streets", text: "scarface-page-tab-city" },
  hand: { icon: "card", text: "scarface-page-tab-hand" },
  henchman: { icon: "token", text: "scarface-page-tab-henchman" },
  rivals: { icon: "crew", text: "scarface-page-tab-rivals" },
  market: { icon: "hire_associate", text: "scarface-page-tab-market" },
  trade: { icon: "job", text: "scarface-page-tab-trade" },
  gang: { icon: "boss", text: "scarface-page-tab-gang" },
};

function Board({ table: live }: { table: ScarfaceTable }) {
  const { tabs, stop } = useMemo(() => makeTabs(live), [live]);
  useEffect(() => stop, [stop]);
  useEffect(() => takeObvious(live), [live]);
  const walk = useMemo(() => new Walk(live), [live]);
  useEffect(() => walk.follow(), [walk]);
  const table = useMemo(() => walk.shown(), [walk]);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => fromTheTop(root.current!), [tabs.tab.value]);
  const look = (section: Section) => (tabs.open(section), requestAnimationFrame(() => intoView(root.current, section)));
  const { phase, board } = table.view.value;
  useEffect(() => beginAtTheTop(root.current!, phase), [phase, board.round, board.turn]);
  const company = inCompany(board);
  return (
    <div ref={root} class={classes("scarface", { telling: table.playing.value !== null, company })} data-tab={tabs.tab.value} data-lower={tabs.lower.value}>
      <Tracks table={table} />
      <div class="part of-city"><CityPlan table={table} /></div>
      <div class="desk">
        <div class="part of-hand">
          <Purse table={table} />
          <Offer table={table} />
          <Cards table={table} />
          <PlanTotals table={table} />
          {table.view.value.board.human.gang && <Orders table={table} />}
        </div>
        <TabBar table={table} tabs={tabs} look={look} />
        <div class="part of-henchman"><HenchmanCorner table={table} walk={walk} /></div>
        {company && <div class="part of-rivals"><Rivals table={table} /></div>}
        <div class="part of-market"><Market table={table} /></div>
        <div class="part of-trade"><Trade table={table} /></div>
        <div class="part of-gang"><GangBoard table={table} /></div>
      </div>
    </div>
  );
}

/** On a phone, where the tabs stay in view, another part begins under them. */
function fromTheTop(root: HTMLElement): void {
  const board = root.closest(".board");
  const tracks = root.querySelector<HTMLElement>(".tracks")!.offsetHeight;
  const sticky = getComputedStyle(root.querySelector(".tabs")!).position === "sticky";
  if (board && sticky && board.scrollTop > tracks) board.scrollTop = tracks;
}

/** On a desk as much as there is room for is seen of the part that was opened. */
function intoView(root: HTMLElement | null, section: Section): void {
  const stuck = root && getComputedStyle(root.querySelector(".tabs")!).position === "sticky";
  if (!stuck) root?.querySelector(`.desk > .of-${section}`)?.scrollIntoView({ block: "nearest" });
}

/** A turn begins with money and hand in view, however far the Henchman's story was read. */
function beginAtTheTop(root: HTMLElement, phase: string): void {
  if (phase === "human") root.querySelector(".desk")!.scrollTop = 0;
}

function TabBar({ table, tabs, look }: { table: ScarfaceTable; tabs: Tabs; look: (section: Section) => void }) {
  const legal = useComputed(() => new Set(table.legal.value.map(sectionOf)));
  return (
    <div class="tabs" role="group" aria-label={table.say("scarface-page-tabs")}>
      {SECTIONS.filter((section) => section !== "rivals" || inCompany(table.view.value.board)).map((section) => (
        <button
          key={section}
          type="button"
          class={`tab to-${section}${legal.value.has(section) ? " has-legal" : ""}`}
          aria-pressed={tabs.tab.value === section || tabs.lower.value === section}
          onClick={() => look(section)}
        >
          <Icon is={TABS[section].icon} />
          <span>{table.say(TABS[section].text)}</span>
        </button>
      ))}
    </div>
  );
}

const PACED = new Set(["scarface-event-turn", "scarface-event-raid", "scarface-event-extra"]);
const GROUPS: Record<string, string> = {
  "act order": "scarface-page-orders", "act skill": "scarface-page-skills", "act combo": "scarface-page-combos",
  "act job": "scarface-board-open-jobs",
};

function group(choice: Choice, table: ScarfaceTable): string {
  const id = GROUPS[choice.notation.split(":")[0]!];
  return id ? table.say(id) : "";
}

/** Numbers are short; the question says what of. */
function short(choice: Choice): string | undefined {
  const kind = kindOf(choice);
  return kind === "crime_steps" || kind === "free_count" || kind === "move_riders" ? String(choice.args["n"]) : undefined;
}

function isOption(choice: Choice): boolean {
  return kindOf(choice) === "choose_option" || choice.notation.startsWith("hench_choice option:");
}

/** A last tie of the Henchman is settled on the map or with a button. */
function isTie(choice: Choice): boolean {
  return choice.notation.startsWith("hench_choice tile:");
}

function mark(table: ScarfaceTable, seat: number): SeatMark | undefined {
  const side = seat === HIS_SEAT ? "henchman" : gangs(table.view.value.board).find((gang) => gang.seat === seat)?.side;
  return side === undefined ? undefined : { emblem: <Emblem side={side} />, colour: `var(--sf-${side})` };
}

const board: BoardModule<ScarfaceBoard, Components> = {
  Board,
  onBoard: (choice, table) => onBoard(choice) && !isTie(choice) && (!isOption(choice) || Boolean(table.view.value.board.outlook.source?.options.length)),
  strip,
  facts,
  describe,
  legend,
  group,
  short,
  mark,
  seatOf: (table, name) => gangs(table.view.value.board).find(({ side }) => side === name)?.seat ?? (name === "henchman" ? HIS_SEAT : -1),
  standings,
  verdict,
  teller: () => teller,
  heading: (event) => event.message === "scarface-event-extra",
  part: ({ message, args }) => (message === "scarface-event-turn" && args["side"] === "henchman" ? "round" : PACED.has(message) ? "phase" : null),
  paced: (event) => PACED.has(event.message),
};
export default board;
