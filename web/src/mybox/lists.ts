// Lists of numbers that are filled bit by bit.

/** A list with another number, nothing after its last one. */
export function listWith(list: readonly number[], place: number, wish: number | undefined, notYet: number): number[] | undefined {
  const made = [...list];
  while (made.length <= place) made.push(notYet);
  made[place] = wish ?? notYet;
  while (made.length && made.at(-1) === notYet) made.pop();
  return made.length ? made : undefined;
}
