// Requests to the server. What does not work comes back as a problem: a message id with its arguments.

import { host } from "#host";
import type { Problem } from "./messages";

export class Trouble extends Error {
  constructor(readonly problem: Problem, readonly status: number) {
    super(problem.message);
  }
}

const NO_NETWORK: Problem = { message: "page-error-network", args: {}, rule: "", game: "" };

export function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && typeof (value as Problem).message === "string";
}

const LONGEST_PAUSE = 5;
const PAUSES = 3;

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await request(method, path, body);
  const kind = answer.headers.get("content-type") ?? "";
  if (answer.status === 204) return undefined as T;
  return (kind.includes("json") ? await answer.json() : await answer.text()) as T;
}

/** Who is asked to wait a little waits, and asks again. */
async function request(method: string, path: string, body: unknown, pauses = PAUSES): Promise<Response> {
  const options: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    options.headers = { "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await host.fetch(path, options);
  } catch {
    throw new Trouble(NO_NETWORK, 0);
  }
  const pause = answer.status === 429 && pauses ? Number(answer.headers.get("retry-after") ?? NaN) : NaN;
  if (pause <= LONGEST_PAUSE) {
    await new Promise((resolve) => setTimeout(resolve, pause * 1000));
    return request(method, path, body, pauses - 1);
  }
  if (!answer.ok) throw new Trouble(await problemOf(answer), answer.status);
  return answer;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const found: unknown = await answer.json();
    if (isProblem(found)) return { ...NO_NETWORK, ...found };
  } catch {
    // Not from our server; the network says it for us.
  }
  return NO_NETWORK;
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body?: unknown) => call<T>("POST", path, body);
export const put = <T>(path: string, body?: unknown) => call<T>("PUT", path, body);
export const remove = <T>(path: string, body?: unknown) => call<T>("DELETE", path, body);
