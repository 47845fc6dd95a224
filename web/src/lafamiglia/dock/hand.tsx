// The orders that can be issued now, in the decision bar, so that the map stays in sight: tapped, or dragged onto an area.

import { useComputed } from "@preact/signals";
import { Drawn, OrderToken } from "../art";
import { Box } from "../box";
import { useDesk } from "../desk";
import { hereOf, issue, issuing, take } from "../going";
import { symbolWords } from "../reading/lines";
import { tokenWhere } from "../picking";
import { usePiece } from "../piece";
import { dragging } from "./drag";
import { Symbols, TokenAbout } from "./tokens";

export function Hand() {
  const desk = useDesk();
  const { table } = desk;
  const text = useComputed(() => issuing(desk)?.ids.join(" ") ?? "").value;
  const issued = useComputed(() => (table.decision.value ? table.view.value.board.issuing : null)).value;
  const here = hereOf(desk);
  if (issued) return <div class="lf-issued"><Issued id={issued} /></div>;
  if (!text) return null;
  return (
    <>
      <p class="question-note lf-hand-note" aria-hidden="true">{table.say("lafamiglia-page-hand")}</p>
      <div class={`lf-hand${here ? " is-wanted" : ""}`} role="group" aria-label={table.say("lafamiglia-page-hand")}>
        {text.split(" ").map((token, n) => <HandToken key={token} id={token} n={n + 1} />)}
      </div>
    </>
  );
}

/** What was picked, while it is asked where it lies. */
function Issued({ id }: { id: string }) {
  const desk = useDesk();
  const props = usePiece(
    () => ({
      key: `hand-${id}`, label: desk.table.name(id), names: [id], about: () => <TokenAbout id={id} desk={desk} />, of: desk.pack.token.get(id), rule: "LF-66",
      class: "lf-hand-token",
    }),
    [id],
  );
  return <Box of={props} said=""><Face id={id} /></Box>;
}

function Face({ id }: { id: string }) {
  const token = useDesk().pack.token.get(id)!;
  return (
    <>
      <Drawn size={34}><OrderToken name={token.family} token={token} /></Drawn>
      <Symbols id={id} />
    </>
  );
}

function HandToken({ id, n }: { id: string; n: number }) {
  const desk = useDesk();
  const { table, pack, dragged } = desk;
  const token = pack.token.get(id)!;
  const props = usePiece(
    () => {
      const way = issuing(desk);
      const here = hereOf(desk);
      const into = way && here && way.then.includes(here) ? () => issue(desk, way, id, here) : undefined;
      return {
        key: `hand-${id}`,
        label: table.name(id),
        where: tokenWhere(id),
        names: [id],
        about: () => <TokenAbout id={id} desk={desk} />,
        of: token,
        rule: "LF-66",
        class: `lf-hand-token${into ? " is-wanted" : ""}`,
        ...(into ? { onPick: into } : {}),
        ahead: into ?? (way?.path.length ? () => take(desk, way, id) : undefined),
      };
    },
    [id],
  );
  const moving = dragged.value?.token === id ? " is-dragged" : "";
  return (
    <Box of={{ ...props, class: props.class + moving, ...dragging(desk, id) }} said={token.symbols.map((symbol) => symbolWords(desk, symbol)).join(", ")}>
      <Face id={id} />
      {n <= 9 && <kbd class="lf-hand-key" title={table.say("lafamiglia-page-key-order")}>{n}</kbd>}
    </Box>
  );
}
