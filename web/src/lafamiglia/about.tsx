// What the explanation cards say about places.

import { colourOf, wouldControl } from "./pack";
import type { Desk } from "./desk";
import { boatsOf, piecesOf } from "./lines";
import { reachOf } from "./reach";

export function AreaAbout({ id, desk }: { id: string; desk: Desk }) {
  const { table, pack } = desk;
  const board = table.view.value.board;
  const area = pack.area.get(id)!;
  const reach = reachOf(pack, board, id, (table.seat ?? 0) & 1);
  const names = (ids: readonly string[]) => ids.map((one) => table.name(one)).join(", ");
  const boats = reach.boats.filter((one) => !reach.land.includes(one));
  return (
    <>
      <p>{piecesOf(desk, id).join(" · ")}</p>
      <p class="lf-about-small">{table.say("lafamiglia-page-mandamento", { mandamento: area.mandamento })}</p>
      <p class="lf-about-small">{table.say("lafamiglia-page-near", { land: names(reach.land) })}</p>
      {reach.seas.length > 0 && <p class="lf-about-small">{table.say("lafamiglia-page-seas", { seas: names(reach.seas) })}</p>}
      {boats.length > 0 && <p class="lf-about-small">{table.say("lafamiglia-page-by-boat", { areas: names(boats) })}</p>}
    </>
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
  const next = wouldControl(pack, board, mandamento);
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
