import type { BoardModule, Table } from "../frame/board";

interface Cards { hands: string[][]; areas: string[][]; street: string[]; scores: number[] }

function Board({ table }: { table: Table<Cards> }) {
  const { street } = table.view.value.board;
  return (
    <ul>
      {street.map((card, index) => (
        <li key={index}>
          <span {...table.piece({ key: `street-${index}`, label: table.name(card), where: { card }, attempt: `discard ${card}`, names: [card] })}>
            {table.name(card)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const board: BoardModule<Cards> = {
  Board,
  onBoard: (choice) => "card" in choice.args,
  strip: () => ({ words: [] }),
  facts: () => [],
  describe: () => [],
};
export default board;
