// Chat with the table, and with my team where there are teams: there what is said is for the team unless one says otherwise.

import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { get } from "../../api/http";
import type { Line, Muted } from "../../api/messages";
import { language, say } from "../../i18n/texts";
import { Icon, type IconName } from "../../parts/icons";
import { useFetched } from "../loading";
import { isPartner, PartnerMark } from "./partner";
import { lineKey, type Session } from "../model/session";
import { isMine, noteRead, spoken } from "./lines";

function hasTeam(session: Session): boolean {
  const { seats } = session.info.value;
  const mine = session.seat === null ? undefined : seats[session.seat]?.team;
  return seats.filter((seat) => seat.team === mine).length > 1;
}

export function ChatPanel({ session }: { session: Session }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = spoken(session);
  const muted = useFetched(() => get<Muted[]>("/api/mutes"), []);
  useLayoutEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [lines.length]);
  useEffect(() => noteRead(session), [lines.length]);
  return (
    <div class="chat">
      <ol ref={list} tabIndex={0} aria-label={say("page-chat")} aria-live="polite">
        {lines.map((line) => <ChatLine key={lineKey(line)} session={session} line={line} onMute={() => void session.mute(line).then(muted.again)} />)}
        {lines.length === 0 && <li class="empty">{say("page-chat-empty")}</li>}
      </ol>
      <MutedPeople people={muted.value ?? []} onUnmute={(id) => void session.unmute(id).then(muted.again)} />
      <ChatBox session={session} />
    </div>
  );
}

function MutedPeople({ people, onUnmute }: { people: Muted[]; onUnmute: (id: string) => void }) {
  if (!people.length) return null;
  return (
    <details class="muted">
      <summary>{say("page-muted", { count: people.length })}</summary>
      <ul>
        {people.map(({ id, name }) => (
          <li key={id}>{name} <button class="quiet" aria-label={say("page-unmute-name", { name })} onClick={() => onUnmute(id)}>{say("page-unmute")}</button></li>
        ))}
      </ul>
    </details>
  );
}

function ChatLine({ session, line, onMute }: { session: Session; line: Line; onMute: () => void }) {
  const mine = isMine(session, line);
  const team = line.channel !== "table";
  const who = line.seat >= 0 ? (session.players.value[line.seat] ?? line.name) : say("page-spectator", { name: line.name });
  const time = new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit" }).format(line.at * 1000);
  return (
    <li class={team ? "chat-line is-team" : "chat-line"}>
      <strong>{who}</strong> {isPartner(session.info.value, line.seat, session.seat) && <PartnerMark />} <time>{time}</time>
      {hasTeam(session) && <span class="tag">{say(team ? "page-chat-team" : "page-chat-table")}</span>}
      {!mine && line.channel !== "intent" && <button class="quiet square mute" aria-label={say("page-mute", { name: who })} title={say("page-mute", { name: who })} onClick={onMute}><Icon name="mute" size={16} /></button>}
      <p>{line.message ? say(line.message, line.args) : line.text}</p>
    </li>
  );
}

function ChatBox({ session }: { session: Session }) {
  const words = useSignal("");
  const teams = hasTeam(session);
  const team = useSignal(teams);
  const write = say(!teams ? "page-chat-write" : team.value ? "page-chat-write-team" : "page-chat-write-all");
  function send(event: Event): void {
    event.preventDefault();
    const text = words.value.trim();
    if (!text) return;
    words.value = "";
    void session.order({ type: "say", channel: team.value ? "team" : "table", text });
  }
  return (
    <form class={team.value ? "chat-box is-team" : "chat-box"} onSubmit={send}>
      {teams && (
        <fieldset class="chat-to">
          <legend class="hidden-text">{say("page-chat-to")}</legend>
          <Audience team={team} value icon="hands" label={say("page-chat-team")} />
          <Audience team={team} value={false} icon="people" label={say("page-chat-table")} />
        </fieldset>
      )}
      <input type="text" maxLength={500} aria-label={write} placeholder={write} value={words.value} onInput={(event) => (words.value = event.currentTarget.value)} />
      <button class="square" aria-label={say("page-chat-send")}><Icon name="next" /></button>
    </form>
  );
}

interface AudienceProps {
  team: Signal<boolean>;
  value: boolean;
  icon: IconName;
  label: string;
}

function Audience({ team, value, icon, label }: AudienceProps) {
  return (
    <label>
      <input type="radio" name="chat-to" checked={team.value === value} onChange={() => (team.value = value)} />
      <Icon name={icon} size={16} /> {label}
    </label>
  );
}
