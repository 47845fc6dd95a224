// Chat with the table, and with my team where there are teams.

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Line } from "../api/messages";
import { language, say } from "../i18n/texts";
import { Icon } from "../parts/icons";
import type { Session } from "./session";

export function hasTeam(session: Session): boolean {
  const { seats } = session.info.value;
  const mine = session.seat === null ? undefined : seats[session.seat]?.team;
  return seats.filter((seat) => seat.team === mine).length > 1;
}

export function ChatPanel({ session }: { session: Session }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = session.chat.value.filter((line) => line.channel !== "sketch");
  useLayoutEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [lines.length]);
  return (
    <div class="chat">
      <ol ref={list} aria-label={say("page-chat")} aria-live="polite">
        {lines.map((line) => <ChatLine key={line.n} session={session} line={line} />)}
        {lines.length === 0 && <li class="empty">{say("page-chat-empty")}</li>}
      </ol>
      <ChatBox session={session} />
    </div>
  );
}

function ChatLine({ session, line }: { session: Session; line: Line }) {
  const who = line.seat >= 0 ? (session.players.value[line.seat] ?? line.name) : say("page-spectator", { name: line.name });
  const time = new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit" }).format(line.at * 1000);
  return (
    <li class={line.channel === "team" ? "chat-line is-team" : "chat-line"}>
      <strong>{who}</strong> <time>{time}</time>
      {line.channel === "team" && <span class="tag">{say("page-chat-team")}</span>}
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
