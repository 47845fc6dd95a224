// The top of every page: where I am; at a table also where the game is.

import type { ComponentChildren } from "preact";
import { language, LANGUAGES, say, speakLanguage, type Language } from "../i18n/texts";
import { Icon } from "../parts/icons";
import { shownTheme, theme } from "../parts/settings";
import type { BoardModule } from "./model/board";
import { RuleLink } from "./rulelink";
import type { FrameTable } from "./model/table";

export function TopBar({ children, tools }: { children?: ComponentChildren; tools?: ComponentChildren }) {
  return (
    <header class="top">
      <a class="mark" href="/"><Mark /><span class="mark-name">{say("page-title")}</span></a>
      <div class="top-middle">{children}</div>
      <nav class="top-tools" aria-label={say("page-tools")}>
        {tools}
        <LanguageSwitch />
        <ThemeSwitch />
      </nav>
    </header>
  );
}

/** A signet ring: the sign of the house. */
function Mark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="14" cy="17" r="8" fill="none" stroke="var(--accent)" stroke-width="2.4" />
      <path d="M8.500 2.500h11l2.500 5-8 5.500-8-5.500z" fill="var(--accent)" />
      <path d="M14 5v5M11.500 7.500h5" stroke="var(--accent-ink)" stroke-width="1.400" />
    </svg>
  );
}

function LanguageSwitch() {
  return (
    <select
      class="language"
      aria-label={say("page-language")}
      value={language.value}
      onChange={(event) => void speakLanguage(event.currentTarget.value as Language)}
    >
      {LANGUAGES.map((one) => <option key={one} value={one}>{one.toUpperCase()}</option>)}
    </select>
  );
}

function ThemeSwitch() {
  const light = shownTheme.value === "light";
  return (
    <button
      class="quiet square theme-switch"
      aria-label={say(light ? "page-theme-dark" : "page-theme-light")}
      title={say(light ? "page-theme-dark" : "page-theme-light")}
      onClick={() => (theme.value = light ? "dark" : "light")}
    >
      <Icon name={light ? "moon" : "sun"} />
    </button>
  );
}

export function PhaseStrip({ table, module }: { table: FrameTable; module: BoardModule }) {
  const { words, steps } = module.strip(table);
  return (
    <div class="phase">
      {words.map((word) => <span class="phase-word" key={word}>{word}</span>)}
      {steps && (
        <ol class="steps">
          {steps.map((step) => (
            <li key={step.key} aria-current={step.now ? "step" : undefined}>
              {step.label}
              {step.now && step.rule && <RuleLink game={table.game} rule={step.rule} />}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
