// The rules of a game on a page of their own.

import { useEffect } from "preact/hooks";
import { loadGames, TITLES } from "../frame/model/games";
import { useFetched } from "../frame/loading";
import { TopBar } from "../frame/strip";
import { language, say } from "../i18n/texts";
import { GameNav } from "../lobby/gamenav";
import { sources } from "../lobby/sources";
import { place } from "../parts/router";
import { Rulebook } from "./rulebook";
import "./rules.css";

export function RulesPage({ game }: { game: string }) {
  const title = say(TITLES[game]!);
  useEffect(() => {
    document.title = say("page-rules-of", { title });
  });
  const { hash } = place.value;
  const known = useFetched(async () => (await loadGames(), true), []);
  return (
    <div class="plain-page">
      <TopBar>
        <GameNav label={say("page-tab-rules")} base="/rules" game={game} />
      </TopBar>
      <main class="sheet paper rules-page">
        <h1 class="hidden-text">{say("page-rules-of", { title })}</h1>
        {known.value && <p class="rules-note">{sources(game)} <a href={`/learn/${game}#sources`}>{say("page-sources")}</a></p>}
        {language.value !== "en" && <p class="rules-note">{say("page-rules-english")}</p>}
        <Rulebook game={game} {...(hash ? { rule: hash } : {})} />
      </main>
    </div>
  );
}
