// The end: who has won, and what next.

import { say } from "../i18n/texts";
import { Icon } from "../parts/icons";
import type { BoardModule } from "./model/board";
import type { Session } from "./model/session";
import type { FrameTable } from "./model/table";

export function outcome(returns: readonly number[], seat: number | null): "won" | "lost" | "draw" | "over" {
  if (returns.every((value) => value === returns[0] && value === 0.5)) return "draw";
  if (seat === null) return "over";
  return returns[seat] === 1 ? "won" : "lost";
}

interface Props {
  session: Session;
  table: FrameTable;
  module: BoardModule;
  onRematch: () => void;
  onShare: () => void;
}

export function Result({ session, table, module, onRematch, onShare }: Props) {
  const info = session.info.value;
  const returns = table.view.value.returns ?? info.returns ?? [];
  const shared = info.seats.filter((seat) => seat.mine).length > 1;
  const winners = returns.flatMap((value, seat) => (value === 1 ? [session.players.value[seat]!] : []));
  const list = winners.join(", ");
  return (
    <div class="result" data-outcome={outcome(returns, table.seat)}>
      <h2>{say("page-outcome", { outcome: shared ? "over" : outcome(returns, table.seat) })}</h2>
      {winners.length > 0 && <p>{say("page-winners", { winners: list, count: winners.length })}</p>}
      {info.ending && info.ending !== "played" && <p>{say("page-ending", { ending: info.ending })}</p>}
      {module.Result && <module.Result table={table} />}
      <div class="result-next">
        {session.seat !== null && (
          info.rematch
            ? <a class="button primary" href={`/t/${info.rematch}`}>{say("page-rematch-join")}</a>
            : <button class="primary" onClick={onRematch}>{say("page-rematch")}</button>
        )}
        <a class="button" href={`/t/${info.id}?move=0`}><Icon name="play" /> {say("page-replay")}</a>
        <a class="button" href={`/api/tables/${info.id}/record`} download={`${info.game}.record`}><Icon name="download" /> {say("page-download")}</a>
        <button onClick={onShare}><Icon name="link" /> {say("page-share")}</button>
        <a class="button quiet" href="/">{say("page-lobby")}</a>
      </div>
    </div>
  );
}
