// From the second visit on the page needs no network; a new version waits until it is wanted, and then takes over whole.

import { signal } from "@preact/signals";

export const waiting = signal<ServiceWorker | null>(null);
export const offline = signal(false);

export function keepOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.register(new URL("sw.js", new URL(".", location.href)).href, { updateViaCache: "none" }).then(watch, () => {});
  void navigator.serviceWorker.ready.then(() => (offline.value = true));
  let before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (before) location.reload(); // every tab: what is on the screen is stored
    before = navigator.serviceWorker.controller;
  });
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) waiting.value = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}

export function takeUpdate(): void {
  waiting.value?.postMessage("take over");
}
