// What the frame gives to the board of a game, and what a board gives to the frame. web/README.md explains it.

import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import type { Step } from "./following";
import type { Args, DecisionView, Line, TableInfo, Told, View } from "../../api/messages";
import type { Chapter, Teller } from "./story";

/** A legal action. */
export interface Choice {
  action: number;
  notation: string;
  args: Args;
  /** It declines: pass, stop, none. */
  declines?: boolean;
}

/** Some of the legal actions: those with these arguments, or those a test lets through. */
export type Where = Args | ((choice: Choice) => boolean);

/** Something picked on the board, with the key of the piece that was picked. */
export interface Pick {
  where: Where;
  key: string;
}

/** A thing on the board that can be pointed at. */
export interface PieceSpec {
  /** One thing on this board, always the same: "street-3", "area-enna". Animations follow it. */
  key: string;
  /** Its name for the screen reader, in words. */
  label: string;
  /** The legal actions it stands for. Without it the piece only explains itself. */
  where?: Where;
  /** Notation of what picking it would mean; asked when it is not legal. */
  attempt?: string | undefined;
  /** Ids as events and actions name it; it glows when a journal line or a choice that names one is pointed at. */
  names?: readonly string[];
  /** Where it is as `Teller.places` says it; by default its names. It is marked when the others' last turns were there. */
  places?: readonly string[];
  /** What the explanation card says besides the label. */
  about?: () => ComponentChildren;
  /** The component it is, as `components` has it: the card says where it comes from. */
  of?: object | undefined;
  /** The rule about it, linked in the explanation card. */
  rule?: string;
  class?: string;
  /** What picking it does, instead of `pick(where)`. */
  onPick?: () => void;
  /** What picking it does where it is not asked for yet: the decisions before it are taken with it. */
  ahead?: (() => void) | undefined;
}

/** What a thing can be chosen for now, and how that makes it look. */
export interface Stance {
  spec: PieceSpec;
  /** All legal actions it stands for, and those left after what has been picked. */
  choices: readonly Choice[];
  left: readonly Choice[];
  /** It is not asked for yet, and can be picked all the same. */
  early: boolean;
  picked: boolean;
  class: string;
}

/** Spread over an HTML or SVG element. */
export interface PieceProps {
  "data-piece": string;
  class: string;
  role: "button" | "img";
  tabindex: number;
  "aria-label": string;
  "aria-disabled"?: boolean;
  "aria-pressed"?: boolean;
  onClick: (event: Event) => void;
  onContextMenu: (event: Event) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/** A table as one seat (null: a spectator) sees it. */
export interface Table<B = unknown, C = unknown> {
  readonly game: string;
  readonly mode: "play" | "watch" | "replay";
  readonly seat: number | null;
  readonly components: C;
  readonly info: ReadonlySignal<TableInfo>;
  readonly players: ReadonlySignal<string[]>;

  /** What is shown now. During an animation it lags behind what the server has told. */
  readonly view: ReadonlySignal<View<B>>;
  /** The event that is being played, for 300 ms; `view` is the position before it. */
  readonly playing: ReadonlySignal<Told | null>;
  /** What has been told so far, with the event that is being played. */
  readonly journal: ReadonlySignal<readonly Told[]>;
  /** In a replay of a finished game seen by everybody: the whole position, hidden things included. */
  readonly facts: ReadonlySignal<Args | null>;
  /** What this seat is asked, null while it is not asked or something is being played or sent. */
  readonly decision: ReadonlySignal<DecisionView | null>;
  /** All legal actions of `decision`. */
  readonly legal: ReadonlySignal<readonly Choice[]>;
  /** Those left after what has been picked on the board. */
  readonly narrowed: ReadonlySignal<readonly Choice[]>;
  /** What has been picked on the board so far. */
  readonly picked: ReadonlySignal<readonly Pick[]>;
  /** What has happened, turn by turn, as far as the board shows it. */
  readonly story: ReadonlySignal<readonly Chapter[]>;
  /** The same with the turn that is being shown. */
  readonly telling: ReadonlySignal<readonly Chapter[]>;
  /** Ids of the places and pieces that the others' turns since mine have named: last-move marks. */
  readonly recent: ReadonlySignal<ReadonlySet<string>>;
  /** Ids named by the journal line, choice or event pointed at. */
  readonly highlight: ReadonlySignal<ReadonlySet<string>>;
  /** The kind of what is asked; in a replay of what was asked, where a better choice is drawn. */
  readonly asks: ReadonlySignal<string>;
  /** The action a hint proposes. */
  readonly hinted: ReadonlySignal<number | null>;

  /** The legal actions that match, among those still left, else among all. */
  matching(where: Where): readonly Choice[];
  /** Narrow the choice; one that is left alone is taken at once. `key`: the piece that shows as picked. */
  pick(where: Where, key?: string): void;
  /** Forget what has been picked. */
  unpick(): void;
  /** `goesOn`: it belongs to the gesture before, and is taken back with it. */
  choose(action: number, goesOn?: boolean): void;
  /** One gesture that answers several decisions: notations, then perhaps a pick. What is not asked as expected drops the rest. */
  follow(steps: readonly Step[]): void;
  /** Point at choices: their pieces glow. Null: at nothing. */
  point(choices: readonly Choice[] | null): void;
  /** How a thing stands to what is asked. */
  stance(spec: PieceSpec): Stance;
  piece(spec: PieceSpec): PieceProps;
  /** The same, for props that are kept while they look alike: what a click means is asked when it comes. */
  props(now: () => Stance): PieceProps;
  /** Show an explanation card at an element. */
  explain(anchor: Element, spec: PieceSpec): void;

  say(id: string, args?: Args): string;
  /** The name of a component; `kind` where several kinds share ids ("tile", "row"). */
  name(id: string, kind?: string): string;
  /** What a choice does, in words. */
  doing(choice: Choice): string;
  /** A setting of this game, kept in the browser. */
  setting<T>(key: string, usual: T): Signal<T>;

  /** Marks drawn for the team (chat channel "sketch"), oldest first. */
  readonly sketches: ReadonlySignal<readonly Line[]>;
  sketch(text: string): void;
}

/** Where the game is, along the top: words, and the steps of a turn with the one that is now. */
export interface Strip {
  words: string[];
  steps?: { key: string; label: string; now: boolean; rule?: string }[];
}

/** Something to know about a seat: "12 points". */
export interface Fact {
  key: string;
  label: string;
  value: string | number;
  icon?: ComponentChildren;
}

/** How a seat is told apart besides its name: an emblem and a pattern, never colour alone. */
export interface SeatMark {
  emblem: ComponentChildren;
  colour: string;
}

/** How a side stands: a seat, a team, or the Henchman. The first figure is the one the game is won by. */
export interface Standing {
  key: string;
  name: string;
  seats: number[];
  mine: boolean;
  ahead: boolean;
  figures: { key: string; label: string; value: number }[];
}

/** A part of a game; where a game has no phases, the turns are its phases. */
export type Part = "round" | "phase";

/** A part of the board in words, for the text mode. */
export interface Described {
  title: string;
  lines: string[];
}

/** The default export of web/src/<game>/board.tsx. */
export interface BoardModule<B = unknown, C = unknown> {
  Board: ComponentType<{ table: Table<B, C> }>;
  /** True for choices that are picked on the board; the others are buttons in the decision bar. */
  onBoard(choice: Choice, table: Table<B, C>): boolean;
  strip(table: Table<B, C>): Strip;
  facts(table: Table<B, C>, seat: number): Fact[];
  /** Who is ahead; nothing while that says nothing yet. */
  standings(table: Table<B, C>): Standing[];
  /** Why the game was won, once it is over by its rules: by what, or by which tie-break. */
  verdict(table: Table<B, C>): string | null;
  /** Undefined while a seat has no sign yet: its number stands for it. */
  mark?(table: Table<B, C>, seat: number): SeatMark | undefined;
  /** The seat behind the name of a side ("red", "henchman") in an event; below 0: none. */
  seatOf?(table: Table<B, C>, name: string): number;
  describe(table: Table<B, C>): Described[];
  /** Arguments of messages in words, where the name of a component says too little. */
  words?(args: Args, table: Table<B, C>): Args;
  /** The heading a choice stands under in the list of all choices; by default none. */
  group?(choice: Choice, table: Table<B, C>): string;
  /** A short text for a choice on a button, where `doing` is too long. */
  short?(choice: Choice, table: Table<B, C>): string | undefined;
  /** What a choice may cost, in words; it is then asked twice. */
  warning?(choice: Choice, table: Table<B, C>): string | undefined;
  /** True for journal events that begin a new part (a round). */
  heading?(event: Told): boolean;
  /** Which events make a turn, and what its sense is. */
  teller(components: C): Teller;
  /** After my own decision: from the first such event on the rest is shown at the usual pace (an opponent's turn). */
  paced?(event: Told): boolean;
  /** What begins with a journal event; replays jump from one to the next. */
  part(event: Told): Part | null;
  /** Shown in the result besides who has won. */
  Result?: ComponentType<{ table: Table<B, C> }>;
  /** In the decision bar, before the buttons: choices that the game draws itself. */
  Ask?: ComponentType<{ table: Table<B, C> }>;
  /** True for choices that `Ask` draws. */
  asks?(choice: Choice, table: Table<B, C>): boolean;
  /** What is being done, beside the question: "Placing Grecco: 3 left". */
  doing?(table: Table<B, C>): string | undefined;
  /** How many times the usual moment an event is shown. */
  lingers?(event: Told): number;
  /** Every icon of the board with its name, for the help. */
  legend(table: Table<B, C>): { icon: ComponentChildren; name: string }[];
  /** Beside the decision bar: an order queue, the odds of a conflict. */
  Aside?: ComponentType<{ table: Table<B, C> }>;
}
