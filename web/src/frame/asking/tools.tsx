// Taking back, asking for a hint, and the rarer things of a table.

import { useSignal } from "@preact/signals";
import { remove } from "../../api/http";
import { say } from "../../i18n/texts";
import { useDismiss } from "../../parts/dismiss";
import { Icon, type IconName } from "../../parts/icons";
import { go } from "../../parts/router";
import type { Session } from "../model/session";
import { ChanceTool } from "./adviceline";

interface ToolProps {
  icon: IconName;
  label: string;
  letter?: string;
  title?: string;
  disabled?: boolean;
  /** Of a switch. */
  pressed?: boolean;
  onClick: () => void;
}

export function Tool({ icon, label, letter, title, disabled, pressed, onClick }: ToolProps) {
  return (
    <button
      class="tool quiet" disabled={disabled ?? false} aria-pressed={pressed} aria-keyshortcuts={letter}
      title={title ?? (letter ? `${label} (${letter})` : label)} onClick={onClick}
    >
      <Icon name={icon} /><span class="tool-name">{label}</span>
    </button>
  );
}

export function TurnTools({ session }: { session: Session }) {
  const over = session.info.value.status === "over";
  const asked = session.table.value?.decision.value != null;
  if (session.seat === null || over) return null;
  return (
    <div class="turn-tools" role="toolbar" aria-label={say("page-turn-tools")}>
      <Tool icon="undo" label={say("page-undo")} letter="U" disabled={!session.canUndo.value && (!session.alone.value || session.info.value.practice || !session.canAsk.value)} onClick={() => session.takeBack()} />
      <Tool icon="reset" label={say("page-reset")} disabled={!session.canUndo.value} onClick={() => session.reset()} />
      <Tool icon="redo" label={say("page-redo")} disabled={!session.canRedo.value} onClick={() => session.redo()} />
      {session.advice.allowed.value && (
        <>
          <Tool icon="hint" label={say("page-hint")} letter="H" disabled={!asked} onClick={() => void session.advice.ask()} />
          <ChanceTool session={session} asked={asked} />
        </>
      )}
      <MoreTools session={session} />
    </div>
  );
}

function MoreTools({ session }: { session: Session }) {
  const open = useSignal(false);
  const sure = useSignal<"" | "resign" | "leave">(""); // what costs the game is asked twice
  const { id, rated } = session.info.value;
  const close = () => ((open.value = false), (sure.value = ""));
  const menu = useDismiss<HTMLDivElement>(open.value, close);
  function act(what: () => void): void {
    close();
    what();
  }
  return (
    <div class="more" ref={menu}>
      <button class="tool quiet" aria-expanded={open.value} title={say("page-more")} onClick={() => (open.value ? close() : (open.value = true))}>
        <Icon name="menu" /><span class="tool-name">{say("page-more")}</span>
      </button>
      {open.value && (
        <div class="more-list">
          {!session.alone.value && <Tool icon="undo" label={say("page-ask-undo")} onClick={() => act(() => void session.order({ type: "ask", what: "undo" }))} />}
          {!session.alone.value && <Tool icon="hands" label={say("page-ask-draw")} onClick={() => act(() => void session.order({ type: "ask", what: "draw" }))} />}
          {sure.value === "resign"
            ? <Tool icon="flag" label={say("page-resign-sure")} onClick={() => act(() => void session.order({ type: "resign" }))} />
            : <Tool icon="flag" label={say("page-resign")} onClick={() => (sure.value = "resign")} />}
          {rated && sure.value !== "leave"
            ? <Tool icon="home" label={say("page-leave-table")} onClick={() => (sure.value = "leave")} />
            : <Tool icon="home" label={say(rated ? "page-leave-rated" : "page-leave-table")} onClick={() => act(() => void leave(session, id))} />}
        </div>
      )}
    </div>
  );
}

/** A bot stands in for who leaves; the seat can be taken again. */
function leave(session: Session, id: string): Promise<void> {
  return session.try(async () => (await remove(`/api/tables/${id}/seats/${session.seat}`), go("/")));
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
