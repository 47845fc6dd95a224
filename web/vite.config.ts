import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const server = process.env.CONSIGLIERE ?? "http://127.0.0.1:8000";

/** `--mode here`: the page that needs no server, for any address; HERE names its folder, where the engine lies already. */
export default defineConfig(({ mode }) => {
  const here = mode === "here" ? process.env.HERE! : "";
  return {
  base: here ? "./" : "/",
  resolve: { alias: { "#host": fileURLToPath(new URL(here ? "src/here/host.ts" : "src/api/server.ts", import.meta.url)) } },
  define: { __ENGINE__: here ? readFileSync(`${here}/engine.json`, "utf8") : "null" },
  worker: { format: "es" },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  optimizeDeps: { include: ["preact", "preact/hooks", "preact/jsx-dev-runtime", "@preact/signals", "@fluent/bundle"], noDiscovery: true },
  build: {
    outDir: here || "../src/consigliere/page",
    emptyOutDir: !here,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  };
});
