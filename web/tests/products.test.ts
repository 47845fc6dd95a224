// The products of a small network, by hand.

import { expect, test } from "vitest";
import { Network } from "../src/here/products";

const text = (...numbers: number[]) => String.fromCharCode(...new Uint8Array(new Float32Array(numbers).buffer));

function network(): Network {
  const made = new Network();
  made.add(text(1, -1, 2, 0.5, 0, 3), text(0.5, 0)); // three inputs, two outputs
  made.add(text(10, 1), text(-4));
  return made;
}

test("a row of floats", () => {
  // 1.5 * [1, -1] + 0 * ... + -1 * [0, 3] + [0.5, 0] = [2, -4.5]; what is below nothing is nothing
  expect(network().ofFloats(text(1.5, 0, -1))).toBe(16);
});

test("a row of bytes", () => {
  // 2 * [2, 0.5] + 200 * [0, 3] + [0.5, 0] = [4.5, 601]
  expect(network().ofBytes(String.fromCharCode(0, 2, 200))).toBe(642);
});
