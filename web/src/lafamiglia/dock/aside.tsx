// What an encounter is decided with: my conflict cards, how a conflict can end, the queue of orders. Beside the map on top of
// the dock, else in the decision bar.

import { useComputed } from "@preact/signals";
import { Chip } from "../art";
import type { LafamigliaForecast, LafamigliaProspect } from "../../api/messages";
import { DeskContext, deskOf, useDesk, verb } from "../desk";
import { Icon } from "../icons";
import { colourOf } from "../pack";
import { FightCards } from "../fight/choosing";
import { Queue } from "./queue";
import type { LaTable } from "../types";
import { wide } from "../wide";

export function Aside({ table }: { table: LaTable }) {
  if (wide.value) return null;
  return (
    <DeskContext.Provider value={deskOf(table)}>
      <div class="lf-aside">
        <Conflict />
        <Queue />
      </div>
    </DeskContext.Provider>
  );
}

export function Encounter() {
  return (
    <div class="lf-encounter">
      <FightCards />
      <Conflict />
      <Queue />
    </div>
  );
}

function Conflict() {
  const { table, pack } = useDesk();
  const text = useComputed(() => JSON.stringify(table.view.value.board.outlook.conflict)).value;
  const forecast = JSON.parse(text) as LafamigliaForecast | null;
  if (!forecast || table.playing.value) return null; // what is told now may have decided it
  const onCards = table.legal.value.some((choice) => verb(choice) === "fight-card");
  const board = table.view.peek().board;
  const { attacking, defending, attackers, defenders, attack, defence, area } = forecast;
  return (
    <section class="lf-conflict" aria-label={table.say("lafamiglia-page-conflict", { area: pack.components.areas[area]!.id })}>
      <p class="lf-sides">
        <Chip name={colourOf(board, attacking)} size={24} /> <b>{attackers}</b>
        <Icon id="swords" size={18} />
        <b>{defenders}</b> <Chip name={colourOf(board, defending)} size={24} />
        <span class="lf-bonuses">{table.say("lafamiglia-page-bonuses", { attack, defence })}</span>
      </p>
      <Cards />
      {!onCards && (
        <table class="lf-odds">
          <tbody>{forecast.rows.map((row) => <OddsRow key={row.what + row.n} row={row} holds={forecast.players[1] === table.seat} />)}</tbody>
        </table>
      )}
    </section>
  );
}

/** The own card that lies face down. */
function Cards() {
  const { table } = useDesk();
  const { cards, answered } = table.view.value.board;
  const card = [...cards, ...answered].find((one) => one);
  return card ? <p class="lf-own-card">{table.say("lafamiglia-board-card", { card })}</p> : null;
}

/** `holds`: I am attacked. */
function OddsRow({ row: { what, n, odds }, holds }: { row: LafamigliaProspect; holds: boolean }) {
  const { table } = useDesk();
  const part = (count: number) => Math.round((100 * count) / odds.ways);
  const shares = { taken: part(odds.taken), empty: part(odds.empty), held: part(odds.held) };
  const said = table.say("lafamiglia-page-odds", { ...shares, ways: odds.ways });
  return (
    <tr>
      <th>{table.name(what) === what ? table.say("lafamiglia-page-odds-of", { what, n }) : table.name(what)}</th>
      <td>
        <span class="lf-bar" role="img" aria-label={said} title={said}>
          <i class="is-taken" style={{ flexGrow: odds.taken }} />
          <i class="is-empty" style={{ flexGrow: odds.empty }} />
          <i class="is-held" style={{ flexGrow: odds.held }} />
        </span>
      </td>
      <td class="lf-share">{holds ? table.say("lafamiglia-page-odds-held", { held: shares.held }) : table.say("lafamiglia-page-odds-taken", { taken: shares.taken })}</td>
      <td class="lf-left">{odds.attackers.toFixed(1)} : {odds.defenders.toFixed(1)}</td>
    </tr>
  );
}
