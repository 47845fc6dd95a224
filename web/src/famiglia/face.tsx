// The face of a card: colour, pattern, sign and figure of its family, its value, its points.

import { Drawn } from "../parts/drawn";
import { letterOf, valueOf, type Letter } from "./cards";

const SIGNS: Record<Letter, string> = {
  I: "M0-9L9 0 0 9-9 0z",
  A: "M-8-8H8V8H-8z",
  B: "M0-9L10 8H-10z",
  M: "M0-9a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
};

const PATTERNS: Record<Letter, string> = {
  I: "M-2 2l4-4M0 10L10 0M8 12l4-4",
  A: "M0 5h10M5 0v10",
  B: "M0 8l5-5 5 5",
  M: "M5 5h.01",
};

/** Figures: a hat, a ledger, a fist, a mask. */
const FIGURES: Record<Letter, string> = {
  I: "M-34 12c-5 0-8-4-7-8 12 6 18 2 20-12 2-15 8-22 21-22 5 0 7 3 10 3s4-2 8 0c5 3 6 10 8 19 2 14 7 17 19 12 1 5-2 8-7 8-14 0-22-3-36-3s-22 3-36 3zM-20-4c10 4 30 4 41-1",
  A: "M-32-26c10-4 24-4 32 2 8-6 22-6 32-2v50c-10-4-24-4-32 2-8-6-22-6-32-2zM0-24v50M-25-14c6-2 13-2 18 0M-25-2c6-2 13-2 18 0M-25 10c6-2 13-2 18 0M7-14c6-2 13-2 18 0M7-2c6-2 13-2 18 0",
  B: "M-28 0v-12c0-9 12-9 12 0v-8c0-9 13-9 13 0v-2c0-9 13-9 13 0v3c0-9 13-9 13 0v18c0 14-8 16-8 30h-32c0-12-11-14-11-29zM-16-12v12M-3-20v18M10-20v18M-16 4c10-4 18-3 22 3 3 5 0 10-6 10",
  M: "M-40-12c18-8 30 2 40 2s22-10 40-2c2 22-8 32-20 32C8 20 4 10 0 10s-8 10-20 10-22-10-20-32zM-26-2c5-4 13-2 15 3-5 4-13 3-15-3zM26-2c-5-4-13-2-15 3 5 4 13 3 15-3z",
};

/** Once on the page: the patterns that cards refer to. */
export function Patterns() {
  return (
    <svg width="0" height="0" aria-hidden="true" class="card-patterns">
      <defs>
        {(Object.keys(PATTERNS) as Letter[]).map((letter) => (
          <pattern key={letter} id={`card-pattern-${letter}`} width="10" height="10" patternUnits="userSpaceOnUse">
            <path d={PATTERNS[letter]} fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width={letter === "M" ? 4 : 1.6} stroke-linecap="round" />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

export function Sign({ letter }: { letter: Letter }) {
  return (
    <svg class="family-sign" viewBox="-11 -11 22 22" aria-hidden="true" data-family={letter}>
      <path d={SIGNS[letter]} fill="var(--family)" />
    </svg>
  );
}

export function Face({ card, points, by = 0 }: { card: string; points: number; by?: number }) {
  const letter = letterOf(card);
  const value = valueOf(card);
  const ring = points > 9 ? 42 : 34;
  return (
    <svg class="face" viewBox="0 0 100 140" aria-hidden="true" data-family={letter}>
      <rect class="face-paper" x="1" y="1" width="98" height="138" rx="8" />
      <path class="face-band" d="M1 42V9a8 8 0 0 1 8-8h82a8 8 0 0 1 8 8v33z" />
      <path d="M1 42V9a8 8 0 0 1 8-8h82a8 8 0 0 1 8 8v33z" fill={`url(#card-pattern-${letter})`} />
      <Drawn class="face-value" x="13" y="33" text={value - by} />
      {by > 0 && <Drawn class="face-lowered" x="35" y="30" text={`−${by}`} />}
      <path class="face-sign" d={SIGNS[letter]} transform="translate(82 22)" />
      <path class="face-figure" d={FIGURES[letter]} transform={`translate(50 ${value ? 80 : 84}) scale(${0.72 + value * 0.07})`} />
      <rect class="face-points-ring" x={97 - ring} y="102" width={ring} height="34" rx="17" />
      <Drawn class="face-points" x={97 - ring / 2} y="127" text={points} />
      <g class="face-pips">
        {Array.from({ length: value }, (_, n) => <circle key={n} cx={13 + n * 9} cy="126" r="3" />)}
      </g>
    </svg>
  );
}

/** A card where there is little room: value and sign on its colour, points and copies beside. */
export function Mini({ card, points, copies }: { card: string; points: number; copies: number }) {
  const letter = letterOf(card);
  return (
    <span class="mini" data-family={letter} aria-hidden="true">
      <span class="mini-band">
        <i class="mini-value" data-text={valueOf(card)} />
        <svg viewBox="-11 -11 22 22"><path class="face-sign" d={SIGNS[letter]} /></svg>
      </span>
      <span class="mini-more">
        {copies > 1 && <i class="mini-copies" data-text={`×${copies}`} />}
        <i class="mini-points" data-text={points} />
      </span>
    </span>
  );
}

export function Back() {
  return (
    <svg class="face" viewBox="0 0 100 140" aria-hidden="true">
      <rect class="back-paper" x="1" y="1" width="98" height="138" rx="8" />
      <rect class="back-frame" x="9" y="9" width="82" height="122" rx="4" />
      <path class="back-sign" d="M50 46l20 24-20 24-20-24zM50 34v-14M50 106v14M22 70h-8M78 70h8" />
      <circle class="back-sign" cx="50" cy="70" r="6" />
    </svg>
  );
}
