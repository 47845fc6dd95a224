// Playing a replay: by steps, phases, rounds, by the slider, by itself.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BoardModule, Part } from "../frame/model/board";
import { useKeys } from "../frame/reach/keys";
import { say } from "../i18n/texts";
import { Icon } from "../parts/icons";
import { PACES, pace } from "../parts/settings";
import { beginnings, leap } from "./parts";
import type { Reel } from "./reel";

interface PlayerProps {
  reel: Reel;
  module: BoardModule;
  show: (move: number, first?: boolean) => void;
  /** The move that is wanted, also while it is still being read. */
  wanted: () => number;
}

export function Player({ reel, module, show, wanted }: PlayerProps) {
  const running = useSignal(false);
  const { move, moves } = reel.shown.value!;
  const part = reel.part.value;
  const count = reel.parts.value.length;
  const step = (by: 1 | -1) => reel.turn(by) || show(wanted() + by, by === 1);
  const jump = (by: 1 | -1, kind: Part) => show(leap(wanted(), by, beginnings(reel.story.value, module.part, kind), moves));
  useEffect(() => {
    if (!running.value) return;
    if (move >= moves && part === count - 1) {
      running.value = false;
      return;
    }
    const timer = setTimeout(() => step(1), Math.max(400, PACES[pace.value] * 3));
    return () => clearTimeout(timer);
  }, [running.value, move, part]);
  useKeys({
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    ArrowUp: () => jump(-1, "phase"),
    ArrowDown: () => jump(1, "phase"),
    PageUp: () => jump(-1, "round"),
    PageDown: () => jump(1, "round"),
    Home: () => show(0),
    End: () => show(moves),
    " ": () => (running.value = !running.value),
  });
  const button = (icon: Parameters<typeof Icon>[0]["name"], label: string, act: () => void) => (
    <button class="quiet square" aria-label={label} title={label} onClick={act}><Icon name={icon} /></button>
  );
  return (
    <div class="player">
      {button("first", say("page-replay-round-back"), () => jump(-1, "round"))}
      {button("rewind", say("page-replay-phase-back"), () => jump(-1, "phase"))}
      {button("back", say("page-replay-back"), () => step(-1))}
      {button(running.value ? "pause" : "play", say(running.value ? "page-replay-pause" : "page-replay-play"), () => (running.value = !running.value))}
      {button("next", say("page-replay-next"), () => step(1))}
      {button("forward", say("page-replay-phase-next"), () => jump(1, "phase"))}
      {button("last", say("page-replay-round-next"), () => jump(1, "round"))}
      <input type="range" min={0} max={moves} value={move} aria-label={say("page-replay-move", { move, moves })} onInput={(event) => show(Number(event.currentTarget.value))} />
      <output>{say("page-replay-move", { move, moves })}{count > 1 && ` · ${say("page-replay-part", { part: part + 1, parts: count })}`}</output>
    </div>
  );
}
