// After a build: compress what the server gives out, print what each page loads, and fail when it has grown.
//   node sizes.mjs          compares with sizes.json, where 10 % more is an error
//   node sizes.mjs --write  writes sizes.json anew

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const PAGE = new URL("../src/consigliere/page/", import.meta.url);
const BUDGET = new URL("sizes.json", import.meta.url);
const LIMIT = 150_000;
const GROWTH = 1.1;
const LANGUAGE = "ru"; // the longest texts
const CORE = ["page", "kernel", "server"];
const GAMES = ["famiglia", "lafamiglia", "scarface"];

const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", PAGE), "utf8"));
const compressed = new Map();

for (const name of readdirSync(new URL("assets/", PAGE)).filter((file) => /\.(js|css)$/.test(file))) {
  const bytes = gzipSync(readFileSync(new URL(`assets/${name}`, PAGE)), { level: 9 });
  writeFileSync(new URL(`assets/${name}.gz`, PAGE), bytes);
  compressed.set(`assets/${name}`, bytes.length);
}

/** The files that an entry needs: itself, what it imports, and their styles. */
function files(entry, found = new Set()) {
  const chunk = manifest[entry];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const other of chunk.imports ?? []) files(other, found);
  return found;
}

function loads(entries) {
  return new Set(entries.flatMap((entry) => [...files(entry)]));
}

const texts = (name) => `../src/consigliere/locales/${LANGUAGE}/${name}.ftl?raw`;
const sum = (set) => [...set].reduce((total, file) => total + compressed.get(file), 0);

const besides = (set) => [...set].filter((file) => !lobby.has(file));

const lobby = loads(["index.html", ...CORE.map(texts)]);
const sizes = { lobby: sum(lobby) };
for (const game of GAMES) {
  if (!manifest[`src/${game}/board.tsx`]) throw new Error(`${game} has no board in this build`);
  const all = loads(["src/frame/page.tsx", `src/${game}/board.tsx`, texts(game), texts(`page-${game}`), texts("advice"), texts(`advice-${game}`)]);
  sizes[game] = sum(besides(all));
}
const companion = loads(["src/companion/page.tsx", texts("companion"), texts("page-companion"), texts("scarface")]);
sizes.companion = sum(besides(companion));
sizes.mybox = sum(besides(loads(["src/mybox/page.tsx", texts("mybox"), texts("page-mybox"), texts("companion"), texts("scarface")])));

if (process.argv.includes("--write")) writeFileSync(BUDGET, `${JSON.stringify(sizes, null, 2)}\n`);
const budget = JSON.parse(readFileSync(BUDGET, "utf8"));
let good = true;
for (const [name, size] of Object.entries(sizes)) {
  const most = Math.min(LIMIT, (budget[name] ?? LIMIT) * GROWTH);
  const kept = size <= most;
  good &&= kept;
  console.log(`${name.padEnd(12)} ${(size / 1000).toFixed(1).padStart(6)} kB compressed, at most ${(most / 1000).toFixed(1)}${kept ? "" : "  TOO BIG"}`);
}
if (!good) console.error("If this is meant: node sizes.mjs --write");
process.exit(good ? 0 : 1);
