// The pieces as drawn on the map and beside it. Each is drawn around 0, 0.

import type { ComponentChildren } from "preact";
import { EMBLEM, FILL, LINE, PATTERN, WEAVE } from "./colours";
import type { Point, Token } from "./types";

export const INK = "#2b2622";
export const PAPER = "#f8f3e6";
export const BROWN = "#7a5230";

/** Patterns and shadows; drawn once, used by every drawing of the board. */
export function Definitions() {
  return (
    <svg class="lf-definitions" width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(PATTERN).map(([name, lines]) => (
          <pattern key={name} id={`lf-fill-${name}`} width="6" height="6" patternUnits="userSpaceOnUse">
            <rect width="6" height="6" fill={FILL[name]} />
            <path d={lines} fill={name === "yellow" ? LINE[name] : "none"} stroke={LINE[name]} stroke-width="0.7" opacity="0.3" />
          </pattern>
        ))}
        {Object.entries(WEAVE).map(([name, lines]) => (
          <pattern key={name} id={`lf-weave-${name}`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="scale(3.2)">
            <path d={lines} fill={name === "yellow" ? "#b98a00" : "none"} stroke={name === "white" ? "#8b8577" : FILL[name]} stroke-width="0.6" opacity={name === "green" ? 0.8 : 0.5} />
          </pattern>
        ))}
        <marker id="lf-tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto">
          <path d="M0 0L10 5L0 10Z" fill="context-stroke" />
        </marker>
      </defs>
    </svg>
  );
}

/** For what is drawn in pixels at a point of the map, whatever the scale of the map. */
export function sized([x, y]: Point) {
  return { transform: `translate(${x}px, ${y}px) scale(var(--u))` };
}

interface EmblemProps { name: string; x?: number; y?: number; size: number; fill?: string }

export function EmblemAt({ name, x = 0, y = 0, size, fill }: EmblemProps) {
  return (
    <path
      d={EMBLEM[name]} fill={fill ?? LINE[name]} fill-rule="evenodd"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}

/** Two rings, one through the other: my partner's. */
export function Rings({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none">
      <circle r="7.5" fill={PAPER} stroke={INK} />
      <circle cx="-2" r="3" stroke={INK} stroke-width="1.5" />
      <circle cx="2" r="3" stroke={INK} stroke-width="1.5" />
    </g>
  );
}

/** A shield: the emblem above, the number below. */
export function Soldiers({ name, count, partner = false }: { name: string; count: number; partner?: boolean }) {
  return (
    <>
      <path d="M-14.5 -15.5H14.5V6Q14.5 12.5 0 16.5Q-14.5 12.5 -14.5 6Z" fill={PAPER} stroke={INK} stroke-width="1.5" />
      <path d="M-13.8 -14.8H13.8V-0.5H-13.8Z" fill={`url(#lf-fill-${name})`} />
      <path d="M-13.8 -0.5H13.8" stroke={INK} />
      <EmblemAt name={name} y={-7.6} size={13.4} />
      <text class="lf-number" y="11.4">{count}</text>
      {partner && <Rings x={-19} y={9} />}
    </>
  );
}

export function Labs({ name, count }: { name: string; count: number }) {
  const shifts = count === 1 ? [0] : [-7.4, 7.4];
  return (
    <>
      {shifts.map((shift) => (
        <g key={shift} transform={`translate(${shift} 0)`}>
          <path
            d="M-2.6 -12H2.6M-1.7 -12V-4L-6.5 7Q-7.4 10.5 -4 10.5H4Q7.4 10.5 6.5 7L1.7 -4V-12"
            fill={PAPER} stroke={INK} stroke-width="1.5" stroke-linejoin="round"
          />
          <path d="M-3.9 2.5H3.9L6 7.2Q6.7 9.8 4 9.8H-4Q-6.7 9.8 -6 7.2Z" fill={FILL[name] ?? "#8b8577"} stroke={INK} stroke-width="0.6" />
        </g>
      ))}
    </>
  );
}

export function Cars({ name, count }: { name: string; count: number }) {
  return (
    <>
      <path
        d="M-14.5 5V-1Q-14.5 -3 -12 -3.4L-9 -4L-5.5 -10H5L9.5 -4L12.5 -3.2Q14.5 -2.6 14.5 -0.5V5Z"
        fill={FILL[name]} stroke={INK} stroke-width="1.5" stroke-linejoin="round"
      />
      <path d="M-4.6 -8.4H-0.8V-4.2H-7ZM0.8 -8.4H4.3L7.2 -4.2H0.8Z" fill={PAPER} />
      {[-8, 8].map((x) => (
        <g key={x}>
          <circle cx={x} cy="5.2" r="4" fill={INK} />
          <circle cx={x} cy="5.2" r="1.5" fill={PAPER} />
        </g>
      ))}
      {count > 1 && (
        <g transform="translate(9 -8)">
          <circle r="7.6" fill={PAPER} stroke={INK} />
          <text class="lf-number lf-number-small" y="4.4">{count}</text>
        </g>
      )}
    </>
  );
}

export function Boat({ name }: { name: string }) {
  return (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round" transform="scale(0.85)">
      <path d="M-2 -20V7" stroke-width="1.6" />
      <path d="M0 -19L17 5H0Z" fill={`url(#lf-fill-${name})`} />
      <path d="M-4 -14L-14 5H-4Z" fill={PAPER} />
      <path d="M-19 7H20L15 17H-13Z" fill={FILL[name]} />
      <g stroke="none"><EmblemAt name={name} x={1} y={12} size={9.5} /></g>
    </g>
  );
}

const OCTAGON = "M-7 -15H7L15 -7V7L7 15H-7L-15 7V-7Z";

/** Face up: its mark, below a triangle (attack) or a square (supply) and the initiative. Face down: the emblem. */
export function OrderToken({ name, token }: { name: string; token: Token }) {
  return (
    <>
      <OrderShape name={name} token={token} />
      <OrderText name={name} token={token} />
    </>
  );
}

export function OrderShape({ name, token }: { name: string; token: Token | null }) {
  if (!token) {
    return (
      <>
        <path d={OCTAGON} fill={`url(#lf-fill-${name})`} stroke={INK} stroke-width="1.6" />
        <path d={OCTAGON} transform="scale(0.8)" fill="none" stroke={LINE[name]} stroke-width="1.2" />
        <EmblemAt name={name} size={14} />
      </>
    );
  }
  return (
    <>
      <path d={OCTAGON} fill={PAPER} stroke={INK} stroke-width="1.6" />
      <path d="M-15 1.5H15V7L7 15H-7L-15 7Z" fill={FILL[name]} stroke={INK} stroke-width="1.2" />
      <path d={token.kind === "attack" ? "M-9 11L-5 4.2L-1 11Z" : "M-8.6 5H-2.6V11H-8.6Z"} fill={LINE[name]} />
    </>
  );
}

/** The letters of a token; apart from its shape, whose name is its label alone. */
export function OrderText({ name, token }: { name: string; token: Token }) {
  return (
    <g class="lf-stack" aria-hidden="true">
      <text class="lf-number lf-number-small" y="-2">{token.id.split("-")[1]}</text>
      <text class="lf-number lf-number-small" x="4.6" y="12.6" style={{ fill: LINE[name] }}>{token.initiative}</text>
    </g>
  );
}

export function DiscArt({ name }: { name: string }) {
  return (
    <>
      <circle r="11" fill={`url(#lf-fill-${name})`} stroke={INK} stroke-width="1.4" />
      <circle r="8.6" fill="none" stroke={LINE[name]} stroke-width="0.7" opacity="0.6" />
      <EmblemAt name={name} size={11.5} />
    </>
  );
}

/** A drawing of one piece in a line of text or a card. */
export function Drawn({ size, children }: { size: number; children: ComponentChildren }) {
  return (
    <svg class="lf-drawn" viewBox="-17 -17 34 36" width={size} height={(size * 36) / 34} aria-hidden="true">{children}</svg>
  );
}

export function Chip({ name, size = 22 }: { name: string; size?: number }) {
  return (
    <svg class="lf-chip" viewBox="-12.5 -12.5 25 25" width={size} height={size} aria-hidden="true"><DiscArt name={name} /></svg>
  );
}
