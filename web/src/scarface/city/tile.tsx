// A neighbourhood tile: day side on paper, night side on ink; who controls it, what it needs, pays, holds.

import type { ScarfaceTile } from "../../api/messages";
import { Emblem, Icon, Said } from "../icons";
import { thing, worded } from "../things";
import { found, type ScarfaceTable } from "../types";
import { lines } from "../phrases";
import { ownerName, tileWords, variant } from "../words";

export function Tile({ table, tile }: { table: ScarfaceTable; tile: ScarfaceTile }) {
  const id = tile.tile;
  const record = found(table.components, "tile", id)!;
  const face = record[tile.night ? "night" : "day"];
  return (
    <div class={`tile is-${tile.night ? "night" : "day"} is-${tile.control ?? "nobody"}`}>
      <div
        {...worded(thing(table, "tile", id, {
          key: `tile-${id}`,
          label: tileWords(table, tile),
          names: [id],
          rule: tile.control ? "SF-83" : "SF-94",
          class: "tile-face",
          about: () => <TileAbout table={table} tile={tile} />,
          of: record,
        }))}
      >
        <Said words={tileWords(table, tile)} />
        <span class="tile-name" aria-hidden="true">
          {tile.control && <Emblem side={tile.control} />}
          <span>{table.name(id)}</span>
          {tile.night && <Icon is="night" class="tile-side" />}
        </span>
        <span class="tile-trade" aria-hidden="true">
          <span class="tile-need">
            {Array.from({ length: face.alcohol }, (_, n) => <Icon key={`a${n}`} is="alcohol" />)}
            {Array.from({ length: face.guns }, (_, n) => <Icon key={`g${n}`} is="gun" />)}
          </span>
          <b class="tile-profit">{table.say("scarface-board-money", { n: tile.profit })}</b>
          <span class="tile-defence"><Icon is="defence" /><b>{tile.defence}</b></span>
        </span>
      </div>
      <div class="tile-stock">
        <Markers table={table} tile={tile} slots={record.slots} />
        <Goods table={table} place={id} alcohol={tile.alcohol} guns={tile.guns} />
      </div>
    </div>
  );
}

function TileAbout({ table, tile }: { table: ScarfaceTable; tile: ScarfaceTile }) {
  return (
    <>
      <p>{table.say("scarface-page-tile-now", { owner: ownerName(table, tile.control), profit: tile.profit, defence: tile.defence })}</p>
      {lines(table, "tile", tile.tile).map((line) => <p key={line}>{line}</p>)}
    </>
  );
}

function Markers({ table, tile, slots }: { table: ScarfaceTable; tile: ScarfaceTile; slots: number }) {
  return (
    <span class="tile-markers">
      {tile.markers.map((marker, place) => (
        <span
          key={place}
          {...thing(table, "marker", `${tile.tile}:${marker}`, {
            key: `marker-${tile.tile}-${place}`,
            label: table.name(marker),
            rule: "SF-92",
            class: "marker",
            about: () => table.say("scarface-page-business-about", { kind: variant(marker) }),
            of: table.components.business.find(({ id }) => id === marker),
          })}
        >
          <Icon is={marker} />
        </span>
      ))}
      {Array.from({ length: Math.max(0, slots - tile.markers.length) }, (_, n) => <i key={n} class="marker-slot" />)}
    </span>
  );
}

/** Goods lying somewhere, kind by kind. */
export function Goods({ table, place, alcohol, guns }: { table: ScarfaceTable; place: string; alcohol: number; guns: number }) {
  const kinds = [["alcohol", alcohol], ["gun", guns]] as const;
  return (
    <span class="goods">
      {kinds.filter(([, n]) => n).map(([good, n]) => (
        <span
          key={good}
          {...thing(table, "good", `${place}:${good}`, {
            key: `good-${place}-${good}`,
            label: table.say("scarface-page-goods", { good: table.name(good), n }),
            rule: "SF-89",
            class: `good is-${good}`,
            about: () => table.say("scarface-page-good-about", { kind: variant(good) }),
          })}
        >
          <Icon is={good} />
          <b>{n}</b>
        </span>
      ))}
    </span>
  );
}
