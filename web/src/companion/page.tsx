// The Henchman beside the box, on a phone lying next to it.

import { needTexts } from "../i18n/texts";
import { place } from "../parts/router";
import { GamePage } from "./game";
import { keepPage } from "./kept";
import { StartPage } from "./start";
import "./companion.css";

await needTexts("scarface", "companion");
keepPage();

export default function CompanionPage() {
  const id = place.value.path.split("/")[2] ?? "";
  return id ? <GamePage key={id} id={id} /> : <StartPage />;
}
