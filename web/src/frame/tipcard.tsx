// Draws the explanation card beside what it explains.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../i18n/texts";
import { dashed } from "../i18n/words";
import { Provenance } from "./provenance";
import { RuleLink } from "./rulelink";
import { endTipElsewhere, followPointer, forgetTip, hideTip, hideTipSoon, keepTip, tip, type Tip } from "./model/tip";

const GAP = 8;

export function TipCard() {
  const shown = tip.value;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    addEventListener("pointerdown", endTipElsewhere);
    addEventListener("pointermove", followPointer, true);
    return () => {
      removeEventListener("pointerdown", endTipElsewhere);
      removeEventListener("pointermove", followPointer, true);
      forgetTip();
    };
  }, []);
  useLayoutEffect(() => {
    if (shown && card.current) place(card.current, shown.anchor);
  });
  if (!shown || !shown.anchor.isConnected) return null;
  return (
    <div class="tip" role="tooltip" ref={card} onPointerEnter={keepTip} onPointerLeave={hideTipSoon} onClick={hideTip}>
      <strong>{shown.spec.label}</strong>
      {shown.spec.about && <div class="tip-about">{shown.spec.about()}</div>}
      <TipChoices shown={shown} />
      <TipReason shown={shown} />
      {shown.spec.of && <Provenance of={shown.spec.of} />}
      {shown.spec.rule && shown.spec.rule !== shown.reason?.rule && <RuleLink game={shown.table.game} rule={shown.spec.rule} />}
    </div>
  );
}

function TipChoices({ shown }: { shown: Tip }) {
  const { choices, table } = shown;
  if (choices.length === 0) return null;
  const words = choices.length === 1 ? table.doing(choices[0]!) : say("page-ways", { count: choices.length });
  return <p class="tip-do">{words}</p>;
}

function TipReason({ shown }: { shown: Tip }) {
  const { reason, table } = shown;
  if (!reason) return null;
  return (
    <p class="tip-why">
      {table.say(dashed(reason.message), reason.args)} <RuleLink game={table.game} rule={reason.rule} />
    </p>
  );
}

/** Above the anchor, below where there is no room, always inside the window. */
function place(card: HTMLElement, anchor: Element): void {
  const target = anchor.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const above = target.top - height - GAP;
  const below = Math.min(target.bottom + GAP, innerHeight - height - GAP);
  const left = target.left + target.width / 2 - width / 2;
  card.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  card.style.top = `${above >= GAP ? above : Math.max(GAP, below)}px`;
}
