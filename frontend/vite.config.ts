import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // All addresses are relative, so that the page works under any path.
  base: "./",
  build: { outDir: "../src/cardloom/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    fs: { allow: [".."] },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
