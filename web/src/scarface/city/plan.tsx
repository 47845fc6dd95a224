// The city: seven districts by the lake, drawn as a plan; on them tiles, pieces and police.

import { useComputed } from "@preact/signals";
import { Emblem, Icon } from "../icons";
import { thing } from "../things";
import { Tile } from "./tile";
import type { ScarfaceGang } from "../../api/messages";
import { DISTRICTS, found, gangs, inCompany, type ScarfaceTable } from "../types";
import { districtWords, neighbours, sideName } from "../words";

interface Plot {
  /** Its outline on a field of 100 by 100, stretched over the plan. */
  outline: string;
  /** Left, top, width and height of what lies in it. */
  box: [number, number, number, number];
  tall?: boolean;
}

const PLOTS: Record<string, Plot> = {
  far_north: { outline: "M10 1.200 83.500 1.200 86.500 18.400 1.500 18.400 1.500 8Z", box: [3, 1.6, 81, 16.6] },
  north: { outline: "M30 19.400 86.700 19.400 90 38.800 30 38.800Z", box: [31, 19.8, 55.5, 18.8] },
  west: { outline: "M1.500 19.400 29 19.400 29 60.200 1.500 60.200Z", box: [2.3, 19.8, 26, 40], tall: true },
  central: { outline: "M30 39.800 90.200 39.800 91.400 44 88.600 50 89.200 60.200 30 60.200Z", box: [31, 40.2, 57.2, 19.8] },
  south: { outline: "M30 61.200 89.300 61.200 92.500 79.400 30 79.400Z", box: [31, 61.6, 58, 17.6] },
  southwest: { outline: "M1.500 61.200 29 61.200 29 98.800 8 98.800 1.500 91Z", box: [2.3, 61.6, 26, 36.8], tall: true },
  far_south: { outline: "M30 80.400 92.700 80.400 96.500 98.800 30 98.800Z", box: [31, 80.8, 61, 17.6] },
};
const SHORE = "M83.500 0 86.600 19 90 39 91.800 44 89.200 50 89.600 61 92.800 80 97.300 100 100 100 100 0Z";
const RIVER = "M91 44.500C80 44 70 42 64 39.300S48 30 29.500 28 11 12 5 0M29.500 60.700C45 58 62 52 68 41M29.500 60.700C20 66 10 76 0 80";

export function CityPlan({ table }: { table: ScarfaceTable }) {
  return (
    <div class="city" role="group" aria-label={table.say("scarface-board-city")}>
      <svg class="plan" viewBox="0 0 100 100" preserveAspectRatio="none">
        <defs>
          <pattern id="sf-blocks" width="2.400" height="1.900" patternUnits="userSpaceOnUse">
            <path d="M0 0H2.400M0 0V1.900" class="plan-blocks" />
          </pattern>
          <pattern id="sf-waves" width="3" height="1.600" patternUnits="userSpaceOnUse">
            <path d="M0 .8Q.75 .2 1.500 .8T3 .8" class="plan-waves" />
          </pattern>
        </defs>
        <path class="plan-lake" d={SHORE} />
        <path d={SHORE} fill="url(#sf-waves)" />
        {DISTRICTS.map((id) => <Ground key={id} table={table} id={id} />)}
        <path class="plan-river" d={RIVER} />
      </svg>
      <span class="lake-name" aria-hidden="true">{table.say("scarface-page-lake")}</span>
      {DISTRICTS.map((id, place) => <District key={id} table={table} id={id} place={place} />)}
    </div>
  );
}

function Ground({ table, id }: { table: ScarfaceTable; id: string }) {
  const { outline } = PLOTS[id]!;
  const props = thing(table, "district", id, {
    key: `district-${id}`,
    label: table.name(id),
    names: [id],
    rule: "SF-74",
    class: "ground",
    about: () => <DistrictAbout table={table} id={id} />,
    of: found(table.components, "district", id),
  });
  return (
    <>
      <path d={outline} {...props} />
      <path d={outline} fill="url(#sf-blocks)" class="ground-blocks" />
    </>
  );
}

function DistrictAbout({ table, id }: { table: ScarfaceTable; id: string }) {
  return (
    <>
      {districtWords(table, id).map((line) => <p key={line}>{line}</p>)}
      <p>{table.say("scarface-page-neighbours", { names: neighbours(table, id) })}</p>
    </>
  );
}

function District({ table, id, place }: { table: ScarfaceTable; id: string; place: number }) {
  const { box: [left, top, width, height], tall } = PLOTS[id]!;
  const tiles = useComputed(() => table.view.value.board.tiles.filter((tile) => tile.district === id));
  const slots = found(table.components, "district", id)!.slots;
  const empty = Math.max(0, slots - tiles.value.length);
  return (
    <div
      class={`district${tall ? " is-tall" : ""}`}
      style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
    >
      <Head table={table} id={id} place={place} />
      <div class={`district-tiles has-${slots}`}>
        {tiles.value.map((tile) => <Tile key={tile.tile} table={table} tile={tile} />)}
        {Array.from({ length: empty }, (_, n) => <span key={n} class="tile-slot" />)}
      </div>
    </div>
  );
}

function Head({ table, id, place }: { table: ScarfaceTable; id: string; place: number }) {
  const board = table.view.value.board;
  const number = board.tokens[place]!;
  return (
    <div class="district-head">
      {number > 0 && <span class="district-number" title={table.say("scarface-page-number", { n: number })}>{number}</span>}
      <span class="district-name">{table.name(id)}</span>
      {board.henchman.here === id && (
        <span {...table.piece({ key: "token", label: table.say("scarface-page-token"), rule: "SF-126", names: [id], class: "his-token", about: () => table.say("scarface-page-token-about") })}>
          <Emblem side="henchman" />
        </span>
      )}
      {board.police[place]! > 0 && (
        <span {...thing(table, "police", id, { key: `police-${id}`, label: table.say("scarface-page-police"), names: [id], rule: "SF-77", class: "police", about: () => table.say("scarface-page-police-about") })}>
          <Icon is="police" />
        </span>
      )}
      <span class="district-pieces">
        {gangs(board).map((gang) => <Pieces key={gang.side} table={table} id={id} place={place} gang={gang} />)}
      </span>
    </div>
  );
}

const STREET = ["thug", "car", "truck"] as const;

function Pieces({ table, id, place, gang }: { table: ScarfaceTable; id: string; place: number; gang: ScarfaceGang }) {
  const { side } = gang;
  const { board } = table.view.value;
  const counts = { thug: gang.streets[place]!, car: gang.cars[place]!, truck: gang.trucks[place]! };
  const standing = STREET.filter((what) => counts[what]);
  if (!standing.length) return null;
  return (
    <span class={`street-gang is-${side}`}>
      {inCompany(board) && <Emblem side={side} />}
      {standing.map((what) => {
        const spec = {
          key: `${side}-${what}-${id}`,
          label: table.say("scarface-page-piece", { what: table.name(what), n: counts[what], who: sideName(table, side), where: table.name(id) }),
          names: [id],
          rule: what === "thug" ? "SF-75" : side === "henchman" ? "SF-134" : "SF-76",
          class: `street-piece is-${side}`,
          about: () => <PieceAbout table={table} what={what} side={side} />,
        };
        const props = side === board.human.side ? thing(table, what, id, spec) : table.piece(spec);
        return (
          <span key={what} {...props}>
            <Icon is={what} />
            {counts[what] > 1 && <b>{counts[what]}</b>}
          </span>
        );
      })}
    </span>
  );
}

function PieceAbout({ table, what, side }: { table: ScarfaceTable; what: "thug" | "car" | "truck"; side: string }) {
  if (what === "thug") return <>{table.say("scarface-page-thug-about")}</>;
  if (side === "henchman") return <>{table.say("scarface-page-his-vehicle-about")}</>;
  return <>{table.say(what === "car" ? "scarface-page-car-about" : "scarface-page-truck-about")}</>;
}
