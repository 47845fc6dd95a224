// The tables of this page: a worker keeps them, in the storage of this browser.

import { signal } from "@preact/signals";
import type { Host, Socket } from "../api/host";
import { Banner } from "./banner";
import { save } from "./files";
import { Forget } from "./forget";
import * as keeper from "./keeper";
import { ENGINE, type Ask, type Tell } from "./protocol";
import { HereSettings } from "./settings";
import { keepOffline } from "./updates";

/** Which share of the engine is loaded; null: all, and it runs. */
export const loading = signal<number | null>(0);
export const failed = signal(false);
/** How many requests have waited for long. */
export const late = signal(0);

const root = new URL(".", location.href).href;
const replies = new Map<number, (answer: Response) => void>();
const sockets = new Map<number, Socket>();
let engine: Worker | null = null;
let count = 0;
const LATE = 10_000;

function started(): Worker {
  if (engine) return engine;
  engine = new Worker(new URL("./engine.ts", import.meta.url), { type: "module" });
  engine.onmessage = ({ data }: MessageEvent<Tell>) => hear(data);
  engine.onerror = () => (failed.value = true);
  engine.postMessage({ type: "open", root, kept: Boolean(navigator.serviceWorker?.controller) } satisfies Ask);
  return engine;
}

function hear(told: Tell): void {
  if (told.type === "progress") loading.value = loading.value === null ? null : told.share;
  else if (told.type === "ready") ready();
  else if (told.type === "failed") failed.value = true;
  else if (told.type === "told") sockets.get(told.number)?.onmessage?.({ data: told.text });
  else if (told.type === "out") sockets.get(told.number)?.onclose?.();
  else {
    const headers = { "content-type": told.kind, ...(told.name && { "content-disposition": `attachment; filename="${told.name}"` }) };
    replies.get(told.id)?.(new Response(told.text, { status: told.status, headers }));
    replies.delete(told.id);
  }
}

function ready(): void {
  loading.value = null;
  void navigator.storage?.persist?.();
  keepOffline();
}

function ask(method: string, path: string, body: string): Promise<Response> {
  const id = ++count;
  const answer = new Promise<Response>((resolve) => {
    replies.set(id, resolve);
    started().postMessage({ type: "request", id, method, path, body } satisfies Ask);
  });
  watch(answer);
  return answer;
}

function watch(answer: Promise<unknown>): void {
  let told = 0;
  const timer = setTimeout(() => (late.value += told = 1), LATE);
  void answer.finally(() => {
    clearTimeout(timer);
    late.value -= told;
  });
}

/** What never changes was written down when the page was built, and is there before the engine is. */
function prepared(path: string): string | null {
  const { pathname, searchParams } = new URL(path, location.origin);
  const [, , kind, game, part] = pathname.split("/");
  if (pathname === "/api/games") return `${ENGINE.data}/games.json`;
  if (kind === "games" && part === "components") return `${ENGINE.data}/${game}.json`;
  if (kind === "rules") return `${ENGINE.data}/${game}.${searchParams.get("lang")}.md`;
  return null;
}

async function answer(path: string, { method = "GET", body }: RequestInit): Promise<Response> {
  started();
  const file = method === "GET" ? prepared(path) : null;
  if (file) return fetch(new URL(file, root));
  if (path === "/api/me" && method === "GET") return Response.json({ id: "here", name: await name(), account: false });
  return ask(method, path, typeof body === "string" ? body : "");
}

const name = async () => (await keeper.get("me", "name").catch(() => undefined)) ?? "Capo";

function dialled(table: string, seat: number | null, seq: number): Socket {
  const number = ++count;
  const say = (what: Ask) => started().postMessage(what);
  const socket: Socket = {
    send: (text) => say({ type: "say", number, text }),
    close: () => {
      sockets.delete(number);
      say({ type: "go", number });
    },
    onopen: null, onclose: null, onmessage: null, sure: true,
  };
  sockets.set(number, socket);
  say({ type: "come", number, table, seat: seat === null ? "" : String(seat), seq });
  return socket;
}

/** A file that would come from the server's address is made here. */
async function download(event: MouseEvent): Promise<void> {
  const link = (event.target as Element).closest?.("a[href^='/api/']");
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  const found = await answer(link.getAttribute("href")!, {});
  save(await found.blob(), /filename="(.*)"/.exec(found.headers.get("content-disposition") ?? "")?.[1] ?? link.download);
}

document.addEventListener("click", (event) => void download(event), { capture: true });

export const host: Host = {
  here: true,
  fetch: answer,
  dial: (table, seat) => (seq) => dialled(table, seat, seq),
  turns: () => () => {},
  Banner,
  Settings: HereSettings,
  Forget,
};
