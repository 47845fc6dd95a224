// My partner, marked wherever his name stands.

import type { TableInfo } from "../../api/messages";
import { say } from "../../i18n/texts";
import "./partner.css";

/** Whether a seat is of my team and not mine. */
export function isPartner({ seats }: TableInfo, seat: number, me: number | null): boolean {
  return me !== null && seat !== me && seats[seat] !== undefined && seats[seat].team === seats[me]?.team;
}

/** Two rings, one through the other; the same sign stands on his pieces. */
export function PartnerMark() {
  return (
    <span class="tag partner-mark" title={say("page-partner")}>
      <svg width="16" height="10" viewBox="0 0 16 10" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.6">
        <circle cx="5.2" cy="5" r="3.8" /><circle cx="10.8" cy="5" r="3.8" />
      </svg>
      {say("page-partner")}
    </span>
  );
}
