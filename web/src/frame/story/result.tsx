// The end: who has won, and what next. The page about it is outcome.tsx.

import type { Signal } from "@preact/signals";
import { host } from "#host";
import type { TableInfo } from "../../api/messages";
import { say } from "../../i18n/texts";
import { Icon } from "../../parts/icons";
import type { BoardModule } from "../model/board";
import type { Session } from "../model/session";
import type { FrameTable } from "../model/table";
import type { Teller } from "./telling";

/** `rivals`: whether somebody besides the seats plays, so that all of them may win. */
export function outcome(returns: readonly number[], seat: number | null, rivals = false): "won" | "lost" | "draw" | "shared" | "over" {
  if (!rivals && returns.every((value) => value === returns[0] && value === 0.5)) return "draw";
  if (seat === null) return "over";
  return returns[seat] === 1 ? "won" : returns[seat] ? "shared" : "lost";
}

/** The sides of a game besides its seats: the Henchman. */
function rivalsOf({ table, module }: Teller): boolean {
  const sides = module.standings(table).filter(({ seats }) => seats.every((seat) => seat >= table.players.value.length));
  return sides.length > 0;
}

export function outcomeWords(session: Session, table: FrameTable, module: BoardModule): { title: string; notes: string[] } {
  const info = session.info.value;
  const returns = returnsOf(session, table);
  const shared = info.seats.filter((seat) => seat.mine).length > 1;
  const rivals = rivalsOf({ table, module });
  const winners = returns.flatMap((value, seat) => (value === 1 || (rivals && value) ? [session.players.value[seat]!] : []));
  return {
    title: say("page-outcome", { outcome: shared ? "over" : outcome(returns, table.seat, rivals) }),
    notes: [
      ...(winners.length ? [say("page-winners", { winners: winners.join(", "), count: winners.length })] : []),
      ...endingWords(info, table),
    ],
  };
}

/** How it ended where not by the rules. */
function endingWords({ ending }: TableInfo, table: FrameTable): string[] {
  if (!ending || ending === "played") return [];
  const resigned = table.journal.value.findLast(({ message }) => message === "table-resigned");
  return [resigned ? table.tell(resigned) : say("page-ending", { ending })];
}

function returnsOf(session: Session, table: FrameTable): readonly number[] {
  return table.view.value.returns ?? session.info.value.returns ?? [];
}

/** Whether it is my game: who may ask for its analysis. */
export function concerns(info: TableInfo): boolean {
  return info.owner || info.seats.some((seat) => seat.mine);
}

interface Props {
  session: Session;
  table: FrameTable;
  module: BoardModule;
  /** Whether the board is looked at instead of the result. */
  looking: Signal<boolean>;
  onRematch: () => void;
  onSameDeal: () => void;
  onShare: () => void;
}

export function Result({ session, table, module, looking, onRematch, onSameDeal, onShare }: Props) {
  const info = session.info.value;
  const { title, notes } = outcomeWords(session, table, module);
  const alone = info.seats.every((seat) => seat.mine || seat.kind === "bot");
  return (
    <div class="result" data-outcome={outcome(returnsOf(session, table), table.seat, rivalsOf({ table, module }))}>
      {looking.value && <div class="result-words"><h2>{title}</h2>{notes.map((note) => <p key={note}>{note}</p>)}</div>}
      <div class="result-next">
        {session.seat !== null && (
          info.rematch
            ? <a class="button primary" href={`/t/${info.rematch}`}>{say("page-rematch-join")}</a>
            : <button class="primary" onClick={onRematch}>{say("page-rematch")}</button>
        )}
        {session.seat !== null && alone && info.origin !== "record" && <button title={say("page-same-deal-note")} onClick={onSameDeal}><Icon name="reset" /> {say("page-same-deal")}</button>}
        {concerns(info) && <a class="button" href={`/t/${info.id}?move=0&analyse`}><Icon name="curve" /> {say("page-analyse")}</a>}
        <a class="button" href={`/t/${info.id}?move=0`}><Icon name="play" /> {say("page-replay")}</a>
        <button aria-pressed={looking.value} onClick={() => (looking.value = !looking.value)}><Icon name={looking.value ? "list" : "board"} /> {say(looking.value ? "page-see-result" : "page-see-board")}</button>
        <a class="button" href={`/api/tables/${info.id}/record`} download={`${info.game}.record`}><Icon name="download" /> {say("page-download")}</a>
        {!host.here && <button onClick={onShare}><Icon name="link" /> {say("page-share")}</button>}
        <a class="button quiet" href="/">{say("page-lobby")}</a>
      </div>
    </div>
  );
}
