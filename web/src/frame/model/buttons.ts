// Which choices are buttons of the decision bar, and which digit takes each. Nothing here knows the page.

import type { Choice } from "./board";

const MOST = 12;

export interface Offered {
  choice: Choice;
  digit: string;
}

/** With something picked: all that is left. Else those that do not live on the board, or all where none does. */
export function offered(
  legal: readonly Choice[], narrowed: readonly Choice[], picked: boolean, onBoard: (choice: Choice) => boolean,
): Choice[] {
  if (picked) return narrowed.slice();
  return legal.filter((choice) => !onBoard(choice));
}

export function fits(choices: readonly Choice[]): boolean {
  return choices.length <= MOST;
}

/** Numbers are taken by their own digit, anything else by its place. */
export function withDigits(choices: readonly Choice[]): Offered[] {
  const numbers = numbersOf(choices);
  return choices.map((choice, index) => {
    const digit = numbers ? numbers[index]! : index + 1;
    return { choice, digit: digit >= 0 && digit <= 9 ? String(digit) : "" };
  });
}

/** The numbers the choices stand for, where they differ in one number only. */
function numbersOf(choices: readonly Choice[]): number[] | null {
  if (choices.length < 2) return null;
  const names = new Set(choices.flatMap((choice) => Object.keys(choice.args)));
  const differing = [...names].filter((name) =>
    choices.some((choice) => String(choice.args[name]) !== String(choices[0]!.args[name])),
  );
  if (differing.length !== 1) return null;
  const numbers = choices.map((choice) => choice.args[differing[0]!]);
  return numbers.every((number) => typeof number === "number") ? (numbers as number[]) : null;
}
