// The page: finds what belongs to the address.

import "@preact/signals";
import { render, type ComponentType } from "preact";
import { host } from "#host";
import { lazyPage } from "./parts/lazy";
import { needTexts } from "./i18n/texts";
import { watchInput } from "./parts/input";
import { place, startRouter } from "./parts/router";
import { applyTheme } from "./parts/settings";
import { Lobby } from "./lobby/lobby";
import { meet } from "./lobby/people";
import "./parts/theme.css";
import "./parts/base.css";
import "./parts/page.css";
import "./parts/touch.css";

type Page = { default: ComponentType };

const Table = lazyPage<{ id: string }>(async () => (await import("./frame/page")).TablePage);
const NewTable = lazyPage<{ id: string }>(async () => (await import("./lobby/newtable")).NewTablePage);
const Rules = lazyPage<{ game: string }>(async () => (await import("./rules/page")).RulesPage);
const Learn = lazyPage<{ game: string }>(async () => (await import("./learn/page")).LearnPage);
const Puzzles = lazyPage<{ game: string }>(async () => (await import("./puzzles/page")).PuzzlesPage);
const Settings = lazyPage<object>(async () => (await import("./settings/page")).SettingsPage);
const Profile = lazyPage<{ name: string }>(async () => (await import("./profile/page")).ProfilePage);
const CarryIn = lazyPage<{ token: string }>(async () => (await import("./settings/carry")).CarryPage);
const companion = import.meta.glob<Page>(["./companion/page.tsx", "./mybox/page.tsx"]);
const Companion = lazyPage<object>(async () => (await Promise.all([companion["./companion/page.tsx"]!(), meet().catch(() => undefined)]))[0].default); // it can be read without the server
const MyBox = lazyPage<object>(async () => (await companion["./mybox/page.tsx"]!()).default);

function App() {
  const [, first, second = ""] = place.value.path.split("/");
  switch (first) {
    case "t": return <Table id={second} />;
    case "new": return <NewTable key={second} id={second} />;
    case "rules": return <Rules key={second} game={second || "famiglia"} />;
    case "learn": return <Learn key={second} game={second || "famiglia"} />;
    case "puzzles": return <Puzzles key={second} game={second || "famiglia"} />;
    case "settings": return <Settings />;
    case "me": return <Profile key={second} name={decodeURIComponent(second)} />;
    case "carry": return <CarryIn token={second} />;
    case "companion": return <Companion />;
    case "mybox": return <MyBox />;
    default: return <Lobby />;
  }
}

async function start(): Promise<void> {
  applyTheme();
  watchInput();
  startRouter();
  await needTexts();
  render(<><host.Banner /><App /></>, document.getElementById("page")!);
}

void start();
