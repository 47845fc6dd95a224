// Which choices are buttons of the decision bar, in which order, and which digit takes each. Nothing here knows the page.

import type { Choice } from "./board";

const MOST = 12;

export interface Offered {
  choice: Choice;
  digit: string;
}

/** With something picked: all that is left. Else those that are drawn nowhere else, or all where none is. */
export function offered(
  legal: readonly Choice[], narrowed: readonly Choice[], picked: boolean, drawn: (choice: Choice) => boolean,
): Choice[] {
  return inOrder(picked ? narrowed : legal.filter((choice) => !drawn(choice)));
}

export function fits(choices: readonly Choice[]): boolean {
  return choices.length <= MOST;
}

/** Numbers in ascending order; what declines stands last. */
export function inOrder(choices: readonly Choice[]): Choice[] {
  const numbers = numbersOf(choices);
  const acting = choices.filter((choice) => !choice.declines);
  if (numbers) acting.sort((one, other) => numbers.get(one)! - numbers.get(other)!);
  return [...acting, ...choices.filter((choice) => choice.declines)];
}

/** Numbers are taken by their own digit, anything else by its place; 0 declines. */
export function withDigits(choices: readonly Choice[]): Offered[] {
  const numbers = numbersOf(choices);
  const acting = choices.filter((choice) => !choice.declines);
  const refused = choices.find((choice) => choice.declines);
  return choices.map((choice) => {
    const place = choice.declines ? (choice === refused ? 0 : 10) : acting.indexOf(choice) + 1;
    const digit = numbers?.get(choice) ?? place;
    return { choice, digit: digit >= 0 && digit <= 9 ? String(digit) : "" };
  });
}

/** The numbers the choices stand for, where they differ in one number only. */
export function numbersOf(choices: readonly Choice[]): Map<Choice, number> | null {
  if (choices.length < 2) return null;
  const names = new Set(choices.flatMap((choice) => Object.keys(choice.args)));
  const differing = [...names].filter((name) =>
    choices.some((choice) => String(choice.args[name]) !== String(choices[0]!.args[name])),
  );
  const numbers = choices.map((choice) => choice.args[differing[0]!]);
  if (differing.length !== 1 || !numbers.every((number) => typeof number === "number")) return null;
  return new Map(choices.map((choice, index) => [choice, numbers[index] as number]));
}

/** Whether it is worth counting: there are several amounts. */
export function countable(choices: readonly Choice[]): boolean {
  return numbersOf(choices) !== null && choices.filter((choice) => !choice.declines).length > 1;
}

/** The number that is set when numbers are asked for: what the game names first, unless that declines. */
export function proposed(choices: readonly Choice[], legal: readonly Choice[]): Choice {
  const first = legal.find((choice) => choices.includes(choice))!;
  return first.declines ? choices.find((choice) => !choice.declines) ?? first : first;
}
