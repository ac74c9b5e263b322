import { svelte } from "@sveltejs/vite-plugin-svelte";
import { optimize } from "svgo";
import { ExternalPackageIconLoader } from "unplugin-icons/loaders";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

/** A picture with its coordinates rounded: no eye sees the difference, and a phone loads less. */
function rounded(svg: string): string {
  return optimize(svg, { multipass: true, floatPrecision: 1 }).data;
}

export default defineConfig({
  plugins: [
    svelte(),
    icons({
      compiler: "svelte",
      scale: 1,
      // Only collections that are named here go through `transform`.
      customCollections: {
        ...ExternalPackageIconLoader("@iconify-json/fluent-emoji-flat"),
        ...ExternalPackageIconLoader("@iconify-json/lucide"),
      },
      transform: rounded,
    }),
  ],
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
