// Answers of the set-up, and cards that lie on the table: tokens, tiles, his start, a card in words.

import { useSignal } from "@preact/signals";
import { say } from "../i18n/texts";
import { DISTRICTS } from "../scarface/types";
import type { AnswerProps } from "./answers";
import { Pick, Select, setAt, Stepper } from "./fields";
import { named } from "./words";

const NUMBERS = [1, 2, 3, 4, 5, 6, 7];
const districts = (): [string, string][] => DISTRICTS.map((id) => [id, named(id)]);

export function TokenEntry({ beside }: AnswerProps) {
  const values = useSignal(DISTRICTS.map(() => 0));
  const complete = NUMBERS.every((n) => values.value.includes(n));
  return (
    <form class="answer" onSubmit={(event) => (event.preventDefault(), void beside.answer(values.value.join(" ")))}>
      <div class="numbers">
        {DISTRICTS.map((id, place) => {
          const free = NUMBERS.filter((n) => n === values.value[place] || !values.value.includes(n));
          return (
            <Select key={id} label={named(id)} value={String(values.value[place] || "")} options={free.map((n) => [String(n), String(n)])} onChange={(wish) => setAt(values, place, Number(wish))} />
          );
        })}
      </div>
      <button class="big primary" disabled={!complete}>{say("companion-page-right")}</button>
    </form>
  );
}

const TILES = [
  "loop", "little_italy", "bronzeville", "stockyards", "pilsen", "bridgeport", "uptown", "hyde_park", "greektown", "maxwell",
  "goose_island", "englewood", "pullman", "canaryville", "river_docks", "rogers_park", "back_yards", "gold_coast",
];

/** The id of a tile that is named like this, else a label of one's own. */
export function labelOf(words: string): string {
  const wish = words.trim();
  const known = TILES.find((id) => named(id).toLocaleLowerCase() === wish.toLocaleLowerCase());
  return known ?? wish.replaceAll(/\s+/g, "_");
}

export function TileName({ value, onInput }: { value: string; onInput: (value: string) => void }) {
  return (
    <label class="select">
      <span>{say("companion-page-tile-name")}</span>
      <input type="text" list="companion-tiles" maxLength={30} value={value} onInput={(event) => onInput(event.currentTarget.value)} />
      <datalist id="companion-tiles">{TILES.map((id) => <option key={id} value={named(id)} />)}</datalist>
    </label>
  );
}

export function CityEntry({ beside, question }: AnswerProps) {
  const label = useSignal("");
  const district = useSignal("");
  const mine = useSignal<"nobody" | "you">("nobody");
  async function add(event: Event): Promise<void> {
    event.preventDefault();
    await beside.answer(`${labelOf(label.value)} ${district.value}${mine.value === "you" ? " you" : ""}`);
    if (beside.problem.value) return;
    label.value = "";
    mine.value = "nobody";
  }
  return (
    <>
      {question.rows.length > 0 && (
        <ul class="laid">
          {question.rows.map(([tile, where, owner]) => <li key={String(tile)}><b>{named(String(tile))}</b> {named(String(where))}{owner === "you" && ` · ${say("companion-owner", { owner })}`}</li>)}
        </ul>
      )}
      <form class="answer" onSubmit={(event) => void add(event)}>
        <TileName value={label.value} onInput={(wish) => (label.value = wish)} />
        <Select label={say("companion-column", { column: "district" })} value={district.value} options={districts()} onChange={(wish) => (district.value = wish)} />
        <Pick label={say("companion-column", { column: "owner" })} value={mine.value} options={["nobody", "you"]} words={(owner) => say("companion-owner", { owner })} onChange={(wish) => (mine.value = wish)} />
        <button class="big" disabled={!label.value.trim() || !district.value}>{say("companion-page-add-tile")}</button>
      </form>
      <div class="answer">
        <button class="big primary" disabled={!question.rows.length} onClick={() => void beside.answer("ok")}>{say("companion-page-city-done")}</button>
      </div>
    </>
  );
}

export function StartEntry({ beside }: AnswerProps) {
  const district = useSignal("");
  const label = useSignal("");
  const values = useSignal([1, 0, 5, 4]);
  const columns = ["alcohol", "guns", "profit", "defence"];
  const text = `${district.value} ${labelOf(label.value)} ${values.value.join(" ")}`;
  return (
    <form class="answer" onSubmit={(event) => (event.preventDefault(), void beside.answer(text))}>
      <Select label={say("companion-column", { column: "district" })} value={district.value} options={districts()} onChange={(wish) => (district.value = wish)} />
      <TileName value={label.value} onInput={(wish) => (label.value = wish)} />
      <div class="numbers">
        {columns.map((column, place) => <Stepper key={column} label={say("companion-column", { column })} value={values.value[place]!} least={0} most={99} onChange={(wish) => setAt(values, place, wish)} />)}
      </div>
      <button class="big primary" disabled={!district.value || !label.value.trim()}>{say("companion-page-right")}</button>
    </form>
  );
}

// Cards on the table

export function CardName({ beside, question }: AnswerProps) {
  const name = useSignal("");
  return (
    <>
      <div class="card-ids">{question.options.map((id) => <button key={id} type="button" onClick={() => void beside.answer(id)}>{id}</button>)}</div>
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
