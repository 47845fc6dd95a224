// What befell the Henchman since his turn, and what the news change: he says which piece to take.

import { useSignal } from "@preact/signals";
import { say } from "../i18n/texts";
import { Dialog } from "../parts/dialog";
import { NumberRow, Pick, Select, Stepper } from "./fields";
import type { Beside } from "./store";
import { passiveWords } from "./words";

const LOSSES = ["imprisoned", "wounded", "killed", "goods", "alcohol", "guns", "business", "control", "upgrade", "vehicle", "money", "crime"];
const GAINS = ["money", "crime", "goods", "alcohol", "guns", "recruit", "free", "vehicle", "business", "upgrade", "job", "dealer"];
const PASSIVES = ["sale", "sale_alcohol", "sale_guns", "hire_cost", "business_cost", "supply", "fence_alcohol", "fence_guns", "takeover_defence", "defence"];
const WAYS = ["lost", "got"] as const;

export function Changes({ beside, onClose }: { beside: Beside; onClose: () => void }) {
  const way = useSignal<(typeof WAYS)[number]>("lost");
  const what = useSignal("");
  const n = useSignal(1);
  async function send(event: Event): Promise<void> {
    event.preventDefault();
    await beside.answer(`${way.value} ${what.value} ${n.value}`);
    onClose();
  }
  return (
    <Dialog title={say("companion-page-changes")} onClose={onClose}>
      <form class="answer" onSubmit={(event) => void send(event)}>
        <Pick label={say("companion-page-changes")} value={way.value} options={WAYS} words={(one) => say("companion-page-way", { way: one })} onChange={(wish) => ((way.value = wish), (what.value = ""))} />
        <div class="picks is-many">
          {(way.value === "lost" ? LOSSES : GAINS).map((one) => (
            <button key={one} type="button" aria-pressed={one === what.value} onClick={() => (what.value = one)}>{say("companion-page-befall", { what: one })}</button>
          ))}
        </div>
        <NumberRow label={say("companion-page-how-many")} value={n.value} least={1} most={50} onPick={(wish) => (n.value = wish)} />
        <button class="big primary" disabled={!what.value}>{say("companion-page-tell")}</button>
      </form>
      <News beside={beside} />
    </Dialog>
  );
}

function News({ beside }: { beside: Beside }) {
  const key = useSignal("");
  const n = useSignal(0);
  return (
    <form class="answer" onSubmit={(event) => (event.preventDefault(), void beside.answer(`passive ${key.value} ${n.value}`))}>
      <h3>{say("companion-page-news")}</h3>
      <Select label={say("companion-page-news-what")} value={key.value} options={PASSIVES.map((one) => [one, passiveWords(one, 1)])} onChange={(wish) => (key.value = wish)} />
      <Stepper label={say("companion-page-by")} value={n.value} least={-20} most={20} onChange={(wish) => (n.value = wish)} />
      {key.value && <p>{passiveWords(key.value, n.value)}</p>}
      <button class="big" disabled={!key.value}>{say("companion-page-tell")}</button>
    </form>
  );
}
