// Opened from the link of another device: says whom it carries, and asks before this browser becomes that person.

import { useSignal } from "@preact/signals";
import { get, post } from "../api/http";
import type { Me } from "../api/messages";
import { Loading, useFetched } from "../frame/loading";
import { TopBar } from "../frame/strip";
import { say } from "../i18n/texts";
import { me, meetAgain } from "../lobby/people";
import { go } from "../parts/router";
import { LeavingNote, leftBehind } from "./leaving";

export function CarryPage({ token }: { token: string }) {
  const left = useFetched(leftBehind, []);
  const carried = useFetched(() => get<Me>(`/api/carry/${token}`), [token]);
  const sure = useSignal(false);
  if (left.value === null) return <Loading problem={left.problem} again={left.again} />;
  if (!carried.value) return <Loading problem={carried.problem} />;
  if (sure.value) return <Carried token={token} />;
  return <Question count={left.value} name={carried.value.name} onGo={() => (sure.value = true)} />;
}

function Question({ count, name, onGo }: { count: number; name: string; onGo: () => void }) {
  const now = me.value!;
  return (
    <div class="plain-page">
      <TopBar />
      <main class="sheet">
        <h1>{say("page-carry")}</h1>
        <div class="leaving" role="alert">
          <p>{say("page-carry-become", { name })}</p>
          {now.account && <p>{say("page-carry-account", { name: now.name })}</p>}
          {count > 0 && <LeavingNote count={count} />}
          <p class="inline-form">
            <button type="button" onClick={() => go("/")}>{say("page-leaving-stay", { name: now.name })}</button>
            <button type="button" class={now.account || count ? "danger" : "primary"} onClick={onGo}>{say("page-carry-go", { name })}</button>
          </p>
        </div>
      </main>
    </div>
  );
}

function Carried({ token }: { token: string }) {
  const carried = useFetched(async () => (await post(`/api/carry/${token}`), await meetAgain(), go("/")), [token]);
  return <Loading problem={carried.problem} />;
}
