// The box taken away and brought: as a file, as a link, as codes for a phone's camera.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BoxForm } from "../api/messages";
import { say } from "../i18n/texts";
import { CopyLink } from "../parts/copylink";
import { Dialog } from "../parts/dialog";
import { offer } from "./incoming";
import { box, isEmpty } from "./kept";
import { cut, fragment, IN_A_CODE, type Piece } from "./pieces";
import { checkNow } from "./store";

const FILE = "my-box.toml";

export function Carry({ form }: { form: BoxForm }) {
  const shown = useSignal<"" | "link" | "codes">("");
  const empty = isEmpty(box.value);
  async function bring(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (!file) return;
    await offer(form, file.size > form.longest * 4 ? null : await file.text());
    input.value = "";
  }
  return (
    <section>
      <h2>{say("mybox-page-carry")}</h2>
      <p class="field-note">{say("mybox-page-carry-note")}</p>
      <div class="box-carry">
        <button disabled={empty} onClick={() => void save()}>{say("mybox-page-save-file")}</button>
        <button disabled={empty} onClick={() => (shown.value = "link")}>{say("mybox-page-link")}</button>
        <button disabled={empty} onClick={() => (shown.value = "codes")}>{say("mybox-page-codes")}</button>
        <label class="button">{say("mybox-page-bring")}<input class="hidden-text" type="file" accept=".toml,text/plain" onChange={(event) => void bring(event.currentTarget)} /></label>
      </div>
      {shown.value && (
        <Dialog title={say(shown.value === "link" ? "mybox-page-link" : "mybox-page-codes")} onClose={() => (shown.value = "")}>
          <Pieces letters={shown.value === "link" ? Infinity : IN_A_CODE} />
        </Dialog>
      )}
    </section>
  );
}

async function save(): Promise<void> {
  const checked = await checkNow();
  if (!checked) return;
  const address = URL.createObjectURL(new Blob([checked.toml], { type: "application/toml" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(address);
}

const address = (piece: Piece): string => `${location.origin}/mybox#${fragment(piece)}`;

/** The whole as one link, or each piece as a code with its link. */
function Pieces({ letters }: { letters: number }) {
  const pieces = useSignal<Piece[]>([]);
  const at = useSignal(0);
  useEffect(() => {
    void checkNow().then(async (checked) => (pieces.value = checked ? await cut(checked.toml, letters) : []));
  }, []);
  const piece = pieces.value[at.value];
  if (!piece) return null;
  if (letters === Infinity) return <div class="box-link"><p>{say("mybox-page-link-note")}</p><CopyLink address={address(piece)} /></div>;
  return (
    <div class="box-codes">
      <p>{say("mybox-page-codes-note")}</p>
      <Code text={address(piece)} label={say("mybox-page-code", { n: piece.n, of: piece.of })} />
      <p class="box-code-number" aria-live="polite">{say("mybox-page-code", { n: piece.n, of: piece.of })}</p>
      <div class="box-carry">
        <button disabled={at.value === 0} onClick={() => at.value--}>{say("mybox-page-code-before")}</button>
        <button class="primary" disabled={at.value === piece.of - 1} onClick={() => at.value++}>{say("mybox-page-code-next")}</button>
      </div>
      <CopyLink key={piece.n} address={address(piece)} />
    </div>
  );
}

/** Dark on light, whatever the theme: a camera wants it so. */
function Code({ text, label }: { text: string; label: string }) {
  const path = useSignal({ size: 1, d: "" });
  useEffect(() => {
    void import("uqr").then(({ encode }) => {
      const { size, data } = encode(text, { ecc: "L", border: 4 });
      const d = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
      path.value = { size, d };
    });
  }, [text]);
  const { size, d } = path.value;
  return (
    <svg class="box-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={d} />
    </svg>
  );
}
