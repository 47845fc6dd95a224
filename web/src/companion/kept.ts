// The companion of a server is kept in the browser, so that it opens without the server, and can be installed.

import { host } from "#host";

export function keepPage(): void {
  if (host.here || !("serviceWorker" in navigator)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: "/companion.webmanifest" }));
  const registered = navigator.serviceWorker.register("/beside.js", { scope: "/companion", updateViaCache: "none" });
  registered.then(({ active, waiting, installing }) => (active ?? waiting ?? installing)?.postMessage(loaded())).catch(() => undefined); // it works without
}

function loaded(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name)).filter(({ origin }) => origin === location.origin);
  return [...new Set(files.map(({ pathname }) => pathname))].filter((file) => file.startsWith("/assets/"));
}
