// The worker in which bots think.

import { Network } from "./products";
import { startPython } from "./python";
import type { MindAsk, MindTell, Opening } from "./protocol";

type Think = (question: string) => string;

const tell = (what: MindTell) => postMessage(what);
let think: Promise<Think>;

async function open(opening: Opening): Promise<Think> {
  const { python } = await startPython(opening);
  const make = python.runPython("from consigliere.local.worker import open_mind; open_mind") as (network: () => Network) => Think;
  const made = make(() => new Network());
  tell({ type: "ready" });
  return made;
}

async function ask(id: number, question: string): Promise<void> {
  let answer: string | undefined;
  try {
    answer = (await think)(question);
  } catch (error) {
    console.warn("a bot failed", error);
  }
  tell({ type: "answer", id, answer });
}

onmessage = ({ data }: MessageEvent<MindAsk>) => {
  if (data.type === "open") (think = open(data)).catch(reportError);
  else void ask(data.id, data.question);
};
