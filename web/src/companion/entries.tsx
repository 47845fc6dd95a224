// Answers of the set-up, and cards that lie on the table: tokens, tiles, his start, a card in words.

import { useSignal } from "@preact/signals";
import { say } from "../i18n/texts";
import { DISTRICTS } from "../scarface/types";
import type { AnswerProps } from "./answers";
import { NeedsPick, NumberRow, Pick, Select, setAt, Stepper } from "./fields";
import type { Beside } from "./store";
import { named, ownerWords } from "./words";

export function TokenEntry({ beside, question }: AnswerProps) {
  const known = question.known.some((n) => n === null) ? [] : question.known;
  const order = useSignal<string[]>(known.length ? [...DISTRICTS].sort((one, other) => known[DISTRICTS.indexOf(one)]! - known[DISTRICTS.indexOf(other)]!) : []);
  const left = DISTRICTS.filter((id) => !order.value.includes(id));
  function tap(id: string): void {
    order.value = left.length === 2 ? [...order.value, id, ...left.filter((one) => one !== id)] : [...order.value, id];
  }
  return (
    <div class="answer">
      <p role="status">{left.length > 0 && say("companion-page-tap-order", { n: order.value.length + 1 })}</p>
      <div class="in-order">
        {DISTRICTS.map((id) => {
          const number = order.value.indexOf(id) + 1;
          return <button key={id} type="button" disabled={number > 0} onClick={() => tap(id)}><b>{number || ""}</b> {named(id)}</button>;
        })}
      </div>
      <button class="big primary" disabled={left.length > 0} onClick={() => void beside.answer(DISTRICTS.map((id) => order.value.indexOf(id) + 1).join(" "))}>{say("companion-page-right")}</button>
      <button class="big quiet" disabled={!order.value.length} onClick={() => (order.value = [])}>{say("companion-page-again")}</button>
    </div>
  );
}

const TILES = [
  "loop", "little_italy", "bronzeville", "stockyards", "pilsen", "bridgeport", "uptown", "hyde_park", "greektown", "maxwell",
  "goose_island", "englewood", "pullman", "canaryville", "river_docks", "rogers_park", "back_yards", "gold_coast",
];

/** Tiles to pick from; one with another name is typed. `pick` is called with a label. */
export function TilePick({ beside, among, disabled, pick }: { beside: Beside; among: readonly string[]; disabled?: boolean; pick: (label: string) => void }) {
  const typed = useSignal("");
  const typing = useSignal(false);
  const problem = beside.problem.value;
  const close = problem?.message === "companion-error-tile-close" ? problem.args : null;
  return (
    <>
      <div class="picks is-many">
        {among.map((id) => <button key={id} type="button" disabled={disabled} onClick={() => pick(id)}>{named(id)}</button>)}
        <button type="button" disabled={disabled} aria-expanded={typing.value} onClick={() => (typing.value = !typing.value)}>{say("companion-page-other-tile")}</button>
      </div>
      {close && (
        <div class="answer">
          <button type="button" class="big primary" onClick={() => pick(String(close["tile"]))}>{say("companion-page-close-yes", { tile: named(String(close["tile"])) })}</button>
          <button type="button" class="big" onClick={() => pick(`${String(close["found"])}!`)}>{say("companion-page-close-no")}</button>
        </div>
      )}
      {typing.value && (
        <form class="answer" onSubmit={(event) => (event.preventDefault(), pick(typed.value))}>
          <label class="select"><span>{say("companion-page-tile-name")}</span><input type="text" maxLength={30} value={typed.value} onInput={(event) => (typed.value = event.currentTarget.value)} /></label>
          <button class="big" disabled={disabled || !typed.value.trim()}>{say("companion-page-add-tile")}</button>
        </form>
      )}
    </>
  );
}

/** Tiles of ours that are not on the table yet. */
export const notLaid = (laid: readonly string[]) => TILES.filter((id) => !laid.includes(id));

export function DistrictPick({ value, onChange }: { value: string | null; onChange: (id: string) => void }) {
  return <Pick label={say("companion-column", { column: "district" })} value={value} options={DISTRICTS as readonly string[]} words={named} onChange={onChange} many />;
}

export function CityEntry({ beside, question }: AnswerProps) {
  const district = useSignal<string | null>(String(question.rows.at(-1)?.[1] ?? "") || null);
  const owner = useSignal("nobody");
  const owners = ["nobody", ...beside.game.value!.owners.filter((one) => one !== "nobody" && one !== "henchman")];
  const lay = (label: string) => void beside.answer(`${label} ${district.value} ${owner.value}`);
  return (
    <>
      {question.rows.length > 0 && (
        <ul class="laid">
          {question.rows.map(([tile, where, whose]) => <li key={String(tile)}><b>{named(String(tile))}</b> {named(String(where))}{whose !== "nobody" && ` · ${ownerWords(String(whose))}`}</li>)}
        </ul>
      )}
      <div class="answer">
        <DistrictPick value={district.value} onChange={(wish) => (district.value = wish)} />
        <Pick label={say("companion-column", { column: "owner" })} value={owner.value} options={owners} words={ownerWords} onChange={(wish) => (owner.value = wish)} />
        <TilePick beside={beside} among={notLaid(question.rows.map(([tile]) => String(tile)))} disabled={!district.value} pick={lay} />
        <button class="big primary" disabled={!question.rows.length} onClick={() => void beside.answer("ok")}>{say("companion-page-city-done")}</button>
      </div>
    </>
  );
}

export function StartEntry({ beside, question }: AnswerProps) {
  const label = useSignal<string | null>(null);
  const district = useSignal<string | null>(null);
  const need = useSignal<readonly [number | null, number | null]>([null, null]);
  const numbers = useSignal<(number | null)[]>([null, null]);
  const freeIn = (wish: string | null) => question.rows.filter(([, where, owner]) => where === wish && owner === "nobody").map(([tile]) => String(tile));
  const values = [...need.value, ...numbers.value];
  const complete = district.value !== null && label.value !== null && !values.includes(null);
  function choose(wish: string): void {
    const free = freeIn(wish);
    district.value = wish;
    label.value = free.length === 1 ? free[0]! : null;
  }
  return (
    <div class="answer">
      <DistrictPick value={district.value} onChange={choose} />
      {label.value === null ? (
        <TilePick beside={beside} among={freeIn(district.value)} disabled={!district.value} pick={(wish) => (label.value = wish)} />
      ) : (
        <p><b>{named(label.value)}</b></p>
      )}
      <NeedsPick label={say("companion-page-ask-needs")} value={need.value} onPick={(alcohol, guns) => (need.value = [alcohol, guns])} />
      {["profit", "defence"].map((column, place) => <NumberRow key={column} label={say("companion-column", { column })} value={numbers.value[place]!} least={0} most={99} onPick={(wish) => setAt(numbers, place, wish)} />)}
      <button class="big primary" disabled={!complete} onClick={() => void beside.answer(`${district.value} ${label.value} ${values.join(" ")}`)}>{say("companion-page-right")}</button>
    </div>
  );
}

// Cards on the table

/** His turn begins with the cards he turns up, tapped left to right. */
export function TurnUp({ beside, question }: AnswerProps) {
  const named = useSignal<string[]>([]);
  function tap(id: string): void {
    named.value = named.value.includes(id) ? named.value.filter((one) => one !== id) : [...named.value, id];
    if (named.value.length === question.draw) void beside.answer(`go ${named.value.join(" ")}`);
  }
  return (
    <>
      <h2>{say("companion-page-go")}</h2>
      <p>{say("companion-do-turn-up-plan", { n: question.args["n"] as number })} {say("companion-page-tap-cards")}</p>
      <div class="card-ids">
        {question.cards.map((id) => <button key={id} type="button" aria-pressed={named.value.includes(id)} onClick={() => tap(id)}>{named.value.includes(id) && `${named.value.indexOf(id) + 1}. `}{id}</button>)}
      </div>
      <button class="big" onClick={() => void beside.answer("go")}>{say("companion-page-other-cards")}</button>
    </>
  );
}

export function CardName({ beside, question }: AnswerProps) {
  const name = useSignal("");
  return (
    <>
      <div class="card-ids">{question.cards.map((id) => <button key={id} type="button" onClick={() => void beside.answer(id)}>{id}</button>)}</div>
      <form class="answer" onSubmit={(event) => (event.preventDefault(), void beside.answer(name.value))}>
        <label class="select"><span>{say("companion-page-other-card")}</span><input type="text" maxLength={12} value={name.value} onInput={(event) => (name.value = event.currentTarget.value.replaceAll(/\s/g, ""))} /></label>
        <button class="big" disabled={!name.value}>{say("companion-page-enter-card")}</button>
      </form>
    </>
  );
}

const ORDERS = [
  "hire_associate", "get_job", "hire_dealer", "sell_neighbourhood", "recruit", "sell_authorities", "set_up_business",
  "remove_control", "reduce_crime", "free_thugs", "send_thugs", "move", "takeover", "upgrade", "get_goods",
];
const VERBS = ["money", "steal", "crime", "alcohol", "guns", "goods", "free", "imprison", "wound", "kill", "send", "vehicle", "police", "business", "job", "dealer", "sell", "fence"];
const PLACES = ["here", "next_own", "next_rival", "next_neutral"];

/** A row of a card that the pack does not know: bonus and action, more of them in words. */
export function CardEntry({ beside }: AnswerProps) {
  const bonus = useSignal(0);
  const action = useSignal("");
  const amount = useSignal(0);
  const place = useSignal("");
  const more = useSignal("");
  const acts: [string, string][] = [...ORDERS.map((id): [string, string] => [id, named(id)]), ...VERBS.map((id): [string, string] => [id, verbName(id)])];
  const said = [action.value, amount.value || "", place.value].filter(Boolean).join(" ");
  const text = [said, more.value.trim()].filter(Boolean).join(" + ");
  return (
    <form class="answer" onSubmit={(event) => (event.preventDefault(), void beside.answer(`${bonus.value} ${text}`))}>
      <div class="numbers">
        <Stepper label={say("companion-page-bonus")} value={bonus.value} least={0} most={20} onChange={(wish) => (bonus.value = wish)} />
        <Select label={say("companion-page-action")} value={action.value} options={acts} onChange={(wish) => (action.value = wish)} />
        <Stepper label={say("companion-page-amount")} value={amount.value} least={0} most={20} onChange={(wish) => (amount.value = wish)} />
        <Select label={say("companion-page-place")} value={place.value} options={PLACES.map((id) => [id, say(`scarface-effect-to-${id.replaceAll("_", "-")}`)])} onChange={(wish) => (place.value = wish)} />
      </div>
      <label class="select"><span>{say("companion-page-more-effects")}</span><input type="text" maxLength={200} placeholder="crime 1" value={more.value} onInput={(event) => (more.value = event.currentTarget.value)} /></label>
      <button class="big primary" disabled={!text}>{say("companion-page-right")}</button>
    </form>
  );
}

function verbName(id: string): string {
  return id === "alcohol" ? named(id) : say(`scarface-name-what-${id}`);
}
