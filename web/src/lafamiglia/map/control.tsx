// The circle at sea that shows who controls a mandamento, who would if it were checked now, and whether both teams stand in it.

import { useComputed } from "@preact/signals";
import { BROWN, EmblemAt, PAPER, sized } from "../art";
import { MandamentoAbout } from "../reading/about";
import { FILL } from "../colours";
import { useDesk } from "../desk";
import { IconAt } from "../icons";
import { colourOf, NEUTRAL } from "../pack";
import { still, usePiece } from "../piece";

export function Control({ id }: { id: string }) {
  const desk = useDesk();
  const { table, pack, geometry } = desk;
  const mandamento = pack.mandamento.get(id)!;
  const number = pack.components.mandamenti.indexOf(mandamento);
  const [owner, coming, contested] = useComputed(() => {
    const board = table.view.value.board;
    const now = board.control[number]!;
    const next = board.round > 0 ? board.outlook.would_control[number]! : now;
    const teams = new Set(mandamento.areas.map((area) => board.holder[pack.areaNumber.get(area)!]!).filter((side) => side >= 0 && side < NEUTRAL).map(pack.teamOf));
    return [colourOf(board, now), next === now ? "" : next < 0 ? "nobody" : colourOf(board, next), teams.size > 1 ? "contested" : ""].join(" ");
  }).value.split(" ") as [string, string, string];
  const link = geometry.links.get(id)!;
  const [dx, dy] = geometry.circleNames.get(id)!;
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
      <g style={sized([x, y])}>
        <g {...still(props)}>
          <circle r="18" fill={PAPER} stroke={BROWN} stroke-width="2" />
          <circle r="14.5" fill={owner ? `url(#lf-fill-${owner})` : "#dfe6e0"} stroke={BROWN} />
          {owner !== "" && <EmblemAt name={owner} size={18} />}
          {contested !== "" && (
            <g transform="translate(-15 -13)">
              <circle r="8.5" fill="#a3271d" stroke={PAPER} stroke-width="1.5" />
              <IconAt id="swords" x={0} y={0} size={12} fill={PAPER} />
            </g>
          )}
          {coming !== "" && (
            <g class="lf-control-coming" transform="translate(15 -13)">
              <circle r="9.5" fill={coming === "nobody" ? "#dfe6e0" : FILL[coming]} stroke={PAPER} stroke-width="1.5" />
              {coming === "nobody" ? <path d="M-4 -4L4 4M-4 4L4 -4" stroke={BROWN} stroke-width="2" /> : <EmblemAt name={coming} size={12} />}
            </g>
          )}
        </g>
        <text class="lf-control-name" x={dx} y={dy + 4} aria-hidden="true">{table.name(id, "mandamento")}</text>
      </g>
    </>
  );
}
