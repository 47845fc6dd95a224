// The family boards: four rows with their values, what is open, what the next discs will uncover.

import { useComputed } from "@preact/signals";
import { Chip } from "../art";
import { Box } from "../box";
import { useDesk } from "../desk";
import { ahead } from "../going";
import { Figures, FamilyName } from "./figures";
import { Icon } from "../icons";
import { spaceText, spaceWords, symbolWords } from "../reading/lines";
import { ROWS } from "../pack";
import { attemptOf } from "../picking";
import { usePiece } from "../piece";
import type { Family, RowId, Space } from "../types";

export function Families() {
  const { table, pack } = useDesk();
  const colours = useComputed(() => table.view.value.board.players.map((player) => player.colour ?? "").join(" ")).value.split(" ");
  const drafted = useComputed(() => {
    const legal = table.legal.value.filter((choice) => choice.args["verb"] === "setup-family");
    return legal.map((choice) => choice.args["colour"]).join(" ");
  }).value;
  const me = table.seat ?? 0;
  const seats = pack.seatsFrom(me).filter((seat) => colours[seat]);
  return (
    <div class="lf-families">
      {drafted !== "" && drafted.split(" ").map((colour) => <Drafted key={colour} family={pack.family.get(colour)!} />)}
      {seats.map((seat) => <FamilyCard key={seat} seat={seat} family={pack.family.get(colours[seat]!)!} />)}
    </div>
  );
}

/** A family that can be chosen. */
function Drafted({ family }: { family: Family }) {
  const { table } = useDesk();
  const props = usePiece(
    () => ({
      key: `family-${family.id}`,
      label: table.name(family.id),
      where: { colour: family.id },
      names: [family.id],
      about: () => table.say("lafamiglia-page-family", { what: `the-${family.id}` }),
      of: family,
      rule: "LF-11",
      class: "lf-draft",
    }),
    [family],
  );
  return (
    <div class="lf-family">
      <Box of={props} fixed>
        <span class="lf-family-head"><Chip name={family.id} size={34} /><strong>{table.name(family.id)}</strong></span>
        <span class="lf-family-words">{table.say("lafamiglia-page-family", { what: `the-${family.id}` })}</span>
      </Box>
      {ROWS.map((row) => <FamilyRow key={row} family={family} row={row} open={0} value={[family[row].start ?? []].flat().join("/")} own={false} />)}
    </div>
  );
}

function FamilyCard({ seat, family }: { seat: number; family: Family }) {
  const { table } = useDesk();
  const text = useComputed(() => {
    const { players, outlook } = table.view.value.board;
    return JSON.stringify([players[seat]!.uncovered, outlook.values[seat], seat === table.seat ? outlook.now.row : null]);
  }).value;
  const [open, values, now] = JSON.parse(text) as [number[], number[][], string | null];
  return (
    <section class={`lf-family${seat === table.seat ? " is-mine" : ""}`} aria-label={table.name(family.id)}>
      <FamilyName seat={seat} colour={family.id} />
      <Figures seat={seat} />
      {ROWS.map((row, n) => (
        <FamilyRow key={row} family={family} row={row} open={open[n]!} value={values[n]!.join("/")} own={seat === table.seat} now={row === now} />
      ))}
    </section>
  );
}

interface RowProps { family: Family; row: RowId; open: number; value: string; own: boolean; now?: boolean }

function FamilyRow({ family, row, open, value, own, now = false }: RowProps) {
  const desk = useDesk();
  const { table, pack } = desk;
  const props = usePiece(
    (kind) => ({
      key: `row-${family.id}-${row}`,
      label: table.say("lafamiglia-page-row", { row, value, n: family[row].spaces.length - open }),
      ...(own ? { where: { row }, attempt: attemptOf(pack, kind, "row", row), ...ahead(desk, "row", row) } : {}),
      about: () => table.say("lafamiglia-page-row-does", { what: row }),
      of: family[row],
      rule: "LF-79",
      class: "lf-row",
    }),
    [family, row, open, value, own],
  );
  return (
    <div class={`lf-row-line${now ? " is-now" : ""}`}>
      <Box of={props} fixed>
        <Icon id={row} size={18} />
        <b class="lf-row-value">{value}</b>
      </Box>
      <ol class="lf-spaces">
        {family[row].spaces.map((space, n) => (
          <SpaceBox
            key={n} family={family} row={row} space={space} covered={n >= open} next={n === open || n === open + 1}
            own={own} n={n}
          />
        ))}
      </ol>
    </div>
  );
}

interface SpaceProps {
  family: Family; row: RowId; space: Space; covered: boolean; next: boolean; own: boolean; n: number;
}

/** A space: its value, under a disc while it is covered; the first one of a column frees an order. */
function SpaceBox({ family, row, space, covered, next, own, n }: SpaceProps) {
  const desk = useDesk();
  const { table, pack } = desk;
  const frees = pack.components.freed[family.id]![row][n];
  const words = () => spaceWords(desk, row, space);
  const props = usePiece(
    (kind) => ({
      key: `space-${family.id}-${row}-${n}`,
      label: `${table.say("lafamiglia-page-space", { what: covered ? "covered" : "open" })}: ${words()}`,
      ...(own && covered && next ? { where: { row }, attempt: attemptOf(pack, kind, "row", row), ...ahead(desk, "row", row) } : {}),
      about: () => (
        <>
          <p>{words()}</p>
          {frees && (
            <p>
              {table.say("lafamiglia-page-frees", { token: frees })}{" "}
              {pack.token.get(frees)!.symbols.map((symbol) => symbolWords(desk, symbol)).join(", ")}
            </p>
          )}
        </>
      ),
      of: space,
      rule: frees ? "LF-78" : "LF-80",
      class: `lf-space${covered ? " is-covered" : ""}${frees ? " is-first" : ""}`,
    }),
    [family, row, n, covered, next, own],
  );
  return (
    <li class="lf-space-item">
      <Box of={{ ...props, tabindex: -1 }} fixed>
        {covered ? <Chip name={family.id} size={24} /> : <SpaceSign space={space} />}
        {covered && <small class="lf-under"><SpaceSign space={space} /></small>}
      </Box>
      {frees && <i class="lf-letter">{space.col}</i>}
    </li>
  );
}

function SpaceSign({ space }: { space: Space }) {
  const text = spaceText(space);
  return text ? <span>{text}</span> : <Icon id={space.kind} size={15} />;
}
