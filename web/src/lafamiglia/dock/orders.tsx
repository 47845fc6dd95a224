// Orders and money of the team: tokens in HQ and on the map, selling, giving, asking; on wish what the others can hold.

import { useComputed } from "@preact/signals";
import type { Choice } from "../../frame/model/board";
import { useDesk, verb } from "../desk";
import { FamilyName } from "./figures";
import { colourOf } from "../pack";
import { TokenCard } from "./tokens";

export function Orders() {
  const { table, pack } = useDesk();
  const seen = table.setting("seen", false);
  const me = table.seat;
  const known = useComputed(() => table.view.value.board.players.map((player) => (player.tokens ? "+" : "-")).join("")).value;
  const first = me ?? 0;
  const seats = pack.seatsFrom(first);
  const others = seats.filter((seat) => known[seat] === "-");
  return (
    <div class="lf-orders">
      {me !== null && <Money />}
      <div class="lf-hqs">
        {seats.filter((seat) => known[seat] === "+").map((seat) => <Hq key={seat} seat={seat} />)}
        {(seen.value || me === null) && others.map((seat) => <Others key={seat} seat={seat} />)}
      </div>
      {me !== null && others.length > 0 && (
        <label class="lf-check">
          <input type="checkbox" checked={seen.value} onChange={(event) => (seen.value = event.currentTarget.checked)} />
          {table.say("lafamiglia-page-show-others")}
        </label>
      )}
    </div>
  );
}

/** Requests and gifts; sales stand at the tokens. */
function Money() {
  const { table } = useDesk();
  const choices = table.legal.value.filter((choice) => verb(choice) === "ask" || verb(choice) === "give");
  if (choices.length === 0) return null;
  const row = (name: string) => choices.filter((choice) => verb(choice) === name);
  return (
    <div class="lf-money">
      <MoneyRow words={table.say("lafamiglia-page-give")} choices={row("give")} />
      <MoneyRow words={table.say("lafamiglia-page-ask")} choices={row("ask")} />
    </div>
  );
}

function MoneyRow({ words, choices }: { words: string; choices: Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <p class="lf-money-row">
      <span>{words}</span>
      {choices.map((choice) => <ChoiceButton key={choice.action} choice={choice} text={`${String(choice.args["n"])}₤`} />)}
    </p>
  );
}

function ChoiceButton({ choice, text }: { choice: Choice; text: string }) {
  const { table } = useDesk();
  const words = table.doing(choice);
  const hinted = table.hinted.value === choice.action ? " is-hinted" : "";
  return (
    <button class={`lf-small${hinted}`} data-action={choice.action} title={words} onClick={() => table.choose(choice.action)}>
      <span class="hidden-text">{words}</span>
      <span aria-hidden="true">{text}</span>
    </button>
  );
}

function Hq({ seat }: { seat: number }) {
  const { table, pack } = useDesk();
  const text = useComputed(() => {
    const { players, orders } = table.view.value.board;
    const player = players[seat]!;
    const laid = orders.filter((order) => order.seat === seat && order.token).map((order) => [order.token, order.area]);
    return JSON.stringify([player.colour, player.tokens ?? [], laid, player.sold]);
  }).value;
  const [colour, held, laid, sold] = JSON.parse(text) as [string | null, string[], [string, number][], string[]];
  if (!colour) return null;
  return (
    <section class="lf-hq" aria-label={table.name(colour)}>
      <FamilyName seat={seat} colour={colour} />
      <div class="lf-tokens">
        {held.map((token) => (
          <div key={token} class="lf-held">
            <TokenCard id={token} />
            <Sale token={token} />
          </div>
        ))}
        {laid.map(([token, area]) => <TokenCard key={token} id={token} place={table.name(pack.components.areas[area]!.id)} away />)}
        {sold.map((token) => <TokenCard key={token} id={token} place={table.say("lafamiglia-page-sold")} away />)}
      </div>
    </section>
  );
}

function Sale({ token }: { token: string }) {
  const { table } = useDesk();
  const choice = table.legal.value.find((one) => verb(one) === "sell" && one.args["token"] === token);
  return choice ? <ChoiceButton choice={choice} text={table.say("lafamiglia-page-sell")} /> : null;
}

/** LF-171: how many an opponent has, and which they can be. */
function Others({ seat }: { seat: number }) {
  const { table } = useDesk();
  const board = table.view.value.board;
  const player = board.players[seat]!;
  if (!player.colour) return null;
  const hidden = board.orders.filter((order) => order.seat === seat && !order.token).length;
  return (
    <section class="lf-hq" aria-label={table.name(colourOf(board, seat))}>
      <FamilyName seat={seat} colour={player.colour} />
      <p class="lf-hq-note">{table.say("lafamiglia-page-can-be", { n: player.token_count, hidden })}</p>
      <div class="lf-tokens">
        {board.outlook.could_hold[seat]!.map((token) => <TokenCard key={token} id={token} />)}
        {player.sold.map((token) => <TokenCard key={token} id={token} place={table.say("lafamiglia-page-sold")} away />)}
      </div>
    </section>
  );
}
