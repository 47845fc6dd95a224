// Why: the reasons above an instruction. Rows that he passes over, several in a row, are folded away.

import type { CompanionLine } from "../api/messages";
import { RuleLink } from "../frame/rulelink";
import { say } from "../i18n/texts";
import { folded, type Part } from "./skipped";
import { lineWords } from "./words";

export function Because({ lines }: { lines: readonly CompanionLine[] }) {
  return (
    <ul class="because" aria-label={say("companion-page-because")}>
      {folded(lines).map((part, n) => (part.rows > 1 ? <li key={n}><Skipped rows={part.rows} lines={part.lines} /></li> : part.lines.map((line, at) => <li key={`${n} ${at}`}><Reason line={line} /></li>)))}
    </ul>
  );
}

function Skipped({ rows, lines }: Part) {
  return (
    <details>
      <summary>{say("companion-page-skipped", { n: rows })}</summary>
      {lines.map((line, n) => <p key={n}><Reason line={line} /></p>)}
    </details>
  );
}

function Reason({ line }: { line: CompanionLine }) {
  const rule = line.args["rule"];
  return <>{lineWords(line)} {typeof rule === "string" && <RuleLink game="scarface" rule={rule} />}</>;
}
