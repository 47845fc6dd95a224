// A game that is no longer wanted, away from this browser.

import { useSignal } from "@preact/signals";
import { remove, Trouble } from "../api/http";
import type { Problem, TableInfo } from "../api/messages";
import { problemIn } from "../frame/loading";
import { Notice } from "../frame/notice";
import { say } from "../i18n/texts";
import { Dialog } from "../parts/dialog";
import { Icon } from "../parts/icons";

interface Props {
  table: TableInfo;
  onGone: () => void;
}

export function Forget({ table, onGone }: Props) {
  const asking = useSignal(false);
  return (
    <>
      <button class="quiet square forget" aria-label={say("page-here-forget")} title={say("page-here-forget")} onClick={() => (asking.value = true)}><Icon name="close" size={16} /></button>
      {asking.value && <Sure table={table} onGone={onGone} onClose={() => (asking.value = false)} />}
    </>
  );
}

/** Another tab was first. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Trouble && error.status === 404)) throw error;
}

function Sure({ table, onGone, onClose }: Props & { onClose: () => void }) {
  const problem = useSignal<Problem | null>(null);
  const going = useSignal(false);
  async function forget(): Promise<void> {
    going.value = true;
    try {
      await remove(`/api/tables/${table.id}`).catch(unlessGone);
      onClose();
      onGone();
    } catch (error) {
      problem.value = problemIn(error);
      going.value = false;
    }
  }
  return (
    <Dialog title={say("page-here-forget-sure")} onClose={onClose}>
      <p>{say("page-here-forget-note")}</p>
      <Notice problem={problem.value} onClose={() => (problem.value = null)} />
      <p class="button-row">
        <button class="danger" disabled={going.value} onClick={() => void forget()}>{say("page-here-forget-yes")}</button>
        {table.status !== "stopped" && <a class="button" href={`/api/tables/${table.id}/record`} download={`${table.game}.record`}><Icon name="download" /> {say("page-here-record")}</a>}
        <button onClick={onClose}>{say("page-here-forget-no")}</button>
      </p>
    </Dialog>
  );
}
