// Who sits where, with what, and whose turn it is.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { post } from "../../api/http";
import type { Clocks, SeatInfo, TableInfo } from "../../api/messages";
import { language, say } from "../../i18n/texts";
import { Icon } from "../../parts/icons";
import { lazyPart } from "../../parts/lazy";
import type { BoardModule } from "../model/board";
import type { Session } from "../model/session";
import { LevelOf } from "./levelof";
import { isPartner, PartnerMark } from "./partner";
import { classes, type FrameTable } from "../model/table";

const PartnerWish = lazyPart(async () => (await import("./wishes")).PartnerWish);

interface Props {
  session: Session;
  table: FrameTable;
  module: BoardModule;
}

export function Seats({ session, table, module }: Props) {
  const asked = new Set(table.view.value.decisions.map((decision) => decision.seat));
  return (
    <ul class="seats" aria-label={say("page-seats")}>
      {session.info.value.seats.map((seat, number) => (
        <li key={number} class={classes("seat", { asked: asked.has(number), mine: number === table.seat })}>
          <Emblem module={module} table={table} seat={number} />
          <div class="seat-words">
            <div class="seat-name">
              <SeatName seat={seat} name={session.players.value[number]!} />
              <SeatState seat={seat} me={number === table.seat} />
              {seat.bot && <LevelOf session={session} seat={seat} number={number} />}
              {isPartner(session.info.value, number, table.seat) && <PartnerMark />}
              {seat.knows && <span class="tag" title={say("page-knows-note")}><Icon name="eye" size={14} /> {say("page-knows")}</span>}
              {asked.has(number) && <span class="seat-turn">{say("page-thinking")}</span>}
              <ClockOf session={session} seat={number} />
              <TakeSeat session={session} seat={seat} number={number} />
            </div>
            {isPartner(session.info.value, number, table.seat) && <PartnerWish session={session} seat={number} />}
            <dl class="facts">
              {module.facts(table, number).map((fact) => (
                <div key={fact.key} title={fact.label}>
                  <dt>{fact.icon ?? fact.label}{fact.icon != null && <span class="hidden-text">{fact.label}</span>}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Emblem({ module, table, seat }: { module: BoardModule; table: FrameTable; seat: number }) {
  const mark = module.mark?.(table, seat);
  return (
    <span class="emblem" style={mark && { background: mark.colour }} aria-hidden="true">
      {mark ? mark.emblem : seat + 1}
    </span>
  );
}

/** Who has an account has a page of what they have played. */
function SeatName({ seat, name }: { seat: SeatInfo; name: string }) {
  if (!seat.account) return <strong>{name}</strong>;
  return <strong><a href={`/me/${encodeURIComponent(seat.name)}`} target="_blank" title={say("page-me-of", { name: seat.name })}>{name}</a></strong>;
}

function SeatState({ seat, me }: { seat: SeatInfo; me: boolean }) {
  if (me) return <span class="tag">{say("page-you")}</span>;
  if (seat.kind === "bot") return null;
  if (seat.away) return <span class="tag">{say("page-away")}</span>;
  if (seat.kind === "person" && !seat.online) return <span class="tag">{say("page-offline")}</span>;
  return null;
}

/** A seat where a bot stands in can be taken: by whoever has none here, or again by its person. */
function TakeSeat({ session, seat, number }: { session: Session; seat: SeatInfo; number: number }) {
  const { id, seats, status } = session.info.value;
  if (!seat.away || status !== "running" || (!seat.mine && seats.some((other) => other.mine))) return null;
  const take = () => session.try(async () => (session.info.value = await post<TableInfo>(`/api/tables/${id}/seats/${number}`)));
  return <button class="take-seat" onClick={() => void take()}>{say("page-sit")}</button>;
}

function ClockOf({ session, seat }: { session: Session; seat: number }) {
  const now = useSignal(performance.now());
  const { clocks, at } = session.clocks.value;
  const left = clocks.left[seat];
  useEffect(() => {
    if (left == null) return;
    const timer = setInterval(() => (now.value = performance.now()), 1000);
    return () => clearInterval(timer);
  }, [left == null]);
  if (left == null) return null;
  const seconds = Math.max(0, left - elapsed(clocks, seat, now.value - at));
  return (
    <span class={classes("clock", { short: seconds < 30 })}>
      <Icon name="clock" size={14} /> {duration(seconds)}
    </span>
  );
}

function elapsed(clocks: Clocks, seat: number, since: number): number {
  return clocks.running.includes(seat) ? Math.max(0, since / 1000) : 0;
}

function duration(seconds: number): string {
  if (seconds >= 86400) {
    return new Intl.NumberFormat(language.value, { style: "unit", unit: "day", maximumFractionDigits: 1 }).format(seconds / 86400);
  }
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, "0"));
  return seconds >= 3600 ? `${Math.floor(whole / 3600)}:${parts.join(":")}` : parts.join(":");
}
