// The two action sheets: above the discs that are moved this round, below the cells they go to. Columns stand over each other.

import { useComputed } from "@preact/signals";
import type { LafamigliaPrice } from "../../api/messages";
import { Chip } from "../art";
import { Box } from "../box";
import { CellAbout, ColumnAbout } from "./sheetabout";
import { useDesk, type Desk } from "../desk";
import { ahead, comesAhead } from "../going";
import { Icon } from "../icons";
import { cellWords, partAmount, plus } from "../reading/lines";
import { colourOf, lowerCells, upperColumns } from "../pack";
import { attemptOf, cellAttempt, columnWhere, discAttempt, discWhere } from "../picking";
import { usePiece } from "../piece";
import type { Cell, Column } from "../types";
import { Was } from "./was";

export function Sheets() {
  const { table, pack } = useDesk();
  const round = useComputed(() => table.view.value.board.round).value;
  const { board } = table.view.peek();
  const cells = lowerCells(pack, board);
  const asking = useComputed(() => table.narrowed.value.some(({ args }) => "cell" in args) || comesAhead(table, "cell")).value;
  return (
    <div class={`lf-sheets${asking ? " is-asking" : ""}`}>
      {upperColumns(pack, board).map((column, number) => (
        <section key={column.id} class="lf-column" aria-label={table.name(column.id, "column")}>
          <ColumnHead column={column} number={number} round={round} />
          <div class="lf-cells">
            {cells.map((cell, n) => cell.column === column.id && <CellBox key={cell.id} cell={cell} number={n} />)}
          </div>
        </section>
      ))}
    </div>
  );
}

interface HeadProps { column: Column; number: number; round: number }

/** The head of a column: its tab, its discs, what gaining it costs me. */
function ColumnHead({ column, number, round }: HeadProps) {
  const { id, tab } = column;
  const room = column.unlimited ? 0 : column.spaces;
  const desk = useDesk();
  const { table, pack } = desk;
  const text = useComputed(() => {
    const { upper, outlook } = table.view.value.board;
    const gained = outlook.now.column === number && outlook.now.side === null;
    return JSON.stringify([upper[number], outlook.prices[number], gained]);
  }).value;
  const [counts, cost, gained] = JSON.parse(text) as [number[], LafamigliaPrice, boolean];
  const props = usePiece(
    (kind) => ({
      key: `column-${id}`,
      label: table.say("lafamiglia-page-column", { column: id, n: cost.discs, cost: cost.total }),
      where: columnWhere(id),
      attempt: attemptOf(pack, kind, "column", id),
      names: [id],
      about: () => <ColumnAbout id={id} cost={cost} desk={desk} />,
      of: column,
      rule: "LF-57",
      class: `lf-head${gained ? " is-now" : ""}`,
    }),
    [id, round, text],
  );
  const discs = counts.flatMap((count, side) => Array.from({ length: count }, (_, n) => ({ side, n })));
  return (
    <div class="lf-upper">
      <Box of={props} fixed>
        <Icon id={id} size={20} />
        <span class="lf-head-name">{table.name(id, "column")}</span>
        <Was place={`column-${id}`} />
      </Box>
      <div class="lf-discs">
        <span class="lf-tab" title={table.say("lafamiglia-page-tab", { n: tab })}>{tab}</span>
        {discs.map(({ side, n }) => <Disc key={`${side}-${n}`} column={id} number={number} side={side} n={n} fee={cost.fees.some(({ seat }) => seat === side)} />)}
        {Array.from({ length: Math.max(0, room - discs.length) }, (_, n) => <span key={n} class="lf-hole" />)}
        {cost.total > 0 && <span class="lf-cost">{cost.total}₤</span>}
      </div>
    </div>
  );
}

interface DiscProps { column: string; number: number; side: number; n: number; fee: boolean }

function Disc({ column, number, side, n, fee }: DiscProps) {
  const desk = useDesk();
  const { table } = desk;
  const colour = colourOf(table.view.peek().board, side);
  const moving = useComputed(() => {
    const { now } = table.view.value.board.outlook;
    return n === 0 && now.column === number && (now.side === null || now.side === side);
  }).value;
  const next = useComputed(() => n === 0 && wouldMove(desk, column, colour)).value;
  const props = usePiece(
    (kind) => ({
      key: `disc-${column}-${side}-${n}`,
      label: table.say("lafamiglia-page-disc", { side: colour, column }),
      ...(discWhere(kind, column, colour) ? { where: discWhere(kind, column, colour)! } : {}),
      attempt: discAttempt(kind, column, colour),
      names: [],
      about: () => table.say("lafamiglia-page-about", { what: fee ? "disc-of-other" : "disc" }),
      rule: "LF-47",
      class: `lf-disc${moving ? " is-moving" : ""}${next ? " is-next" : ""}`,
      ...(kind === "plan.turn" ? { onPick: () => table.follow(["plan.turn use", { where: { column, colour }, key: `disc-${column}-${side}-${n}` }]) } : {}),
    }),
    [column, colour, n, fee, moving, next],
  );
  return <span {...props} tabindex={n > 0 ? -1 : props.tabindex}><Chip name={colour} size={23} /></span>;
}

function CellBox({ cell, number }: { cell: Cell; number: number }) {
  const desk = useDesk();
  const { table, pack } = desk;
  const text = useComputed(() => {
    const board = table.view.value.board;
    const markers = board.players.flatMap((player) => (player.marker === cell.id ? [player.colour] : []));
    const now = board.outlook.now.cell === number;
    const sides = (board.lower[number] ?? []).flatMap((count, side) => (count ? [`${colourOf(board, side)}:${count}`] : []));
    const full = board.outlook.full.includes(number);
    return [sides.join(","), markers.join(","), now ? "now" : "", full ? "full" : ""].join(" ");
  }).value;
  const [discs, markers, now, full] = text.split(" ") as [string, string, string, string];
  const props = usePiece(
    (kind) => ({
      key: `cell-${cell.id}`,
      label: `${table.name(cell.column, "column")}: ${cellWords(desk, cell)}`,
      where: { cell: cell.id },
      attempt: cellAttempt(pack, kind, cell.id),
      ...ahead(desk, "cell", cell.id),
      names: [cell.id],
      about: () => <CellAbout cell={cell} desk={desk} />,
      of: cell,
      rule: "LF-52",
      class: `lf-cell${full ? " is-full" : ""}${now ? " is-now" : ""}`,
    }),
    [cell, text],
  );
  return (
    <Box of={props} fixed>
      <span class="lf-parts">
        {cell.parts.map((part, n) => (
          <span key={part.a} class="lf-part">
            {n > 0 && <i class="lf-join">{cell.join}</i>}
            <Icon id={part.a} size={18} />
            <span class="lf-part-words">{breakable(table.say("lafamiglia-board-part", { what: part.a }))}</span>
            <b>{partAmount(part)}</b>
          </span>
        ))}
      </span>
      <span class="lf-cell-foot">
        <Was place={cell.id} />
        {cell.money !== 0 && <b class={cell.money < 0 ? "lf-price" : "lf-income"}>{plus(cell.money)}₤</b>}
        {cell.infinite && <b class="lf-infinite">∞</b>}
        <span class="lf-cell-discs">
          {discs !== "" && discs.split(",").map((one) => <CellDiscs key={one} text={one} />)}
          {markers !== "" && markers.split(",").map((colour) => <span key={colour} class="lf-marker"><Icon id="ultima" size={13} /><Chip name={colour} size={16} /></span>)}
        </span>
      </span>
    </Box>
  );
}

/** Whether it is the disc that moves where a cell is picked right away. */
function wouldMove({ table }: Desk, column: string, colour: string): boolean {
  if (!table.decision.value) return false;
  const steps = table.view.value.board.outlook.ahead.flatMap(({ path }) => path);
  return steps.some(([, args]) => args["verb"] === "plan-disc" && args["column"] === column && args["colour"] === colour);
}

function CellDiscs({ text }: { text: string }) {
  const [colour, count] = text.split(":") as [string, string];
  return <span class="lf-cell-disc"><Chip name={colour} size={21} />{count !== "1" && <small>×{count}</small>}</span>;
}

/** May go on in the next line after a slash. */
function breakable(words: string): string {
  return words.replaceAll("/", "/\u200b");
}
