// The worker that keeps the tables: the same engine as the server's, in Python.

import * as keeper from "./keeper";
import { startPython } from "./python";
import { Thinker } from "./thinker";
import type { Ask, Tell, Opening } from "./protocol";

type Reply = [status: number, kind: string, text: string, name: string];

interface Page {
  request(method: string, path: string, body: string): Promise<{ toJs(): Reply; destroy(): void }>;
  come(number: number, table: string, seat: string, seq: number, send: (text: string) => void): Promise<boolean>;
  say(number: number, text: string): Promise<void>;
  go(number: number): Promise<void>;
  hear(table: string): Promise<void>;
}

const tell = (what: Tell) => postMessage(what);
const others = new BroadcastChannel("consigliere");
let page: Promise<Page>;
let thinker: Thinker;

async function open(opening: Opening): Promise<Page> {
  const { python, program } = await startPython(opening, (share) => tell({ type: "progress", share }));
  thinker = new Thinker({ ...opening, program });
  const make = python.runPython("from consigliere.local.worker import open_page; open_page") as (
    kept: typeof keeper, thinking: Thinker, announce: (table: string) => void,
  ) => Promise<Page>;
  const made = await make(keeper, thinker, (table) => others.postMessage(table));
  others.onmessage = ({ data }: MessageEvent<string>) => void made.hear(data);
  tell({ type: "ready" });
  return made;
}

async function answer(ask: Ask): Promise<void> {
  if (ask.type === "open") {
    page = open(ask);
    await page.catch((error: unknown) => tell({ type: "failed", reason: String(error) }));
    return;
  }
  const made = await page;
  if (ask.type === "request") {
    const found = await made.request(ask.method, ask.path, ask.body);
    const [status, kind, text, name] = found.toJs();
    found.destroy();
    tell({ type: "reply", id: ask.id, status, kind, text, name });
  } else if (ask.type === "come") {
    thinker.start();
    const welcome = await made.come(ask.number, ask.table, ask.seat, ask.seq, (text) => tell({ type: "told", number: ask.number, text }));
    if (!welcome) tell({ type: "out", number: ask.number });
  } else if (ask.type === "say") await made.say(ask.number, ask.text);
  else await made.go(ask.number);
}

onmessage = ({ data }: MessageEvent<Ask>) => {
  void answer(data).catch((error: unknown) => {
    console.error(error);
    if (data.type === "request") tell({ type: "reply", id: data.id, status: 500, kind: "application/json", text: '{"message":"page-error-unknown","args":{}}', name: "" });
    else if (data.type === "come") tell({ type: "out", number: data.number });
  });
};
