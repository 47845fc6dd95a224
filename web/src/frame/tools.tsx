// Taking back, asking for a hint, and the rarer things of a table.

import { useSignal } from "@preact/signals";
import { remove } from "../api/http";
import { say } from "../i18n/texts";
import { Icon, type IconName } from "../parts/icons";
import { go } from "../parts/router";
import { problemIn } from "./loading";
import type { Session } from "./model/session";

interface ToolProps {
  icon: IconName;
  label: string;
  letter?: string;
  disabled?: boolean;
  onClick: () => void;
}

export function Tool({ icon, label, letter, disabled, onClick }: ToolProps) {
  return (
    <button class="tool quiet" disabled={disabled ?? false} aria-keyshortcuts={letter} title={letter ? `${label} (${letter})` : label} onClick={onClick}>
      <Icon name={icon} /><span class="tool-name">{label}</span>
    </button>
  );
}

/** My last decision; where only bots sit besides me, also past their answers: they always agree. */
export function takeBack(session: Session): void {
  void session.order(session.canUndo.value ? { type: "undo" } : { type: "ask", what: "undo" });
}

function alone(session: Session): boolean {
  return session.info.value.seats.every((seat) => seat.mine || seat.kind === "bot");
}

export function TurnTools({ session }: { session: Session }) {
  const over = session.info.value.status === "over";
  const asked = session.table.value?.decision.value != null;
  if (session.seat === null || over) return null;
  return (
    <div class="turn-tools" role="toolbar" aria-label={say("page-turn-tools")}>
      <Tool icon="undo" label={say("page-undo")} letter="U" disabled={!session.canUndo.value && !alone(session)} onClick={() => takeBack(session)} />
      <Tool icon="reset" label={say("page-reset")} disabled={!session.canUndo.value} onClick={() => void session.order({ type: "reset" })} />
      <Tool icon="redo" label={say("page-redo")} disabled={!session.canRedo.value} onClick={() => void session.order({ type: "redo" })} />
      <Tool icon="hint" label={say("page-hint")} letter="H" disabled={!asked} onClick={() => void session.hint()} />
      <MoreTools session={session} />
    </div>
  );
}

function MoreTools({ session }: { session: Session }) {
  const open = useSignal(false);
  const sure = useSignal(false);
  const { id } = session.info.value;
  function act(what: () => void): void {
    open.value = sure.value = false;
    what();
  }
  return (
    <div class="more">
      <button class="tool quiet" aria-expanded={open.value} title={say("page-more")} onClick={() => ((open.value = !open.value), (sure.value = false))}>
        <Icon name="menu" /><span class="tool-name">{say("page-more")}</span>
      </button>
      {open.value && (
        <div class="more-list">
          <Tool icon="undo" label={say("page-ask-undo")} onClick={() => act(() => void session.order({ type: "ask", what: "undo" }))} />
          <Tool icon="hands" label={say("page-ask-draw")} onClick={() => act(() => void session.order({ type: "ask", what: "draw" }))} />
          {sure.value
            ? <Tool icon="flag" label={say("page-resign-sure")} onClick={() => act(() => void session.order({ type: "resign" }))} />
            : <Tool icon="flag" label={say("page-resign")} onClick={() => (sure.value = true)} />}
          <Tool icon="home" label={say("page-leave-table")} onClick={() => act(() => void leave(session, id))} />
        </div>
      )}
    </div>
  );
}

/** A bot stands in for who leaves; the seat can be taken again. */
async function leave(session: Session, id: string): Promise<void> {
  try {
    await remove(`/api/tables/${id}/seats/${session.seat}`);
    go("/");
  } catch (error) {
    session.notice.value = problemIn(error);
  }
}

export function Offers({ session }: { session: Session }) {
  return (
    <>
      {session.offers.value.map((offer) => {
        const mine = session.seat === null || offer.agreed.includes(session.seat) || offer.seat === session.seat;
        return (
          <div class="offer" role="status" key={offer.id}>
            <p>{say(offer.what === "undo" ? "page-offer-undo" : "page-offer-draw", { seat: offer.seat }, session.players.value)}</p>
            {!mine && (
              <>
                <button onClick={() => void session.order({ type: "answer", offer: offer.id, yes: true })}>{say("page-agree")}</button>
                <button class="quiet" onClick={() => void session.order({ type: "answer", offer: offer.id, yes: false })}>{say("page-refuse")}</button>
              </>
            )}
          </div>
        );
      })}
    </>
  );
}
