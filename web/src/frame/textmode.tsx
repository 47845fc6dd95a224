// The board in words, for a screen reader or for whoever prefers to read.

import { say } from "../i18n/texts";
import type { BoardModule } from "./model/board";
import type { FrameTable } from "./model/table";

export function TextBoard({ table, module }: { table: FrameTable; module: BoardModule }) {
  return (
    <div class="text-board">
      {module.describe(table).map((part) => (
        <section key={part.title}>
          <h3>{part.title}</h3>
          <ul>{part.lines.map((line, index) => <li key={index}>{line}</li>)}</ul>
        </section>
      ))}
      <p class="text-hint">{say("page-text-hint")}</p>
    </div>
  );
}
