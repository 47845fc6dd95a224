// Whether a game is played with the box that is kept in this browser.

import { useEffect } from "preact/hooks";
import { say } from "../i18n/texts";
import { keptFile } from "./kept";

/** My box is taken unless the person does not want it; where there is none, the way to enter one. */
export function BoxChoice({ taken, take }: { taken: string; take: (text: string) => void }) {
  const mine = keptFile.value;
  useEffect(() => {
    if (mine) take(mine);
  }, []);
  return (
    <p class="box-choice">
      {mine && <label><input type="checkbox" checked={taken === mine} onChange={(event) => take(event.currentTarget.checked ? mine : "")} /> {say("companion-page-my-box")}</label>}
      <a href="/mybox">{say(mine ? "companion-page-my-box-edit" : "companion-page-my-box-enter")}</a>
    </p>
  );
}
