// The course of a game as two stepped lines. A click goes to that moment of the replay; a table says the same in words.

import { useSignal } from "@preact/signals";
import { say } from "../../i18n/texts";
import type { Standing } from "../model/board";
import { apart, type Scores, type Turn } from "../model/course";
import { headline } from "./telling";
import type { FrameTable } from "../model/table";

const [WIDEST, HEIGHT, LEFT, RIGHT, BOTTOM, TOP] = [720, 220, 34, 8, 22, 12];
const NUMBER = 14; // the room a number takes

interface Props {
  table: FrameTable;
  sides: readonly Standing[];
  scores: Scores;
  turns: readonly Turn[];
  points: readonly Turn[];
  go: (move: number) => void;
}

export function Curve({ table, sides, scores, turns, points, go }: Props) {
  const at = useSignal<number | null>(null);
  const width = Math.min(WIDEST, innerWidth - 26);
  const last = Math.max(1, scores.length - 1);
  const [low, high] = bounds(scores);
  const x = (move: number) => LEFT + ((width - LEFT - RIGHT) * move) / last;
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - low) / (high - low));
  const moveAt = (event: PointerEvent | MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const along = ((event.clientX - box.left) / box.width) * width;
    return Math.max(0, Math.min(last, Math.round(((along - LEFT) / (width - LEFT - RIGHT)) * last)));
  };
  const numbers = apart(points.map(({ move }) => x(move)), NUMBER, width);
  const shown = at.value === null ? null : scores[at.value];
  const words = sides.map(({ name }, side) => say("page-curve-side", { name, first: scores[0]![side]!, last: scores.at(-1)![side]! })).join(" ");
  return (
    <figure class="curve">
      <figcaption class="curve-legend">
        {sides.map(({ key, name }, side) => (
          <span key={key} class={`curve-key is-${side}`}><i aria-hidden="true" />{name} <b>{(shown ?? scores.at(-1)!)[side]}</b></span>
        ))}
        {at.value !== null && <span class="curve-move">{say("page-replay-move", { move: at.value, moves: last })}</span>}
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={words}
        onPointerMove={(event) => (at.value = moveAt(event))} onPointerLeave={() => (at.value = null)} onClick={(event) => go(moveAt(event))}
      >
        {ticks(low, high).map((value) => (
          <g key={value} class="curve-grid"><path d={`M${LEFT} ${y(value)}H${width - RIGHT}`} /><text x={LEFT - 6} y={y(value) + 4}>{value}</text></g>
        ))}
        {points.map((turn) => <path key={turn.move} class="curve-point" d={`M${x(turn.move)} ${TOP}V${HEIGHT - BOTTOM}`} />)}
        {sides.map(({ key }, side) => <path key={key} class={`curve-line is-${side}`} d={stepped(scores.map((value) => value[side]!), x, y)} />)}
        {at.value !== null && <path class="curve-now" d={`M${x(at.value)} ${TOP}V${HEIGHT - BOTTOM}`} />}
        {points.map((turn, number) => <text key={turn.move} class="curve-number" x={numbers[number]} y={HEIGHT - 6}>{number + 1}</text>)}
      </svg>
      <details class="curve-words">
        <summary>{say("page-curve-table")}</summary>
        <table>
          <thead><tr><th scope="col">{say("page-curve-turn")}</th>{sides.map(({ key, name }) => <th key={key} scope="col">{name}</th>)}</tr></thead>
          <tbody>
            {turns.map((turn) => (
              <tr key={turn.chapter.start}><th scope="row">{headline(table, turn.chapter)}</th>{sides.map(({ key }, side) => <td key={key}>{turn.after[side]}</td>)}</tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function bounds(scores: Scores): [number, number] {
  const all = scores.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  return [low, high];
}

function ticks(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => (high - low) / size <= 5) ?? 1000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, n) => first + n * step);
}

function stepped(values: readonly number[], x: (move: number) => number, y: (value: number) => number): string {
  return values.map((value, move) => (move ? `H${x(move)}V${y(value)}` : `M${x(0)} ${y(value)}`)).join("");
}
