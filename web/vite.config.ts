import { defineConfig } from "vite";

const server = process.env.CONSIGLIERE ?? "http://127.0.0.1:8000";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  optimizeDeps: { include: ["preact", "preact/hooks", "preact/jsx-dev-runtime", "@preact/signals", "@fluent/bundle"], noDiscovery: true },
  build: {
    outDir: "../src/consigliere/page",
    emptyOutDir: true,
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
});
