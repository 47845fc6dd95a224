// The rules of a game on a page of their own.

import { useEffect } from "preact/hooks";
import { TITLES } from "../frame/games";
import { TopBar } from "../frame/strip";
import { language, say } from "../i18n/texts";
import { GameNav } from "../lobby/gamenav";
import { place } from "../parts/router";
import { Rulebook } from "./rulebook";
import "./rules.css";

export function RulesPage({ game }: { game: string }) {
  const title = say(TITLES[game]!);
  useEffect(() => {
    document.title = say("page-rules-of", { title });
  });
  const { hash } = place.value;
  return (
    <div class="plain-page">
      <TopBar>
        <GameNav label={say("page-tab-rules")} base="/rules" game={game} />
      </TopBar>
      <main class="sheet paper rules-page">
        <h1 class="hidden-text">{say("page-rules-of", { title })}</h1>
        {language.value !== "en" && <p class="rules-note">{say("page-rules-english")}</p>}
        <Rulebook game={game} {...(hash ? { rule: hash } : {})} />
      </main>
    </div>
  );
}
