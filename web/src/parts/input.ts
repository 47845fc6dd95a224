// Whether the person last used a key or a pointer. Keys that only change others, and those of the browser, do not count.

let keys = false;

export function byKeys(): boolean {
  return keys;
}

export function watchInput(): void {
  addEventListener("keydown", ({ key, ctrlKey, metaKey, altKey }) => (keys ||= key !== "Shift" && !ctrlKey && !metaKey && !altKey), true);
  addEventListener("pointerdown", () => (keys = false), true);
}
