// A gang board: characteristics with their levels, the boss track, the right-hand cards.

import { cardSpec } from "./cards";
import { Amount, Icon, Said } from "../icons";
import { levelLines } from "../phrases";
import { thing, worded } from "../things";
import { found, gangOf, handOf, numbersOf, placeOf, type Characteristic, type ScarfaceTable } from "../types";
import { variant } from "../words";

export function GangBoard({ table }: { table: ScarfaceTable }) {
  const board = table.view.value.board;
  const gang = board.human.gang === null ? undefined : found(table.components, "gang", board.human.gang);
  if (!gang) return <p class="nothing">{table.say("scarface-board-no-gang")}</p>;
  return (
    <div class="gang">
      <h3>{table.name(gang.id)}</h3>
      <BossTrack table={table} side={board.human.side} />
      <ul class="levels">
        {gang.human.map((item, place) => <li key={item.id}><Level table={table} item={item} level={board.human.levels[place]!} next={board.outlook.upgrades[place] ?? null} /></li>)}
      </ul>
      <p class="note">
        {table.say("scarface-board-label", { label: table.say("scarface-board-right-hand") })}{" "}
        {board.cards.right_hand.map((id) => (
          <span key={id} {...table.piece({ key: `right-${id}`, label: table.name(id), names: [id], rule: "SF-106", class: "named-card", ...cardSpec(table, "card", id) })}>{table.name(id)}</span>
        ))}
      </p>
    </div>
  );
}

function Level({ table, item, level, next }: { table: ScarfaceTable; item: Characteristic; level: number; next: [points: number, money: number] | null }) {
  const gang = found(table.components, "gang", table.view.value.board.human.gang!)!;
  return (
    <div
      {...worded(thing(table, "characteristic", item.id, {
        key: `level-${item.id}`,
        label: table.say("scarface-page-level", { what: table.name(item.id), level, value: item.values[level - 1] }),
        names: [item.id],
        rule: "SF-102",
        class: "level",
        of: numbersOf(gang),
        about: () => (
          <>
            <p>{table.say("scarface-page-characteristic-about", { what: variant(item.id) })}</p>
            {levelLines(table, gang.id, "levels", item.id).map((line) => <p key={line}>{line}</p>)}
          </>
        ),
      }))}
    >
      <Said words={table.say("scarface-page-level", { what: table.name(item.id), level, value: item.values[level - 1] })} />
      <Icon is={item.id} />
      <span class="level-name" aria-hidden="true">{table.name(item.id)}</span>
      <span class="level-steps" aria-hidden="true">
        {item.values.map((value, place) => <b key={place} class={place < level ? "is-reached" : ""}>{value}</b>)}
      </span>
      <span class="level-price">
        {next && <><Amount is={item.stat} n={next[0]} /><b>{table.say("scarface-board-money", { n: next[1] })}</b></>}
      </span>
    </div>
  );
}

/** The boss on his way along thirteen cells in four rows; a card waits on some. */
export function BossTrack({ table, side }: { table: ScarfaceTable; side: string }) {
  const { board } = table.view.value;
  const own = gangOf(board, side);
  const his = side === "henchman";
  const card = found(table.components, "gang", own.gang!)!;
  const rewards = new Map(
    his ? card.solo_rewards.map(({ cell, take }) => [cell, take] as const) : card.right_hand_cells.map((cell) => [cell, ""] as const),
  );
  const taken = his ? [] : handOf(board, side).rewarded;
  const row = board.outlook.rows[placeOf(side)]!;
  return (
    <div
      {...worded(table.piece({
        key: `track-${side}`,
        label: table.say("scarface-board-boss", { cell: own.boss, row: row + 1 }),
        rule: his ? "SF-143" : "SF-105",
        class: `boss-track is-${side}`,
        of: numbersOf(card),
        about: () =>
          his
            ? table.say("scarface-page-his-boss-about", { plan: card.solo_plan[row]!, actions: card.solo_actions[row]! })
            : table.say("scarface-page-boss-about", { times: card.boss_times[row]! }),
      }))}
    >
      <Said words={table.say("scarface-board-boss", { cell: own.boss, row: row + 1 })} />
      {card.track_rows.map(([first, last]) => (
        <span key={first} class="boss-row" aria-hidden="true">
          {Array.from({ length: last - first + 1 }, (_, n) => first + n).map((cell) => (
            <i key={cell} class={`${cell === own.boss ? "is-boss" : ""}${rewards.has(cell) ? " is-reward" : ""}${taken.includes(cell) ? " is-taken" : ""}`}>
              {cell === own.boss ? <Icon is="boss" /> : rewards.has(cell) ? (rewards.get(cell) || <Icon is="card" />) : cell}
            </i>
          ))}
        </span>
      ))}
    </div>
  );
}
