// How wide something is drawn, followed as it changes.

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";

/** A ref for the element, and its width in pixels; endless until it is drawn. */
export function useWidth(): [(element: HTMLElement | null) => void, number] {
  const width = useSignal(Infinity);
  const ref = useMemo(() => {
    const watch = new ResizeObserver(([entry]) => (width.value = entry!.contentRect.width));
    return (element: HTMLElement | null) => {
      watch.disconnect();
      if (!element) return;
      width.value = element.clientWidth;
      watch.observe(element);
    };
  }, []);
  return [ref, width.value];
}
