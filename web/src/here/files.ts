// Files made in the page, and what stands in the file of everything beside the engine's own: settings and the owner's box.

const PREFIX = "consigliere.";

export function save(content: Blob, name: string): void {
  const file = document.createElement("a");
  file.href = URL.createObjectURL(content);
  file.download = name;
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 60_000);
}

/** Keys and texts, as this browser keeps them. */
export function settings(): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => key.startsWith(PREFIX)));
}

/** What is here stays as it is; the rest counts when the page is next opened. */
export function bringSettings(found: Record<string, unknown>): void {
  for (const [key, text] of Object.entries(found)) {
    if (key.startsWith(PREFIX) && typeof text === "string" && localStorage.getItem(key) === null) localStorage.setItem(key, text);
  }
}
