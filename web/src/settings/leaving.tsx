// Becoming somebody else: what a guest would lose, and who asks before it happens.

import { get } from "../api/http";
import type { Tables } from "../api/messages";
import { say } from "../i18n/texts";
import { me, meet } from "../lobby/people";

/** How many tables a guest would leave behind who becomes somebody else. */
export async function leftBehind(): Promise<number> {
  const { account } = await meet();
  return account ? 0 : (await get<Tables>("/api/tables")).mine.length;
}

export function Leaving({ count, onGo, onStay }: { count: number; onGo: () => void; onStay: () => void }) {
  const { name } = me.value!;
  return (
    <div class="leaving" role="alert">
      <LeavingNote count={count} />
      <p class="inline-form">
        <button type="button" onClick={onStay}>{say("page-leaving-stay", { name })}</button>
        <button type="button" class="danger" onClick={onGo}>{say("page-leaving-go")}</button>
      </p>
    </div>
  );
}

export function LeavingNote({ count }: { count: number }) {
  return <><p>{say("page-leaving", { count, name: me.value!.name })}</p><p>{say("page-leaving-note")}</p></>;
}
