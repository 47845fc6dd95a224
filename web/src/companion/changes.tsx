// What befell the Henchman since his turn, all that a raid takes at once, and a new card of news: he says which pieces go.

import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { say } from "../i18n/texts";
import { Dialog } from "../parts/dialog";
import { NumberRow, Pick, Select, Stepper } from "./fields";
import type { Beside } from "./store";
import { passiveWords } from "./words";

const LOSSES = ["imprisoned", "wounded", "killed", "goods", "alcohol", "guns", "business", "control", "upgrade", "vehicle", "money", "crime"];
const GAINS = ["money", "crime", "goods", "alcohol", "guns", "recruit", "free", "vehicle", "business", "upgrade", "job", "dealer"];
const PASSIVES = ["sale", "sale_alcohol", "sale_guns", "hire_cost", "business_cost", "supply", "fence_alcohol", "fence_guns", "takeover_defence", "defence"];
const MOST: Record<string, number> = { imprisoned: 12, wounded: 12, killed: 12, recruit: 12, free: 12, business: 6, control: 6, upgrade: 6, vehicle: 5, job: 6, dealer: 6, crime: 10 };
const HARMS = new Set(["imprisoned", "wounded", "killed"]);
const PLACES = ["any", "districts", "here", "prison"] as const;
const WAYS = ["lost", "got"] as const;

/** What befell him, how many of it, and where his thugs were. */
type Told = readonly (readonly [string, number, (typeof PLACES)[number]?])[];

const changed = (told: Told, what: string, n: number, at?: (typeof PLACES)[number]): Told => told.map((one) => (one[0] === what ? (at ? [what, n, at] : [what, n]) : one));

export function Changes({ beside, onClose }: { beside: Beside; onClose: () => void }) {
  const way = useSignal<(typeof WAYS)[number]>("lost");
  const told = useSignal<Told>([]);
  const words = (what: string) => say("companion-page-befall", { what });
  const isTold = (what: string) => told.value.some(([one]) => one === what);
  async function send(event: Event, text: string): Promise<void> {
    event.preventDefault();
    await beside.answer(text);
    onClose();
  }
  return (
    <Dialog title={say("companion-page-changes")} onClose={onClose}>
      <form class="answer" onSubmit={(event) => void send(event, `${way.value} ${told.value.map((one) => one.join(" ")).join("; ")}`)}>
        <Pick label={say("companion-page-changes")} value={way.value} options={WAYS} words={(one) => say("companion-page-way", { way: one })} onChange={(wish) => ((way.value = wish), (told.value = []))} />
        <div class="picks is-many">
          {(way.value === "lost" ? LOSSES : GAINS).map((one) => (
            <button key={one} type="button" aria-pressed={isTold(one)} onClick={() => (told.value = isTold(one) ? told.value.filter(([what]) => what !== one) : [...told.value, [one, 1]])}>{words(one)}</button>
          ))}
        </div>
        <div class="numbers">
          {told.value.map(([what, n, at]) => (
            <Fragment key={what}>
              <NumberRow label={words(what)} value={n} least={1} most={MOST[what] ?? 50} onPick={(wish) => (told.value = changed(told.value, what, wish, at))} />
              {way.value === "lost" && HARMS.has(what) && <Pick label={say("companion-page-where")} value={at ?? "any"} options={PLACES} words={(one) => say("companion-page-at", { at: one })} onChange={(wish) => (told.value = changed(told.value, what, n, wish))} many />}
            </Fragment>
          ))}
        </div>
        <button class="big primary" disabled={!told.value.length}>{say("companion-page-tell")}</button>
      </form>
      <News send={send} />
    </Dialog>
  );
}

/** What it adds takes the place of what the card before it added. */
function News({ send }: { send: (event: Event, text: string) => Promise<void> }) {
  const told = useSignal<Told>([]);
  const left = PASSIVES.filter((key) => !told.value.some(([one]) => one === key));
  return (
    <form class="answer" onSubmit={(event) => void send(event, ["news", ...told.value.map((one) => one.join(" "))].join(" "))}>
      <h3>{say("companion-page-news")}</h3>
      <div class="numbers">
        {told.value.map(([key, n]) => <Stepper key={key} label={passiveWords(key, n)} value={n} least={-20} most={20} onChange={(wish) => (told.value = changed(told.value, key, wish))} />)}
      </div>
      <Select label={say("companion-page-news-what")} value="" options={left.map((one) => [one, passiveWords(one, 1)])} onChange={(wish) => wish && (told.value = [...told.value, [wish, 1]])} />
      <button class="big">{say("companion-page-news-tell")}</button>
    </form>
  );
}
