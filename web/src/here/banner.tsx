// What the local host has to say: how far it is loaded, that it cannot be, that it is slow, that there is a new version.

import { say } from "../i18n/texts";
import { failed, late, loading } from "./host";
import { takeUpdate, waiting } from "./updates";
import "./here.css";

export function Banner() {
  if (failed.value) return <p class="here-banner" role="alert">{say("page-here-failed")}</p>;
  if (waiting.value) {
    return <p class="here-banner" role="status">{say("page-here-update")} <button onClick={takeUpdate}>{say("page-here-update-take")}</button></p>;
  }
  if (loading.value === null) return late.value ? <p class="here-banner" role="status">{say("page-here-late")}</p> : null;
  return (
    <p class="here-banner is-loading">
      <label for="engine">{say("page-here-loading")}</label>
      <progress id="engine" max={1} value={loading.value} />
    </p>
  );
}
