// A board without a server: steps through the views that `python web/dev/views.py <game>` has written.

import { computed, signal } from "@preact/signals";
import { render } from "preact";
import type { TableInfo, Told, View } from "../src/api/messages";
import type { BoardModule } from "../src/frame/model/board";
import { makeTable } from "../src/frame/model/table";
import { needTexts } from "../src/i18n/texts";
import { DecisionBar } from "../src/frame/asking/decision";
import { TipCard } from "../src/frame/tipcard";
import "../src/parts/theme.css";
import "../src/parts/base.css";
import "../src/frame/frame.css";

interface Dump { components: unknown; info: TableInfo; moments: { view: View; events: Told[] }[] }

const boards = import.meta.glob<{ default: BoardModule }>("../src/*/board.tsx");
const wish = new URLSearchParams(location.search);
const game = wish.get("game") ?? "famiglia";
const move = signal(Number(wish.get("move") ?? 0));

async function main(): Promise<void> {
  const dump = (await (await fetch(`/dev/views/${game}.json`)).json()) as Dump;
  await needTexts(game);
  const module = (await boards[`../src/${game}/board.tsx`]!()).default;
  const view = signal(dump.moments[move.value]!.view);
  const go = (by: number) => {
    move.value = Math.max(0, Math.min(dump.moments.length - 1, move.value + by));
    view.value = dump.moments[move.value]!.view;
    history.replaceState(null, "", `?game=${game}&move=${move.value}`);
  };
  const table = makeTable({
    mode: "play",
    seat: view.value.seat,
    components: dump.components,
    info: signal(dump.info),
    players: signal(dump.info.seats.map((seat) => seat.name)),
    view,
    playing: signal(null),
    journal: computed(() => dump.moments.slice(0, move.value + 1).flatMap((moment) => moment.events)),
    teller: module.teller(dump.components),
    ready: signal(true),
    sketches: signal([]),
    play: (action) => (console.info("play", action), go(1)),
    why: async () => ({ message: "error-not-your-turn", args: { seat: 0 }, rule: "F-8", game }),
    sketch: (text) => console.info("sketch", text),
  });
  render(
    <main class="table-page">
      <nav><button onClick={() => go(-1)}>-</button> {move} <button onClick={() => go(1)}>+</button></nav>
      <div class="board"><module.Board table={table} /></div>
      <DecisionBar table={table} module={module} />
      <TipCard />
    </main>,
    document.body,
  );
}

void main();
