// Keeps one whole version of the page. A new one is fetched beside it, every file checked by its hash, and waits until all tabs
// of the old one are gone or somebody wants it: no page ever gets files of two versions.

const VERSION = "__VERSION__";
const FILES = __FILES__; // each with its hash
const here = new URL("./", self.location.href);
const OURS = `consigliere ${here.pathname} `; // another folder of the same host is another page
const CACHE = `${OURS}${VERSION}`;

self.addEventListener("install", (event) => event.waitUntil(fill()));

async function fill() {
  const cache = await caches.open(CACHE);
  const wanted = Object.entries(FILES).map(([file, integrity]) => new Request(new URL(file, here), { integrity, cache: "no-cache" }));
  await cache.addAll(wanted);
}

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("message", ({ data }) => data === "take over" && self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(here.href)) return;
  const name = request.mode === "navigate" ? "index.html" : decodeURI(url.pathname.slice(here.pathname.length));
  if (name in FILES) event.respondWith(kept(name, request));
});

async function kept(name, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(new URL(name, here))) ?? fetch(request);
}
