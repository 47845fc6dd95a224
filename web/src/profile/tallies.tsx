// How often I won: in each game, and there against whom.

import type { Tally } from "../api/messages";
import { TITLES } from "../frame/model/games";
import { say } from "../i18n/texts";
import { rivalWords } from "./words";

export function Tallies({ tallies }: { tallies: readonly Tally[] }) {
  const games = Object.keys(TITLES).filter((game) => tallies.some((one) => one.game === game));
  return (
    <div class="tallies">
      {games.map((game) => (
        <table key={game}>
          <caption>{say(TITLES[game]!)}</caption>
          <thead class="hidden-text"><tr><th scope="col">{say("page-me-rival")}</th><th scope="col">{say("page-me-outcome")}</th></tr></thead>
          <tbody>
            {tallies.filter((one) => one.game === game).sort(byGames).map((one) => <Row key={`${one.kind} ${one.name}`} tally={one} />)}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** All of them first, then whom one met most. */
function byGames(one: Tally, other: Tally): number {
  return Number(one.kind !== "") - Number(other.kind !== "") || playedOf(other) - playedOf(one);
}

function playedOf({ won, drawn, lost }: Tally): number {
  return won + drawn + lost;
}

function Row({ tally }: { tally: Tally }) {
  const { kind, name, won, drawn, lost } = tally;
  const words = say("page-me-share", { won, drawn, lost });
  return (
    <tr class={kind ? undefined : "is-all"}>
      <th scope="row">{kind === "" ? say("page-me-all") : kind === "bot" ? rivalWords(name) : name}</th>
      <td>
        <div class="shares" title={words} aria-hidden="true">
          <i class="is-won" style={{ flexGrow: won }} /><i class="is-drawn" style={{ flexGrow: drawn }} /><i class="is-lost" style={{ flexGrow: lost }} />
        </div>
        <span>{words}</span> · <small>{say("page-me-percent", { percent: Math.round((100 * won) / playedOf(tally)) })}</small>
      </td>
    </tr>
  );
}
