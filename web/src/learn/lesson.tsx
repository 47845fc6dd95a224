// A short introduction to a game: what it is about, how a turn goes, how to use the page. The rules say the rest.

import { useEffect } from "preact/hooks";
import { loadGames } from "../frame/model/games";
import { Loading, useFetched } from "../frame/loading";
import { RuleLink } from "../frame/rulelink";
import { needTexts, say } from "../i18n/texts";
import { sources } from "../lobby/sources";
import { place } from "../parts/router";
import "./lesson.css";

/** A paragraph, and the rule that says it exactly. */
type Point = [words: string, rule?: string];

interface Course {
  goal: Point;
  turn: Point[];
  tip: string;
}

const COURSES: Record<string, Course> = {
  famiglia: {
    goal: ["page-learn-famiglia-goal", "F-27"],
    turn: [
      ["page-learn-famiglia-street", "F-8"],
      ["page-learn-famiglia-helpers", "F-13"],
      ["page-learn-famiglia-recruit", "F-19"],
      ["page-learn-famiglia-end", "F-24"],
    ],
    tip: "page-learn-famiglia-tip",
  },
  lafamiglia: {
    goal: ["page-learn-lafamiglia-goal", "LF-160"],
    turn: [
      ["page-learn-lafamiglia-planning", "LF-46"],
      ["page-learn-lafamiglia-orders", "LF-171"],
      ["page-learn-lafamiglia-encounter", "LF-110"],
      ["page-learn-lafamiglia-check", "LF-88"],
    ],
    tip: "page-learn-lafamiglia-tip",
  },
  scarface: {
    goal: ["page-learn-scarface-goal", "SF-124"],
    turn: [
      ["page-learn-scarface-plan", "SF-44"],
      ["page-learn-scarface-orders", "SF-48"],
      ["page-learn-scarface-reorganize", "SF-42"],
      ["page-learn-scarface-henchman", "SF-141"],
      ["page-learn-scarface-crime", "SF-116"],
    ],
    tip: "page-learn-scarface-tip",
  },
};
const USE: Point[] = [["page-learn-ask"], ["page-learn-why"], ["page-learn-back"], ["page-learn-more"]];

export function Lesson({ game }: { game: string }) {
  const ready = useFetched(async () => (await Promise.all([needTexts("learn"), loadGames()]), true), []);
  const wish = place.value.hash;
  useEffect(() => {
    if (wish && ready.value) document.getElementById(wish)?.scrollIntoView();
  }, [wish, ready.value]);
  if (!ready.value) return <Loading problem={ready.problem} again={ready.again} />;
  const { goal, turn, tip } = COURSES[game]!;
  return (
    <div class="lesson">
      <h3>{say("page-learn-goal")}</h3>
      <p><Words game={game} point={goal} /></p>
      <h3>{say("page-learn-turn")}</h3>
      <ol>{turn.map((point) => <li key={point[0]}><Words game={game} point={point} /></li>)}</ol>
      <h3>{say("page-learn-page")}</h3>
      <ul>{[...USE, [tip] as Point].map((point) => <li key={point[0]}><Words game={game} point={point} /></li>)}</ul>
      <h3 id="sources">{say("page-sources")}</h3>
      <p>{sources(game)} {say("page-learn-own")}</p>
    </div>
  );
}

function Words({ game, point: [words, rule = ""] }: { game: string; point: Point }) {
  return <>{say(words)} <RuleLink game={game} rule={rule} /></>;
}
