// A game beside the box: one question or instruction at a time.

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { CompanionCard, CompanionGame, CompanionSheet } from "../api/messages";
import { Loading } from "../frame/loading";
import { RuleLink } from "../frame/rulelink";
import { say } from "../i18n/texts";
import { Icon } from "../parts/icons";
import { go } from "../parts/router";
import { IconRow } from "../scarface/iconrow";
import type { Effect } from "../scarface/types";
import { Answer } from "./answers";
import { Because } from "./because";
import { Changes } from "./changes";
import { Who } from "./fields";
import { SheetView, tileWords } from "./sheet";
import { asksAnyway, Beside } from "./store";
import { lineWords, named, problemWords, questionWords, toWhom } from "./words";

export function GamePage({ id }: { id: string }) {
  const beside = useMemo(() => new Beside(id), [id]);
  useEffect(() => (void beside.load(), () => beside.close()), [beside]);
  const game = beside.game.value;
  useEffect(() => {
    document.title = say("companion-page-title");
  });
  if (!game) {
    return (
      <Loading problem={beside.problem.value} again={() => void beside.load()}>
        {asksAnyway(beside.problem.value) && <button onClick={() => void beside.load(true)}>{say("companion-page-anyway")}</button>}
      </Loading>
    );
  }
  return <Game beside={beside} game={game} />;
}

type Open = "sheet" | "changes" | null;

function Game({ beside, game }: { beside: Beside; game: CompanionGame }) {
  const open = useSignal<Open>(null);
  const problem = beside.problem.value;
  return (
    <div class="companion">
      <header class="companion-top">
        <button class="quiet square" aria-label={say("companion-page-games")} onClick={() => go("/companion")}><Icon name="back" /></button>
        <p class="companion-where">{game.sheet ? <>{named(game.sheet.gang)}<small>{say("companion-page-turn", { n: game.sheet.turn })}</small></> : say("companion-page-set-up")}</p>
        <button class="quiet tool" disabled={(game.answers === 0 && !beside.outbox.value.length) || beside.busy.value} onClick={() => void beside.undo()}><Icon name="undo" />{say("companion-page-undo")}</button>
        {game.sheet && <button class="quiet tool" onClick={() => (open.value = "changes")}><Icon name="flag" />{say("companion-page-changes-short")}</button>}
        {game.sheet && <button class="quiet tool" onClick={() => (open.value = "sheet")}><Icon name="list" />{say("companion-page-sheet-short")}</button>}
        <a class="button quiet tool" href={`/api/companions/${game.info.id}/file`} download><Icon name="download" />{say("companion-page-export")}</a>
      </header>
      <main class="companion-main" data-version={game.version} aria-busy={beside.busy.value}>
        <Told game={game} />
        {game.question.kind === "pause" && game.sheet && <Standing sheet={game.sheet} open={(what) => (open.value = what)} />}
        {problem && <p class="notice" role="alert">{problemWords(problem)}</p>}
        {beside.away.value && <p class="notice" role="status">{say("companion-page-away")}</p>}
        {beside.outbox.value.length ? <Waiting beside={beside} /> : <Answer key={`${game.version} ${game.question.default}`} beside={beside} question={game.question} />}
      </main>
      {open.value === "sheet" && game.sheet && <SheetView beside={beside} sheet={game.sheet} onClose={() => (open.value = null)} />}
      {open.value === "changes" && <Changes beside={beside} onClose={() => (open.value = null)} />}
    </div>
  );
}

/** What was said while the server was away. */
function Waiting({ beside }: { beside: Beside }) {
  return (
    <div class="answer waiting" role="status">
      <p>{say("companion-page-waiting")}</p>
      <ol>{beside.outbox.value.map(({ command, text }) => <li key={command}>{text ?? say("companion-page-undo")}</li>)}</ol>
      <button class="big" disabled={beside.busy.value} onClick={() => void beside.undo()}>{say("companion-page-unsend")}</button>
    </div>
  );
}

/** Between his turns: how he stands, and what to tell him. */
function Standing({ sheet, open }: { sheet: CompanionSheet; open: (what: Open) => void }) {
  const facts = ["money", "crime", "stars", "jobs", "news"] as const;
  return (
    <>
      <dl class="standing">
        {facts.map((what) => <div key={what}><dt>{say("companion-page-fact", { what })}</dt><dd>{sheet[what]}</dd></div>)}
        <div><dt>{say("companion-page-here")}</dt><dd>{named(sheet.here)}</dd></div>
      </dl>
      <section class="his-tiles">
        <h2>{say("companion-page-his-tiles")}</h2>
        <ul>{sheet.tiles.filter((tile) => tile.owner === "henchman").map((tile) => <li key={tile.label}><b>{named(tile.label)}</b> {tileWords(tile)}</li>)}</ul>
      </section>
      <div class="answer is-pair">
        <button class="big" onClick={() => open("changes")}><Icon name="flag" />{say("companion-page-changes")}</button>
        <button class="big" onClick={() => open("sheet")}><Icon name="list" />{say("companion-page-sheet")}</button>
      </div>
    </>
  );
}

const NOTED = ["companion-do-mark-row", "companion-do-app-on-deck", "companion-do-app-on-discard"]; // nothing to do

/** Reasons, the plan, the instruction and the question. */
function Told({ game }: { game: CompanionGame }) {
  const { question, plan } = game;
  const heading = useRef<HTMLHeadingElement>(null);
  const instruction = useRef<HTMLOListElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    if (document.documentElement.scrollHeight > window.innerHeight) (instruction.current ?? heading.current)?.scrollIntoView(); // past the reasons, so that as much as can be of what to do and answer is in sight
  }, [game.version]);
  return (
    <>
      {plan.length > 0 && <Plan cards={plan} />}
      {question.because.length > 0 && <Because lines={question.because} />}
      {question.lines.length > 0 && (
        <ol ref={instruction} class="instruction">{question.lines.map((line, n) => <li key={n} class={NOTED.includes(line.message) ? "is-noted" : ""}><p><Who who={toWhom(line)} /> {lineWords(line)}</p></li>)}</ol>
      )}
      <h1 ref={heading} tabIndex={-1} class={question.lines.length ? "asked is-small" : "asked"}>
        {question.form !== "table" && <Who who={question.who} />} {questionWords(question)} <RuleLink game="scarface" rule={question.rule} />
      </h1>
    </>
  );
}

function Plan({ cards }: { cards: CompanionCard[] }) {
  return (
    <div class="companion-plan" role="group" aria-label={say("scarface-board-plan")}>
      {cards.map((card) => (
        <details key={card.card} class="plan-card">
          <summary><b>{card.card}</b><span class="pips">{card.rows.map((_, row) => <i key={row} class={card.cubes.includes(row) ? "is-done" : ""} />)}</span></summary>
          <p>{say("companion-card", { card: card.card, power: card.power, move: card.move })}</p>
          <ol>
            {card.rows.map(({ act, bonus, text }, n) => (
              <li key={n} class={card.cubes.includes(n) ? "is-done" : ""}><IconRow effects={act as unknown as Effect[]} /> {lineWords(text)} {bonus > 0 && `+${bonus}`}</li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}
