// The level of a bot at the table; its owner can change it.

import { useSignal } from "@preact/signals";
import { put } from "../../api/http";
import type { SeatInfo, TableInfo } from "../../api/messages";
import { say } from "../../i18n/texts";
import { useDismiss } from "../../parts/dismiss";
import { Icon } from "../../parts/icons";
import { LEVELS, type Level } from "../../parts/levels";
import type { Session } from "../model/session";

interface Props {
  session: Session;
  seat: SeatInfo;
  number: number;
}

export function LevelOf({ session, seat, number }: Props) {
  const open = useSignal(false);
  const menu = useDismiss<HTMLSpanElement>(open.value, () => (open.value = false));
  const { id, owner, rated, status } = session.info.value;
  const words = <><Icon name="bot" size={14} /> {say("page-bot-level", { level: seat.bot })}</>;
  if (!owner || status !== "running") return <span class="tag">{words}</span>;
  async function change(bot: Level): Promise<void> {
    open.value = false;
    await session.try(async () => (session.info.value = await put<TableInfo>(`/api/tables/${id}/seats/${number}`, { kind: "bot", bot })));
  }
  return (
    <span class="level-of" ref={menu}>
      <button class="tag" aria-expanded={open.value} title={say("page-level-of", { name: session.players.value[number]! })} onClick={() => (open.value = !open.value)}>{words}</button>
      {open.value && (
        <span class="level-list" role="group" aria-label={say("page-level-of", { name: session.players.value[number]! })}>
          {LEVELS.map((one) => (
            <button key={one} class="quiet" data-level={one} aria-pressed={one === seat.bot} onClick={() => void change(one)}>{say("page-level", { level: one })}</button>
          ))}
          {rated && <small>{say("page-level-unrated")}</small>}
        </span>
      )}
    </span>
  );
}
