// My open jobs, and my dealers with their goods.

import { cardSpec } from "./cards";
import { Amount, Icon } from "../icons";
import { thing, worded } from "../things";
import { Goods } from "../city/tile";
import { found, type ScarfaceTable } from "../types";
import { lines } from "../phrases";

export function Trade({ table }: { table: ScarfaceTable }) {
  const board = table.view.value.board;
  const [jobs, dealers] = board.outlook.decks;
  const done = [...board.cards.start_jobs, ...board.human.jobs];
  return (
    <div class="trade">
      <section aria-label={table.say("scarface-board-open-jobs")}>
        <h3><Icon is="job" />{table.say("scarface-board-open-jobs")}</h3>
        <div class="job-list">
          {board.cards.open_jobs.map((id, place) => <OpenJob key={`${id}-${place}`} table={table} id={id} place={place} />)}
          {board.cards.open_jobs.length === 0 && <p class="nothing">{table.say("scarface-page-no-jobs")}</p>}
        </div>
        <p class="note">{table.say("scarface-board-label", { label: table.say("scarface-board-jobs", { n: done.length }) })} {done.map((id) => table.name(id)).join(", ") || "–"}</p>
      </section>
      <section aria-label={table.say("scarface-board-dealers")}>
        <h3><Icon is="dealer" />{table.say("scarface-board-dealers")} <small>{board.human.dealers.length}/{table.components.most_dealers}</small></h3>
        <div class="dealer-list">
          {board.human.dealers.map((_, place) => <MyDealer key={place} table={table} place={place} />)}
        </div>
        <p class="note">{table.say("scarface-page-supply", { alcohol: board.alcohol, guns: board.guns, jobs, dealers })}</p>
      </section>
    </div>
  );
}

/** `done`: it counts as done without its effects (SF-32), so these are not told. */
export function JobFace({ table, id, done = false }: { table: ScarfaceTable; id: string; done?: boolean }) {
  const job = found(table.components, "job", id)!;
  return (
    <>
      <span class="card-name">{table.name(id)}</span>
      <span class="card-line">
        <Icon is={job.type} class="card-type" label={table.name(job.type)} />
        <span class="card-points">
          {Object.entries(job.cost).filter(([, n]) => n).map(([unit, n]) => <Amount key={unit} is={unit === "guns" ? "gun" : unit} n={n} />)}
        </span>
      </span>
      <span class="card-words">{done ? table.say("scarface-page-start-job") : lines(table, "job", id).slice(1).join(" ")}</span>
    </>
  );
}

function OpenJob({ table, id, place }: { table: ScarfaceTable; id: string; place: number }) {
  return (
    <div {...worded(thing(table, "job", id, { key: `job-${id}-${place}`, label: table.name(id), names: [id], rule: "SF-99", class: "card is-job", ...cardSpec(table, "job", id) }))}>
      <JobFace table={table} id={id} />
    </div>
  );
}

function MyDealer({ table, place }: { table: ScarfaceTable; place: number }) {
  const [dealer, thugs, alcohol, guns] = table.view.value.board.human.dealers[place]!;
  const record = found(table.components, "dealer", dealer!)!;
  const id = `dealer${place + 1}`;
  return (
    <div class="dealer">
      <div
        {...worded(thing(table, "dealer", id, {
          key: id,
          label: `${table.name(record.id)} (${table.name(id)})`,
          names: [id, record.id],
          rule: "SF-95",
          class: "dealer-face",
          ...cardSpec(table, "dealer", record.id),
        }))}
      >
        <DealerFace table={table} id={record.id} number={place + 1} />
        <span class="spaces" title={table.say("scarface-page-spaces", { n: thugs, of: record.spaces })}>
          {Array.from({ length: record.spaces }, (_, n) => <Icon key={n} is="thug" class={n < thugs ? `is-${table.view.value.board.human.side}` : "is-free"} />)}
        </span>
      </div>
      <div class="dealer-stock">
        <Goods table={table} place={id} alcohol={alcohol} guns={guns} />
        <i>{alcohol + guns}/{record.storage}</i>
      </div>
    </div>
  );
}

export function DealerFace({ table, id, number }: { table: ScarfaceTable; id: string; number?: number }) {
  const record = found(table.components, "dealer", id)!;
  return (
    <>
      <span class="card-name">{number !== undefined && <i>{number}</i>} {table.name(id)}</span>
      <span class="card-line">
        {record.muscle > 0 && <Amount is="muscle" n={record.muscle} label={table.name("muscle")} />}
        <i>→</i>
        {record.alcohol > 0 && <Amount is="alcohol" n={record.alcohol} />}
        {record.guns > 0 && <Amount is="gun" n={record.guns} />}
        {record.either > 0 && <Amount is="goods" n={record.either} />}
      </span>
    </>
  );
}
