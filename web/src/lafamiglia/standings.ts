// Who is ahead in La Famiglia: the mandamenti of each team, now and if they were checked now.

import type { Standing } from "../frame/model/board";
import { packOf } from "./pack";
import type { LaTable } from "./types";

export function standings(table: LaTable): Standing[] {
  const { returns, board: { control, outlook, players } } = table.view.value;
  const { teamOf } = packOf(table.components);
  if (players.some(({ colour }) => !colour)) return [];
  const count = (owners: readonly number[], team: number) => owners.filter((seat) => seat >= 0 && teamOf(seat) === team).length;
  return [0, 1].map((team) => {
    const seats = players.flatMap((_, seat) => (teamOf(seat) === team ? [seat] : []));
    return {
      key: String(team),
      name: table.say("lafamiglia-page-team", { team: `team_${team}` }),
      seats,
      mine: table.seat !== null && seats.includes(table.seat),
      ahead: count(outlook.would_control, team) > count(outlook.would_control, 1 - team),
      figures: [
        { key: "control", label: table.say("lafamiglia-page-mandamenti", { n: count(control, team) }), value: count(control, team) },
        ...(returns ? [] : [{ key: "coming", label: table.say("lafamiglia-page-at-check"), value: count(outlook.would_control, team) }]),
      ],
    };
  });
}

/** Why the game was won, once it is over by its rules. */
export function verdict(table: LaTable): string | null {
  const { decided } = table.view.value.board.outlook;
  return decided ? table.say("lafamiglia-page-decided", { rule: decided }) : null;
}
