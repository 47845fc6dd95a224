// My history goes for ever, when I say so twice.

import { useSignal } from "@preact/signals";
import { remove } from "../api/http";
import type { Problem } from "../api/messages";
import { attempt } from "../frame/loading";
import { Notice } from "../frame/notice";
import { say } from "../i18n/texts";

export function Forget({ account, onDone }: { account: boolean; onDone: () => void }) {
  const sure = useSignal(false);
  const password = useSignal("");
  const problem = useSignal<Problem | null>(null);
  function forget(event: Event): Promise<void> {
    event.preventDefault();
    return attempt(problem, async () => (await remove("/api/me/games", { password: password.value }), onDone()));
  }
  if (!sure.value) return <p><button class="quiet" onClick={() => (sure.value = true)}>{say("page-me-forget")}</button></p>;
  return (
    <form class="leaving" onSubmit={(event) => void forget(event)}>
      <p>{say("page-me-forget-note")}</p>
      <Notice problem={problem.value} />
      {account && <label class="field"><span>{say("page-password")}</span><input type="password" required autocomplete="current-password" value={password.value} onInput={(event) => (password.value = event.currentTarget.value)} /></label>}
      <p class="inline-form"><button type="button" onClick={() => (sure.value = false)}>{say("page-close")}</button><button class="danger">{say("page-me-forget-sure")}</button></p>
    </form>
  );
}
