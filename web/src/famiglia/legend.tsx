// The signs of the families.

import type { Table } from "../frame/model/board";
import { Sign } from "./face";

const FAMILIES = { I: "italians", A: "accountants", B: "brutes", M: "mercenaries" } as const;

export function legend(table: Table) {
  return Object.entries(FAMILIES).map(([letter, family]) => ({ icon: <Sign letter={letter as keyof typeof FAMILIES} />, name: table.name(family) }));
}
