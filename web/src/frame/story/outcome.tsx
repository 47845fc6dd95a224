// The end of a game as a page: the score and why, how it went, its turning points, and what next.

import { get } from "../../api/http";
import type { Course, Told as Event } from "../../api/messages";
import { say } from "../../i18n/texts";
import { go } from "../../parts/router";
import { Curve } from "./curve";
import { Loading, useFetched } from "../loading";
import { turningPoints, turnsOf, type Turn } from "../model/course";
import { chaptersOf } from "../model/story";
import { Scoreboard } from "./scoreboard";
import { headline, marking, Said, Sign, type Teller } from "./telling";
import "./outcome.css";

interface Props extends Teller {
  title: string;
  /** Winners, and how it ended where not by the rules. */
  notes: string[];
}

export function Outcome({ table, module, title, notes }: Props) {
  const why = module.verdict(table);
  return (
    <article class="outcome" aria-label={title}>
      <h2>{title}</h2>
      {notes.map((note) => <p key={note}>{note}</p>)}
      {why && <p class="outcome-why">{why}</p>}
      <Scoreboard table={table} module={module} />
      {module.Result && <module.Result table={table} />}
      <HowItWent table={table} module={module} />
    </article>
  );
}

/** Counted as the replay counts: from my seat, else as a spectator. */
function HowItWent({ table, module }: Teller) {
  const { id, seats } = table.info.value;
  const own = seats.findIndex((seat) => seat.mine);
  const seat = own < 0 ? "" : own;
  const fetched = useFetched(
    () => Promise.all([get<Course>(`/api/tables/${id}/course?seat=${seat}`), get<Event[]>(`/api/tables/${id}/story?seat=${seat}`)]), [id, seat],
  );
  if (!fetched.value) return <Loading problem={fetched.problem} again={fetched.again} />;
  const [{ scores }, events] = fetched.value;
  const teller = module.teller(table.components);
  const sides = module.standings(table);
  const turns = turnsOf(scores, chaptersOf(events, teller), teller, sides.map(({ seats }) => seats));
  const points = turningPoints(turns);
  if (scores.length < 2 || !sides.length) return null;
  const show = (move: number) => go(`/t/${id}?move=${move}`);
  return (
    <>
      <h3>{say("page-course")}</h3>
      <Curve table={table} sides={sides} scores={scores} turns={turns} points={points} go={show} />
      {points.length > 0 && <h3>{say("page-turning-points")}</h3>}
      <ol class="turning-points">
        {points.map((turn) => <li key={turn.move}><Point table={table} module={module} turn={turn} id={id} /></li>)}
      </ol>
    </>
  );
}

function Point({ table, module, turn, id }: Teller & { turn: Turn; id: string }) {
  const { name } = module.standings(table)[turn.gains]!;
  return (
    <a href={`/t/${id}?move=${turn.move}`}>
      <Sign table={table} module={module} seat={turn.chapter.who} />
      <span><Said table={table} module={module} text={headline(table, turn.chapter, marking({ table, module }))} apart={turn.chapter.who} /></span>
      <b class="swing">{say("page-swing", { name, n: turn.swing })}</b>
    </a>
  );
}
