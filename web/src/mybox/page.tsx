// My box: how far each part is, and the part that is being entered.

import { useEffect } from "preact/hooks";
import type { BoxForm, BoxPart } from "../api/messages";
import { Loading, useFetched } from "../frame/loading";
import { TopBar } from "../frame/strip";
import { needTexts, say } from "../i18n/texts";
import { meet } from "../lobby/people";
import { place } from "../parts/router";
import { Carry } from "./carry";
import { Incoming } from "./incoming";
import { PartPage } from "./part";
import { before, check, loadForm, problem, takeBack, watch } from "./store";
import { capital, problemWords } from "./words";
import "./mybox.css";

await needTexts("scarface", "companion", "mybox");

export default function MyBoxPage() {
  const fetched = useFetched(async () => (await Promise.all([meet(), loadForm()]))[1], []);
  const form = fetched.value;
  useEffect(() => (form ? watch() : undefined), [form]);
  if (!form) return <Loading problem={fetched.problem} again={fetched.again} />;
  const id = place.value.path.split("/")[2] ?? "";
  const part = form.parts.find((one) => one.id === id);
  return (
    <div class="plain-page mybox">
      <TopBar />
      <main class="sheet">
        {problem.value && <p class="notice" role="alert">{problemWords(problem.value)}</p>}
        {part ? <PartPage key={part.id} form={form} part={part} /> : <Overview form={form} />}
      </main>
    </div>
  );
}

function Overview({ form }: { form: BoxForm }) {
  return (
    <>
      <h1>{say("mybox-page-title")}</h1>
      <p>{say("mybox-page-intro")}</p>
      <Incoming form={form} />
      {before.value && <p class="notice is-calm" role="status"><span>{say("mybox-page-replaced")}</span> <button onClick={takeBack}>{say("mybox-page-take-back")}</button></p>}
      <ul class="box-parts">{form.parts.map((part) => <li key={part.id}><PartLink part={part} /></li>)}</ul>
      <a class="button big" href="/companion">{say("mybox-page-play")}</a>
      <Carry form={form} />
    </>
  );
}

function PartLink({ part }: { part: BoxPart }) {
  const progress = check.value?.progress.find((one) => one.part === part.id);
  const bad = check.value?.records.filter((one) => one.part === part.id && one.state === "wrong").length ?? 0;
  const have = progress?.have ?? 0;
  return (
    <a class="button box-part" href={`/mybox/${part.id}`}>
      <b>{capital(part.label)}</b>
      <span>{say("mybox-page-progress", { have, most: part.most })}{bad > 0 && <em> · {say("mybox-page-wrong", { n: bad })}</em>}</span>
      <span class="box-bar" aria-hidden="true"><i style={{ width: `${(100 * Math.min(have, part.most)) / part.most}%` }} /></span>
    </a>
  );
}
