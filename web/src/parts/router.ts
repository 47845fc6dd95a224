// Addresses inside the page change without loading it anew.

import { signal } from "@preact/signals";

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

export const place = signal<Place>(here());

function here(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

export function go(address: string): void {
  history.pushState(null, "", address);
  arrive();
  scrollTo(0, 0);
}

/** Change the address only, for a link to this moment. */
export function rename(address: string): void {
  history.replaceState(null, "", address);
}

function arrive(): void {
  place.value = here();
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | SVGAElement | null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.download || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return;
  event.preventDefault();
  if (link.href !== location.href) go(link.href);
}

export function startRouter(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", follow);
}
