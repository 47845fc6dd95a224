// The human's cards: hand, plan with skills and combos, points; and the face of a card.

import type { PieceSpec } from "../../frame/model/board";
import { Amount, Icon, Said } from "../icons";
import { IconRow } from "../iconrow";
import { lines, skillOf } from "../phrases";
import { thing, worded } from "../things";
import { cardOf, component, type Card, type ScarfaceTable } from "../types";

/** Name, type and points of a card. */
export function CardTop({ table, card }: { table: ScarfaceTable; card: Card }) {
  return (
    <>
      <span class="card-name">{table.name(card.id)}</span>
      <span class="card-line">
        <Icon is={card.type} class="card-type" label={table.name(card.type)} />
        {card.stars !== undefined && <span class="stars" title={table.say("scarface-board-stars", { n: card.stars })}>{Array.from({ length: card.stars }, (_, n) => <Icon key={n} is="star" />)}</span>}
        <span class="card-points">
          {card.muscle > 0 && <Amount is="muscle" n={card.muscle} label={table.name("muscle")} />}
          {card.influence > 0 && <Amount is="influence" n={card.influence} label={table.name("influence")} />}
        </span>
      </span>
    </>
  );
}

/** The skill of a card, or its combo after the type it needs. */
export function EffectText({ table, card, sort = "skill" }: { table: ScarfaceTable; card: Card; sort?: "skill" | "combo" }) {
  const effects = sort === "skill" ? card.skill : card.combo?.skill;
  if (!effects?.length) return null;
  return (
    <span class="card-effect">
      <span class="card-icons">{sort === "combo" && <Icon is={card.combo!.type} class="combo-type" />}<IconRow effects={effects} /></span>
      <span class="card-words">{skillOf(table, card.id, sort)}</span>
    </span>
  );
}

/** What the explanation card of a card says. */
export function cardSpec(table: ScarfaceTable, kind: string, id: string): Pick<PieceSpec, "about" | "of"> {
  const of = kind === "card" ? cardOf(table.components, id) : component(table.components, kind, id);
  return { about: () => lines(table, kind, id).map((line) => <p key={line}>{line}</p>), of };
}

/** Copies of a card are told apart by their number, first those in the plan. */
function keys(plan: readonly string[], hand: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return [...plan, ...hand].map((id) => {
    const n = seen.get(id) ?? 0;
    seen.set(id, n + 1);
    return `card-${id}-${n}`;
  });
}

export function Cards({ table }: { table: ScarfaceTable }) {
  const cards = table.view.value.board.cards;
  const named = keys(cards.plan, cards.hand);
  return (
    <div class="cards">
      {cards.plan.length > 0 && (
        <div class="plan-row" style={{ flexGrow: cards.plan.length }} role="group" aria-label={table.say("scarface-board-plan")}>
          <h3>{table.say("scarface-board-plan")}{table.decision.value?.kind !== "plan_card" && <Pool table={table} pool={cards.pool} />}</h3>
          <div class="card-row">
            {cards.plan.map((id, place) => <PlanCard key={named[place]} table={table} id={id} place={place} name={named[place]!} />)}
          </div>
        </div>
      )}
      <div class="hand-row" style={{ flexGrow: Math.max(1, cards.hand.length) }} role="group" aria-label={table.say("scarface-board-hand")}>
        <h3>
          {table.say("scarface-board-hand")}
          <Pile table={table} deck={cards.deck_size} />
        </h3>
        <div class="card-row">
          {cards.hand.map((id, place) => <HandCard key={named[cards.plan.length + place]} table={table} id={id} name={named[cards.plan.length + place]!} />)}
          {cards.hand.length === 0 && <p class="nothing">{cards.hidden ? table.say("scarface-page-hand-hidden", { n: cards.hand_size }) : table.say("scarface-page-hand-empty")}</p>}
        </div>
      </div>
    </div>
  );
}

/** What the plan would give if it were ready now; the engine has worked it out. */
export function PlanTotals({ table }: { table: ScarfaceTable }) {
  const { human, outlook, cards } = table.view.value.board;
  const plan = outlook.plan;
  if (!plan || table.decision.value?.kind !== "plan_card") return null;
  const more = { price: cards.plan_price, crime: plan.more_crime };
  return (
    <p class="plan-totals">
      <strong>{table.say("scarface-page-plan-gives")}</strong> <Pool table={table} pool={plan.pool} />
      <span>{table.say("scarface-page-plan-orders", { n: plan.orders.length })}</span>
      {plan.crime > human.crime && <span class="plan-crime"><Icon is="crime" />{table.say("scarface-page-plan-crime", { from: human.crime, to: plan.crime })}</span>}
      {(more.price > 0 || more.crime > 0) && <Next table={table} words={table.say("scarface-page-plan-next", more)} />}
    </p>
  );
}

/** SF-231: what the next card of the plan costs. */
function Next({ table, words }: { table: ScarfaceTable; words: string }) {
  return <span {...worded(table.piece({ key: "plan-price", label: words, rule: "SF-231", class: "plan-next", about: () => table.say("scarface-page-plan-price-about", { others: table.view.value.board.others.length }) }))}>{words}</span>;
}

function Pool({ table, pool }: { table: ScarfaceTable; pool: readonly number[] }) {
  const [muscle, influence, wild] = pool;
  return (
    <span {...worded(table.piece({ key: "pool", label: table.say("scarface-board-pool", { muscle, influence, wild }), rule: "SF-46", class: "pool", about: () => table.say("scarface-page-pool-about") }))}>
      <Amount is="muscle" n={muscle!} label={table.name("muscle")} />
      <Amount is="influence" n={influence!} label={table.name("influence")} />
      <Amount is="wild" n={wild!} label={table.name("wild")} />
    </span>
  );
}

function Pile({ table, deck }: { table: ScarfaceTable; deck: number }) {
  const cards = table.view.value.board.cards;
  const named = (ids: readonly string[]) => ids.map((id) => table.name(id)).join(", ") || "–";
  return (
    <span
      {...worded(table.piece({
        key: "pile",
        label: table.say("scarface-board-piles", { deck, discard: cards.discard.length }),
        rule: "SF-50",
        class: "pile",
        about: () => (
          <>
            <p>{table.say("scarface-board-label", { label: table.say("scarface-board-in-deck") })} {named([...cards.deck_top, ...cards.deck])}</p>
            <p>{table.say("scarface-board-label", { label: table.say("scarface-board-in-discard") })} {named(cards.discard)}</p>
          </>
        ),
      }))}
    >
      <Said words={table.say("scarface-board-piles", { deck, discard: cards.discard.length })} />
      <span class="pile-numbers" aria-hidden="true"><Amount is="deck" n={deck} /><Amount is="retire" n={cards.discard.length} /></span>
    </span>
  );
}

/** On a card that would join the plan: what it costs. */
function PlanCost({ table }: { table: ScarfaceTable }) {
  const { cards, outlook } = table.view.value.board;
  const crime = outlook.plan?.more_crime ?? 0;
  if (table.decision.value?.kind !== "plan_card" || (!crime && !cards.plan_price)) return null;
  return (
    <span class="plan-cost" aria-hidden="true">
      {cards.plan_price > 0 && <b>−{table.say("scarface-board-money", { n: cards.plan_price })}</b>}
      {crime > 0 && <Amount is="crime" n={`+${crime}`} />}
    </span>
  );
}

function HandCard({ table, id, name }: { table: ScarfaceTable; id: string; name: string }) {
  const card = cardOf(table.components, id)!;
  return (
    <div
      {...worded(thing(table, "hand", id, {
        key: name, label: table.name(id), names: [id], rule: "SF-44", class: `card is-${card.type}`,
        ...cardSpec(table, "card", id),
      }))}
    >
      <CardTop table={table} card={card} />
      <PlanCost table={table} />
      <EffectText table={table} card={card} />
      <EffectText table={table} card={card} sort="combo" />
    </div>
  );
}

function PlanCard({ table, id, place, name }: { table: ScarfaceTable; id: string; place: number; name: string }) {
  const card = cardOf(table.components, id)!;
  const { skills_used, combos_used } = table.view.value.board.cards;
  return (
    <div class={`card in-plan is-${card.type}`} data-piece={name}>
      <span {...worded(table.piece({ key: `plan-${place}`, label: table.name(id), names: [id], rule: "SF-46", class: "plan-top", ...cardSpec(table, "card", id) }))}>
        <CardTop table={table} card={card} />
      </span>
      {card.skill.length > 0 && (
        <Deed table={table} sort="skill" card={card} place={place} used={skills_used.includes(place)} />
      )}
      {card.combo && (
        <Deed table={table} sort="combo" card={card} place={place} used={combos_used.includes(place)} />
      )}
    </div>
  );
}

interface DeedProps {
  table: ScarfaceTable;
  sort: "skill" | "combo";
  card: Card;
  place: number;
  used: boolean;
}

function Deed({ table, sort, card, place, used }: DeedProps) {
  const label = table.say(sort === "skill" ? "scarface-page-skill-of" : "scarface-page-combo-of", { card: card.id });
  return (
    <span {...worded(thing(table, sort, card.id, { key: `${sort}-${place}`, label, rule: sort === "skill" ? "SF-49" : "SF-97", class: `deed${used ? " is-used" : ""}`, about: () => skillOf(table, card.id, sort), of: card }))}>
      <Said words={label} />
      {used && <Icon is="done" class="used-mark" label={table.say("scarface-page-used")} />}
      <EffectText table={table} card={card} sort={sort} />
    </span>
  );
}
