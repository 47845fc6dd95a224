// The whole board in words, section by section: for screen readers and the text mode.

import type { Described } from "../../frame/model/board";
import type { Desk } from "../desk";
import { figuresOf } from "../dock/figures";
import { areaLine, boatsOf, cellWords, symbolWords } from "./lines";
import { colourOf, lowerCells, ROWS, upperColumns } from "../pack";
import { comingOrders } from "../dock/queue";

export function describeBoard(desk: Desk): Described[] {
  const { table, pack } = desk;
  const view = table.view.value;
  const sections = [
    ...pack.components.mandamenti.map((one) => mandamento(desk, one.id)),
    seas(desk),
    upper(desk),
    lower(desk),
    ...view.board.players.flatMap((player, seat) => (player.colour ? [family(desk, seat)] : [])),
    tiles(desk),
  ];
  if (view.phase === "encounter") sections.push(queue(desk));
  return sections.filter((section) => section.lines.length > 0);
}

function mandamento(desk: Desk, id: string): Described {
  const { table, pack } = desk;
  const board = table.view.value.board;
  const one = pack.mandamento.get(id)!;
  const owner = board.control[pack.components.mandamenti.indexOf(one)]!;
  const who = owner < 0 ? table.say("lafamiglia-page-nobody") : table.name(colourOf(board, owner));
  return {
    title: `${table.say("lafamiglia-page-mandamento", { mandamento: id })}. ${table.say("lafamiglia-page-controlled", { who })}`,
    lines: one.areas.map((area) => {
      const { adjacent, seas: near } = pack.area.get(area)!;
      const land = table.say("lafamiglia-page-near", { land: adjacent.map((other) => table.name(other)).join(", ") });
      const water = near.length ? ` ${table.say("lafamiglia-page-seas", { seas: near.map((sea) => table.name(sea)).join(", ") })}` : "";
      return `${areaLine(desk, area)}. ${land}${water}`;
    }),
  };
}

function seas(desk: Desk): Described {
  const { table, pack } = desk;
  return {
    title: table.say("lafamiglia-board-near-seas"),
    lines: pack.components.seas.map(({ id, coast }) => {
      const boats = boatsOf(desk, id).join(", ") || table.say("lafamiglia-page-no-boats");
      return `${table.name(id)}: ${boats}. ${table.say("lafamiglia-page-coast", { areas: coast.map((area) => table.name(area)).join(", ") })}`;
    }),
  };
}

function counted({ table }: Desk, counts: readonly number[]): string {
  const board = table.view.value.board;
  return counts.flatMap((n, side) => (n ? [`${table.name(colourOf(board, side))} ${n}`] : [])).join(", ");
}

function upper(desk: Desk): Described {
  const { table, pack } = desk;
  const board = table.view.value.board;
  return {
    title: table.say("lafamiglia-board-upper"),
    lines: upperColumns(pack, board).map((column, number) => {
      const counts = board.upper[number]!;
      const { total, discs } = board.outlook.prices[number]!;
      return [table.say("lafamiglia-page-column", { column: column.id, n: discs, cost: total }), counted(desk, counts)].filter(Boolean).join(": ");
    }),
  };
}

function lower(desk: Desk): Described {
  const { table, pack } = desk;
  const board = table.view.value.board;
  return {
    title: table.say("lafamiglia-page-lower"),
    lines: lowerCells(pack, board).map((cell, number) => {
      const discs = counted(desk, board.lower[number] ?? []);
      return `${table.name(cell.column, "column")}: ${cellWords(desk, cell)}${discs && `. ${discs}`}`;
    }),
  };
}

function family(desk: Desk, seat: number): Described {
  const { table, pack } = desk;
  const { players, outlook } = table.view.value.board;
  const player = players[seat]!;
  const board = pack.family.get(player.colour!)!;
  const tokens = (player.tokens ?? []).map((id) => {
    const symbols = pack.token.get(id)!.symbols.map((symbol) => symbolWords(desk, symbol)).join(", ");
    return `${table.name(id)}: ${symbols}`;
  });
  return {
    title: `${table.players.value[seat] ?? ""}, ${table.name(player.colour!)}`,
    lines: [
      figuresOf(table, seat).map(({ words, n }) => `${words} ${n ?? "?"}`).join(", "),
      ...ROWS.map((row, n) => {
        const open = player.uncovered[n]!;
        const value = outlook.values[seat]![n]!.join("/");
        return table.say("lafamiglia-page-row", { row, value, n: board[row].spaces.length - open });
      }),
      ...tokens,
    ],
  };
}

function tiles({ table, pack }: Desk): Described {
  const board = table.view.value.board;
  return {
    title: table.say("lafamiglia-page-panel", { what: "tiles" }),
    lines: board.tiles.map((id, number) => {
      const { price, n } = pack.tile.get(id)!;
      const owners = board.tile_owner.map((team) => team[number]!).filter((seat) => seat >= 0);
      const who = owners.map((seat) => table.name(colourOf(board, seat))).join(", ");
      return `${table.name(id, "tile")}: ${table.say("lafamiglia-page-tile", { what: id, price, n })} ${who}`.trim();
    }),
  };
}

function queue(desk: Desk): Described {
  const { table, pack } = desk;
  return {
    title: table.say("lafamiglia-board-queue"),
    lines: comingOrders(table.view.value.board).map(({ token, area }) => {
      const place = pack.components.areas[area]?.id;
      const symbols = pack.token.get(token)!.symbols.map((symbol) => symbolWords(desk, symbol)).join(", ");
      return [place && table.name(place), table.name(token), symbols].filter(Boolean).join(": ");
    }),
  };
}
