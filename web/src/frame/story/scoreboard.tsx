// Who is ahead: the figures that decide, side by side, with the change since my last turn.

import { useEffect, useMemo } from "preact/hooks";
import { say } from "../../i18n/texts";
import { figureKey, scoresOf } from "../model/standing";
import { classes } from "../model/table";
import { Sign, type Teller } from "./telling";

export function Scoreboard({ table, module }: Teller) {
  const { scores, stop } = useMemo(() => scoresOf(table, module), [table]);
  useEffect(() => stop, [stop]);
  const standings = scores.standings.value;
  if (!standings.length) return null;
  const before = scores.before.value;
  return (
    <ul class="scores" aria-label={say("page-scores")}>
      {standings.map((side) => (
        <li key={side.key} class={classes("score-side", { ahead: side.ahead, mine: side.mine })}>
          <span class="score-name">{side.seats.map((seat) => <Sign key={seat} table={table} module={module} seat={seat} />)}{side.name}</span>
          {side.figures.map((figure, place) => (
            <span key={figure.key} class={place ? "score-more" : "score-main"} title={figure.label} data-figure={figure.key}>
              <b>{figure.value}</b> <span class="score-label">{figure.label}</span>
              <Change by={figure.value - (before?.[figureKey(side.key, figure.key)] ?? figure.value)} />
            </span>
          ))}
          {side.ahead && <span class="hidden-text">{say("page-ahead")}</span>}
        </li>
      ))}
    </ul>
  );
}

function Change({ by }: { by: number }) {
  if (!by) return null;
  const words = `${by > 0 ? "+" : "−"}${Math.abs(by)}`;
  return <span class={by > 0 ? "change is-up" : "change is-down"} title={say("page-since-last-turn")}>{words}</span>;
}
