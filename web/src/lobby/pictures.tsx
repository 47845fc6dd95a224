// A picture for each game, drawn by us.

import type { JSX } from "preact";

export function Picture({ game }: { game: string }) {
  const draw = PICTURES[game];
  if (!draw) return null;
  return (
    <svg class="picture" viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {draw()}
    </svg>
  );
}

const PICTURES: Record<string, () => JSX.Element> = { famiglia: street, lafamiglia: island, scarface: city };

/** Four cards fanned under a street lamp. */
function street() {
  return (
    <>
      <defs>
        <radialGradient id="lamp" cx="0.5" cy="0" r="1">
          <stop offset="0" stop-color="#f3d089" stop-opacity="0.75" />
          <stop offset="1" stop-color="#f3d089" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#1a2a33" />
          <stop offset="1" stop-color="#0d1614" />
        </linearGradient>
      </defs>
      <rect width="400" height="220" fill="url(#night)" />
      <g fill="#101c1c">
        <path d="M0 60h58v160H0zM70 36h66v184H70zM262 44h62v176h-62zM336 72h64v148h-64z" />
      </g>
      <g fill="#d9a441" opacity="0.5">
        <path d="M82 54h10v14H82zM104 54h10v14h-10zM82 84h10v14H82zM276 64h10v14h-10zM298 92h10v14h-10zM18 82h9v12h-9zM352 96h9v12h-9z" />
      </g>
      <path d="M200 34L70 220h260z" fill="url(#lamp)" />
      <path d="M198 30h4v16h-4zM188 22l12-12 12 12v8h-24z" fill="#e8c57a" />
      <path d="M0 196h400v24H0z" fill="#0a1110" />
      {[
        ["#9d2a2f", -36, "M-11 6c-5 0-7-2-7-4 6 2 8 0 9-6 1-5 3-7 9-7s8 2 9 7c1 6 3 8 9 6 0 2-2 4-7 4z"],
        ["#27598c", -12, "M-13-9h26v18h-26zM0-9v18M-9-4h5M-9 1h5M4-4h5M4 1h5"],
        ["#d7a92f", 12, "M-12 8v-9c0-3 4-3 4 0v-5c0-3 5-3 5 0v-1c0-3 5-3 5 0v1c0-3 5-3 5 0v4c2-3 5-1 5 1l-4 9z"],
        ["#5f8f4a", 36, "M-15-4c8-3 12 1 15 1s7-4 15-1c0 9-4 11-8 11S1 3 0 3s-3 4-7 4-8-2-8-11z"],
      ].map(([colour, turn, shape]) => (
        <g key={turn} transform={`translate(200 290) rotate(${turn}) translate(0 -148)`}>
          <rect x="-33" y="-46" width="66" height="98" rx="6" fill="#f1ead9" stroke="#14110c" stroke-opacity="0.5" />
          <rect x="-33" y="-46" width="66" height="34" rx="6" fill={colour as string} />
          <path d={shape as string} fill={turn === -12 ? "none" : "#f1ead9"} stroke={turn === -12 ? "#f1ead9" : "none"} stroke-width="2" transform="translate(0 -29) scale(0.95)" />
          <text x="0" y="28" text-anchor="middle" font-family="var(--serif)" font-size="34" font-weight="600" fill="#231f1a">{["4", "2", "3", "1"][(Number(turn) + 36) / 24]}</text>
        </g>
      ))}
    </>
  );
}

/** The island with its provinces, and orders lying on it. */
function island() {
  return (
    <>
      <rect width="400" height="220" fill="#20424c" />
      <g fill="none" stroke="#2f5a64" stroke-width="1.500">
        <path d="M0 30q50-10 100 0t100 0 100 0 100 0M0 60q50-10 100 0t100 0 100 0 100 0M0 190q50-10 100 0t100 0 100 0 100 0M0 160q50-10 100 0t100 0 100 0 100 0" />
      </g>
      <g stroke="#f1ead9" stroke-width="1.500" stroke-linejoin="round">
        <path d="M38 92l30-18 34 8 6 36-40 14-34-10z" fill="#b9a06a" />
        <path d="M102 82l44-2 34-8 10 40-36 16-46-10z" fill="#c9b27b" />
        <path d="M180 72l52 4 50-10 4 34-48 22-48-10z" fill="#a8945f" />
        <path d="M282 66l62-26 12 10-22 34-30 22-18-6z" fill="#c2a968" />
        <path d="M68 132l40-14 46 10 10 34-34 2z" fill="#a8945f" />
        <path d="M154 128l36-16 48 10 6 40-34 20-46-20z" fill="#b9a06a" />
        <path d="M238 122l48-22 18 6-10 46-14 30-36-20z" fill="#c9b27b" />
        <path d="M244 162l36 20 6 18-24 6-52-24z" fill="#a8945f" />
      </g>
      <path d="M180 72l10 40-36 16M190 112l48 10 48-22M154 128l10 34M238 122l6 40" fill="none" stroke="#6d4a26" stroke-width="3.500" stroke-linejoin="round" />
      {[[76, 104, "#c94434", "◆"], [143, 104, "#e7bd3c", "●"], [232, 94, "#3b73b0", "■"], [318, 72, "#3f8a58", "▲"], [204, 146, "#c94434", "◆"], [266, 142, "#3b73b0", "■"]].map(([x, y, colour, sign]) => (
        <g key={`${x}`} transform={`translate(${x} ${y})`}>
          <ellipse cx="1" cy="4" rx="14" ry="12" fill="#00000055" />
          <circle r="13" fill={colour as string} stroke="#f1ead9" stroke-width="2" />
          <text y="5" text-anchor="middle" font-size="14" fill="#f1ead9">{sign}</text>
        </g>
      ))}
    </>
  );
}

/** The city at night: the elevated railway, a car with its lights on. */
function city() {
  return (
    <>
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#26223a" />
          <stop offset="0.7" stop-color="#6d3b3a" />
          <stop offset="1" stop-color="#9c5a35" />
        </linearGradient>
        <linearGradient id="beam" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stop-color="#f3d089" stop-opacity="0.8" />
          <stop offset="1" stop-color="#f3d089" stop-opacity="0" />
        </linearGradient>
      </defs>
      <rect width="400" height="220" fill="url(#dusk)" />
      <circle cx="316" cy="52" r="20" fill="#f1ead9" opacity="0.85" />
      <path d="M0 220V96h34V70h30v40h22V46h12V32h8v14h12v60h26V80h36v38h20V58h10V40l10-10 10 10v18h10v60h24V90h40v34h22V76h40v30h34v114z" fill="#1c1826" />
      <g fill="#e8c57a" opacity="0.75">
        <path d="M42 84h5v7h-5zM52 84h5v7h-5zM42 98h5v7h-5zM98 62h5v7h-5zM108 62h5v7h-5zM98 78h5v7h-5zM108 94h5v7h-5zM156 92h5v7h-5zM168 92h5v7h-5zM156 106h5v7h-5zM212 70h5v7h-5zM222 84h5v7h-5zM272 100h5v7h-5zM284 100h5v7h-5zM336 90h5v7h-5zM348 104h5v7h-5z" />
      </g>
      <g stroke="#0d0b12" stroke-width="5" fill="none"><path d="M0 150h400M0 160h400M40 160v60M140 160v60M240 160v60M340 160v60" /></g>
      <g fill="#0d0b12"><path d="M150 118h120v30H150z" /></g>
      <g fill="#f3d089" opacity="0.85"><path d="M158 124h18v12h-18zM184 124h18v12h-18zM210 124h18v12h-18zM236 124h18v12h-18z" /></g>
      <path d="M0 200h400v20H0z" fill="#120f18" />
      <path d="M204 192l170-18v32l-170-6z" fill="url(#beam)" />
      <g>
        <path d="M88 196c0-14 12-18 28-18l12-16h38l14 18c14 0 24 4 26 16z" fill="#0b090f" stroke="#e8c57a" stroke-width="1.500" />
        <path d="M134 166h12v12h-22zM152 166h12l9 12h-21z" fill="#6d7d86" />
        <circle cx="116" cy="198" r="12" fill="#0b090f" stroke="#e8c57a" stroke-width="2.500" />
        <circle cx="182" cy="198" r="12" fill="#0b090f" stroke="#e8c57a" stroke-width="2.500" />
        <circle cx="204" cy="192" r="4" fill="#f3d089" />
      </g>
    </>
  );
}
