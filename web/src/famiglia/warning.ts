// What a click that passes would mean, said before it is made. The engine knows it: `outlook.passing`.

import type { Choice } from "../frame/model/board";
import type { FamigliaTable } from "./types";

function passingOf(table: FamigliaTable, action: number) {
  return table.view.value.board.outlook.passing.find((passing) => passing.action === action);
}

/** What is said of an action after which I have passed. */
function passWords(table: FamigliaTable, action: number, forced: boolean): string | undefined {
  const passing = passingOf(table, action);
  const me = table.seat;
  if (!passing || me === null) return undefined;
  const { scores, standing } = table.view.value.board.outlook;
  const outcome = standing[me] === 1 ? "won" : standing[me] === 0 ? "lost" : "draw";
  const numbers = { mine: scores[me]!.total, theirs: scores[1 - me]!.total, rival: table.players.value[1 - me], outcome };
  if (passing.ends) return table.say(forced ? "famiglia-page-pass-forced-ends" : "famiglia-page-pass-ends", numbers);
  return table.say(forced ? "famiglia-page-pass-forced" : "famiglia-page-pass-open", numbers);
}

/** Whether I would win if the game ended now. */
export function winning(table: FamigliaTable): boolean {
  return table.seat !== null && table.view.value.board.outlook.standing[table.seat] === 1;
}

/** For a choice that passes and so may lose the game: it is asked twice. */
export function warning(choice: Choice, table: FamigliaTable): string | undefined {
  if (table.seat === null || winning(table)) return undefined;
  return passWords(table, choice.action, choice.args["verb"] !== "pass");
}

/** For the decision bar: what declining means, or whatever is chosen, where that is a forced pass or the last one. */
export function passNote(table: FamigliaTable): string | undefined {
  const { decline } = table.view.value.board.outlook;
  const legal = table.legal.value;
  const always = legal.every(({ action }) => passingOf(table, action)) ? legal[0] : undefined;
  const choice = legal.find(({ action }) => action === decline) ?? always;
  if (!choice) return undefined;
  const forced = choice.args["verb"] !== "pass";
  return forced || passingOf(table, choice.action)?.ends ? passWords(table, choice.action, forced) : undefined;
}
