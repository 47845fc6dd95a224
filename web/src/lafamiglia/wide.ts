// Whether map and sheets stand side by side.

import { signal } from "@preact/signals";

/** The same as in layout.css. */
const query = matchMedia("(width >= 80rem) and (height >= 34rem)");
export const wide = signal(query.matches);
query.addEventListener("change", () => (wide.value = query.matches));
