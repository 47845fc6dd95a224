// Where names and pieces stand on the map: placed so that at a scale of 0.54 they lie in their areas and clear of each other.

import type { Point } from "../types";

/** By area: the spot around which its name and its pieces stand, and how many pixels a row of pieces may take. */
export const SPOTS: Record<string, readonly [number, number, number]> = {
  trapani: [213, 227, 64], marsala: [192, 362, 96], alcamo: [326, 276, 64], castelvetrano: [309, 453, 96],
  sciacca: [449, 511, 96], corleone: [472, 411, 96], palermo: [453, 193, 96], monreale: [447, 294, 64],
  bagheria: [568, 289, 64], termini_imerese: [677, 299, 64], lercara: [619, 424, 64], cefalu: [802, 279, 64],
  agrigento: [593, 559, 64], camastra: [702, 603, 64], caltanissetta: [759, 469, 64], enna: [847, 503, 64],
  petralia: [886, 369, 64], nicosia: [1000, 397, 64], licata: [799, 666, 64], gela: [898, 690, 64],
  piazza_armerina: [956, 582, 96], ragusa: [1099, 857, 64], vittoria: [995, 811, 64], caltagirone: [1017, 673, 64],
  siracusa: [1265, 695, 64], palazzolo: [1141, 723, 64], noto: [1200, 858, 64], catania: [1215, 471, 96],
  scordia: [1168, 589, 64], palagonia: [1065, 532, 64], messina: [1377, 176, 64], milazzo: [1252, 199, 64],
  taormina: [1251, 334, 64], bronte: [1126, 359, 64], mistretta: [976, 273, 96], patti: [1124, 221, 64],
};

/** By mandamento: pixels from the middle of its circle to the middle of its name. */
export const CIRCLE_NAMES: Record<string, Point> = {
  trapani: [0, -27], palermo: [0, -27], corleone: [0, 28], termini: [0, -27], agrigento: [-14, 28], enna: [-38, 0], licata: [0, 28],
  ragusa: [-47, 0], siracusa: [0, 28], catania: [0, 28], messina: [0, 28], bronte: [-47, 0],
};

/** By sea: the middle of its name. */
export const SEA_NAMES: Record<string, Point> = {
  mare_palermo: [382, 98], mare_cefalu: [791, 74], mare_milazzo: [1243, 60], mare_catania: [1332, 590], mare_siracusa: [1425, 965],
  mare_licata: [1000, 979], mare_agrigento: [624, 753], mare_sciacca: [156, 529], mare_trapani: [192, 82],
};

/** Boats that would lie on a name where the map has them. */
export const BOATS: Record<string, readonly Point[]> = { mare_cefalu: [[628, 184], [947, 188], [767, 188]] };
