// A game move by move: slider, steps, playing, jumps, from any seat, with a link to each moment.

import { computed, signal, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { get } from "../api/http";
import type { Moment, Problem, TableInfo, Told, View } from "../api/messages";
import type { BoardModule, Part } from "../frame/model/board";
import { DecisionBar } from "../frame/decision";
import { fly } from "../frame/model/motion";
import { Journal } from "../frame/journal";
import { Help, HelpButton, REPLAY_KEYS, useKeys } from "../frame/keys";
import { TITLES, type Loaded } from "../frame/model/games";
import { Loading, problemIn } from "../frame/loading";
import { playerNames } from "../frame/model/players";
import { PhaseStrip, TopBar } from "../frame/strip";
import { makeTable, type FrameTable } from "../frame/model/table";
import { TextBoard } from "../frame/textmode";
import { TipCard } from "../frame/tipcard";
import { say } from "../i18n/texts";
import { CopyLink } from "../parts/copylink";
import { Dialog } from "../parts/dialog";
import { Icon } from "../parts/icons";
import { place, rename } from "../parts/router";
import { PACES, pace, textMode } from "../parts/settings";
import { beginnings, leap } from "./parts";
import "../frame/frame.css";
import "../frame/layout.css";
import "./replay.css";

interface Props extends Loaded {
  info: TableInfo;
}

/** What is known of a replay: the moments read so far, from one seat. */
class Reel {
  private readonly moments = new Map<number, Moment>();
  readonly shown = signal<Moment | null>(null);
  readonly problem = signal<Problem | null>(null);
  readonly length = computed(() => this.shown.value?.moves ?? 0);
  /** All that was told in the game, each event with its move. */
  readonly story = signal<readonly Told[]>([]);
  private heard = -1;
  private wanted = 0;

  constructor(private readonly id: string, private readonly seat: string) {}

  async show(move: number): Promise<void> {
    this.wanted = move;
    try {
      const moment = await this.read(move);
      if (this.wanted !== move) return;
      fly(() => (this.shown.value = moment));
      this.problem.value = null;
      if (move < moment.moves) void this.read(move + 1);
      await this.hear(moment.moves);
    } catch (error) {
      const problem = problemIn(error);
      const last = problem.message === "error-no-moment" ? Number(problem.args["moves"]) : move;
      if (last < move) await this.show(last);
      else this.problem.value = problem;
    }
  }

  private async read(move: number): Promise<Moment> {
    const found = this.moments.get(move) ?? await get<Moment>(`/api/tables/${this.id}/moments/${move}?seat=${this.seat}`);
    this.moments.set(move, found);
    return found;
  }

  /** Once, and again when the game has gone on. */
  private async hear(moves: number): Promise<void> {
    if (this.heard === moves) return;
    this.heard = moves;
    this.story.value = await get<Told[]>(`/api/tables/${this.id}/story?seat=${this.seat}`);
  }
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
  const moment = reel.shown.value;
  const table = useMemo(() => (moment ? tableOf(reel, info, components, seat.value) : null), [reel, moment !== null]);

  function show(move: number): void {
    const most = reel.length.value;
    last.current = Math.max(0, Math.min(most, move));
    rename(`/t/${info.id}?move=${last.current}`);
    void reel.show(last.current);
  }
  if (!moment || !table) return <Loading problem={reel.problem.value} again={() => void reel.show(last.current)} />;
  const title = say(TITLES[info.game]!);
  return (
    <div class="frame" data-tab="board" data-replay>
      <TopBar tools={<HelpButton onHelp={() => (help.value = true)} />}>
        <span class="table-name">{title} · {say("page-replay")}</span>
        <PhaseStrip table={table} module={module} />
      </TopBar>
      <main class="board-box">
        <h1 class="hidden-text">{title}</h1>
        <div class="board" hidden={textMode.value}><module.Board table={table} /></div>
        {textMode.value && <TextBoard table={table} module={module} />}
      </main>
      <aside class="side" aria-label={say("page-side")}>
        <SeatChoice info={info} seat={seat.value} onChange={(wish) => (seat.value = wish)} />
        <div class="side-panel"><Journal table={table} module={module} events={table.journal.value} /></div>
      </aside>
      <div class="bar">
        <DecisionBar table={table} module={module} status={<Player reel={reel} module={module} show={show} wanted={() => last.current} />} tools={<ReplayTools info={info} onShare={() => (sharing.value = true)} />} />
      </div>
      <TipCard />
      {help.value && <Help game={info.game} keys={REPLAY_KEYS} onClose={() => (help.value = false)} />}
      {sharing.value && (
        <Dialog title={say("page-share-moment")} onClose={() => (sharing.value = false)}>
          <CopyLink address={`${location.origin}/t/${info.id}?move=${moment.move}`} />
        </Dialog>
      )}
    </div>
  );
}

function tableOf(reel: Reel, info: TableInfo, components: unknown, seat: string): FrameTable {
  const number = seat === "" || seat === "all" ? null : Number(seat);
  return makeTable({
    mode: "replay",
    seat: number,
    components,
    info: signal(info),
    players: computed(() => playerNames(info)),
    view: computed<View>(() => reel.shown.value!.view),
    playing: signal(null),
    journal: computed(() => reel.story.value.filter((event) => event.seq <= reel.shown.value!.move)),
    facts: computed(() => reel.shown.value?.facts ?? null),
    ready: signal(false),
    sketches: signal([]),
    play: () => {},
    why: async () => null,
    sketch: () => {},
  });
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

interface PlayerProps {
  reel: Reel;
  module: BoardModule;
  show: (move: number) => void;
  /** The move that is wanted, also while it is still being read. */
  wanted: () => number;
}

function Player({ reel, module, show, wanted }: PlayerProps) {
  const running = useSignal(false);
  const { move, moves } = reel.shown.value!;
  const jump = (by: 1 | -1, kind: Part) => show(leap(wanted(), by, beginnings(reel.story.value, module.part, kind), moves));
  useEffect(() => {
    if (!running.value) return;
    if (move >= moves) {
      running.value = false;
      return;
    }
    const timer = setTimeout(() => show(move + 1), Math.max(400, PACES[pace.value] * 3));
    return () => clearTimeout(timer);
  }, [running.value, move]);
  useKeys({
    ArrowLeft: () => show(wanted() - 1),
    ArrowRight: () => show(wanted() + 1),
    ArrowUp: () => jump(-1, "phase"),
    ArrowDown: () => jump(1, "phase"),
    PageUp: () => jump(-1, "round"),
    PageDown: () => jump(1, "round"),
    Home: () => show(0),
    End: () => show(moves),
    " ": () => (running.value = !running.value),
  });
  const button = (icon: Parameters<typeof Icon>[0]["name"], label: string, act: () => void) => (
    <button class="quiet square" aria-label={label} title={label} onClick={act}><Icon name={icon} /></button>
  );
  return (
    <div class="player">
      {button("first", say("page-replay-round-back"), () => jump(-1, "round"))}
      {button("rewind", say("page-replay-phase-back"), () => jump(-1, "phase"))}
      {button("back", say("page-replay-back"), () => show(wanted() - 1))}
      {button(running.value ? "pause" : "play", say(running.value ? "page-replay-pause" : "page-replay-play"), () => (running.value = !running.value))}
      {button("next", say("page-replay-next"), () => show(wanted() + 1))}
      {button("forward", say("page-replay-phase-next"), () => jump(1, "phase"))}
      {button("last", say("page-replay-round-next"), () => jump(1, "round"))}
      <input type="range" min={0} max={moves} value={move} aria-label={say("page-replay-move", { move, moves })} onInput={(event) => show(Number(event.currentTarget.value))} />
      <output>{say("page-replay-move", { move, moves })}</output>
    </div>
  );
}

function ReplayTools({ info, onShare }: { info: TableInfo; onShare: () => void }) {
  return (
    <div class="turn-tools">
      <button class="tool quiet" onClick={onShare}><Icon name="link" /><span class="tool-name">{say("page-share-moment")}</span></button>
      {info.status === "over" && (
        <a class="button tool quiet" href={`/api/tables/${info.id}/record`} download={`${info.game}.record`}>
          <Icon name="download" /><span class="tool-name">{say("page-download")}</span>
        </a>
      )}
      <a class="button tool quiet" href={`/t/${info.id}`}><Icon name="board" /><span class="tool-name">{say("page-replay-leave")}</span></a>
    </div>
  );
}
