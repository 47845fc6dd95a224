// A piece that is drawn again only when something about it has changed.

import { computed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { PieceProps, PieceSpec, Stance } from "../frame/model/board";
import { looks } from "../frame/model/table";
import { kindOf, useDesk } from "./desk";

/** `spec` may read signals; `uses` are the other things it depends on. The props stay the same object while they look alike. */
export function usePiece(spec: (kind: string) => PieceSpec, uses: readonly unknown[]): PieceProps {
  const { table } = useDesk();
  const props = useMemo(() => {
    let stance: Stance;
    let known: { looks: string; props: PieceProps } | null = null;
    return computed(() => {
      stance = table.stance(spec(kindOf(table)));
      stance.class = stance.class.replace(" is-quiet", ""); // said once by what holds the pieces: `is-asking`
      const seen = looks(stance);
      if (known?.looks !== seen) known = { looks: seen, props: table.props(() => stance) };
      return known.props;
    });
  }, [table, ...uses]);
  return props.value;
}

type Still = Omit<PieceProps, "data-piece"> & { "data-place": string };

/** For places, which never fly: the same, known by `data-place`. */
export function still({ "data-piece": place, ...props }: PieceProps): Still {
  return { ...props, "data-place": place };
}
