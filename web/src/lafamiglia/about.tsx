// What the explanation cards say about places.

import { colourOf, wouldControl } from "./pack";
import { kindOf, verb, type Desk } from "./desk";
import { nowOf } from "./flow";
import { attackBonus, defenceOf } from "./forecast";
import { boatsOf } from "./lines";
import { afterBonuses } from "./odds";
import { reachOf } from "./reach";

/** Its neighbours are shown on the map while the card is open. */
export function AreaAbout({ id, desk }: { id: string; desk: Desk }) {
  const { table, pack } = desk;
  const { mandamento } = pack.area.get(id)!;
  const reach = reachOf(pack, table.view.value.board, id, (table.seat ?? 0) & 1);
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
function Chances({ id, desk: { table, pack } }: { id: string; desk: Desk }) {
  const board = table.view.value.board;
  const target = pack.areaNumber.get(id)!;
  const { token, origin } = nowOf(pack, board);
  const holder = board.holder[target]!;
  const ways = table.matching({ area: id });
  if (kindOf(table) !== "move.target" || ways.length === 0 || !token || !origin || holder < 0 || holder === table.seat) return null;
  const byBoat = ways.every((choice) => verb(choice) === "move-target-boat");
  const car = !byBoat && board.cars[pack.areaNumber.get(origin)!]! > 0;
  const attack = attackBonus(pack, board, { seat: table.seat!, token, byBoat }, car);
  const defence = defenceOf(pack, board, target);
  const n = afterBonuses(board.soldiers[target]!, attack, defence);
  return (
    <p>
      {table.say("lafamiglia-page-bonuses", { attack, defence })}. {table.say("lafamiglia-page-after-bonuses", { n })}
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
