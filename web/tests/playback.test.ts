import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Told, View } from "../src/api/messages";
import { Playback } from "../src/frame/model/playback";

const at = (seq: number) => ({ seq, decisions: [], legal: [] }) as unknown as View;
const told = (seq: number, message: string): Told => ({ seq, message, args: {} });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("each event has its moment, then the position follows", () => {
  const playback = new Playback(at(0), () => 300);
  playback.push(at(1), [told(1, "a"), told(1, "b")]);
  expect([playback.playing.value?.message, playback.view.value.seq]).toEqual(["a", 0]);
  vi.advanceTimersByTime(300);
  expect([playback.playing.value?.message, playback.view.value.seq]).toEqual(["b", 0]);
  vi.advanceTimersByTime(300);
  expect([playback.playing.value, playback.view.value.seq]).toEqual([null, 1]);
});

test("what the viewer did himself shows at once", () => {
  const playback = new Playback(at(0), () => 300);
  playback.push(at(1), [told(1, "a")], 1);
  expect([playback.playing.value, playback.view.value.seq]).toEqual([null, 1]);
  expect(playback.journal.value.map((event) => event.message)).toEqual(["a"]);
});

test("what follows the viewer's own doing is paced again", () => {
  const playback = new Playback(at(0), () => 300);
  playback.push(at(1), [told(1, "a"), told(1, "b")], 1);
  expect(playback.journal.value.map((event) => event.message)).toEqual(["a", "b"]);
  expect([playback.playing.value?.message, playback.view.value.seq]).toEqual(["b", 0]);
});

test("skipping loses no line and tells none twice", () => {
  const playback = new Playback(at(0), () => 300);
  playback.push(at(1), [told(1, "a"), told(1, "b"), told(1, "c")]);
  playback.push(at(2), [told(2, "d")]);
  vi.advanceTimersByTime(300);
  playback.skip();
  expect(playback.journal.value.map((event) => event.message)).toEqual(["a", "b", "c", "d"]);
  expect([playback.playing.value, playback.view.value.seq]).toEqual([null, 2]);
  vi.advanceTimersByTime(5000);
  expect(playback.journal.value).toHaveLength(4);
});

test("without motion nothing is paced", () => {
  const playback = new Playback(at(0), () => 0);
  playback.push(at(1), [told(1, "a")]);
  expect(playback.view.value.seq).toBe(1);
});

test("an update without events still changes the position", () => {
  const playback = new Playback(at(0), () => 300);
  playback.push(at(1), []);
  expect(playback.view.value.seq).toBe(1);
});

test("what has settled is never ahead of the position", () => {
  const playback = new Playback(at(0), () => 300);
  playback.push(at(1), [told(1, "a"), told(1, "b")]);
  vi.advanceTimersByTime(300);
  expect([playback.journal.value.length, playback.settled.value.length, playback.view.value.seq]).toEqual([2, 0, 0]);
  vi.advanceTimersByTime(300);
  expect([playback.settled.value.length, playback.view.value.seq]).toEqual([2, 1]);
  playback.push(at(2), [told(2, "c"), told(2, "d")], 1);
  expect([playback.journal.value.length, playback.settled.value.length, playback.view.value.seq]).toEqual([4, 2, 1]);
  playback.skip();
  expect([playback.settled.value.length, playback.view.value.seq]).toEqual([4, 2]);
});

test("what is minor passes quickly", () => {
  const playback = new Playback(at(0), () => 400, (show) => show(), ({ message }) => message === "a");
  playback.push(at(1), [told(1, "a"), told(1, "b")]);
  vi.advanceTimersByTime(100);
  expect(playback.playing.value?.message).toBe("b");
});
