// The companion opens without its server: the page that ran last is kept, with all that it had loaded. While the server
// answers, the page comes from there and is never an old one; of a newer page nothing is kept before all of it is there.

const PAGE = "/companion";
const WAIT_MS = 5000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => event.waitUntil(keep(event.data).catch(() => undefined)));

/** What the page that runs has loaded. If the server has another page by now, that one is kept when it runs. */
async function keep(loaded) {
  const page = await fetch(PAGE, { cache: "no-cache" });
  const made = [...(await page.clone().text()).matchAll(/\/assets\/[^"]+/g)].map(([file]) => file);
  if (!page.ok || !made.length || !made.every((file) => loaded.includes(file))) return;
  const name = `companion ${made[0]}`;
  const cache = await caches.open(name);
  await cache.addAll(loaded);
  await cache.put(PAGE, page);
  const old = (await caches.keys()).filter((other) => other.startsWith("companion ") && other !== name);
  await Promise.all(old.map((other) => caches.delete(other)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(newest(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
});

async function newest(request) {
  const page = await fetch(request, { signal: AbortSignal.timeout(WAIT_MS) }).catch(() => null);
  return page && page.status < 500 ? page : ((await caches.match(PAGE)) ?? page ?? Response.error());
}

/** A name never has another content. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}
