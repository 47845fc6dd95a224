// How a game is played, on a page of its own.

import { useEffect } from "preact/hooks";
import { TITLES } from "../frame/model/games";
import { TopBar } from "../frame/strip";
import { say } from "../i18n/texts";
import { GameNav } from "../lobby/gamenav";
import { Picture } from "../lobby/pictures";
import { Lesson } from "./lesson";

export function LearnPage({ game }: { game: string }) {
  const title = say(TITLES[game]!);
  useEffect(() => {
    document.title = say("page-learn-of", { title });
  });
  return (
    <div class="plain-page">
      <TopBar><GameNav label={say("page-learn")} base="/learn" game={game} /></TopBar>
      <main class="sheet learn-page">
        <header><Picture game={game} /><hgroup><h1>{say("page-learn")}</h1><h2>{title}</h2></hgroup></header>
        <Lesson game={game} />
        <p class="inline-form">
          <a class="button" href={`/rules/${game}`}>{say("page-rules-game", { title })}</a>
          <a class="button" href="/">{say("page-lobby")}</a>
        </p>
      </main>
    </div>
  );
}
