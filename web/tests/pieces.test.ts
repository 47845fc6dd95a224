import { describe, expect, it } from "vitest";
import { checksum, cut, fragment, IN_A_CODE, join, missing, readPiece, type Piece } from "../src/mybox/pieces";
import { listWith } from "../src/mybox/lists";

const TEXT = Array.from({ length: 300 }, (_, n) => `[[action]]\nid = "C${n}"\npower = ${(n * 7919) % 97}\n`).join("\n");
const LONGEST = 60_000;

const read = (pieces: Piece[]) => pieces.map((piece) => readPiece(fragment(piece))!);

describe("a box in pieces", () => {
  it("comes together in any order", async () => {
    const pieces = await cut(TEXT, IN_A_CODE);
    expect(pieces.length).toBeGreaterThan(3);
    expect(Math.max(...pieces.map((piece) => fragment(piece).length))).toBeLessThan(IN_A_CODE + 40);
    expect(await join(read(pieces).reverse(), LONGEST)).toBe(TEXT);
    expect(await join(read(await cut(TEXT)), LONGEST)).toBe(TEXT);
  });

  it("names what is missing", async () => {
    const pieces = await cut(TEXT, IN_A_CODE);
    expect(missing(pieces.slice(2), pieces.length)).toEqual([1, 2]);
    expect(await join(pieces.slice(1), LONGEST)).toBeNull();
  });

  it("notices every letter that is wrong", async () => {
    const [piece] = await cut(TEXT, IN_A_CODE);
    const good = fragment(piece!);
    for (let place = 0; place < good.length; place++) {
      const other = good[place] === "1" ? "2" : "1";
      expect(readPiece(good.slice(0, place) + other + good.slice(place + 1)), `${place}`).toBeNull();
      expect(readPiece(good.slice(0, place))).toBeNull();
    }
  });

  it("does not mix two boxes, nor unpack without end", async () => {
    const [one, other] = [await cut(TEXT, IN_A_CODE), await cut(`${TEXT}#`, IN_A_CODE)];
    expect(await join([one[0]!, ...other.slice(1)], LONGEST)).toBeNull();
    expect(await join(await cut("a".repeat(10_000_000)), LONGEST)).toBeNull();
  });

  it("has the checksum everybody has", () => {
    expect(checksum("123456789")).toBe("cbf43926");
  });
});

describe("a list of numbers that is filled bit by bit", () => {
  it("marks what is not entered yet and ends with the last number", () => {
    expect(listWith([], 2, 5, -1)).toEqual([-1, -1, 5]);
    expect(listWith([-1, -1, 5], 2, undefined, -1)).toBeUndefined();
    expect(listWith([1, 2], 1, undefined, -1)).toEqual([1]);
  });
});
