// A box that comes from a file or from pieces of links. Nothing of it is taken before all of it is there and understood.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Trouble } from "../api/http";
import type { BoxCheck, BoxForm } from "../api/messages";
import { problemIn } from "../frame/loading";
import { say } from "../i18n/texts";
import { place, rename } from "../parts/router";
import { remembered } from "../parts/remembered";
import { box, isEmpty, lookThrough } from "./kept";
import { join, missing, readPiece, type Piece } from "./pieces";
import { replaceBox } from "./store";
import { capital, problemWords } from "./words";

interface Told {
  message: string;
  args: Record<string, unknown>;
}

const MOST_BOXES = 3;
/** Pieces that came, by box. */
const collected = remembered<Record<string, Piece[]>>("mybox-pieces", {});
const shownBox = signal("");
const offered = signal<BoxCheck | null>(null);
const told = signal<Told | null>(null);

/** A text that may be a box; null where it was too long to read. */
export async function offer(form: BoxForm, text: string | null): Promise<void> {
  offered.value = told.value = null;
  if (text === null || text.length > form.longest) {
    told.value = { message: "mybox-page-too-long", args: { most: form.longest } };
    return;
  }
  try {
    const found = await lookThrough(text);
    if (isEmpty(found.box)) told.value = { message: "mybox-page-nothing-in-it", args: {} };
    else if (isEmpty(box.value) || JSON.stringify(box.value) === JSON.stringify(found.box)) take(found);
    else offered.value = found;
  } catch (error) {
    const { message, args } = problemIn(error);
    told.value = error instanceof Trouble && error.status === 400 ? { message: "mybox-page-not-taken", args: { reason: { message, args } } } : { message, args };
  }
}

function take(found: BoxCheck): void {
  replaceBox(found.box);
  offered.value = null;
  told.value = { message: "mybox-page-taken", args: {} };
}

/** The piece in the address, laid to those that came before. */
async function receive(form: BoxForm, hash: string): Promise<void> {
  if (!hash.startsWith("box=")) return;
  rename(location.pathname);
  const piece = readPiece(hash);
  if (!piece) {
    told.value = { message: "mybox-page-damaged", args: {} };
    return;
  }
  const others = Object.keys(collected.value).filter((id) => id !== piece.box);
  const known = (collected.value[piece.box] ?? []).filter((one) => one.n !== piece.n && one.of === piece.of);
  const pieces = [...known, piece];
  shownBox.value = piece.box;
  told.value = others.length && !known.length && piece.of > 1 ? { message: "mybox-page-other-box", args: {} } : null;
  if (pieces.length < piece.of) {
    const kept = others.slice(-(MOST_BOXES - 1)).map((id) => [id, collected.value[id]!] as const);
    collected.value = { ...Object.fromEntries(kept), [piece.box]: pieces };
    return;
  }
  forget(piece.box);
  const text = await join(pieces, form.longest);
  if (text === null) told.value = { message: "mybox-page-damaged", args: {} };
  else await offer(form, text);
}

function forget(id: string): void {
  const { [id]: _, ...rest } = collected.value;
  collected.value = rest;
}

export function Incoming({ form }: { form: BoxForm }) {
  const hash = place.value.hash;
  useEffect(() => void receive(form, hash), [hash]);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.scrollIntoView({ block: "nearest" }), [told.value]); // a file is brought from far below
  const pieces = collected.value[shownBox.value] ?? Object.values(collected.value).at(-1);
  return (
    <>
      {told.value && <p ref={words} class="notice is-calm" role="status">{problemWords(told.value)}</p>}
      {pieces && <Waiting pieces={pieces} />}
      {offered.value && <Offer found={offered.value} form={form} />}
    </>
  );
}

function Waiting({ pieces }: { pieces: readonly Piece[] }) {
  const { of, box: id } = pieces[0]!;
  const rest = missing(pieces, of);
  return (
    <div class="notice is-calm" role="status">
      <p>{say("mybox-page-pieces", { have: pieces.length, of, missing: rest.join(", "), count: rest.length })}</p>
      <button class="quiet" onClick={() => forget(id)}>{say("mybox-page-pieces-forget")}</button>
    </div>
  );
}

function Offer({ found, form }: { found: BoxCheck; form: BoxForm }) {
  const parts = found.progress.filter((one) => one.have > 0).map((one) => `${capital(form.parts.find((part) => part.id === one.part)!.label)}: ${one.have}`);
  return (
    <div class="box-offer" role="group" aria-label={say("mybox-page-offer")}>
      <p><b>{say("mybox-page-offer")}</b> {parts.join(" · ")}</p>
      <p>{say("mybox-page-offer-note")}</p>
      <div class="box-carry">
        <button class="primary" onClick={() => take(found)}>{say("mybox-page-take")}</button>
        <button onClick={() => (offered.value = null)}>{say("mybox-page-leave")}</button>
      </div>
    </div>
  );
}
