// Tables in a list: which game, who plays, whose turn, when.

import { useSignal } from "@preact/signals";
import { host } from "#host";
import type { TableInfo } from "../api/messages";
import { OriginTag } from "../frame/people/fairness";
import { TITLES } from "../frame/model/games";
import { company, playerNames } from "../frame/model/players";
import { outcome } from "../frame/story/result";
import { language, say } from "../i18n/texts";

interface Props {
  tables: readonly TableInfo[];
  most: number;
  onGone?: () => void;
}

export function TableList({ tables, most, onGone = () => {} }: Props) {
  const all = useSignal(false);
  const shown = all.value ? tables : tables.slice(0, most);
  return (
    <>
      <ul class="table-list">
        {shown.map((table) => <li key={table.id}><TableLink table={table} /><host.Forget table={table} onGone={onGone} /></li>)}
      </ul>
      {shown.length < tables.length && <button class="quiet" onClick={() => (all.value = true)}>{say("page-show-all", { count: tables.length })}</button>}
    </>
  );
}

function TableLink({ table }: { table: TableInfo }) {
  const others = company(table.seats, playerNames(table), table.seats.findIndex((seat) => seat.mine));
  const over = table.status === "over";
  return (
    <a href={over ? `/t/${table.id}?move=0` : `/t/${table.id}`} data-status={table.status}>
      <strong>{say(TITLES[table.game]!)} <OriginTag info={table} /></strong>
      <span class="table-with">{others || (table.seats.length > 1 && say("page-shared-screen"))}</span>
      <span class="table-state"><State table={table} /></span>
    </a>
  );
}

function State({ table }: { table: TableInfo }) {
  const mine = table.seats.findIndex((seat) => seat.mine);
  if (table.status === "waiting") return <>{say("page-state-waiting", { open: table.seats.filter((seat) => seat.kind === "open").length })}</>;
  if (table.status === "over") return <Over table={table} mine={mine} />;
  if (table.status === "stopped") return <>{say("page-state-stopped")}</>;
  if (table.asked.some((seat) => table.seats[seat]?.mine)) return <b class="your-turn">{say("page-your-turn")}</b>;
  return <>{ago(table.moved)}</>;
}

/** How it ended, the score of two with my side first, and when. */
function Over({ table, mine }: { table: TableInfo; mine: number }) {
  const side = table.seats[mine]?.team ?? 0;
  const score = table.scores && (side && table.scores.length === 2 ? table.scores.toReversed() : table.scores).join(" : ");
  const moved = new Date(table.moved * 1000);
  const year = moved.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  const day = new Intl.DateTimeFormat(language.value, { day: "numeric", month: "short", year }).format(moved);
  return (
    <>
      {say("page-outcome", { outcome: outcome(table.returns ?? [], mine < 0 ? null : mine, (table.scores?.length ?? 0) > table.seats.length) })}
      {score && <b class="table-score"> {score}</b>}
      <time dateTime={moved.toISOString()}> · {day}</time>
    </>
  );
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function ago(time: number): string {
  const seconds = Math.max(1, Date.now() / 1000 - time);
  const [unit, size] = UNITS.find(([, length]) => seconds >= length)!;
  return new Intl.RelativeTimeFormat(language.value, { numeric: "auto", style: "short" }).format(-Math.floor(seconds / size), unit);
}
