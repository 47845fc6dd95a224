// What everybody should know before and while they play: that a game goes on from a record, that somebody knows both sides.

import type { TableInfo } from "../api/messages";
import { say } from "../i18n/texts";
import { playerNames } from "./model/players";

export function Fairness({ info }: { info: TableInfo }) {
  const names = playerNames(info).filter((_, seat) => info.seats[seat]!.knows);
  if (info.rated) return null;
  return (
    <div class="fairness" role="note">
      {info.origin === "record" && <p>{say("page-from-record")}</p>}
      {names.length > 0 && <p>{say("page-knows-both", { players: names.join(", ") })}</p>}
    </div>
  );
}

/** The same in two words, for a line that has no more room. */
export function OriginTag({ info }: { info: TableInfo }) {
  return info.origin === "record" ? <span class="tag" title={say("page-from-record")}>{say("page-record-tag")}</span> : null;
}
