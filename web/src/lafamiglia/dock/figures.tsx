// A player in figures: money, soldati, cars, boats, discs. With screens up the others' HQ stays behind the screen (LF-170).

import { useComputed } from "@preact/signals";
import { isPartner, PartnerMark } from "../../frame/people/partner";
import { Chip } from "../art";
import { useDesk, type Desk } from "../desk";
import { Icon } from "../icons";
import { usePiece } from "../piece";
import type { LaTable } from "../types";

/** Whether the viewer is shown what lies in the HQ of a seat. */
export function seesHq(table: LaTable, seat: number): boolean {
  return table.facts.value !== null || table.view.value.board.outlook.shows_hq[seat]!;
}

function onMap(table: LaTable, seat: number): number {
  const { holder, soldiers } = table.view.value.board;
  return soldiers.reduce((sum, count, area) => sum + (holder[area] === seat ? count : 0), 0);
}

export interface Figure {
  id: string;
  icon: string;
  n: number | null;
  words: string;
}

export function figuresOf(table: LaTable, seat: number): Figure[] {
  const player = table.view.value.board.players[seat]!;
  const shown = seesHq(table, seat);
  const figure = (id: string, icon: string, n: number | null): Figure => ({
    id, icon, n, words: table.say("lafamiglia-page-figure", { what: id }),
  });
  const soldiers = shown
    ? [figure("hq", "soldiers", player.hq), figure("supply", "recruit", player.supply)]
    : [figure("elsewhere", "elsewhere", player.hq + player.supply)];
  return [
    figure("money", "money", shown ? player.money : null),
    ...soldiers,
    figure("map", "place", onMap(table, seat)),
    figure("tokens", "order", player.token_count),
    figure("cars", "car", player.cars),
    figure("boats", "boat", player.boats),
    figure("discs", "influence_return", player.discs),
  ];
}

export function Figures({ seat }: { seat: number }) {
  const { table } = useDesk();
  const text = useComputed(() => JSON.stringify(figuresOf(table, seat))).value;
  return (
    <ul class="lf-figures">
      {(JSON.parse(text) as Figure[]).map(({ id, icon, n, words }) => (
        <li key={id} title={words}>
          <Icon id={icon} size={15} />
          <span class="hidden-text">{words}</span>
          <b>{n ?? "?"}</b>
        </li>
      ))}
    </ul>
  );
}

export function FamilyName({ seat, colour }: { seat: number; colour: string }) {
  const { table } = useDesk();
  const character = useComputed(() => table.view.value.board.players[seat]!.character ?? "").value;
  return (
    <header class="lf-family-head">
      <Chip name={colour} size={30} />
      <span class="lf-family-who"><strong>{table.players.value[seat]}</strong><small>{table.name(colour)}</small></span>
      {isPartner(table.info.value, seat, table.seat) && <PartnerMark />}
      {character !== "" && <CharacterCard id={character} />}
    </header>
  );
}

function CharacterCard({ id }: { id: string }) {
  const desk = useDesk();
  const props = usePiece(
    () => ({
      key: `character-${id}`,
      label: desk.table.name(id),
      about: () => <CharacterAbout id={id} desk={desk} />,
      of: desk.pack.character.get(id),
      names: [id],
      rule: "LF-18",
      class: "lf-character",
    }),
    [id],
  );
  return <span {...props}>{desk.table.name(id)}</span>;
}

function CharacterAbout({ id, desk: { table, pack } }: { id: string; desk: Desk }) {
  const { money, hq_soldiers, map_soldiers, cars, boats, labs } = pack.character.get(id)!;
  return <p>{table.say("lafamiglia-page-character", { money, hq: hq_soldiers, soldiers: map_soldiers, cars, boats, labs })}</p>;
}
