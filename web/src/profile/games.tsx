// Finished games, the last first: when, which, with whom, how it ended, with a link to the replay.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "../api/http";
import type { Played, Problem, Profile } from "../api/messages";
import { attempt } from "../frame/loading";
import { TITLES } from "../frame/model/games";
import { company, seatName } from "../frame/model/players";
import { Notice } from "../frame/notice";
import { language, say } from "../i18n/texts";
import { Icon } from "../parts/icons";

const COLUMNS = ["page-me-date", "page-me-game", "page-me-outcome", "page-me-score", "page-me-rating"];

export function Games({ address, profile }: { address: string; profile: Profile }) {
  const games = useSignal<readonly Played[]>([]);
  const problem = useSignal<Problem | null>(null);
  const more = (from: readonly Played[]): Promise<void> =>
    attempt(problem, async () => (games.value = [...from, ...(await get<Played[]>(`${address}?skip=${from.length}`))]));
  useEffect(() => void more([]), [profile]);
  if (!profile.games) return <p class="empty">{say(profile.mine ? "page-me-none" : "page-me-none-of")}</p>;
  return (
    <>
      <Notice problem={problem.value} />
      <table class="played">
        <thead>
          <tr>{COLUMNS.map((words) => <th key={words} scope="col">{say(words)}</th>)}<th><span class="hidden-text">{say("page-replay")}</span></th></tr>
        </thead>
        <tbody>{games.value.map((game) => <Row key={game.table} game={game} />)}</tbody>
      </table>
      {games.value.length > 0 && games.value.length < profile.games && <button onClick={() => void more(games.value)}>{say("page-me-more")}</button>}
    </>
  );
}

function Row({ game }: { game: Played }) {
  const title = say(TITLES[game.game]!);
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(game.at * 1000);
  const outcome = game.score === null ? "over" : game.score === 1 ? "won" : game.score === 0 ? "lost" : "draw";
  return (
    <tr data-table={game.table} data-outcome={outcome}>
      <td class="played-date"><time dateTime={new Date(game.at * 1000).toISOString()}>{date}</time></td>
      <td class="played-game"><strong>{title}</strong> <small>{othersOf(game)}</small></td>
      <td class="played-outcome">{say("page-me-result", { outcome })}</td>
      <td class="played-score">{scoreOf(game)}</td>
      <td class="played-rating" data-label={say("page-me-rating")}>{game.change === null ? <small>{say("page-me-unrated")}</small> : signed(game.change)}</td>
      <td><a class="button quiet square" href={`/t/${game.table}?move=0`} aria-label={say("page-me-replay", { title, date })}><Icon name="play" size={16} /></a></td>
    </tr>
  );
}

function othersOf({ seats, seat }: Played): string {
  return company(seats, seats.map(seatName), seat) || (seats.length > 1 ? say("page-shared-screen") : "");
}

/** My side's points first. */
function scoreOf({ points, seats, seat }: Played): string {
  const team = seats[seat]!.team;
  return [...points.slice(team), ...points.slice(0, team)].join(" : ");
}

function signed(change: number): string {
  return new Intl.NumberFormat(language.value, { signDisplay: "exceptZero", maximumFractionDigits: 0 }).format(change).replace("-", "−");
}
