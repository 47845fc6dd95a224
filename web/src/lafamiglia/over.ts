// The decision bar keeps its place and grows over what lies above it: `--over` says how far, so that nothing is stuck under it.

export function followBar(board: HTMLElement): () => void {
  const frame = board.closest<HTMLElement>(".frame");
  const bar = frame?.querySelector(".bar");
  if (!frame || !bar) return () => {};
  const observer = new ResizeObserver(() => frame.style.setProperty("--over", `${coveredBy(board)}px`));
  observer.observe(bar);
  observer.observe(board);
  return () => observer.disconnect();
}

/** How much of the board lies under the bar, in pixels; in a low window the bar stands beside it. */
export function coveredBy(board: HTMLElement | null): number {
  const bar = board?.closest(".frame")?.querySelector(".bar")?.getBoundingClientRect();
  const box = board?.getBoundingClientRect();
  return box && bar && bar.left < box.right ? Math.max(0, box.bottom - bar.top) : 0;
}
