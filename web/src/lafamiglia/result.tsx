// The end of the game: mandamenti of each player and team.

import { Chip } from "./art";
import { colourOf } from "./pack";
import type { LaTable } from "./types";

export function Result({ table }: { table: LaTable }) {
  const { board } = table.view.value;
  const controls = (seat: number) => board.control.filter((owner) => owner === seat).length;
  return (
    <ul class="lf-result">
      {[[0, 2], [1, 3]].map((team) => (
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
