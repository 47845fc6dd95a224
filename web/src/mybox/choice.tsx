// Whether a game is played with the box that is kept in this browser.

import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { say } from "../i18n/texts";
import { box, isEmpty, lookThrough } from "./kept";
import "./choice.css";

/** My box is taken unless the person does not want it; where there is none, the way to enter one. */
export function BoxChoice({ pack }: { pack: Signal<string> }) {
  const file = useSignal("");
  const mine = !isEmpty(box.value);
  useEffect(() => {
    if (mine) void lookThrough(JSON.stringify(box.value)).then(({ toml }) => (pack.value = file.value = toml), () => undefined);
  }, []);
  return (
    <p class="box-choice">
      {mine && <label><input type="checkbox" disabled={!file.value} checked={file.value !== "" && pack.value === file.value} onChange={(event) => (pack.value = event.currentTarget.checked ? file.value : "")} /> {say("companion-page-my-box")}</label>}
      <a href="/mybox">{say(mine ? "companion-page-my-box-edit" : "companion-page-my-box-enter")}</a>
    </p>
  );
}
