// What the explanation cards say about places.

import { colourOf } from "../pack";
import type { Desk } from "../desk";
import { boatsOf } from "./lines";
import { reachOf } from "../map/reach";

/** Its neighbours are shown on the map while the card is open. */
export function AreaAbout({ id, desk }: { id: string; desk: Desk }) {
  const { table, pack } = desk;
  const { mandamento } = pack.area.get(id)!;
  const reach = reachOf(pack, table.view.value.board, id, table.seat ?? 0);
  const boats = reach.boats.filter((one) => !reach.land.includes(one)).map((one) => table.name(one));
  return (
    <>
      <p class="lf-about-small">{table.say("lafamiglia-page-mandamento", { mandamento })}</p>
      {boats.length > 0 && <p class="lf-about-small">{table.say("lafamiglia-page-by-boat", { areas: boats.join(", ") })}</p>}
      <Chances id={id} desk={desk} />
    </>
  );
}

/** What an attack on this area would meet, where a target is asked for. */
function Chances({ id, desk: { table } }: { id: string; desk: Desk }) {
  const target = table.view.value.board.outlook.targets.find(({ area }) => area === id);
  if (!target) return null;
  const { attack, defence, left } = target;
  return (
    <p>
      {table.say("lafamiglia-page-bonuses", { attack, defence })}. {table.say("lafamiglia-page-after-bonuses", { n: left })}
    </p>
  );
}

export function SeaAbout({ id, desk }: { id: string; desk: Desk }) {
  const { table, pack } = desk;
  const sea = pack.sea.get(id)!;
  const boats = boatsOf(desk, id);
  return (
    <>
      <p>{boats.length ? boats.join(" · ") : table.say("lafamiglia-page-no-boats")}</p>
      <p class="lf-about-small">{table.say("lafamiglia-page-coast", { areas: sea.coast.map((one) => table.name(one)).join(", ") })}</p>
      <p class="lf-about-small">{table.say("lafamiglia-page-seas-near", { seas: sea.adjacent.map((one) => table.name(one)).join(", ") })}</p>
    </>
  );
}

export function MandamentoAbout({ id, desk }: { id: string; desk: Desk }) {
  const { table, pack } = desk;
  const board = table.view.value.board;
  const mandamento = pack.mandamento.get(id)!;
  const now = board.control[pack.components.mandamenti.indexOf(mandamento)]!;
  const next = board.outlook.would_control[pack.components.mandamenti.indexOf(mandamento)]!;
  const nobody = table.say("lafamiglia-page-nobody");
  const who = (seat: number) => (seat < 0 ? nobody : table.name(colourOf(board, seat)));
  return (
    <>
      <p>{table.say("lafamiglia-page-controlled", { who: who(now) })}</p>
      {next !== now && board.round > 0 && <p>{table.say("lafamiglia-page-would-control", { who: who(next) })}</p>}
      <p class="lf-about-small">{mandamento.areas.map((area) => table.name(area)).join(", ")}</p>
      <p class="lf-about-small">{table.say("lafamiglia-page-about", { what: "control" })}</p>
    </>
  );
}
