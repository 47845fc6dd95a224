// Sentences of the story: headlines, and whoever they name with their sign.

import { computed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { say, texts } from "../../i18n/texts";
import { SEATS, type Mark } from "../../i18n/words";
import type { BoardModule, SeatMark } from "../model/board";
import type { Chapter } from "../model/story";
import type { FrameTable } from "../model/table";

export interface Teller {
  table: FrameTable;
  module: BoardModule;
}

const [FROM, NAME, TO] = ["\uE000", "\uE001", "\uE002"];
const NAMED = /(\uE000[^\uE002]*\uE002)/;

/** Puts the seat around a name, so that `Said` finds it. */
export function marking({ table, module }: Teller): Mark {
  return (argument, value, name) => {
    const seat = !SEATS.has(argument) ? -1 : typeof value === "number" ? value : (module.seatOf?.(table, String(value)) ?? -1);
    return seat < 0 ? name : `${FROM}${seat}${NAME}${name}${TO}`;
  };
}

/** The sense of a chapter in one sentence; without a headline its first line. */
export function headline(table: FrameTable, chapter: Chapter, mark?: Mark): string {
  const tale = table.tale(chapter) ?? { lead: chapter.valid[0] ?? chapter.events[0]!, rest: [] };
  const plain = (text: string) => text.replace(/\.$/, "");
  const lead = table.tell(tale.lead, mark);
  if (!tale.rest.length) return lead;
  return say("page-tale", { lead: plain(lead), rest: tale.rest.map((phrase) => plain(table.tell(phrase, mark))).join(", ") });
}

/** The colours of all seats: names in the story bear them. */
export function coloursOf({ table, module }: Teller): string {
  return table.players.value.map((_, seat) => module.mark?.(table, seat)?.colour).join();
}

/** The headline of a chapter, names marked. It is not made anew with each picture. */
export function Headline({ table, module, chapter, colours }: Teller & { chapter: Chapter; colours: string }) {
  const teller = { table, module };
  return useMemo(
    () => <Said {...teller} text={headline(table, chapter, marking(teller))} apart={chapter.who} />,
    [chapter, colours, table.players.value, texts.value],
  );
}

/** A marked text; `apart` is the seat whose sign stands before it already. */
export function Said({ text, apart, ...teller }: Teller & { text: string; apart?: number | null }) {
  return (
    <>
      {text.split(NAMED).map((part, place) => {
        if (!part.startsWith(FROM)) return part;
        const [seat, name] = part.slice(1, -1).split(NAME);
        return <Who key={place} {...teller} seat={Number(seat)} name={name!} sign={Number(seat) !== apart} />;
      })}
    </>
  );
}

/** The mark of a seat, which is the same as long as its colour is: of a hundred signs none is drawn again with each picture. */
function useMark({ table, module }: Teller, seat: number | null): SeatMark | undefined {
  const mark = useMemo(() => {
    let known: SeatMark | undefined;
    return computed(() => {
      const found = seat === null ? undefined : module.mark?.(table, seat);
      return found?.colour === known?.colour ? known : (known = found);
    });
  }, [table, module, seat]);
  return mark.value;
}

function Who({ table, module, seat, name, sign }: Teller & { seat: number; name: string; sign: boolean }) {
  const mark = useMark({ table, module }, seat);
  return (
    <b class="who" style={mark && { "--who": mark.colour }}>
      {sign && mark && <Sign {...{ table, module, seat }} />}{name}
    </b>
  );
}

/** The small sign of whoever acts. */
export function Sign({ table, module, seat }: Teller & { seat: number | null }) {
  const mark = useMark({ table, module }, seat);
  return <span class="sign" style={mark && { "--who": mark.colour }} aria-hidden="true">{mark?.emblem}</span>;
}
