// Settings and who I am: a name, an account, a link to another device.

import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { host } from "#host";
import { get, post, put, remove } from "../api/http";
import type { Carry, Me, Problem, SessionInfo } from "../api/messages";
import { attempt, Loading, useFetched } from "../frame/loading";
import { Notice } from "../frame/notice";
import { TopBar } from "../frame/strip";
import { language, say } from "../i18n/texts";
import { me, meet, meetAgain } from "../lobby/people";
import { CopyLink } from "../parts/copylink";
import { go } from "../parts/router";
import { Leaving, leftBehind } from "./leaving";
import { SettingsForm } from "./settings";

type Act = (what: () => Promise<unknown>) => Promise<void>;

export function SettingsPage() {
  const problem = useSignal<Problem | null>(null);
  const ready = useFetched(meet, []);
  useEffect(() => {
    document.title = say("page-settings");
  });
  const act: Act = (what) => attempt(problem, what);
  if (!me.value) return <Loading problem={ready.problem} again={ready.again} />;
  return (
    <div class="plain-page">
      <TopBar />
      <main class="sheet">
        <h1>{say("page-settings")}</h1>
        <Notice problem={problem.value} onClose={() => (problem.value = null)} />
        <section><h2>{say("page-settings-browser")}</h2><SettingsForm /></section>
        <section><h2>{say("page-who")}</h2><NameForm who={me.value} act={act} /></section>
        <host.Settings />
        {!host.here && <section><h2>{say("page-carry")}</h2><CarryLink account={me.value.account} act={act} /></section>}
        {!host.here && <section><h2>{say("page-account")}</h2>{me.value.account ? <Account act={act} /> : <AccountForms act={act} />}</section>}
      </main>
    </div>
  );
}

function NameForm({ who, act }: { who: Me; act: Act }) {
  const wish = useSignal(who.name);
  const password = useSignal("");
  const save = (event: Event) => {
    event.preventDefault();
    void act(async () => (await put("/api/me", { name: wish.value, password: password.value }), await meetAgain(), (password.value = "")));
  };
  return (
    <form class="inline-form" onSubmit={save}>
      <label class="field"><span>{say("page-name")}</span><input type="text" maxLength={32} value={wish.value} onInput={(event) => (wish.value = event.currentTarget.value)} /></label>
      {who.account && wish.value.trim() !== who.name && <Password value={password} />}
      <button disabled={wish.value.trim() === who.name}>{say("page-save")}</button>
    </form>
  );
}

/** The password of my account again, before something that cannot be undone. */
function Password({ value }: { value: Signal<string> }) {
  return <label class="field"><span>{say("page-password")}</span><input type="password" required autocomplete="current-password" value={value.value} onInput={(event) => (value.value = event.currentTarget.value)} /></label>;
}

function CarryLink({ account, act }: { account: boolean; act: Act }) {
  const carry = useSignal<Carry | null>(null);
  const password = useSignal("");
  const make = (event: Event) => {
    event.preventDefault();
    void act(async () => (carry.value = await post<Carry>("/api/me/carry", { password: password.value })));
  };
  return (
    <>
      <p>{say("page-carry-note")}</p>
      {carry.value
        ? <CopyLink address={`${location.origin}/carry/${carry.value.token}`} />
        : <form class="inline-form" onSubmit={make}>{account && <Password value={password} />}<button>{say("page-carry-make")}</button></form>}
    </>
  );
}

function AccountForms({ act }: { act: Act }) {
  return (
    <div class="two-forms">
      <Credentials title={say("page-account-new")} note={say("page-account-note")} path="/api/account" act={act} fresh />
      <Credentials title={say("page-login")} note={say("page-login-note")} path="/api/login" act={act} leaving={leftBehind} />
    </div>
  );
}

interface CredentialsProps {
  title: string;
  note: string;
  path: string;
  act: Act;
  fresh?: boolean;
  /** How many tables are lost by it; warns first if there are any. */
  leaving?: () => Promise<number>;
}

function Credentials({ title, note, path, act, fresh, leaving }: CredentialsProps) {
  const who = useSignal("");
  const password = useSignal("");
  const left = useSignal(0);
  const send = () => act(async () => (await post(path, { name: who.value, password: password.value }), await meetAgain()));
  const wish = (event: Event) => {
    event.preventDefault();
    void act(async () => {
      left.value = (await leaving?.()) ?? 0;
      if (!left.value) await send();
    });
  };
  return (
    <form onSubmit={wish}>
      <h3>{title}</h3>
      <p class="field-note">{note}</p>
      <label class="field"><span>{say("page-name")}</span><input type="text" autocomplete="username" maxLength={32} value={who.value} onInput={(event) => (who.value = event.currentTarget.value)} /></label>
      <label class="field"><span>{say("page-password")}</span><input type="password" autocomplete={fresh ? "new-password" : "current-password"} value={password.value} onInput={(event) => (password.value = event.currentTarget.value)} /></label>
      {left.value
        ? <Leaving count={left.value} onGo={() => void send()} onStay={() => (left.value = 0)} />
        : <button>{title}</button>}
    </form>
  );
}

function Account({ act }: { act: Act }) {
  const sessions = useFetched(() => get<SessionInfo[]>("/api/sessions"), []);
  const sure = useSignal(false);
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  const leave = (what: () => Promise<unknown>) => void act(async () => (await what(), (me.value = null), go("/")));
  return (
    <>
      <PasswordForm act={act} />
      <h3>{say("page-sessions")}</h3>
      <ul class="sessions">
        {sessions.value?.map((session) => (
          <li key={session.id}>
            <span>{session.agent}</span> <time>{time.format(session.used * 1000)}</time>
            {session.current ? <span class="tag">{say("page-session-this")}</span>
              : <button class="quiet" onClick={() => void act(async () => (await remove(`/api/sessions/${session.id}`), sessions.again()))}>{say("page-session-end")}</button>}
          </li>
        ))}
      </ul>
      <p class="inline-form">
        <button onClick={() => leave(() => post("/api/logout"))}>{say("page-logout")}</button>
        {!sure.value && <button class="quiet" onClick={() => (sure.value = true)}>{say("page-account-delete")}</button>}
      </p>
      {sure.value && <Farewell onGo={(password) => leave(() => remove("/api/account", { password }))} />}
    </>
  );
}

function Farewell({ onGo }: { onGo: (password: string) => void }) {
  const password = useSignal("");
  const send = (event: Event) => (event.preventDefault(), onGo(password.value));
  return <form class="inline-form" onSubmit={send}><Password value={password} /><button class="danger">{say("page-account-delete-sure")}</button></form>;
}

function PasswordForm({ act }: { act: Act }) {
  const old = useSignal("");
  const fresh = useSignal("");
  const send = (event: Event) => {
    event.preventDefault();
    void act(async () => (await put("/api/account/password", { old: old.value, new: fresh.value }), (old.value = fresh.value = "")));
  };
  return (
    <form class="inline-form" onSubmit={send}>
      <label class="field"><span>{say("page-password-old")}</span><input type="password" autocomplete="current-password" value={old.value} onInput={(event) => (old.value = event.currentTarget.value)} /></label>
      <label class="field"><span>{say("page-password-new")}</span><input type="password" autocomplete="new-password" value={fresh.value} onInput={(event) => (fresh.value = event.currentTarget.value)} /></label>
      <button>{say("page-save")}</button>
    </form>
  );
}
