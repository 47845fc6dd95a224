// Which lines of chat the person has not seen yet, also after coming back; kept in the browser for the last tables.

import { remembered } from "../../parts/remembered";
import type { Line } from "../../api/messages";
import { me } from "../../lobby/people";
import type { Session } from "../model/session";

const TABLES = 40;
const read = remembered<Record<string, number>>("chat-read", {});

export function isMine(session: Session, line: Line): boolean {
  return line.seat >= 0 ? session.info.value.seats[line.seat]?.mine ?? false : line.name === me.value?.name;
}

export function spoken(session: Session): Line[] {
  return session.chat.value.filter((line) => line.channel !== "sketch");
}

/** What a partner intends stands at his seat. */
export function unread(session: Session): Line[] {
  const since = read.value[session.info.value.id] ?? 0;
  return spoken(session).filter((line) => line.at > since && line.channel !== "intent" && !isMine(session, line));
}

export function noteRead(session: Session): void {
  const { id } = session.info.peek();
  const last = Math.max(0, ...spoken(session).map((line) => line.at));
  if (last <= (read.peek()[id] ?? 0)) return;
  const tables = Object.entries({ ...read.peek(), [id]: last }).sort(([, one], [, other]) => other - one);
  read.value = Object.fromEntries(tables.slice(0, TABLES));
}
