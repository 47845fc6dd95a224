// The rules of a game on a page of their own.

import { useEffect } from "preact/hooks";
import { games, loadGames, TITLES } from "../frame/games";
import { Loading, useFetched } from "../frame/loading";
import { TopBar } from "../frame/strip";
import { language, say } from "../i18n/texts";
import { place } from "../parts/router";
import { Rulebook } from "./rulebook";
import "./rules.css";

export function RulesPage({ game }: { game: string }) {
  const ready = useFetched(loadGames, []);
  const title = say(TITLES[game]!);
  useEffect(() => {
    document.title = say("page-rules-of", { title });
  });
  if (!games.value.length) return <Loading problem={ready.problem} again={ready.again} />;
  const { hash } = place.value;
  return (
    <div class="plain-page">
      <TopBar>
        <nav class="rules-games" aria-label={say("page-tab-rules")}>
          {games.value.map((one) => (
            <a key={one.id} href={`/rules/${one.id}`} aria-current={one.id === game ? "page" : undefined}>{say(TITLES[one.id]!)}</a>
          ))}
        </nav>
      </TopBar>
      <main class="sheet paper rules-page">
        <h1 class="hidden-text">{say("page-rules-of", { title })}</h1>
        {language.value !== "en" && <p class="rules-note">{say("page-rules-english")}</p>}
        <Rulebook game={game} {...(hash ? { rule: hash } : {})} />
      </main>
    </div>
  );
}
