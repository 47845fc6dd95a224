// In the decision bar, before its buttons: the orders at hand, what could go into a picked area, the rest, conflict cards.

import { useEffect } from "preact/hooks";
import { DeskContext, deskOf, useDesk } from "../desk";
import { FightCards } from "../fight/choosing";
import { hereOf, picks, take, waysTo } from "../going";
import { Hand } from "./hand";
import type { LaTable } from "../types";
import { wide } from "../wide";
import "./ask.css";

const FEW = 2;

export function Ask({ table }: { table: LaTable }) {
  return (
    <DeskContext.Provider value={deskOf(table)}>
      {!wide.value && <FightCards />}
      <Hand />
      <Here />
      <Rest />
    </DeskContext.Provider>
  );
}

/** An area was picked, and several things could go there. */
function Here() {
  const desk = useDesk();
  const { table } = desk;
  const area = hereOf(desk);
  useEffect(() => {
    const escape = ({ key }: KeyboardEvent) => key === "Escape" && (desk.here.value = null);
    addEventListener("keydown", escape);
    return () => removeEventListener("keydown", escape);
  }, [desk]);
  if (!area) return null;
  const ways = waysTo(desk, "area", area);
  const direct = ways.filter((way) => picks(way, "area", area));
  const what = direct.length === ways.length ? "other" : direct.length ? "both" : "order";
  return (
    <div class="choices lf-ask-here">
      <p>{table.say("lafamiglia-page-here", { area, what })}</p>
      {direct.map((way) => (
        <button key={way.kind} class="choice" data-way={way.kind} onClick={() => take(desk, way, area)}>{words(table, way.path.at(-1)![1])}</button>
      ))}
      <button class="quiet" data-unpick onClick={() => (desk.here.value = null)}>{table.say("page-unpick")}</button>
    </div>
  );
}

function words(table: LaTable, args: Record<string, unknown>): string {
  return table.doing({ action: -1, notation: "", args, declines: false });
}

/** What is placed one by one: all that is left to one place, where there are few such places or to the last one again. */
function Rest() {
  const { table } = useDesk();
  const { rest } = table.view.value.board.outlook;
  if (!rest?.ids.length || !table.decision.value) return null;
  const last = table.journal.value.at(-1)?.args;
  const again = String(last?.["cell"] ?? last?.["area"] ?? "");
  const ids = rest.ids.length <= FEW ? rest.ids : rest.ids.filter((id) => id === again);
  return (
    <div class="choices lf-rest">
      {ids.map((id, n) => <RestButton key={id} id={id} left={rest.left} digit={String(n + 1)} />)}
    </div>
  );
}

function RestButton({ id, left, digit }: { id: string; left: number; digit: string }) {
  const { table, pack } = useDesk();
  const choice = table.legal.value.find(({ args }) => args["cell"] === id || args["area"] === id);
  const cell = pack.cell.get(id);
  const place = cell ? `${table.name(cell.column, "column")} ∞` : id;
  if (!choice) return null;
  return (
    <button
      class="choice" data-rest={id} data-digit={digit} onClick={() => table.follow(Array<string>(left).fill(choice.notation))}
      onPointerEnter={() => table.point([choice])} onPointerLeave={() => table.point(null)}
    >
      <kbd aria-hidden="true">{digit}</kbd> {table.say("lafamiglia-page-rest", { place, n: left })}
    </button>
  );
}
