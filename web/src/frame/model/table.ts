// A table as the board sees it, made from wherever the position comes: the live game, a replay, a file.

import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Args, DecisionView, Line, Problem, TableInfo, Told, View } from "../../api/messages";
import { name, say } from "../../i18n/texts";
import { dashed, type Mark } from "../../i18n/words";
import { remembered } from "../../parts/remembered";
import type { Choice, Pick, PieceProps, PieceSpec, Stance, Table } from "./board";
import { afterPick, choicesOf, idsIn, narrow, wheres } from "./choices";
import { following } from "./following";
import { growing, sinceTurnOf, type Chapter, type Phrase, type Tale, type Teller } from "./story";
import { hideTip, hideTipSoon, showTip, showTipSoon, tip } from "./tip";

export interface Source {
  mode: Table["mode"];
  seat: number | null;
  components: unknown;
  info: ReadonlySignal<TableInfo>;
  players: ReadonlySignal<string[]>;
  view: ReadonlySignal<View>;
  playing: ReadonlySignal<Told | null>;
  journal: ReadonlySignal<readonly Told[]>;
  /** What the position shown has come from; by default the whole journal. */
  settled?: ReadonlySignal<readonly Told[]>;
  teller: Teller;
  facts?: ReadonlySignal<Args | null>;
  /** In a replay: what would have been better here. */
  better?: ReadonlySignal<Choice | null>;
  /** Whether a choice could be sent now. */
  ready: ReadonlySignal<boolean>;
  sketches: ReadonlySignal<readonly Line[]>;
  /** `goes on`: it belongs to the same gesture as the one before. */
  play(action: number, goesOn: boolean): void;
  why(notation: string): Promise<Problem | null>;
  sketch(text: string): void;
  /** `BoardModule.words` of the game. */
  words?: ((args: Args, table: Table) => Args) | undefined;
}

/** What the frame may do with a table besides what a board may. */
export interface FrameTable extends Table {
  pointAt(told: readonly Told[] | null): void;
  /** A sentence of the story, names marked where `mark` says so. */
  tell(phrase: Phrase, mark?: Mark): string;
  tale(chapter: Chapter): Tale | null;
  readonly better: ReadonlySignal<Choice | null>;
  proposeHint(action: number | null): void;
  why(notation: string): Promise<Problem | null>;
}

export function makeTable(source: Source): FrameTable {
  const game = source.view.value.game;
  const pointed = signal<ReadonlySet<string>>(new Set());
  const hint = signal<{ action: number; view: View } | null>(null);
  const picks = signal<{ list: readonly Pick[]; view: View } | null>(null);
  const reasons = new Map<string, Promise<Problem | null>>();
  const tales = new WeakMap<Chapter, Tale | null>();

  const still = computed(() => source.ready.value && !source.playing.value);
  const asked = computed<DecisionView | null>(() => {
    if (!still.value || source.seat === null) return null;
    return source.view.value.decisions.find((one) => one.seat === source.seat) ?? null;
  });
  const gesture = following({
    view: source.view,
    settled: still,
    asked: computed(() => asked.value !== null),
    play: (action, goesOn) => source.play(action, goesOn),
    leave: (pick) => (picks.value = { list: [pick], view: source.view.value }),
  });
  /** In the middle of a gesture nothing is asked. */
  const decision = computed(() => (gesture.busy.value ? null : asked.value));
  const legal = computed(() => (decision.value ? choicesOf(source.view.value) : NONE));
  const picked = computed<readonly Pick[]>(() =>
    picks.value && picks.value.view === source.view.value && decision.value ? picks.value.list : [],
  );
  const narrowed = computed(() => narrow(legal.value, wheres(picked.value)));
  const highlight = computed<ReadonlySet<string>>(() => {
    const event = source.playing.value;
    return event ? idsIn([event]) : pointed.value;
  });
  const storyOf = (journal: ReadonlySignal<readonly Told[]>) => {
    const grown = growing(source.teller);
    return computed(() => grown(journal.value));
  };
  const telling = storyOf(source.journal);
  const story = source.settled ? storyOf(source.settled) : telling;
  const { places = (event: Told) => [...idsIn([event])] } = source.teller;
  // How the game began is no news: all of the table would be marked.
  const recent = computed<ReadonlySet<string>>(
    () => new Set(sinceTurnOf(source.seat, story.value).flatMap(({ start, valid }) => (start === 0 ? [] : valid.flatMap(places)))),
  );
  const hinted = computed(() => (hint.value?.view === source.view.value ? hint.value.action : null));

  function isMine(args: Args): boolean {
    if (source.seat === null) return false;
    return source.teller.mine ? source.teller.mine(args, source.seat) : args["seat"] === source.seat;
  }
  /** I act, or it is done to me. */
  const youIn = (args: Args) => (isMine(args) ? "yes" : source.seat !== null && args["other"] === source.seat ? "other" : null);
  const saying = (id: string, args: Args = {}, mark?: Mark) => {
    const words = source.words?.(args, table) ?? args;
    const you = youIn(args);
    return say(id, you ? { ...words, you } : words, source.players.value, mark);
  };

  function why(notation: string): Promise<Problem | null> {
    const key = `${source.view.value.seq} ${notation}`;
    let reason = reasons.get(key);
    if (!reason) {
      reason = source.why(notation);
      reason.catch(() => reasons.delete(key));
      reasons.set(key, reason);
    }
    return reason;
  }

  const table: FrameTable = {
    game,
    mode: source.mode,
    seat: source.seat,
    components: source.components,
    info: source.info,
    players: source.players,
    view: source.view,
    playing: source.playing,
    journal: source.journal,
    facts: source.facts ?? signal(null),
    better: source.better ?? signal(null),
    decision,
    legal,
    narrowed,
    picked,
    story,
    telling,
    recent,
    highlight,
    hinted,
    asks: computed(() => (decision.value ?? (source.better?.value ? source.view.value.decisions[0] : undefined))?.kind ?? ""),
    sketches: source.sketches,

    matching(where) {
      const left = narrow(narrowed.value, [where]);
      return left.length ? left : narrow(legal.value, [where]);
    },
    pick(where, key = "") {
      const list = afterPick(legal.value, picked.value, { where, key });
      const left = narrow(legal.value, wheres(list));
      if (left.length === 1) table.choose(left[0]!.action);
      else if (left.length) picks.value = { list, view: source.view.value };
    },
    unpick() {
      picks.value = null;
    },
    choose(action, goesOn = false) {
      if (!legal.value.some((choice) => choice.action === action)) return;
      picks.value = null;
      pointed.value = new Set();
      hideTip();
      source.play(action, goesOn);
    },
    follow(wishes) {
      if (!decision.value) return;
      picks.value = null;
      pointed.value = new Set();
      hideTip();
      gesture.follow(wishes);
    },
    point(choices) {
      pointed.value = idsIn(choices ?? []);
    },
    pointAt(told) {
      pointed.value = idsIn(told ?? []);
    },
    proposeHint(action) {
      hint.value = action === null ? null : { action, view: source.view.value };
      if (action !== null && !narrowed.value.some((choice) => choice.action === action)) picks.value = null; // it leads elsewhere
    },
    why,
    stance: (spec) => stanceOf(table, spec),
    piece(spec) {
      const stance = stanceOf(table, spec);
      return pieceProps(table, () => stance);
    },
    props: (now) => pieceProps(table, now),
    explain: (anchor, spec) => showTip(anchor, spec, table, why),
    say: (id, args) => saying(id, args),
    tell: ({ message, args }, mark) => saying(message, args, mark),
    tale(chapter) {
      if (!tales.has(chapter)) tales.set(chapter, source.teller.tale(chapter));
      return tales.get(chapter)!;
    },
    name: (id, kind) => name(game, id, kind),
    doing: (choice) => table.say(`${game}-do-${dashed(String(choice.args["verb"]))}`, choice.args),
    setting: (key, usual) => remembered(`${game}.${key}`, usual),
    sketch: (text) => source.sketch(text),
  };
  return table;
}

const NONE: readonly Choice[] = [];

function stanceOf(table: FrameTable, spec: PieceSpec): Stance {
  const legal = table.legal.value;
  const narrowed = table.narrowed.value;
  const choices = spec.where === undefined ? NONE : narrow(legal, [spec.where]);
  const left = narrowed === legal || spec.where === undefined ? choices : narrow(narrowed, [spec.where]);
  const early = choices.length === 0 && spec.ahead !== undefined;
  const can = choices.length > 0 || early;
  const picked = can && table.picked.value.some((pick) => pick.key === spec.key);
  const better = spec.where !== undefined && table.better.value ? narrow([table.better.value], [spec.where]) : NONE;
  const hint = table.hinted.value;
  return {
    spec, choices, left, early, picked,
    class: classes("piece", spec.class, {
      legal: early || left.length > 0,
      later: choices.length > 0 && left.length === 0,
      ahead: early,
      picked,
      named: marked(spec.names, table.highlight.value),
      recent: marked(spec.places ?? spec.names, table.recent.value),
      hinted: better.length > 0 || (hint !== null && left.some((choice) => choice.action === hint)),
      quiet: !can && legal.length > 0,
    }),
  };
}

function marked(names: readonly string[] | undefined, ids: ReadonlySet<string>): boolean {
  return ids.size > 0 && names !== undefined && names.some((id) => ids.has(id));
}

const isLegal = ({ choices, early }: Stance) => choices.length > 0 || early;
const isExplained = ({ spec }: Stance) => spec.about !== undefined || spec.attempt !== undefined || spec.rule !== undefined;

/** Stances that look alike have the same. */
export function looks(stance: Stance): string {
  return [stance.class, stance.spec.label, isExplained(stance)].join("|"); // what is legal is in its class
}

function pieceProps(table: FrameTable, now: () => Stance): PieceProps {
  const stance = now();
  const { spec, picked } = stance;
  const [legal, explains] = [isLegal(stance), isExplained(stance)];
  const show = (anchor: Element) => table.explain(anchor, now().spec);

  function take(anchor: Element, touched = false): void {
    const { spec, early, picked } = now();
    if (!isLegal(now()) || (picked && touched && tip.value?.anchor !== anchor)) show(anchor); // what is picked is looked at by a second tap
    else if (early) spec.ahead!();
    else if (picked) table.unpick();
    else if (spec.onPick) spec.onPick();
    else if (spec.where !== undefined) table.pick(spec.where, spec.key);
  }

  return {
    "data-piece": spec.key,
    class: stance.class,
    role: legal || explains ? "button" : "img",
    tabindex: legal ? 0 : -1,
    "aria-label": spec.label,
    ...(explains && !legal ? { "aria-disabled": true } : {}),
    ...(legal ? { "aria-pressed": picked } : {}),
    onClick: (event) => {
      event.stopPropagation();
      const ground = isLegal(now()) ? undefined : groundUnder(event as MouseEvent);
      if (ground) ground.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      else take(event.currentTarget as Element, (event as PointerEvent).pointerType === "touch");
    },
    onKeyDown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      take(event.currentTarget as Element);
    },
    onContextMenu: (event) => {
      event.preventDefault();
      show(event.currentTarget as Element);
    },
    onPointerEnter: (event) => {
      if (event.pointerType === "touch") return;
      const anchor = event.currentTarget as Element;
      const { left } = now();
      if (left.length) table.point(left);
      showTipSoon(() => show(anchor), event);
    },
    onPointerLeave: (event) => {
      if (event.pointerType === "touch") return;
      if (now().left.length) table.point(null);
      hideTipSoon();
    },
    onFocus: (event) => {
      const anchor = event.currentTarget as Element;
      if (anchor.matches(":focus-visible")) show(anchor);
    },
    onBlur: (event) => {
      if (tip.value?.anchor === event.currentTarget) hideTipSoon();
    },
  };
}

/** A click on what stands on a ground that can be picked, and cannot be picked itself, means the ground. */
function groundUnder({ clientX, clientY }: MouseEvent): Element | undefined {
  return document.elementsFromPoint(clientX, clientY).find((element) => element.matches(".ground.is-legal"));
}

export function classes(...parts: (string | undefined | Record<string, boolean>)[]): string {
  let names = "";
  const add = (name: string) => (names += names ? ` ${name}` : name);
  for (const part of parts) {
    if (typeof part === "string") part && add(part);
    else for (const key in part) if (part[key]) add(`is-${key}`);
  }
  return names;
}
