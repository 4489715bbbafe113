// src/wire.d.ts from wire.schema.json, the server's JSON Schema; `npm run types` writes both anew.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const file = (name) => new URL(`../${name}`, import.meta.url);

/** The declarations that belong to a schema. */
export async function declarations(schema) {
  return await compile(schema, "Wire", {
    additionalProperties: false,
    bannerComment: "/* Made from wire.schema.json by `npm run types`; do not edit. */",
    ignoreMinAndMaxItems: true,
    style: { printWidth: 120 },
    unreachableDefinitions: true,
  });
}

if (import.meta.filename === process.argv[1]) {
  const schema = JSON.parse(await readFile(file("wire.schema.json"), "utf8"));
  await writeFile(file("src/wire.d.ts"), await declarations(schema));
}
