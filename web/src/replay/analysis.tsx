// The analysis under a replay: the curve with what went wrong on it, and what would have been better at this moment.

import type { Judged, TableInfo } from "../api/messages";
import { percent } from "../frame/model/advice";
import { playerNames } from "../frame/model/players";
import { reasonWords } from "../frame/asking/reason";
import type { FrameTable } from "../frame/model/table";
import { Notice } from "../frame/notice";
import { say } from "../i18n/texts";
import { Icon } from "../parts/icons";
import type { Looking } from "./looking";
import "./analysis.css";

const [WIDTH, HEIGHT, EDGE] = [1000, 96, 12];
const SIGNS: Record<string, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

interface Props {
  looking: Looking;
  table: FrameTable;
  info: TableInfo;
  move: number;
  moves: number;
  show: (move: number) => void;
}

export function AnalysisPanel(props: Props) {
  const { looking } = props;
  const status = looking.found.value?.status;
  const problem = looking.problem.value;
  if (problem) return <Notice problem={problem} onClose={() => (looking.problem.value = null)} />;
  if (status === "done") return <Found {...props} />;
  if (status !== "running") return null;
  return (
    <div class="analysis is-running">
      <label>{say("page-analysis-running", { percent: looking.percent.value })} <progress max={100} value={looking.percent.value} /></label>
      <button onClick={() => void looking.stop()}>{say("page-analysis-stop")}</button>
    </div>
  );
}

function Found({ looking, table, info, move, moves, show }: Props) {
  const judged = looking.judged.value;
  const marked = judged.filter(({ mark }) => mark);
  const players = playerNames(info);
  const names = players.filter((_, seat) => info.seats[seat]!.team === info.seats[0]!.team).join(", ");
  const now = looking.at(move);
  return (
    <section class="analysis" aria-label={say("page-analysis")}>
      <Chart judged={judged} names={names} move={move} moves={moves} show={show} />
      {now && <Verdict table={table} judged={now} name={players[now.seat]!} />}
      {marked.length ? (
        <ol class="analysis-marks">
          {marked.map((one) => {
            const words = say("page-analysis-item", { move: one.number + 1, name: players[one.seat]!, mark: say("page-analysis-mark", { mark: one.mark }), points: percent(one.lost) });
            return (
              <li key={`${one.number} ${one.seat}`}>
                <button class={`quiet mark is-${one.mark}`} aria-pressed={one === now} aria-label={words} title={words} onClick={() => show(one.number)}>
                  {one.number + 1}<b>{SIGNS[one.mark]}</b>
                </button>
              </li>
            );
          })}
        </ol>
      ) : <p>{say("page-analysis-none")}</p>}
    </section>
  );
}

interface ChartProps {
  judged: readonly Judged[];
  names: string;
  move: number;
  moves: number;
  show: (move: number) => void;
}

function Chart({ judged, names, move, moves, show }: ChartProps) {
  const x = (at: number) => (WIDTH * at) / Math.max(1, moves);
  const y = (chance: number) => EDGE + (HEIGHT - 2 * EDGE) * (1 - chance);
  const points = judged.map(({ number, curve }) => `${x(number + 1)} ${y(curve)}`);
  if (!points.length) return null;
  const line = `M0 ${y(judged[0]!.curve)}L${points.join("L")}`;
  const moveAt = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return Math.round(((event.clientX - box.left) / box.width) * moves);
  };
  const words = say("page-analysis-words", { names, first: percent(judged[0]!.curve), last: percent(judged.at(-1)!.curve) });
  return (
    <figure>
      <figcaption>{say("page-analysis-curve", { names })}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={words} onClick={(event) => show(moveAt(event))}>
        <path class="analysis-half" d={`M0 ${y(0.5)}H${WIDTH}`} />
        <path class="analysis-area" d={`${line}L${x(judged.at(-1)!.number + 1)} ${y(0)}L0 ${y(0)}Z`} />
        <path class="analysis-line" d={line} />
        {judged.filter(({ mark }) => mark).map((one) => (
          <path key={`${one.number} ${one.seat}`} class={`analysis-mark is-${one.mark}`} d={`M${x(one.number)} ${EDGE}V${HEIGHT - EDGE}`} />
        ))}
        <path class="analysis-now" d={`M${x(move)} 0V${HEIGHT}`} />
      </svg>
    </figure>
  );
}

function Verdict({ table, judged, name }: { table: FrameTable; judged: Judged; name: string }) {
  const { played, best, mark, chance, why } = judged;
  return (
    <p class="analysis-verdict" role="status">
      {mark && <b class={`mark is-${mark}`}>{SIGNS[mark]} {say("page-analysis-mark", { mark })}</b>}{" "}
      {say("page-analysis-played", { name, words: table.doing(played), percent: percent(chance) })}{" "}
      {mark ? (
        <>
          <Icon name="hint" size={16} /> <strong>{say("page-analysis-better", { words: table.doing(best), percent: percent(best.chance) })}</strong>{" "}
          {why && reasonWords(table, why.gains, why.risks)}
        </>
      ) : played.action === best.action && say("page-analysis-good")}
    </p>
  );
}
