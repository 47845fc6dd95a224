// Keeps the end of a list in sight when its pane changes size or is shown, unless one has scrolled back.

const NEAR = 24;

export function keepBottom(pane: HTMLElement, of: string): () => void {
  let stuck = true;
  const scrolled = () => {
    if (pane.clientHeight) stuck = pane.scrollHeight - pane.scrollTop - pane.clientHeight < NEAR;
  };
  const observer = new ResizeObserver(() => {
    if (stuck && pane.querySelector(of)) pane.scrollTop = pane.scrollHeight;
  });
  pane.addEventListener("scroll", scrolled);
  observer.observe(pane);
  return () => {
    pane.removeEventListener("scroll", scrolled);
    observer.disconnect();
  };
}
