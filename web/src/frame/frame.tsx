// Everything around a board: strip, seats, journal, chat, rules, decision bar.

import { host } from "#host";
import { useComputed, useSignal, type Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../i18n/texts";
import { Icon, type IconName } from "../parts/icons";
import { lazyPage } from "../parts/lazy";
import { textMode } from "../parts/settings";
import { Rulebook } from "../rules/rulebook";
import { SettingsDialog } from "../settings/settings";
import { NetworkBanner } from "./banner";
import type { BoardModule } from "./model/board";
import { keepBottom } from "./model/bottom";
import { ChatPanel } from "./people/chat";
import { DecisionBar } from "./asking/decision";
import { Fairness, OriginTag } from "./people/fairness";
import { useFocus } from "./reach/focus";
import { Announcer, Journal } from "./story/journal";
import { Help, HelpButton, rove, useKeys } from "./reach/keys";
import { useLongPress } from "./reach/longpress";
import { useSight } from "./reach/sight";
import { Notes } from "./notes";
import { outcomeWords, Result } from "./story/result";
import { rulesBeside, shownRule } from "./rulelink";
import { Scoreboard } from "./story/scoreboard";
import { Seats } from "./people/seats";
import type { Session } from "./model/session";
import { PhaseStrip, TopBar } from "./strip";
import type { FrameTable } from "./model/table";
import { TextBoard } from "./textmode";
import { Ticker } from "./story/ticker";
import { TipCard } from "./tipcard";
import { AdviceLine } from "./asking/adviceline";
import { Offers, TurnTools } from "./asking/tools";
import { useTurn } from "./model/turn";
import { UnreadMark } from "./people/unread";

export type Tab = "board" | "seats" | "journal" | "chat" | "rules";

const ALL_TABS: [Tab, IconName, string][] = [
  ["board", "board", "page-tab-board"],
  ["seats", "people", "page-tab-seats"],
  ["journal", "list", "page-tab-journal"],
  ["chat", "chat", "page-tab-chat"],
  ["rules", "book", "page-tab-rules"],
];
/** Where nobody else comes there is nobody to talk to. */
const TABS = ALL_TABS.filter(([name]) => name !== "chat" || !host.here);

interface Props {
  session: Session;
  table: FrameTable;
  module: BoardModule;
  title: string;
  onRematch: () => void;
  onSameDeal: () => void;
  onShare: () => void;
}

const Outcome = lazyPage(async () => (await import("./story/outcome")).Outcome);

export function Frame({ session, table, module, title, onRematch, onSameDeal, onShare }: Props) {
  const playback = session.playback.value!;
  const tab = useSignal<Tab>("board");
  const root = useRef<HTMLDivElement>(null);
  const help = useSignal(false);
  const settings = useSignal(false);
  const over = useComputed(() => table.view.value.returns !== null);
  const looking = useSignal(false);
  const ending = over.value && !looking.value && !textMode.value;
  const mine = useComputed(() => table.decision.value !== null && !over.value);
  const advised = useComputed(() => mine.value && (session.advice.thinking.value || session.advice.hint.value !== null));
  useTurn(mine.value, over.value, title);
  useFocus(root);
  useSight(root, table);
  useLongPress();
  useEffect(() => rulesBeside(() => ((help.value = false), (tab.value = "rules"))), []);
  useKeys({
    u: () => session.takeBack(),
    h: () => void (mine.value && session.advice.ask()),
    s: () => playback.skip(),
    j: () => (tab.value = "journal"),
    c: () => void (!host.here && (tab.value = "chat")),
    t: () => (textMode.value = !textMode.value),
    "/": () => (tab.value = "rules"),
    "?": () => (help.value = true),
    Escape: () => table.unpick(),
  });
  return (
    <div class="frame" ref={root} data-game={table.game} data-tab={tab.value} data-asked={mine.value}>
      <TopBar tools={<FrameTools onHelp={() => (help.value = true)} onSettings={() => (settings.value = true)} onShare={onShare} />}>
        <span class="table-name">{title}</span>
        <OriginTag info={session.info.value} />
        <PhaseStrip table={table} module={module} />
      </TopBar>
      <NetworkBanner session={session} />
      <main class="board-box">
        <h1 class="hidden-text">{title}</h1>
        <div class={ending ? "board is-behind" : "board"} hidden={textMode.value} inert={ending}><module.Board table={table} /></div>
        {textMode.value && <TextBoard table={table} module={module} />}
        {ending && <Outcome table={table} module={module} {...outcomeWords(session, table, module)} />}
      </main>
      <Scoreboard table={table} module={module} />
      <Side session={session} table={table} module={module} tab={tab} />
      <TabRow tab={tab} session={session} />
      <Notes session={session} />
      <div class="bar" tabIndex={-1}>
        <Offers session={session} />
        {!over.value && (advised.value ? <AdviceLine session={session} table={table} /> : <Ticker table={table} module={module} />)}
        {over.value
          ? <Result session={session} table={table} module={module} looking={looking} onRematch={onRematch} onSameDeal={onSameDeal} onShare={onShare} />
          : <DecisionBar table={table} module={module} status={<Waiting session={session} table={table} module={module} />} tools={<TurnTools session={session} />} toBoard={tab.value === "board" ? undefined : () => (tab.value = "board")} />}
      </div>
      <Announcer table={table} />
      <TipCard />
      {help.value && <Help table={table} module={module} onClose={() => (help.value = false)} />}
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

function Waiting({ session, table, module }: { session: Session; table: FrameTable; module: BoardModule }) {
  const playback = session.playback.value!;
  const event = playback.playing.value;
  if (event) {
    const seat = table.telling.value.at(-1)?.who ?? null;
    return (
      <div class="telling">
        <p>{seat === null ? say("page-just-happened") : table.say("page-tale-turn", { seat: session.players.value[seat] ? seat : module.standings(table).find(({ seats }) => seats.includes(seat))?.name })}</p>
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
  const shown = tab.value;
  const selected = shown === "board" || shown === "seats" ? "journal" : shown;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => keepBottom(panel.current!, ".journal"), []);
  return (
    <aside class="side" aria-label={say("page-side")}>
      <Seats session={session} table={table} module={module} />
      <Fairness info={session.info.value} />
      <div class="side-tabs" role="tablist" aria-label={say("page-side")} onKeyDown={(event) => rove(event, "[role=tab]", "ArrowLeft", "ArrowRight")?.click()}>
        {TABS.slice(2).map(([name, icon, words]) => (
          <button
            key={name} class="quiet" role="tab" id={`tab-${name}`} aria-controls="side-panel"
            aria-selected={name === selected} tabIndex={name === selected ? 0 : -1}
            onClick={() => (tab.value = shown === name ? "board" : name)}
          >
            <Icon name={icon} size={16} /> {say(words)} {name === "chat" && <UnreadMark session={session} />}
          </button>
        ))}
      </div>
      <div class="side-panel" ref={panel} id="side-panel" role="tabpanel" aria-label={say("page-side")}>
        <SidePanel shown={shown}>
          {shown === "chat" ? <ChatPanel session={session} />
            : shown === "rules" ? <Rulebook game={table.game} {...(shownRule.value ?? {})} />
            : <Journal table={table} module={module} />}
        </SidePanel>
      </div>
    </aside>
  );
}

function SidePanel({ shown, children }: { shown: Tab; children: ComponentChildren }) {
  return <div class={`panel panel-${shown}`}>{children}</div>;
}

/** On a phone: what is shown in the middle. */
function TabRow({ tab, session }: { tab: Signal<Tab>; session: Session }) {
  return (
    <nav class="tab-row" aria-label={say("page-tabs")}>
      {TABS.map(([name, icon, words]) => (
        <button key={name} class="quiet" aria-pressed={tab.value === name} onClick={() => (tab.value = name)}>
          <Icon name={icon} size={18} /><span>{say(words)}</span>{name === "chat" && <UnreadMark session={session} />}
        </button>
      ))}
    </nav>
  );
}
