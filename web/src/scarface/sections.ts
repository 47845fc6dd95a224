// The parts of the table. On a desk city and hand always show and the others share a place; on a phone each is a tab.

import { effect, signal, type Signal } from "@preact/signals";
import type { Choice } from "../frame/model/board";
import { TURN } from "./henchman/journal";
import { kindOf, onBoard } from "./things";
import type { ScarfaceTable } from "./types";

export const SECTIONS = ["city", "hand", "henchman", "rivals", "market", "trade", "gang"] as const;
export type Section = (typeof SECTIONS)[number];
export const LOWER: readonly Section[] = ["henchman", "rivals", "market", "trade", "gang"];

const HOMES: Record<string, Section> = {
  hire_card: "market", goods_dealer: "trade", upgrade_what: "gang", lose_level: "gang", act: "hand", plan_card: "hand",
  discard_card: "hand", retire_card: "hand", recruit_step: "hand", setup_gang: "hand", setup_rival: "hand",
  setup_job: "hand", keep_job: "hand", keep_dealer: "hand", right_hand: "hand", choose_option: "hand",
  hench_choice: "hand", lose_thug: "hand", choose_victim: "rivals",
};

/** Where a choice is picked. */
export function sectionOf(choice: Choice): Section | null {
  if (!onBoard(choice)) return null;
  if (choice.notation.startsWith("act job:")) return "trade";
  if (choice.notation.startsWith("move_piece reserve:")) return "hand";
  const place = choice.args["place"];
  if (typeof place === "string" && place.startsWith("dealer")) return "trade";
  if (choice.notation.startsWith("hench_choice tile:")) return "city";
  const home = HOMES[kindOf(choice)] ?? "city";
  return kindOf(choice) === "lose_thug" && !PLACED.has(String(place)) ? "city" : home;
}

const PLACED = new Set(["slums", "safehouses", "hq", "underworld", "authorities", "prison"]);

export interface Tabs {
  /** What a phone shows. */
  tab: Signal<Section>;
  /** What a desk shows beside city and hand. */
  lower: Signal<Section>;
  open(section: Section): void;
}

/** Tabs that turn to where the next decision is taken. */
export function makeTabs(table: ScarfaceTable): { tabs: Tabs; stop: () => void } {
  const tab = signal<Section>("city");
  const lower = signal<Section>("henchman");
  function open(section: Section): void {
    tab.value = section;
    if (LOWER.includes(section)) lower.value = section;
  }
  let asked = "";
  const stop = effect(() => {
    const event = table.playing.value;
    if (event?.message === TURN && event.args["side"] === "henchman") {
      asked = "";
      open("henchman");
      return;
    }
    const kind = table.decision.value?.kind ?? "";
    if (!kind || kind === asked) return;
    asked = kind;
    const sections = new Set(table.legal.value.map(sectionOf));
    const first = sections.has("hand") ? "hand" : SECTIONS.find((section) => sections.has(section));
    if (first) open(first);
    else if (kind === "turn_kind") open("hand");
  });
  return { tabs: { tab, lower, open }, stop };
}
