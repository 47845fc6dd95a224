// What an event of the journal looks like on the map, while the frame plays it.

import type { Told } from "../../api/messages";
import { Boat, sized, Soldiers } from "../art";
import { useDesk, type Desk } from "../desk";
import { arrow } from "../map/glow";
import { IconAt } from "../icons";
import { colourOf, type Pack } from "../pack";
import type { Point } from "../types";

const MOVES = new Set(["lafamiglia-event-move", "lafamiglia-event-incite", "lafamiglia-event-rally", "lafamiglia-event-bomb"]);
const CLASHES: Record<string, string> = {
  "lafamiglia-event-bonuses": "swords",
  "lafamiglia-event-knock-out": "swords",
  "lafamiglia-event-brute": "shotgun",
  "lafamiglia-event-lose": "skull",
  "lafamiglia-event-attackers-lost": "skull",
  "lafamiglia-event-coward": "defect",
  "lafamiglia-event-turncoat": "turncoat",
  "lafamiglia-event-traitor": "turncoat",
  "lafamiglia-event-lab-lost": "lab",
  "lafamiglia-event-lab": "lab",
  "lafamiglia-event-car": "car",
  "lafamiglia-event-place": "place",
  "lafamiglia-event-setup-soldier": "place",
};

const text = (event: Told, name: string) => (typeof event.args[name] === "string" ? (event.args[name] as string) : "");

function placesOf(pack: Pack, event: Told): string[] {
  const areas = ["origin", "source", "target", "area"].map((name) => text(event, name)).filter((id) => pack.area.has(id));
  return [...areas, ...(pack.mandamento.get(text(event, "mandamento"))?.areas ?? [])];
}

/** Where the camera should look. */
export function pointsOf(pack: Pack, event: Told): Point[] {
  const seas = ["sea", "target"].map((name) => pack.sea.get(text(event, name))?.label).filter((point) => point !== undefined);
  return [...placesOf(pack, event).map((id) => pack.area.get(id)!.label), ...seas];
}

export function Happening() {
  const desk = useDesk();
  const event = desk.table.playing.value;
  if (!event) return null;
  return <g class="lf-happening" aria-hidden="true" key={JSON.stringify(event)}>{drawn(desk, event)}</g>;
}

function drawn(desk: Desk, event: Told) {
  const { pack, geometry } = desk;
  const mandamento = pack.mandamento.get(text(event, "mandamento"));
  if (mandamento) return <Check desk={desk} event={event} />;
  if (MOVES.has(event.message)) return <Travel desk={desk} event={event} />;
  if (event.message === "lafamiglia-event-boat-move") return <Sailing desk={desk} event={event} />;
  const area = text(event, "area");
  const icon = CLASHES[event.message];
  return (
    <>
      {placesOf(pack, event).map((id) => <path key={id} class="lf-named" d={geometry.outline.get(id)} />)}
      {icon && geometry.spots.has(area) && <Clash at={geometry.spots.get(area)!.at} icon={icon} />}
    </>
  );
}

function Travel({ desk: { table, geometry }, event }: { desk: Desk; event: Told }) {
  const from = text(event, "origin") || text(event, "source");
  const to = text(event, "target") || text(event, "area");
  const [start, end] = [geometry.spots.get(from)?.at, geometry.spots.get(to)?.at];
  if (!start || !end) return null;
  const board = table.view.value.board;
  const bomb = event.message === "lafamiglia-event-bomb";
  const side = event.message === "lafamiglia-event-incite" ? "neutral" : colourOf(board, Number(event.args["seat"]));
  return (
    <>
      <path class="lf-way" d={arrow(start, end)} marker-end="url(#lf-tip)" />
      <g class="lf-travel" style={{ "--from": `translate(${start[0]}px, ${start[1]}px)`, "--to": `translate(${end[0]}px, ${end[1]}px)` }}>
        {bomb ? <Clash at={[0, 0]} icon="bomb" /> : <g style={sized([0, 0])}><Soldiers name={side} count={Number(event.args["n"] ?? 1)} /></g>}
      </g>
    </>
  );
}

function Sailing({ desk: { table, pack }, event }: { desk: Desk; event: Told }) {
  const [start, end] = [pack.sea.get(text(event, "sea"))?.boats[0], pack.sea.get(text(event, "target"))?.boats[0]];
  if (!start || !end) return null;
  return (
    <g class="lf-travel" style={{ "--from": `translate(${start[0]}px, ${start[1]}px)`, "--to": `translate(${end[0]}px, ${end[1]}px)` }}>
      <g style={sized([0, 0])}><Boat name={colourOf(table.view.value.board, Number(event.args["seat"]))} /></g>
    </g>
  );
}

function Clash({ at, icon }: { at: Point; icon: string }) {
  return (
    <g style={sized(at)}>
      <g class="lf-clash">
        <circle r="26" />
        <IconAt id={icon} x={0} y={0} size={30} fill="var(--paper)" />
      </g>
    </g>
  );
}

/** A mandamento in the check: its areas, its circle, and who has it now. */
function Check({ desk: { table, pack, geometry }, event }: { desk: Desk; event: Told }) {
  const mandamento = pack.mandamento.get(text(event, "mandamento"))!;
  const board = table.view.value.board;
  const lost = event.message === "lafamiglia-event-control-lost";
  return (
    <>
      {mandamento.areas.map((id) => <path key={id} class="lf-named" d={geometry.outline.get(id)} />)}
      <g style={sized(mandamento.control)}>
        <circle class="lf-ring" r="18" />
        <g class={lost ? "lf-fade" : "lf-arrive"}><circle r="15" fill={`url(#lf-fill-${colourOf(board, Number(event.args["seat"]))})`} /></g>
      </g>
    </>
  );
}
