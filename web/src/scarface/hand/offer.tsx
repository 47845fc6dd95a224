// Cards that a decision is about: gangs, jobs and dealers drawn, right-hand cards, options of a card.

import type { ComponentChildren } from "preact";
import type { ScarfaceOption } from "../../api/messages";
import type { PieceSpec } from "../../frame/model/board";
import { CardTop, cardSpec, EffectText } from "./cards";
import { IconRow } from "../iconrow";
import { Amount, Icon } from "../icons";
import { boardLines, lines, said, skillOf } from "../phrases";
import { thing, worded, type Sort } from "../things";
import { lastTie } from "../henchman/told";
import { DealerFace, JobFace } from "./trade";
import { cardOf, component, found, type ScarfaceTable, type Effect } from "../types";
import { QuickSwitch } from "./quick";

export function Offer({ table }: { table: ScarfaceTable }) {
  const kind = table.decision.value?.kind;
  switch (kind) {
    case "setup_gang": case "setup_rival":
      return <><QuickSwitch table={table} /><Tray table={table}>{ids(table, "gang").map((id) => <Gang key={id} table={table} id={id} />)}</Tray></>;
    case "setup_job": case "keep_job":
      return <Tray table={table}>{ids(table, "job").map((id) => <DrawnJob key={id} table={table} id={id} />)}</Tray>;
    case "setup_good":
      return <Tray table={table}>{startDealer(table)}</Tray>;
    case "keep_dealer":
      return <Tray table={table}>{ids(table, "dealer").map((id) => <Drawn key={id} table={table} sort="drawnDealer" kind="dealer" id={id}><DealerFace table={table} id={id} /></Drawn>)}</Tray>;
    case "right_hand":
      return <Tray table={table}>{ids(table, "card").map((id) => <RightHand key={id} table={table} id={id} />)}</Tray>;
    case "choose_option": case "hench_choice": case "may_pay":
      return <Options table={table} />;
    default:
      return null;
  }
}

function ids(table: ScarfaceTable, name: string): string[] {
  return table.legal.value.map(({ args }) => args[name]).filter((id) => typeof id === "string");
}

function Tray({ table, children }: { table: ScarfaceTable; children?: ComponentChildren }) {
  const { time } = table.view.value.board.outlook;
  return (
    <div class="on-offer" role="group" aria-label={table.say("scarface-board-offer")}>
      {time && <p class="which-time">{table.say("scarface-page-time-of", { n: time[0], of: time[1] })}</p>}
      {children && <div class="card-row">{children}</div>}
    </div>
  );
}

/** SF-33: the dealer that the good in question lies on. */
function startDealer(table: ScarfaceTable) {
  const { human, outlook } = table.view.value.board;
  const [id] = (outlook.time && human.dealers[outlook.time[0] - 1]) ?? [];
  return id ? <Source table={table} kind="dealer" id={id} /> : null;
}

interface DrawnProps {
  table: ScarfaceTable;
  sort: Sort;
  kind: string;
  id: string;
  about?: Pick<PieceSpec, "about" | "of">;
  children: ComponentChildren;
}

function Drawn({ table, sort, kind, id, about = cardSpec(table, kind, id), children }: DrawnProps) {
  return <div {...worded(thing(table, sort, id, { key: `offer-${id}`, label: table.name(id), names: [id], class: `card is-${kind}`, ...about }))}>{children}</div>;
}

/** SF-32: a starting job counts as done, and nothing of it applies. */
function DrawnJob({ table, id }: { table: ScarfaceTable; id: string }) {
  const start = table.decision.value?.kind === "setup_job";
  const about = start ? { about: () => table.say("scarface-page-start-job"), of: component(table.components, "job", id) } : cardSpec(table, "job", id);
  return <Drawn table={table} sort="drawnJob" kind="job" id={id} about={about}><JobFace table={table} id={id} done={start} /></Drawn>;
}

function RightHand({ table, id }: { table: ScarfaceTable; id: string }) {
  const card = cardOf(table.components, id)!;
  return (
    <Drawn table={table} sort="rightHand" kind="card" id={id}>
      <CardTop table={table} card={card} />
      <EffectText table={table} card={card} />
    </Drawn>
  );
}

/** A gang to be chosen: its boss, and where it differs from the others. */
function Gang({ table, id }: { table: ScarfaceTable; id: string }) {
  const gang = found(table.components, "gang", id)!;
  const side = table.decision.value?.kind === "setup_rival" ? "solo" : "levels";
  const boss = table.components.card.find((card) => card.kind === "boss" && card.gang === id);
  const dear = Math.max(...gang.human.map(({ cost }) => cost[0]!.points));
  const favoured = gang.human.filter(({ cost }) => cost[0]!.points < dear);
  return (
    <div {...worded(thing(table, "gang", id, { key: `gang-${id}`, label: table.name(id), names: [id], rule: "SF-25", class: "card is-gang", about: () => [...(boss ? [`${table.name(boss.id)}: ${skillOf(table, boss.id, "skill")}`] : []), ...boardLines(table, id, side)].map((line) => <p key={line}>{line}</p>), of: gang }))}>
      <span class="card-name">{table.name(id)}</span>
      {boss && <span class="card-line"><Icon is="boss" />{table.name(boss.id)}</span>}
      {boss && <EffectText table={table} card={boss} />}
      <span class="card-line favoured" title={table.say("scarface-page-favoured")}>
        {favoured.map((item) => <span key={item.id} class="amount"><Icon is={item.id} />{table.name(item.id)}</span>)}
        {favoured[0] && <Amount is="any" n={`−${dear - favoured[0].cost[0]!.points}`} />}
      </span>
    </div>
  );
}

function Options({ table }: { table: ScarfaceTable }) {
  const tie = lastTie(table);
  if (tie) return <Tray table={table}><p>{table.say(tie.message, tie.args)}</p></Tray>;
  const from = table.view.value.board.outlook.source;
  if (!from?.options.length) return from && <Tray table={table}><Source table={table} kind={from.table} id={from.id} /></Tray>;
  return (
    <Tray table={table}>
      {from.options.map((option, place) => <Option key={place} table={table} number={place + 1} option={option} />)}
    </Tray>
  );
}

function Source({ table, kind, id }: { table: ScarfaceTable; kind: string; id: string }) {
  const name = kind === "action" ? id : table.name(id);
  return (
    <div {...worded(table.piece({ key: `source-${id}`, label: name, names: [id], class: `card is-${kind}`, ...cardSpec(table, kind, id) }))}>
      <span class="card-name">{name}</span>
      {lines(table, kind, id).map((line) => <span key={line} class="card-words">{line}</span>)}
    </div>
  );
}

function Option({ table, number, option }: { table: ScarfaceTable; number: number; option: ScarfaceOption }) {
  const words = said(table, option.text);
  return (
    <div {...worded(thing(table, "option", String(number), { key: `option-${number}`, label: words, rule: "SF-105", class: "card is-option" }))}>
      <span class="card-line"><b>{number}</b><IconRow effects={option.effects as unknown as Effect[]} /></span>
      <span class="card-words">{words}</span>
    </div>
  );
}
