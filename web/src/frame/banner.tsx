// Loud about the network: what is lost, what has not arrived yet.

import { useEffect } from "preact/hooks";
import { say } from "../i18n/texts";
import type { Session } from "./model/session";

export function NetworkBanner({ session }: { session: Session }) {
  const { live } = session;
  useEffect(() => {
    const again = () => live.status.value === "lost" && live.connect();
    const seen = () => !document.hidden && again();
    addEventListener("online", again);
    document.addEventListener("visibilitychange", seen);
    return () => {
      removeEventListener("online", again);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [live]);
  if (live.status.value !== "lost") return null;
  const unsent = live.waiting.value.length;
  return (
    <div class="network" role="alert">
      <strong>{say("page-network-lost")}</strong>
      <span>{unsent ? say("page-network-unsent", { count: unsent }) : say("page-network-trying")}</span>
      <button onClick={() => live.connect()}>{say("page-network-now")}</button>
    </div>
  );
}
