// The end of Famiglia: where the points come from, family by family.

import { FAMILIES } from "./cards";
import type { FamigliaTable } from "./types";

export function Result({ table }: { table: FamigliaTable }) {
  const { scores } = table.view.value.board.outlook;
  const players = table.players.value;
  return (
    <table class="famiglia-result">
      <thead><tr><td />{scores.map((_, seat) => <th key={seat} scope="col">{players[seat]}</th>)}</tr></thead>
      <tbody>
        {Object.values(FAMILIES).map((family, place) => (
          <tr key={family}><th scope="row">{table.name(family)}</th>{scores.map(({ families }, seat) => <td key={seat}>{families[place]}</td>)}</tr>
        ))}
        <tr class="is-total"><th scope="row">{table.say("famiglia-page-score")}</th>{scores.map(({ total }, seat) => <td key={seat}>{total}</td>)}</tr>
      </tbody>
    </table>
  );
}
