// What did not work lies over the top of the board, so that nothing moves; what costs nothing goes by itself.

import { useEffect } from "preact/hooks";
import type { Session } from "./model/session";
import { Notice } from "./notice";

const PASSING = new Set([
  "error-too-fast", "error-busy", "error-stale", "error-no-hint", "error-closing", "error-nothing-to-undo", "error-nothing-to-redo",
  "error-undo-revealed", "error-undo-other-seat", "error-undo-time",
]);
const STAYS = 6000;

export function Notes({ session }: { session: Session }) {
  const problem = session.notice.value;
  const passing = problem !== null && PASSING.has(problem.message);
  const close = () => (session.notice.value = null);
  useEffect(() => {
    if (!passing) return;
    const timer = setTimeout(() => session.notice.peek() === problem && close(), STAYS);
    return () => clearTimeout(timer);
  }, [problem]);
  return <div class={passing ? "notes is-passing" : "notes"}><Notice problem={problem} players={session.players.value} onClose={close} /></div>;
}
