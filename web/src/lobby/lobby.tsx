// The first page: play now, with friends, go on, watch, replays, and everything else one click away.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { host } from "#host";
import { get, post } from "../api/http";
import type { GameInfo, Problem, SeatWish, TableInfo, Tables } from "../api/messages";
import { games, loadBoard, loadGames, TITLES } from "../frame/model/games";
import { attempt, Loading, useFetched } from "../frame/loading";
import { Notice } from "../frame/notice";
import { TopBar } from "../frame/strip";
import { say } from "../i18n/texts";
import { Icon } from "../parts/icons";
import { level, LevelDialog, LevelSelect, usualLevel } from "../parts/levels";
import { go } from "../parts/router";
import { meet, me } from "./people";
import { Picture } from "./pictures";
import { sources } from "./sources";
import { TableList } from "./tablelist";
import "./lobby.css";

export function Lobby() {
  const problem = useSignal<Problem | null>(null);
  const ready = useFetched(() => Promise.all([loadGames(), meet()]), []);
  const tables = useFetched(async () => (await meet(), await get<Tables>("/api/tables")), []);
  useEffect(() => {
    document.title = say("page-title");
  });
  const known = me.value !== null;
  useEffect(() => (known ? watchTurns(tables.again) : undefined), [known]);
  const playNow = ({ id, pack, quick, seats }: GameInfo): Promise<void> =>
    attempt(problem, async () => {
      const preload = loadBoard(id, pack);
      preload.catch(() => {});
      go(`/t/${(await post<TableInfo>("/api/tables", { game: id, options: quick, seats: withBots(seats) })).id}`);
    });
  if (!ready.value) return <Loading problem={ready.problem} again={ready.again} />;
  return (
    <div class="plain-page">
      <TopBar tools={<a class="button quiet account-link" href="/settings"><Icon name="person" /><span>{me.value?.name}</span></a>}>
        <span class="lobby-line">{say("page-tagline")}</span>
      </TopBar>
      <main class="lobby">
        <h1 class="hidden-text">{say("page-title")}</h1>
        <Notice problem={problem.value} onClose={() => (problem.value = null)} />
        <Notice problem={tables.problem} />
        <Continue tables={tables.value} onGone={tables.again} />
        <ul class="games">
          {games.value.map((game) => <GameCard key={game.id} game={game} onPlay={() => void playNow(game)} />)}
        </ul>
        <Others tables={tables.value} onGone={tables.again} />
      </main>
    </div>
  );
}

/** Ask again whenever it becomes my turn somewhere, and when the page is looked at again. */
function watchTurns(again: () => void): () => void {
  const stop = host.turns(again);
  const seen = () => !document.hidden && again();
  document.addEventListener("visibilitychange", seen);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", seen);
  };
}

function withBots(seats: number): SeatWish[] {
  return Array.from({ length: seats }, (_, seat) => (seat ? { kind: "bot", bot: usualLevel() } : { kind: "me" }));
}

const LINES: Record<string, [string, string]> = {
  famiglia: ["page-lines-famiglia", "page-facts-famiglia"],
  lafamiglia: ["page-lines-lafamiglia", "page-facts-lafamiglia"],
  scarface: ["page-lines-scarface", "page-facts-scarface"],
};

function GameCard({ game, onPlay }: { game: GameInfo; onPlay: () => void }) {
  const starting = useSignal(false);
  const asking = useSignal(false);
  const bots = game.seats > 1;
  const title = say(TITLES[game.id]!);
  const [lines, facts] = LINES[game.id]!;
  function start(): void {
    asking.value = false;
    starting.value = true;
    onPlay();
  }
  return (
    <li class="game" data-game={game.id}>
      <Picture game={game.id} />
      <div class="game-words">
        <h2>{title}</h2>
        <p class="game-facts">{say(facts)}</p>
        <p>{say(lines)}</p>
        <p class="game-sources">{sources(game.id)}</p>
        <p class="game-links">
          <a href={`/learn/${game.id}`} aria-label={say("page-learn-of", { title })}>{say("page-learn")}</a>
          <a href={`/learn/${game.id}#sources`} aria-label={say("page-sources-of", { title })}>{say("page-sources-link")}</a>
          {game.puzzles > 0 && <a href={`/puzzles/${game.id}`} aria-label={say("page-puzzles-of", { title })}>{say("page-puzzles")}</a>}
          <a href={`/rules/${game.id}`} aria-label={say("page-rules-game", { title })}>{say("page-tab-rules")}</a>
        </p>
      </div>
      <div class="game-actions">
        <button class="primary" disabled={starting.value} aria-label={say("page-play-now-game", { title })} onClick={() => (bots && level.value === null ? (asking.value = true) : start())}>
          {say(starting.value ? "page-starting" : "page-play-now")}
        </button>
        {bots && level.value !== null && <LevelSelect label={say("page-level-bots")} />}
        {asking.value && <LevelDialog onChoose={start} onClose={() => (asking.value = false)} />}
        {bots && !host.here
          ? <a class="button" href={`/new/${game.id}`} aria-label={say("page-with-friends-game", { title })}>{say("page-with-friends")}</a>
          : <a class="button" href={`/new/${game.id}`} aria-label={say("page-choose-options-game", { title })}>{say("page-choose-options")}</a>}
      </div>
    </li>
  );
}

interface Listed {
  tables: Tables | null;
  onGone: () => void;
}

function Continue({ tables, onGone }: Listed) {
  const running = tables?.mine.filter((table) => table.status !== "over") ?? [];
  if (!running.length) return null;
  return (
    <section class="lobby-part continue" aria-labelledby="continue">
      <h2 id="continue">{say("page-continue")}</h2>
      <TableList tables={running} most={6} onGone={onGone} />
    </section>
  );
}

function Others({ tables, onGone }: Listed) {
  const finished = tables?.mine.filter((table) => table.status === "over") ?? [];
  const listed = tables?.listed.filter((table) => !table.seats.some((seat) => seat.mine)) ?? [];
  return (
    <div class="lobby-columns">
      {!host.here && (
        <section class="lobby-part" aria-labelledby="watch">
          <h2 id="watch">{say("page-watch")}</h2>
          {listed.length ? <TableList tables={listed} most={6} /> : <p class="empty">{say("page-watch-none")}</p>}
          <p><a class="button quiet" href="/here/" target="_self"><Icon name="play" /> {say("page-here-play")}</a></p>
        </section>
      )}
      <section class="lobby-part" aria-labelledby="replays">
        <h2 id="replays">{say("page-replays")}</h2>
        {finished.length ? <TableList tables={finished} most={6} onGone={onGone} /> : <p class="empty">{say("page-replays-none")}</p>}
        {!host.here && <p><a class="button quiet" href="/me"><Icon name="list" /> {say("page-me")}</a></p>}
        <ImportRecord />
      </section>
      <section class="lobby-part" aria-labelledby="beside">
        <h2 id="beside">{say("page-beside")}</h2>
        <p>{say("page-companion-note")}</p>
        <p><a class="button" href="/companion">{say("page-companion")}</a></p>
      </section>
    </div>
  );
}

function ImportRecord() {
  const problem = useSignal<Problem | null>(null);
  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    await attempt(problem, async () => {
      const table = await post<TableInfo>("/api/records", { record: await file.text() });
      go(table.status === "over" ? `/t/${table.id}?move=0` : `/t/${table.id}`);
    });
  }
  return (
    <div class="import">
      <label class="button quiet">
        <Icon name="upload" /> {say("page-import")}
        <input class="hidden-text" type="file" accept=".record,.txt,text/plain" onChange={(event) => void read(event.currentTarget.files?.[0])} />
      </label>
      <Notice problem={problem.value} onClose={() => (problem.value = null)} />
    </div>
  );
}
