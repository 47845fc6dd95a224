// Who keeps the tables: a server, or a worker of this page. Nothing else in the page knows which.

import type { ComponentType } from "preact";
import type { TableInfo } from "./messages";

export interface Socket {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  /** It cannot get lost on the way: an answer may take as long as it takes. */
  readonly sure?: boolean;
}

export type Dial = (seq: number) => Socket;

export interface Host {
  /** Nobody else comes: the tables are kept in this page. */
  readonly here: boolean;
  fetch(path: string, options: RequestInit): Promise<Response>;
  dial(table: string, seat: number | null): Dial;
  /** Calls back whenever it becomes my turn somewhere, until it is told to stop. */
  turns(again: () => void): () => void;
  /** What the host itself has to say, above every page. */
  Banner: ComponentType;
  /** What there is to set about it. */
  Settings: ComponentType;
  /** Beside a table in a list: a way to be rid of it, where that is for me to say. */
  Forget: ComponentType<{ table: TableInfo; onGone: () => void }>;
}
