// What this browser keeps of my box, for whoever plays with it.

import type { BoxData } from "../api/messages";
import { remembered } from "../parts/remembered";

export const EMPTY: BoxData = {};
/** The box as a file, "" where nothing is entered. */
export const keptFile = remembered("mybox-file", "");
