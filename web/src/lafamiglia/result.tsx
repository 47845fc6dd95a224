// The end of the game: mandamenti of each player and team.

import { Chip } from "./art";
import { colourOf, packOf } from "./pack";
import type { LaTable } from "./types";

export function Result({ table }: { table: LaTable }) {
  const { board } = table.view.value;
  const { teamOf } = packOf(table.components);
  const seats = [...board.players.keys()];
  const teams = [0, 1].map((team) => seats.filter((seat) => teamOf(seat) === team));
  const controls = (seat: number) => board.control.filter((owner) => owner === seat).length;
  return (
    <ul class="lf-result">
      {teams.map((team) => (
        <li key={team[0]}>
          <b>{table.say("lafamiglia-board-controls", { count: team.reduce((sum, seat) => sum + controls(seat), 0) })}</b>
          {team.map((seat) => (
            <span key={seat} class="lf-result-player">
              <Chip name={colourOf(board, seat)} size={26} /> {table.players.value[seat]} · {controls(seat)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
