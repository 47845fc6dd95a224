// The worker in which bots think.

import { startPython } from "./python";
import type { MindAsk, MindTell } from "./protocol";

type Think = (question: string) => string;

const tell = (what: MindTell) => postMessage(what);
let think: Promise<Think>;

async function open(root: string, kept: boolean): Promise<Think> {
  const python = await startPython(root, kept);
  const made = python.runPython("from consigliere.local.worker import open_mind; open_mind()") as Think;
  tell({ type: "ready" });
  return made;
}

async function ask(id: number, question: string): Promise<void> {
  let answer: string | null = null;
  try {
    answer = (await think)(question);
  } catch (error) {
    console.warn("a bot failed", error);
  }
  tell({ type: "answer", id, answer });
}

onmessage = ({ data }: MessageEvent<MindAsk>) => {
  if (data.type === "open") think = open(data.root, data.kept);
  else void ask(data.id, data.question);
};
