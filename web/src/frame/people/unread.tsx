// New lines of chat, told on its tab.

import { say } from "../../i18n/texts";
import type { Session } from "../model/session";
import { unread } from "./lines";

/** How many there are, and whether my team has written. */
export function UnreadMark({ session }: { session: Session }) {
  const lines = unread(session);
  if (!lines.length) return null;
  const team = lines.some((line) => line.channel === "team");
  return (
    <span class={team ? "unread is-team" : "unread"}>
      <span aria-hidden="true">{lines.length}</span><span class="hidden-text">{say("page-chat-unread", { count: lines.length })}</span>
    </span>
  );
}
