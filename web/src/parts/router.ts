// Addresses inside the page change without loading it anew.

import { signal } from "@preact/signals";
import { options } from "preact";

/** Where any static host may serve the page, under any path, addresses inside it stand behind a `#`. */
const behindHash = import.meta.env.BASE_URL !== "/";

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

export const place = signal<Place>(here());

function here(): Place {
  const at = behindHash ? new URL(location.hash.slice(1) || "/", location.origin) : location;
  return { path: at.pathname, query: new URLSearchParams(at.search), hash: at.hash.slice(1) };
}

export function go(address: string): void {
  history.pushState(null, "", inside(address));
  arrive();
  scrollTo(0, 0);
}

/** Change the address only, for a link to this moment. */
export function rename(address: string): void {
  history.replaceState(null, "", inside(address));
}

/** An address of the page as the browser shows it. */
function inside(address: string): string {
  return behindHash && address.startsWith("/") ? `#${address}` : address;
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
  if (behindHash) rewriteLinks();
  document.addEventListener("click", follow);
}

function rewriteLinks(): void {
  const before = options.vnode;
  options.vnode = (node) => {
    const props = node.props as { href?: unknown };
    if (node.type === "a" && typeof props.href === "string" && !props.href.startsWith("/api/")) props.href = inside(props.href);
    before?.(node);
  };
}
