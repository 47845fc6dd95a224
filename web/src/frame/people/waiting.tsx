// Before the game: who comes, and the link that invites them.

import { useEffect, useRef } from "preact/hooks";
import { get, post, put, remove } from "../../api/http";
import type { SeatInfo, SeatWish, TableInfo } from "../../api/messages";
import { say } from "../../i18n/texts";
import { CopyLink } from "../../parts/copylink";
import { Icon } from "../../parts/icons";
import { LEVELS, usualLevel } from "../../parts/levels";
import { Fairness } from "./fairness";
import { TITLES } from "../model/games";
import { playerNames, seatWords } from "../model/players";
import { TopBar } from "../strip";

interface Props {
  info: TableInfo;
  act: (what: () => Promise<unknown>) => Promise<void>;
  onChange: (info: TableInfo) => void;
}

const AGAIN = 3000;

export function WaitingRoom({ info, act, onChange }: Props) {
  const address = `/api/tables/${info.id}`;
  const refresh = async () => onChange(await get<TableInfo>(address));
  const again = useRef(refresh);
  again.current = refresh;
  useEffect(() => {
    const timer = setInterval(() => void act(() => again.current()), AGAIN);
    return () => clearInterval(timer);
  }, [info.id]);
  const change = (what: () => Promise<unknown>) => void act(async () => (await what(), await refresh()));
  const names = playerNames(info);
  const seated = info.seats.some((seat) => seat.mine);
  const last = useRef<"sat" | "got up" | null>(null); // what I did myself
  if (seated) last.current ??= "sat";
  const sentAway = last.current === "sat" && !seated;
  return (
    <div class="plain-page">
      <TopBar><span class="table-name">{say(TITLES[info.game]!)}</span></TopBar>
      <main class="sheet">
        <h1>{say("page-waiting-title")}</h1>
        <p>{say("page-waiting-note")}</p>
        <CopyLink address={`${location.origin}/t/${info.id}`} />
        <Fairness info={info} />
        {sentAway && <p role="alert">{say("error-sent-away")}</p>}
        <ul class="waiting-seats">
          {info.seats.map((seat, number) => (
            <li key={number}>
              <Icon name={seat.kind === "bot" ? "bot" : "person"} />
              <strong>{seat.kind === "open" ? say("page-seat-open") : names[number]}</strong>
              {seat.mine && <span class="tag">{say("page-you")}</span>}
              <span class="seat-team">{seatWords(info.seats.map(({ team }) => team), number)}</span>
              <SeatActions seat={seat} name={names[number]!} info={info} address={`${address}/seats/${number}`} change={change} last={last} seated={seated} welcome={!sentAway && (!seated || info.owner)} />
            </li>
          ))}
        </ul>
        {info.owner && (
          <button class="primary" onClick={() => change(() => post(`${address}/start?bot=${usualLevel()}`))}>
            {say("page-start-with-bots")}
          </button>
        )}
      </main>
    </div>
  );
}

interface ActionProps {
  seat: SeatInfo;
  name: string;
  info: TableInfo;
  address: string;
  change: (what: () => Promise<unknown>) => void;
  last: { current: "sat" | "got up" | null };
  seated: boolean;
  welcome: boolean;
}

function SeatActions({ seat, name, info, address, change, last, seated, welcome }: ActionProps) {
  const wish = (made: SeatWish) => change(() => put(address, made));
  return (
    <span class="seat-actions">
      {seat.kind === "open" && welcome && <button class={seated ? undefined : "primary"} onClick={() => ((last.current = null), change(() => post(address)))}>{say("page-sit")}</button>}
      {seat.kind === "open" && info.owner && <button class="quiet" onClick={() => wish({ kind: "bot", bot: usualLevel() })}>{say("page-seat-bot")}</button>}
      {seat.kind === "bot" && info.owner && (
        <select class="level" aria-label={say("page-level-of", { name })} value={seat.bot} onChange={(event) => wish({ kind: "bot", bot: event.currentTarget.value })}>
          {LEVELS.map((level) => <option key={level} value={level}>{say("page-level", { level })}</option>)}
        </select>
      )}
      {seat.kind === "bot" && info.owner && <button class="quiet" onClick={() => wish({ kind: "open" })}>{say("page-seat-free")}</button>}
      {seat.kind === "person" && !seat.mine && info.owner && (
        <button class="quiet" aria-label={say("page-send-away-name", { name })} onClick={() => wish({ kind: "open" })}>{say("page-send-away")}</button>
      )}
      {seat.mine && <button class="quiet" onClick={() => ((last.current = "got up"), change(() => remove(address)))}>{say("page-leave")}</button>}
    </span>
  );
}
