// The server that this page came from.

import type { Host, Socket } from "./host";

const scheme = () => (location.protocol === "https:" ? "wss" : "ws");

export const host: Host = {
  here: false,
  fetch: (path, options) => fetch(path, options),
  dial: (table, seat) => (seq) => {
    const wish = new URLSearchParams(seat === null ? { seq: String(seq) } : { seat: String(seat), seq: String(seq) });
    return new WebSocket(`${scheme()}://${location.host}/api/tables/${table}/live?${wish}`) as unknown as Socket;
  },
  turns: (again) => {
    const turns = new EventSource("/api/turns");
    turns.onmessage = again;
    return () => turns.close();
  },
  Banner: () => null,
  Settings: () => null,
  Forget: () => null,
};
