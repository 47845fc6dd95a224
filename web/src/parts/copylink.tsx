// An address to copy.

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { say } from "../i18n/texts";
import { Icon } from "./icons";

export function CopyLink({ address }: { address: string }) {
  const copied = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  async function copy(): Promise<void> {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      document.execCommand("copy");
    }
    copied.value = true;
  }
  return (
    <div class="copy-link">
      <input ref={field} type="text" readOnly aria-label={say("page-link")} value={address} onFocus={(event) => event.currentTarget.select()} />
      <button onClick={() => void copy()}><Icon name="copy" /> {say(copied.value ? "page-copied" : "page-copy")}</button>
    </div>
  );
}
