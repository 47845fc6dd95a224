// Where a component comes from, in words a player understands.

import { say } from "../i18n/texts";

const PROV = "prov";

/** Of the whole record, and of each part whose provenance is another one. */
export function provenance(record: object): string[] {
  const fields = Object.entries(record).filter(([field]) => field.endsWith(PROV)) as [string, string][];
  const whole = fields.find(([field]) => field === PROV)?.[1];
  const parts = fields.filter(([field, source]) => field !== PROV && source !== whole);
  return [
    ...(whole ? [say("page-provenance", { source: whole })] : []),
    ...parts.map(([field, source]) => say("page-provenance-part", {
      part: say("page-part", { part: field.slice(0, -PROV.length - 1) }),
      words: say("page-provenance", { source }),
    })),
  ];
}

export function Provenance({ of }: { of: object }) {
  const words = provenance(of);
  return words.length ? <p class="tip-prov">{words.join(" · ")}</p> : null;
}
