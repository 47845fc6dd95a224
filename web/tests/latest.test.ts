import { expect, test } from "vitest";
import { onlyLatest } from "../src/parts/latest";

function asked(): { promise: Promise<string>; come: (value: string) => void; fail: (error: Error) => void } {
  let come!: (value: string) => void;
  let fail!: (error: Error) => void;
  const promise = new Promise<string>((resolve, reject) => ((come = resolve), (fail = reject)));
  return { promise, come, fail };
}

test("an answer that comes late does not take the place of a newer one", async () => {
  const heard: unknown[] = [];
  const hear = onlyLatest<string>((value) => heard.push(value), (error) => heard.push(error));
  const [first, second, third] = [asked(), asked(), asked()];
  hear(first.promise);
  hear(second.promise);
  hear(third.promise);
  second.fail(new Error("late"));
  third.come("new");
  first.come("old");
  await Promise.allSettled([first.promise, second.promise, third.promise]);
  expect(heard).toEqual(["new"]);
  const failed = new Error("the last asked for");
  hear(Promise.reject(failed));
  await Promise.resolve();
  await Promise.resolve();
  expect(heard).toEqual(["new", failed]);
});
