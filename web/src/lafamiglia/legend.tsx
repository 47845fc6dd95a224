// What the icons of map, sheets and tokens mean: as the game names them, else in words of the page.

import type { Table } from "../frame/model/board";
import { Icon, ICON_IDS } from "./icons";

const KINDS = ["symbol", "part", "column"];

export function legend(table: Table) {
  return ICON_IDS.map((id) => ({ icon: <Icon id={id} />, name: nameOf(table, id) }));
}

function nameOf(table: Table, id: string): string {
  const found = KINDS.map((kind) => table.name(id, kind)).find((name) => name !== id);
  return found ?? table.say("lafamiglia-page-icon", { icon: id });
}
