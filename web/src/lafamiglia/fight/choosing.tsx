// My conflict card is asked for: the three cards with what they do, and how the fight can end with each.

import type { LafamigliaProspect } from "../../api/messages";
import type { Choice } from "../../frame/model/board";
import { useDesk, verb } from "../desk";
import { CardFace } from "./cards";
import "./fight.css";

export function FightCards() {
  const { table } = useDesk();
  const cards = table.legal.value.filter((choice) => verb(choice) === "fight-card");
  if (!cards.length) return null;
  const forecast = table.view.value.board.outlook.conflict;
  return (
    <div class="lf-cards" role="group" aria-label={table.say("lafamiglia-page-cards")}>
      {cards.map((choice, n) => (
        <CardButton
          key={choice.action} choice={choice} digit={String(n + 1)} attacks={forecast?.players[0] === table.seat}
          row={forecast?.rows.find(({ what }) => what === choice.args["card"])}
        />
      ))}
    </div>
  );
}

interface ButtonProps {
  choice: Choice;
  digit: string;
  attacks: boolean;
  row: LafamigliaProspect | undefined;
}

function CardButton({ choice, digit, attacks, row }: ButtonProps) {
  const { table } = useDesk();
  const hinted = table.hinted.value === choice.action ? " is-hinted" : "";
  return (
    <button class={`choice lf-card-choice is-legal${hinted}`} tabIndex={0} data-action={choice.action} data-digit={digit} onClick={() => table.choose(choice.action)}>
      <kbd aria-hidden="true">{digit}</kbd>
      <CardFace card={String(choice.args["card"])} words />
      {row && <Odds row={row} attacks={attacks} />}
    </button>
  );
}

/** The share of the ways in which it ends well for me. */
function Odds({ row: { odds }, attacks }: { row: LafamigliaProspect; attacks: boolean }) {
  const { table } = useDesk();
  const share = Math.round((100 * (attacks ? odds.taken : odds.held)) / odds.ways);
  return (
    <span class="lf-card-odds">
      <span class="lf-bar" aria-hidden="true">
        <i class="is-taken" style={{ flexGrow: odds.taken }} /><i class="is-empty" style={{ flexGrow: odds.empty }} /><i class="is-held" style={{ flexGrow: odds.held }} />
      </span>
      {attacks ? table.say("lafamiglia-page-odds-taken", { taken: share }) : table.say("lafamiglia-page-odds-held", { held: share })}
    </span>
  );
}
