// A fight over its area: the cards of both sides, face down and then turned together, what each side loses, who is left.

import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { classes } from "../../frame/model/table";
import { Chip } from "../art";
import { useDesk, type Desk } from "../desk";
import { Icon } from "../icons";
import { coveredBy } from "../over";
import { colourOf } from "../pack";
import { wide } from "../wide";
import { Card } from "./cards";
import { running, told, type Fight, type Side } from "./fights";
import "./fight.css";

const PLANNING = new Set(["planning", "ultima"]);

/** While it is told, the fight after what was told; else the one that runs, or the last one that is news until planning begins. */
function fightNow({ table, pack, since }: Desk): Fight | null {
  const { board, phase } = table.view.value;
  const { conflict } = board.outlook;
  const journal = table.journal.value;
  const event = table.playing.value;
  const now = conflict?.players.length
    ? running(conflict, pack.components.areas[conflict.area]!.id, colourOf(board, conflict.attacking), colourOf(board, conflict.defending))
    : null;
  if (event) {
    const fight = told(journal.filter(({ seq }) => seq === event.seq), now);
    return fight?.end && event.message === "lafamiglia-event-resolve" ? null : fight;
  }
  if (now) return now;
  if (table.mode === "play" && PLANNING.has(phase)) return null;
  const last = journal.at(-1)?.seq ?? 0;
  const news = table.mode === "play" ? journal.filter(({ seq }) => seq > since.value) : journal.filter(({ seq }) => seq === last);
  const fight = told(news, null);
  return fight?.end ? fight : null;
}

/** When something is asked, of one that is over only the outcome stays; where the map is small, nothing. */
export function Duel() {
  const desk = useDesk();
  const { table } = desk;
  const closed = useSignal("");
  const text = useComputed(() => JSON.stringify(fightNow(desk))).value;
  const fight = JSON.parse(text) as Fight | null;
  const inTheWay = fight?.end && !wide.value && table.decision.value;
  if (!fight || !fight.area || closed.value === text || inTheWay || !worthSeeing(fight)) return null;
  return <DuelBox key={fight.area} fight={fight} onClose={() => (closed.value = text)} />;
}

/** Bonuses alone are no duel. */
function worthSeeing({ sides, end }: Fight): boolean {
  return end !== "" || sides.some(({ card, lost, fled, joined }) => card !== "" || lost + fled + joined > 0);
}

function DuelBox({ fight, onClose }: { fight: Fight; onClose: () => void }) {
  const { table } = useDesk();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => follow(box.current!, fight.area), [fight.area]);
  const { area, sides, turning, end, left } = fight;
  const [attack, defence] = sides;
  return (
    <div class={classes("lf-duel", { over: end !== "", past: end !== "" && table.decision.value !== null })} ref={box} role="group" aria-label={table.say("lafamiglia-page-conflict", { area })}>
      <div class="lf-duel-sides">
        <SideOf side={attack} turning={turning} />
        <Icon id="swords" size={20} />
        <SideOf side={defence} turning={turning} />
      </div>
      {end && (
        <p class="lf-duel-end" data-end={end}>
          {table.say("lafamiglia-page-duel-end", { what: end, side: end === "taken" ? attack.colour : defence.colour || "neutral", area, n: left })}
        </p>
      )}
      {end && <button class="quiet lf-duel-close" aria-label={table.say("page-close")} onClick={onClose}><Icon id="clear" size={12} /></button>}
    </div>
  );
}

function SideOf({ side, turning }: { side: Side; turning: boolean }) {
  const { table } = useDesk();
  const { colour, card, n, lost, fled, joined } = side;
  const own = card !== "" && card !== "down" && !turning && table.view.value.board.outlook.conflict !== null && !table.playing.value;
  const change = (what: string, count: number, sign: string) =>
    count > 0 && <li title={table.say("lafamiglia-page-duel-change", { what, n: count })} data-change={what}>
      <Icon id={{ lost: "skull", fled: "defect", joined: "recruit" }[what]!} size={14} /> {sign}{count}
      <span class="hidden-text">{table.say("lafamiglia-page-duel-change", { what, n: count })}</span>
    </li>;
  return (
    <div class="lf-duel-side" data-side={colour}>
      <Card colour={colour} card={card} own={own} turning={turning} />
      <p class="lf-duel-who">
        {colour && <Chip name={colour} size={20} />}
        {n !== null && <b>{n}</b>}
      </p>
      <ul class="lf-duel-changes">{change("lost", lost, "−")}{change("fled", fled, "−")}{change("joined", joined, "+")}</ul>
    </div>
  );
}

/** It stays over its area however the map is moved, and inside what is seen of the stage. */
function follow(box: HTMLElement, area: string): () => void {
  let frame = 0;
  const place = () => {
    if (!box.parentElement) return;
    const stage = box.parentElement.getBoundingClientRect();
    const ground = box.parentElement.querySelector(`[data-place="area-${area}"]`)?.getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = box;
    if (ground) {
      const x = ground.x + ground.width / 2 - stage.x - wide / 2;
      const above = ground.y - stage.y - high - 6;
      const y = above > 4 ? above : ground.bottom - stage.y + 6;
      box.style.left = `${Math.max(4, Math.min(x, stage.width - wide - 4))}px`;
      box.style.top = `${Math.max(4, Math.min(y, stage.height - coveredBy(box.closest<HTMLElement>(".lf")) - high - 4))}px`;
    }
    frame = requestAnimationFrame(place);
  };
  place();
  return () => cancelAnimationFrame(frame);
}
