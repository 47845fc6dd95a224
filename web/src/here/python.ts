// Python in a worker: every file is fetched from our own address and checked against its hash, here or when the service
// worker took it in. What that gives is left as it is, so that the browser keeps what it compiled.

import type { PyodideInterface } from "pyodide";
import { ENGINE, type Opening } from "./protocol";

const PACKAGES = "/engine";
const SCRIPTS = /\.mjs$/;
const KINDS: Record<string, string> = { wasm: "application/wasm", json: "application/json", zip: "application/zip" };
const PROGRAM = "pyodide.asm.wasm";

export interface Started {
  python: PyodideInterface;
  program: WebAssembly.Module;
}

/** `progress` hears which share of all bytes is here. */
export async function startPython(opening: Opening, progress: (share: number) => void = () => {}): Promise<Started> {
  const folder = new URL(`${ENGINE.folder}/`, opening.root).href;
  if (!opening.kept) {
    self.fetch = checked(folder, progress);
    await Promise.all(Object.keys(ENGINE.files).filter((name) => SCRIPTS.test(name)).map(async (name) => (await fetch(folder + name)).arrayBuffer()));
  }
  const program = opening.program ?? WebAssembly.compileStreaming(fetch(folder + PROGRAM));
  run(folder + PROGRAM, program);
  const archive = fetch(`${folder}consigliere.zip`).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
  // One that cannot be had fails all: Pyodide itself would wait for its program for ever
  const [python, compiled, packed] = await Promise.all([loadPyodide({ indexURL: folder }), program, archive]);
  python.unpackArchive(packed, "zip", { extractDir: PACKAGES });
  python.runPython(`import sys; sys.path.insert(0, "${PACKAGES}")`);
  return { python, program: compiled };
}

/** Pyodide would fetch and compile its program itself, in each worker anew: that costs seconds and 20 MB. */
function run(address: string, program: WebAssembly.Module | Promise<WebAssembly.Module>): void {
  const real = self.fetch.bind(self);
  self.fetch = async (wanted, options) => (String(wanted) === address ? new Response() : real(wanted, options));
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await program;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

function checked(folder: string, progress: (share: number) => void): typeof fetch {
  const real = self.fetch.bind(self);
  const all = Object.values(ENGINE.files).reduce((sum, [size]) => sum + size, 0);
  let here = 0;
  return async (wanted, options) => {
    const address = wanted instanceof Request ? wanted.url : String(wanted);
    const name = address.startsWith(folder) ? address.slice(folder.length) : "";
    const known = ENGINE.files[name];
    if (!known) return real(wanted, options);
    const answer = await real(address, { integrity: known[1] });
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    const counted = answer.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>({
      transform(part, out) {
        here += part.length;
        progress(Math.min(1, here / all));
        out.enqueue(part);
      },
    }));
    return new Response(counted, { headers: { "content-type": KINDS[name.split(".").pop()!] ?? "text/javascript" } });
  };
}
