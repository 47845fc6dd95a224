// Between two people at one screen: nothing is seen until the next one says so.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../../i18n/texts";

const lifted = signal("");

/** `place`: the seat at this table that is about to be shown. */
export function Curtain({ place, name, over }: { place: string; name: string; over: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const closed = lifted.value !== place && !over;
  useEffect(() => {
    if (closed) button.current?.focus();
  }, [closed]);
  if (!closed) return null;
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={say("page-curtain", { name })}>
      <h2>{say("page-curtain", { name })}</h2>
      <button ref={button} class="primary" onClick={() => (lifted.value = place)}>{say("page-curtain-lift", { name })}</button>
    </div>
  );
}
