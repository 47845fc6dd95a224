// A box as pieces of links: compressed, each with the mark of its box, its number and its own checksum.

export interface Piece {
  /** The checksum of the whole. */
  box: string;
  n: number;
  of: number;
  data: string;
}

/** Letters of a piece that a phone's camera still takes from a screen. */
export const IN_A_CODE = 380;
const MOST = 60;
const FORM = /^box=([0-9a-f]{8})\.(\d{1,2})\.(\d{1,2})\.([0-9a-f]{8})\.([\w-]+)$/;

export async function cut(text: string, letters = Infinity): Promise<Piece[]> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), Infinity);
  const data = toText(bytes);
  const of = Math.max(1, Math.ceil(data.length / letters));
  const size = Math.ceil(data.length / of);
  const box = checksum(data);
  return Array.from({ length: of }, (_, n) => ({ box, n: n + 1, of, data: data.slice(n * size, (n + 1) * size) }));
}

export function fragment(piece: Piece): string {
  const { box, n, of, data } = piece;
  return `box=${box}.${n}.${of}.${checksum(sealed(piece))}.${data}`;
}

/** A piece from the end of an address; null if it is damaged or something else. */
export function readPiece(hash: string): Piece | null {
  const found = FORM.exec(hash);
  if (!found) return null;
  const piece = { box: found[1]!, n: Number(found[2]), of: Number(found[3]), data: found[5]! };
  const fits = piece.n >= 1 && piece.n <= piece.of && piece.of <= MOST;
  return fits && checksum(sealed(piece)) === found[4] ? piece : null;
}

/** The text behind all pieces of a box, in whatever order; null if they are not one box, or it is too long. */
export async function join(pieces: readonly Piece[], longest: number): Promise<string | null> {
  const data = pieces.toSorted((one, other) => one.n - other.n).map((piece) => piece.data).join("");
  if (!pieces.length || checksum(data) !== pieces[0]!.box) return null;
  try {
    const bytes = await through(fromText(data), new DecompressionStream("deflate-raw"), longest * 4);
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.length <= longest ? text : null;
  } catch {
    return null;
  }
}

/** The numbers of the pieces that are not there. */
export function missing(pieces: readonly Piece[], of: number): number[] {
  return Array.from({ length: of }, (_, n) => n + 1).filter((n) => !pieces.some((piece) => piece.n === n));
}

const sealed = ({ box, n, of, data }: Piece): string => `${box}.${n}.${of}.${data}`;

async function through(bytes: Uint8Array<ArrayBuffer>, change: ReadableWritablePair<Uint8Array, BufferSource>, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(change).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError();
    }
    parts.push(read.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toText(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** CRC-32 in eight letters: enough to notice a camera's mistake. */
export function checksum(text: string): string {
  let rest = -1;
  for (let n = 0; n < text.length; n++) {
    rest ^= text.charCodeAt(n);
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ((rest ^ -1) >>> 0).toString(16).padStart(8, "0");
}
