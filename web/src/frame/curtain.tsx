// Between two people at one screen: nothing is seen until the next one says so.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../i18n/texts";

const lifted = signal<number | null>(null);

export function Curtain({ seat, name, over }: { seat: number; name: string; over: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const closed = lifted.value !== seat && !over;
  useEffect(() => {
    if (closed) button.current?.focus();
  }, [closed]);
  if (!closed) return null;
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={say("page-curtain", { name })}>
      <h2>{say("page-curtain", { name })}</h2>
      <button ref={button} class="primary" onClick={() => (lifted.value = seat)}>{say("page-curtain-lift", { name })}</button>
    </div>
  );
}
