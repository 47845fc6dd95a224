// The control tiles: what they do, and on which of them the discs of the two teams lie.

import { useComputed } from "@preact/signals";
import { Chip } from "../art";
import { Box } from "../box";
import { useDesk } from "../desk";
import { Icon } from "../icons";
import { colourOf } from "../pack";
import { tileAttempt } from "../picking";
import { usePiece } from "../piece";
import { Was } from "./was";

export function Tiles() {
  const { table } = useDesk();
  const tiles = useComputed(() => table.view.value.board.tiles.join(" ")).value;
  return <div class="lf-tiles">{tiles !== "" && tiles.split(" ").map((id, number) => <TileCard key={id} id={id} number={number} />)}</div>;
}

function TileCard({ id, number }: { id: string; number: number }) {
  const { table, pack } = useDesk();
  const tile = pack.tile.get(id)!;
  const text = useComputed(() => {
    const board = table.view.value.board;
    const owners = board.tile_owner.map((team) => team[number]!);
    return [...owners.map((seat) => (seat < 0 ? "-" : colourOf(board, seat))), board.used_tiles.includes(id) ? "used" : "free"].join(" ");
  }).value;
  const [west, east, used] = text.split(" ") as [string, string, string];
  const owners = [west, east].filter((colour) => colour !== "-").map((colour) => table.name(colour)).join(", ");
  const words = table.say("lafamiglia-page-tile", { what: id, price: tile.price, n: tile.n });
  const props = usePiece(
    (kind) => ({
      key: `tile-${id}`,
      label: table.name(id, "tile"),
      where: { tile: id },
      attempt: tileAttempt(pack, kind, id),
      names: [id],
      about: () => <p>{words}</p>,
      of: tile,
      rule: "LF-96",
      class: `lf-tile${used === "used" ? " is-used" : ""}`,
    }),
    [id, text],
  );
  return (
    <Box of={props} said={`${words} ${owners}`} fixed>
      <header>
        <strong>{table.name(id, "tile")}</strong>
        <Was place={`tile-${id}`} />
        {tile.price > 0 && <b class="lf-price">{tile.price}₤</b>}
      </header>
      <p>{words}</p>
      <footer>
        {[west, east].map((colour, team) => (
          <span key={team} class="lf-tile-team">
            {colour === "-" ? <span class="lf-hole" /> : <Chip name={colour} size={26} />}
          </span>
        ))}
        <Icon id={tile.phase === "planning" ? "order" : "swords"} size={16} />
      </footer>
    </Box>
  );
}
