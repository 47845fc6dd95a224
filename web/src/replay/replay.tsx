// A game move by move: slider, steps, playing, jumps, from any seat, with a link to each moment.

import { host } from "#host";
import { computed, signal, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { post } from "../api/http";
import type { Moment, Problem, TableInfo, View } from "../api/messages";
import type { Choice } from "../frame/model/board";
import { DecisionBar } from "../frame/asking/decision";
import { Journal } from "../frame/story/journal";
import { Help, HelpButton, useKeys } from "../frame/reach/keys";
import { TITLES, type Loaded } from "../frame/model/games";
import { attempt, Loading } from "../frame/loading";
import { playerNames } from "../frame/model/players";
import { Notice } from "../frame/notice";
import { Scoreboard } from "../frame/story/scoreboard";
import { marking, Said, Sign, type Teller } from "../frame/story/telling";
import { PhaseStrip, TopBar } from "../frame/strip";
import { makeTable, type FrameTable } from "../frame/model/table";
import { TextBoard } from "../frame/textmode";
import { TipCard } from "../frame/tipcard";
import { say } from "../i18n/texts";
import { CopyLink } from "../parts/copylink";
import { Dialog } from "../parts/dialog";
import { Icon } from "../parts/icons";
import { lazyPage } from "../parts/lazy";
import { go, place, rename } from "../parts/router";
import { textMode } from "../parts/settings";
import { concerns } from "../frame/story/result";
import { Looking } from "./looking";
import { Player } from "./player";
import { Reel } from "./reel";
import "../frame/frame.css";
import "../frame/layout.css";
import "./replay.css";

const AnalysisPanel = lazyPage(async () => (await import("./analysis")).AnalysisPanel);

interface Props extends Loaded {
  info: TableInfo;
}

export function ReplayPage({ info, module, components }: Props) {
  const own = info.seats.findIndex((seat) => seat.mine);
  const seat = useSignal(own >= 0 ? String(own) : "");
  const reel = useMemo(() => new Reel(info.id, seat.value), [info.id, seat.value]);
  const moveWish = Number(place.value.query.get("move") ?? 0);
  const last = useRef(moveWish);
  const sharing = useSignal(false);
  const help = useSignal(false);
  useKeys({ t: () => (textMode.value = !textMode.value), "?": () => (help.value = true) });
  useEffect(() => void reel.show(last.current), [reel]);
  const looking = useMemo(() => new Looking(info.id, seat.value), [info.id, seat.value]);
  const over = info.status === "over";
  useEffect(() => {
    if (over) void (place.value.query.has("analyse") ? looking.begin() : looking.look());
    return () => looking.close();
  }, [looking]);
  const moment = reel.shown.value;
  const table = useMemo(() => (moment ? tableOf(reel, looking, info, { components, module }, seat.value) : null), [reel, moment !== null]);

  function show(move: number, first = false): void {
    const most = reel.length.value;
    last.current = Math.max(0, Math.min(most, move));
    rename(`/t/${info.id}?move=${last.current}`);
    void reel.show(last.current, first);
  }
  if (!moment || !table) return <Loading problem={reel.problem.value} again={() => void reel.show(last.current)} />;
  const title = say(TITLES[info.game]!);
  return (
    <div class="frame" data-game={info.game} data-tab="board" data-replay>
      <TopBar tools={<HelpButton onHelp={() => (help.value = true)} />}>
        <span class="table-name">{title} · {say("page-replay")}</span>
        <PhaseStrip table={table} module={module} />
      </TopBar>
      <main class="board-box">
        <h1 class="hidden-text">{title}</h1>
        <div class="board" hidden={textMode.value}><module.Board table={table} /></div>
        {textMode.value && <TextBoard table={table} module={module} />}
      </main>
      <Scoreboard table={table} module={module} />
      <aside class="side" aria-label={say("page-side")}>
        <SeatChoice info={info} seat={seat.value} onChange={(wish) => (seat.value = wish)} />
        <div class="side-panel"><Journal table={table} module={module} /></div>
      </aside>
      <div class="bar">
        {looking.wanted.value && <AnalysisPanel looking={looking} table={table} info={info} move={moment.move} moves={moment.moves} show={show} />}
        <Told table={table} module={module} />
        <DecisionBar table={table} module={module} status={<Player reel={reel} module={module} show={show} wanted={() => last.current} />} tools={<ReplayTools info={info} moment={moment} seat={seat.value} looking={looking} onShare={() => (sharing.value = true)} />} />
      </div>
      <TipCard />
      {help.value && <Help table={table} module={module} onClose={() => (help.value = false)} />}
      {sharing.value && (
        <Dialog title={say("page-share-moment")} onClose={() => (sharing.value = false)}>
          <CopyLink address={`${location.origin}/t/${info.id}?move=${moment.move}`} />
        </Dialog>
      )}
    </div>
  );
}

/** What has just happened, where the journal has no room. */
function Told({ table, module }: Teller) {
  const chapter = table.story.value.at(-1);
  const event = table.journal.value.at(-1);
  if (!chapter || !event) return null;
  return (
    <p class="replay-told">
      <Sign table={table} module={module} seat={chapter.who} /><span><Said table={table} module={module} text={table.tell(event, marking({ table, module }))} apart={chapter.who} /></span>
    </p>
  );
}

function tableOf(reel: Reel, looking: Looking, info: TableInfo, { components, module }: Loaded, seat: string): FrameTable {
  const number = seat === "" || seat === "all" ? null : Number(seat);
  return makeTable({
    mode: "replay",
    seat: number,
    components,
    info: signal(info),
    players: computed(() => playerNames(info)),
    view: computed<View>(() => reel.parts.value[reel.part.value]!.view),
    playing: computed(() => reel.playing()),
    journal: computed(() => reel.told()),
    teller: module.teller(components),
    better: computed(() => betterAt(reel, looking)),
    facts: computed(() => reel.shown.value?.facts ?? null),
    ready: signal(false),
    sketches: signal([]),
    play: () => {},
    why: async () => null,
    sketch: () => {},
    words: module.words,
  });
}

/** What would have been better than what was played at the shown moment. */
function betterAt(reel: Reel, looking: Looking): Choice | null {
  const judged = reel.playing() ? undefined : looking.at(reel.shown.value!.move);
  return judged?.mark ? judged.best : null;
}

function SeatChoice({ info, seat, onChange }: { info: TableInfo; seat: string; onChange: (seat: string) => void }) {
  const names = playerNames(info);
  const over = info.status === "over";
  return (
    <label class="field">
      <span>{say("page-seen-by")}</span>
      <select value={seat} onChange={(event) => onChange(event.currentTarget.value)}>
        {over && <option value="all">{say("page-seen-all")}</option>}
        {info.spectators && <option value="">{say("page-seen-spectator")}</option>}
        {info.seats.map((one, number) => (over || one.mine) && <option key={number} value={number}>{names[number]}</option>)}
      </select>
    </label>
  );
}

interface ToolsProps {
  info: TableInfo;
  moment: Moment;
  seat: string;
  looking: Looking;
  onShare: () => void;
}

function ReplayTools({ info, moment, seat, looking, onShare }: ToolsProps) {
  const problem = useSignal<Problem | null>(null);
  const over = info.status === "over";
  const playOn = (): Promise<void> =>
    attempt(problem, async () => go(`/t/${(await post<TableInfo>(`/api/tables/${info.id}/onward`, { move: moment.move, seat })).id}`));
  return (
    <div class="turn-tools">
      {over && moment.view.returns === null && (
        <button class="tool quiet" title={say("page-play-on-note")} onClick={() => void playOn()}><Icon name="play" /><span class="tool-name">{say("page-play-on")}</span></button>
      )}
      {concerns(info) && looking.found.value?.status === "none" && (
        <button class="tool quiet" title={say("page-analysis-note")} onClick={() => void looking.begin()}><Icon name="curve" /><span class="tool-name">{say("page-analyse")}</span></button>
      )}
      {!host.here && <button class="tool quiet" onClick={onShare}><Icon name="link" /><span class="tool-name">{say("page-share-moment")}</span></button>}
      {over && (
        <a class="button tool quiet" href={`/api/tables/${info.id}/record`} download={`${info.game}.record`}>
          <Icon name="download" /><span class="tool-name">{say("page-download")}</span>
        </a>
      )}
      <a class="button tool quiet" href={`/t/${info.id}`}><Icon name="board" /><span class="tool-name">{say(over ? "page-see-result" : "page-replay-leave")}</span></a>
      {problem.value && <div class="floating"><Notice problem={problem.value} onClose={() => (problem.value = null)} /></div>}
    </div>
  );
}
