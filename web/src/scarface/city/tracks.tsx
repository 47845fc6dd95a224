// Along the top: the crime track with Ness, the time track, the news.

import { cardSpec } from "../hand/cards";
import { Emblem, Icon } from "../icons";
import { worded } from "../things";
import { gangs, type ScarfaceTable } from "../types";
import { lines } from "../phrases";
import { sideName } from "../words";

export function Tracks({ table }: { table: ScarfaceTable }) {
  return (
    <div class="tracks">
      <Crime table={table} />
      <Time table={table} />
      <News table={table} />
    </div>
  );
}

function Crime({ table }: { table: ScarfaceTable }) {
  const board = table.view.value.board;
  const { max, raid_at } = table.components.crime_track;
  return (
    <div class="track" role="group" aria-label={table.say("scarface-board-crime")}>
      <span class="track-name"><Icon is="crime" />{table.say("scarface-board-crime")}</span>
      <ol class="cells">
        {Array.from({ length: max + 1 }, (_, cell) => (
          <li key={cell} class={cell >= raid_at ? "is-raid" : cell < board.outlook.floor ? "is-under" : ""}>
            <i>{cell}</i>
            {cell === board.ness && (
              <span {...table.piece({ key: "ness", label: table.say("scarface-page-ness", { n: board.ness }), rule: "SF-110", class: "ness", about: () => table.say("scarface-page-ness-about") })}>
                <Icon is="ness" />
              </span>
            )}
            {gangs(board).filter(({ gang, crime }) => gang && crime === cell).map(({ side }) => (
              <span
                key={side}
                {...table.piece({ key: `crime-${side}`, label: table.say("scarface-page-crime", { who: sideName(table, side), n: cell }), rule: "SF-111", class: "crime-marker", about: () => table.say("scarface-page-crime-about", { raid: raid_at }) })}
              >
                <Emblem side={side} />
              </span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Time({ table }: { table: ScarfaceTable }) {
  const board = table.view.value.board;
  const { last } = table.components.time_track;
  const first = board.outlook.first_time;
  return (
    <div class="track is-time" role="group" aria-label={table.say("scarface-board-time")}>
      <span class="track-name"><Icon is="time" />{table.say("scarface-board-time")}</span>
      <ol class="cells">
        {Array.from({ length: last - first + 1 }, (_, n) => first + n).map((cell) => (
          <li key={cell} class={cell === last ? "is-raid" : ""}>
            <i>{cell === last ? <Icon is="news" /> : cell}</i>
            {cell === board.time && (
              <span {...table.piece({ key: "time", label: table.say("scarface-page-time", { n: cell, last }), rule: "SF-114", class: "time-marker", about: () => table.say("scarface-page-time-about") })}>
                <Icon is="time" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function News({ table }: { table: ScarfaceTable }) {
  const board = table.view.value.board;
  const newest = board.news_active.at(-1);
  if (!newest) return null;
  return (
    <div
      {...worded(table.piece({
        key: `news-${newest}`,
        label: table.say("scarface-board-news", { news: newest, active: board.news_active.length, left: board.news.left }),
        names: [newest],
        rule: "SF-119",
        class: "newspaper",
        ...cardSpec(table, "news", newest),
      }))}
    >
      <span class="news-masthead"><strong>{table.name(newest)}</strong>{table.say("scarface-page-masthead")}<i>{table.say("scarface-page-news-count", { active: board.news_active.length, left: board.news.left })}</i></span>
      <span class="news-text">{lines(table, "news", newest).join(" ")}</span>
    </div>
  );
}
