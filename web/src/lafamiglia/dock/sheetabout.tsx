// What the explanation cards say about the sheets: the cost of a column, the parts of a cell.

import type { LafamigliaPrice } from "../../api/messages";
import type { Desk } from "../desk";
import { waysTo } from "../going";
import { Icon } from "../icons";
import { partWords, plus } from "../reading/lines";
import { colourOf } from "../pack";
import type { Cell } from "../types";

export function ColumnAbout({ id, cost, desk }: { id: string; cost: LafamigliaPrice; desk: Desk }) {
  const { table } = desk;
  const board = table.view.value.board;
  const mine = table.seat === null ? null : board.players[table.seat]!.money;
  return (
    <>
      <p>{table.say("lafamiglia-page-column-does", { what: id })}</p>
      {cost.total > 0 && (
        <table class="lf-bill">
          <tbody>
            <tr><th>{table.say("lafamiglia-page-bill-tab")}</th><td>{cost.tab}₤</td></tr>
            <tr><th>{table.say("lafamiglia-page-bill-discs", { n: cost.discs })}</th><td>{cost.discs}₤</td></tr>
            {cost.fees.map(({ seat, n }) => (
              <tr key={seat}><th>{table.say("lafamiglia-page-bill-fee", { side: colourOf(board, seat), n })}</th><td>{n}₤</td></tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th>{mine === null ? table.say("lafamiglia-page-bill-all") : table.say("lafamiglia-page-bill-mine", { money: mine })}</th>
              <td>{cost.total}₤</td>
            </tr>
          </tfoot>
        </table>
      )}
    </>
  );
}

export function CellAbout({ cell, desk }: { cell: Cell; desk: Desk }) {
  const { table } = desk;
  return (
    <>
      {cell.money > 0 && <p>{table.say("lafamiglia-page-cell-gain", { n: cell.money })}</p>}
      {cell.money < 0 && <p>{table.say("lafamiglia-page-cell-price", { n: -cell.money })}</p>}
      <ul class="lf-symbols-told">
        {cell.parts.map((part) => (
          <li key={part.a}>
            <Icon id={part.a} size={16} />
            <span><b>{partWords(desk, part)}</b> {table.say("lafamiglia-page-part", { what: part.a, plus: plus(part.plus ?? 0) })}</span>
          </li>
        ))}
      </ul>
      {cell.join !== "" && <p class="lf-about-small">{table.say("lafamiglia-page-join", { what: cell.join === "/" ? "or" : "and" })}</p>}
      {cell.parts.some((part) => part.own_only) && <p class="lf-about-small">{table.say("lafamiglia-page-own-only")}</p>}
      {cell.infinite && <p class="lf-about-small">{table.say("lafamiglia-page-infinite")}</p>}
      <DiscAbout cell={cell.id} desk={desk} />
    </>
  );
}

/** Which disc moves, and for how much, where the cell is picked right away. */
function DiscAbout({ cell, desk }: { cell: string; desk: Desk }) {
  const [way] = waysTo(desk, "cell", cell);
  const disc = way?.path.find(([, args]) => args["verb"] === "plan-disc");
  if (!way || !disc) return null;
  const { column, colour } = disc[1];
  return <p class="tip-do">{desk.table.say("lafamiglia-page-cell-disc", { colour, column, n: way.fee })}</p>;
}
