// My money, thugs place by place, and what is left in the reserve.

import { Emblem, Icon, Said } from "../icons";
import { thing, worded } from "../things";
import { gangOf, PLACES, placeOf, type ScarfaceTable } from "../types";
import { variant } from "../words";

export function Purse({ table }: { table: ScarfaceTable }) {
  const board = table.view.value.board;
  if (!board.human.gang) return null;
  const { side, money } = board.human;
  const [cars, trucks, markers] = board.outlook.reserves[placeOf(side)]!;
  return (
    <div class="purse">
      <span class="purse-money" title={table.say("scarface-board-total", { n: board.totals[placeOf(side)] })}>
        <Emblem side={side} />
        <b>{table.say("scarface-board-money", { n: money })}</b>
        {board.ring === side && <Ring table={table} />}
      </span>
      <span class="reserve">
        <Reserve table={table} what="car" n={cars} />
        <Reserve table={table} what="truck" n={trucks} />
        <span {...table.piece({ key: "flags", label: table.say("scarface-page-flags", { n: markers }), rule: "SF-4", class: `reserve-piece is-${side}`, about: () => table.say("scarface-page-flags-about") })}>
          <Icon is="takeover" /><b>{markers}</b>
        </span>
      </span>
      <Thugs table={table} side={side} />
    </div>
  );
}

export function Ring({ table }: { table: ScarfaceTable }) {
  return (
    <span {...table.piece({ key: "ring", label: table.say("scarface-board-ring"), rule: "SF-41", class: "ring", about: () => table.say("scarface-page-ring-about") })}>
      <Icon is="ring" />
    </span>
  );
}

/** Thugs of a side, place by place; those of mine can be picked. */
export function Thugs({ table, side }: { table: ScarfaceTable; side: string }) {
  const { board } = table.view.value;
  const gang = gangOf(board, side);
  const meant = table.highlight.value.has("henchman") === (side === "henchman");
  return (
    <span class="thugs" role="group" aria-label={table.say("scarface-board-thugs")}>
      {PLACES.map((place) => {
        const spec = {
          key: `${side}-${place}`,
          label: table.say("scarface-page-thugs-in", { place: table.name(place), n: gang[place] }),
          names: meant ? [place] : [],
          rule: "SF-6",
          class: `thug-place is-${side}${gang[place] ? "" : " is-empty"}`,
          about: () => table.say("scarface-page-place-about", { place: variant(place) }),
        };
        return (
          <span key={place} {...worded(side === board.human.side ? thing(table, "place", place, spec) : table.piece(spec))}>
            <Said words={spec.label} />
            <Icon is={place} />
            <b aria-hidden="true">{gang[place]}</b>
            <small aria-hidden="true">{table.name(place)}</small>
          </span>
        );
      })}
    </span>
  );
}

function Reserve({ table, what, n }: { table: ScarfaceTable; what: "car" | "truck"; n: number }) {
  return (
    <span
      {...thing(table, "reserve", what, {
        key: `reserve-${what}`,
        label: table.say("scarface-page-reserve", { what: table.name(what), n }),
        rule: "SF-70",
        class: `reserve-piece is-${table.view.value.board.human.side}${n ? "" : " is-empty"}`,
        about: () => table.say(what === "car" ? "scarface-page-car-about" : "scarface-page-truck-about"),
      })}
    >
      <Icon is={what} /><b>{n}</b>
    </span>
  );
}
