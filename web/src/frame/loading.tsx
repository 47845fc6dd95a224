// Something that comes from the server: shown when it is there, and what went wrong when it is not.

import { useSignal, type Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Trouble } from "../api/http";
import type { Problem } from "../api/messages";
import { say } from "../i18n/texts";
import { onlyLatest } from "../parts/latest";
import { Notice } from "./notice";

export interface Fetched<T> {
  value: T | null;
  problem: Problem | null;
  again: () => void;
}

export function useFetched<T>(load: () => Promise<T>, inputs: unknown[]): Fetched<T> {
  const value = useSignal<T | null>(null);
  const problem = useSignal<Problem | null>(null);
  const hear = useMemo(() => onlyLatest<T>(
    (found) => ((value.value = found), (problem.value = null)),
    (error) => (problem.value = problemIn(error)),
  ), []);
  const again = () => hear(load());
  useEffect(again, inputs);
  return { value: value.value, problem: problem.value, again };
}

export function problemIn(error: unknown): Problem {
  if (error instanceof Trouble) return error.problem;
  console.error(error);
  return { message: "page-error-unknown", args: {}, rule: "", game: "" };
}

/** Do something; what goes wrong is put where it is shown. */
export async function attempt(problem: Signal<Problem | null>, what: () => Promise<unknown>): Promise<void> {
  problem.value = null;
  try {
    await what();
  } catch (error) {
    problem.value = problemIn(error);
  }
}

export function Loading({ problem, again, children }: { problem: Problem | null; again?: () => void; children?: ComponentChildren }) {
  return (
    <div class="loading">
      {problem ? <Notice problem={problem} /> : <p role="status">{say("page-loading")}</p>}
      {problem && again && <button onClick={again}>{say("page-again")}</button>}
      {problem && <a class="button quiet" href="/">{say("page-lobby")}</a>}
      {children}
    </div>
  );
}
