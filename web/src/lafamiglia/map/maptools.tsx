// Small buttons on the map: zoom, the whole map, follow the action, sketch.

import type { ComponentChildren } from "preact";
import { useDesk } from "../desk";
import { Icon } from "../icons";

export function MapTools() {
  const { table, camera, sketching } = useDesk();
  const follow = table.setting("follow", true);
  const sketcher = table.seat !== null && table.mode === "play";
  const on = sketching.value !== null;
  return (
    <>
      {on && <p class="lf-tools-note">{table.say("lafamiglia-page-sketch-how")}</p>}
      <div class="lf-tools">
        <Tool words={table.say("lafamiglia-page-zoom-in")} onClick={() => camera.value?.zoom(1.5)}><Icon id="plus" /></Tool>
        <Tool words={table.say("lafamiglia-page-zoom-out")} onClick={() => camera.value?.zoom(1 / 1.5)}><Icon id="minus" /></Tool>
        <Tool words={table.say("lafamiglia-page-whole-map")} onClick={() => camera.value?.reset()}><Icon id="eye" /></Tool>
        <Tool words={table.say("lafamiglia-page-follow")} on={follow.value} onClick={() => (follow.value = !follow.value)}><Icon id="follow" /></Tool>
        {sketcher && (
          <Tool words={table.say("lafamiglia-page-sketch")} on={on} onClick={() => (sketching.value = on ? null : "")}><Icon id="sketch" /></Tool>
        )}
        {on && <Tool words={table.say("lafamiglia-page-sketch-clear")} onClick={() => table.sketch("clear")}><Icon id="clear" /></Tool>}
      </div>
    </>
  );
}

interface ToolProps { words: string; on?: boolean; onClick(): void; children: ComponentChildren }

function Tool({ words, on, onClick, children }: ToolProps) {
  return (
    <button class="lf-tool" title={words} aria-label={words} {...(on === undefined ? {} : { "aria-pressed": on })} onClick={onClick}>{children}</button>
  );
}
