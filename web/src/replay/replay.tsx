// A game move by move: slider, steps, playing, jumps, from any seat, with a link to each moment.

import { computed, signal, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { get } from "../api/http";
import type { Moment, Problem, TableInfo, Told, View } from "../api/messages";
import type { BoardModule } from "../frame/board";
import { DecisionBar } from "../frame/decision";
import { fly } from "../frame/motion";
import { Journal } from "../frame/journal";
import { useKeys } from "../frame/keys";
import { TITLES, type Loaded } from "../frame/games";
import { Loading, problemIn } from "../frame/loading";
import { playerNames } from "../frame/players";
import { PhaseStrip, TopBar } from "../frame/strip";
import { makeTable, type FrameTable } from "../frame/table";
import { TextBoard } from "../frame/textmode";
import { TipCard } from "../frame/tipcard";
import { say } from "../i18n/texts";
import { CopyLink } from "../parts/copylink";
import { Dialog } from "../parts/dialog";
import { Icon } from "../parts/icons";
import { place, rename } from "../parts/router";
import { PACES, pace, textMode } from "../parts/settings";
import "../frame/frame.css";
import "../frame/layout.css";
import "./replay.css";

interface Props extends Loaded {
  info: TableInfo;
}

/** What is known of a replay: the moments read so far, from one seat. */
class Reel {
  readonly moments = signal<ReadonlyMap<number, Moment>>(new Map());
  readonly shown = signal<Moment | null>(null);
  readonly problem = signal<Problem | null>(null);
  readonly length = computed(() => this.shown.value?.moves ?? 0);
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
      void this.readUpTo(move);
    } catch (error) {
      const problem = problemIn(error);
      const last = problem.message === "error-no-moment" ? Number(problem.args["moves"]) : move;
      if (last < move) await this.show(last);
      else this.problem.value = problem;
    }
  }

  async read(move: number): Promise<Moment> {
    const known = this.moments.value.get(move);
    if (known) return known;
    const found = await get<Moment>(`/api/tables/${this.id}/moments/${move}${this.seat ? `?seat=${this.seat}` : ""}`);
    this.moments.value = new Map(this.moments.value).set(found.move, found);
    return found;
  }

  /** What was told before: the journal is whole also after a leap. */
  private async readUpTo(move: number): Promise<void> {
    for (let earlier = move - 1; earlier >= 0 && this.wanted === move; earlier--) await this.read(earlier);
  }

  /** To the next or previous move at which the part of the game changes, or to the end. */
  async jump(by: 1 | -1, part: (view: View) => string): Promise<void> {
    const start = this.shown.value;
    if (!start) return;
    let move = start.move;
    while (move + by >= 0 && move + by <= start.moves) {
      move += by;
      if (part((await this.read(move)).view) !== part(start.view)) break;
    }
    await this.show(move);
  }
}

export function ReplayPage({ info, module, components }: Props) {
  const own = info.seats.findIndex((seat) => seat.mine);
  const seat = useSignal(own >= 0 ? String(own) : "");
  const reel = useMemo(() => new Reel(info.id, seat.value), [info.id, seat.value]);
  const moveWish = Number(place.value.query.get("move") ?? 0);
  const last = useRef(moveWish);
  const sharing = useSignal(false);
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
      <TopBar>
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
        <DecisionBar table={table} module={module} status={<Player reel={reel} module={module} show={show} />} tools={<ReplayTools info={info} onShare={() => (sharing.value = true)} />} />
      </div>
      <TipCard />
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
    journal: computed(() => told(reel)),
    facts: computed(() => reel.shown.value?.facts ?? null),
    ready: signal(false),
    sketches: signal([]),
    play: () => {},
    why: async () => null,
    sketch: () => {},
  });
}

/** The journal as far as it has been read, up to the moment shown. */
function told(reel: Reel): Told[] {
  const move = reel.shown.value?.move ?? 0;
  return [...reel.moments.value.values()]
    .filter((moment) => moment.move <= move)
    .sort((one, other) => one.move - other.move)
    .flatMap((moment) => moment.events);
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
}

function Player({ reel, module, show }: PlayerProps) {
  const jump = async (by: 1 | -1) => {
    await reel.jump(by, (view) => module.chapter?.(view) ?? view.phase);
    show(reel.shown.value!.move);
  };
  const running = useSignal(false);
  const { move, moves } = reel.shown.value!;
  useEffect(() => {
    if (!running.value) return;
    if (move >= moves) {
      running.value = false;
      return;
    }
    const timer = setTimeout(() => show(move + 1), Math.max(400, PACES[pace.value] * 3));
    return () => clearTimeout(timer);
  }, [running.value, move]);
  useKeys({ ArrowLeft: () => show(move - 1), ArrowRight: () => show(move + 1), Home: () => show(0), End: () => show(moves), " ": () => (running.value = !running.value) });
  const button = (icon: Parameters<typeof Icon>[0]["name"], label: string, act: () => void) => (
    <button class="quiet square" aria-label={label} title={label} onClick={act}><Icon name={icon} /></button>
  );
  return (
    <div class="player">
      {button("first", say("page-replay-phase-back"), () => void jump(-1))}
      {button("back", say("page-replay-back"), () => show(move - 1))}
      {button(running.value ? "pause" : "play", say(running.value ? "page-replay-pause" : "page-replay-play"), () => (running.value = !running.value))}
      {button("next", say("page-replay-next"), () => show(move + 1))}
      {button("last", say("page-replay-phase-next"), () => void jump(1))}
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
