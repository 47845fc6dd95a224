// Games beside a box: go on, begin, bring one from a file.

import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Trouble } from "../api/http";
import type { CompanionInfo, PackCheck, Problem } from "../api/messages";
import { loadGames, packsOf } from "../frame/model/games";
import { attempt, Loading, useFetched } from "../frame/loading";
import { TopBar } from "../frame/strip";
import { language, say } from "../i18n/texts";
import { meet } from "../lobby/people";
import { BoxChoice } from "../mybox/choice";
import { Icon } from "../parts/icons";
import { go } from "../parts/router";
import { Pick } from "./fields";
import { asksAnyway, begin, bring, checkPack, games, keptHere, takeBack, throwAway } from "./store";
import { ownerWords, problemWords } from "./words";

const CARDS = ["app", "physical"] as const;
const MOST_BYTES = 60_000;
const COMPANY = ["alone", "company"] as const;
const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange", "black", "white"];
const MOST_PEOPLE = 3;

export function StartPage() {
  const problem = useSignal<Problem | null>(null);
  const pack = useSignal("");
  const thrown = useSignal("");
  const fetched = useFetched(async () => (await Promise.all([meet(), loadGames()]), games()), []);
  if (!fetched.value) return <Loading problem={fetched.problem} again={fetched.again}><KeptHere /></Loading>;
  const act = (what: () => Promise<unknown>): Promise<void> => attempt(problem, what);
  return (
    <div class="plain-page companion-start">
      <TopBar />
      <main class="sheet">
        <h1>{say("companion-page-title")}</h1>
        <p>{say("companion-page-intro")}</p>
        <p class="field-note">{say("companion-sources", { cards: packsOf("scarface")[0]?.ours["action"]?.[0] ?? 0 })}</p>
        {problem.value && <Wrong problem={problem.value} />}
        {thrown.value && (
          <p class="notice" role="status">
            {say("companion-page-thrown")} <button onClick={() => void act(async () => (await takeBack(thrown.value), (thrown.value = ""), fetched.again()))}>{say("companion-page-take-back")}</button>
          </p>
        )}
        <Kept list={fetched.value} remove={(id) => act(async () => (await throwAway(id), (thrown.value = id), fetched.again()))} />
        <Begin pack={pack} act={act} />
        <Bring pack={pack} act={act} problem={problem} />
      </main>
    </div>
  );
}

/** In sight, wherever on the page it went wrong. */
function Wrong({ problem }: { problem: Problem }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.scrollIntoView({ block: "nearest" }), [problem]);
  return <p ref={words} class="notice" role="alert">{problemWords(problem)}</p>;
}

/** Without the server. */
function KeptHere() {
  return (
    <ul class="kept-games">
      {keptHere().map(({ id, game }) => <li key={id}><a class="button big" href={`/companion/${id}`}><b>{game.sheet ? say("companion-page-turn", { n: game.sheet.turn }) : say("companion-page-set-up")}</b></a></li>)}
    </ul>
  );
}

type Act = (what: () => Promise<unknown>) => Promise<void>;

function Kept({ list, remove }: { list: CompanionInfo[]; remove: (id: string) => Promise<void> }) {
  const asked = useSignal("");
  if (!list.length) return null;
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section>
      <h2>{say("companion-page-continue")}</h2>
      <ul class="kept-games">
        {list.map((game) =>
          asked.value === game.id ? (
            <li key={game.id} class="sure">
              <p role="alert">{say("companion-page-throw-sure")}</p>
              <button class="danger" onClick={() => ((asked.value = ""), void remove(game.id))}>{say("companion-page-throw-yes")}</button>
              <button onClick={() => (asked.value = "")}>{say("companion-page-keep")}</button>
            </li>
          ) : (
            <li key={game.id}>
              <a class="button big" href={game.old ? `/api/companions/${game.id}/file` : `/companion/${game.id}`} download={game.old || undefined}>
                <b>{game.over ? say("companion-page-over") : say("companion-page-turn", { n: game.turn })}</b>
                <small>{day.format(game.changed * 1000)} · {game.old ? say("companion-page-old") : say("companion-page-cards", { cards: game.cards })}{game.humans.length > 0 && ` · ${game.humans.map(ownerWords).join(", ")}`}</small>
              </a>
              <button class="quiet square" aria-label={say("companion-page-throw-away")} title={say("companion-page-throw-away")} onClick={() => (asked.value = game.id)}><Icon name="close" /></button>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function Begin({ pack, act }: { pack: Signal<string>; act: Act }) {
  const cards = useSignal<(typeof CARDS)[number]>("app");
  const company = useSignal<(typeof COMPANY)[number]>("alone");
  const colours = useSignal<readonly string[]>([]);
  const humans = company.value === "company" ? colours.value : [];
  return (
    <section>
      <h2>{say("companion-page-new")}</h2>
      <Pick label={say("companion-page-humans")} value={company.value} options={COMPANY} words={(one) => say("companion-page-company", { company: one })} onChange={(wish) => (company.value = wish)} />
      {company.value === "company" && <Colours colours={colours} />}
      <Pick label={say("companion-page-his-cards")} value={cards.value} options={CARDS} words={(one) => say("companion-page-cards", { cards: one })} onChange={(wish) => (cards.value = wish)} />
      <p class="field-note">{say("companion-page-cards-note", { cards: cards.value })}</p>
      <BoxChoice pack={pack} />
      <OwnPack pack={pack} act={act} />
      <button class="big primary" disabled={company.value === "company" && humans.length < 2} onClick={() => void act(async () => go(`/companion/${(await begin(cards.value, humans, pack.value)).info.id}`))}>{say("companion-page-begin")}</button>
    </section>
  );
}

/** Several play against him: their colours, tapped in turn order. */
function Colours({ colours }: { colours: Signal<readonly string[]> }) {
  const tap = (colour: string) => (colours.value = colours.value.includes(colour) ? colours.value.filter((one) => one !== colour) : [...colours.value, colour].slice(0, MOST_PEOPLE));
  return (
    <>
      <p class="field-note">{say("companion-page-colours")}</p>
      <div class="picks is-many" role="group" aria-label={say("companion-page-colours")}>
        {COLOURS.map((colour) => (
          <button key={colour} type="button" class={`colour-pick is-${colour}`} aria-pressed={colours.value.includes(colour)} onClick={() => tap(colour)}>
            {colours.value.includes(colour) && `${colours.value.indexOf(colour) + 1}. `}{ownerWords(colour)}
          </button>
        ))}
      </div>
    </>
  );
}

/** The same file, changed meanwhile, can be chosen again. */
const again = (event: { currentTarget: HTMLInputElement }): void => void (event.currentTarget.value = "");

function OwnPack({ pack, act }: { pack: Signal<string>; act: Act }) {
  const checked = useSignal<PackCheck | null>(null);
  async function take(file: File | undefined): Promise<void> {
    if (!file) return void (checked.value = null, pack.value = "");
    await act(async () => {
      const text = await file.text();
      if (!text.trim()) throw new Trouble({ message: "companion-page-pack-empty", args: {}, rule: "", game: "" }, 0);
      checked.value = await checkPack(text);
      pack.value = text;
    });
  }
  const found = checked.value;
  const wrong = found?.problems.filter((one) => one.wrong) ?? [];
  return (
    <details class="own-pack">
      <summary>{say("companion-page-pack")}</summary>
      <p>{say("companion-page-pack-note")} <a href="/api/companion/template" download="my-box.toml">{say("companion-page-template")}</a></p>
      <label class="select"><span>{say("companion-page-pack-file")}</span><input type="file" onClick={again} accept=".toml,text/plain" onChange={(event) => void take(event.currentTarget.files?.[0])} /></label>
      {found && (
        <>
          <p role="status">{say("companion-pack-result", { name: say("companion-page-own"), digest: found.digest, cards: found.cards, wrong: wrong.length })}</p>
          <ul class="pack-problems">
            {found.problems.map((one, n) => <li key={n} class={one.wrong ? "is-wrong" : ""}>{problemWords(one)}</li>)}
          </ul>
        </>
      )}
    </details>
  );
}

function Bring({ pack, act, problem }: { pack: Signal<string>; act: Act; problem: Signal<Problem | null> }) {
  const text = useSignal("");
  const open = (anyway: boolean) => act(async () => go(`/companion/${(await bring(text.value, pack.value, anyway)).info.id}`));
  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > MOST_BYTES) {
      problem.value = { message: "error-too-large", args: { most: MOST_BYTES }, rule: "", game: "" };
      return;
    }
    text.value = await file.text();
    await open(false);
  }
  return (
    <section>
      <h2>{say("companion-page-import")}</h2>
      <label class="select"><span>{say("companion-page-import-note")}</span><input type="file" onClick={again} accept=".companion,text/plain" onChange={(event) => void take(event.currentTarget.files?.[0])} /></label>
      {asksAnyway(problem.value) && <button class="big" onClick={() => void open(true)}>{say("companion-page-anyway")}</button>}
    </section>
  );
}
