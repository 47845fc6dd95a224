// Reasons in parts: the rows of his cards that he passes over, one after the other, are one.

import type { CompanionLine } from "../api/messages";

const CONSIDERS = ["scarface-henchman-consider", "companion-told-consider"];
const DOES = "scarface-henchman-do";

export interface Part {
  /** How many rows of his cards are passed over in these lines; 0: none is. */
  rows: number;
  lines: CompanionLine[];
}

export function folded(lines: readonly CompanionLine[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [line, verdict] = [lines[at]!, lines[at + 1]];
    const skipped = verdict !== undefined && CONSIDERS.includes(line.message) && verdict.message !== DOES;
    const last = parts.at(-1);
    const part = last && (last.rows > 0) === skipped ? last : { rows: 0, lines: [] };
    if (part !== last) parts.push(part);
    part.lines.push(line);
    if (!skipped) continue;
    part.lines.push(verdict);
    part.rows++;
    at++;
  }
  return parts;
}
