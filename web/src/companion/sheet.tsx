// The sheet: all the companion knows of the table; what is wrong can be put right.

import { useSignal } from "@preact/signals";
import type { CompanionSheet, CompanionTile } from "../api/messages";
import { say } from "../i18n/texts";
import { Dialog } from "../parts/dialog";
import { DistrictPick, notLaid, TilePick } from "./entries";
import { NeedsPick, NumberRow, Pick, setAt, Stepper } from "./fields";
import type { Beside } from "./store";
import { named, ownerWords } from "./words";

export function SheetView({ beside, sheet, onClose }: { beside: Beside; sheet: CompanionSheet; onClose: () => void }) {
  const tile = useSignal<CompanionTile | null>(null);
  const now = tile.value;
  return (
    <Dialog title={say("companion-page-sheet")} onClose={onClose}>
      {now ? (
        <TileEditor beside={beside} tile={now} done={() => (tile.value = null)} />
      ) : (
        <>
          <His beside={beside} sheet={sheet} />
          <Districts sheet={sheet} onPick={(one) => (tile.value = one)} />
          <NewTile beside={beside} />
        </>
      )}
    </Dialog>
  );
}

const EDITED = ["money", "crime", "jobs", "stars", "news"] as const;

function His({ beside, sheet }: { beside: Beside; sheet: CompanionSheet }) {
  const thugs = Object.entries(sheet.thugs).map(([place, n]) => `${named(place)} ${n}`).join(", ");
  const levels = Object.entries(sheet.levels).map(([what, level]) => `${named(what)} ${level}`).join(", ");
  const dealers = sheet.dealers.map(([thug, alcohol, guns], n) => `${n + 1}: ${thug}/${alcohol}/${guns}`).join(", ");
  return (
    <section class="his-sheet">
      <h3>{named(sheet.gang)}</h3>
      <div class="numbers">
        {EDITED.map((what) => (
          <Stepper key={what} label={say("companion-page-fact", { what })} value={sheet[what]} least={0} most={999} onChange={(n) => void beside.answer(`set ${what} ${n}`)} />
        ))}
      </div>
      <p>{say("companion-sheet-ring", { owner: sheet.ring, who: ownerWords(sheet.ring) })}</p>
      <Pick label={say("companion-page-ring")} value={sheet.ring} options={beside.game.value!.owners} words={ownerWords} onChange={(owner) => void beside.answer(`ring ${owner}`)} />
      <p>{say("companion-sheet-thugs", { thugs })}</p>
      <p>{say("companion-sheet-levels", { levels, cell: sheet.boss })}</p>
      <p>{say("companion-sheet-dealers", { dealers })}</p>
      <p>{say("companion-sheet-cards", { deck: sheet.deck, discard: sheet.discard, a: sheet.piles[0], b: sheet.piles[1] })}</p>
    </section>
  );
}

function Districts({ sheet, onPick }: { sheet: CompanionSheet; onPick: (tile: CompanionTile) => void }) {
  const sorted = [...sheet.districts].sort((one, other) => one.number - other.number);
  return (
    <ol class="sheet-city">
      {sorted.map(({ district, number, thugs, cars, trucks }) => (
        <li key={district} class={district === sheet.here ? "is-here" : ""}>
          <h3><span>{number}</span> {named(district)} {district === sheet.here && <small>{say("companion-page-here")}</small>}</h3>
          {thugs + cars + trucks > 0 && <p>{say("companion-page-his-pieces", { thugs, cars, trucks })}</p>}
          {sheet.tiles.filter((tile) => tile.district === district).map((tile) => (
            <button key={tile.label} type="button" class={`sheet-tile is-${tile.owner}`} onClick={() => onPick(tile)}>
              <b>{named(tile.label)}</b>
              <span>{ownerWords(tile.owner)}</span>
              <span>{tileWords(tile)}</span>
            </button>
          ))}
        </li>
      ))}
    </ol>
  );
}

export function tileWords(tile: CompanionTile): string {
  const shown = (value: number | null) => (value === null ? "?" : value);
  return say("companion-page-tile", {
    profit: shown(tile.profit), defence: shown(tile.defence), alcohol: shown(tile.alcohol), guns: shown(tile.guns),
    markers: tile.markers,
  });
}

/** Only what was changed is told: what nobody knows stays unknown. */
function TileEditor({ beside, tile, done }: { beside: Beside; tile: CompanionTile; done: () => void }) {
  const owner = useSignal(tile.owner);
  const columns = ["profit", "defence", "markers"] as const;
  const before = columns.map((column) => tile[column]);
  const values = useSignal<(number | null)[]>(before);
  const need = useSignal<readonly [number | null, number | null]>([tile.alcohol, tile.guns]);
  const goods = useSignal(tile.goods);
  async function send(text: string): Promise<void> {
    await beside.answer(text);
    if (!beside.problem.value) done();
  }
  const changes = [
    ...(owner.value === tile.owner ? [] : [`owner ${owner.value}`]),
    ...columns.flatMap((column, n) => (values.value[n] === before[n] ? [] : [`${column} ${values.value[n]}`])),
    ...(need.value[0] === tile.alcohol && need.value[1] === tile.guns ? [] : [`need ${need.value.join(" ")}`]),
    ...(goods.value.join(" ") === tile.goods.join(" ") ? [] : [`goods ${goods.value.join(" ")}`]),
  ];
  return (
    <form class="answer" onSubmit={(event) => (event.preventDefault(), void send(`tile ${tile.label} ${changes.join(" ")}`))}>
      <h3>{named(tile.label)}, {named(tile.district)}</h3>
      <Pick label={say("companion-column", { column: "owner" })} value={owner.value} options={beside.game.value!.owners} words={ownerWords} onChange={(wish) => (owner.value = wish)} />
      <NeedsPick label={say("companion-page-ask-needs")} value={need.value} onPick={(alcohol, guns) => (need.value = [alcohol, guns])} />
      <div class="numbers">
        {columns.map((column, place) => <NumberRow key={column} label={say("companion-column", { column })} value={values.value[place]!} least={column === "profit" ? -20 : 0} most={column === "markers" ? 3 : 99} onPick={(wish) => setAt(values, place, wish)} />)}
        {owner.value === "henchman" && goods.value.map((n, place) => <Stepper key={place} label={say("companion-page-lying", { good: named(place ? "gun" : "alcohol") })} value={Math.max(0, n)} least={0} most={50} onChange={(wish) => setAt(goods, place, wish)} />)}
      </div>
      <button class="big primary" disabled={!changes.length}>{say("page-save")}</button>
      <button type="button" class="big" onClick={() => void send(`drop ${tile.label}`)}>{say("companion-page-drop")}</button>
      <button type="button" class="big quiet" onClick={done}>{say("companion-page-back")}</button>
    </form>
  );
}

function NewTile({ beside }: { beside: Beside }) {
  const district = useSignal<string | null>(null);
  const sheet = beside.game.value!.sheet!;
  return (
    <section class="answer">
      <h3>{say("companion-page-new-tile")}</h3>
      <DistrictPick value={district.value} onChange={(wish) => (district.value = wish)} />
      {district.value && <TilePick beside={beside} among={notLaid(sheet.tiles.map(({ label }) => label))} pick={(label) => void beside.answer(`add ${label} ${district.value}`)} />}
    </section>
  );
}
