// What is loaded when it is first shown: a page, or a part of one.

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { Problem } from "../api/messages";
import { Loading, problemIn } from "../frame/loading";

export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(load, Loading);
}

/** A part takes no room until it is there. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(load, () => null);
}

type Meanwhile = ComponentType<{ problem: Problem | null; again: () => void }>;

function lazy<P extends object>(load: () => Promise<ComponentType<P>>, Meanwhile: Meanwhile): ComponentType<P> {
  const page = signal<ComponentType<P> | null>(null);
  const problem = signal<Problem | null>(null);
  const fetch = () => {
    load().then((found) => (page.value = found), (error: unknown) => (problem.value = problemIn(error)));
  };
  return function Lazy(props: P) {
    const Page = page.value;
    useEffect(() => {
      if (!Page) fetch();
    }, [Page]);
    return Page ? <Page {...props} /> : <Meanwhile problem={problem.value} again={fetch} />;
  };
}
