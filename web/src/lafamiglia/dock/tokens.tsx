// Order tokens as cards: their symbols in a row, and what each does in words.

import { Drawn, OrderToken } from "../art";
import { Box } from "../box";
import { useDesk, type Desk } from "../desk";
import { Icon } from "../icons";
import { amount, symbolWords } from "../reading/lines";
import { attemptOf, tokenWhere } from "../picking";
import { usePiece } from "../piece";

export function TokenAbout({ id, desk }: { id: string; desk: Desk }) {
  const { table, pack } = desk;
  const token = pack.token.get(id)!;
  return (
    <>
      <p>{table.say("lafamiglia-page-token", { what: token.kind, n: token.initiative })}</p>
      <ul class="lf-symbols-told">
        {token.symbols.map((symbol) => (
          <li key={symbol.s}>
            <Icon id={symbol.s} size={16} />
            <span>
              <b>{symbolWords(desk, symbol)}</b> {table.say("lafamiglia-page-symbol", { what: symbol.s, n: symbol.n ?? 1 })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

export function Symbols({ id }: { id: string }) {
  const { pack } = useDesk();
  return (
    <span class="lf-symbols" aria-hidden="true">
      {pack.token.get(id)!.symbols.map((symbol) => (
        <span key={symbol.s} class="lf-symbol"><Icon id={symbol.s} size={17} />{amount(symbol)}</span>
      ))}
    </span>
  );
}

/** A token in an HQ or on the map, as a card. */
export function TokenCard({ id, place, away = false }: { id: string; place?: string; away?: boolean }) {
  const desk = useDesk();
  const { table, pack } = desk;
  const token = pack.token.get(id)!;
  const words = token.symbols.map((symbol) => symbolWords(desk, symbol)).join(", ");
  const props = usePiece(
    (kind) => ({
      key: `token-${id}`,
      label: table.name(id),
      where: tokenWhere(id),
      attempt: attemptOf(pack, kind, "token", id),
      names: [id],
      about: () => <TokenAbout id={id} desk={desk} />,
      of: token,
      rule: "LF-66",
      class: `lf-token${away ? " is-away" : ""}`,
    }),
    [id, away],
  );
  return (
    <Box of={props} said={[words, ...(place ? [place] : [])].join(". ")}>
      <Drawn size={38}><OrderToken name={token.family} token={token} /></Drawn>
      <Symbols id={id} />
      {place && <span class="lf-token-place">{place}</span>}
    </Box>
  );
}
