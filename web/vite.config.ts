import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 })],
  // Unit tests run the client build of Svelte's runes.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    target: "es2022",
    // The Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    manifest: true,
  },
  // `npm run dev` beside a running `kaizhuo serve`.
  server: { proxy: { "/api": process.env.KAIZHUO_SERVER ?? "http://127.0.0.1:8000" } },
  test: { include: ["tests/**/*.test.ts"] },
});
