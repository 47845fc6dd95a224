// What the page and its workers say to each other.

/** The files of the engine, each with its size and its hash; and the folder of what never changes. */
export interface Engine {
  folder: string;
  data: string;
  files: Record<string, [size: number, integrity: string]>;
}

declare const __ENGINE__: Engine;
export const ENGINE: Engine = __ENGINE__;

/** What each worker is told to begin with. `kept`: all of it was taken in before. `program`: Python, where another worker has compiled it. */
export interface Opening {
  root: string;
  kept: boolean;
  program?: WebAssembly.Module;
}

export type Ask =
  | ({ type: "open" } & Opening)
  | { type: "request"; id: number; method: string; path: string; body: string }
  | { type: "come"; number: number; table: string; seat: string; seq: number }
  | { type: "say"; number: number; text: string }
  | { type: "go"; number: number };

export type Tell =
  | { type: "progress"; share: number }
  | { type: "ready" }
  | { type: "failed"; reason: string }
  | { type: "reply"; id: number; status: number; kind: string; text: string; name: string }
  | { type: "told"; number: number; text: string }
  | { type: "out"; number: number };

export type MindAsk = ({ type: "open" } & Opening) | { type: "ask"; id: number; question: string };
export type MindTell = { type: "ready" } | { type: "answer"; id: number; answer: string | undefined };
