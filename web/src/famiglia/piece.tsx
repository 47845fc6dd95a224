// A card on the table as a piece: its face, whole or small, and what it says of itself.

import type { PieceSpec } from "../frame/model/board";
import type { Meaning } from "./cards";
import { Face, Mini } from "./face";
import { CardNote } from "./notes";
import type { Tracked } from "./track";
import { priceOf, recordOf, type FamigliaTable } from "./types";

interface Props {
  table: FamigliaTable;
  tracked: Tracked;
  meaning?: Meaning | Pick<PieceSpec, "ahead"> | null;
  by?: number;
  rule?: string;
  copies?: number;
  small?: boolean;
  /** Where it lies: "street", "area0". */
  place?: string;
  /** Said in the explanation card besides what the card is. */
  note?: string | undefined;
}

export function CardPiece({ table, tracked, meaning, by = 0, rule, copies = 1, small = false, place = "hand", note }: Props) {
  const { card, id, fresh } = tracked;
  const { points, prov } = recordOf(table, card);
  const piece = table.piece({
    key: id,
    label: copies > 1 ? table.say("famiglia-page-copies", { card, count: copies }) : table.name(card),
    names: [card],
    places: [`${place}-${card}`],
    class: "card",
    about: () => <CardNote table={table} card={card} points={points} price={priceOf(table, card, by)} note={note} />,
    of: { points_prov: prov },
    ...(meaning ?? {}),
    ...(rule ? { rule } : {}),
  });
  return (
    <div {...piece} data-from={fresh ? "deck" : undefined}>
      {small ? <Mini card={card} points={points} copies={copies} /> : <Face card={card} points={points} by={by} />}
      {!small && copies > 1 && <span class="copies" data-text={`×${copies}`} />}
    </div>
  );
}
