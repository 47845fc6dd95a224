// Everything around a board: strip, seats, journal, chat, rules, decision bar.

import { useComputed, useSignal, type Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { say } from "../i18n/texts";
import { Icon, type IconName } from "../parts/icons";
import { textMode } from "../parts/settings";
import { Rulebook } from "../rules/rulebook";
import { SettingsDialog } from "../settings/settings";
import { NetworkBanner } from "./banner";
import type { BoardModule } from "./model/board";
import { ChatPanel } from "./chat";
import { DecisionBar } from "./decision";
import { Fairness, OriginTag } from "./fairness";
import { Announcer, Journal } from "./journal";
import { Help, HelpButton, rove, TABLE_KEYS, useKeys } from "./keys";
import { Notice } from "./notice";
import { Result } from "./result";
import { rulesBeside, shownRule } from "./rulelink";
import { Seats } from "./seats";
import type { Session } from "./model/session";
import { PhaseStrip, TopBar } from "./strip";
import type { FrameTable } from "./model/table";
import { TextBoard } from "./textmode";
import { TipCard } from "./tipcard";
import { Offers, takeBack, TurnTools } from "./tools";
import { useTurn } from "./model/turn";

export type Tab = "board" | "seats" | "journal" | "chat" | "rules";

const TABS: [Tab, IconName, string][] = [
  ["board", "board", "page-tab-board"],
  ["seats", "people", "page-tab-seats"],
  ["journal", "list", "page-tab-journal"],
  ["chat", "chat", "page-tab-chat"],
  ["rules", "book", "page-tab-rules"],
];

interface Props {
  session: Session;
  table: FrameTable;
  module: BoardModule;
  title: string;
  onRematch: () => void;
  onShare: () => void;
}

export function Frame({ session, table, module, title, onRematch, onShare }: Props) {
  const playback = session.playback.value!;
  const tab = useSignal<Tab>("board");
  const help = useSignal(false);
  const settings = useSignal(false);
  const over = useComputed(() => table.view.value.returns !== null || session.info.value.status === "over");
  const mine = useComputed(() => table.decision.value !== null && !over.value);
  useTurn(mine.value, over.value, title);
  useEffect(() => rulesBeside(() => ((help.value = false), (tab.value = "rules"))), []);
  useKeys({
    u: () => takeBack(session),
    h: () => void (mine.value && session.hint()),
    s: () => playback.skip(),
    j: () => (tab.value = "journal"),
    c: () => (tab.value = "chat"),
    t: () => (textMode.value = !textMode.value),
    "/": () => (tab.value = "rules"),
    "?": () => (help.value = true),
    Escape: () => table.unpick(),
  });
  return (
    <div class="frame" data-tab={tab.value} data-asked={mine.value}>
      <TopBar tools={<FrameTools onHelp={() => (help.value = true)} onSettings={() => (settings.value = true)} onShare={onShare} />}>
        <span class="table-name">{title}</span>
        <OriginTag info={session.info.value} />
        <PhaseStrip table={table} module={module} />
      </TopBar>
      <NetworkBanner session={session} />
      <main class="board-box">
        <h1 class="hidden-text">{title}</h1>
        <div class="board" hidden={textMode.value}><module.Board table={table} /></div>
        {textMode.value && <TextBoard table={table} module={module} />}
      </main>
      <Side session={session} table={table} module={module} tab={tab} />
      <TabRow tab={tab} />
      <div class="bar">
        <Notice problem={session.notice.value} players={session.players.value} onClose={() => (session.notice.value = null)} />
        <Offers session={session} />
        {over.value
          ? <Result session={session} table={table} module={module} onRematch={onRematch} onShare={onShare} />
          : <DecisionBar table={table} module={module} status={<Waiting session={session} table={table} />} tools={<TurnTools session={session} />} />}
      </div>
      <Announcer table={table} playback={playback} />
      <TipCard />
      {help.value && <Help game={table.game} keys={TABLE_KEYS} onClose={() => (help.value = false)} />}
      {settings.value && <SettingsDialog onClose={() => (settings.value = false)} />}
    </div>
  );
}

function FrameTools({ onHelp, onSettings, onShare }: { onHelp: () => void; onSettings: () => void; onShare: () => void }) {
  return (
    <>
      <button class="quiet square wide-only" aria-label={say("page-share")} title={say("page-share")} onClick={onShare}><Icon name="link" /></button>
      <button class="quiet square" aria-label={say("page-settings")} title={say("page-settings")} onClick={onSettings}><Icon name="gear" /></button>
      <HelpButton onHelp={onHelp} />
    </>
  );
}

function Waiting({ session, table }: { session: Session; table: FrameTable }) {
  const playback = session.playback.value!;
  const event = playback.playing.value;
  if (event) {
    return (
      <div class="telling">
        <p>{table.say(event.message, event.args)}</p>
        <button onClick={() => playback.skip()}><Icon name="skip" /> {say("page-skip")} <kbd aria-hidden="true">S</kbd></button>
      </div>
    );
  }
  if (session.live.waiting.value.length) return <p>{say("page-sending")}</p>;
  const others = table.view.value.decisions.map((decision) => session.players.value[decision.seat]).filter(Boolean);
  return <p>{others.length ? say("page-waiting-for", { players: [...new Set(others)].join(", ") }) : say("page-loading")}</p>;
}

interface SideProps {
  session: Session;
  table: FrameTable;
  module: BoardModule;
  tab: Signal<Tab>;
}

function Side({ session, table, module, tab }: SideProps) {
  const playback = session.playback.value!;
  const shown = tab.value;
  const selected = shown === "board" || shown === "seats" ? "journal" : shown;
  return (
    <aside class="side" aria-label={say("page-side")}>
      <Seats session={session} table={table} module={module} />
      <Fairness info={session.info.value} />
      <div class="side-tabs" role="tablist" aria-label={say("page-side")} onKeyDown={(event) => rove(event, "[role=tab]", "ArrowLeft", "ArrowRight")?.click()}>
        {TABS.slice(2).map(([name, icon, words]) => (
          <button
            key={name} class="quiet" role="tab" id={`tab-${name}`} aria-controls="side-panel"
            aria-selected={name === selected} tabIndex={name === selected ? 0 : -1}
            onClick={() => (tab.value = name)}
          >
            <Icon name={icon} size={16} /> {say(words)}
          </button>
        ))}
      </div>
      <div class="side-panel" id="side-panel" role="tabpanel" aria-label={say("page-side")}>
        <SidePanel shown={shown}>
          {shown === "chat" ? <ChatPanel session={session} />
            : shown === "rules" ? <Rulebook game={table.game} {...(shownRule.value ?? {})} />
            : <Journal table={table} module={module} events={playback.journal.value} now={playback.playing.value} />}
        </SidePanel>
      </div>
    </aside>
  );
}

function SidePanel({ shown, children }: { shown: Tab; children: ComponentChildren }) {
  return <div class={`panel panel-${shown}`}>{children}</div>;
}

/** On a phone: what is shown in the middle. */
function TabRow({ tab }: { tab: Signal<Tab> }) {
  return (
    <nav class="tab-row" aria-label={say("page-tabs")}>
      {TABS.map(([name, icon, words]) => (
        <button key={name} class="quiet" aria-pressed={tab.value === name} onClick={() => (tab.value = name)}>
          <Icon name={icon} size={18} /><span>{say(words)}</span>
        </button>
      ))}
    </nav>
  );
}
