// My turn, told where I may be looking: the title of the window, a notification, a sound.

import { useEffect } from "preact/hooks";
import { say } from "../../i18n/texts";
import { notify } from "../../parts/settings";
import { ring } from "./sound";

export function useTurn(mine: boolean, over: boolean, title: string): void {
  useEffect(() => {
    document.title = mine ? say("page-title-turn", { title }) : title;
  });
  useEffect(() => {
    if (!mine) return;
    ring("turn");
    if (notify.value && document.hidden && "Notification" in globalThis && Notification.permission === "granted") {
      const note = new Notification(say("page-your-turn"), { body: title, tag: location.pathname });
      note.onclick = () => (focus(), note.close());
    }
  }, [mine]);
  useEffect(() => {
    if (over) ring("over");
  }, [over]);
}
