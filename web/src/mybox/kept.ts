// What this browser keeps of my box.

import { post } from "../api/http";
import type { BoxCheck, BoxData } from "../api/messages";
import { remembered } from "../parts/remembered";

export const box = remembered<BoxData>("mybox", {});

export const lookThrough = (text: string) => post<BoxCheck>("/api/companion/box", { text });

export function isEmpty(data: BoxData): boolean {
  return Object.values(data).every((table) => Object.keys(table as object).length === 0);
}
