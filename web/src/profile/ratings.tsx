// A rating for each game, and in it for people and for each bot.

import type { RatingInfo } from "../api/messages";
import { TITLES } from "../frame/model/games";
import { say } from "../i18n/texts";
import { rivalWords } from "./words";

const A_GUESS = 110;

export function Ratings({ ratings }: { ratings: readonly RatingInfo[] }) {
  const games = [...new Set(ratings.map(({ game }) => game))];
  if (!games.length) return <p class="empty">{say("page-me-no-ratings")}</p>;
  return (
    <>
      <ul class="rating-games">
        {games.map((game) => (
          <li key={game}>
            <h3>{say(TITLES[game]!)}</h3>
            <dl>
              {ratings.filter((one) => one.game === game).map((one) => (
                <div key={one.pool} data-pool={one.pool}>
                  <dt>{rivalWords(one.pool)} <small>{say("page-me-rating-games", { count: one.games })}</small></dt>
                  <dd><strong>{one.value}{one.deviation > A_GUESS && "?"}</strong> <small>± {one.deviation}</small></dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p class="field-note">{say("page-me-ratings-note")}</p>
    </>
  );
}
