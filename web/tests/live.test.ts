import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live } from "../src/api/live";
import type { AnyNews, Problem } from "../src/api/messages";

class Wire {
  sent: { id: string; type: string; seq?: number }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {}
  say(news: object): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }
}

let wires: Wire[];
let dialled: number[];
let heard: AnyNews[];
let problems: Problem[];
let live: Live;
const position = (seq: number) => ({ type: "position", seq });

beforeEach(() => {
  vi.useFakeTimers();
  [wires, dialled, heard, problems] = [[], [], [], []];
  live = new Live((seq) => (dialled.push(seq), wires.push(new Wire()), wires.at(-1)!), 0, (news) => heard.push(news), (problem) => problems.push(problem));
  live.connect();
});
afterEach(() => void vi.useRealTimers());

test("a command is answered under its own id", async () => {
  wires[0]!.say(position(4));
  const answer = live.send({ type: "hint" });
  const [command] = wires[0]!.sent;
  expect(command).toMatchObject({ type: "hint", seq: 4 });
  wires[0]!.say({ type: "hinted", id: command!.id, action: 7, notation: "pass" });
  expect(await answer).toMatchObject({ action: 7 });
  expect(live.waiting.value).toEqual([]);
});

test("who is shown out is told why", () => {
  const problem = { message: "error-table-damaged", args: {}, rule: "", game: "" };
  wires[0]!.say({ type: "refused", id: "", problem });
  expect(problems).toEqual([problem]);
});

test("what was not answered is sent again after the connection comes back", () => {
  wires[0]!.say(position(4));
  void live.send({ type: "undo" });
  wires[0]!.say({ type: "update", seq: 5 });
  wires[0]!.onclose!();
  expect(live.status.value).toBe("lost");
  vi.advanceTimersByTime(2000);
  expect(dialled).toEqual([0, 5]);
  wires[1]!.say(position(5));
  expect(live.status.value).toBe("open");
  expect(wires[1]!.sent).toEqual(wires[0]!.sent);
});

test("it waits longer after each try, and not for ever", () => {
  for (let tries = 0; tries < 8; tries++) {
    wires.at(-1)!.onclose!();
    vi.advanceTimersByTime(12_000);
    expect(wires).toHaveLength(tries + 2);
  }
});

test("silence on an open line counts as lost", () => {
  wires[0]!.say(position(1));
  void live.send({ type: "undo" });
  vi.advanceTimersByTime(6000);
  expect(live.status.value).toBe("lost");
});

test("a closed line stays closed", () => {
  wires[0]!.say(position(1));
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
});

const tooFast = (id: string, seconds: number) => ({ type: "refused", id, problem: { message: "error-too-fast", args: { seconds }, rule: "", game: "" } });

test("who is too fast waits as long as the server asks, and nobody hears of it", async () => {
  wires[0]!.say(position(4));
  const answer = live.send({ type: "hint" });
  const { id } = wires[0]!.sent[0]!;
  wires[0]!.say(tooFast(id, 3));
  vi.advanceTimersByTime(2900);
  expect(wires[0]!.sent).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(wires[0]!.sent.map((command) => command.id)).toEqual([id, id]);
  wires[0]!.say({ type: "hinted", id, action: 7, notation: "pass" });
  expect(await answer).toMatchObject({ type: "hinted" });
  expect(live.status.value).toBe("open");
});

test("a wait that is too long, or has no end, is told", async () => {
  wires[0]!.say(position(4));
  const long = live.send({ type: "undo" });
  wires[0]!.say(tooFast(wires[0]!.sent[0]!.id, 60));
  expect(await long).toMatchObject({ type: "refused" });
  const endless = live.send({ type: "undo" });
  const { id } = wires[0]!.sent[1]!;
  for (let times = 0; times < 5; times++) {
    wires[0]!.say(tooFast(id, 1));
    vi.advanceTimersByTime(1000);
  }
  expect(await endless).toMatchObject({ type: "refused" });
});

test("a pause is not taken for silence, and not sent twice when the line breaks meanwhile", () => {
  wires[0]!.say(position(4));
  void live.send({ type: "undo" });
  wires[0]!.say(tooFast(wires[0]!.sent[0]!.id, 9));
  vi.advanceTimersByTime(8000);
  expect(live.status.value).toBe("open");
  wires[0]!.onclose!();
  vi.advanceTimersByTime(600);
  wires[1]!.say(position(4));
  vi.advanceTimersByTime(2000);
  expect(wires[1]!.sent).toHaveLength(1);
});
