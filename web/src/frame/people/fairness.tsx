// What everybody should know before and while they play: that a game goes on from a record, that somebody knows both sides.

import type { TableInfo } from "../../api/messages";
import { say } from "../../i18n/texts";
import { playerNames } from "../model/players";

const NOTES = { record: "page-from-record", again: "page-same-deal-note" } as const;

export function Fairness({ info }: { info: TableInfo }) {
  const names = playerNames(info).filter((_, seat) => info.seats[seat]!.knows);
  if (info.rated) return null;
  return (
    <div class="fairness" role="note">
      {info.practice ? <p>{say("page-practice-note")}</p> : info.origin === "new" && names.length === 0 && <p>{say("page-unrated-table")}</p>}
      {info.origin !== "new" && <p>{say(NOTES[info.origin])}</p>}
      {names.length > 0 && <p>{say("page-knows-both", { players: names.join(", ") })}</p>}
    </div>
  );
}

/** The same in two words, for a line that has no more room. */
export function OriginTag({ info }: { info: TableInfo }) {
  if (info.practice) return <span class="tag" title={say("page-practice-note")}>{say("page-practice-tag")}</span>;
  if (info.origin === "new") return null;
  return <span class="tag" title={say(NOTES[info.origin])}>{say(info.origin === "record" ? "page-record-tag" : "page-again-tag")}</span>;
}
