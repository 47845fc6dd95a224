// The table of Famiglia: the rival above, the Street in the middle, my hand and area below.

import type { Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { FamigliaBoard } from "../api/messages";
import type { BoardModule, Choice, Described, Fact, Strip, Table } from "../frame/model/board";
import { Icon, type IconName } from "../parts/icons";
import { inArea, inHand, inStreet, type Meaning } from "./cards";
import { Back, Face, Patterns, Sign } from "./face";
import { CardNote, DeckNote } from "./notes";
import { Tracker, type Tracked } from "./track";
import "./board.css";

export interface Components {
  /** `prices`: of which card two are asked, by how much it was lowered; null: it is free. */
  cards: { id: string; points: number; prov: string; prices: (string | null)[] }[];
}
export type FamigliaTable = Table<FamigliaBoard, Components>;

const STEPS = [["street", "F-8"], ["accountant", "F-13"], ["brute", "F-16"], ["recruit", "F-18"]] as const;

function Board({ table }: { table: FamigliaTable }) {
  const tracker = useMemo(() => new Tracker(), [table]);
  const { board } = table.view.value;
  const me = table.seat ?? 0;
  const zones = useMemo(() => tracker.follow({
    street: board.street, discard: board.discard,
    hand0: board.hands[0]!, hand1: board.hands[1]!, area0: board.areas[0]!, area1: board.areas[1]!,
  }), [tracker, board]);
  return (
    <div class="famiglia">
      <Patterns />
      <Player table={table} seat={1 - me} hand={zones[`hand${1 - me}`]!} area={zones[`area${1 - me}`]!} />
      <div class="middle">
        <Piles table={table} discard={zones["discard"]!} />
        <Street table={table} cards={zones["street"]!} />
      </div>
      <Player table={table} seat={me} hand={zones[`hand${me}`]!} area={zones[`area${me}`]!} mine />
    </div>
  );
}


function recordOf(table: FamigliaTable, card: string) {
  return table.components.cards.find((one) => one.id === card)!;
}

function priceOf(table: FamigliaTable, card: string, by: number): string | null {
  return recordOf(table, card).prices[by] ?? null;
}

interface CardProps {
  table: FamigliaTable;
  tracked: Tracked;
  meaning?: Meaning | null;
  by?: number;
  rule?: string;
  copies?: number;
}

function CardPiece({ table, tracked, meaning, by = 0, rule, copies = 1 }: CardProps) {
  const { card, id, fresh } = tracked;
  const { points, prov } = recordOf(table, card);
  const piece = table.piece({
    key: id,
    label: copies > 1 ? table.say("famiglia-page-copies", { card, count: copies }) : table.name(card),
    names: [card],
    class: "card",
    about: () => <CardNote table={table} card={card} points={points} price={priceOf(table, card, by)} />,
    of: { points_prov: prov },
    ...(meaning ?? {}),
    ...(rule ? { rule } : {}),
  });
  return (
    <div {...piece} data-from={fresh ? "deck" : undefined}>
      <Face card={card} points={points} by={by} />
      {copies > 1 && <span class="copies" data-text={`×${copies}`} />}
    </div>
  );
}

function Street({ table, cards }: { table: FamigliaTable; cards: readonly Tracked[] }) {
  const { board } = table.view.value;
  const kind = table.decision.value?.kind ?? "";
  const lowered = cards.findIndex((one) => one.card === board.lowered);
  const columns = Math.max(3, Math.ceil(cards.length / 2));
  return (
    <section class="street" aria-label={table.say("famiglia-board-street")}>
      <h2>{table.say("famiglia-board-street")}</h2>
      <ul style={{ "--columns": columns }}>
        {cards.map((tracked, index) => {
          const by = index === lowered ? board.lowered_by : 0;
          return (
            <li key={tracked.id}>
              <CardPiece table={table} tracked={tracked} by={by} meaning={inStreet(kind, tracked.card, by, priceOf(table, tracked.card, by))} rule="F-19" />
            </li>
          );
        })}
        {cards.length === 0 && <li class="empty">{table.say("famiglia-page-street-empty")}</li>}
      </ul>
    </section>
  );
}

function Piles({ table, discard }: { table: FamigliaTable; discard: readonly Tracked[] }) {
  const { board } = table.view.value;
  const count = board.deck.length + board.bottom.length;
  const top = discard.at(-1);
  const words = table.say("famiglia-board-deck", { count, times: board.run_out });
  return (
    <div class="piles">
      <figure>
        <div {...table.piece({ key: "deck", label: words, class: "card pile", rule: "F-10", about: () => <DeckNote table={table} /> })} data-depth={Math.min(5, Math.ceil(count / 10))}>
          {count ? <Back /> : <div class="no-card" />}
        </div>
        <figcaption><strong>{count}</strong> {table.say("famiglia-page-deck-time", { times: board.run_out })}</figcaption>
      </figure>
      {board.run_out === 0 && (
        <figure>
          <div {...table.piece({ key: "discard", label: table.say("famiglia-board-discard", { count: discard.length }), class: "card pile", rule: "F-8" })}>
            {top ? <Face card={top.card} points={recordOf(table, top.card).points} /> : <div class="no-card" />}
          </div>
          <figcaption>{table.say("famiglia-board-discard", { count: discard.length })}</figcaption>
        </figure>
      )}
    </div>
  );
}

interface PlayerProps {
  table: FamigliaTable;
  seat: number;
  hand: readonly Tracked[];
  area: readonly Tracked[];
  mine?: boolean;
}

function Player({ table, seat, hand, area, mine = false }: PlayerProps) {
  const own = mine && table.seat === seat;
  const seen = table.setting("seen", false);
  const over = table.view.value.returns !== null;
  const open = own || seen.value || over || (table.mode === "replay" && table.seat === null);
  return (
    <section class={mine ? "player-row is-mine" : "player-row"} aria-label={table.players.value[seat]}>
      <div class="zone hand">
        <h2>
          <strong>{table.players.value[seat]}</strong> <span>{table.say("famiglia-page-hand", { count: hand.length })}</span>
          {!own && !over && <BoardSwitch value={seen} icon="eye" label={table.say(seen.value ? "famiglia-page-hide-seen" : "famiglia-page-show-seen")} />}
          {own && !over && <ScoreSwitch table={table} />}
        </h2>
        <Cards table={table} cards={hand} open={open} meaning={(card) => own ? inHand(table.decision.value?.kind ?? "", card, table.picked.value.length > 0) : null} />
      </div>
      <div class="zone area">
        <h2>{table.say("famiglia-page-area", { count: area.length })}</h2>
        <Cards table={table} cards={area} open meaning={(card) => (own ? inArea(card) : null)} />
      </div>
    </section>
  );
}

function ScoreSwitch({ table }: { table: FamigliaTable }) {
  const score = table.setting("score", false);
  return <BoardSwitch value={score} icon="list" label={table.say(score.value ? "famiglia-page-hide-score" : "famiglia-page-show-score")} />;
}

function BoardSwitch({ value, icon, label }: { value: Signal<boolean>; icon: IconName; label: string }) {
  return (
    <button class="quiet small" aria-label={label} title={label} onClick={() => (value.value = !value.value)}>
      <Icon name={icon} size={16} /><span>{label}</span>
    </button>
  );
}

interface CardsProps {
  table: FamigliaTable;
  cards: readonly Tracked[];
  open: boolean;
  meaning: (card: string) => Meaning | null;
}

/** Equal cards lie on each other. */
function stacks(cards: readonly Tracked[]): Tracked[][] {
  const found = new Map<string, Tracked[]>();
  for (const tracked of cards) found.set(tracked.card, [...(found.get(tracked.card) ?? []), tracked]);
  return [...found.values()];
}

function Cards({ table, cards, open, meaning }: CardsProps) {
  const piles = open ? stacks(cards) : cards.map((tracked) => [tracked]);
  return (
    <ul class="cards" style={{ "--count": piles.length }}>
      {piles.map((pile) => {
        const top = pile.at(-1)!;
        return (
          <li key={pile[0]!.id} class="stack" style={{ "--more": Math.min(3, pile.length - 1) }}>
            {pile.slice(0, -1).map((under, depth) => (
              <div key={under.id} class="card under" data-piece={under.id} style={{ "--depth": Math.min(3, depth) }} aria-hidden="true">
                <Face card={under.card} points={recordOf(table, under.card).points} />
              </div>
            ))}
            {open
              ? <CardPiece key={top.id} table={table} tracked={top} meaning={meaning(top.card)} copies={pile.length} />
              : <div key={top.id} class="card piece" data-piece={top.id}><Back /></div>}
          </li>
        );
      })}
      {cards.length === 0 && <li class="empty">{table.say("famiglia-page-no-cards")}</li>}
    </ul>
  );
}

function strip(table: FamigliaTable): Strip {
  const { board, phase } = table.view.value;
  const words = board.turns_left >= 0 ? [table.say("famiglia-board-turns-left", { count: board.turns_left })] : [];
  return {
    words,
    steps: STEPS.map(([step, rule]) => ({ key: step, label: table.say("famiglia-board-step", { step }), now: step === phase, rule })),
  };
}

function facts(table: FamigliaTable, seat: number): Fact[] {
  const { board, returns } = table.view.value;
  const score = table.setting("score", false).value || returns !== null;
  const found: Fact[] = [
    { key: "hand", label: table.say("famiglia-board-hand"), value: board.hands[seat]!.length },
    { key: "area", label: table.say("famiglia-board-area"), value: board.areas[seat]!.length },
  ];
  if (score) found.push({ key: "score", label: table.say("famiglia-page-score"), value: board.scores[seat]! });
  return found;
}

function describe(table: FamigliaTable): Described[] {
  const { board } = table.view.value;
  const me = table.seat ?? 0;
  const list = (cards: readonly string[]) => cards.map((card) => table.name(card)).join(", ") || table.say("famiglia-page-no-cards");
  const seen = table.setting("seen", false).value;
  const player = (seat: number): Described => ({
    title: table.players.value[seat]!,
    lines: [
      seat === table.seat || seen
        ? `${table.say("famiglia-page-hand", { count: board.hands[seat]!.length })}: ${list(board.hands[seat]!)}`
        : table.say("famiglia-page-hand", { count: board.hands[seat]!.length }),
      `${table.say("famiglia-page-area", { count: board.areas[seat]!.length })}: ${list(board.areas[seat]!)}`,
    ],
  });
  const deck = table.say("famiglia-board-deck", { count: board.deck.length + board.bottom.length, times: board.run_out });
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

function group(choice: Choice, table: FamigliaTable): string {
  return typeof choice.args["card"] === "string" ? table.name(choice.args["card"]) : "";
}

const HEADINGS = new Set(["famiglia-event-new-deck", "famiglia-event-deck-over"]);
const TURN_ENDS = new Set(["famiglia-event-recruit", "famiglia-event-recruit-free", "famiglia-event-pass"]);

const board: BoardModule<FamigliaBoard, Components> = {
  Board,
  onBoard: (choice) => "card" in choice.args,
  strip,
  facts,
  mark: (_, seat) => ({ emblem: <Sign letter={seat === 0 ? "I" : "A"} />, colour: "var(--paper)" }),
  describe,
  short,
  group,
  heading: ({ message }) => HEADINGS.has(message),
  part: ({ message }) => (HEADINGS.has(message) ? "round" : TURN_ENDS.has(message) ? "phase" : null),
};

export default board;
