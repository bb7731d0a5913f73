import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8400"; // where `boardwright serve` listens while one works here

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  build: {
    outDir: "../src/boardwright/server/bundle",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the policy of the server lets nothing come from data: addresses
    modulePreload: { polyfill: false }, // every browser that can run the page has it
    target: "es2022",
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  server: {
    proxy: { "/api": SERVER, "/texts": SERVER, "/socket": { target: SERVER, ws: true } },
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], reporters: ["dot"] },
});
