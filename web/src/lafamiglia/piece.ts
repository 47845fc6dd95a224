// A piece that is drawn again only when something about it has changed.

import { computed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { PieceProps, PieceSpec } from "../frame/model/board";
import { kindOf, useDesk } from "./desk";

/** `spec` may read signals; `uses` are the other things it depends on. The props stay the same object while they mean the same. */
export function usePiece(spec: (kind: string) => PieceSpec, uses: readonly unknown[]): PieceProps {
  const { table } = useDesk();
  const props = useMemo(() => {
    let known: { key: string; props: PieceProps } | null = null;
    return computed(() => {
      const kind = kindOf(table);
      const wanted = spec(kind);
      const made = table.piece(wanted);
      made.class = made.class.replace(" is-quiet", ""); // said once by what holds the pieces: `is-asking`
      const choices = wanted.where === undefined ? [] : table.matching(wanted.where);
      const view = wanted.ahead && table.view.value.seq;
      const key = [kind, view, made.class, made["aria-label"], wanted.attempt, ...choices.map(({ action }) => action)].join("|");
      if (known?.key !== key) known = { key, props: made };
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
