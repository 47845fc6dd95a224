// Settings of this browser.

import type { Signal } from "@preact/signals";
import { say } from "../i18n/texts";
import { Dialog } from "../parts/dialog";
import { curtain, notify, pace, PACES, singles, sound, textMode, theme, type Pace, type Theme } from "../parts/settings";

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  return <Dialog title={say("page-settings")} onClose={onClose}><SettingsForm /></Dialog>;
}

export function SettingsForm() {
  return (
    <div class="settings">
      <label class="field">
        <span>{say("page-theme")}</span>
        <select value={theme.value} onChange={(event) => (theme.value = event.currentTarget.value as Theme)}>
          {(["auto", "dark", "light"] as const).map((one) => <option key={one} value={one}>{say("page-theme-name", { theme: one })}</option>)}
        </select>
      </label>
      <label class="field">
        <span>{say("page-pace")}</span>
        <select value={pace.value} onChange={(event) => (pace.value = event.currentTarget.value as Pace)}>
          {(Object.keys(PACES) as Pace[]).map((one) => <option key={one} value={one}>{say("page-pace-name", { pace: one })}</option>)}
        </select>
      </label>
      <Switch label={say("page-sound")} value={sound} />
      <Switch label={say("page-notify")} value={notify} onChange={askToNotify} />
      <Switch label={say("page-curtain-setting")} value={curtain} />
      <Switch label={say("page-singles")} value={singles} />
      <Switch label={say("page-text-mode")} value={textMode} />
    </div>
  );
}

function askToNotify(on: boolean): void {
  if (on && "Notification" in globalThis && Notification.permission === "default") void Notification.requestPermission();
}

interface SwitchProps {
  label: string;
  value: Signal<boolean>;
  onChange?: (on: boolean) => void;
}

export function Switch({ label, value, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={value.value}
        onChange={(event) => {
          value.value = event.currentTarget.checked;
          onChange?.(value.value);
        }}
      />
      <span>{label}</span>
    </label>
  );
}
