import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { declarations } from "../scripts/types.js";

test("wire.d.ts is what wire.schema.json says; `npm run types` makes it anew", async () => {
  const schema = JSON.parse(readFileSync(join(import.meta.dirname, "../wire.schema.json"), "utf8")) as object;
  expect(readFileSync(join(import.meta.dirname, "wire.d.ts"), "utf8")).toBe(await declarations(schema));
});
