// Puzzles of a game: a position in which one move is clearly best, on its board; right answers in a row are counted.

import { signal, useSignal, type ReadonlySignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { get, post } from "../api/http";
import type { Problem, PuzzlePosition, PuzzleSolution } from "../api/messages";
import { reasonWords } from "../frame/asking/reason";
import { DecisionBar } from "../frame/asking/decision";
import { Loading, problemIn, useFetched } from "../frame/loading";
import { percent } from "../frame/model/advice";
import type { Choice } from "../frame/model/board";
import { games, loadBoard, loadGames, TITLES, type Loaded } from "../frame/model/games";
import { playerNames } from "../frame/model/players";
import { makeTable, type FrameTable } from "../frame/model/table";
import { Notice } from "../frame/notice";
import { Scoreboard } from "../frame/story/scoreboard";
import { PhaseStrip, TopBar } from "../frame/strip";
import { TextBoard } from "../frame/textmode";
import { TipCard } from "../frame/tipcard";
import { useKeys } from "../frame/reach/keys";
import { needTexts, say } from "../i18n/texts";
import { meet } from "../lobby/people";
import { Icon } from "../parts/icons";
import { textMode } from "../parts/settings";
import { answered, nextPuzzle, progressOf } from "./progress";
import "../frame/frame.css";
import "../frame/layout.css";
import "../frame/reach/comfort.css";
import "../frame/story/story.css";
import "./puzzles.css";

export function PuzzlesPage({ game }: { game: string }) {
  const progress = progressOf(game);
  const number = useSignal<number | null>(null);
  const ready = useFetched(async () => {
    await Promise.all([loadGames(), meet(), needTexts("puzzles")]);
    const info = games.value.find(({ id }) => id === game)!;
    number.value = nextPuzzle(progress.value, info.puzzles) ?? 1;
    return { info, loaded: await loadBoard(game, info.pack) };
  }, [game]);
  const position = useFetched(
    async () => (number.value === null ? null : get<PuzzlePosition>(`/api/games/${game}/puzzles/${number.value}`)), [number.value],
  );
  if (!ready.value || position.value?.number !== number.value) {
    return <Loading problem={ready.problem ?? position.problem} again={ready.problem ? ready.again : position.again} />;
  }
  return <Puzzle key={position.value!.number} position={position.value!} loaded={ready.value.loaded} onNext={(next) => (number.value = next)} />;
}

interface Props {
  position: PuzzlePosition;
  loaded: Loaded;
  onNext: (number: number) => void;
}

function Puzzle({ position, loaded, onNext }: Props) {
  const { number, most, table: info } = position;
  const progress = progressOf(info.game);
  const problem = useSignal<Problem | null>(null);
  const found = useSignal<PuzzleSolution | null>(null);
  const open = useMemo(() => signal(true), []);
  const better = useMemo(() => signal<Choice | null>(null), []);
  const first = useMemo(() => ({ try: true }), []);
  async function answer(action: number): Promise<void> {
    open.value = false;
    try {
      const reply = await post<PuzzleSolution>(`/api/games/${info.game}/puzzles/${number}`, { action });
      if (first.try) progress.value = answered(progress.value, number, reply.right);
      first.try = false;
      better.value = reply.solution.best;
      found.value = reply;
    } catch (error) {
      problem.value = problemIn(error);
      open.value = true;
    }
  }
  function again(): void {
    found.value = better.value = null;
    open.value = true;
  }
  const table = useMemo(() => tableOf(position, loaded, open, better, (action) => void answer(action)), []);
  const title = say(TITLES[info.game]!);
  const next = nextPuzzle(progress.value, most, number);
  useKeys({ t: () => (textMode.value = !textMode.value), Escape: () => table.unpick() });
  useEffect(() => {
    document.title = `${title} · ${say("page-puzzles")}`;
  });
  return (
    <div class="frame puzzle" data-game={info.game} data-tab="board" data-asked={open.value}>
      <TopBar><span class="table-name">{title} · {say("page-puzzles")}</span><PhaseStrip table={table} module={loaded.module} /></TopBar>
      <main class="board-box">
        <h1 class="hidden-text">{title}</h1>
        <div class="board" hidden={textMode.value}><loaded.module.Board table={table} /></div>
        {textMode.value && <TextBoard table={table} module={loaded.module} />}
      </main>
      <Scoreboard table={table} module={loaded.module} />
      <div class="bar">
        <p class="puzzle-head">
          <strong>{say("page-puzzle-title", { number, most })}</strong> <span>{say("page-puzzle-ask")}</span>
          <span class="tag">{say("page-puzzle-streak", { streak: progress.value.streak })}</span>
          <span class="tag">{say("page-puzzle-best", { best: progress.value.best })}</span>
          <span class="tag">{say("page-puzzle-solved", { count: progress.value.solved.length, most })}</span>
        </p>
        <Notice problem={problem.value} onClose={() => (problem.value = null)} />
        {found.value
          ? <Solution table={table} found={found.value} next={next} onNext={onNext} onAgain={again} />
          : <DecisionBar table={table} module={loaded.module} status={say("page-sending")} />}
      </div>
      <TipCard />
    </div>
  );
}

interface SolutionProps {
  table: FrameTable;
  found: PuzzleSolution;
  next: number | null;
  onNext: (number: number) => void;
  onAgain: () => void;
}

function Solution({ table, found, next, onNext, onAgain }: SolutionProps) {
  const { best, gains, risks, second } = found.solution;
  const onward = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => onward.current?.focus({ preventScroll: true }), []);
  return (
    <div class="puzzle-answer" role="status" data-right={found.right}>
      <h2>{found.right ? "✓" : "✗"} {say(found.right ? "page-puzzle-right" : "page-puzzle-wrong")}</h2>
      <p class="advice">
        <Icon name="hint" size={16} /> <strong>{table.doing(best)}.</strong> <span>{say("page-hint-chance", { percent: percent(best.chance) })}</span>{" "}
        <span>{reasonWords(table, gains, risks)}</span>{" "}
        {second && <span>{say("page-hint-second", { words: table.doing(second), points: Math.max(0, percent(best.chance) - percent(second.chance)) })}</span>}
      </p>
      <p class="result-next">
        {next !== null ? <button class="primary" ref={onward} onClick={() => onNext(next)}>{say("page-puzzle-next")}</button> : <span>{say("page-puzzle-all")}</span>}
        {!found.right && <button onClick={onAgain}>{say("page-puzzle-again")}</button>}
        <a class="button quiet" href="/">{say("page-lobby")}</a>
      </p>
    </div>
  );
}

function tableOf(
  { seat, table, view }: PuzzlePosition, { module, components }: Loaded,
  ready: ReadonlySignal<boolean>, better: ReadonlySignal<Choice | null>, play: (action: number) => void,
): FrameTable {
  return makeTable({
    mode: "play",
    seat,
    components,
    info: signal(table),
    players: signal(playerNames(table)),
    view: signal(view),
    playing: signal(null),
    journal: signal([]),
    teller: module.teller(components),
    ready,
    better,
    sketches: signal([]),
    play,
    why: async () => null,
    sketch: () => {},
    words: module.words,
  });
}
