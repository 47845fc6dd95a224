// Chat with the table, and with my team where there are teams.

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { get } from "../api/http";
import type { Line, Muted } from "../api/messages";
import { language, say } from "../i18n/texts";
import { me } from "../lobby/people";
import { Icon } from "../parts/icons";
import { useFetched } from "./loading";
import { lineKey, type Session } from "./model/session";

export function hasTeam(session: Session): boolean {
  const { seats } = session.info.value;
  const mine = session.seat === null ? undefined : seats[session.seat]?.team;
  return seats.filter((seat) => seat.team === mine).length > 1;
}

export function ChatPanel({ session }: { session: Session }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = session.chat.value.filter((line) => line.channel !== "sketch");
  const muted = useFetched(() => get<Muted[]>("/api/mutes"), []);
  useLayoutEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [lines.length]);
  return (
    <div class="chat">
      <ol ref={list} aria-label={say("page-chat")} aria-live="polite">
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
  const mine = line.seat >= 0 ? session.info.value.seats[line.seat]?.mine : line.name === me.value?.name;
  const who = line.seat >= 0 ? (session.players.value[line.seat] ?? line.name) : say("page-spectator", { name: line.name });
  const time = new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit" }).format(line.at * 1000);
  return (
    <li class={line.channel === "team" ? "chat-line is-team" : "chat-line"}>
      <strong>{who}</strong> <time>{time}</time>
      {line.channel === "team" && <span class="tag">{say("page-chat-team")}</span>}
      {!mine && <button class="quiet square mute" aria-label={say("page-mute", { name: who })} title={say("page-mute", { name: who })} onClick={onMute}><Icon name="mute" size={16} /></button>}
      <p>{line.text}</p>
    </li>
  );
}

function ChatBox({ session }: { session: Session }) {
  const words = useSignal("");
  const team = useSignal(false);
  const teams = hasTeam(session) && session.seat !== null;
  function send(event: Event): void {
    event.preventDefault();
    const text = words.value.trim();
    if (!text) return;
    words.value = "";
    void session.order({ type: "say", channel: team.value && teams ? "team" : "table", text });
  }
  return (
    <form class="chat-box" onSubmit={send}>
      {teams && (
        <select aria-label={say("page-chat-to")} value={team.value ? "team" : "table"} onChange={(event) => (team.value = event.currentTarget.value === "team")}>
          <option value="table">{say("page-chat-table")}</option>
          <option value="team">{say("page-chat-team")}</option>
        </select>
      )}
      <input type="text" maxLength={500} aria-label={say("page-chat-write")} placeholder={say("page-chat-write")} value={words.value} onInput={(event) => (words.value = event.currentTarget.value)} />
      <button class="square" aria-label={say("page-chat-send")}><Icon name="next" /></button>
    </form>
  );
}
