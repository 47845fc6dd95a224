// A piece outside the map: its name is read aloud, what it shows is only seen.

import type { ComponentChildren } from "preact";
import type { PieceProps } from "../frame/model/board";

interface BoxProps {
  of: PieceProps;
  /** It stays where it is. */
  fixed?: boolean;
  /** Read aloud after its name. */
  said?: string;
  children: ComponentChildren;
}

export function Box({ of, fixed = false, said, children }: BoxProps) {
  const { "aria-label": label, "data-piece": key, ...props } = of;
  return (
    <div {...props} {...(fixed ? { "data-place": key } : { "data-piece": key })}>
      <span class="hidden-text">{said ? `${label}. ${said}` : label}</span>
      <div class="lf-seen" aria-hidden="true">{children}</div>
    </div>
  );
}
