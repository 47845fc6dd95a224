// The Henchman's corner: his plan with rows and cubes, what he did and why in plain words, his board.

import { useEffect, useRef } from "preact/hooks";
import { RuleLink } from "../../frame/rulelink";
import type { Told } from "../../api/messages";
import { cardSpec } from "../hand/cards";
import { BossTrack } from "../hand/gang";
import { IconRow } from "../iconrow";
import { Emblem, Icon, Said } from "../icons";
import { say } from "../../i18n/texts";
import { Icon as Symbol, type IconName } from "../../parts/icons";
import type { Considered, HisTurn } from "./journal";
import type { Walk } from "./walk";
import { levelLines } from "../phrases";
import { Ring, Thugs } from "../hand/purse";
import { worded } from "../things";
import { hisTurn } from "./told";
import { found, numbersOf, placeOf, type ScarfaceTable, type SoloCharacteristic } from "../types";
import { goods } from "../words";

export function HenchmanCorner({ table, walk }: { table: ScarfaceTable; walk: Walk }) {
  const board = table.view.value.board;
  if (!board.rival.gang) return <p class="nothing">{table.say("scarface-page-no-rival")}</p>;
  const turn = hisTurn(table);
  const cards = board.henchman.plan.length ? board.henchman.plan : (turn?.cards ?? []);
  return (
    <div class="corner">
      <Summary table={table} />
      <div class="his-head">
        {cards.length > 0 && <Plan table={table} cards={cards} turn={turn} />}
        {turn && <Walking table={table} walk={walk} />}
      </div>
      <div class="corner-main">
        <Commentary table={table} turn={turn} />
        <HisBoard table={table} />
      </div>
    </div>
  );
}

function Summary({ table }: { table: ScarfaceTable }) {
  const board = table.view.value.board;
  const { rival, henchman } = board;
  const deck = board.outlook.decks.at(-1)!;
  return (
    <p class="corner-head">
      <Emblem side="henchman" />
      <strong>{table.name(rival.gang!)}</strong>
      <b>{table.say("scarface-board-money", { n: rival.money })}</b>
      <small>{table.say("scarface-board-total", { n: board.totals[placeOf("henchman")] })}</small>
      <small>{table.say("scarface-board-henchman-jobs", { n: rival.jobs.length })}</small>
      {board.ring === "henchman" && <Ring table={table} />}
      <small class="corner-piles">{table.say("scarface-board-action-piles", { deck, discard: henchman.discard.length, a: henchman.piles[0], b: henchman.piles[1] })}</small>
    </p>
  );
}

/** His turn again, act by act. */
function Walking({ table, walk }: { table: ScarfaceTable; walk: Walk }) {
  const acts = walk.acts.value.length;
  if (!acts) {
    if (table.playing.value) return null;
    return <p class="walk"><button class="quiet" onClick={() => void walk.begin()}><Symbol name="rewind" size={16} /> {table.say("scarface-page-walk")}</button></p>;
  }
  const running = walk.running.value;
  return (
    <p class="walk" role="group" aria-label={table.say("scarface-page-walk")}>
      <Step label={say("page-replay-back")} icon="back" act={() => (walk.run(false), walk.go(walk.at.value - 1))} />
      <Step label={say(running ? "page-replay-pause" : "page-replay-play")} icon={running ? "pause" : "play"} act={() => walk.run(!running)} />
      <Step label={say("page-replay-next")} icon="next" act={() => (walk.run(false), walk.go(walk.at.value + 1))} />
      <span class="walk-at">{table.say("scarface-page-time-of", { n: walk.at.value + 1, of: acts })}</span>
      <button class="quiet" onClick={() => walk.end()}>{table.say("scarface-page-walk-end")}</button>
    </p>
  );
}

function Step({ label, icon, act }: { label: string; icon: IconName; act: () => void }) {
  return <button class="quiet square" aria-label={label} title={label} onClick={act}><Symbol name={icon} /></button>;
}

// His plan

function Plan({ table, cards, turn }: { table: ScarfaceTable; cards: readonly string[]; turn: HisTurn | null }) {
  return (
    <div class="his-plan">
      {cards.map((id, place) => <HisCard key={`${id}-${place}`} table={table} id={id} place={place} turn={turn} />)}
    </div>
  );
}

function HisCard({ table, id, place, turn }: { table: ScarfaceTable; id: string; place: number; turn: HisTurn | null }) {
  const card = found(table.components, "action", id);
  if (!card) return null;
  const cubes = table.view.value.board.henchman.cubes;
  return (
    <div data-now={table.playing.value !== null && turn?.considered.at(-1)?.card === id ? "" : undefined} {...worded(table.piece({ key: `his-${id}`, label: table.say("scarface-board-action-card", { card: id, power: card.power, move: card.move }), names: [id], rule: "SF-141", class: "his-card", ...cardSpec(table, "action", id) }))}>
      <Said words={table.say("scarface-board-action-card", { card: id, power: card.power, move: card.move })} />
      <span class="his-card-head" aria-hidden="true"><b>{id}</b><span><Icon is="power" />{card.power}</span><span><Icon is="move" />{card.move}</span></span>
      {card.rows.map((row, n) => {
        const considered = turn?.considered.find((item) => item.card === id && item.row === n + 1);
        const now = table.playing.value !== null && considered !== undefined && considered === turn?.considered.at(-1);
        const done = considered?.done === true || cubes.some(([at, line]) => at === place && line === n);
        return (
          <span key={n} class={`his-row${now ? " is-now" : ""}${done ? " is-done" : considered?.done === false ? " is-skipped" : ""}`}>
            <i>{done ? <Icon is="cube" /> : considered?.done === false ? <Icon is="skip" /> : n + 1}</i>
            <IconRow effects={row.act} />
            {row.bonus > 0 && <b class="his-bonus">+{row.bonus}</b>}
          </span>
        );
      })}
    </div>
  );
}

// What he did, in words

function Commentary({ table, turn }: { table: ScarfaceTable; turn: HisTurn | null }) {
  const list = useRef<HTMLOListElement>(null);
  const playing = table.playing.value;
  useEffect(() => {
    if (playing) list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [playing]);
  if (!turn) return <p class="nothing">{table.say("scarface-page-his-first-turn")}</p>;
  return (
    <ol ref={list} class="commentary" aria-label={table.say("scarface-page-commentary")}>
      {turn.opening.map((event, n) => <li key={`o${n}`}><Words table={table} event={event} /></li>)}
      {turn.considered.map((item, n) => <Deed key={n} table={table} item={item} now={playing !== null && n === turn.considered.length - 1} />)}
    </ol>
  );
}

function Deed({ table, item, now }: { table: ScarfaceTable; item: Considered; now: boolean }) {
  const [verdict, ...rest] = item.told;
  return (
    <li class={`${item.done === null ? "" : item.done ? "is-done" : "is-skipped"}${now ? " is-now" : ""}`}>
      <Words table={table} event={item.what} />
      {verdict && <p class="verdict"><Icon is={item.done ? "cube" : "skip"} />{table.say(verdict.message, verdict.args)}</p>}
      {rest.length > 0 && <p class="outcome">{grouped(rest).map(({ event, times }, n) => <span key={n}>{table.say(event.message, event.args)}{times > 1 && ` ×${times}`} </span>)}</p>}
    </li>
  );
}

function Words({ table, event }: { table: ScarfaceTable; event: Told }) {
  const rule = event.args["rule"];
  return (
    <p>
      {table.say(event.message, event.args)} {typeof rule === "string" && <RuleLink game={table.game} rule={rule} />}
    </p>
  );
}

/** The same thing several times is told once. */
function grouped(events: readonly Told[]): { event: Told; times: number }[] {
  const found: { event: Told; times: number }[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last && last.event.message === event.message && JSON.stringify(last.event.args) === JSON.stringify(event.args)) last.times++;
    else found.push({ event, times: 1 });
  }
  return found;
}

// His board

function HisBoard({ table }: { table: ScarfaceTable }) {
  const { rival } = table.view.value.board;
  const gang = found(table.components, "gang", rival.gang!)!;
  const levels = gang.solo.map((item, place) => ({ item, level: rival.levels[place]! })).sort((one, other) => one.item.no - other.item.no);
  return (
    <div class="his-board">
      <BossTrack table={table} side="henchman" />
      <ul class="levels is-his">
        {levels.map(({ item, level }) => <li key={item.id}><HisLevel table={table} item={item} level={level} /></li>)}
      </ul>
      <Thugs table={table} side="henchman" />
      <HisDealers table={table} />
    </div>
  );
}

function HisLevel({ table, item, level }: { table: ScarfaceTable; item: SoloCharacteristic; level: number }) {
  const gang = found(table.components, "gang", table.view.value.board.rival.gang!)!;
  return (
    <div {...worded(table.piece({ key: `his-level-${item.id}`, label: table.say("scarface-page-his-level", { no: item.no, what: table.name(item.id), level, of: item.max }), rule: "SF-168", class: "level", of: numbersOf(gang), about: () => levelLines(table, gang.id, "solo", item.id).map((line) => <p key={line}>{line}</p>) }))}>
      <Said words={table.say("scarface-page-his-level", { no: item.no, what: table.name(item.id), level, of: item.max })} />
      <i aria-hidden="true">{item.no}</i>
      <Icon is={item.id} />
      <span class="level-name" aria-hidden="true">{table.name(item.id)}</span>
      <span class="level-steps" aria-hidden="true">{Array.from({ length: item.max }, (_, n) => <b key={n} class={n < level ? "is-reached" : ""}>{item.values[n] || "·"}</b>)}</span>
    </div>
  );
}

function HisDealers({ table }: { table: ScarfaceTable }) {
  const { rival, outlook } = table.view.value.board;
  const [, , markers] = outlook.reserves[placeOf("henchman")]!;
  return (
    <p class="his-dealers">
      {rival.dealers.map(([dealer, thugs, alcohol, guns], place) => {
        const name = dealer ? table.name(dealer) : table.say("scarface-board-face-down");
        const label = table.say("scarface-page-his-dealer", { n: place + 1, name, goods: goods(table, alcohol, guns), thugs });
        return (
          <span key={place} {...table.piece({ key: `his-dealer-${place + 1}`, label, rule: "SF-135", class: "his-dealer", about: () => table.say("scarface-page-his-dealer-about") })}>
            <i>{place + 1}</i>
            {alcohol > 0 && <Icon is="alcohol" />}
            {guns > 0 && <Icon is="gun" />}
            {alcohol + guns === 0 && <Icon is="dealer" class="is-free" />}
            {thugs > 0 && <Icon is="thug" class="is-henchman" />}
          </span>
        );
      })}
      <span class="his-dealer" title={table.say("scarface-page-flags", { n: markers })}><Icon is="takeover" class="is-henchman" />{markers}</span>
    </p>
  );
}
