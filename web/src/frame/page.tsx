// The page of a table: the waiting room, the game, or its replay.

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { host } from "#host";
import { get, post } from "../api/http";
import type { Problem, TableInfo } from "../api/messages";
import { say } from "../i18n/texts";
import { meet } from "../lobby/people";
import { Dialog } from "../parts/dialog";
import { Icon } from "../parts/icons";
import { go, place } from "../parts/router";
import { curtain } from "../parts/settings";
import { CopyLink } from "../parts/copylink";
import { ReplayPage } from "../replay/replay";
import { Curtain } from "./people/curtain";
import { Frame } from "./frame";
import { loadBoard, TITLES, type Loaded } from "./model/games";
import { attempt, Loading, useFetched } from "./loading";
import { Notice } from "./notice";
import { Session } from "./model/session";
import { WaitingRoom } from "./people/waiting";
import "./frame.css";
import "./layout.css";
import "./reach/comfort.css";

interface Opened extends Loaded {
  info: TableInfo;
}

async function open(id: string): Promise<Opened> {
  await meet();
  const info = await get<TableInfo>(`/api/tables/${id}`);
  return { info, ...(await loadBoard(info.game, info.pack)) };
}

export function TablePage({ id }: { id: string }) {
  const replaying = place.value.query.has("move");
  const opened = useFetched(() => open(id), [id, replaying]);
  if (!opened.value || opened.value.info.id !== id) return <Loading problem={opened.problem} again={opened.again} />;
  if (replaying) return <ReplayPage {...opened.value} />;
  return <LiveTable key={id} {...opened.value} />;
}

/** One session for each of my seats at this table, or one of a spectator. */
function LiveTable({ info, module, components }: Opened) {
  const known = useSignal(info);
  const seats = viewers(known.value);
  const problem = useSignal<Problem | null>(null);
  const sharing = useSignal(false);
  const sessions = useMemo(
    () => seats.map((seat) => new Session(known.value, seat, components, module)),
    [seats.join()],
  );
  useEffect(() => () => sessions.forEach((session) => session.close()), [sessions]);
  const shown = useRef<Session | null>(null);
  const session = (shown.current = turnOf(sessions, shown.current));
  const table = session.table.value;
  const latest = session.info.value;
  const mine = viewers(latest).join();
  useEffect(() => {
    known.value = latest;
  }, [mine]);

  const title = say(TITLES[info.game]!);
  const act = (what: () => Promise<unknown>): Promise<void> => attempt(problem, what);
  const rematch = () => act(async () => go(`/t/${(await post<TableInfo>(`/api/tables/${info.id}/rematch`)).id}`));
  const sameDeal = () => act(async () => go(`/t/${(await post<TableInfo>(`/api/tables/${info.id}/again`)).id}`));
  const notice = problem.value && <div class="floating"><Notice problem={problem.value} onClose={() => (problem.value = null)} /></div>;
  const share = sharing.value && (
    <Dialog title={say("page-share")} onClose={() => (sharing.value = false)}>
      {host.here
        ? <a class="button" href={`/api/tables/${info.id}/record`} download={`${info.game}.record`}><Icon name="download" /> {say("page-here-record")}</a>
        : <><p>{say("page-share-note")}</p><CopyLink address={`${location.origin}/t/${info.id}`} /></>}
    </Dialog>
  );
  if (latest.status === "waiting") {
    return <>{notice}<WaitingRoom info={latest} act={act} onChange={(changed) => (session.info.value = changed)} /></>;
  }
  if (!table || sessions.some((one) => !one.table.value)) return <Loading problem={null} />; // one that comes later may be the one asked
  const hidden = sessions.length > 1 && curtain.value;
  return (
    <>
      {notice}
      {share}
      <Frame key={session.seat ?? -1} session={session} table={table} module={module} title={title} onRematch={() => void rematch()} onSameDeal={() => void sameDeal()} onShare={() => (sharing.value = true)} />
      {hidden && <Curtain place={`${info.id} ${session.seat}`} name={session.players.value[session.seat!]!} over={latest.status === "over"} />}
    </>
  );
}

function viewers(info: TableInfo): (number | null)[] {
  const mine = info.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  return mine.length ? mine : [null];
}

/** Of several seats at one screen the one that has to decide, else the one shown before. */
function turnOf(sessions: Session[], shown: Session | null): Session {
  const before = shown && sessions.includes(shown) ? shown : null;
  if (before?.playback.value?.busy.value) return before;
  return sessions.find(isAsked) ?? before ?? sessions[0]!;
}

function isAsked(session: Session): boolean {
  return session.table.value?.view.value.decisions.some((decision) => decision.seat === session.seat) ?? false;
}
