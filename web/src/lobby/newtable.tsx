// A table with friends: everything has a sane default, so that one click is enough.

import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { host } from "#host";
import { post } from "../api/http";
import type { Clock, GameInfo, Problem, SeatWish, TableInfo } from "../api/messages";
import { loadGames, packsOf, TITLES } from "../frame/model/games";
import { attempt, Loading, useFetched } from "../frame/loading";
import { seatWords } from "../frame/model/players";
import { Notice } from "../frame/notice";
import { TopBar } from "../frame/strip";
import { name, needTexts, say } from "../i18n/texts";
import { LEVELS, usualLevel, type Level } from "../parts/levels";
import { go } from "../parts/router";
import { Switch } from "../settings/settings";
import { meet } from "./people";
import { Picture } from "./pictures";
import "./lobby.css";

const CLOCKS: Record<string, Clock> = {
  none: { kind: "none" },
  "days-3": { kind: "days", days: 3 },
  "days-1": { kind: "days", days: 1 },
  "live-30": { kind: "live", seconds: 1800, increment: 10 },
  "live-15": { kind: "live", seconds: 900, increment: 5 },
};

/** How many play with these options. */
function chairsOf(game: GameInfo, options: Record<string, unknown>): number {
  for (const [option, chairs] of Object.entries(game.seats_by)) {
    const found = chairs[String(options[option])];
    if (found !== undefined) return found;
  }
  return game.seats;
}

export function NewTablePage({ id }: { id: string }) {
  const ready = useFetched(() => Promise.all([loadGames(), meet(), needTexts(id)]), [id]);
  const packs = packsOf(id);
  if (!ready.value || !packs.length) return <Loading problem={ready.problem} again={ready.again} />;
  return <Form packs={packs} />;
}

function Form({ packs }: { packs: GameInfo[] }) {
  const game = packs[0]!;
  const pack = useSignal(game.pack);
  const seats = useSignal<SeatWish[]>(Array.from({ length: game.seats }, (_, seat) => seatWish(seat)));
  const options = useSignal<Record<string, unknown>>({});
  const listed = useSignal(false);
  const spectators = useSignal(true);
  const rated = useSignal(true);
  const practice = useSignal(false);
  const clock = useSignal("none");
  const problem = useSignal<Problem | null>(null);
  const alone = seats.value.every((wish) => wish.kind !== "open");
  const title = say(TITLES[game.id]!);
  const chairs = chairsOf(game, options.value);
  if (chairs !== seats.value.length) seats.value = Array.from({ length: chairs }, (_, seat) => seats.value[seat] ?? seatWish(seat));
  const heading = chairs > 1 && !host.here ? say("page-new-title", { title }) : title;
  useEffect(() => {
    document.title = heading;
  });
  async function open(event: Event): Promise<void> {
    event.preventDefault();
    await attempt(problem, async () => {
      const table = await post<TableInfo>("/api/tables", {
        game: game.id, pack: pack.value, options: options.value, seats: seats.value, listed: listed.value,
        spectators: spectators.value, clock: CLOCKS[clock.value], rated: rated.value, practice: practice.value && alone,
      });
      go(`/t/${table.id}`);
    });
  }
  return (
    <div class="plain-page">
      <TopBar><span class="table-name">{title}</span></TopBar>
      <main class="sheet new-table">
        <header><Picture game={game.id} /><h1>{heading}</h1></header>
        <Notice problem={problem.value} onClose={() => (problem.value = null)} />
        <form onSubmit={(event) => void open(event)}>
          {chairs > 1 && (
            <fieldset>
              <legend>{say("page-seats")}</legend>
              {seats.value.map((wish, seat) => <SeatField key={seat} game={game} seat={seat} wish={wish} seats={seats} />)}
              <p class="field-note">{say(host.here ? "page-here-levels" : "page-seats-note")}</p>
            </fieldset>
          )}
          <OptionFields game={game} options={options} />
          {packs.length > 1 && <PackField packs={packs} pack={pack} />}
          <fieldset>
            <legend>{say("page-table-options")}</legend>
            {!host.here && <><label class="field">
              <span>{say("page-clock")}</span>
              <select value={clock.value} onChange={(event) => (clock.value = event.currentTarget.value)}>
                {Object.keys(CLOCKS).map((key) => <option key={key} value={key}>{say("page-clock-name", { clock: key })}</option>)}
              </select>
            </label>
            <Switch label={say("page-listed")} value={listed} />
            <Switch label={say("page-spectators")} value={spectators} /></>}
            {alone && <Switch label={say("page-practice")} value={practice} />}
            {!host.here && !(alone && practice.value) && <Switch label={say("page-rated")} value={rated} />}
          </fieldset>
          <button class="primary">{say(seats.value.some((wish) => wish.kind === "open") ? "page-new-invite" : "page-start")}</button>
        </form>
      </main>
    </div>
  );
}

/** With whose numbers: ours, or those of a pack that this server has besides. */
function PackField({ packs, pack }: { packs: GameInfo[]; pack: Signal<string> }) {
  return (
    <fieldset>
      <legend>{say("page-pack")}</legend>
      <label class="field">
        <span>{say("page-pack-numbers")}</span>
        <select value={pack.value} onChange={(event) => (pack.value = event.currentTarget.value)}>
          {packs.map((one, index) => <option key={one.pack} value={one.pack}>{index ? one.pack_name : say("page-pack-standard")}</option>)}
        </select>
      </label>
    </fieldset>
  );
}

/** Where nobody else comes, bots wait at the other seats. */
function seatWish(seat: number): SeatWish {
  return seat === 0 ? { kind: "me" } : host.here ? { kind: "bot", bot: usualLevel() } : { kind: "open" };
}

interface SeatProps {
  game: GameInfo;
  seat: number;
  wish: SeatWish;
  seats: Signal<SeatWish[]>;
}

function SeatField({ game, seat, wish, seats }: SeatProps) {
  const value = wish.kind === "bot" ? `bot-${wish.bot}` : (wish.kind ?? "open");
  function change(text: string): void {
    const [kind, bot] = text.split("-") as ["me" | "open" | "bot", Level?];
    const made: SeatWish = kind === "bot" ? { kind, bot: bot! } : { kind };
    seats.value = seats.value.map((old, number) => (number === seat ? made : old));
  }
  return (
    <label class="field">
      <span>{seatWords(game.teams, seat)}</span>
      <select value={value} onChange={(event) => change(event.currentTarget.value)}>
        <option value="me">{say("page-seat-me")}</option>
        {!host.here && <option value="open">{say("page-seat-open")}</option>}
        {LEVELS.map((level) => <option key={level} value={`bot-${level}`}>{say("page-bot-level", { level })}</option>)}
      </select>
    </label>
  );
}

function OptionFields({ game, options }: { game: GameInfo; options: Signal<Record<string, unknown>> }) {
  const open = Object.entries(game.options).filter(([, values]) => values.length > 1);
  if (!open.length) return null;
  return (
    <fieldset>
      <legend>{say("page-options")}</legend>
      {open.map(([option, values]) => (
        <label class="field" key={option}>
          <span>{say("page-option", { option, humans: Number(options.value["humans"] ?? 1) })}</span>
          <select onChange={(event) => (options.value = { ...options.value, [option]: values[event.currentTarget.selectedIndex] })}>
            {values.map((value) => <option key={String(value)}>{valueWords(game.id, option, value)}</option>)}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

function valueWords(game: string, option: string, value: unknown): string {
  const named = typeof value === "string" ? name(game, value) : String(value);
  return named === value ? say("page-option-value", { option, value: String(value) }) : named;
}
