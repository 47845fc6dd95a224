// Where the keyboard is. Who plays by keys is after each decision on something that can be chosen next: on the same
// thing where it still can, else on the first. While nothing is asked, on the decision bar; never on nothing.

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { byKeys } from "../../parts/input";
import { hideTip } from "../model/tip";

const CHOICE = ".board .is-legal[tabindex='0']";
const BUTTON = ".decision-main button:not([data-unpick], [data-all-choices], :disabled)";
const OVER_ALL = "dialog[open], .curtain";
const TAKES = /^(Enter| |\d)$/;

export function useFocus(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => (frame.current ? keepFocus(frame.current) : undefined), []);
}

function keepFocus(frame: HTMLElement): () => void {
  const bar = frame.querySelector<HTMLElement>(".bar")!;
  let last: Element | null = null;
  let taken: Element | null = null; // what was taken by the last key
  let due = 0;
  let moving = false; // from one thing to another: in between nothing has the focus

  const asked = () => frame.dataset["asked"] === "true";
  const elsewhere = () => !byKeys() || document.querySelector(OVER_ALL) !== null;
  /** What had the focus is gone. */
  function hold(): void {
    if (!moving && !elsewhere() && lost(document.activeElement)) bar.focus({ preventScroll: true });
  }
  /** When all is drawn. */
  function goOn(): void {
    due = 0;
    const here = document.activeElement;
    const waits = here === bar || (here !== null && here === taken && !usable(here));
    const next = waits && !elsewhere() && asked() ? nextOf(frame, last) : undefined;
    next?.focus();
    if (next) hideTip();
    setTimeout(hold); // drawing takes the focus from what is no longer seen
  }
  const soon = () => {
    hold();
    due ||= requestAnimationFrame(goOn);
  };
  const leave = ({ relatedTarget }: FocusEvent) => (moving = relatedTarget !== null);
  const note = ({ target }: FocusEvent) => {
    moving = false;
    if (target instanceof Element && target !== bar && frame.contains(target)) last = target;
  };
  const press = (event: KeyboardEvent) => {
    const first = event.key === "Tab" && asked() && !elsewhere() && lost(document.activeElement) ? nextOf(frame, last) : undefined;
    if (first) {
      event.preventDefault();
      first.focus();
      return;
    }
    soon();
    if (!TAKES.test(event.key)) taken = null;
    else if (!event.repeat) taken = document.activeElement;
    else if ((event.target as Element).closest(`${CHOICE}, ${BUTTON}`)) {
      event.preventDefault(); // a key that is held down takes one thing
      event.stopPropagation();
    }
  };
  const changes = new MutationObserver(soon);
  changes.observe(document.getElementById("page")!, {
    childList: true, subtree: true, attributes: true, attributeFilter: ["class", "data-asked", "disabled", "inert", "hidden"],
  });
  addEventListener("blur", leave, true);
  addEventListener("focus", note, true);
  addEventListener("keydown", press, true);
  soon();
  return () => {
    cancelAnimationFrame(due);
    changes.disconnect();
    removeEventListener("blur", leave, true);
    removeEventListener("focus", note, true);
    removeEventListener("keydown", press, true);
  };
}

function lost(here: Element | null): boolean {
  return !here || here === document.body || here.matches(":disabled") || here.closest("[inert], [hidden]") !== null;
}

/** A thing of the board that cannot be chosen now only explains itself. */
function usable(element: Element): boolean {
  return !element.matches(".piece:not(.is-legal, .is-picked)");
}

function nextOf(frame: HTMLElement, last: Element | null): HTMLElement | SVGElement | undefined {
  const seen = (choices: string) => [...frame.querySelectorAll<HTMLElement | SVGElement>(choices)].filter((one) => one.checkVisibility());
  const board = seen(CHOICE);
  const name = nameOf(last);
  const again = name ? board.find((one) => nameOf(one) === name) : undefined;
  const button = seen(BUTTON)[0];
  return again ?? (last?.closest(".decision-main") ? button ?? board[0] : board[0] ?? button);
}

function nameOf(element: Element | null): string | undefined {
  const { piece, place } = (element as HTMLElement | null)?.dataset ?? {};
  return piece ?? place;
}
