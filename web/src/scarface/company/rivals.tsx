// In company: the gangs of the others, the Henchman's among them, each on a card. On demand the whole board of a boss.

import type { ScarfaceGang } from "../../api/messages";
import { cardSpec } from "../hand/cards";
import { BossTrack } from "../hand/gang";
import { Ring, Thugs } from "../hand/purse";
import { Amount, Emblem, Icon } from "../icons";
import { boardLines } from "../phrases";
import { thing } from "../things";
import { found, handOf, placeOf, type ScarfaceTable } from "../types";
import { goods, sideName } from "../words";

export function Rivals({ table }: { table: ScarfaceTable }) {
  const { others, rival } = table.view.value.board;
  return (
    <div class="rivals">
      {[...others.map(({ gang }) => gang), rival].map((gang) => <Rival key={gang.side} table={table} gang={gang} />)}
    </div>
  );
}

function Rival({ table, gang }: { table: ScarfaceTable; gang: ScarfaceGang }) {
  const { board } = table.view.value;
  const { side } = gang;
  const name = sideName(table, side);
  if (gang.gang === null) return <section class="rival" aria-label={name}><p class="rival-head"><Emblem side={side} /><strong>{name}</strong></p><p class="nothing">{table.say("scarface-board-no-gang")}</p></section>;
  const card = found(table.components, "gang", gang.gang)!;
  const solo = side === "henchman";
  const about = () => boardLines(table, card.id, solo ? "solo" : "levels").map((line) => <p key={line}>{line}</p>);
  return (
    <section class={`rival is-${side}`} aria-label={name}>
      <p {...thing(table, "gang", card.id, { key: `rival-${side}`, label: `${name}: ${table.name(card.id)}`, names: [card.id], rule: "SF-25", class: "rival-head", about, of: card })}>
        <Emblem side={side} />
        <span><strong>{name}</strong><small>{table.name(card.id)}</small></span>
      </p>
      <p class="rival-figures">
        <b>{table.say("scarface-board-money", { n: gang.money })}</b>
        <small>{table.say("scarface-board-total", { n: board.totals[placeOf(side)] })}</small>
        <Amount is="star" n={gang.stars} label={table.say("scarface-page-stars", { n: gang.stars })} />
        <Amount is="crime" n={gang.crime} label={table.say("scarface-board-crime")} />
        {!solo && <Cards table={table} side={side} />}
        {board.ring === side && <Ring table={table} />}
      </p>
      <Thugs table={table} side={side} />
      {!solo && <More table={table} gang={gang} />}
    </section>
  );
}

function Cards({ table, side }: { table: ScarfaceTable; side: string }) {
  const { hand_size, deck_size, discard } = handOf(table.view.value.board, side);
  return (
    <>
      <Amount is="card" n={hand_size} label={table.say("scarface-board-hand")} />
      <Amount is="deck" n={deck_size} label={table.say("scarface-board-in-deck")} />
      <Amount is="retire" n={discard.length} label={table.say("scarface-board-in-discard")} />
    </>
  );
}

/** What is seldom looked at: boss and levels, dealers, jobs, plan. */
function More({ table, gang }: { table: ScarfaceTable; gang: ScarfaceGang }) {
  const card = found(table.components, "gang", gang.gang!)!;
  const { plan, open_jobs, start_jobs, orders_used, right_hand } = handOf(table.view.value.board, gang.side);
  return (
    <details class="rival-more">
      <summary>{table.say("scarface-page-rival-more")}</summary>
      <BossTrack table={table} side={gang.side} />
      <ul class="levels">
        {card.human.map((item, place) => (
          <li key={item.id} class="level">
            <Icon is={item.id} />
            <span class="level-name">{table.name(item.id)}</span>
            <span class="level-steps">{item.values.map((value, n) => <b key={n} class={n < gang.levels[place]! ? "is-reached" : ""}>{value}</b>)}</span>
          </li>
        ))}
      </ul>
      {gang.dealers.map(([dealer, thugs, alcohol, guns], place) => (
        <p key={place}>{table.say("scarface-page-his-dealer", { n: place + 1, name: table.name(dealer!), goods: goods(table, alcohol, guns), thugs })}</p>
      ))}
      <Named table={table} label={table.say("scarface-board-plan")} kind="card" ids={plan} />
      {orders_used.length > 0 && <p class="note">{table.say("scarface-board-label", { label: table.say("scarface-page-orders") })} {orders_used.map((id) => table.name(id)).join(", ")}</p>}
      <Named table={table} label={table.say("scarface-board-open-jobs")} kind="job" ids={open_jobs} />
      <Named table={table} label={table.say("scarface-board-jobs", { n: start_jobs.length + gang.jobs.length })} kind="job" ids={[...start_jobs, ...gang.jobs]} />
      <Named table={table} label={table.say("scarface-board-right-hand")} kind="card" ids={right_hand} />
    </details>
  );
}

function Named({ table, label, kind, ids }: { table: ScarfaceTable; label: string; kind: string; ids: readonly string[] }) {
  if (!ids.length) return null;
  return (
    <p class="note">
      {table.say("scarface-board-label", { label })}{" "}
      {ids.map((id, n) => <span key={n} {...table.piece({ key: `rivals-${kind}-${id}-${n}`, label: table.name(id), names: [id], class: "named-card", ...cardSpec(table, kind, id) })}>{table.name(id)}</span>)}
    </p>
  );
}
