// Compiles what the page's Python would compile at every start: node tools/compiled.mjs FOLDER OF THE ENGINE

import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const folder = `${resolve(process.argv[2])}/`;
const { loadPyodide } = await import(`${folder}pyodide.mjs`);
const python = await loadPyodide({ indexURL: folder, env: { PYTHONHASHSEED: "0" } });
python.FS.writeFile("/consigliere.zip", readFileSync(`${folder}consigliere.zip`));
python.runPython(readFileSync(new URL("compiled.py", import.meta.url), "utf8"));
writeFileSync(`${folder}python_stdlib.zip`, python.FS.readFile("/library.zip"));
writeFileSync(`${folder}consigliere.zip`, python.FS.readFile("/package.zip"));
