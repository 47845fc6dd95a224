// The circle at sea that shows who controls a mandamento, and who would if it were checked now.

import { useComputed } from "@preact/signals";
import { BROWN, EmblemAt, PAPER } from "../art";
import { MandamentoAbout } from "../reading/about";
import { FILL } from "../colours";
import { useDesk } from "../desk";
import { colourOf } from "../pack";
import { still, usePiece } from "../piece";

export function Control({ id }: { id: string }) {
  const desk = useDesk();
  const { table, pack, geometry } = desk;
  const mandamento = pack.mandamento.get(id)!;
  const number = pack.components.mandamenti.indexOf(mandamento);
  const [owner, coming] = useComputed(() => {
    const board = table.view.value.board;
    const now = board.control[number]!;
    const next = board.round > 0 ? board.outlook.would_control[number]! : now;
    return [colourOf(board, now), next === now ? "" : next < 0 ? "nobody" : colourOf(board, next)].join(" ");
  }).value.split(" ") as [string, string];
  const { link, below } = geometry.control.get(id)!;
  const [x, y] = mandamento.control;
  const props = usePiece(
    () => ({
      key: `mandamento-${id}`,
      label: table.say("lafamiglia-page-mandamento", { mandamento: id }),
      names: [],
      about: () => <MandamentoAbout id={id} desk={desk} />,
      of: mandamento,
      rule: "LF-88",
      class: "lf-control",
    }),
    [id, owner, coming],
  );
  return (
    <>
      <path class="lf-control-link" d={`M${x} ${y}L${link[0]} ${link[1]}`} stroke={BROWN} />
      <g {...still(props)} transform={`translate(${x} ${y})`}>
        <circle r="24" fill={PAPER} stroke={BROWN} stroke-width="2.5" />
        <circle r="19.5" fill={owner ? `url(#lf-fill-${owner})` : "#dfe6e0"} stroke={BROWN} stroke-width="1.2" />
        {owner !== "" && <EmblemAt name={owner} size={23} />}
        {coming !== "" && (
          <g class="lf-control-coming" transform="translate(18 -18)">
            <circle r="10.5" fill={coming === "nobody" ? "#dfe6e0" : FILL[coming]} stroke={PAPER} stroke-width="2" />
            {coming === "nobody" ? <path d="M-4 -4L4 4M-4 4L4 -4" stroke={BROWN} stroke-width="2" /> : <EmblemAt name={coming} size={12} />}
          </g>
        )}
      </g>
      <text class="lf-control-name" x={x} y={y + below} fill={BROWN} aria-hidden="true">{table.name(id, "mandamento")}</text>
    </>
  );
}
