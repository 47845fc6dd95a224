// What the icons of cards, tiles and tracks mean: as the game names them, else in words of the page.

import type { Table } from "../frame/model/board";
import { Icon, ICON_IDS } from "./icons";

export function legend(table: Table) {
  return ICON_IDS.map((id) => ({ icon: <Icon is={id} />, name: nameOf(table, id) }));
}

function nameOf(table: Table, id: string): string {
  const name = table.name(id, "what");
  return name === id ? table.say("scarface-page-icon", { icon: id }) : name;
}
