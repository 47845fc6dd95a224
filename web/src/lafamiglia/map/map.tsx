// The map of Sicily, layer by layer: seas, land, borders, what is looked at, pieces, names, what happens.

import { useComputed, useSignalEffect } from "@preact/signals";
import { AreaName, AreaShape, AreaStack } from "./area";
import { BROWN, sized } from "../art";
import { Control } from "./control";
import { useDesk } from "../desk";
import { Glow, Ways } from "./glow";
import { Happening, pointsOf } from "../reading/happening";
import { Front, Holding } from "./holdings";
import { LatestShapes, LatestSigns } from "./latest";
import { Looked } from "./looked";
import { PanZoom } from "./panzoom";
import { SeaBoats, SeaShape } from "./sea";
import { Pens, SketchLayer } from "./sketch";

export function SicilyMap() {
  const { table, pack, geometry, camera, sketching } = useDesk();
  const { areas, seas, mandamenti } = pack.components;
  const follow = table.setting("follow", true);
  useSignalEffect(() => {
    const event = table.playing.value;
    if (event && follow.value) camera.value?.go(pointsOf(pack, event));
  });
  const asking = useComputed(() => table.narrowed.value.some(({ args }) => "area" in args || "sea" in args));
  return (
    <PanZoom
      class={asking.value ? "lf-map is-asking" : "lf-map"} box={geometry.box} label={table.say("lafamiglia-page-map")}
      onCamera={(made) => (camera.value = made)}
    >
      <rect class="lf-sea-all" x="-2000" y="-2000" width="6000" height="6000" />
      {seas.map((sea) => <SeaShape key={sea.id} id={sea.id} />)}
      <path class="lf-sea-borders" d={geometry.seaBorders} />
      <SeaNames />
      <path class="lf-shallows" d={geometry.coast} />
      <path class="lf-coast" d={geometry.coast} />
      {areas.map((area, number) => <AreaShape key={area.id} id={area.id} number={number} />)}
      {areas.map((area, number) => <Holding key={area.id} id={area.id} number={number} />)}
      <path class="lf-borders" d={geometry.borders} stroke={BROWN} />
      <Front />
      <LatestShapes />
      <Glow />
      <Looked />
      <Ways />
      {mandamenti.map((one) => <Control key={one.id} id={one.id} />)}
      {areas.map((area, number) => <AreaStack key={area.id} id={area.id} number={number} />)}
      {seas.map((sea, number) => <SeaBoats key={sea.id} id={sea.id} number={number} />)}
      {table.sketches.value.length > 0 && <SketchLayer />}
      {areas.map(({ id }) => <AreaName key={id} id={id} />)}
      <LatestSigns />
      <Happening />
      {sketching.value !== null && <Pens />}
    </PanZoom>
  );
}

function SeaNames() {
  const { table, pack, geometry } = useDesk();
  return (
    <g class="lf-sea-name" aria-hidden="true">
      {pack.components.seas.map(({ id }) => <g key={id} style={sized(geometry.seaNames.get(id)!)}><text y="4">{table.name(id)}</text></g>)}
    </g>
  );
}
