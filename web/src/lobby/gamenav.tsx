// From one game to the next on a page that each of them has.

import { TITLES } from "../frame/model/games";
import { say } from "../i18n/texts";

export function GameNav({ label, base, game }: { label: string; base: string; game: string }) {
  return (
    <nav class="game-nav" aria-label={label}>
      {Object.entries(TITLES).map(([id, title]) => (
        <a key={id} href={`${base}/${id}`} aria-current={id === game ? "page" : undefined}>{say(title)}</a>
      ))}
    </nav>
  );
}
